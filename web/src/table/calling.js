// The call of "Muggins!": the button while somebody may call, who it is, and the stamp when it was called.

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { t } from "../i18n/messages.js";
import { PATIENCE } from "../state/calls.js";
import { isWaiting } from "../state/rest.js";
import { nameOf } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** @param {TableView | null} view */
export function mayCall(view) {
  return (view?.window?.callers.length ?? 0) > 0;
}

/**
 * The button, or the names of those who may call once it was pressed; nothing while nobody may.
 *
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function callButton(page, view, actions) {
  if (!mayCall(view)) return nothing;
  const callers = view.window?.callers ?? [];
  const disabled = isWaiting(page) ? "true" : nothing;
  if (!page.calling) {
    const [only] = callers;
    const label = callers.length === 1 ? t("muggins-name", { name: nameOf(view, only ?? null) }) : nothing;
    return html`
      <button type="button" class="muggins" data-careful aria-label=${label} aria-disabled=${disabled}
        @click=${actions.muggins}>
        ${t("muggins")}
      </button>
    `;
  }
  return html`
    <div class="callers" role="group" aria-label=${t("muggins-who")}>
      <span class="callers-who" aria-hidden="true">${t("muggins-who")}</span>
      ${callers.map(
        (seat, index) => html`
          <button type="button" class="caller" data-careful ?data-focus=${index === 0} aria-disabled=${disabled}
            @click=${() => actions.call(seat)}>
            ${nameOf(view, seat)}
          </button>
        `,
      )}
      <button type="button" class="caller is-nobody" @click=${actions.stopCalling}>${t("muggins-nobody")}</button>
    </div>
  `;
}

/**
 * A stamp over the felt that comes down when "Muggins!" was called, and goes by itself.
 *
 * @param {Page} page
 * @param {TableView} view
 */
export function callStamp(page, view) {
  const call = page.news.findLast(({ kind }) => kind === "call");
  if (!call) return nothing;
  const isRight = call.missed > 0;
  return keyed(
    `${view.round}.${view.log.length}`,
    html`
      <div class="stamp ${isRight ? "" : "is-false"}" aria-hidden="true">
        <span>${isRight ? t("muggins") : t("strip-false", { name: nameOf(view, call.seat) })}</span>
      </div>
    `,
  );
}

/**
 * How long the next hand is held back for calls: a preference.
 *
 * @param {Page} page
 * @param {Actions} actions
 */
export function patienceChoice(page, actions) {
  return html`
    <label class="patience">
      ${t("patience")}
      <select @change=${(/** @type {Event} */ event) => chosen(event, actions)}>
        ${PATIENCE.map(
          (seconds) => html`
            <option value=${seconds} ?selected=${seconds === page.patience}>
              ${seconds === 0 ? t("patience-off") : t("patience-seconds", { seconds })}
            </option>
          `,
        )}
      </select>
    </label>
  `;
}

/**
 * @param {Event} event
 * @param {Actions} actions
 */
function chosen(event, actions) {
  actions.setPatience(Number(/** @type {HTMLSelectElement} */ (event.target).value));
}
