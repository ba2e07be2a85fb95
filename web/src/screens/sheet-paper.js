// What every sheet of paper over the page has: a head with the way out, and a body that scrolls.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";

/**
 * @typedef {object} SheetHead
 * @property {string} name  of the sheet; its title is `NAME-title` in the page, and labels the dialog
 * @property {string} title
 * @property {(event: any) => void} close
 * @property {unknown} [tools]  what else can be done with the sheet
 */

/** @param {SheetHead} head */
export function sheetHead({ name, title, close, tools = nothing }) {
  return html`
    <header class="sheet-head">
      <h2 id="${name}-title" tabindex="-1" autofocus>${title}</h2>
      ${tools}
      <button type="button" class="plain" @click=${close}>${t("sheet-close")}</button>
    </header>
  `;
}

/**
 * @param {SheetHead} head
 * @param {unknown} text
 */
export function sheetPaper(head, text) {
  return html`
    ${sheetHead(head)}
    <div class="sheet-body" tabindex="0" role="region" aria-labelledby="${head.name}-title">${text}</div>
  `;
}
