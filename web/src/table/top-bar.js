// The bar over every screen of a match: the way out, the round, the score sheet.

import { html, svg } from "lit";
import { t } from "../i18n/messages.js";
import { goalOf } from "../state/progress.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** A wheel with eight teeth. */
function gear() {
  return html`
    <svg viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="5.5" />
      ${Array.from({ length: 8 }, (_, tooth) => svg`<path d="M0-7v-3" transform="rotate(${tooth * 45})" />`)}
    </svg>
  `;
}

/** An arrow back, which stands for the word where there is no room for it. */
export function wayBack() {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M11 4l-8 8 8 8M3 12h18" /></svg>`;
}

/**
 * @param {TableView} view
 * @param {Actions} actions
 */
export function topBar(view, actions) {
  return html`
    <header class="top-bar">
      <button type="button" class="bar-button bar-leave" @click=${actions.leave}>
        ${wayBack()}<span>${t("leave")}</span>
      </button>
      <p class="bar-round">
        <span>${t("round", { number: view.round })}</span> <small class="bar-goal">${goalWords(view)}</small>
      </p>
      <button type="button" class="bar-button" @click=${actions.openSheet}>${t("sheet-open")}</button>
      <button type="button" class="bar-button" @click=${actions.openRules}>${t("setup-rules")}</button>
      <button type="button" class="bar-button bar-icon" aria-label=${t("settings-title")}
        @click=${actions.openSettings}>${gear()}</button>
      <button type="button" class="bar-button bar-icon bar-keys" aria-label=${t("keys-title")} aria-keyshortcuts="?"
        @click=${actions.openKeys}>?</button>
    </header>
  `;
}

/**
 * What the match goes to: the tracks on the plates fill towards it.
 *
 * @param {TableView} view
 */
function goalWords(view) {
  const { kind, goal } = goalOf(view);
  return t(`bar-goal-${kind}`, { goal });
}
