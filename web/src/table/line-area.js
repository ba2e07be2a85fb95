// The line on the felt, whole, with the places where the chosen tile fits.

import { html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n/messages.js";
import { measure } from "../lib/measure.js";
import { coming } from "../state/by-itself.js";
import { hintedTile } from "../state/hints.js";
import { chosenTile, handTile } from "../state/turns.js";
import { endMarks } from "./end-marks.js";
import { isCounting } from "./in-force.js";
import { arrange } from "./line.js";
import { branches, inLineOrder } from "./line-order.js";
import { offersOf, places } from "./places.js";
import { tileAt } from "./tile-image.js";
import { lineSentence } from "./words.js";

/** @typedef {import("./end-marks.js").EndMark} EndMark */
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
  const laid = laidIn(box, view);
  return html`
    <div class="line-area" dir="ltr" ${measure((size) => actions.measured("line", size))}>
      <ol class="visually-hidden" aria-label=${t("line-label")}>
        ${inLineOrder(view.line.tiles).map((tile) => html`<li>${tile}</li>`)}
        ${branches(view.line.tiles).map(
          ({ at, tiles }) => html`<li>${t("line-branch-label", { at, list: tiles.join(", ") })}</li>`,
        )}
      </ol>
      <p class="visually-hidden">${lineSentence(view)}</p>
      ${laid ? lineIn(laid, box, page, view, actions) : nothing}
    </div>
  `;
}

/**
 * The line as it lies in a box, once that is measured.
 *
 * @param {Box} box
 * @param {TableView} view
 */
export function laidIn(box, view) {
  const maxUnit = Math.max(SMALLEST_MAXIMUM, SHARE * box.height);
  return box.width > 0 ? arranged(view.line, box, maxUnit) : null;
}

/** @type {{ key: string, laid: Arrangement } | null} what was arranged last: a large tree takes its time */
let last = null;

/**
 * @param {TableView["line"]} line
 * @param {Box} box
 * @param {number} maxUnit
 */
function arranged(line, box, maxUnit) {
  const key = JSON.stringify([line.tiles, line.ends, box.width, box.height, maxUnit]);
  if (last?.key !== key) last = { key, laid: arrange(line, box, { maxUnit }) };
  return last.laid;
}

/**
 * The tiles, and the places of the one that is chosen.
 *
 * @param {Arrangement} laid
 * @param {Box} box
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function lineIn(laid, box, page, view, actions) {
  // What is about to be placed by itself, or is hinted at, is seen where it will lie.
  const own = chosenTile(page) ?? handTile(page, coming(page)?.tile ?? "");
  const chosen = own ?? hintedTile(page);
  // Nobody has chosen what is only hinted at: a press on it does.
  const acting = own ? actions : { ...actions, place: actions.takeHint };
  const offers = chosen ? offersOf(laid, chosen) : [];
  // A badge under a ghost would show through it.
  const marks = endMarks(laid, view.line, {
    isCounted: isCounting(view.rules),
    hidden: offers.map(({ spot }) => spot.box),
  });
  return html`
    ${picture(laid, box, marks)}
    ${chosen ? places({ laid, box, marks }, offers, chosen, page, view.rules, acting) : nothing}
  `;
}

/**
 * @param {Arrangement} laid
 * @param {Box} box
 * @param {readonly EndMark[]} marks
 */
function picture({ tiles, rods, unit }, box, marks) {
  return html`
    <svg class="line" width=${box.width} height=${box.height} aria-hidden="true" focusable="false">
      ${rods.map(({ x, y, width, height }) => svg`<rect class="rod" x=${x} y=${y} width=${width} height=${height} />`)}
      ${repeat(
        tiles,
        ({ tile }) => tile,
        (laidTile) => tileAt(laidTile, unit, laidTile.isLast ? "last" : ""),
      )}
      ${marks.map(mark)}
    </svg>
  `;
}

/** @param {EndMark} mark */
function mark({ x, y, radius, value, counts }) {
  return svg`
    <g class="end-mark ${counts ? "counts" : ""}" transform="translate(${x} ${y})">
      <circle r=${radius} />
      ${value === null ? nothing : svg`<text font-size=${1.3 * radius}>${t("end-value", { value })}</text>`}
    </g>
  `;
}
