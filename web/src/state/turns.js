// How the page's state changes with the engine's answers and with what is chosen in the hand.

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./page.js").Summary} Summary */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").HandTileView} HandTileView */

/**
 * A new view is on the table: whatever belonged to the hand before it is forgotten.
 *
 * @param {Page} page
 * @param {TableView} view
 * @returns {Page}
 */
export function viewed(page, view) {
  const before = page.view;
  const known = before?.round === view.round ? before.log.length : 0;
  return {
    ...page,
    view,
    saved: summary(view),
    busy: false,
    resuming: false,
    chosen: null,
    cursor: view.hand?.must_place ? view.hand.drawn : null,
    refused: null,
    news: before ? view.log.slice(known) : [],
    takenBack: view.log.length < known,
  };
}

/**
 * @param {TableView} view
 * @returns {Summary}
 */
export function summary(view) {
  return {
    players: view.players.map(({ name, score }) => ({ name, score })),
    over: view.phase === "match_end",
  };
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
    return {
      ...page,
      chosen: null,
      cursor: tile,
      refused: { tile, code: held.why_not ?? "no_match" },
    };
  }
  return { ...page, chosen: page.chosen === tile ? null : tile, cursor: tile, refused: null };
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
  return page.chosen === null && page.refused === null ? page : { ...page, chosen: null, refused: null };
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
  return { ...page, busy: false, resuming: false, refused: { tile: null, code } };
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
 * @param {Page} page
 * @param {string} tile
 * @returns {HandTileView | null}
 */
function handTile(page, tile) {
  return page.view?.hand?.tiles.find((held) => held.tile === tile) ?? null;
}
