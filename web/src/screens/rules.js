// The rules in force as a sheet of paper over the start or the table.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { modal } from "../lib/modal.js";
import { unbroken } from "../lib/unbroken.js";
import { faultNote } from "./fault-note.js";
import { choiceName, rulesName } from "./game-words.js";
import { printButton } from "./print-button.js";
import { ruleSections } from "./rule-sentences.js";
import { shareLink } from "./share-link.js";
import { sheetPaper } from "./sheet-paper.js";

/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */
/** @typedef {import("./rule-sentences.js").Sentence} Sentence */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function rulesSheet(page, actions) {
  const isOpen = page.setup.sheet;
  return html`
    <dialog class="paper sheet rules-sheet" aria-labelledby="rules-title" ${modal(isOpen, actions.closeRules)}>
      ${isOpen ? (atTable(page, actions) ?? atStart(page, actions)) : nothing}
    </dialog>
  `;
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function atTable({ route, view }, actions) {
  if (route !== "match" || !view) return null;
  return rulesPaper(view.rules_name || rulesName(view.rules), rulesText(view.rules), nothing, actions);
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function atStart({ setup }, actions) {
  const text = setup.rules ? rulesText(setup.rules) : html`<p>${t("sheet-rules-waiting")}</p>`;
  // The last rules that could be played are others than those that are chosen.
  const told = setup.fault ? faultNote(setup, actions) : text;
  const foot = html`
    <footer class="rules-foot">
      <button type="button" class="plain" @click=${actions.openHouse}>${t("setup-house")}</button>
      ${shareLink(setup, actions)}
    </footer>
  `;
  return rulesPaper(choiceName(setup.choice, setup.edited), told, foot, actions);
}

/**
 * @param {string} game
 * @param {unknown} text
 * @param {unknown} foot
 * @param {Actions} actions
 */
function rulesPaper(game, text, foot, actions) {
  const title = t("sheet-rules-title", { game });
  const all = html`
    ${text} ${foot}
    <p class="rules-learn">
      <button type="button" class="paper-button" @click=${actions.openLearn}>${t("learn-title")}</button>
    </p>
  `;
  return sheetPaper({ name: "rules", title, close: actions.closeRules, tools: printButton() }, all);
}

/**
 * The rules theme by theme, with what is not as in Muggins marked.
 *
 * @param {RulesView} rules
 * @param {(theme: string) => unknown} [figures]  what is drawn to a theme
 */
export function rulesText(rules, figures = () => nothing) {
  const sections = ruleSections(rules, t);
  const isMuggins = sections.every(({ sentences }) => sentences.every(({ inMuggins }) => inMuggins === null));
  return html`
    <p class="sheet-note">${t(isMuggins ? "sheet-rules-same" : "sheet-rules-mark")}</p>
    <div class="rules-text">
      ${sections.map(
        ({ theme, basic, sentences }) => html`
          <section class="rules-theme">
            <h3>${t(`theme-${theme}`)}</h3>
            <ul>
              ${basic === "" ? nothing : html`<li>${basic}</li>`}
              ${sentences.map(sentence)}
            </ul>
            ${figures(theme)}
          </section>
        `,
      )}
    </div>
  `;
}

/** @param {Sentence} sentence */
function sentence({ text, inMuggins }) {
  if (inMuggins === null) return html`<li>${unbroken(text)}</li>`;
  return html`
    <li class="differs">
      <span class="visually-hidden">${t("sheet-rules-differs")}: </span>${unbroken(text)}
      ${inMuggins === "" ? nothing : html`<small>${unbroken(t("sheet-rules-muggins", { rule: inMuggins }))}</small>`}
    </li>
  `;
}
