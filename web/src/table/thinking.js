// A computer player at its turn: its face, a calm sign that it thinks, and the way not to wait for it.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { isWaiting } from "../state/rest.js";
import { isWatched } from "../state/sitters.js";
import { THINKING_STEPS } from "../state/turns.js";
import { mayCall } from "./calling.js";
import { face } from "./face.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** @param {TableView} view */
export function thinkingFace(view) {
  const player = view.players.find(({ seat }) => seat === view.to_act);
  return player?.computer ? face(player.computer, player.seat) : nothing;
}

/**
 * A row of pips that fill one after another. How far it is matters to nobody who does not see it.
 *
 * @param {Pick<Page, "share" | "paused">} page
 */
export function thinkingSign({ share, paused }) {
  const filled = Math.round(share * THINKING_STEPS);
  return html`
    <span class="thinking-sign ${paused ? "is-paused" : ""}" aria-hidden="true">
      ${Array.from({ length: THINKING_STEPS }, (_, step) => html`<i class=${step < filled ? "is-filled" : ""}></i>`)}
    </span>
  `;
}

/**
 * It can be pressed again and again, but where somebody may call a second press is not to take the time for it.
 *
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function playNow(page, view, actions) {
  const isCareful = mayCall(view);
  const isDisabled = page.held > 0 || page.resuming || (isCareful && isWaiting(page));
  return html`
    <button type="button" class=${isWatched(view) ? "plain" : "brass"} ?data-careful=${isCareful}
      aria-disabled=${isDisabled ? "true" : nothing} @click=${actions.playNow}>${t("thinking-now")}</button>
    ${isWatched(view) ? pauseButton(page, actions) : nothing}
  `;
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function pauseButton({ paused }, actions) {
  return html`
    <button type="button" class="brass" @click=${() => actions.pause(!paused)}>
      ${t(paused ? "watch-go-on" : "watch-pause")}
    </button>
  `;
}
