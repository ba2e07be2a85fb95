// The line on the felt, whole, with the places where the chosen tile fits.

import { html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n/messages.js";
import { measure } from "../lib/measure.js";
import { chosenTile } from "../state/turns.js";
import { arrange } from "./line.js";
import { inLineOrder } from "./line-order.js";
import { places } from "./places.js";
import { tileAt } from "./tile-image.js";
import { lineSentence } from "./words.js";

/** @typedef {import("./line.js").Arrangement} Arrangement */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../lib/measure.js").Box} Box */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** A tile on a large felt is no larger than this share of its height. */
const SHARE = 0.14;
const SMALLEST_MAXIMUM = 56;

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function lineArea(page, view, actions) {
  const box = page.boxes.line;
  const maxUnit = Math.max(SMALLEST_MAXIMUM, SHARE * box.height);
  const laid = box.width > 0 ? arrange(view.line, box, { maxUnit }) : null;
  const chosen = chosenTile(page);
  return html`
    <div class="line-area" ${measure((size) => actions.measured("line", size))}>
      <ol class="visually-hidden" aria-label=${t("line-label")}>
        ${inLineOrder(view.line.tiles).map((tile) => html`<li>${tile}</li>`)}
      </ol>
      <p class="visually-hidden">${lineSentence(view.line)}</p>
      ${laid ? picture(laid, box) : nothing}
      ${laid && chosen ? places(laid, box, chosen, actions) : nothing}
    </div>
  `;
}

/**
 * @param {Arrangement} laid
 * @param {Box} box
 */
function picture({ tiles, rods, unit }, box) {
  return html`
    <svg class="line" width=${box.width} height=${box.height} aria-hidden="true" focusable="false">
      ${rods.map(({ x, y, width, height }) => svg`<rect class="rod" x=${x} y=${y} width=${width} height=${height} />`)}
      ${repeat(
        tiles,
        ({ tile }) => tile,
        (laidTile) => tileAt(laidTile, unit, laidTile.isLast ? "last" : ""),
      )}
    </svg>
  `;
}
