// The preferences of the person at this device, kept from visit to visit.

import { readPreferences } from "../state/preferences.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/preferences.js").Preferences} Preferences */
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
 * @returns {Promise<() => Promise<void>>} to be called where another tab may have changed some: what is kept here
 *   would undo that
 */
export async function followPreferences(store, shelf) {
  let kept = readPreferences(await shelf.get(KEY));
  store.update((page) => ({ ...page, preferences: kept }));
  store.subscribe(({ preferences }) => {
    if (preferences === kept) return;
    kept = preferences;
    shelf.set(KEY, preferences);
  });
  return async () => {
    const before = kept;
    const found = readPreferences(await shelf.get(KEY));
    // What has been changed meanwhile is newer.
    if (kept !== before || isSame(found, before)) return;
    kept = found;
    store.update((page) => ({ ...page, preferences: found }));
  };
}

/**
 * @param {Preferences} one
 * @param {Preferences} other
 */
function isSame(one, other) {
  return Object.entries(one).every(
    ([name, value]) => other[/** @type {keyof Preferences} */ (name)] === value,
  );
}
