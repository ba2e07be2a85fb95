// What happened and what is asked for, in sentences that name people.

import { inRow, listed, refusal, t } from "../i18n/messages.js";
import { coming } from "../state/by-itself.js";
import { isHinting } from "../state/hints.js";
import { sidesOf } from "../state/sides.js";
import { chosenTile } from "../state/turns.js";
import { inForce, isCounting } from "./in-force.js";
import { branches, inLineOrder } from "./line-order.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").EventView} EventView */
/** @typedef {import("../engine/protocol.d.ts").HandView} HandView */
/** @typedef {import("../engine/protocol.d.ts").PlacementView} PlacementView */
/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../state/page.js").Page} Page */

/**
 * @param {TableView} view
 * @param {number | null} seat
 */
export function nameOf(view, seat) {
  return view.players.find((player) => player.seat === seat)?.name ?? "";
}

/**
 * @param {TableView} view
 * @param {number} side
 */
export function nameOfSide(view, side) {
  return sidesOf(view).find((other) => other.side === side)?.name ?? "";
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
  if (event.kind === "call") return callSentence(view, event);
  if (event.kind !== "place") return t(`event-${event.kind}`, { name, count: times });
  const played = placement(view, event);
  const came = outcome(view, event);
  const told = [came ? t("said", { name: played, text: came }) : t("event-only", { played })];
  if (event.missed > 0) told.push(t("event-missed", { name, points: event.missed }));
  return told.join(" ");
}

/**
 * "Ann plays 6-6 at 6-3", and what she says with it.
 *
 * @param {TableView} view
 * @param {EventView} event
 */
function placement(view, { seat, tile, anchor, announced }) {
  const played = placing(nameOf(view, seat), tile ?? "", anchor);
  if (!view.rules.announces) return played;
  return announced === null ? t("event-silent", { played }) : t("event-saying", { played, count: announced });
}

/**
 * "Ann plays 6-6 at 6-3", or leads it.
 *
 * @param {string} name
 * @param {string} tile
 * @param {string | null} anchor
 */
function placing(name, tile, anchor) {
  return anchor === null ? t("event-lead", { name, tile }) : t("event-place", { name, tile, anchor });
}

/**
 * What came of a placement, or nothing where that is no matter, or may not be known yet.
 *
 * @param {TableView} view
 * @param {EventView} event
 */
function outcome({ rules }, { count, points }) {
  if (count && isCounting(rules)) return t("event-counted", { arithmetic: count.text, points });
  return points > 0 ? t("event-scored", { points }) : "";
}

/**
 * @param {TableView} view
 * @param {EventView} call
 */
export function callSentence(view, { seat, on, missed, points, deducted }) {
  const people = { name: nameOf(view, seat), other: nameOf(view, on) };
  const args = { ...people, missed, points: Math.abs(points), deducted };
  if (missed === 0) return t("event-false-call", args);
  const called = t(points > 0 ? "event-call" : "event-call-void", args);
  return deducted > 0 ? `${called} ${t("event-deducted", args)}` : called;
}

/** @param {Pick<TableView, "line" | "rules">} view */
export function lineSentence({ line, rules }) {
  if (line.tiles.length === 0) return t("line-empty");
  const told = [
    t("line-describe", { tiles: line.tiles.length, list: inLineOrder(line.tiles).join(", ") }),
    ...branches(line.tiles).map(({ at, tiles }) => t("line-branch", { at, list: tiles.join(", ") })),
    endsSentence(line),
  ];
  if (line.count && isCounting(rules)) told.push(t("line-count", { count: line.count.text }));
  return told.join(" ");
}

/**
 * Where the next tile may go; of those the ends that do not count are told apart.
 *
 * @param {TableView["line"]} line
 */
function endsSentence({ ends, scoring }) {
  /** @param {readonly TableView["line"]["ends"][number][]} some */
  const row = (some) => listed(some.map(({ anchor, pips }) => t("line-end", { pips, anchor })));
  const counting = ends.filter(({ anchor }) => scoring.includes(anchor));
  const others = ends.filter(({ anchor }) => !scoring.includes(anchor));
  if (others.length === 0) return t("line-ends", { ends: row(counting) });
  return t("line-ends-apart", { ends: row(counting), others: row(others) });
}

/**
 * Which computer player thinks, or waits to go on.
 *
 * @param {Pick<Page, "paused">} page
 * @param {TableView} view
 */
export function thinkingSentence({ paused }, view) {
  return t(paused ? "watch-paused" : "thinking-title", { name: nameOf(view, view.to_act) });
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
  if (view.phase === "thinking") return thinkingSentence(page, view);
  if (isHinting(page)) return t("hint-soon");
  const chosen = chosenTile(page);
  const meant = chosen?.placements.find(({ action }) => action === page.saying);
  // What is said cannot be unsaid, so that it is told first what it would be said with.
  if (chosen && meant) {
    return t("say-title", { played: placing(nameOf(view, hand.seat), chosen.tile, meant.anchor) });
  }
  const asked = chosen?.placements.find(({ action }) => action === page.meaning);
  if (chosen && asked) return t("prompt-meant", { place: placeName(asked, chosen.tile, view.rules) });
  if (chosen) {
    const key = chosen.placements.length === 1 ? "prompt-place-one" : "prompt-place";
    return t(key, { tile: chosen.tile });
  }
  const move = coming(page);
  if (move) return t(`by-itself-${move.kind}`, { name: nameOf(view, hand.seat), tile: move.tile });
  return prompted(view, hand);
}

/**
 * What choosing a place means.
 *
 * @param {PlacementView} placement
 * @param {string} tile
 * @param {RulesView} rules
 */
export function placeName({ anchor, count, points }, tile, rules) {
  const isLead = anchor === null;
  const args = { tile, anchor: anchor ?? "" };
  if (points === null || !count || inForce(rules, "scoring") === "none") {
    return t(isLead ? "ghost-plain-lead" : "ghost-plain", args);
  }
  if (!isCounting(rules)) return t(isLead ? "ghost-scores-lead" : "ghost-scores", { ...args, points });
  return t(isLead ? "ghost-lead" : "ghost-label", { ...args, points, total: count.total });
}

/**
 * @param {TableView} view
 * @param {HandView} hand
 */
function prompted(view, hand) {
  const name = nameOf(view, hand.seat);
  const isEmpty = view.line.tiles.length === 0;
  if (hand.can_pass && isEmpty) return t("prompt-pass-lead", { name });
  if (hand.can_pass) return t(view.boneyard === 0 ? "prompt-pass" : "prompt-pass-undrawn", { name });
  if (hand.can_draw) return t("prompt-draw");
  if (hand.must_place && hand.drawn !== null) return t("prompt-drawn", { tile: hand.drawn });
  if (isEmpty) return t("prompt-lead", { name });
  return t(playsAgain(view, hand) ? "prompt-again" : "prompt-choose", { name });
}

/**
 * Whether the placement before this turn was of the same hand, and has earned it another.
 *
 * @param {TableView} view
 * @param {HandView} hand
 */
function playsAgain({ log }, { seat }) {
  const last = log.findLast(({ kind }) => kind !== "call");
  return last?.kind === "place" && last.seat === seat;
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
