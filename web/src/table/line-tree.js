/**
 * Lays a line with spinners: packed in a lattice, as large as a search finds it. Tiles that lie stay
 * where they are, at most in another size, until laying everything anew makes them much larger. A tree
 * can be so tangled that no way is found; then it is spread along rods.
 *
 * How large tiles are is what the felt permits: those of a random round with one spinner fill about 0.35 of
 * it, with many spinners 0.25. On the felt of a window of 320 × 568 px 91 tiles are then some 10 px wide, and
 * half of that where every double was played first. What no tile goes below in each window is stated, and
 * kept, in line-random.test.js; the closer look shows every tile 30 px wide at least.
 *
 * @typedef {import("./line-growth.js").Box} Box
 * @typedef {import("./line-lattice.js").Lying} Lying
 * @typedef {import("./line-layout.js").Layout} Layout
 * @typedef {import("./line-plan.js").Plan} Plan
 *
 * @typedef {import("./line-sizes.js").Found} Found
 *
 * @typedef {object} Packed
 * @property {string[]} tiles what was laid, and where
 * @property {readonly Lying[]} lying tiles, then rooms
 * @property {number} unit
 * @property {Box} box
 * @property {number} fill how much of the felt the tiles filled when all was laid anew; where they were as
 *   large as they may be, that says nothing, and more than enough is taken for it
 */

import { boundsOfAll } from "./line-bounds.js";
import { area, boundsOf, cellsIn, inPixels, unitFor, whole } from "./line-cells.js";
import { isAlike } from "./line-growth.js";
import { packOnto } from "./line-pack.js";
import { scaleOf } from "./line-pose.js";
import { laidAnew } from "./line-sizes.js";
import { spread } from "./line-spread.js";

/** How much of the largest tiles is given for leaving the line as it lies, and for leaving a part of it. */
const KEEP = 0.8;
const KEEP_PART = 0.9;
/** And for the shape of the line, when its window changes. */
const KEEP_SHAPE = 0.95;
/** So much of what lies is left where it lies, all at best: in shares of the tiles, those that came first. */
const LEFT = [1, 0.9, 0.75, 0.55];
/** How many tiles may have come or gone since. */
const AWAY = 3;
/** Felts of so many sizes are remembered: a hand that is shown or hidden changes it. */
const MEMORY = 6;

/** @type {Packed[]} the latest first */
let memory = [];

/**
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Layout | null}
 */
export function layTree(plan, box, maxUnit) {
  const tiles = plan.nodes.map(({ text, anchor, way }) => `${text} ${anchor} ${way}`);
  const packed = kept(plan, tiles, box, maxUnit) ?? anew(plan, tiles, box, maxUnit);
  if (packed) {
    memory = [packed, ...memory.filter((other) => !isSame(other.box, box))].slice(0, MEMORY);
  }
  return packed ? inPixels(plan, packed) : spreadTree(plan, box, maxUnit);
}

/**
 * As it lay, with what has come since: all of it, or all but what came last.
 *
 * @param {Plan} plan
 * @param {string[]} tiles
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Packed | null}
 */
function kept(plan, tiles, box, maxUnit) {
  for (const before of ownFirst(box)) {
    const differs = tiles.findIndex((tile, index) => before.tiles[index] !== tile);
    const common = differs < 0 ? tiles.length : differs;
    if (common < Math.max(2, tiles.length - AWAY, before.tiles.length - AWAY)) continue;
    const isWhole = common === tiles.length && common === before.tiles.length;
    if (isWhole && isSame(before.box, box) && before.unit <= maxUnit) return before;
    const lying = left(before, common, plan, box, maxUnit);
    if (lying) return { tiles, box, fill: before.fill, ...lying };
  }
  return null;
}

/** What lies in boxes alike: a window that comes back to what it was shows what it showed. @param {Box} box */
function ownFirst(box) {
  const own = memory.filter((before) => isSame(before.box, box));
  return [...own, ...memory.filter((before) => !isSame(before.box, box) && isAlike(before.box, box))];
}

