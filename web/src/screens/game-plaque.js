// The game that is chosen, on the start screen.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { choiceName, choiceNotes, gameSentence } from "./game-words.js";

/** @typedef {import("../state/setup.js").Setup} Setup */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Setup} setup
 * @param {Actions} actions
 */
export function gamePlaque({ choice, edited }, actions) {
  const notes = choiceNotes(choice);
  return html`
    <section class="plaque" aria-labelledby="plaque-name">
      <p class="visually-hidden">${t("setup-game")}</p>
      <h2 class="plaque-name" id="plaque-name">${choiceName(choice, edited)}</h2>
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
