// The time for calling "Muggins!" before the next hand is shown: a preference, and its countdown.

import { PATIENCE, patient, ticked } from "./calls.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("../storage/shelf.js").Shelf} Shelf */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

const KEY = "patience";
const SECOND_MS = 1000;

/**
 * Takes over the preference of the last time, and keeps it when it changes.
 *
 * @param {Store<Page>} store
 * @param {Shelf} shelf
 */
export async function followPatience(store, shelf) {
  const kept = await shelf.get(KEY);
  if (typeof kept === "number" && PATIENCE.includes(kept)) store.update((page) => patient(page, kept));
  store.subscribe((page, before) => {
    if (page.patience !== before.patience) shelf.set(KEY, page.patience);
  });
}

/**
 * Counts down while a hand is held back.
 *
 * @param {Store<Page>} store
 * @param {(milliseconds: number) => Promise<void>} wait
 */
export function followCountdown(store, wait) {
  let isCounting = false;
  store.subscribe(async (page) => {
    if (page.held === 0 || isCounting) return;
    isCounting = true;
    while (store.get().held > 0) {
      await wait(SECOND_MS);
      store.update(ticked);
    }
    isCounting = false;
  });
}
