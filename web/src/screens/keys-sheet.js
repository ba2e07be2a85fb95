// The keys that work at the table, on a sheet of paper.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { modal } from "../lib/modal.js";
import { sheetPaper } from "./sheet-paper.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** Section by section: what the keys do, and how they are called; a letter is itself in every language. */
const SECTIONS = /** @type {const} */ ([
  [
    "move",
    [
      ["tab", ["tab"]],
      ["arrows", ["arrows"]],
      ["choose", ["enter", "space"]],
      ["back", ["escape"]],
    ],
  ],
  [
    "play",
    [
      ["draw", ["D"]],
      ["pass", ["P"]],
      ["undo", ["U"]],
      ["muggins", ["M"]],
      ["count", ["0–9"]],
      ["nothing", ["N"]],
      ["hint", ["T"]],
      ["now", ["G"]],
      ["pause", ["W"]],
    ],
  ],
  [
    "read",
    [
      ["ends", ["E"]],
      ["hand", ["H"]],
      ["scores", ["C"]],
      ["line", ["L"]],
      ["again", ["R"]],
    ],
  ],
  [
    "look",
    [
      ["sheet", ["S"]],
      ["review", ["V"]],
      ["closer", ["Z"]],
      ["keys", ["?"]],
    ],
  ],
]);

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function keysSheet(page, actions) {
  return html`
    <dialog class="paper sheet keys" aria-labelledby="keys-title" ${modal(page.keys, actions.closeKeys)}>
      ${page.keys ? content(page, actions) : nothing}
    </dialog>
  `;
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function content({ preferences }, actions) {
  const text = html`
    <p class="sheet-note">${t(preferences.letterKeys ? "keys-on" : "keys-off")}</p>
    ${SECTIONS.map(
      ([section, keys]) => html`
        <h3>${t(`keys-${section}`)}</h3>
        <dl class="keys-list">
          ${keys.map(
            ([what, names]) => html`
              <div>
                <dt>${names.map((name) => html`<kbd>${keyName(name)}</kbd> `)}</dt>
                <dd>${t(`keys-does-${what}`)}</dd>
              </div>
            `,
          )}
        </dl>
      `,
    )}
  `;
  return sheetPaper({ name: "keys", title: t("keys-title"), close: actions.closeKeys }, text);
}

/** What is written on a key. @param {string} name */
function keyName(name) {
  return /^[a-z]+$/.test(name) ? t(`keys-name-${name}`) : name;
}
