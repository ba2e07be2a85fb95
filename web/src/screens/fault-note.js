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
export function faultNote({ fault, choice, culprit }, actions) {
  if (!fault) return nothing;
  return html`
    <div class="fault-note" role="alert" tabindex="-1">
      <p><strong>${t("fault-title")}</strong> ${faultSentence(fault, choice.preset, current)}</p>
      ${culprit ? undoButton(culprit.option, actions.undoChange) : resetButton(fault, choice, actions)}
    </div>
  `;
}

/**
 * Where nothing is known of a change, as after a reload, the rule that is blamed can be had back.
 *
 * @param {import("../state/setup.js").RulesFault} fault
 * @param {import("../state/setup.js").Choice} choice
 * @param {Actions} actions
 */
function resetButton({ context }, { options }, actions) {
  const option = String(context.option ?? "");
  return option in options ? undoButton(option, () => actions.resetOption(option)) : nothing;
}

/**
 * @param {string} option
 * @param {() => void} undo
 */
function undoButton(option, undo) {
  const words = option === "" ? t("fault-undo-last") : t("fault-undo", { option: optionName(option) });
  return html`<button type="button" class="small" @click=${undo}>${words}</button>`;
}

/** @param {string} option */
export function optionName(option) {
  return current.has(`option-${option}`) ? t(`option-${option}`) : option;
}
