// A score as it is drawn on paper.

import { html } from "lit";
import { tallyShape } from "./tally.js";

/** @typedef {import("../engine/protocol.d.ts").TallyView} TallyView */

/** @param {TallyView} tally */
export function tallyImage(tally) {
  return html`<svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">${tallyShape(tally)}</svg>`;
}
