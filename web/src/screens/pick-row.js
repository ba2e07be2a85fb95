// A row of radio buttons that look like counters on the felt.

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";

/**
 * @typedef {object} Pick
 * @property {string} value
 * @property {string} text
 * @property {boolean} isPicked
 * @property {boolean} isOut  it cannot be had now: a press is told why
 * @property {() => void} pick
 * @property {unknown} [image]  over the text
 * @property {string} [lang]  the language of the text, where it is not the page's
 */

/** @param {{ name: string, legend: string, picks: readonly Pick[], kind?: string, note?: string }} row */
export function pickRow({ name, legend, picks, kind = "words", note = "" }) {
  return html`
    <fieldset class="counts counts-${kind}">
      <legend>${legend}</legend>
      ${picks.map(
        ({ value, text, isPicked, isOut, pick, image, lang }) => html`
          <label class="count ${isOut ? "is-out" : ""}">
            <input type="radio" name=${name} .value=${value} .checked=${live(isPicked)}
              @change=${pick} />
            <span lang=${lang ?? nothing}>${image ?? nothing}${text}${isOut && note ? html`<span class="visually-hidden">, ${note}</span>` : nothing}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
