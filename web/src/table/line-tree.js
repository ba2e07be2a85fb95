/**
 * Lays a line with spinners. The search that lays two-ended lines gives the largest tiles, but a tree
 * can be so tangled that its arms find no way past each other; then it is spread.
 *
 * @typedef {import("./line-growth.js").Box} Box
 * @typedef {import("./line-layout.js").Layout} Layout
 * @typedef {import("./line-plan.js").Plan} Plan
 */

import { boundsOfAll } from "./line-bounds.js";
import { scaleOf } from "./line-pose.js";
import { layAt } from "./line-search.js";
import { spread } from "./line-spread.js";

/** No tree fills more of its box than this share. */
const FULL = 0.6;

/** How much harder, and how many pixels further, it is tried when a size has been found. */
const HARDER = 3;
const FURTHER = 4;

/**
 * The tree in about the largest tiles in which the search lays it; null if it finds no way.
 *
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 */
export function growTree(plan, box, maxUnit) {
  const count = plan.nodes.length;
  const budget = 2 * count + 60;
  const most = Math.min(maxUnit, Math.floor(Math.sqrt((FULL * box.width * box.height) / (2 * count))));
  let growth = null;
  let above = most + 1;
  let unit = 0;
  while (above - unit > 1) {
    const middle = Math.ceil((above + unit) / 2);
    const laid = layAt(plan, box, middle, budget);
    if (laid) [growth, unit] = [laid, middle];
    else above = middle;
  }
  for (let next = unit + 1; growth && next <= Math.min(most, unit + FURTHER); next++) {
    const laid = layAt(plan, box, next, HARDER * budget);
    if (laid) [growth, unit] = [laid, next];
  }
  return growth;
}

/**
 * The tree in the largest tiles in which it can be spread; null if not even in tiles of 1 px.
 *
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Layout | null}
 */
export function spreadTree(plan, box, maxUnit) {
  let unit = maxUnit;
  while (unit >= 1) {
    const layout = spread(plan, scaleOf(unit));
    const { left, right, top, bottom } = boundsOfAll(layout);
    const share = Math.min(box.width / (right - left), box.height / (bottom - top));
    if (share >= 1) return layout;
    unit = Math.min(unit - 1, Math.floor(unit * share) + 1);
  }
  return null;
}
