// Where a line may be played on: a badge at each open end with what the end counts now, filled where it counts.

import { overlap } from "./label-spot.js";

/** @typedef {import("../engine/protocol.d.ts").LineView} LineView */
/** @typedef {import("./label-spot.js").Area} Area */
/** @typedef {import("./line.js").Arrangement} Arrangement */

/**
 * @typedef {object} EndMark
 * @property {number} x centre
 * @property {number} y
 * @property {number} radius
 * @property {number | null} value null where no count is shown, or no number could be read
 * @property {boolean} counts
 */

/** How wide a badge is: in shares of a tile's short side, and in CSS pixels. */
const BADGE = { share: 0.6, least: 16, most: 34 };
/** The smallest badge with a number in it, which is read without effort. */
const READABLE = 14;
/** Between a badge and what is about it. */
const MARGIN = 1;

/**
 * A badge lies in the room that is kept for the next tile. Where none can come any more, no room is kept:
 * a badge that would hide something there is a mere dot on the edge.
 *
 * @param {Pick<Arrangement, "tiles" | "ends" | "unit" | "rods">} laid
 * @param {LineView} line
 * @param {{isCounted?: boolean, hidden?: readonly Area[]}} [options] `isCounted`: whether the values are told;
 *   `hidden`: areas that are covered, and whose badges would show through
 * @returns {EndMark[]}
 */
export function endMarks({ tiles, ends, unit, rods }, { ends: views, scoring }, options = {}) {
  const { isCounted = true, hidden = [] } = options;
  const width = Math.min(unit - 2 * MARGIN, Math.max(BADGE.least, Math.min(BADGE.most, BADGE.share * unit)));
  const dot = Math.max(3.5, 0.13 * unit);
  const taken = [...tiles.map(({ box }) => box), ...rods];
  /** @type {EndMark[]} */
  const marks = [];
  ends.forEach(({ anchor, spots }, index) => {
    const tile = tiles.find((other) => other.tile === anchor);
    if (!tile) return;
    const counts = anchor !== null && scoring.includes(anchor);
    const value = isCounted ? (views[index]?.value ?? null) : null;
    const radius = width / 2;
    const badge = { ...entrance(tile, spots.single.box, radius + MARGIN), radius, value, counts };
    const isClear = width >= READABLE && taken.every((other) => overlap(areaOf(badge), other) === 0);
    const mark =
      isClear && value !== null
        ? badge
        : { ...entrance(tile, spots.single.box, 0.12 * unit), radius: dot, value: null, counts };
    if (hidden.some((area) => overlap(areaOf(mark), area) > 0)) return;
    taken.push(areaOf(mark));
    marks.push(mark);
  });
  return marks;
}

/** @param {Pick<EndMark, "x" | "y" | "radius">} mark @returns {Area} the square around it */
export const areaOf = ({ x, y, radius }) => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/**
 * So far within the next tile's room, at the point that is nearest to the tile that it is attached to.
 *
 * @param {{x: number, y: number}} tile
 * @param {Area} room
 * @param {number} inward
 */
function entrance(tile, room, inward) {
  return {
    x: clamped(tile.x, room.x + inward, room.x + room.width - inward),
    y: clamped(tile.y, room.y + inward, room.y + room.height - inward),
  };
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const clamped = (value, least, most) => Math.min(Math.max(value, least), most);
