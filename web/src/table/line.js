/**
 * Where each tile of a line lies: pure geometry, without a page. `arrange(line, box)` takes the `line`
 * of a view and a box in CSS pixels, and gives, in the same pixels from the box's top left corner:
 *
 * - `unit`: the short side of a tile (a tile is `unit` × 2 `unit`); `gap`: between two joined tiles.
 * - `tiles`, in the order of play. Draw a tile upright, `first` pips in its upper half, centre it on
 *   (`x`, `y`) and turn it clockwise by `angle` degrees. `box` is what it then covers.
 * - `ends`, as in the view: where the next tile would lie, a single along the line and a double across
 *   it (null at a double: there is no second one to match). `spotFor(end, tile)` turns a tile so that
 *   its matching half meets the anchor. Choosing a tile never moves the line: the room is always kept.
 * - `lead`: of an empty line, where its first tile would lie; else null. `spotFor` takes it too.
 * - `rods`: in a crowded tree two joined tiles may not touch; a rod joins them. Mostly empty.
 *
 * A line is laid nearly as large as it can be: a tenth is given for leaving the earlier tiles where they
 * lie, in a tree a fifth. In a box that it was laid in lately it lies as it lay, and in one of like
 * proportions it keeps its turns. Only an end where no tile can come any more has spots that may lie on
 * others.
 *
 * @typedef {import("../engine/protocol.js").LineView} LineView
 * @typedef {{width: number, height: number}} Box
 * @typedef {Box & {x: number, y: number}} Area from its top left corner
 *
 * @typedef {object} LaidTile
 * @property {string} tile
 * @property {number} x centre
 * @property {number} y centre
 * @property {0 | 90 | 180 | 270} angle
 * @property {number} first always the higher half
 * @property {number} second
 * @property {Area} box
 * @property {boolean} isDouble
 * @property {boolean} isLast whether it is the tile that was played last
 *
 * @typedef {object} Spot where a tile would lie that has its matching half on top before it is turned
 * @property {number} x
 * @property {number} y
 * @property {0 | 90 | 180 | 270} angle
 * @property {Area} box
 *
 * @typedef {object} LaidEnd
 * @property {string | null} anchor
 * @property {number | null} place
 * @property {number | null} pips
 * @property {{single: Spot, double: Spot | null}} spots
 *
 * @typedef {object} Arrangement
 * @property {number} unit
 * @property {number} gap
 * @property {LaidTile[]} tiles
 * @property {LaidEnd[]} ends
 * @property {LaidEnd | null} lead
 * @property {Area[]} rods
 *
 * @typedef {{maxUnit?: number}} Options `maxUnit`: no tile has a longer short side (64 px)
 */

import { Drawing } from "./line-drawing.js";
import { layOut } from "./line-layout.js";
import { parseTile, planLine } from "./line-plan.js";
import { runsDown } from "./line-way.js";

/** So many short sides go along the box at least: two tiles need not turn. */
const ALONG = 6.3;

/**
 * @param {LineView} line
 * @param {Box} box
 * @param {Options} [options]
 * @returns {Arrangement}
 */
export function arrange(line, box, { maxUnit = 64 } = {}) {
  const isHigh = runsDown(line, box);
  const width = Math.max(1, Math.floor(isHigh ? box.height : box.width));
  const height = Math.max(1, Math.floor(isHigh ? box.width : box.height));
  const plan = planLine(line.tiles.length > 0 ? line : PLACEHOLDER);
  const comfortable = Math.max(1, Math.floor(Math.min(maxUnit, width / ALONG)));
  for (let zoom = 1, largest = comfortable; ; zoom *= 2, largest = 2) {
    // Where even tiles of one pixel are too large, they are laid in a larger box and drawn smaller.
    const room = { width: width * zoom, height: height * zoom };
    const layout = layOut(plan, room, largest);
    if (layout) return new Drawing(layout, room, zoom, isHigh).arrangement(line, plan);
  }
}

/**
 * What an empty line is laid like: it wants as much room as a lone tile.
 *
 * @type {LineView}
 */
const PLACEHOLDER = {
  tiles: [{ tile: "1-0", anchor: null, place: null, pips: null }],
  ends: [
    { anchor: "1-0", place: 0, pips: 1, value: null },
    { anchor: "1-0", place: 1, pips: 0, value: null },
  ],
  scoring: [],
  count: null,
};

/**
 * How a tile lies at an end: with the half that has the end's pips at the anchor.
 *
 * @param {LaidEnd} end
 * @param {string} tile
 */
export function spotFor(end, tile) {
  const { high, low, isDouble } = parseTile(tile);
  const { angle, ...spot } = (isDouble && end.spots.double) || end.spots.single;
  const isTurned = end.pips !== null && end.pips !== high;
  return {
    tile,
    first: high,
    second: low,
    isDouble,
    ...spot,
    angle: /** @type {Spot["angle"]} */ (isTurned ? (angle + 180) % 360 : angle),
  };
}
