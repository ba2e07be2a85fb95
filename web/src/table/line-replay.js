/**
 * Lays a two-ended line as it came about, so that a tile more leaves the others where they lie: it is
 * added to what lies; if there is no room the tiles shrink and keep their turns; and only if laying
 * everything anew makes the tiles much larger is everything laid anew.
 *
 * In a box of another size the line keeps its turns too, if its tiles are nearly as large so. In a box
 * that it was laid in before it lies as it lay.
 *
 * @typedef {import("./line-growth.js").Box} Box
 * @typedef {import("./line-plan.js").Plan} Plan
 */

import { Growth, isAlike } from "./line-growth.js";
import { planPrefix } from "./line-plan.js";
import { at, scaleOf } from "./line-pose.js";
import { layLargest } from "./line-search.js";

/** How much of the largest tiles is given for leaving the line as it lies. */
const KEEP = 0.9;

/** How long a search for a way to lay a line anew may take; a longer one seldom finds a larger tile. */
const BUDGET = 1000;

/** How many tiles may have come or gone since a line was laid that is to keep its turns. */
const AWAY = 3;
/** Boxes of so many sizes are remembered. */
const MEMORY = 6;

/**
 * @typedef {object} Step
 * @property {Growth} growth
 * @property {number} best the largest unit in which the line could be laid anew, or about that
 * @property {number} limit no unit is larger in which a longer line can be laid
 *
 * @typedef {object} Past what was laid in a box
 * @property {string} key
 * @property {Box} box
 * @property {number} maxUnit
 * @property {string[]} tiles of the line that was laid last: what was laid, and where
 * @property {(Step | undefined)[]} steps after each of them, as far as they are known; the last one is
 */

/** @type {Past[]} the latest first: most often the next line is one tile longer */
let memory = [];

/**
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 */
export function replay(plan, box, maxUnit) {
  const key = `${box.width} ${box.height} ${maxUnit}`;
  const tiles = plan.nodes.map(({ text, anchor, way }) => `${text} ${anchor} ${way}`);
  const here = memory.find((other) => other.key === key) ?? { key, box, maxUnit, tiles: [], steps: [] };
  const steps = here.steps.slice(0, agreeing(here.tiles, tiles));
  const isNear = steps.length === tiles.length - 1 && steps.at(-1) !== undefined;
  if (!steps[tiles.length - 1] && !isNear) {
    const step = inOtherSize([here, ...memory], tiles, plan, box, maxUnit);
    if (step) steps[tiles.length - 1] = step;
  }
  if (!steps[tiles.length - 1] && !grow(steps, plan, box, maxUnit)) return null;
  memory = [{ key, box, maxUnit, tiles, steps }, ...memory.filter((other) => other.key !== key)].slice(
    0,
    MEMORY,
  );
  return /** @type {Step} */ (steps[tiles.length - 1]).growth.withPlan(plan);
}

/** How many tiles two lines begin with in common. @param {string[]} one @param {string[]} other */
function agreeing(one, other) {
  const differs = other.findIndex((tile, index) => one[index] !== tile);
  return differs < 0 ? other.length : differs;
}

/**
 * Tile after tile, from the first or from what is known.
 *
 * @param {(Step | undefined)[]} steps
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 */
function grow(steps, plan, box, maxUnit) {
  const known = steps.at(-1) ? steps.length : 0;
  for (let count = known + 1; count <= plan.nodes.length; count++) {
    const step = advance(steps[count - 2], planPrefix(plan, count), box, maxUnit);
    if (!step) return false;
    steps[count - 1] = step;
  }
  return true;
}

/**
 * With the turns that it has in another box, or that a longer line has in this one; if its tiles are much
 * smaller so, laid anew. Null where nothing of the kind was laid.
 *
 * @param {readonly Past[]} pasts
 * @param {string[]} tiles
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Step | null}
 */
function inOtherSize(pasts, tiles, plan, box, maxUnit) {
  let isKnown = false;
  for (const past of pasts) {
    const common = agreeing(past.tiles, tiles);
    const last = past.steps.at(-1);
    if (!last || common < Math.max(2, tiles.length - AWAY, past.tiles.length - AWAY)) continue;
    isKnown = true;
    const step = isAlike(past.box, box) && resized(last, common, past, plan, box, maxUnit);
    if (step) return step;
  }
  const fresh = isKnown ? layLargest(plan, box, maxUnit, BUDGET) : null;
  return fresh && { growth: fresh, best: fresh.scale.unit, limit: fresh.scale.unit };
}

/**
 * @param {Step} before
 * @param {number} common so many of its tiles
 * @param {Past} past
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Step | null}
 */
function resized({ growth, best }, common, past, plan, box, maxUnit) {
  const old = past.box;
  const isSame = old.width === box.width && old.height === box.height;
  const share = Math.sqrt((box.width * box.height) / (old.width * old.height));
  // Of tiles that were as large as they may be it is not known how much larger there was room for.
  const isLargest = best >= Math.floor(past.maxUnit) && !isSame;
  const expected = isLargest ? Math.floor(maxUnit) : Math.min(maxUnit, Math.ceil(best * share));
  const { left, right, top, bottom } = at(growth.bounds, common - 1);
  const fitting = growth.scale.unit * Math.min(box.width / (right - left), box.height / (bottom - top));
  const most = isSame ? growth.scale.unit : Math.floor(Math.min(maxUnit, fitting + 1));
  const next = relaid(growth.choices.slice(0, common), plan, box, most, Math.ceil(KEEP * expected));
  return next && { growth: next, best: Math.max(expected, next.scale.unit), limit: maxUnit };
}

/**
 * @param {Step | undefined} before
 * @param {Plan} plan with one tile more
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Step | null}
 */
function advance(before, plan, box, maxUnit) {
  /** @param {number} best */
  const smaller = (best) =>
    before && relaid(before.growth.choices, plan, box, before.growth.scale.unit - 1, Math.ceil(KEEP * best));
  if (before) {
    const growth = added(before.growth, plan) ?? smaller(before.best);
    if (growth) return { ...before, growth };
  }
  const fresh = layLargest(plan, box, before?.limit ?? maxUnit, BUDGET);
  if (!fresh) return null;
  const best = fresh.scale.unit;
  return { growth: smaller(best) ?? fresh, best, limit: best };
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
 * The same turns in the largest tiles from `most` to `least`, and what tiles have come since.
 *
 * @param {readonly number[]} choices
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} most
 * @param {number} least
 */
function relaid(choices, plan, box, most, least) {
  for (let unit = most; unit >= least; unit--) {
    const next = new Growth(plan, box, scaleOf(unit));
    const blame = new Uint8Array(plan.nodes.length);
    let isLaid = choices.every((choice, index) =>
      next.place(at(next.possible(index), choice), choice, blame),
    );
    while (isLaid && next.poses.length < plan.nodes.length) isLaid = addLast(next);
    if (isLaid) return next;
  }
  return null;
}
