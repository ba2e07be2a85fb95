// Why the chosen rules cannot be played, and a way back from the change that did it.

import { html, nothing } from "lit";
import { current, t } from "../i18n/messages.js";
import { faultSentence } from "./fault-sentence.js";

/** @typedef {import("../state/setup.js").Setup} Setup */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Setup} setup
 * @param {Actions} actions
 */
export function faultNote({ fault, choice }, actions) {
  if (!fault) return nothing;
  const option = String(fault.context.option ?? "");
  return html`
    <div class="fault-note" role="alert" tabindex="-1">
      <p><strong>${t("fault-title")}</strong> ${faultSentence(fault, choice.preset, current)}</p>
      ${
        option in choice.options
          ? html`<button type="button" class="small" @click=${() => actions.resetOption(option)}>
            ${t("fault-undo", { option: optionName(option) })}
          </button>`
          : nothing
      }
    </div>
  `;
}

/** @param {string} option */
export function optionName(option) {
  return current.has(`option-${option}`) ? t(`option-${option}`) : option;
}
