// The score sheet over the table, with the round so far in words.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { modal } from "../lib/modal.js";
import { patienceChoice } from "../table/calling.js";
import { chart } from "../table/chart.js";
import { eventLog } from "../table/event-log.js";
import { goalSentence } from "../table/goal-sentence.js";
import { sheetTable } from "../table/sheet-table.js";
import { rulesName } from "./game-words.js";
import { printButton } from "./print-button.js";
import { sheetPaper } from "./sheet-paper.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function sheet(page, actions) {
  const { sheet: isOpen, view } = page;
  return html`
    <dialog class="paper sheet" aria-labelledby="sheet-title" ${modal(isOpen, actions.closeSheet)}>
      ${
        isOpen && view
          ? sheetPaper(
              { name: "sheet", title: t("sheet-title"), close: actions.closeSheet, tools: printButton() },
              sheetText(page, view, actions),
            )
          : nothing
      }
    </dialog>
  `;
}

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
function sheetText(page, view, actions) {
  return html`
    <p class="sheet-note">${view.rules_name || rulesName(view.rules)}. ${goalSentence(view)}</p>
    ${view.rules.calls ? patienceChoice(page, actions) : nothing}
    ${chart(view)}
    ${sheetTable(view)}
    <p class="sheet-note">
      ${t("sheet-key-domino")} ${view.rules.calls ? t("sheet-key-calls") : nothing} ${t("sheet-tally-explain")}
    </p>
    <div class="sheet-log">
      <h3>${t("log-title")}</h3>
      ${eventLog(view, "last")}
    </div>
  `;
}
