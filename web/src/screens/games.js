// The choice of a game: cards on the felt, one's own beside the named ones.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n/messages.js";
import { choiceNotes, gameName, gamePlayers, gameSentence } from "./game-words.js";
import { pickRow } from "./pick-row.js";

/** @typedef {import("../engine/protocol.d.ts").GameView} GameView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */
/** @typedef {import("../state/rules-link.js").SharedRules} SharedRules */
/** @typedef {import("../state/setup.js").Setup} Setup */

/** The sets of tiles that are sold. */
const SETS = [6, 9, 12];

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function games({ setup }, actions) {
  return html`
    <main class="start games">
      <header class="games-head">
        <button type="button" class="plain" @click=${actions.closePanel}>${t("games-back")}</button>
        <h1 tabindex="-1" data-focus>${t("games-title")}</h1>
      </header>
      <p class="start-line">${t("games-intro")} ${t("games-larger")}</p>
      ${setRow(setup, actions)}
      ${setup.house.length > 0 ? ownGames(setup, actions) : nothing}
      <section class="games-part" aria-labelledby="games-named">
        <h2 id="games-named">${t("games-named")}</h2>
        ${setup.games.length === 0 ? html`<p role="status">${t("games-waiting")}</p>` : nothing}
        <ul class="game-cards">
          ${setup.games.map((game) => html`<li>${gameCard(setup, game, actions)}</li>`)}
        </ul>
      </section>
    </main>
  `;
}

/**
 * @param {Setup} setup
 * @param {Actions} actions
 */
export function setRow({ choice }, actions) {
  const now = choice.options.tile_set ?? SETS[0];
  return pickRow({
    name: "tile-set",
    legend: t("games-set"),
    picks: SETS.map((value) => ({
      value: String(value),
      text: t("game-set", { tile_set: value }),
      isPicked: value === now,
      isOut: false,
      pick: () =>
        value === SETS[0] ? actions.resetOption("tile_set") : actions.setOption("tile_set", value),
    })),
  });
}

/**
 * @param {Setup} setup
 * @param {GameView} game
 * @param {Actions} actions
 */
function gameCard({ choice }, game, actions) {
  const { preset } = game;
  const isChosen = choice.preset === preset && choice.name === "";
  // The numbers are those of a double-six set.
  const isLarger = choice.options.tile_set !== undefined;
  return html`
    <button type="button" class="game-card ${isChosen ? "is-chosen" : ""}" aria-current=${isChosen ? "true" : nothing}
      @click=${() => actions.chooseGame(preset)}>
      <strong class="game-name">${gameName(preset)}</strong>
      <span class="game-about">${gameSentence(preset)}</span>
      ${isLarger ? nothing : html`<span class="game-notes">${gamePlayers(game)}</span>`}
    </button>
  `;
}

/**
 * @param {Setup} setup
 * @param {Actions} actions
 */
function ownGames(setup, actions) {
  return html`
    <section class="games-part" aria-labelledby="games-yours">
      <h2 id="games-yours">${t("games-yours")}</h2>
      <ul class="game-cards">
        ${repeat(
          setup.house,
          ({ name }) => name,
          (rules) => html`<li class="own-card">${ownCard(setup, rules, actions)}</li>`,
        )}
      </ul>
    </section>
  `;
}

/**
 * @param {Setup} setup
 * @param {SharedRules} rules
 * @param {Actions} actions
 */
function ownCard({ choice }, rules, actions) {
  const { name, players } = rules;
  const isChosen = choice.name === name;
  const notes = [t("game-players-one", { count: players }), ...choiceNotes(rules)];
  return html`
    <button type="button" class="game-card ${isChosen ? "is-chosen" : ""}" aria-current=${isChosen ? "true" : nothing}
      @click=${() => actions.chooseHouse(rules)}>
      <strong class="game-name">${name}</strong>
      <span class="game-notes">${notes.join(" · ")}</span>
    </button>
    <span class="own-tools">
      <button type="button" class="small" aria-label=${t("house-rename-of", { name })}
        @click=${() => actions.ask("rename", name)}>${t("ask-rename")}</button>
      <button type="button" class="small" aria-label=${t("house-delete-of", { name })}
        @click=${() => actions.ask("delete", name)}>${t("ask-delete-yes")}</button>
    </span>
  `;
}
