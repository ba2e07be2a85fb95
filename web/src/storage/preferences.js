// The preferences of the person at this device, kept from visit to visit.

import { readPreferences } from "../state/preferences.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("./shelf.js").Shelf} Shelf */

/**
 * @template S
 * @typedef {import("../state/store.js").Store<S>} Store
 */

const KEY = "preferences";

/**
 * Takes over those of the last time, and keeps them when they change.
 *
 * @param {Store<Page>} store
 * @param {Shelf} shelf
 */
export async function followPreferences(store, shelf) {
  const kept = readPreferences(await shelf.get(KEY));
  store.update((page) => ({ ...page, preferences: kept }));
  store.subscribe((page, before) => {
    if (page.preferences !== before.preferences) shelf.set(KEY, page.preferences);
  });
}
