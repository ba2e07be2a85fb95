// The review of the round that is over: what each placement gained, and what the best of its moment would have.

import { html, nothing, svg } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../i18n/messages.js";
import { modal } from "../lib/modal.js";
import { counted, unbroken } from "../lib/unbroken.js";
import { facesOf } from "../table/face.js";
import { tileShape } from "../table/tile.js";
import { printButton } from "./print-button.js";
import { moveWords, totalWords } from "./review-words.js";
import { sheetPaper } from "./sheet-paper.js";

/** @typedef {import("../engine/protocol.d.ts").ReviewReply} ReviewReply */
/** @typedef {import("../engine/protocol.d.ts").ReviewedView} ReviewedView */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function reviewSheet(page, actions) {
  const { review: isOpen, view } = page;
  return html`
    <dialog class="paper sheet review" aria-labelledby="review-title" ${modal(isOpen, actions.closeReview)}>
      ${isOpen && view ? content(page, view, actions) : nothing}
    </dialog>
  `;
}

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
function content(page, view, actions) {
  const { reviewed } = page;
  const head = {
    name: "review",
    title: t("review-title", { number: view.round }),
    close: actions.closeReview,
    tools: reviewed ? printButton() : nothing,
  };
  const text = reviewed
    ? reviewText(page, view, reviewed, actions)
    : html`<p role="status">${t("review-waiting")}</p>`;
  return sheetPaper(head, text);
}

/**
 * The people first; the computer players after them, if people so wish.
 *
 * @param {Page} page
 * @param {TableView} view
 * @param {ReviewReply} reviewed
 * @param {Actions} actions
 */
function reviewText({ rivals }, view, reviewed, actions) {
  const seats = reviewed.totals.map(({ seat }) => seat);
  const told = view.players.filter(({ seat }) => seats.includes(seat));
  const computers = told.filter(({ computer }) => computer);
  return html`
    <p class="sheet-note">${t("review-explain")} ${t(reviewed.is_whole ? "review-tick" : "review-hidden")}</p>
    ${told.filter(({ computer }) => !computer).map((player) => played(view, reviewed, player))}
    ${computers.length > 0 ? rivalsSwitch(rivals, actions) : nothing}
    ${rivals ? computers.map((player) => played(view, reviewed, player)) : nothing}
  `;
}

/**
 * @param {boolean} rivals
 * @param {Pick<Actions, "reviewRivals">} actions
 */
function rivalsSwitch(rivals, { reviewRivals }) {
  const changed = (/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) =>
    reviewRivals(currentTarget.checked);
  return html`
    <label class="switch review-rivals">
      <span>${t("review-rivals")}</span>
      <input type="checkbox" role="switch" .checked=${live(rivals)} @change=${changed} />
    </label>
  `;
}

/**
 * @param {TableView} view
 * @param {ReviewReply} reviewed
 * @param {TableView["players"][number]} player
 */
function played(view, reviewed, player) {
  const total = reviewed.totals.find(({ seat }) => seat === player.seat);
  const moves = reviewed.placements.filter(({ seat }) => seat === player.seat);
  return html`
    <section class="review-player" aria-labelledby="review-of-${player.seat}">
      <h3 class="review-name" id="review-of-${player.seat}">${facesOf([player])}<bdi>${player.name}</bdi></h3>
      ${total ? html`<p class="review-total">${counted(totalWords(total, reviewed, t))}</p>` : nothing}
      ${
        moves.length > 0
          ? html`<ol class="review-moves">${moves.map((move) => reviewedMove(view, reviewed, move))}</ol>`
          : nothing
      }
    </section>
  `;
}

/**
 * @param {TableView} view
 * @param {ReviewReply} reviewed
 * @param {ReviewedView} move
 */
function reviewedMove(view, reviewed, move) {
  const { made, scored, missed, better, answer, isBest } = moveWords(view, reviewed, move, t);
  return html`
    <li class="review-move ${better ? "is-less" : missed ? "is-missed" : ""}">
      ${lyingTile(made.tile)}
      <p class="review-made">${unbroken(counted(made.text))}</p>
      <p class="review-points">${scored}</p>
      ${isBest ? tick() : nothing}
      ${missed ? html`<p class="review-missed">${counted(missed)}</p>` : nothing}
      ${better ? html`<p class="review-better">${lyingTile(better.tile)} <span>${unbroken(counted(better.text))}</span></p>` : nothing}
      ${answer ? html`<p class="review-answer">${counted(answer)}</p>` : nothing}
    </li>
  `;
}

function tick() {
  return html`
    <p class="review-tick">
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d="M3 11l5 5L17 5" /></svg>
      <span class="visually-hidden">${t("review-best")}</span>
    </p>
  `;
}

/** A tile on its side, its first half before the other as its name has it. @param {string} tile */
function lyingTile(tile) {
  const angle = -90;
  return html`
    <svg class="review-tile" viewBox="-50 -25 100 50" aria-hidden="true" focusable="false">
      ${svg`<g transform="rotate(${angle})">${tileShape(tile, { angle })}</g>`}
    </svg>
  `;
}
