// A line drawn small, to explain a rule: as it would lie on the table, with what counts marked.

import { html, svg } from "lit";
import { endMarks } from "./end-marks.js";
import { isBranching } from "./in-force.js";
import { arrange } from "./line.js";
import { tileAt } from "./tile-image.js";

/** @typedef {import("../engine/protocol.d.ts").LineView} LineView */
/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("./line.js").Area} Area */

/** The room in which a line is laid; what is shown of it is what the tiles cover. */
const ROOM = { width: 480, height: 480 };
const UNIT = 36;
const MARGIN = 10;

/**
 * @param {LineView} line
 * @param {RulesView} rules
 */
export function diagram(line, rules) {
  const laid = arrange(line, ROOM, { maxUnit: UNIT });
  const { x, y, width, height } = around(laid.tiles.map(({ box }) => box));
  const marks = isBranching(rules) ? endMarks(laid, line) : [];
  return html`
    <svg class="diagram" viewBox="${x} ${y} ${width} ${height}" width=${width} height=${height}
      aria-hidden="true" focusable="false">
      ${laid.rods.map((rod) => svg`<rect class="rod" x=${rod.x} y=${rod.y} width=${rod.width} height=${rod.height} />`)}
      ${laid.tiles.map((tile) => tileAt(tile, laid.unit, line.scoring.includes(tile.tile) ? "counts" : ""))}
      ${marks.map(
        (mark) =>
          svg`<circle class="end-mark ${mark.counts ? "counts" : ""}" cx=${mark.x} cy=${mark.y} r="5" />`,
      )}
    </svg>
  `;
}

/**
 * @param {readonly Area[]} boxes
 * @returns {Area}
 */
function around(boxes) {
  const left = Math.min(...boxes.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...boxes.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + MARGIN;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
