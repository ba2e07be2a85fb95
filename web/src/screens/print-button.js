// The button that prints the sheet of paper that it stands on.

import { html } from "lit";
import { t } from "../i18n/messages.js";

export function printButton() {
  return html`<button type="button" class="plain print-button" @click=${() => window.print()}>${t("print")}</button>`;
}
