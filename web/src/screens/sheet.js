// The score sheet over the table, with the round so far in words.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { modal } from "../lib/modal.js";
import { patienceChoice } from "../table/calling.js";
import { eventLog } from "../table/event-log.js";
import { sheetTable } from "../table/sheet-table.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** @param {import("../engine/protocol.d.ts").RulesView} rules */
function goal({ target }) {
  return target === null ? t("sheet-out") : t("sheet-target", { target });
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function sheet(page, actions) {
  const { sheet: isOpen, view } = page;
  return html`
    <dialog class="paper sheet" aria-labelledby="sheet-title" ${modal(isOpen)}
      @close=${actions.closeSheet}>
      ${
        isOpen && view
          ? html`
            <header class="sheet-head">
              <h2 id="sheet-title" tabindex="-1" autofocus>${t("sheet-title")}</h2>
              <button type="button" class="plain" @click=${actions.closeSheet}>${t("sheet-close")}</button>
            </header>
            <div class="sheet-body" tabindex="0" role="region" aria-labelledby="sheet-title">
              <p class="sheet-note">${goal(view.rules)}</p>
              ${view.rules.calls ? patienceChoice(page, actions) : nothing}
              ${sheetTable(view)}
              <p class="sheet-note">${t("sheet-tally-explain")}</p>
              <h3>${t("log-title")}</h3>
              ${eventLog(view, "last")}
            </div>
          `
          : nothing
      }
    </dialog>
  `;
}
