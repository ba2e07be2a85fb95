// The picture of one tile, upright around the origin: 50 wide, 100 high, the first half above.
// Colours are custom properties of styles/tile.css. There is no filter and no gradient in it, so that a
// hundred tiles cost nothing and one of 16 pixels is as sharp as one of 120.

import { nothing, svg } from "lit";
import { pipSpots } from "./tile-pips.js";

/**
 * @param {string | null} tile  such as `6-4`; null shows its back
 * @param {{angle?: number}} [options]  `angle`: how far, clockwise, the picture is then turned, so that the
 *   light still comes from above
 */
export function tileShape(tile, { angle = 0 } = {}) {
  const down = downwards(angle);
  if (tile === null) return svg`<g class="tile tile-down">${slab(down)}${back()}</g>`;
  const [first = 0, second = 0] = tile.split("-").map(Number);
  return svg`<g class="tile">
    ${slab(down)}${groove(down)}${half(first, -25, down)}${half(second, 25, down)}
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
  return svg`
    <rect class="tile-shadow" x=${-24 + 2.4 * down.x} y=${-49 + 2.4 * down.y} width="48" height="98" rx="6.5" />
    <rect class="tile-edge" x=${-24 + 1.2 * down.x} y=${-49 + 1.2 * down.y} width="48" height="98" rx="6" />
    <rect class="tile-face" x="-24" y="-49" width="48" height="98" rx="6" />
    <rect class="tile-bevel" x="-23" y="-48" width="46" height="96" rx="5" />
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
 */
function half(pips, centre, down) {
  const { radius, spots } = pipSpots(pips);
  if (pips === 0) return nothing;
  return svg`<g class="tile-half pips-${pips}">${spots.map(
    ({ x, y }) => svg`
      <circle class="tile-pip-light" cx=${x + 0.9 * down.x} cy=${centre + y + 0.9 * down.y} r=${radius} />
      <circle class="tile-pip" cx=${x} cy=${centre + y} r=${radius} />`,
  )}</g>`;
}

function back() {
  return svg`
    <rect class="tile-frame" x="-18.5" y="-43.5" width="37" height="87" rx="3" />
    <path class="tile-lozenge" d="M0-26 13 0 0 26-13 0Z" />
    <circle class="tile-pin" r="3" />
  `;
}
