// The engine cannot be had: what happened, and another try.

import { html, nothing } from "lit";
import { refusal, t } from "../i18n/messages.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function failure({ boot, saved }, actions) {
  return html`
    <main class="notice-screen">
      <div class="panel">
        <h1 tabindex="-1" data-focus>${t("failed-title")}</h1>
        <p>${refusal(boot.code)}</p>
        ${saved && !saved.over ? html`<p>${t("failed-kept")}</p>` : nothing}
        <button type="button" class="brass" @click=${actions.retry}>${t("failed-retry")}</button>
        ${boot.detail ? html`<p class="detail">${t("failed-detail", { detail: boot.detail })}</p>` : nothing}
      </div>
    </main>
  `;
}
