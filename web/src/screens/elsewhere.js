// Another tab has the match.

import { html } from "lit";
import { t } from "../i18n/messages.js";

/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** @param {Actions} actions */
export function elsewhere(actions) {
  return html`
    <main class="notice-screen">
      <div class="panel">
        <h1 tabindex="-1" data-focus>${t("elsewhere-title")}</h1>
        <p>${t("elsewhere-text")}</p>
        <button type="button" class="brass" @click=${actions.playHere}>${t("elsewhere-here")}</button>
      </div>
    </main>
  `;
}
