// The way to the licences of all that the page is made of.

import { html } from "lit";
import { t } from "../i18n/messages.js";

export function licencesLink() {
  return html`<a class="bar-button" href="licences.html" hreflang="en">${t("licences")}</a>`;
}
