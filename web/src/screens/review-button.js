// The way to the review of the round, on the screens after one.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { mayReview } from "../state/review.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
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
