// The picture of one tile, upright around the origin: 50 wide, 100 high, the first half above.
// Colours are custom properties of styles/tile-sets.css. There is no filter and no gradient in it, and all pips of a
// half are one path, so that a hundred tiles cost nothing and one of 16 pixels is as sharp as one of 120.

import { nothing, svg } from "lit";
import { disc, shapeOf } from "./pip-shapes.js";
import { pipSpots } from "./tile-pips.js";
import { wornTiles } from "./tile-set.js";

/** @typedef {import("./tile-set.js").TileSet} TileSet */

/** So many colours tell numbers apart; a number that has one again has another shape. */
const COLOURS = 9;

/**
 * @param {string | null} tile  such as `6-4`; null shows its back
 * @param {{angle?: number, set?: TileSet}} [options]  `angle`: how far, clockwise, the picture is then turned, so
 *   that the light still comes from above; `set`: another than that which lies on the table
 */
export function tileShape(tile, { angle = 0, set = wornTiles() } = {}) {
  const down = downwards(angle);
  if (tile === null) return svg`<g class="tile tile-down">${slab(down)}${back()}</g>`;
  const [first = 0, second = 0] = tile.split("-").map(Number);
  return svg`<g class="tile">
    ${slab(down)}${groove(down)}${half(first, -25, down, set)}${half(second, 25, down, set)}
  </g>`;
}

/** @typedef {{x: number, y: number}} Way */

/**
 * The way down on the screen, as the turned picture sees it.
 *
 * @param {number} angle
 * @returns {Way}
 */
function downwards(angle) {
  const radians = (angle * Math.PI) / 180;
  return { x: Math.round(Math.sin(radians)), y: Math.round(Math.cos(radians)) };
}

/** @param {Way} down */
function slab(down) {
  const moved = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ far) =>
    /** @type {const} */ ([x + far * down.x, y + far * down.y]);
  const [shade, shadow, edge, high] = [
    moved(-25, -50, 3),
    moved(-24, -49, 2.2),
    moved(-24, -49, 1.4),
    moved(-23.2, -48.2, -0.4),
  ];
  return svg`
    <rect class="tile-shade" x=${shade[0]} y=${shade[1]} width="50" height="100" rx="8" />
    <rect class="tile-shadow" x=${shadow[0]} y=${shadow[1]} width="48" height="98" rx="6.5" />
    <rect class="tile-edge" x=${edge[0]} y=${edge[1]} width="48" height="98" rx="6" />
    <rect class="tile-low" x="-24" y="-49" width="48" height="98" rx="6" />
    <rect class="tile-high" x=${high[0]} y=${high[1]} width="46.4" height="96.4" rx="5.4" />
    <rect class="tile-face" x="-22.4" y="-47.4" width="44.8" height="94.8" rx="4.8" />
  `;
}

/** @param {Way} down */
function groove(down) {
  return svg`
    <line class="tile-groove-light" x1=${-17 + down.x} x2=${17 + down.x} y1=${down.y} y2=${down.y} />
    <line class="tile-groove" x1="-17" x2="17" y1="0" y2="0" />
    <circle class="tile-pin" r="3" />
    <circle class="tile-pin-light" cx=${-0.8 * down.x} cy=${-0.8 * down.y} r="1.1" />
  `;
}

/**
 * @param {number} pips
 * @param {number} centre
 * @param {Way} down
 * @param {TileSet} set
 */
function half(pips, centre, down, set) {
  if (pips === 0) return nothing;
  const { light, pip, hollow } = pathsOf(pips, centre, down, set);
  const colour = set === "colours" ? `pips-${((pips - 1) % COLOURS) + 1}` : "";
  return svg`<g class="tile-half ${colour}" fill-rule="evenodd">
    <path class="tile-pip-light" d=${light} />
    <path class="tile-pip" d=${pip} />
    ${hollow === "" ? nothing : svg`<path class="tile-pip-hollow" d=${hollow} />`}
  </g>`;
}

/** @type {Map<string, {light: string, pip: string, hollow: string}>} */
const drawn = new Map();

/**
 * The pips of a half, with the light that is caught by the lower rim of each and the floor of its hollow.
 *
 * @param {number} pips
 * @param {number} centre
 * @param {Way} down
 * @param {TileSet} set
 */
function pathsOf(pips, centre, down, set) {
  const hasShapes = set === "colours";
  const key = `${pips} ${centre} ${down.x} ${down.y} ${hasShapes}`;
  const known = drawn.get(key);
  if (known) return known;
  const { radius, spots } = pipSpots(pips);
  const shape = hasShapes ? shapeOf(pips) : disc;
  const path = (/** @type {import("./pip-shapes.js").Shape} */ draw, /** @type {number} */ far, r = radius) =>
    spots.map(({ x, y }) => draw({ x: x + far * down.x, y: centre + y + far * down.y }, r)).join("");
  const made = {
    light: path(shape, 0.9),
    pip: path(shape, 0),
    hollow: hasShapes ? "" : path(disc, 0.22 * radius, 0.6 * radius),
  };
  drawn.set(key, made);
  return made;
}

function back() {
  return svg`
    <rect class="tile-frame" x="-18.5" y="-43.5" width="37" height="87" rx="3" />
    <path class="tile-lozenge" d="M0-26 13 0 0 26-13 0Z" />
    <circle class="tile-pin" r="3" />
  `;
}
