// The way to the licences of all that the page is made of.

import { html } from "lit";
import { current, t } from "../i18n/messages.js";

export function licencesLink() {
  return html`<a class="bar-button" href="licences.html#${current.locale()}">${t("licences")}</a>`;
}
