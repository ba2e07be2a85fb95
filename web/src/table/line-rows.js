/**
 * A quick bound for two-ended lines: could the tiles still to come lie in the rows that are left?
 *
 * Without it a search finds out in the last row that it went wrong in the first.
 */

import { at, dx, dy, mouthOf } from "./line-pose.js";

/**
 * @param {import("./line-growth.js").Growth} growth
 * @param {import("./line-bounds.js").Bounds} bounds of the tiles that lie and the room at the ends
 */
export function hasRowsLeft({ plan, box, scale, poses }, bounds) {
  let { top, bottom } = bounds;
  for (const { owner, way, child } of at(plan.open, poses.length - 1)) {
    if (child < 0) continue;
    const mouth = mouthOf(at(poses, owner), way, scale);
    const rows = rowsFor(lengthFrom(plan, child, scale), rowLeft(mouth, bounds, box.width), box.width, scale);
    if (rows === 0) continue;
    const depth = rows * (2 * scale.unit + scale.gap) + scale.unit / 2;
    top = Math.min(top, mouth.y + dy(mouth.drift) * depth);
    bottom = Math.max(bottom, mouth.y + dy(mouth.drift) * depth);
  }
  return bottom - top <= box.height;
}

/**
 * How far a row can still go.
 *
 * @param {import("./line-pose.js").Mouth} mouth
 * @param {import("./line-bounds.js").Bounds} bounds
 * @param {number} width
 */
function rowLeft({ direction, x, reach }, bounds, width) {
  if (dx(direction) > 0) return bounds.left + width - x - reach;
  if (dx(direction) < 0) return x - reach - (bounds.right - width);
  return width;
}

/**
 * @param {number} length
 * @param {number} left
 * @param {number} width
 * @param {import("./line-pose.js").Scale} scale
 */
function rowsFor(length, left, width, { unit }) {
  // A tile that turns at the end of a row lies in two rows, and shortens each by one half only.
  return Math.max(0, Math.ceil((length - left - unit) / (width + unit)));
}

/** @param {import("./line-plan.js").Plan} plan @param {number} first @param {import("./line-pose.js").Scale} scale */
function lengthFrom({ nodes }, first, { unit, gap }) {
  let length = 0;
  let last = first;
  for (let index = first; index < nodes.length; index++) {
    const { anchor, isDouble } = at(nodes, index);
    if (index !== first && anchor !== last) continue;
    length += (isDouble ? unit : 2 * unit) + gap;
    last = index;
  }
  return length;
}
