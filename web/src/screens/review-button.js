// The way to the review of the round, on the screens after one, and why it could not be had.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { mayReview } from "../state/review.js";
import { refusalSentence } from "../table/words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {TableView} view
 * @param {Pick<Actions, "openReview">} actions
 */
export function reviewButton(view, actions) {
  if (!mayReview(view)) return nothing;
  return html`
    <button type="button" class="small review-button" aria-keyshortcuts="V" @click=${actions.openReview}>
      ${t("review-open")}
    </button>
  `;
}

/** @param {Page} page */
export function complaint(page) {
  const text = refusalSentence(page);
  return text ? html`<p class="rail-line prompt is-refusal">${text}</p>` : null;
}
