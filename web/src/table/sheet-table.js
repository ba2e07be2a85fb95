// The score sheet: a row for every round, the one in play included, and the paper tally under it.

import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { current, t } from "../i18n/messages.js";
import { longestWord } from "../state/names.js";
import { goalOf, progressOf } from "../state/progress.js";
import { sidesOf } from "../state/sides.js";
import { facesOf } from "./face.js";
import { tallyShape } from "./tally.js";
import { nameOf } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").SheetRoundView} SheetRoundView */
/** @typedef {import("../engine/protocol.d.ts").SheetCellView} SheetCellView */
/** @typedef {import("../state/sides.js").Side} Side */

/** So many letters fit side by side in the heads of all columns: of a narrow sheet, a less narrow, any. */
const LETTERS = [
  { fit: 30, heads: "level" },
  { fit: 38, heads: "tall-if-narrow" },
  { fit: 78, heads: "tall-if-small" },
  { fit: Number.POSITIVE_INFINITY, heads: "tall" },
];

/** @param {TableView} view */
export function sheetTable(view) {
  // Hundreds of rounds are not looked at again for every change of the page.
  return guard([view.sheet, view.players, current.locale()], () => drawn(view));
}

/** @param {TableView} view */
function drawn(view) {
  const sides = sidesOf(view);
  const letters = sides.length * longestWord(sides.map(({ name }) => name));
  const heads = LETTERS.find(({ fit }) => letters <= fit)?.heads;
  return html`
    <table class="sheet-table" data-sides=${sides.length} data-heads=${heads}>
      <thead>
        <tr>
          <th scope="col">${t("sheet-round")}</th>
          ${sides.map(
            ({ name, members }) =>
              html`<th scope="col" title=${name}>${facesOf(members)}<span>${name}</span></th>`,
          )}
        </tr>
      </thead>
      <tbody>${view.sheet.map((round) => row(view, round))}</tbody>
      <tfoot>${totals(view, sides)}</tfoot>
    </table>
  `;
}

/**
 * @param {TableView} view
 * @param {readonly Side[]} sides
 */
function totals(view, sides) {
  return html`
    <tr>
      <th scope="row">${t("sheet-total")}</th>
      ${sides.map(({ score }) => html`<td class="sheet-final">${t("number", { number: score })}</td>`)}
    </tr>
    ${goalOf(view).kind === "outs" ? outs(view, sides) : nothing}
    <tr class="sheet-tallies">
      <th scope="row">${t("sheet-tally")}</th>
      ${sides.map(
        ({ score, tally }) => html`<td>
          ${tallyShape(tally, { perRow: sides.length > 3 ? 2 : 3 })}
          <span class="visually-hidden">${t("number", { number: score })}</span>
        </td>`,
      )}
    </tr>
  `;
}

/**
 * @param {TableView} view
 * @param {readonly Side[]} sides
 */
function outs(view, sides) {
  return html`
    <tr>
      <th scope="row">${t("sheet-outs")}</th>
      ${sides.map(
        ({ side }) => html`<td class="sheet-final">
          ${t("number", { number: progressOf(view, side).done })}
        </td>`,
      )}
    </tr>
  `;
}

/**
 * @param {TableView} view
 * @param {SheetRoundView} round
 */
function row(view, { number, reason, finisher, cells }) {
  const how = reason ? t(`sheet-by-${reason}`, { name: nameOf(view, finisher) }) : t("sheet-in-play");
  return html`
    <tr class=${reason ? "" : "is-in-play"}>
      <th scope="row">
        <span class="sheet-number">${t("number", { number })}</span>
        <small class=${reason === "domino" ? "sheet-how is-marked" : "sheet-how"}>${how}</small>
      </th>
      ${cells.map((cell) => html`<td>${sheetCell(cell)}</td>`)}
    </tr>
  `;
}

/**
 * Who dominoed the round has a mark here, and is told in words at its number.
 *
 * @param {SheetCellView} cell
 */
function sheetCell({ points, calls, settlement, total, is_out }) {
  const settled = settlement ?? 0;
  return html`
    <span class="sheet-total">
      <span class="visually-hidden">${t("sheet-total")}</span>
      ${t("number", { number: total })}
      ${is_out ? html`<span class="sheet-out"></span>` : nothing}
    </span>
    <small>
      ${points === 0 && calls === 0 && settled === 0 ? t("number", { number: 0 }) : nothing}
      ${points === 0 ? nothing : change("sheet-points", points)}
      ${calls === 0 ? nothing : html`<span class="sheet-call">${change("sheet-calls", calls)}</span>`}
      ${settled === 0 ? nothing : change("sheet-settled", settled)}
    </small>
  `;
}

/**
 * @param {string} what
 * @param {number} points
 */
function change(what, points) {
  const text = points < 0 ? t("loss", { amount: -points }) : t("gain", { points });
  return html`
    <span class="visually-hidden">${t(what)}</span>
    <span class=${points < 0 ? "sheet-minus" : "sheet-plus"}>${text}</span>
  `;
}
