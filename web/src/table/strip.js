// The last placement with its arithmetic, the call on it, and the draws and passes since.

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { inRow, t } from "../i18n/messages.js";
import { unbroken } from "../lib/unbroken.js";
import { eventRuns } from "./event-runs.js";
import { isCounting } from "./in-force.js";
import { nameOf } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").EventView} EventView */

/** @param {TableView} view */
export function strip(view) {
  const at = view.log.findLastIndex(({ kind }) => kind === "place");
  const placed = view.log[at];
  if (!placed) {
    const told = sinceThen(view, view.log);
    return html`<div class="strip is-empty">
      <p class="strip-line">
        ${t("line-empty-short", { name: nameOf(view, view.to_act) })}${told && html`<span> · ${told}</span>`}
      </p>
    </div>`;
  }
  const later = view.log.slice(at + 1);
  const call = later.findLast(({ kind }) => kind === "call");
  return html`
    <div class="strip">
      <p class="strip-line">
        ${call ? callLine(view, call) : placedLine(view, placed)}${since(view, at, later)}
      </p>
      ${keyed(
        // A new placement, or a call on it, is a new element, so that it lights up anew.
        `${view.round}.${at}.${later.filter(({ kind }) => kind === "call").length}`,
        outcome(view, placed, call),
      )}
    </div>
  `;
}

/**
 * @param {TableView} view
 * @param {EventView} placed
 */
function placedLine(view, { anchor, seat, tile }) {
  const key = anchor === null ? "strip-leader" : "strip-player";
  return unbroken(t(key, { name: nameOf(view, seat), tile: tile ?? "" }));
}

/**
 * @param {TableView} view
 * @param {EventView} call
 */
function callLine(view, { seat, on, missed }) {
  const args = { name: nameOf(view, seat), other: nameOf(view, on) };
  return t(missed > 0 ? "strip-called" : "strip-false", args);
}

/**
 * What else there is to tell: what the placement before had missed, and what was drawn and passed.
 *
 * @param {TableView} view
 * @param {number} at
 * @param {readonly EventView[]} later
 */
function since(view, at, later) {
  const before = view.log.slice(0, at).findLast(({ kind }) => kind === "place");
  const told = sinceThen(view, later);
  // No space before it, where a line could end: a dot ends a line and does not begin one.
  const missed =
    before && before.missed > 0
      ? html`<span class="strip-missed"> · ${missedText(view, before)}</span>`
      : nothing;
  return html`${missed}${told ? html`<span class="strip-since"> · ${told}</span>` : nothing}`;
}

/**
 * @param {TableView} view
 * @param {EventView} placed
 */
function missedText(view, { seat, missed }) {
  return t("strip-missed", { name: nameOf(view, seat), points: missed });
}

/**
 * @param {TableView} view
 * @param {EventView} placed
 * @param {EventView | undefined} call
 */
function outcome(view, placed, call) {
  const { count, points, missed } = placed;
  const medals = [];
  if (points > 0) medals.push(html`<span class="medal">${t("points", { points })}</span>`);
  if (missed > 0) medals.push(html`<span class="medal is-missed">${missedText(view, placed)}</span>`);
  if (call) medals.push(...callMedals(view, call));
  return html`
    <p class="strip-count ${points > 0 || call ? "scores" : ""}">
      ${
        count && isCounting(view.rules)
          ? html`<span class="arithmetic" dir="ltr">${count.text}</span>`
          : view.rules.announces
            ? html`<span class="said-aloud">${saidText(placed)}</span>`
            : nothing
      }
      ${medals}
    </p>
  `;
}

/** @param {EventView} placed */
function saidText({ announced }) {
  return announced === null ? t("strip-silent") : t("strip-says", { count: announced });
}

/**
 * Where the points of a call go.
 *
 * @param {TableView} view
 * @param {EventView} call
 */
function callMedals(view, { seat, on, missed, points, deducted }) {
  const args = { name: nameOf(view, seat), other: nameOf(view, on), points: Math.abs(points), deducted };
  if (missed === 0) return [penalty(t(points < 0 ? "strip-pays" : "strip-unpaid", args))];
  if (points > 0) {
    return [html`<span class="medal">${t(deducted > 0 ? "strip-takes" : "strip-goes", args)}</span>`];
  }
  const told = [html`<span class="medal">${t("strip-void", args)}</span>`];
  return deducted > 0 ? [...told, penalty(t("strip-loses", args))] : told;
}

/** @param {string} text */
const penalty = (text) => html`<span class="medal is-penalty">${text}</span>`;

/**
 * @param {TableView} view
 * @param {readonly EventView[]} events  since the last placement
 */
function sinceThen(view, events) {
  const told = eventRuns(events.filter(({ kind }) => kind !== "call")).map(({ event, count }) => {
    const name = nameOf(view, event.seat);
    return event.kind === "draw" ? t("event-drawn", { name, count }) : t("event-passed", { name });
  });
  return inRow(told);
}
