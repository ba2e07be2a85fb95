// The game that is chosen, on the start screen.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { chosenValue } from "../state/setup.js";
import { choiceName, choiceNotes, gameSentence } from "./game-words.js";
import { numberField } from "./number-field.js";

/** @typedef {import("../state/setup.js").Setup} Setup */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Setup} setup
 * @param {Actions} actions
 */
export function gamePlaque(setup, actions) {
  const { choice, edited } = setup;
  const notes = choiceNotes(choice, "target");
  return html`
    <section class="plaque" aria-labelledby="plaque-name">
      <p class="visually-hidden">${t("setup-game")}</p>
      <div class="plaque-head">
        <h2 class="plaque-name" id="plaque-name">${choiceName(choice, edited)}</h2>
        ${target(setup, actions)}
      </div>
      <p class="plaque-about">${gameSentence(choice.preset)}</p>
      ${notes.length > 0 ? html`<p class="game-notes">${notes.join(" · ")}</p>` : nothing}
      <p class="plaque-ways">
        <button type="button" class="paper-button" @click=${actions.openGames}>${t("setup-other")}</button>
        <button type="button" class="paper-button" @click=${actions.openRules}>${t("setup-rules")}</button>
        <button type="button" class="paper-button" @click=${actions.openHouse}>${t("setup-house")}</button>
      </p>
    </section>
  `;
}

/**
 * How far the match goes: what people change before all else. The room for it is there before the engine is, and
 * it is left out where it makes no difference.
 *
 * @param {Setup} setup
 * @param {Actions} actions
 */
function target(setup, actions) {
  const option = setup.rules?.options.find(({ name }) => name === "target") ?? null;
  if (option && option.idle_by !== null) return nothing;
  const value = option ? chosenValue(setup, option) : "none";
  return html`
    <div class="plaque-target">
      <label for="plaque-target">${t("option-target")}</label>
      ${numberField({ id: "plaque-target", option, value }, (goal) => actions.setOption("target", goal))}
    </div>
  `;
}
