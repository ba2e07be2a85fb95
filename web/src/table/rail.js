// The rail at the near edge of the table: a hand, the curtain before it, or the end of the round.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { unbroken } from "../lib/unbroken.js";
import { coming } from "../state/by-itself.js";
import { shownHint } from "../state/hints.js";
import { isWaiting } from "../state/rest.js";
import { isPassedRound } from "../state/sitters.js";
import { callButton, mayCall, patienceChoice } from "./calling.js";
import { complaint } from "./complaint.js";
import { hand } from "./hand.js";
import { hintButton, hintSign } from "./hint.js";
import { inForce } from "./in-force.js";
import { leadWords } from "./lead-words.js";
import { say } from "./say.js";
import { playNow, thinkingFace, thinkingSign } from "./thinking.js";
import { nameOf, prompt, refusalSentence, thinkingSentence } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").HandView} HandView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function rail(page, view, actions) {
  if (view.phase === "round_end") return roundEnd(page, view, actions);
  if (view.hand) return shownHand(page, view, view.hand, actions);
  if (view.phase === "thinking") return thinking(page, view, actions);
  return curtain(page, view, actions);
}

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
function curtain(page, view, actions) {
  const name = nameOf(view, view.to_act);
  return html`
    <section class="rail curtain ${mayCall(view) ? "is-open" : ""}">
      <h1 tabindex="-1" ?data-focus=${!page.calling}>${t("curtain-title", { name })}</h1>
      ${complaint(page)}
      ${callButton(page, view, actions)}
      ${wayOn(page, view, actions, actions.showHand, t("curtain-show", { name }))}
      ${mayCall(view) && !page.calling ? patienceChoice(page, actions) : nothing}
    </section>
  `;
}

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {HandView} shown
 * @param {Actions} actions
 */
function shownHand(page, view, shown, actions) {
  const isUrgent = shown.can_draw || shown.can_pass || shown.must_place;
  const refusal = refusalSentence(page);
  const isHeld = page.held > 0;
  const isThinking = view.phase === "thinking";
  const isAsking = page.meaning !== null || shownHint(page) !== null;
  return html`
    <section class="rail turn ${isThinking ? "is-thinking" : ""}">
      <h1 class="visually-hidden">${t("hand-of", { name: nameOf(view, shown.seat) })}</h1>
      <div class="rail-head ${isAsking ? "" : "is-short"}">
        ${isThinking ? thinkingFace(view) : nothing}
        <p tabindex="-1" ?data-focus=${page.saying !== null || isThinking}
          class="prompt ${refusal ? "is-refusal" : isUrgent ? "is-urgent" : ""}">
          ${unbroken(refusal || (isHeld ? held(page) : prompt(page)))}
          ${isThinking ? thinkingSign(page) : hintSign(page)}
        </p>
        <div class="rail-buttons ${isAsking ? "is-meaning" : ""}">
          ${isThinking ? thinkingButtons(page, view, actions) : turnButtons(page, view, shown, actions)}
        </div>
      </div>
      ${
        page.saying === null ? hand(page, shown, nameOf(view, shown.seat), actions) : say(page, view, actions)
      }
    </section>
  `;
}

/**
 * What may be done beside placing a tile, or the answers to what is asked once more.
 *
 * @param {Page} page
 * @param {TableView} view
 * @param {HandView} shown
 * @param {Actions} actions
 */
function turnButtons(page, view, shown, actions) {
  const { meaning } = page;
  if (meaning !== null) {
    return html`
      ${lead(page, () => actions.place(meaning), t("meant-yes"))}
      <button type="button" class="plain" @click=${actions.putBack}>${t("meant-no")}</button>
      ${hide(view, actions)}
    `;
  }
  if (shownHint(page)) {
    return html`
      ${lead(page, actions.takeHint, t("hint-take"), true)}
      <button type="button" class="plain" @click=${actions.closeHint}>${t("hint-close")}</button>
      ${hide(view, actions)}
    `;
  }
  return html`
    ${shown.can_draw ? lead(page, actions.draw, t("draw"), true) : nothing}
    ${shown.can_pass ? lead(page, actions.pass, t("pass"), true) : nothing}
    ${
      coming(page)
        ? html`<button type="button" class="plain" @click=${actions.stop}>${t("by-itself-stop")}</button>`
        : nothing
    }
    ${hintButton(page, actions)}
    ${takeBack(page, view, actions)}
    ${hide(view, actions)}
  `;
}

