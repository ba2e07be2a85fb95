// A closer look at the line, over the whole window, where the felt has no room for tiles that are read well.

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { t } from "../i18n/messages.js";
import { css } from "../lib/css.js";
import { modal } from "../lib/modal.js";
import { enlarged } from "./enlarged.js";
import { laidIn, lineIn } from "./line-area.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** The short side, in CSS pixels, of the smallest tile of which the pips are read without effort. */
export const READABLE_PX = 14;
/** What a closer look shows it as, at least. */
const CLOSER_PX = 30;
/** Around the line, in the closer look. */
const MARGIN = 24;

/** The phases of a round whose screens show no line. */
const OFF_THE_FELT = ["lot", "settled", "match_end"];

/** Whether a line is seen, in tiles that ask for a closer look. @param {Page} page */
export function mayLookCloser({ boxes, view }) {
  if (!view || OFF_THE_FELT.includes(view.phase)) return false;
  const laid = laidIn(boxes.line, view);
  return !!laid && laid.tiles.length > 0 && laid.unit < READABLE_PX;
}

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function closerButton(page, view, actions) {
  if (!mayLookCloser({ ...page, view })) return nothing;
  return html`
    <button type="button" class="look-closer" aria-label=${t("line-closer")} title=${t("line-closer")}
      aria-keyshortcuts="Z" @click=${actions.lookCloser}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="6.5" /><path d="M15 15l6 6M7 10h6M10 7v6" />
      </svg>
    </button>
  `;
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function closerLine(page, actions) {
  const { view, closer } = page;
  const isOpen = closer && view !== null;
  return html`
    <dialog class="closer" aria-labelledby="closer-title" ${modal(isOpen, actions.lookAway)}>
      ${isOpen ? content(page, view, actions) : nothing}
    </dialog>
  `;
}

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
function content(page, view, actions) {
  const laid = laidIn(page.boxes.line, view);
  if (!laid) return nothing;
  const { width, height } = page.boxes.line;
  const scale = Math.max(CLOSER_PX / laid.unit, Math.min(innerWidth / width, innerHeight / height));
  const box = { width: scale * width + 2 * MARGIN, height: scale * height + 2 * MARGIN };
  const larger = enlarged(laid, scale, MARGIN);
  // Who has placed a tile wants to see what comes of it.
  const placing = {
    ...actions,
    /** @param {string} action */
    place: (action) => {
      actions.lookAway();
      actions.place(action);
    },
  };
  return html`
    <header class="closer-head">
      <h2 id="closer-title">${t("line-closer-title")}</h2>
      <button type="button" class="plain" @click=${actions.lookAway}>${t("line-closer-back")}</button>
    </header>
    <div class="felt closer-room" dir="ltr" tabindex="0" autofocus role="region" aria-labelledby="closer-title"
      @pointerdown=${pan}>
      ${keyed(
        // In another window all lies elsewhere: what is to be seen is brought into view anew.
        `${width} ${height}`,
        html`<div class="closer-line" ${ref(showNewest)} ${css({ width: `${box.width}px`, height: `${box.height}px` })}>
          ${lineIn(larger, box, page, view, placing)}
        </div>`,
      )}
    </div>
  `;
}

/** Begins where a tile may be placed, or where the last one was. @param {Element | undefined} line */
function showNewest(line) {
  requestAnimationFrame(() => {
    const newest = line?.querySelector(".place") ?? line?.querySelector(".laid.last");
    newest?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  });
}

/** A mouse drags the felt, as a finger does of itself. @param {PointerEvent & { currentTarget: HTMLElement }} event */
function pan(event) {
  if (event.pointerType !== "mouse" || event.button !== 0) return;
  if (event.target instanceof Element && event.target.closest("button")) return;
  const room = event.currentTarget;
  room.setPointerCapture(event.pointerId);
  const follow = (/** @type {PointerEvent} */ { movementX, movementY }) =>
    room.scrollBy({ left: -movementX, top: -movementY, behavior: "instant" });
  room.addEventListener("pointermove", follow);
  room.addEventListener("lostpointercapture", () => room.removeEventListener("pointermove", follow), {
    once: true,
  });
}
