// Where the arms of a branching line may be played on: a mark at each open end, filled where it counts.

/** @typedef {import("../engine/protocol.d.ts").LineView} LineView */
/** @typedef {import("./line.js").Arrangement} Arrangement */

/**
 * @typedef {object} EndMark
 * @property {number} x
 * @property {number} y
 * @property {boolean} counts
 */

/**
 * @param {Pick<Arrangement, "tiles" | "ends" | "unit">} laid
 * @param {LineView} line
 * @returns {EndMark[]}
 */
export function endMarks({ tiles, ends, unit }, { scoring }) {
  return ends.flatMap(({ anchor, spots }) => {
    const tile = tiles.find((other) => other.tile === anchor);
    if (!tile) return [];
    const { box } = spots.single;
    // The point of the next tile's room that is nearest to the tile it would be attached to.
    const x = clamped(tile.x, box.x, box.x + box.width);
    const y = clamped(tile.y, box.y, box.y + box.height);
    // A little way into that room, so that the mark does not hide pips.
    const inward = 0.12 * unit;
    return [
      {
        x: x + inward * Math.sign(box.x + box.width / 2 - x),
        y: y + inward * Math.sign(box.y + box.height / 2 - y),
        counts: anchor !== null && scoring.includes(anchor),
      },
    ];
  });
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const clamped = (value, least, most) => Math.min(Math.max(value, least), most);
