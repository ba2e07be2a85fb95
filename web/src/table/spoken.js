// What a screen reader is told after a change, without being asked: "Ann plays six-four on the six: ends four and
// double three, 10. 10 points."

import { listed, t } from "../i18n/messages.js";
import { eventRuns } from "./event-runs.js";
import { isCounting } from "./in-force.js";
import { doubleSafeEnds, endWords, tileWords } from "./reading-words.js";
import { callSentence, eventSentence, nameOf, prompt, refusalSentence } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").EventView} EventView */
/** @typedef {import("../state/page.js").Page} Page */

/** @param {Page} page */
export function spoken(page) {
  const { view } = page;
  return view && page.route === "match" ? told(page, view) : "";
}

/**
 * @param {Page} page
 * @param {TableView} view
 */
function told(page, view) {
  const all = [];
  if (page.missed) {
    all.push(t("event-missed", { name: nameOf(view, page.missed.seat), points: page.missed.missed }));
  }
  for (const { event, count } of eventRuns(page.untold)) {
    if (event.kind === "call") all.push(calledCount(view), callSentence(view, event));
    else all.push(event.kind === "place" ? placed(view, event) : eventSentence(view, event, count));
  }
  if (page.takenBack) all.push(t("event-taken-back", { name: nameOf(view, view.to_act) }));
  if (page.resuming) all.push(t("resume-ready-soon"));
  // Who thinks stands where the focus is, and says so by playing; of a hint is told apart (hint.js).
  const asked = view.phase === "thinking" ? "" : prompt({ ...page, hint: null });
  return [...all, refusalSentence(page) || asked].filter(Boolean).join(" ");
}

/**
 * A placement, the ends that it left and what it scored, as far as that may be known.
 *
 * @param {TableView} view
 * @param {EventView} event
 */
function placed(view, event) {
  const words = [withEnds(view, event, said(view, event))];
  const { count, points, missed, seat } = event;
  if ((count && isCounting(view.rules)) || points > 0) words.push(t("read-points", { points }));
  if (missed > 0) words.push(t("event-missed", { name: nameOf(view, seat), points: missed }));
  return words.join(" ");
}

/**
 * "Ann plays six-four on the six", and what she says with it.
 *
 * @param {TableView} view
 * @param {EventView} event
 */
function said(view, { seat, tile, anchor, announced }) {
  const { line, rules } = view;
  const args = { name: nameOf(view, seat), tile: tileWords(tile ?? "") };
  const pips = line.tiles.find((other) => other.tile === tile)?.pips ?? 0;
  const played =
    anchor === null ? t("read-leads", args) : t("read-plays", { ...args, end: endWords(anchor, pips) });
  if (!rules.announces) return played;
  return announced === null ? t("event-silent", { played }) : t("event-saying", { played, count: announced });
}

/**
 * Only what was placed last has the ends of the line as it lies.
 *
 * @param {TableView} view
 * @param {EventView} event
 * @param {string} played
 */
function withEnds({ line, log, rules }, { tile, count }, played) {
  const isLast = log.findLast(({ kind }) => kind === "place")?.tile === tile;
  const ends = doubleSafeEnds(line).counting;
  if (!isLast || ends.length === 0) return t("event-only", { played });
  const told = { played, number: ends.length, ends: listed(ends) };
  return count && isCounting(rules)
    ? t("read-placed-count", { ...told, total: count.total })
    : t("read-placed", told);
}

/**
 * The arithmetic of the placement that has been called: it was kept back until then.
 *
 * @param {TableView} view
 */
function calledCount({ log }) {
  const last = log.findLast(({ kind }) => kind === "place");
  return last?.count ? t("event-call-count", { arithmetic: last.count.text }) : "";
}
