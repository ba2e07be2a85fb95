// The question before a new match takes the place of one that is under way.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { modal } from "../lib/modal.js";
import { scoreRow } from "../table/words.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function replaceQuestion({ replacing, saved }, actions) {
  return html`
    <dialog class="question" aria-labelledby="replace-title" ${modal(replacing, actions.keepMatch)}>
      ${
        replacing && saved
          ? html`
            <h2 id="replace-title">${t("replace-title")}</h2>
            <p>${t("replace-text", { scores: scoreRow(saved.players) })}</p>
            <div class="choices">
              <button type="button" class="brass" @click=${actions.keepMatch}>${t("replace-no")}</button>
              <button type="button" class="plain" @click=${actions.replaceMatch}>${t("replace-yes")}</button>
            </div>
          `
          : nothing
      }
    </dialog>
  `;
}
