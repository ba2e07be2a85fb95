// Short notices over any screen, each until it is closed.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n/messages.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/page.js").Notice} Notice */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function notices(page, actions) {
  return html`
    <div class="notices" role="status">
      ${isRestarting(page) ? html`<p class="notice"><span>${t("notice-restarting")}</span></p>` : nothing}
      ${repeat(
        page.notices.filter((notice) => !isOutlived(page, notice)),
        (notice) => notice,
        (notice) => html`
          <p class="notice">
            <span>${t(`notice-${notice}`)}</span>
            <span class="notice-answers">${answers(notice, actions)}</span>
          </p>
        `,
      )}
    </div>
  `;
}

/**
 * Whether it is true no more: an engine that has failed since is told of by a screen of its own.
 *
 * @param {Page} page
 * @param {Notice} notice
 */
function isOutlived({ boot }, notice) {
  return notice === "recovered" && boot.status === "failed";
}

/**
 * @param {Notice} notice
 * @param {Actions} actions
 */
function answers(notice, actions) {
  const isUpdate = notice === "update";
  return html`
    ${isUpdate ? answer(t("notice-update-take"), actions.takeUpdate) : nothing}
    ${answer(t(isUpdate ? "notice-update-later" : "notice-close"), () => actions.dismiss(notice))}
  `;
}

/**
 * @param {string} words
 * @param {() => void} act
 */
function answer(words, act) {
  return html`<button type="button" class="small" @click=${act}>${words}</button>`;
}

/**
 * Whether the engine is being started again under a match that is on the table.
 *
 * @param {Page} page
 */
function isRestarting({ view, resuming, boot }) {
  return view !== null && !resuming && boot.status === "loading";
}
