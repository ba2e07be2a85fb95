// Pictures of tiles: upright on their own, as they lie on the table, and as a ghost at an end.

import { html, svg } from "lit";
import { tileShape } from "./tile.js";

/** @typedef {import("./label-spot.js").Area} Area */
/** @typedef {import("./line.js").LaidTile} LaidTile */
/** @typedef {ReturnType<typeof import("./line.js").spotFor>} GhostSpot */

/** @param {string} tile */
export function tileImage(tile) {
  return html`<svg viewBox="-25 -50 50 100" aria-hidden="true" focusable="false">${tileShape(tile)}</svg>`;
}

/**
 * @param {LaidTile | GhostSpot} laid
 * @param {number} unit
 */
export function tileAt({ tile, x, y, angle, ...rest }, unit) {
  const { first, second } = rest;
  const transform = `translate(${x} ${y}) rotate(${angle}) scale(${unit / 50})`;
  const isLast = "isLast" in rest && rest.isLast;
  return svg`<g class="laid ${isLast ? "is-last" : ""}" transform=${transform}>${tileShape(`${first}-${second}`)}</g>`;
}

/**
 * @param {GhostSpot} spot
 * @param {number} unit
 * @param {Area} area  the part of the table that the picture shows
 */
export function ghostImage(spot, unit, { x, y, width, height }) {
  return html`<svg viewBox="${x} ${y} ${width} ${height}" aria-hidden="true" focusable="false">${tileAt(spot, unit)}</svg>`;
}
