// The chart of a match: a line per side over the rounds, told apart by colour, dash and sign, with the goal
// across. Drawn in three sizes, of which a place shows the one whose numbers can be read there.

import { html, nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { current, t } from "../i18n/messages.js";
import { goalOf, progressOf } from "../state/progress.js";
import { sidesOf } from "../state/sides.js";
import { chartShape } from "./chart-shape.js";
import { chartWords } from "./chart-words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("./chart-shape.js").ChartShape} ChartShape */

const SIZES = {
  narrow: { width: 320, height: 180 },
  medium: { width: 480, height: 220 },
  wide: { width: 680, height: 270 },
};
const KINDS = /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SIZES));

/** The signs of the sides, round the middle of a mark: disc, square, triangle, diamond, cross, and the
 * triangle upside down. */
const SIGNS = [
  "M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0Z",
  "M-3.7-3.7H3.7V3.7H-3.7Z",
  "M0-4.8L4.8 3.6H-4.8Z",
  "M0-5.2L5.2 0L0 5.2L-5.2 0Z",
  "M-1.5-4.6H1.5V-1.5H4.6V1.5H1.5V4.6H-1.5V1.5H-4.6V-1.5H-1.5Z",
  "M0 4.8L-4.8-3.6H4.8Z",
];

/**
 * What each side had after every round, in what the match goes to.
 *
 * @param {TableView} view
 * @returns {number[][]}
 */
export function seriesOf(view) {
  return sidesOf(view).map((_, index) => view.sheet.map(({ cells }) => cells[index]?.done ?? 0));
}

/** @param {TableView} view */
export function chart(view) {
  return guard([view.sheet, view.players, current.locale()], () => drawn(view));
}

/** @param {TableView} view */
function drawn(view) {
  const { goal } = goalOf(view);
  const series = seriesOf(view);
  if (view.sheet.length === 0) return nothing;
  const words = chartWords(view);
  return html`
    <figure class="chart">
      ${KINDS.map((size) => picture(size, series, goal, words))}
      <figcaption>
        <ul class="chart-key" aria-hidden="true">
          ${sidesOf(view).map((side, index) => keyOf(view, side, index))}
        </ul>
        <p class="sheet-note">${words}</p>
      </figcaption>
    </figure>
  `;
}

/**
 * @param {TableView} view
 * @param {import("../state/sides.js").Side} side
 * @param {number} index
 */
function keyOf(view, { side, name }, index) {
  const { done } = progressOf(view, side);
  return html`
    <li class="chart-side" data-side=${index}>
      <svg viewBox="-16 -7 32 14" focusable="false"><path class="chart-line" d="M-16 0H16" />${sign(index)}</svg>
      <span class="chart-name">${name}</span> <b>${t("number", { number: done })}</b>
    </li>
  `;
}

/**
 * @param {keyof typeof SIZES} kind
 * @param {readonly (readonly number[])[]} series
 * @param {number} goal
 * @param {string} words
 */
function picture(kind, series, goal, words) {
  const shape = chartShape(series, goal, SIZES[kind]);
  const { left, right } = shape.plot;
  return html`
    <svg class="chart-picture is-${kind}" viewBox="0 0 ${shape.width} ${shape.height}" role="img"
      aria-label="${t("chart-label")} ${words}" focusable="false">
      ${axes(shape)}
      <path class="chart-goal" d="M${left} ${shape.goal}H${right}" />
      <text class="chart-number is-goal" x=${left + 6} y=${shape.goal - 5}>${t("chart-goal", { goal })}</text>
      ${shape.lines.map(
        ({ path, marks }, index) => svg`
          <g class="chart-side" data-side=${index}>
            <path class="chart-line" d=${path} />
            ${marks.map(({ x, y }) => svg`<g transform="translate(${x} ${y})">${sign(index)}</g>`)}
          </g>
        `,
      )}
    </svg>
  `;
}

/** @param {number} index */
function sign(index) {
  return svg`<path class="chart-sign" d=${SIGNS[index % SIGNS.length]} />`;
}

/** @param {ChartShape} shape */
function axes({ plot, scores, rounds }) {
  return svg`
    <g class="chart-axes">
      ${scores.map(
        ({ value, at }) => svg`
          <path class=${value === 0 ? "is-zero" : ""} d="M${plot.left} ${at}H${plot.right}" />
          <text class="chart-number is-score" x=${plot.left - 6} y=${at + 4}>${t("number", { number: value })}</text>
        `,
      )}
      ${rounds.map(
        ({ value, at }) => svg`
          <text class="chart-number is-round" x=${at} y=${plot.bottom + 17}>${t("number", { number: value })}</text>
        `,
      )}
    </g>
  `;
}
