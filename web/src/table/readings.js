// What is read out when a key asks for it: the ends, the hand, the scores, the line, and the last news again.

import { inRow, listed, t } from "../i18n/messages.js";
import { sidesOf } from "../state/sides.js";
import { goalSentence } from "./goal-sentence.js";
import { isCounting } from "./in-force.js";
import { branches, inLineOrder } from "./line-order.js";
import { doubleSafeEnds, rowWords, tileWords } from "./reading-words.js";
import { spoken } from "./spoken.js";
import { nameOf } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/page.js").Reading} Reading */

/** By the key that asks for it. @type {Readonly<Record<string, Reading>>} */
export const READING_KEYS = { e: "ends", h: "hand", c: "scores", l: "line", r: "again" };

/** Makes a text that is read once more another one: a live region that does not change is not read. */
const ONCE_MORE = "\u00a0";

/**
 * What has been asked for, or nothing.
 *
 * @param {Page} page
 */
export function readOut(page) {
  const { view, reading } = page;
  if (!view || !reading || page.route !== "match") return "";
  const text = reading.what === "again" ? spoken(page) : READERS[reading.what](view);
  return reading.times % 2 === 0 ? text + ONCE_MORE : text;
}

const READERS = { ends: endsRead, hand: handRead, scores: scoresRead, line: lineRead };

/** @param {TableView} view */
function endsRead({ line, rules }) {
  if (line.tiles.length === 0) return t("line-empty");
  const { counting, others } = doubleSafeEnds(line);
  const told = [];
  if (counting.length > 0) told.push(t("read-ends", { number: counting.length, ends: listed(counting) }));
  if (others.length > 0) told.push(t("read-ends-others", { ends: listed(others) }));
  if (line.count && isCounting(rules)) told.push(t("read-count", { total: line.count.total }));
  return told.join(" ");
}

/** @param {TableView} view */
function lineRead(view) {
  const { tiles } = view.line;
  if (tiles.length === 0) return t("line-empty");
  const row = inRow(rowWords(inLineOrder(tiles)));
  const arms = branches(tiles).map(({ at, tiles: arm }) =>
    t("read-branch", { at: tileWords(at), list: inRow(rowWords(arm, Number(at.split("-")[0]))) }),
  );
  return [t("read-line", { tiles: tiles.length, list: row }), ...arms, endsRead(view)].join(" ");
}

/** @param {TableView} view */
function handRead(view) {
  const { hand } = view;
  if (!hand) return t("read-hand-none");
  const all = hand.tiles.map(({ tile }) => tileWords(tile));
  const held = t("read-hand", { name: nameOf(view, hand.seat), count: all.length, list: inRow(all) });
  // What will fit is not known before the turn.
  if (view.phase === "thinking") return held;
  const fitting = hand.tiles.filter(({ placements }) => placements.length > 0);
  const told = [held];
  if (hand.drawn !== null) told.push(t("read-drawn", { tile: tileWords(hand.drawn) }));
  const list = inRow(fitting.map(({ tile }) => tileWords(tile)));
  told.push(t("read-fits", { count: fitting.length, list }));
  return told.join(" ");
}

/** @param {TableView} view */
function scoresRead(view) {
  const { players, boneyard } = view;
  const scores = sidesOf(view).map(({ name, score }) => t("read-score", { name, points: score }));
  const tiles = players.map(({ name, tiles: count }) => t("read-tiles", { name, count }));
  return [
    t("sentence", { text: inRow(scores) }),
    goalSentence(view),
    t("sentence", { text: inRow(tiles) }),
    t("sentence", { text: t("boneyard-left", { count: boneyard }) }),
    view.to_act === null ? "" : t("read-turn", { name: nameOf(view, view.to_act) }),
  ]
    .filter(Boolean)
    .join(" ");
}
