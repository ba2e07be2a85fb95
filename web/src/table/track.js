// The way to the target as a bar along the foot of what a side has: its plate, its hand at the settlement.

import { html } from "lit";
import { css } from "../lib/css.js";

/** @typedef {import("../state/progress.js").Progress} Progress */

/** As many rounds to domino can be told apart on a bar. */
const MOST_PARTS = 12;

/**
 * A bar, or one in parts where they are rounds to domino; it says nothing that is not told in words beside it.
 *
 * @param {Progress} progress
 */
export function track({ kind, goal, share }) {
  const parts = kind === "outs" && goal <= MOST_PARTS ? goal : 1;
  return html`<span class="track ${parts > 1 ? "has-parts" : ""}" aria-hidden="true"
    ${css({ "--part": `${share * 100}%`, "--parts": parts })}></span>`;
}
