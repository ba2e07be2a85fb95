// What is hit to choose a place: wide enough for a finger where the places leave room, never two at once.

/** @typedef {import("./label-spot.js").Area} Area */
/** @typedef {import("../lib/measure.js").Box} Box */

/** The side of a target that a finger hits well. */
const TARGET = 44;

/**
 * Every area widened about its middle, moved into the box where it would stick out, and cut half way to
 * another area where the two would overlap.
 *
 * @param {readonly Area[]} areas
 * @param {Box} box
 * @returns {Area[]}
 */
export function targetsOf(areas, box) {
  const targets = areas.map((area) => atLeast(area, box));
  areas.forEach((one, index) => {
    areas.forEach((other, second) => {
      const [a, b] = [targets[index], targets[second]];
      if (second > index && a && b && overlaps(a, b)) part(one, other, a, b);
    });
  });
  return targets;
}

/** @param {Area} a @param {Area} b */
function overlaps(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/**
 * Parts two targets between their areas, in the direction in which these are further apart.
 *
 * @param {Area} one
 * @param {Area} other
 * @param {Area} a
 * @param {Area} b
 */
function part(one, other, a, b) {
  const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width);
  const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height);
  if (Math.max(across, down) < 0) return;
  const [start, length] = across >= down ? AXES.across : AXES.down;
  const isFirst = one[start] <= other[start];
  const [before, after] = isFirst ? [one, other] : [other, one];
  const middle = (before[start] + before[length] + after[start]) / 2;
  const [left, right] = isFirst ? [a, b] : [b, a];
  left[length] = Math.min(left[length], middle - left[start]);
  const end = right[start] + right[length];
  right[start] = Math.max(right[start], middle);
  right[length] = end - right[start];
}

const AXES = /** @type {const} */ ({ across: ["x", "width"], down: ["y", "height"] });

/** @param {Area} area @param {Box} box @returns {Area} */
function atLeast({ x, y, width, height }, box) {
  const across = widened(x, width, box.width);
  const down = widened(y, height, box.height);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/**
 * @param {number} start
 * @param {number} length
 * @param {number} room
 */
function widened(start, length, room) {
  const wide = Math.max(length, TARGET);
  const centred = start - (wide - length) / 2;
  return { start: Math.max(0, Math.min(centred, room - wide)), length: wide };
}
