/**
 * Lays a two-ended line as it came about, so that a tile more leaves the others where they lie: it is
 * added to what lies; if there is no room the tiles shrink and keep their turns; and only if laying
 * everything anew makes the tiles much larger is everything laid anew.
 *
 * The outcome depends on the line and the box alone.
 *
 * @typedef {import("./line-growth.js").Box} Box
 * @typedef {import("./line-plan.js").Plan} Plan
 */

import { Growth } from "./line-growth.js";
import { planPrefix } from "./line-plan.js";
import { at, scaleOf } from "./line-pose.js";
import { layLargest } from "./line-search.js";

/** How much of the largest tiles is given for leaving the line as it lies. */
const KEEP = 0.92;
const BUDGET = 1000;

/**
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 */
export function replay(plan, box, maxUnit) {
  /** @type {Growth | null} */
  let growth = null;
  let best = maxUnit;
  for (let count = 1; count <= plan.nodes.length; count++) {
    const prefix = planPrefix(plan, count);
    /** @type {Growth | null} */
    let next = growth && (added(growth, prefix) ?? shrunk(growth, prefix, Math.ceil(KEEP * best)));
    if (!next) {
      const fresh = layLargest(prefix, box, best, BUDGET);
      if (!fresh) return null;
      best = fresh.scale.unit;
      next = (growth && shrunk(growth, prefix, Math.ceil(KEEP * best))) ?? fresh;
    }
    growth = next;
  }
  return growth;
}

/** One tile more, in the first place that it can take. @param {Growth} growth @param {Plan} plan */
export function added(growth, plan) {
  const next = growth.withPlan(plan);
  return addLast(next) ? next : null;
}

/** @param {Growth} growth */
function addLast(growth) {
  const blame = new Uint8Array(growth.plan.nodes.length);
  return growth.possible(growth.poses.length).some((pose, choice) => growth.place(pose, choice, blame));
}

/**
 * The same turns in smaller tiles, and one tile more.
 *
 * @param {Growth} growth
 * @param {Plan} plan
 * @param {number} least
 */
function shrunk(growth, plan, least) {
  for (let unit = growth.scale.unit - 1; unit >= least; unit--) {
    const next = new Growth(plan, growth.box, scaleOf(unit));
    const blame = new Uint8Array(plan.nodes.length);
    const isKept = growth.choices.every((choice, index) =>
      next.place(at(next.possible(index), choice), choice, blame),
    );
    if (isKept && addLast(next)) return next;
  }
  return null;
}
