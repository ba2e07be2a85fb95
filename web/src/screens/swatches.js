// Pictures of what can be chosen by its looks: tiles, cloths and brightness.

import { html, svg } from "lit";
import { tileImage } from "../table/tile-image.js";
import { wornTiles } from "../table/tile-set.js";

/** @typedef {"theme" | "tiles" | "felt"} Pictured */

/** Tiles for the eye. */
const PAIR = ["6-4", "5-3"];

/** A disc: rays for light, a bite for dark, halves for contrast and for either. */
const RAYS = svg`<path class="swatch-line" d="M24 5v6M24 37v6M5 24h6M37 24h6M10.6 10.6l4.2 4.2M33.2 33.2l4.2 4.2M10.6 37.4l4.2-4.2M33.2 14.8l4.2-4.2" />`;
const LIGHTS = {
  system: svg`<rect class="swatch-line" x="8" y="10" width="32" height="22" rx="3" /><path class="swatch-line" d="M18 40h12M24 32v8" /><path class="swatch-full" d="M24 14v14a7 7 0 0 0 0-14Z" /><circle class="swatch-line" cx="24" cy="21" r="7" />`,
  light: svg`<circle class="swatch-full" cx="24" cy="24" r="8.5" />${RAYS}`,
  dark: svg`<path class="swatch-full" d="M29 7a18 18 0 1 0 12 26A15 15 0 0 1 29 7Z" />`,
  contrast: svg`<circle class="swatch-line" cx="24" cy="24" r="16" /><path class="swatch-full" d="M24 8a16 16 0 0 1 0 32Z" />`,
};

/**
 * @param {import("../state/preferences.js").ChoiceName} name
 * @returns {name is Pictured}
 */
export function hasPictures(name) {
  return name === "theme" || name === "tiles" || name === "felt";
}

/**
 * @param {Pictured} name
 * @param {string} value
 */
export function swatch(name, value) {
  if (name === "theme") {
    const light = LIGHTS[/** @type {keyof typeof LIGHTS} */ (value)];
    return html`<span class="swatch-picture" aria-hidden="true">
      <svg class="swatch-light" viewBox="0 0 48 48" focusable="false">${light}</svg>
    </span>`;
  }
  if (name === "felt") {
    return html`<span class="swatch-picture swatch-felt" data-felt=${value} data-tiles=${wornTiles()}
      aria-hidden="true">
      ${tileImage(null)}
    </span>`;
  }
  const set = /** @type {import("../table/tile-set.js").TileSet} */ (value);
  return html`<span class="swatch-picture swatch-felt swatch-tiles" data-tiles=${set} aria-hidden="true">
    ${PAIR.map((tile) => tileImage(tile, { set }))}
  </span>`;
}
