// A hint at the table: the button that asks for it, what is best and why, and where it is said aloud.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { counted, unbroken } from "../lib/unbroken.js";
import { isHinting, mayHint, shownHint } from "../state/hints.js";
import { hintSentences, hintTitle } from "./hint-words.js";
import { thinkingSign } from "./thinking.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function hintButton(page, actions) {
  if (!mayHint(page)) return nothing;
  return html`
    <button type="button" class="plain ask-hint" title=${t("hint-ask")} aria-keyshortcuts="T"
      aria-disabled=${isHinting(page) ? "true" : nothing} @click=${actions.askHint}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M9 17.5H15M10 21H14M12 3A6 6 0 0 0 8.4 13.8Q9.3 14.6 9.4 16H14.6Q14.7 14.6 15.6 13.8A6 6 0 0 0 12 3Z" />
      </svg>
      <span>${t("hint-ask")}</span>
    </button>
  `;
}

/**
 * How far the looking is, while that takes more than a moment.
 *
 * @param {Page} page
 */
export function hintSign(page) {
  return page.hint && isHinting(page) ? thinkingSign({ share: page.hint.share, paused: false }) : nothing;
}

/**
 * It stands where the players do, or beside them, so that the line and the hand stay in sight.
 *
 * @param {Page} page
 * @param {TableView} view
 */
export function hintPanel(page, view) {
  const placements = shownHint(page);
  if (!placements) return nothing;
  return html`
    <section class="hint" tabindex="0" aria-labelledby="hint-title">
      <h2 id="hint-title">${unbroken(hintTitle(view, placements[0], t))}</h2>
      <p>${hintSentences(view, placements, t).map((sentence) => html`<span>${unbroken(counted(sentence))}</span> `)}</p>
    </section>
  `;
}

/**
 * What a screen reader is told of it without being asked.
 *
 * @param {Page} page
 */
export function hintSpoken(page) {
  const { view, route } = page;
  if (!view || route !== "match") return "";
  if (isHinting(page)) return t("hint-soon");
  const placements = shownHint(page);
  if (!placements) return "";
  const title = t("sentence", { text: hintTitle(view, placements[0], t) });
  return [title, ...hintSentences(view, placements, t)].join(" ");
}
