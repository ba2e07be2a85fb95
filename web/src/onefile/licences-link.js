// In the one file this stands for `../screens/licences-link.js`: the licences lie in the page itself.

import { html } from "lit";
import { current, t } from "../i18n/messages.js";
import { putInLanguage } from "../i18n/worded.js";
import { sheetHead } from "../screens/sheet-paper.js";

export function licencesLink() {
  return html`
    <button type="button" class="as-link" @click=${open}>${t("licences")}</button>
    <dialog class="paper sheet licences" aria-labelledby="licences-title">
      ${sheetHead({ name: "licences", title: t("licences"), close })}
      <div class="sheet-body" tabindex="0" role="region" aria-labelledby="licences-title"></div>
    </dialog>
  `;
}

/** @param {MouseEvent & { currentTarget: HTMLElement }} event */
function open({ currentTarget }) {
  const dialog = /** @type {HTMLDialogElement} */ (currentTarget.nextElementSibling);
  const texts = /** @type {HTMLTemplateElement} */ (document.getElementById("licences"));
  const shown = /** @type {DocumentFragment} */ (texts.content.cloneNode(true));
  putInLanguage(shown, current.locale());
  dialog.querySelector(".sheet-body")?.replaceChildren(shown);
  dialog.showModal();
}

/** @param {MouseEvent & { currentTarget: HTMLElement }} event */
function close({ currentTarget }) {
  currentTarget.closest("dialog")?.close();
}
