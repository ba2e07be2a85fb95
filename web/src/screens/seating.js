// Who sits down to a new match: how many, and their names on cards.

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import { refusal, t } from "../i18n/messages.js";
import { FEWEST, MOST, NAME_LIMIT, nameFaults } from "../state/names.js";
import { progressLine } from "./progress.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/names.js").NameFault} NameFault */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

const COUNTS = Array.from({ length: MOST - FEWEST + 1 }, (_, index) => FEWEST + index);

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function seating(page, actions) {
  const names = page.names.slice(0, page.seats);
  const faults = page.checked ? nameFaults(names) : [];
  const hasMatch = page.saved !== null && !page.saved.over;
  return html`
    <form class="seating" novalidate @submit=${sent(actions)}>
      ${hasMatch ? html`<h2>${t("start-new")}</h2>` : nothing}
      ${seatCount(page, actions)}
      <fieldset class="cards">
        <legend class="visually-hidden">${t("start-seats")}</legend>
        ${repeat(
          names,
          (_, seat) => seat,
          (name, seat) => card(seat, name, faults[seat] ?? null, actions),
        )}
      </fieldset>
      <button class="deal ${hasMatch ? "plain" : "brass"}">${t("start-deal")}</button>
      ${page.refused ? html`<p class="form-fault" role="alert">${refusal(page.refused.code)}</p>` : nothing}
      ${page.boot.status === "ready" ? nothing : progressLine(page.boot)}
    </form>
  `;
}

/** @param {Actions} actions */
function sent(actions) {
  return (/** @type {SubmitEvent & { currentTarget: HTMLFormElement }} */ event) => {
    event.preventDefault();
    actions.deal();
    const faulty = event.currentTarget.querySelector("[aria-invalid]");
    if (faulty instanceof HTMLElement) faulty.focus();
  };
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function seatCount(page, actions) {
  return html`
    <fieldset class="counts">
      <legend>${t("start-players")}</legend>
      ${COUNTS.map(
        (count) => html`
          <label class="count">
            <input type="radio" name="seats" .value=${String(count)} .checked=${live(page.seats === count)}
              @change=${() => actions.setSeats(count)} />
            <span>${count}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}

/**
 * @param {number} seat
 * @param {string} name
 * @param {NameFault | null} fault
 * @param {Actions} actions
 */
function card(seat, name, fault, actions) {
  const id = `name-${seat}`;
  const written = (/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) =>
    actions.setName(seat, event.currentTarget.value);
  return html`
    <div class="card">
      <label for=${id}>${t("start-name", { number: seat + 1 })}</label>
      <input id=${id} type="text" autocomplete="off" autocapitalize="words" spellcheck="false"
        .value=${live(name)} @input=${written}
        aria-invalid=${fault ? "true" : nothing}
        aria-describedby=${fault ? `${id}-fault` : nothing} />
      ${
        fault
          ? html`<p class="fault" id="${id}-fault">${t(`name-${fault}`, { limit: NAME_LIMIT })}</p>`
          : nothing
      }
    </div>
  `;
}
