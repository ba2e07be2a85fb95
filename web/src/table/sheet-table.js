// The score sheet: a row for every round, the one in play included, and the paper tally under it.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { sidesOf } from "../state/sides.js";
import { tallyShape } from "./tally.js";
import { nameOf } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").SheetRoundView} SheetRoundView */
/** @typedef {import("../engine/protocol.d.ts").SheetCellView} SheetCellView */

/** @param {TableView} view */
export function sheetTable(view) {
  const sides = sidesOf(view);
  return html`
    <table class="sheet-table" data-sides=${sides.length}>
      <thead>
        <tr>
          <th scope="col">${t("sheet-round")}</th>
          ${sides.map(({ name }) => html`<th scope="col" title=${name}>${name}</th>`)}
        </tr>
      </thead>
      <tbody>${view.sheet.map((round) => row(view, round))}</tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("sheet-total")}</th>
          ${sides.map(({ score }) => html`<td class="sheet-final">${t("number", { number: score })}</td>`)}
        </tr>
        <tr class="sheet-tallies">
          <th scope="row">${t("sheet-tally")}</th>
          ${sides.map(
            ({ score, tally }) => html`<td>
              ${tallyShape(tally, { perRow: 2 })}
              <span class="visually-hidden">${t("number", { number: score })}</span>
            </td>`,
          )}
        </tr>
      </tfoot>
    </table>
  `;
}

/**
 * @param {TableView} view
 * @param {SheetRoundView} round
 */
function row(view, round) {
  const { number, reason, finisher } = round;
  const how = reason ? t(`sheet-by-${reason}`, { name: nameOf(view, finisher) }) : t("sheet-in-play");
  return html`
    <tr class=${reason ? "" : "is-in-play"}>
      <th scope="row">
        <span class="sheet-number">${number}</span>
        <small>${how}</small>
      </th>
      ${round.cells.map((cell) => html`<td>${sheetCell(cell)}</td>`)}
    </tr>
  `;
}

/** @param {SheetCellView} cell */
function sheetCell({ points, calls, settlement, total }) {
  const settled = settlement ?? 0;
  return html`
    <span class="sheet-total">
      <span class="visually-hidden">${t("sheet-total")}</span>
      ${t("number", { number: total })}
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
