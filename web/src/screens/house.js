// The house rules one by one, each with what it may be.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { faultNote } from "./fault-note.js";
import { choiceName } from "./game-words.js";
import { houseOption } from "./house-option.js";
import { inForce, sentences, THEMES, valueWords } from "./rule-sentences.js";
import { shareLink } from "./share-link.js";

/** @typedef {import("../engine/protocol.d.ts").OptionView} OptionView */
/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function house(page, actions) {
  const { choice, edited, rules } = page.setup;
  return html`
    <main class="start house">
      <header class="games-head">
        <button type="button" class="plain" @click=${actions.closePanel}>${t("games-back")}</button>
        <h1 tabindex="-1" data-focus>${t("house-title", { game: choiceName(choice, edited) })}</h1>
      </header>
      <p class="start-line">${t("house-intro")}</p>
      ${tools(page, actions)}
      <div class="house-rules">
        ${rules ? themes(page, rules, actions) : html`<p role="status">${t("sheet-rules-waiting")}</p>`}
      </div>
      ${foot(page, actions)}
    </main>
  `;
}

/**
 * @param {Page} page
 * @param {RulesView} rules
 * @param {Actions} actions
 */
function themes(page, rules, actions) {
  const told = sentences(rules, t, inForce);
  const options = new Map(rules.options.map((option) => [option.name, option]));
  return THEMES.map(
    ([theme, names]) => html`
      <section class="house-theme" aria-labelledby="house-${theme}">
        <h2 id="house-${theme}">${t(`theme-${theme}`)}</h2>
        ${names.map((name) => {
          const option = options.get(name);
          if (!option) return nothing;
          const words = { sentence: told.get(name) ?? "", idle: idleWords(option, options) };
          return houseOption(page, option, words, actions);
        })}
      </section>
    `,
  );
}

/**
 * Why a rule makes no difference now, empty where it makes one.
 *
 * @param {OptionView} option
 * @param {Map<string, OptionView>} options
 */
function idleWords({ idle_by }, options) {
  const cause = options.get(idle_by ?? "");
  if (!cause) return "";
  const value = valueWords(cause.name, cause.value, t);
  return t("house-idle", { option: t(`option-${cause.name}`), value });
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function tools({ setup }, actions) {
  const { options } = setup.choice;
  return html`
    <div class="choices">
      ${
        Object.keys(options).length > 0
          ? html`<button type="button" class="plain" @click=${actions.resetAll}>${t("house-reset-all")}</button>`
          : nothing
      }
      ${shareLink(setup, actions)}
    </div>
  `;
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function foot({ setup }, actions) {
  if (setup.fault) return html`<footer class="house-foot">${faultNote(setup, actions)}</footer>`;
  return html`
    <footer class="house-foot">
      <div class="choices">
        <button type="button" class="brass" @click=${actions.closePanel}>${t("house-play")}</button>
        <button type="button" class="plain" @click=${() => actions.ask("save", setup.choice.name)}>
          ${t("house-save")}
        </button>
      </div>
    </footer>
  `;
}
