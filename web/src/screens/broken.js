// A saved match that cannot be read: it is kept aside, and can be taken away as a file.

import { html } from "lit";
import { t } from "../i18n/messages.js";

/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** @param {Actions} actions */
export function broken(actions) {
  return html`
    <main class="notice-screen">
      <div class="panel">
        <h1 tabindex="-1" data-focus>${t("broken-title")}</h1>
        <p>${t("broken-text")}</p>
        <div class="choices">
          <button type="button" class="brass" @click=${actions.closeBroken}>${t("broken-new")}</button>
          <button type="button" class="plain" @click=${actions.downloadBroken}>${t("broken-download")}</button>
        </div>
      </div>
    </main>
  `;
}