/**
 * Where one person plays there is nobody to hide a hand from.
 *
 * @param {TableView} view
 * @param {Actions} actions
 */
function hide(view, actions) {
  return isPassedRound(view)
    ? html`<button type="button" class="plain is-hiding" @click=${actions.hideHand}>${t("hand-hide")}</button>`
    : nothing;
}

/**
 * A computer player is to act, and no hand is shown.
 *
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
function thinking(page, view, actions) {
  return html`
    <section class="rail curtain thinking ${mayCall(view) ? "is-open" : ""}">
      <div class="thinking-who">
        ${thinkingFace(view)}
        <div>
          <h1 tabindex="-1" ?data-focus=${!page.calling}>${thinkingSentence(page, view)}</h1>
          ${thinkingSign(page)}
        </div>
      </div>
      ${complaint(page)} ${callButton(page, view, actions)}
      <div class="thinking-buttons">${thinkingButtons(page, view, actions)}</div>
    </section>
  `;
}

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
function thinkingButtons(page, view, actions) {
  return page.calling ? nothing : html`${playNow(page, view, actions)} ${takeBack(page, view, actions)}`;
}

/**
 * @param {Page} page
 * @param {() => void} press
 * @param {string} words
 * @param {boolean} [isFocus]  the focus goes there when what had it is gone
 */
function lead(page, press, words, isFocus = false) {
  return html`
    <button type="button" class="brass" ?data-focus=${isFocus} data-careful
      aria-disabled=${isWaiting(page) || page.held > 0 ? "true" : nothing} @click=${press}>
      ${words}
    </button>
  `;
}

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
function roundEnd(page, view, actions) {
  const { title, text } = endWords(view);
  const isOver = view.round_end?.reason === "target";
  return html`
    <section class="rail round-end">
      <h1 tabindex="-1" ?data-focus=${!page.calling}>${title}</h1>
      <p>${text}</p>
      ${complaint(page)}
      ${callButton(page, view, actions)}
      ${wayOn(page, view, actions, actions.proceed, t(isOver ? "go-on" : "end-show"))}
    </section>
  `;
}

/**
 * The press that leads on from here, held back for calls where people wish so, and the way back; neither while
 * it is asked who calls.
 *
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 * @param {() => void} press
 * @param {string} words
 */
function wayOn(page, view, actions, press, words) {
  if (page.calling) return nothing;
  const isHeld = page.held > 0;
  return html`
    <div class="choices">
      <button type="button" class="brass" data-careful aria-disabled=${isWaiting(page) || isHeld ? "true" : nothing}
        @click=${press}>
        ${isHeld ? held(page) : leadWords(page, words)}
      </button>
      ${takeBack(page, view, actions)}
    </div>
  `;
}

/** @param {Page} page */
const held = (page) => t("curtain-held", { seconds: page.held });

/** @param {TableView} view */
function endWords(view) {
  const reason = view.round_end?.reason ?? "block";
  const scored = view.log.findLast((event) => event.kind === "place" || event.kind === "call");
  const seat = reason === "target" ? (scored?.seat ?? null) : (view.round_end?.finisher ?? null);
  const score = view.players.find((player) => player.seat === seat)?.score ?? 0;
  const kind = inForce(view.rules, reason === "block" ? "blocked" : "settlement");
  const isOwn = reason !== "target" && kind === "own_debit";
  return {
    title: t(`end-${reason}`, { name: nameOf(view, seat), score }),
    text: t(`end-${reason}-text${isOwn ? "-own" : ""}`, { target: view.rules.target ?? 0 }),
  };
}

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
function takeBack(page, view, actions) {
  if (view.undo === null) return nothing;
  const tile = view.log.findLast((event) => event.kind === "place")?.tile ?? "";
  return html`
    <button type="button" class="plain" data-careful aria-disabled=${isWaiting(page) ? "true" : nothing}
      @click=${actions.undo}>
      <span>${unbroken(t("take-back", { name: nameOf(view, view.undo), tile }))}</span>
    </button>
  `;
}
