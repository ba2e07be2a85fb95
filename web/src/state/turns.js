// How the page's state changes with the engine's answers and with what is chosen in the hand.

import { reviewAt } from "./review.js";
import { sidesOf } from "./sides.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./page.js").Summary} Summary */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").EventView} EventView */
/** @typedef {import("../engine/protocol.d.ts").HandTileView} HandTileView */

/**
 * A new view is on the table: whatever belonged to the hand before it is forgotten.
 *
 * @param {Page} page
 * @param {TableView} view
 * @returns {Page}
 */
export function viewed(page, view) {
  // What was drawn of a kept match is not news.
  const before = page.resuming ? null : page.view;
  const known = before?.round === view.round ? before.log.length : 0;
  const news = before ? view.log.slice(known) : [];
  // A call does not touch the hand that is shown: what was chosen in it stays chosen.
  const isOnlyCall = news.length > 0 && news.every(({ kind }) => kind === "call");
  const isSameHand = isOnlyCall && before?.hand?.seat === view.hand?.seat;
  const mustPlace = view.hand?.must_place ? view.hand.drawn : null;
  return {
    ...page,
    ...reviewAt(page, view),
    view,
    saved: summary(view),
    busy: false,
    resuming: false,
    chosen: isSameHand ? page.chosen : null,
    cursor: isSameHand ? page.cursor : mustPlace,
    saying: isSameHand ? page.saying : null,
    said: isSameHand ? page.said : "",
    meaning: isSameHand ? page.meaning : null,
    reading: null,
    hint: null,
    // A moment of another round or match may look the same.
    byHand: before?.round === view.round && before.phase !== "match_end" ? page.byHand : null,
    calling: false,
    refused: null,
    news,
    untold: untold({ ...page, view: before }, view, news),
    share: view.thinking?.share ?? 0,
    takenBack: view.log.length < known,
    missed: before ? missedSince(before, view) : null,
    held: heldFor({ ...page, view: before }, view, news),
  };
}

/**
 * What is to be read out: where computer players play without a pause, everything since a person did.
 *
 * @param {Page} page
 * @param {TableView} view
 * @param {readonly EventView[]} news
 */
function untold({ view: before, preferences, untold: earlier }, view, news) {
  const isOn = before?.phase === "thinking" && before.round === view.round && preferences.pace === "still";
  return isOn ? [...earlier, ...news] : news;
}

/** In how many steps the page tells how far somebody's thinking has come. */
export const THINKING_STEPS = 5;

/**
 * A computer player has thought on. The table is as it was, so that nothing of it is drawn anew, and no more often
 * than it shows.
 *
 * @param {Page} page
 * @param {TableView} view
 * @returns {Page}
 */
export function thought(page, view) {
  const share = Math.floor((view.thinking?.share ?? 0) * THINKING_STEPS) / THINKING_STEPS;
  const isSame = page.view?.version === view.version && page.view.phase === "thinking" && !page.resuming;
  return isSame && share !== page.share ? { ...page, share } : page;
}

/**
 * Whether the computer players have still to be asked whether they call.
 *
 * @param {Pick<Page, "view" | "heard">} page
 */
export function isUnheard({ view, heard }) {
  if (!view?.window || heard === view.version) return false;
  return view.players.some(({ computer }) => computer);
}

/**
 * They have been asked, and none of them calls.
 *
 * @param {Page} page
 * @returns {Page}
 */
export function unanswered(page) {
  return { ...page, busy: false, heard: page.view?.version ?? null };
}

/**
 * The placement of which it has come out since a view that it missed points.
 *
 * @param {TableView} before
 * @param {TableView} view
 * @returns {EventView | null}
 */
function missedSince(before, view) {
  const at = before.log.findLastIndex(({ kind }) => kind === "place");
  const event = view.round === before.round ? view.log[at] : undefined;
  return event && event.missed > 0 && before.log[at]?.missed === 0 ? event : null;
}

/**
 * For how many seconds what would end the time for calls is held back, if people so wish: the next hand, the
 * next action of an extra turn, the settlement. Who comes to the table anew is given the time once more.
 *
 * @param {Page} page
 * @param {TableView} view
 * @param {readonly EventView[]} news
 */