/**
 * @param {Packed} before
 * @param {number} common so many of its tiles
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 */
function left(before, common, plan, box, maxUnit) {
  // Laid anew, the tiles would fill about as much of the felt as they did the last time.
  const expected = Math.min(maxUnit, Math.sqrt((before.fill * area(box)) / (2 * plan.nodes.length)));
  const rooms = before.lying.slice(before.tiles.length);
  const expectedAt = rooms.flatMap(({ single, double }) => (double ? [single, double] : [single]));
  const least = isSame(before.box, box) ? KEEP : KEEP_SHAPE;
  for (const share of LEFT) {
    const fixed = before.lying.slice(0, Math.max(1, Math.ceil(share * common)));
    const limit = (share === 1 ? least : KEEP_PART) * expected;
    const lying = onto(plan, fixed, expectedAt, box, maxUnit, limit);
    if (lying) return lying;
  }
  return null;
}

/**
 * @param {Plan} plan
 * @param {string[]} tiles
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Packed | null}
 */
function anew(plan, tiles, box, maxUnit) {
  const found = laidAnew(plan, box, maxUnit);
  if (!found) return null;
  const isLargest = found.unit >= whole(maxUnit);
  const fill = isLargest ? Number.POSITIVE_INFINITY : (2 * tiles.length * found.unit ** 2) / area(box);
  return { tiles, box, fill, ...found };
}

/** @param {Box} one @param {Box} other */
const isSame = (one, other) => one.width === other.width && one.height === other.height;

/**
 * @param {Plan} plan
 * @param {readonly Lying[]} fixed
 * @param {readonly import("./line-pose.js").Rect[]} expected
 * @param {Box} box
 * @param {number} maxUnit
 * @param {number} least
 */
function onto(plan, fixed, expected, box, maxUnit, least) {
  const bounds = boundsOf(fixed);
  const most = Math.min(maxUnit, unitFor(bounds, box));
  for (let unit = whole(most); unit >= least && unit > 0; unit = whole(unit * 0.97 - 0.01)) {
    const { width, height } = cellsIn(box, unit);
    const [free, freeDown] = [width - (bounds.right - bounds.left), height - (bounds.bottom - bounds.top)];
    const tried = new Set();
    for (const [across, down] of SIDES) {
      const x = Math.round(free * across) - bounds.left;
      const y = Math.round(freeDown * down) - bounds.top;
      const where = `${x} ${y}`;
      if (tried.has(where)) continue;
      tried.add(where);
      const lying = packOnto(
        plan,
        width,
        height,
        moved(fixed, x, y),
        expected.map((rect) => by(rect, x, y)),
      );
      if (lying) return { lying, unit: whole(Math.min(maxUnit, unitFor(boundsOf(lying), box))) };
    }
  }
  return null;
}

/** Where what lies is put in the box, the middle first. */
const SIDES = /** @type {const} */ ([
  [0.5, 0.5],
  [0, 0.5],
  [1, 0.5],
  [0.5, 0],
  [0.5, 1],
  [0, 0],
  [1, 1],
  [0, 1],
  [1, 0],
]);

/** @param {readonly Lying[]} lying @param {number} x @param {number} y @returns {Lying[]} */
function moved(lying, x, y) {
  return lying.map(({ single, double }) => ({
    single: { ...by(single, x, y), link: single.link && by(single.link, x, y) },
    double: double && by(double, x, y),
  }));
}

/** @template {import("./line-pose.js").Rect} R @param {R} rect @param {number} x @param {number} y @returns {R} */
const by = (rect, x, y) => ({ ...rect, x: rect.x + x, y: rect.y + y });

/**
 * The tree in the largest tiles in which it can be spread; null if not even in tiles of 1 px.
 *
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Layout | null}
 */
function spreadTree(plan, box, maxUnit) {
  let unit = Math.floor(maxUnit);
  while (unit >= 1) {
    const layout = spread(plan, scaleOf(unit));
    const { left, right, top, bottom } = boundsOfAll(layout);
    const share = Math.min(box.width / (right - left), box.height / (bottom - top));
    if (share >= 1) return layout;
    unit = Math.min(unit - 1, Math.floor(unit * share) + 1);
  }
  return null;
}
