// The way between screens in the browser's history: `#start`, `#match` and `#sheet` over the match.

import { left } from "./visits.js";

/** @typedef {import("./page.js").Page} Page */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/** @param {Pick<Page, "route" | "sheet">} page */
function hashOf({ route, sheet }) {
  return route === "match" && sheet ? "#sheet" : `#${route}`;
}

/**
 * Whether the address asks for the start screen although a match may be under way.
 *
 * @param {string} hash
 */
export function asksForStart(hash) {
  return hash === "#start";
}

/**
 * Keeps the address in step with the page, and the page with the buttons of the browser.
 *
 * @param {Store<Page>} store
 * @param {Window} window
 * @param {() => void} goOn  goes on with the kept match
 */
export function followHistory(store, window, goOn) {
  const { history, location } = window;
  store.subscribe((page, before) => {
    if (page.route === before.route && page.sheet === before.sheet) return;
    const hash = hashOf(page);
    if (hash === (location.hash || "#start")) return;
    // The sheet is one step over the match, so that closing it and going back are the same.
    if (location.hash === "#sheet" && hash === "#match") history.back();
    else history.pushState(null, "", hash);
  });
  window.addEventListener("popstate", () => {
    const sheet = location.hash === "#sheet";
    const route = sheet || location.hash === "#match" ? "match" : "start";
    const { view, saved } = store.get();
    if (route === "start") store.update(left);
    else if (view) store.update((page) => ({ ...page, route, sheet, chosen: null, refused: null }));
    else if (saved) goOn();
    // There is no way forward into a match that is not there.
    else history.replaceState(null, "", "#start");
  });
}
