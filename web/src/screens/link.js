// House rules that came in a link: what they are, and whether they are played or saved.

import { html, nothing } from "lit";
import { current, t } from "../i18n/messages.js";
import { faultSentence } from "./fault-sentence.js";
import { choiceName, gameName } from "./game-words.js";
import { progressLine } from "./progress.js";
import { rulesText } from "./rules.js";

/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */
/** @typedef {import("../state/rules-link.js").SharedRules} SharedRules */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function link({ boot, setup }, actions) {
  const { content = null, fault = null, rules = null } = setup.link ?? {};
  if (!content) return refusedLink(t("link-broken-title"), t("link-broken-text"), actions);
  if (fault) {
    const why = faultSentence(fault, content.preset, current);
    return refusedLink(t("link-refused-title"), `${t("link-refused-text")} ${why}`, actions);
  }
  return html`
    <main class="start link-screen">
      <h1 tabindex="-1" data-focus>${content.name === "" ? t("link-title") : t("link-named", { name: content.name })}</h1>
      ${rules ? offered(content, rules) : progressLine(boot)}
      <div class="choices link-ways">
        ${rules ? ways(content, actions) : nothing}
        <button type="button" class="plain" @click=${actions.closePanel}>${t("link-leave")}</button>
      </div>
    </main>
  `;
}

/**
 * @param {SharedRules} content
 * @param {RulesView} rules
 */
function offered(content, rules) {
  const game = choiceName({ ...content, name: "" }, false);
  return html`
    <p class="start-line">${t("link-text", { game, players: rules.players })}</p>
    <article class="paper link-paper" aria-label=${t("sheet-rules-title", { game: gameName(rules.preset) })}>
      <h2 class="visually-hidden">${t("setup-rules")}</h2>
      ${rulesText(rules)}
    </article>
  `;
}

/**
 * @param {SharedRules} content
 * @param {Actions} actions
 */
function ways(content, actions) {
  return html`
    <button type="button" class="brass" @click=${actions.playLink}>${t("link-play")}</button>
    <button type="button" class="plain" @click=${() => actions.ask("save-link", content.name)}>${t("link-save")}</button>
  `;
}

/**
 * @param {string} title
 * @param {string} text
 * @param {Actions} actions
 */
function refusedLink(title, text, actions) {
  return html`
    <main class="notice-screen">
      <div class="panel">
        <h1 tabindex="-1" data-focus>${title}</h1>
        <p>${text}</p>
        <button type="button" class="brass" @click=${actions.closePanel}>${t("link-leave")}</button>
      </div>
    </main>
  `;
}
