// How far the engine's start has come.

import { html } from "lit";
import { t } from "../i18n/messages.js";

/** @typedef {import("../state/page.js").Boot} Boot */

/** @param {Boot} boot */
export function progressLine({ stage, fraction }) {
  const percent = Math.round(fraction * 100);
  return html`
    <div class="progress">
      <label for="progress">${t(`progress-${stage || "other"}`)}</label>
      <progress id="progress" max="100" .value=${percent}></progress>
      <span class="progress-number" aria-hidden="true">${t("progress-percent", { percent })}</span>
    </div>
  `;
}
