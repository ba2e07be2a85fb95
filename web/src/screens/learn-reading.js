// What there is to read: the rules of the game that is chosen, tips, and the history.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { unbroken } from "../lib/unbroken.js";
import { faultNote } from "./fault-note.js";
import { choiceName } from "./game-words.js";
import { figuresOf } from "./rule-figures.js";
import { rulesText } from "./rules.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

const TIPS = ["score", "lead", "doubles", "suits", "heavy", "count", "draws", "ends", "block", "out"];
const HISTORY = ["dominoes", "fives", "name", "family", "today", "paper"];

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function reading(page, actions) {
  const { leaf } = page.learn;
  return html`
    <main class="start games learn-reading">
      <header class="games-head">
        <button type="button" class="plain" @click=${() => actions.turnTo("")}>${t("learn-back")}</button>
        <h1 tabindex="-1" data-focus>${heading(page)}</h1>
      </header>
      ${leaf === "tips" ? html`<p class="start-line">${t("tips-intro")}</p>` : nothing}
      <article class="learn-paper ${leaf}">
        ${leaf === "rules" ? rules(page, actions) : parts(leaf, leaf === "tips" ? TIPS : HISTORY)}
      </article>
    </main>
  `;
}

/** @param {Page} page */
function heading({ learn: { leaf }, setup }) {
  if (leaf !== "rules") return t(`learn-${leaf}`);
  return t("sheet-rules-title", { game: choiceName(setup.choice, setup.edited) });
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function rules({ setup, learn }, actions) {
  if (setup.fault) return faultNote(setup, actions);
  if (!setup.rules) return html`<p role="status">${t("sheet-rules-waiting")}</p>`;
  const { rules: inForce } = setup;
  return html`
    <h2 class="visually-hidden">${t("setup-rules")}</h2>
    ${rulesText(inForce, (theme) => figuresOf(learn.diagrams, inForce, theme))}
  `;
}

/**
 * @param {string} leaf
 * @param {readonly string[]} names
 */
function parts(leaf, names) {
  return names.map(
    (name) => html`
      <section class="learn-part">
        <h2>${t(`${leaf}-${name}`)}</h2>
        <p>${unbroken(t(`${leaf}-${name}-text`))}</p>
      </section>
    `,
  );
}
