// The table before the engine has answered for the first time.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { scoreRow } from "../table/words.js";
import { progressLine } from "./progress.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function waiting({ boot, saved, resuming }, actions) {
  return html`
    <main class="notice-screen">
      <div class="panel">
        <h1 tabindex="-1" data-focus>${t("loading-title")}</h1>
        ${
          resuming && saved
            ? html`<p>${t("loading-resume", { scores: scoreRow(saved.players) })}</p>`
            : nothing
        }
        ${progressLine(boot)}
        <button type="button" class="plain" @click=${actions.leave}>${t("leave")}</button>
      </div>
    </main>
  `;
}
