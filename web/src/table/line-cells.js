/**
 * From pixels to the cells of the lattice in which trees are packed, and back.
 *
 * @typedef {import("./line-growth.js").Box} Box
 * @typedef {import("./line-lattice.js").Lying} Lying
 * @typedef {import("./line-layout.js").Layout} Layout
 * @typedef {import("./line-plan.js").Plan} Plan
 */

import { extend } from "./line-bounds.js";
import { itemsOf } from "./line-items.js";
import { CELLS } from "./line-lattice.js";
import { at, mouthOf, scaleOf, straight } from "./line-pose.js";

/** @param {Box} box */
export const area = ({ width, height }) => width * height;

/** Between the middles of two tiles side by side: no tile is drawn longer than twice its short side. @param {number} unit */
const pitchOf = (unit) => unit + Math.max(0.5, unit / 32);

/** @param {Box} box @param {number} unit */
export function cellsIn({ width, height }, unit) {
  const cell = pitchOf(unit) / 2;
  return { width: Math.floor(width / cell + 1e-6), height: Math.floor(height / cell + 1e-6) };
}

/** The largest unit in which so many cells fit. @param {import("./line-bounds.js").Bounds} bounds @param {Box} box */
export function unitFor({ left, right, top, bottom }, { width, height }) {
  const pitch = 2 * Math.min(width / (right - left), height / (bottom - top));
  return Math.min(pitch - 0.5, (pitch * 32) / 33);
}

/** In whole pixels, or in quarters where that makes a difference. @param {number} unit */
export const whole = (unit) => (unit >= 16 ? Math.floor(unit) : Math.floor(unit * 4) / 4);

/** @param {readonly Lying[]} lying */
export function boundsOf(lying) {
  /** @type {import("./line-bounds.js").Bounds | undefined} */
  let bounds;
  for (const { single, double } of lying) {
    bounds = extend(bounds, single, 0);
    if (double) bounds = extend(bounds, double, 0);
  }
  return /** @type {import("./line-bounds.js").Bounds} */ (bounds);
}

/** @param {Plan} plan @param {{lying: readonly Lying[], unit: number}} found @returns {Layout} */
export function inPixels(plan, { lying, unit }) {
  const pitch = pitchOf(unit);
  const scale = { ...scaleOf(unit), gap: 2 * (pitch - unit) };
  const poses = plan.nodes.map(({ anchor, way }, index) => {
    const { single } = at(lying, index);
    const pose = drawn(single, pitch, unit);
    if (single.link) pose.link = rod(single.link, mouthOf(at(lying, anchor).single, way, CELLS), pitch, unit);
    return pose;
  });
  return { scale, poses, spots: spotsOf(plan, lying, (pose) => drawn(pose, pitch, unit)) };
}

/**
 * @param {import("./line-pose.js").Pose} pose in cells
 * @param {number} pitch
 * @param {number} unit
 * @returns {import("./line-pose.js").Pose}
 */
function drawn(pose, pitch, unit) {
  return {
    ...pose,
    x: (pose.x * pitch) / 2,
    y: (pose.y * pitch) / 2,
    halfWidth: (pose.halfWidth * unit) / 2,
    halfHeight: (pose.halfHeight * unit) / 2,
    link: null,
  };
}

/**
 * @param {Plan} plan
 * @param {readonly Lying[]} lying
 * @param {(pose: import("./line-pose.js").Pose) => import("./line-pose.js").Pose} draw
 * @returns {Layout["spots"]}
 */
function spotsOf(plan, lying, draw) {
  const items = itemsOf(plan);
  const spots = plan.exits
    .filter(({ child }) => child < 0)
    .map(({ id, owner, way }) => {
      const room = items.findIndex(({ exit }) => exit === id);
      const mouth = mouthOf(at(lying, owner).single, way, CELLS);
      const { single, double } =
        room < 0 ? { single: straight(mouth, false, CELLS), double: null } : at(lying, room);
      const across = at(plan.nodes, owner).isDouble ? null : (double ?? straight(mouth, true, CELLS));
      const isKept = { single: room >= 0, double: double !== null };
      const spot = { owner, single: draw(single), double: across && draw(across), isKept };
      return /** @type {const} */ ([id, spot]);
    });
  return new Map(spots);
}

/**
 * A rod from edge to edge of the two tiles that it joins.
 *
 * @param {import("./line-pose.js").Rect} cells
 * @param {import("./line-pose.js").Mouth} mouth
 * @param {number} pitch
 * @param {number} unit
 * @returns {import("./line-pose.js").Rect}
 */
function rod({ x, y, halfWidth, halfHeight }, { direction }, pitch, unit) {
  const isRow = (direction & 1) === 0;
  const half = ((isRow ? halfWidth : halfHeight) * pitch + pitch - unit) / 2;
  const thin = unit / 16;
  return {
    x: (x * pitch) / 2,
    y: (y * pitch) / 2,
    halfWidth: isRow ? half : thin,
    halfHeight: isRow ? thin : half,
  };
}
