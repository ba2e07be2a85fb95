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

/** How long a search for a way to lay a line anew may take; a longer one seldom finds a larger tile. */
const BUDGET = 1000;

/**
 * @typedef {object} Step
 * @property {string} tile what was laid, and where
 * @property {Growth} growth
 * @property {number} best the largest unit in which the line could be laid anew
 */

/** The line that was laid last: most often the next one is one tile longer. */
let recent = { key: "", steps: /** @type {Step[]} */ ([]) };

/**
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 */
export function replay(plan, box, maxUnit) {
  const key = `${box.width} ${box.height} ${maxUnit}`;
  if (recent.key !== key) recent = { key, steps: [] };
  const { steps } = recent;
  const tiles = plan.nodes.map(({ text, anchor, way }) => `${text} ${anchor} ${way}`);
  const known = tiles.findIndex((tile, index) => steps[index]?.tile !== tile);
  steps.length = known < 0 ? tiles.length : known;
  while (steps.length < tiles.length) {
    const step = advance(steps.at(-1), planPrefix(plan, steps.length + 1), box, maxUnit);
    if (!step) return null;
    steps.push({ tile: at(tiles, steps.length), ...step });
  }
  return at(steps, tiles.length - 1).growth.withPlan(plan);
}

/**
 * @param {Step | undefined} before
 * @param {Plan} plan with one tile more
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Pick<Step, "growth" | "best"> | null}
 */
function advance(before, plan, box, maxUnit) {
  if (before) {
    const { growth, best } = before;
    const next = added(growth, plan) ?? shrunk(growth, plan, Math.ceil(KEEP * best));
    if (next) return { growth: next, best };
  }
  const fresh = layLargest(plan, box, before?.best ?? maxUnit, BUDGET);
  if (!fresh) return null;
  const best = fresh.scale.unit;
  return { growth: (before && shrunk(before.growth, plan, Math.ceil(KEEP * best))) ?? fresh, best };
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