function heldFor(page, view, news) {
  if (!view.window?.callers.length) return 0;
  const isNew = page.view === null || news.some(({ kind }) => kind === "place");
  return isNew ? page.patience : page.held;
}

/**
 * @param {TableView} view
 * @returns {Summary}
 */
export function summary(view) {
  return {
    players: sidesOf(view).map(({ name, score }) => ({ name, score })),
    over: view.phase === "match_end",
  };
}

/**
 * The view as it is when the match is gone on with: behind the curtain.
 *
 * @param {TableView} view
 * @returns {TableView}
 */
export function covered(view) {
  return { ...view, hand: null, phase: view.phase === "turn" ? "curtain" : view.phase };
}

/**
 * A kept match is drawn as it was seen last, until the engine has it.
 *
 * @param {Page} page
 * @param {TableView | null} view  without a hand; null where there is none to be had
 * @returns {Page}
 */
export function foreseen(page, view) {
  return { ...page, route: "match", view, busy: true, resuming: true };
}

/**
 * A tile of the hand was tapped: it is chosen, put back, or it is told why it cannot be placed.
 *
 * @param {Page} page
 * @param {string} tile
 * @returns {Page}
 */
export function tapped(page, tile) {
  const held = handTile(page, tile);
  if (!held || page.busy) return page;
  if (held.placements.length === 0) {
    const code = page.view?.phase === "thinking" ? "not_your_turn" : (held.why_not ?? "no_match");
    return {
      ...page,
      chosen: null,
      saying: null,
      said: "",
      meaning: null,
      cursor: tile,
      refused: { tile, code },
    };
  }
  const chosen = page.chosen === tile ? null : tile;
  return { ...page, chosen, cursor: tile, refused: null, saying: null, said: "", meaning: null };
}

/**
 * A tile is picked up to be dragged.
 *
 * @param {Page} page
 * @param {string} tile
 * @returns {Page}
 */
export function pickedUp(page, tile) {
  return page.chosen === tile ? page : tapped(page, tile);
}

/**
 * @param {Page} page
 * @returns {Page}
 */
export function putBack(page) {
  const isEmpty = page.chosen === null && page.refused === null;
  return isEmpty ? page : { ...page, chosen: null, refused: null, saying: null, said: "", meaning: null };
}

/**
 * A place was chosen, and it is asked once more whether the tile is to lie there.
 *
 * @param {Page} page
 * @param {string} action
 * @returns {Page}
 */
export function meant(page, action) {
  const held = page.view?.hand?.tiles.find(({ placements }) =>
    placements.some((placement) => placement.action === action),
  );
  if (!held || page.busy) return page;
  return { ...page, chosen: held.tile, cursor: held.tile, meaning: action, refused: null };
}

/**
 * @param {Page} page
 * @param {string} tile
 * @returns {Page}
 */
export function pointedAt(page, tile) {
  return page.cursor === tile ? page : { ...page, cursor: tile };
}

/**
 * The answer is shown, and for a moment nothing is taken.
 *
 * @param {Page} page
 * @returns {Page}
 */
export function pausing(page) {
  return { ...page, busy: true };
}

/**
 * @param {Page} page
 * @returns {Page}
 */
export function settled(page) {
  return { ...page, busy: false };
}

/**
 * A request was refused; nothing has changed at the table.
 *
 * @param {Page} page
 * @param {string} code
 * @returns {Page}
 */
export function refused(page, code) {
  return { ...page, busy: false, resuming: false, calling: false, refused: { tile: null, code } };
}

/**
 * The chosen tile as the hand holds it, or null.
 *
 * @param {Page} page
 * @returns {HandTileView | null}
 */
export function chosenTile(page) {
  return page.chosen === null ? null : handTile(page, page.chosen);
}

/**
 * The action that leads the chosen tile: on a table without tiles there is one place, and none to be asked for.
 *
 * @param {Page} page
 * @returns {string | null}
 */
export function leadOf(page) {
  const lead = chosenTile(page)?.placements.find(({ anchor }) => anchor === null);
  return lead?.action ?? null;
}

/**
 * @param {Page} page
 * @param {string} tile
 * @returns {HandTileView | null}
 */
export function handTile(page, tile) {
  return page.view?.hand?.tiles.find((held) => held.tile === tile) ?? null;
}
