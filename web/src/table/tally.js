// The tally of a score as it is drawn on paper (R10): a stroke is 5, and ten of them make one symbol, a
// big X with a small x in each of its corners.

import { html, svg } from "lit";
import { css } from "../lib/css.js";
import { tallyMarks } from "./tally-marks.js";

/** @typedef {import("../engine/protocol.d.ts").TallyView} TallyView */

/**
 * A picture in the colour of the text; it keeps its proportions in whatever size it is given. `--drawn` is how
 * wide it is in its own measure, for tallies that lie side by side and are to be of one size.
 *
 * @param {TallyView} tally
 * @param {{perRow?: number}} [options]  `perRow`: how many symbols there are in a row
 */
export function tallyShape(tally, { perRow = 5 } = {}) {
  const { width, height, marks } = tallyMarks(tally, perRow);
  return html`<svg class="tally" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false"
    fill="none" stroke="currentColor" stroke-linecap="round" ${css({ "--drawn": width })}>
    ${marks.map(({ path, kind }) => svg`<path d=${path} stroke-width=${kind === "small" ? 1.7 : 2.5} />`)}
  </svg>`;
}
