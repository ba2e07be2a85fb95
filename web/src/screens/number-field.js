// A rule that is a number: a field that is written over at once.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { digitsIn } from "../state/calls.js";

/** @typedef {import("../engine/protocol.d.ts").OptionView} OptionView */
/** @typedef {import("../engine/protocol.d.ts").OptionValue} OptionValue */

/** What stands in a view, and in a record, for a number that is not limited. */
const NO_LIMIT = "none";

/**
 * A number; an empty field is no limit, for the engine to take or refuse. What is being written in it stays
 * when an answer to another change comes meanwhile: the field is set only where its rule has changed. A press
 * selects what is there: whoever presses means to write another number, not to add figures to it.
 *
 * @param {{ id: string, told?: string, option: OptionView | null, value: OptionValue }} field  without its option
 *   it waits for the engine
 * @param {(value: OptionValue) => void} set
 */
export function numberField({ id, told, option, value }, set) {
  const changed = (/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) =>
    set(currentTarget.value === "" ? NO_LIMIT : Number(currentTarget.value));
  const pressed = (/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) =>
    currentTarget.select();
  return html`
    <input id=${id} type="number" inputmode="numeric" step="1" min=${option?.lowest ?? nothing}
      max=${option?.highest ?? nothing} .value=${value === NO_LIMIT ? "" : String(value)}
      placeholder=${option?.in_muggins === NO_LIMIT ? t("house-none") : nothing} aria-describedby=${told ?? nothing} ?disabled=${option === null}
      @click=${pressed} @beforeinput=${inLatin} @change=${changed} />
  `;
}

/**
 * A field of numbers takes Latin digits alone, and drops those of another script without a word: they are
 * written as what they are worth.
 *
 * @param {InputEvent} event
 */
function inLatin(event) {
  const { data, cancelable } = event;
  if (!cancelable || data === null || !/\P{ASCII}/u.test(data)) return;
  event.preventDefault();
  document.execCommand("insertText", false, digitsIn(data));
}
