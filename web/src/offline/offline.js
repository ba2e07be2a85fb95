// Keeps the page for play without a network, where the browser lets it.

import { messageSW } from "workbox-window";
import { siteVersion } from "../lib/site-version.js";
import { Updates } from "./updates.js";
import { WHICH_VERSION } from "./words.js";

export { followPersistence } from "./persistence.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/match-driver.js").MatchDriver} MatchDriver */
/** @typedef {import("../storage/shelf.js").Shelf} Shelf */

/**
 * @template S
 * @typedef {import("../state/store.js").Store<S>} Store
 */

const SCRIPT = "sw.js";
const WRITTEN_IN = "input:not([type=radio], [type=checkbox]), textarea, select";
/** Where the browser does not tell when it is idle. */
const IDLE_AFTER_MS = 1000;

/**
 * @param {Store<Page>} store
 * @param {Pick<MatchDriver, "settle">} driver
 * @param {Shelf} shelf
 */
export function createUpdates(store, driver, shelf) {
  return new Updates({
    store,
    workers: navigator.serviceWorker,
    script: new URL(SCRIPT, import.meta.url).href,
    version: siteVersion(document),
    versionOf: (worker) => messageSW(worker, { type: WHICH_VERSION }),
    settle: async () => {
      await driver.settle();
      await shelf.settle();
    },
    isKept: () => shelf.isLasting(),
    isWriting: () => document.activeElement?.matches(WRITTEN_IN) ?? false,
    reload: () => location.reload(),
    now: () => Date.now(),
  });
}

/**
 * Keeps the page once the engine has started, or has failed to, which a newer version may mend: what is kept
 * is not to compete with what is waited for.
 *
 * @param {Store<Page>} store
 * @param {Updates} updates
 */
export function followUpdates(store, updates) {
  updates.open();
  store.subscribe((page, before) => {
    if (before.boot.status === "loading" && page.boot.status !== "loading") whenIdle(() => updates.install());
  });
  document.addEventListener("visibilitychange", () => document.hidden || updates.revisit());
}

/** @param {() => void} work */
function whenIdle(work) {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, IDLE_AFTER_MS);
}
