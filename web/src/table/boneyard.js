// The boneyard: a stack of backs with its number, and the button to draw from it when that is due.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { isWaiting } from "../state/rest.js";
import { tileImage } from "./tile-image.js";

/** So many tiles of the stack are to be seen. */
const TALLEST = 4;

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function boneyard(page, actions) {
  const left = page.view?.boneyard ?? 0;
  const stack = html`
    <span class="stack ${left === 0 ? "is-empty" : ""}" dir="ltr" aria-hidden="true">
      ${Array.from({ length: Math.min(TALLEST, left) }, () => tileImage(null))}
    </span>
    <span class="boneyard-number" aria-hidden="true">${left}</span>
  `;
  if (page.view?.hand?.can_draw) {
    return html`
      <button type="button" class="boneyard is-open" data-careful @click=${actions.draw}
        aria-disabled=${isWaiting(page) || page.held > 0 ? "true" : nothing}
        aria-label=${t("boneyard-draw", { count: left })}>${stack}</button>
    `;
  }
  return html`
    <div class="boneyard">
      ${stack}
      <span class="visually-hidden">${t("boneyard-left", { count: left })}</span>
    </div>
  `;
}
