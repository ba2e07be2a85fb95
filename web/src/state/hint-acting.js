// What each thing that a person does about a hint sets going.

import { hintClosed, hintTaken } from "./hints.js";

/** @typedef {import("./hint-actions.d.ts").HintActions} HintActions */
/** @typedef {import("./hint-driver.js").HintDriver} HintDriver */
/** @typedef {import("./page.js").Page} Page */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/**
 * @param {Store<Page>} store
 * @param {Pick<HintDriver, "ask">} driver
 * @returns {HintActions}
 */
export function hintActions(store, driver) {
  return {
    askHint: () => driver.ask(),
    takeHint: () => store.update((page) => (page.held > 0 ? page : hintTaken(page))),
    closeHint: () => store.update(hintClosed),
  };
}
