// Saying a count with a placement: a chip for every count that scores, and any other number.

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../i18n/messages.js";
import { isWaiting } from "../state/rest.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function say(page, view, actions) {
  const disabled = isWaiting(page) ? "true" : nothing;
  return html`
    <form class="say" @submit=${(/** @type {SubmitEvent} */ event) => sayTyped(event, page, actions)}>
      <div class="say-chips" role="group" aria-label=${t("say-group")}>
        <button type="button" class="chip is-nothing" data-careful aria-disabled=${disabled}
          @click=${() => actions.say(null)}>
          ${t("say-nothing")}
        </button>
        ${view.rules.sayable.map(
          (count) => html`
            <button type="button" class="chip" data-careful aria-disabled=${disabled} @click=${() => actions.say(count)}>
              ${t("say-count", { count })}
            </button>
          `,
        )}
      </div>
      <div class="say-other">
        <label for="said">${t("say-other")}</label>
        <input id="said" class="said" inputmode="numeric" autocomplete="off" size="3" maxlength="3" .value=${live(page.said)}
          @input=${(/** @type {InputEvent} */ event) => actions.type(typedIn(event))}
          @keydown=${(/** @type {KeyboardEvent} */ event) => entered(event, page, actions)} />
        <button class="plain" data-careful aria-disabled=${disabled}>${t("say-it")}</button>
        <button type="button" class="plain" @click=${actions.unsay}>${t("say-back")}</button>
      </div>
    </form>
  `;
}

/** @param {Event} event */
const typedIn = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/**
 * Who writes a count means it, however quickly: the browser's own way, a click of the button, waits for a page
 * at rest.
 *
 * @param {KeyboardEvent} event
 * @param {Page} page
 * @param {Actions} actions
 */
function entered(event, page, actions) {
  if (event.key !== "Enter" || event.repeat || event.isComposing) return;
  event.preventDefault();
  saySaid(page, actions);
}

/**
 * @param {SubmitEvent} event
 * @param {Page} page
 * @param {Actions} actions
 */
function sayTyped(event, page, actions) {
  event.preventDefault();
  saySaid(page, actions);
}

/**
 * The typed count is said; 0 is as good as nothing.
 *
 * @param {Page} page
 * @param {Actions} actions
 */
export function saySaid({ said }, actions) {
  if (said !== "") actions.say(Number(said) || null);
}
