// The bar over every screen of a match: the way out, the round, the score sheet.

import { html } from "lit";
import { t } from "../i18n/messages.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {TableView} view
 * @param {Actions} actions
 */
export function topBar(view, actions) {
  return html`
    <header class="top-bar">
      <button type="button" class="bar-button" @click=${actions.leave}>${t("leave")}</button>
      <p class="bar-round">${t("round", { number: view.round })}</p>
      <button type="button" class="bar-button" @click=${actions.openSheet}>${t("sheet-open")}</button>
      <button type="button" class="bar-button" @click=${actions.openRules}>${t("setup-rules")}</button>
    </header>
  `;
}
