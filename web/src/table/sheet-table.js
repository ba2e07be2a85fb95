// The score sheet: a row for every round, the one in play included, and the paper tally under it.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { tallyShape } from "./tally.js";
import { nameOf } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").SheetRoundView} SheetRoundView */
/** @typedef {import("../engine/protocol.d.ts").SheetCellView} SheetCellView */

/** @param {TableView} view */
export function sheetTable(view) {
  return html`
    <table class="sheet-table" data-players=${view.players.length}>
      <thead>
        <tr>
          <th scope="col">${t("sheet-round")}</th>
          ${view.players.map(({ name }) => html`<th scope="col" title=${name}>${name}</th>`)}
        </tr>
      </thead>
      <tbody>${view.sheet.map((round) => row(view, round))}</tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("sheet-total")}</th>
          ${view.players.map(({ score }) => html`<td class="sheet-final">${t("number", { number: score })}</td>`)}
        </tr>
        <tr class="sheet-tallies">
          <th scope="row">${t("sheet-tally")}</th>
          ${view.players.map(
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
function sheetCell({ points, settlement, total }) {
  return html`
    <span class="sheet-total">
      <span class="visually-hidden">${t("sheet-total")}</span>
      ${t("number", { number: total })}
    </span>
    <small>
      <span class="visually-hidden">${t("sheet-points")}</span>
      ${change(points)}
      ${
        settlement === null
          ? nothing
          : html`
            <span class="visually-hidden">${t("sheet-paid")}</span>
            ${change(settlement)}
          `
      }
    </small>
  `;
}

/** @param {number} points */
function change(points) {
  if (points === 0) return html`<span>${t("number", { number: 0 })}</span>`;
  return points < 0
    ? html`<span class="sheet-minus">${t("loss", { amount: -points })}</span>`
    : html`<span class="sheet-plus">${t("gain", { points })}</span>`;
}
