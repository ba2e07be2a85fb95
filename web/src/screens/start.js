// The start: a match that can be gone on with, the game and the seats of a new one.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { tileImage } from "../table/tile-image.js";
import { scoreRow } from "../table/words.js";
import { gamePlaque } from "./game-plaque.js";
import { licencesLink } from "./licences-link.js";
import { replaceQuestion } from "./replace.js";
import { seating } from "./seating.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/page.js").Summary} Summary */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** Tiles for the eye. */
const FAN = ["6-4", "6-6", "6-3", "5-5", "5-0"];

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function start(page, actions) {
  return html`
    <main class="start">
      <header class="start-head">
        <div class="fan" dir="ltr" aria-hidden="true">${FAN.map((tile) => tileImage(tile))}</div>
        <h1 tabindex="-1" data-focus>${t("game")}</h1>
        <p class="start-line">${t("game-line")}</p>
      </header>
      ${page.saved ? keptMatch(page.saved, actions) : nothing}
      ${page.saved && !page.saved.over ? html`<h2 class="start-new">${t("start-new")}</h2>` : nothing}
      ${gamePlaque(page.setup, actions)}
      ${seating(page, actions)}
      <footer class="start-foot">
        <button type="button" class="bar-button" @click=${actions.openLearn}>${t("learn")}</button>
        <button type="button" class="bar-button" @click=${actions.openSettings}>${t("settings-title")}</button>
        <button type="button" class="bar-button" @click=${actions.openKeys}>${t("keys-title")}</button>
        ${licencesLink()}
      </footer>
      ${replaceQuestion(page, actions)}
    </main>
  `;
}

/**
 * @param {Summary} saved
 * @param {Actions} actions
 */
function keptMatch(saved, actions) {
  const scores = scoreRow(saved.players);
  return html`
    <button type="button" class="kept ${saved.over ? "plain" : "brass"}" @click=${actions.goOn}>
      ${t(saved.over ? "start-last" : "start-resume", { scores })}
    </button>
  `;
}
