// The places where the chosen tile fits: its ghost there, and the count that it would make.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { css } from "../lib/css.js";
import { hintedTile } from "../state/hints.js";
import { isWaiting } from "../state/rest.js";
import { areaOf } from "./end-marks.js";
import { isCounting } from "./in-force.js";
import { labelSpot } from "./label-spot.js";
import { spotFor } from "./line.js";
import { targetsOf } from "./targets.js";
import { ghostImage } from "./tile-image.js";
import { placeName } from "./words.js";

/** @typedef {import("./end-marks.js").EndMark} EndMark */
/** @typedef {import("./label-spot.js").Area} Area */
/** @typedef {import("./line.js").Arrangement} Arrangement */
/** @typedef {import("../engine/protocol.d.ts").HandTileView} HandTileView */
/** @typedef {import("../engine/protocol.d.ts").PlacementView} PlacementView */
/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../lib/measure.js").Box} Box */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** A label that lies so far from its place is joined to it by a line. */
const LEADER = 8;
/** A label is written as large as the tiles allow, in CSS pixels. */
const TYPE = { smallest: 14, largest: 26, share: 0.4 };
/** The size of a label with points, and of one without, by its type: line.css gives them the same. */
const SCORING = { width: 4.8, height: 2.5 };
const SILENT = { width: 2.8, height: 1.6 };

/**
 * Where the chosen tile may be placed, in the order in which the arrow keys go along the places.
 *
 * @param {Arrangement} laid
 * @param {HandTileView} chosen
 */
export function offersOf(laid, { placements, tile }) {
  return placements
    .map((placement) => ({ placement, spot: spotOf(laid, placement, tile) }))
    .sort((a, b) => a.spot.x - b.spot.x || a.spot.y - b.spot.y);
}

/**
 * @param {{laid: Arrangement, box: Box, marks: readonly EndMark[]}} drawn
 * @param {ReturnType<typeof offersOf>} offers
 * @param {HandTileView} chosen
 * @param {Page} page
 * @param {RulesView} rules
 * @param {Actions} actions
 */
export function places({ laid, box, marks }, offers, chosen, page, rules, actions) {
  const covered = [
    ...laid.tiles.map(({ box: area }) => area),
    ...offers.map(({ spot }) => spot.box),
    ...marks.map(areaOf),
  ];
  const targets = targetsOf(
    offers.map(({ spot }) => spot.box),
    box,
  );
  const type = Math.max(TYPE.smallest, Math.min(TYPE.largest, TYPE.share * laid.unit));
  return html`
    <div class="places" role="group" aria-label=${t("places-label", { tile: chosen.tile })}
      ${css({ "--type": `${type}px` })} @keydown=${walk}>
      ${offers.map(({ placement, spot }, index) => {
        const told = labelText(placement, rules);
        const { width, height } = told.count !== "" && told.points !== "" ? SCORING : SILENT;
        const size = { width: width * type, height: height * type };
        const others = covered.filter((area) => area !== spot.box);
        const label = labelSpot(spot.box, size, box, others);
        if (told.count + told.points !== "") covered.push(label);
        const target = targets[index] ?? spot.box;
        return place(
          placement,
          chosen.tile,
          spot,
          target,
          laid.unit,
          { ...label, ...told },
          page,
          rules,
          actions,
        );
      })}
    </div>
  `;
}

/**
 * What is written beside a place: nothing where the player is to count, no count where it is no matter.
 *
 * @param {PlacementView} placement
 * @param {RulesView} rules
 */
function labelText({ count, points }, rules) {
  return {
    count: count && isCounting(rules) ? t("ghost-count", { total: count.total }) : "",
    points: points !== null && points > 0 ? t("points", { points }) : "",
  };
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
 * @param {ReturnType<typeof spotFor>} spot
 * @param {Area} target
 * @param {number} unit
 * @param {Area & {scale: number} & ReturnType<typeof labelText>} label
 * @param {Page} page
 * @param {RulesView} rules
 * @param {Actions} actions
 */
function place(placement, tile, spot, target, unit, label, page, rules, actions) {
  const { action } = placement;
  const isDisabled = page.held > 0 || (page.meaning !== null && isWaiting(page));
  return html`
    <button type="button" class=${placeClasses(placement, label.count, page)} data-action=${action} ?data-careful=${page.meaning !== null}
      aria-label=${placeName(placement, tile, rules)} aria-disabled=${isDisabled ? "true" : nothing}
      @click=${() => actions.place(action)} ${css(inPixels(target))}>
      ${ghostImage(spot, unit, target)}
      ${
        label.count + label.points === ""
          ? nothing
          : html`${leader(label, spot.box, target)}<span class="place-label" aria-hidden="true"
              ${css({
                left: `${label.x - target.x}px`,
                top: `${label.y - target.y}px`,
                "font-size": label.scale < 1 ? `calc(${label.scale} * var(--type))` : "",
              })}>
              ${label.count === "" ? nothing : html`<span>${label.count}</span>`}
              ${label.points === "" ? nothing : html`<small dir="auto">${label.points}</small>`}
            </span>`
      }
    </button>
  `;
}

/**
 * @param {PlacementView} placement
 * @param {string} count  that is written beside it
 * @param {Page} page
 */
function placeClasses({ action, points }, count, page) {
  const classes = [
    "place",
    (points ?? 0) > 0 ? "scores" : "",
    count === "" ? "is-uncounted" : "",
    page.saying === action || page.meaning === action ? "is-meant" : "",
    hintedTile(page)?.placements[0]?.action === action ? "is-hinted" : "",
  ];
  return classes.join(" ");
}

/**
 * A line from a label that lies further off to its place.
 *
 * @param {Area} label
 * @param {Area} place
 * @param {Area} target
 */
function leader(label, place, target) {
  const [fromX, toX] = nearest(label.x, label.width, place.x, place.width);
  const [fromY, toY] = nearest(label.y, label.height, place.y, place.height);
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < LEADER) return nothing;
  const angle = Math.atan2(toY - fromY, toX - fromX);
  return html`<span class="place-leader" aria-hidden="true"
    ${css({
      left: `${fromX - target.x}px`,
      top: `${fromY - target.y}px`,
      width: `${length}px`,
      rotate: `${angle}rad`,
    })}></span>`;
}

/**
 * The ends, along one axis, of the shortest way from one stretch to another.
 *
 * @param {number} from
 * @param {number} fromLength
 * @param {number} to
 * @param {number} toLength
 * @returns {[number, number]}
 */
function nearest(from, fromLength, to, toLength) {
  if (from + fromLength < to) return [from + fromLength, to];
  if (to + toLength < from) return [from, to + toLength];
  const middle = (Math.max(from, to) + Math.min(from + fromLength, to + toLength)) / 2;
  return [middle, middle];
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
