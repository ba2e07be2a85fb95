// The places where the chosen tile fits: its ghost there, and the count that it would make.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { css } from "../lib/css.js";
import { labelSpot } from "./label-spot.js";
import { spotFor } from "./line.js";
import { ghostImage } from "./tile-image.js";

/** @typedef {import("./label-spot.js").Area} Area */
/** @typedef {import("./line.js").Arrangement} Arrangement */
/** @typedef {import("../engine/protocol.d.ts").HandTileView} HandTileView */
/** @typedef {import("../engine/protocol.d.ts").PlacementView} PlacementView */
/** @typedef {import("../lib/measure.js").Box} Box */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** The side of a target that a finger hits well. */
const TARGET = 44;
/** A label is written as large as the tiles allow, in CSS pixels. */
const TYPE = { smallest: 16, largest: 26, share: 0.4 };
/** The size of a label with points, and of one without, by its type: line.css gives them the same. */
const SCORING = { width: 5.2, height: 2.8 };
const SILENT = { width: 3.2, height: 1.8 };

/**
 * @param {Arrangement} laid
 * @param {Box} box
 * @param {HandTileView} chosen
 * @param {Actions} actions
 */
export function places(laid, box, chosen, actions) {
  const offers = chosen.placements
    .map((placement) => ({ placement, spot: spotOf(laid, placement, chosen.tile) }))
    // The arrow keys go along them as they lie.
    .sort((a, b) => a.spot.x - b.spot.x || a.spot.y - b.spot.y);
  const covered = [...laid.tiles.map(({ box: area }) => area), ...offers.map(({ spot }) => spot.box)];
  const type = Math.max(TYPE.smallest, Math.min(TYPE.largest, TYPE.share * laid.unit));
  return html`
    <div class="places" role="group" aria-label=${t("places-label", { tile: chosen.tile })}
      ${css({ "--type": `${type}px` })} @keydown=${walk}>
      ${offers.map(({ placement, spot }) => {
        const { width, height } = placement.points > 0 ? SCORING : SILENT;
        const size = { width: width * type, height: height * type };
        const others = covered.filter((area) => area !== spot.box);
        const label = labelSpot(spot.box, size, box, others);
        covered.push(label);
        const target = atLeast(spot.box, TARGET, box);
        return place(placement, chosen.tile, { spot, target, label }, laid.unit, actions);
      })}
    </div>
  `;
}

/**
 * @param {Arrangement} laid
 * @param {PlacementView} placement
 * @param {string} tile
 */
function spotOf({ ends, lead }, { anchor, place: covers }, tile) {
  const end = ends.find((other) => other.anchor === anchor && other.place === covers) ?? lead ?? ends[0];
  if (!end) throw new Error(`there is no end for ${tile}`);
  return spotFor(end, tile);
}

/**
 * @param {PlacementView} placement
 * @param {string} tile
 * @param {{ spot: ReturnType<typeof spotFor>, target: Area, label: Area }} areas
 * @param {number} unit
 * @param {Actions} actions
 */
function place(placement, tile, { spot, target, label }, unit, actions) {
  const { action, anchor, count, points } = placement;
  const words = { tile, anchor: anchor ?? "", total: count.total, points };
  return html`
    <button type="button" class="place ${points > 0 ? "scores" : ""}" data-action=${action}
      aria-label=${t(anchor === null ? "ghost-lead" : "ghost-label", words)}
      @click=${() => actions.place(action)} ${css(inPixels(target))}>
      ${ghostImage(spot, unit, target)}
      <span class="place-label" aria-hidden="true"
        ${css({ left: `${label.x - target.x}px`, top: `${label.y - target.y}px` })}>
        <span>${t("ghost-count", { total: count.total })}</span>
        ${points > 0 ? html`<small>${t("points", { points })}</small>` : nothing}
      </span>
    </button>
  `;
}

/**
 * An area widened about its middle, and moved into the box where it would stick out.
 *
 * @param {Area} area
 * @param {number} side
 * @param {Box} box
 * @returns {Area}
 */
function atLeast({ x, y, width, height }, side, box) {
  const across = widened(x, width, side, box.width);
  const down = widened(y, height, side, box.height);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/**
 * @param {number} start
 * @param {number} length
 * @param {number} least
 * @param {number} room
 */
function widened(start, length, least, room) {
  const wide = Math.max(length, least);
  const centred = start - (wide - length) / 2;
  return { start: Math.max(0, Math.min(centred, room - wide)), length: wide };
}

/** @param {Area} area */
function inPixels({ x, y, width, height }) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}

/**
 * Any arrow key goes from place to place.
 *
 * @param {KeyboardEvent & { currentTarget: HTMLElement }} event
 */
function walk(event) {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
