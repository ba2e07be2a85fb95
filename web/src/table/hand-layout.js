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
  for (let rows = 1; rows <= Math.max(1, tiles); rows += 1) {
    const columns = Math.max(1, Math.ceil(tiles / rows));
    const across = box.width / columns - GAP;
    const down = (box.height / rows - GAP) / 2;
    const width = Math.floor(Math.min(LARGEST, SHARE * box.height, across, down) * 4) / 4;
    if (width > best.width) best = { columns, width, scrolls: false };
    if (best.width + GAP >= TARGET) break;
  }
  if (best.width >= SMALLEST) return best;
  const columns = Math.max(1, Math.floor(box.width / (SMALLEST + GAP)));
  return { columns, width: SMALLEST, scrolls: true };
}
