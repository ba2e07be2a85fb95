// What happened and what is asked for, in sentences that name people.

import { inRow, listed, refusal, t } from "../i18n/messages.js";
import { chosenTile } from "../state/turns.js";
import { eventRuns } from "./event-runs.js";
import { inLineOrder } from "./line-order.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").EventView} EventView */
/** @typedef {import("../engine/protocol.d.ts").LineView} LineView */
/** @typedef {import("../state/page.js").Page} Page */

/**
 * @param {TableView} view
 * @param {number | null} seat
 */
export function nameOf(view, seat) {
  return view.players.find((player) => player.seat === seat)?.name ?? "";
}

/**
 * The scores of a match in short: "Ann 35, Bob 20".
 *
 * @param {readonly { name: string, score: number }[]} players
 */
export function scoreRow(players) {
  return inRow(players.map(({ name, score }) => t("start-resume-score", { name, score })));
}

/**
 * @param {TableView} view
 * @param {EventView} event
 * @param {number} [times]  how often it happened in a row
 */
export function eventSentence(view, event, times = 1) {
  const name = nameOf(view, event.seat);
  if (event.kind !== "place") return t(`event-${event.kind}`, { name, count: times });
  const { tile, anchor, count, points } = event;
  const args = { name, tile: tile ?? "", arithmetic: count?.text ?? "", points };
  return anchor === null ? t("event-lead", args) : t("event-place", { ...args, anchor });
}

/** @param {LineView} line */
export function lineSentence(line) {
  if (!line.count) return t("line-empty");
  return t("line-describe", {
    tiles: line.tiles.length,
    list: inLineOrder(line.tiles).join(", "),
    ends: listed(line.ends.map((end) => String(end.pips))),
    count: line.count.text,
  });
}

/**
 * What the person who sees the hand is to do now.
 *
 * @param {Page} page
 * @returns {string}
 */
export function prompt(page) {
  const { view } = page;
  const hand = view?.hand;
  if (!view || !hand) return "";
  const name = nameOf(view, hand.seat);
  const chosen = chosenTile(page);
  if (chosen) {
    const key = chosen.placements.length === 1 ? "prompt-place-one" : "prompt-place";
    return t(key, { tile: chosen.tile });
  }
  if (hand.can_pass) return t("prompt-pass", { name });
  if (hand.can_draw) return t("prompt-draw");
  if (hand.must_place && hand.drawn !== null) return t("prompt-drawn", { tile: hand.drawn });
  return t(view.line.tiles.length === 0 ? "prompt-lead" : "prompt-choose", { name });
}

/**
 * Why the last wish was refused, or nothing.
 *
 * @param {Page} page
 */
export function refusalSentence({ refused }) {
  if (!refused) return "";
  const why = refusal(refused.code);
  return refused.tile === null ? why : t("said", { name: refused.tile, text: why });
}

/**
 * What a screen reader is told after a change, without being asked.
 *
 * @param {Page} page
 */
export function spoken(page) {
  const { view } = page;
  if (!view || page.route !== "match") return "";
  const told = eventRuns(page.news).map(({ event, count }) => eventSentence(view, event, count));
  if (page.takenBack) told.push(t("event-taken-back", { name: nameOf(view, view.to_act) }));
  return [...told, refusalSentence(page) || prompt(page)].filter(Boolean).join(" ");
}
