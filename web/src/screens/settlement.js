// The settlement of a round: every hand face up, the arithmetic of its pips, and what it means for each side.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { unbroken } from "../lib/unbroken.js";
import { progressOf } from "../state/progress.js";
import { isWaiting } from "../state/rest.js";
import { sidesOf } from "../state/sides.js";
import { complaint } from "../table/complaint.js";
import { facesOf } from "../table/face.js";
import { leadWords } from "../table/lead-words.js";
import { tileImage } from "../table/tile-image.js";
import { topBar } from "../table/top-bar.js";
import { track } from "../table/track.js";
import { nameOf } from "../table/words.js";
import { reviewButton } from "./review-button.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").AccountView} AccountView */
/** @typedef {import("../engine/protocol.d.ts").HandLeftView} HandLeftView */
/** @typedef {import("../state/sides.js").Side} Side */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

const OWN_DEBIT = "own_debit";

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function settlement(page, view, actions) {
  const sides = sidesOf(view);
  return html`
    <main class="spread settlement" aria-busy=${page.busy ? "true" : "false"}
      data-version=${view.version}>
      ${topBar(view, actions)}
      <section class="felt spread-felt">
        <h1 tabindex="-1" data-focus>${t("settlement-title", { number: view.round })}</h1>
        <div class="felt-line">
          <p class="felt-text">${howItEnded(view)}</p>
          ${reviewButton(view, actions)}
        </div>
        <ul class="hands" data-hands=${sides.length}>${sides.map((side) => sideLeft(view, side))}</ul>
      </section>
      <section class="rail rail-foot">
        ${complaint(page, "rail-line") ?? html`<p class="rail-line">${whoLeads(view)}</p>`}
        <button type="button" class="brass" data-careful aria-disabled=${isWaiting(page) ? "true" : nothing}
          @click=${actions.proceed}>
          ${leadWords(page, t("settlement-next"))}
        </button>
      </section>
    </main>
  `;
}

/** @param {TableView} view */
function howItEnded(view) {
  const isBlock = view.round_end?.reason === "block";
  const how = isBlock
    ? t("end-block")
    : t("settlement-domino", { name: nameOf(view, view.round_end?.finisher ?? null) });
  return [t("sentence", { text: how }), whoTakes(view)].join(" ");
}

/** @param {TableView} view */
function whoTakes(view) {
  const { kind, winner } = view.settlement ?? { kind: OWN_DEBIT, winner: null };
  if (kind === OWN_DEBIT) return "";
  if (kind !== "none" && winner === null) return t("settlement-no-winner");
  return t(`settlement-how-${kind}`, { name: nameOf(view, winner) });
}

/** @param {TableView} view */
function whoLeads(view) {
  const { next_reason, next_leader } = view.settlement ?? {};
  if (!next_reason) return "";
  return t(`settlement-next-${next_reason}`, { name: nameOf(view, next_leader ?? null) });
}

/** More tiles than this do not lie beside their arithmetic on a telephone. */
const MANY = 3;

/**
 * @param {TableView} view
 * @param {Side} side
 */
function sideLeft(view, { side, name, members }) {
  const hands = (view.settlement?.hands ?? []).filter(({ seat }) => members.some((one) => one.seat === seat));
  const account = view.settlement?.accounts.find((other) => other.side === side);
  const isLong = members.length > 1 || /\D/.test(account?.sum ?? "");
  const isMany = hands.some(({ hand }) => hand.length > MANY);
  const isOut = hands.some(({ hand }) => hand.length === 0);
  return html`
    <li class="left ${isOut ? "is-out" : ""} ${isLong ? "is-long" : ""} ${isMany ? "is-many" : ""}">
      <h2 class="left-name">${members.length > 1 ? nothing : facesOf(members)}${name}</h2>
      <div class="left-hands">
        ${hands.map((left) => handLeft(view, left, members.length > 1))}
      </div>
      ${account ? accounted(view, account, hands) : nothing} ${track(progressOf(view, side))}
    </li>
  `;
}

/**
 * @param {TableView} view
 * @param {HandLeftView} left
 * @param {boolean} isNamed  where two hands lie together
 */
function handLeft(view, { seat, hand, pips }, isNamed) {
  const name = nameOf(view, seat);
  const whose = view.players.filter((player) => player.seat === seat);
  return html`
    <div class="left-hand">
      ${isNamed ? html`<p class="left-whose">${facesOf(whose)}<span>${name}\u00a0· <span class="in-one-piece">${t("settlement-pips", { pips })}</span></span></p>` : nothing}
      ${
        hand.length === 0
          ? html`<p class="left-none">${t("settlement-none-left")}</p>`
          : html`<ul class="left-tiles" dir="ltr" aria-label=${t("hand-of", { name })}>
            ${hand.map((tile) => html`<li aria-label=${tile}>${tileImage(tile)}</li>`)}
          </ul>`
      }
    </div>
  `;
}

/**
 * @param {TableView} view
 * @param {AccountView} account
 * @param {readonly HandLeftView[]} hands
 */
function accounted(view, account, hands) {
  const { before, change, after } = account;
  const told = arithmetic(view, account, hands);
  return html`
    <p class="left-score">${t("settlement-score", { before, after })}</p>
    <p class="left-account">
      ${told ? html`<span class="left-pips">${unbroken(told)}</span>` : nothing}
      <span class="left-change ${change > 0 ? "is-gain" : change < 0 ? "is-loss" : ""}">${changed(view, change)}</span>
    </p>
  `;
}

/**
 * The pips of the side's settlement, those rounded, and divided where points are; of a side that has no
 * part in it, only what it holds.
 *
 * @param {TableView} view
 * @param {AccountView} account
 * @param {readonly HandLeftView[]} hands
 */
function arithmetic(view, { sum, rounded }, hands) {
  const [only] = hands;
  const pips = only && hands.length === 1 ? only.pips : null;
  if (sum === null) return pips ? t("settlement-pips", { pips }) : "";
  if (hands.every(({ hand }) => hand.length === 0) && view.settlement?.kind === OWN_DEBIT) return "";
  const { divisor, round_to } = view.rules;
  const isPlain = /^\d+$/.test(sum);
  const plain = view.settlement?.kind === OWN_DEBIT ? "settlement-pips" : "settlement-others";
  const told = [
    isPlain ? t(plain, { pips: Number(sum) }) : t("settlement-sum", { sum: sum.replace(/-/g, "−") }),
  ];
  const isRound = isPlain && Number(sum) === rounded;
  if (round_to > 1 && !isRound) told.push(t("settlement-rounded", { rounded: rounded ?? 0 }));
  if (divisor > 1) told.push(t("settlement-divided", { divisor }));
  return told.join(" ");
}

/**
 * @param {TableView} view
 * @param {number} change
 */
function changed(view, change) {
  const isDebit = view.settlement?.kind === OWN_DEBIT;
  const amount = Math.abs(change);
  if (change === 0) return t(isDebit ? "settlement-pays-nothing" : "settlement-same");
  if (change > 0) return t("settlement-gains", { amount });
  return t(isDebit ? "settlement-pays" : "settlement-loses", { amount });
}
