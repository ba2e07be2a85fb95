// How large the tiles of a hand are and how many stand in a row: as large as fits, always all of them
// in sight, in few rows rather than many as long as a finger hits each.

/** @typedef {import("../lib/measure.js").Box} Box */

/**
 * @typedef {object} HandLayout
 * @property {number} columns
 * @property {number} width  of a tile, which is twice as tall
 * @property {boolean} scrolls  not even the smallest tiles fit
 */

/** Space between tiles, half of it on each side: it belongs to the target. */
export const GAP = 4;
/** The width of a target that a finger hits well. */
const TARGET = 44;
const SMALLEST = 28;
const LARGEST = 96;
/** So many are dealt at most as a rule: fewer are no larger, so that a hand keeps its size while it is played. */
const USUAL = 7;
/** A single row takes about half of the room, so that the line gets the rest. */
const SHARE = 0.26;

/**
 * @param {number} tiles
 * @param {Box} box
 * @returns {HandLayout}
 */
export function handLayout(tiles, box) {
  /** @type {HandLayout} */
  let best = { columns: 1, width: 0, scrolls: false };
  const largest = Math.min(LARGEST, SHARE * box.height, box.width / USUAL - GAP);
  for (let rows = 1; rows <= Math.max(1, tiles); rows += 1) {
    const columns = Math.max(1, Math.ceil(tiles / rows));
    const across = box.width / columns - GAP;
    const down = (box.height / rows - GAP) / 2;
    const width = Math.floor(Math.min(largest, across, down) * 4) / 4;
    if (width > best.width) best = { columns, width, scrolls: false };
    if (best.width + GAP >= TARGET) break;
  }
  if (best.width >= SMALLEST) return best;
  const columns = Math.max(1, Math.floor(box.width / (SMALLEST + GAP)));
  return { columns, width: SMALLEST, scrolls: true };
}

/**
 * How tall a hand is, none of fewer tiles being lower; 0 before its room is measured.
 *
 * @param {number} tiles
 * @param {Box} box
 */
export function handHeight(tiles, box) {
  if (box.height === 0) return 0;
  const heights = Array.from({ length: Math.max(USUAL, tiles) - USUAL + 1 }, (_, more) => {
    const { columns, width } = handLayout(USUAL + more, box);
    return Math.min(box.height, Math.ceil((USUAL + more) / columns) * (2 * width + GAP));
  });
  return Math.max(...heights);
}
