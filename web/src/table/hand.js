// The hand that is shown: its tiles are buttons that choose; those that fit nowhere stand back.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n/messages.js";
import { css } from "../lib/css.js";
import { measure } from "../lib/measure.js";
import { hintedTile } from "../state/hints.js";
import { isWaiting } from "../state/rest.js";
import { startDrag } from "./drag.js";
import { GAP, handHeight, handLayout } from "./hand-layout.js";
import { tileImage } from "./tile-image.js";

/** @typedef {import("../engine/protocol.d.ts").HandView} HandView */
/** @typedef {import("../engine/protocol.d.ts").HandTileView} HandTileView */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * The room that a hand may take: measured before there is one, so that it is right when it first shows.
 *
 * @param {Actions} actions
 */
export function handRoom(actions) {
  return html`<div class="hand-room" ${measure((box) => actions.measured("hand", box))}></div>`;
}

/**
 * What the rail keeps for a hand, whoever's it is and whether it is shown: the felt over it then stays as it is.
 * What is set in the style sheet holds until its room is measured.
 *
 * @param {Page} page
 * @param {TableView} view
 */
export function handKept(page, view) {
  const height = handHeight(Math.max(...view.players.map(({ tiles }) => tiles)), page.boxes.hand);
  return height > 0 ? `${height}px` : "initial";
}

/**
 * @param {Page} page
 * @param {HandView} shown
 * @param {string} name
 * @param {Actions} actions
 * @param {unknown} [room] its room, where the screen does not measure it
 */
export function hand(page, shown, name, actions, room = nothing) {
  const { columns, width, scrolls } = handLayout(shown.tiles.length, page.boxes.hand);
  const cursor = cursorTile(page, shown);
  const hinted = hintedTile(page)?.tile;
  return html`
    <div class="hand-frame">
      ${room}
      <div class="hand ${scrolls ? "scrolls" : ""}" dir="ltr" role="group" aria-label=${t("hand-of", { name })}
        ?data-resting=${isWaiting(page)}
        ${css({ "--columns": columns, "--tile": `${width}px`, "--gap": `${GAP}px` })}
        @keydown=${walk}>
        ${repeat(
          shown.tiles,
          ({ tile }) => tile,
          (held) =>
            tileButton(
              page,
              shown,
              held,
              { isCursor: held.tile === cursor, isHinted: held.tile === hinted },
              actions,
            ),
        )}
      </div>
    </div>
    <p id="quiet" hidden>${t("tile-quiet")}</p>
    <p id="just-drawn" hidden>${t("tile-drawn")}</p>
    <p id="hinted" hidden>${t("tile-hinted")}</p>
  `;
}

/**
 * @param {Page} page
 * @param {HandView} shown
 * @param {HandTileView} held
 * @param {{ isCursor: boolean, isHinted: boolean }} marks
 * @param {Actions} actions
 */
function tileButton(page, shown, { tile, placements }, { isCursor, isHinted }, actions) {
  const isIdle = page.view?.phase === "thinking";
  const is = {
    quiet: placements.length === 0 && !isIdle,
    idle: isIdle,
    hinted: isHinted,
    drawn: tile === shown.drawn,
    chosen: page.chosen === tile,
  };
  const classes = Object.entries(is).map(([name, isSo]) => (isSo ? `is-${name}` : ""));
  const mayFocus = isCursor && !isIdle && !shown.can_draw && !shown.can_pass;
  return html`
    <button type="button" class=${["hand-tile", ...classes].join(" ")} aria-label=${tile}
      aria-pressed=${is.chosen ? "true" : "false"} aria-describedby=${descriptionOf(is) ?? nothing}
      tabindex=${isCursor ? 0 : -1} ?data-focus=${mayFocus}
      @click=${(/** @type {MouseEvent} */ event) => tapped(event, tile, actions)} @focus=${() => actions.pointAt(tile)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => startDrag(event, tile, actions)}>
      ${tileImage(tile)}
    </button>
  `;
}

/**
 * The element that says what is special about a tile.
 *
 * @param {{ quiet: boolean, idle: boolean, hinted: boolean, drawn: boolean }} is
 */
function descriptionOf({ quiet, idle, hinted, drawn }) {
  if (quiet || idle) return "quiet";
  if (hinted) return "hinted";
  return drawn ? "just-drawn" : null;
}

/**
 * A tile was tapped, or chosen by a key: then the keyboard goes on to the places where it fits, unless one is meant
 * already and what is asked about it comes next.
 *
 * @param {MouseEvent} event
 * @param {string} tile
 * @param {Actions} actions
 */
function tapped(event, tile, actions) {
  actions.tap(tile);
  const place = document.querySelector("button[data-action]:not(.is-meant)");
  if (event.detail === 0 && place instanceof HTMLElement) place.focus();
}

/**
 * The tile that Tab leads to: the one last pointed at, or else the first that can be placed.
 *
 * @param {Page} page
 * @param {HandView} shown
 */
function cursorTile(page, shown) {
  const isHeld = shown.tiles.some(({ tile }) => tile === page.cursor);
  if (isHeld) return page.cursor;
  const first = shown.tiles.find(({ placements }) => placements.length > 0) ?? shown.tiles[0];
  return first?.tile ?? null;
}

/**
 * The arrow keys go along the hand, and by rows where there are several.
 *
 * @param {KeyboardEvent & { currentTarget: HTMLElement }} event
 */
function walk(event) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const columns = Number(event.currentTarget.style.getPropertyValue("--columns")) || 1;
  /** @type {Record<string, number>} */
  const goals = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: buttons.length - 1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  buttons[goal]?.focus();
}
