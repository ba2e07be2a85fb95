// One house rule: what it is about, what it is now, what it may be, and how to have it back.

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../i18n/messages.js";
import { chosenValue, seatCounts } from "../state/setup.js";
import { numberField } from "./number-field.js";
import { valueWords } from "./rule-sentences.js";

/** @typedef {import("../engine/protocol.d.ts").OptionView} OptionView */
/** @typedef {import("../engine/protocol.d.ts").OptionValue} OptionValue */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {OptionView} option
 * @param {{ sentence: string, idle: string }} told  what it comes to, or why it makes no difference
 * @param {Actions} actions
 */
export function houseOption(page, option, { sentence, idle }, actions) {
  const { name, in_preset } = option;
  const { choice, fault } = page.setup;
  const isChanged = name in choice.options;
  const id = `option-${name}`;
  const kinds = [
    isChanged ? "is-changed" : "",
    fault?.context.option === name ? "is-faulty" : "",
    // What the rules say of others than those that are chosen is out of place beside them.
    fault ? "is-stale" : idle === "" ? "" : "is-idle",
  ];
  return html`
    <div class="house-rule ${kinds.join(" ")}">
      <div class="house-name">
        <label for=${id}>${t(id)}</label>
        <span class="changed-mark" id="${id}-changed">${isChanged ? t("house-changed") : nothing}</span>
      </div>
      ${control(page, option, actions)}
      <p class="house-told" id="${id}-told">${idle || sentence}</p>
      ${
        isChanged
          ? html`<button type="button" class="paper-button" @click=${() => actions.resetOption(name)}>
            ${resetWords(name, in_preset, choice.options)}
          </button>`
          : nothing
      }
    </div>
  `;
}

/**
 * @param {string} name
 * @param {OptionValue} inPreset
 * @param {import("../engine/protocol.d.ts").Options} options
 */
function resetWords(name, inPreset, options) {
  return options[name] === inPreset
    ? t("house-reset-plain")
    : t("house-reset", { value: valueWords(name, inPreset, t) });
}

/**
 * @param {Page} page
 * @param {OptionView} option
 * @param {Actions} actions
 */
function control(page, option, actions) {
  const { name } = option;
  const set = (/** @type {OptionValue} */ value) => actions.setOption(name, value);
  if (name === "players")
    return select(option, seatCounts(), page.seats, (seats) => actions.setSeats(Number(seats)));
  const value = chosenValue(page.setup, option);
  if (option.choices.length > 0) return select(option, option.choices, value, set);
  const id = `option-${name}`;
  return numberField({ id, told: `${id}-changed ${id}-told`, option, value }, set);
}

/**
 * @param {OptionView} option
 * @param {readonly OptionValue[]} choices
 * @param {OptionValue} value
 * @param {(value: OptionValue) => void} set
 */
function select({ name }, choices, value, set) {
  const all = choices.includes(value) ? choices : [...choices, value];
  const changed = (/** @type {Event & { currentTarget: HTMLSelectElement }} */ { currentTarget }) => {
    const picked = all[currentTarget.selectedIndex];
    if (picked !== undefined) set(picked);
  };
  return html`
    <select id="option-${name}" aria-describedby="option-${name}-changed option-${name}-told" @change=${changed}>
      ${all.map(
        (choice) => html`
          <option .selected=${live(choice === value)}>${valueWords(name, choice, t)}</option>
        `,
      )}
    </select>
  `;
}
