// Pictures of tiles: upright on their own, as they lie on the table, and as a ghost at an end.

import { html, nothing, svg } from "lit";
import { tileShape } from "./tile.js";

/** @typedef {import("./label-spot.js").Area} Area */
/** @typedef {import("./line.js").LaidTile} LaidTile */
/** @typedef {ReturnType<typeof import("./line.js").spotFor>} GhostSpot */
/** @typedef {Pick<LaidTile, "x" | "y" | "angle" | "first" | "second">} Lie */

/** How wide the picture of a tile is drawn. */
const DRAWN = 50;

/**
 * @param {string | null} tile  null shows its back
 * @param {Parameters<typeof tileShape>[1]} [options]
 */
export function tileImage(tile, options) {
  return html`<svg viewBox="-25 -50 50 100" aria-hidden="true" focusable="false">${tileShape(tile, options)}</svg>`;
}

/** How broad a rim is: in parts of a tile, and at least, in CSS pixels. */
const RIM = { width: 3, least: 1.6 };

/**
 * @param {Lie} lie
 * @param {number} unit
 * @param {"last" | "ghost" | "counts" | ""} kind
 */
export function tileAt({ x, y, angle, first, second }, unit, kind) {
  const scale = unit / DRAWN;
  const transform = `translate(${x} ${y}) rotate(${angle}) scale(${scale})`;
  const width = Math.max(RIM.width, RIM.least / scale);
  return svg`
    <g class="laid ${kind}" transform=${transform}>
      ${tileShape(`${first}-${second}`, { angle })}
      ${kind === "last" ? rim("laid-rim-edge", 2.4 * width) : nothing}
      ${kind === "" ? nothing : rim("laid-rim", width)}
    </g>
  `;
}

/** @param {string} name @param {number} width */
const rim = (name, width) =>
  svg`<rect class=${name} x="-24" y="-49" width="48" height="98" rx="6" stroke-width=${width} />`;

/**
 * @param {GhostSpot} spot
 * @param {number} unit
 * @param {Area} area  the part of the table that the picture shows
 */
export function ghostImage(spot, unit, { x, y, width, height }) {
  return html`
    <svg viewBox="${x} ${y} ${width} ${height}" aria-hidden="true" focusable="false">
      ${tileAt(spot, unit, "ghost")}
    </svg>
  `;
}
