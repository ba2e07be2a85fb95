// What the page keeps in the browser is to stay there, also when room runs short.

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../storage/shelf.js").Shelf} Shelf */

/**
 * @template S
 * @typedef {import("../state/store.js").Store<S>} Store
 */

/** @typedef {Pick<StorageManager, "persist" | "persisted">} Storage */

const ASKED = "asked-to-persist";

/**
 * Asks the browser, once, to keep what is stored for good, when there is something to keep.
 *
 * @param {Store<Page>} store
 * @param {Shelf} shelf
 * @param {Storage | undefined} storage
 */
export function followPersistence(store, shelf, storage) {
  let isAsked = false;
  store.subscribe(({ view }) => {
    if (!view || isAsked) return;
    isAsked = true;
    // Some browsers let the person answer, who may take as long as pleases, or never do.
    askToPersist(shelf, storage).catch(() => undefined);
  });
}

/**
 * @param {Shelf} shelf
 * @param {Storage | undefined} storage
 */
async function askToPersist(shelf, storage) {
  if (!storage?.persist || (await storage.persisted()) || (await shelf.get(ASKED))) return;
  await shelf.set(ASKED, true);
  await storage.persist();
}
