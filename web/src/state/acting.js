// What each thing that a person does on the page sets going.

import { download } from "../lib/download.js";
import { pickedUp, pointedAt, putBack, tapped } from "./turns.js";
import { dismissed, left, named } from "./visits.js";

/** @typedef {import("./actions.d.ts").Actions} Actions */
/** @typedef {import("./match-driver.js").MatchDriver} MatchDriver */
/** @typedef {import("./page.js").Page} Page */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/**
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 * @returns {Actions}
 */
export function createActions(store, driver) {
  return { ...seatingActions(store, driver), ...tableActions(store, driver), ...wayActions(store, driver) };
}

/**
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 */
function seatingActions(store, driver) {
  return {
    setSeats: (/** @type {number} */ seats) => store.update((page) => ({ ...page, seats })),
    setName: (/** @type {number} */ seat, /** @type {string} */ name) =>
      store.update((page) => named(page, seat, name)),
    deal: () => driver.deal(),
    keepMatch: () => store.update((page) => ({ ...page, replacing: false })),
    replaceMatch: () => driver.deal(),
    goOn: () => driver.goOn(),
  };
}

/**
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 */
function tableActions(store, driver) {
  return {
    proceed: () => driver.ask("proceed"),
    showHand: () => driver.ask("show_hand"),
    hideHand: () => driver.ask("hide_hand"),
    undo: () => driver.ask("undo"),
    rematch: () => driver.ask("rematch"),
    draw: () => driver.ask("act", "draw"),
    pass: () => driver.ask("act", "pass"),
    place: (/** @type {string} */ action) => driver.ask("act", action),
    tap: (/** @type {string} */ tile) => store.update((page) => tapped(page, tile)),
    pickUp: (/** @type {string} */ tile) => store.update((page) => pickedUp(page, tile)),
    putBack: () => store.update(putBack),
    pointAt: (/** @type {string} */ tile) => store.update((page) => pointedAt(page, tile)),
    measured: (/** @type {"line" | "hand"} */ area, /** @type {import("../lib/measure.js").Box} */ box) =>
      store.update((page) => ({ ...page, boxes: { ...page.boxes, [area]: box } })),
  };
}

/**
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 */
function wayActions(store, driver) {
  return {
    openSheet: () => store.update((page) => ({ ...page, sheet: true })),
    closeSheet: () => store.update((page) => (page.sheet ? { ...page, sheet: false } : page)),
    leave: () => store.update(left),
    retry: () => driver.retry(),
    playHere: () => driver.playHere(),
    downloadBroken: () => download(store.get().broken ?? "", "muggins-record.json"),
    closeBroken: () => store.update((page) => ({ ...page, broken: null })),
    dismiss: (/** @type {import("./page.js").Notice} */ notice) =>
      store.update((page) => dismissed(page, notice)),
  };
}
