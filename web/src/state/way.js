// The way between screens in the browser's history: `#start`, `#match`, and `#sheet` and `#closer` over the match,
// `#games`, `#house` and `#learn` over the start, and what is open of the latter over that. A link to rules stays as it is.

import { broughtTo, learnHash, readLearnHash } from "./learn.js";
import { hasSheet, NO_SHEET, NOTHING_OVER } from "./page.js";
import { left } from "./visits.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./setup.js").Panel} Panel */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/** What lies one step over the start, and over the match. */
const OVER_START = ["#games", "#house", "#learn"];
const OVER = [...OVER_START, "#sheet", "#closer"];

/** How many steps an address is over the start or the match. @param {string} hash */
function height(hash) {
  if (OVER.includes(hash)) return 1;
  return readLearnHash(hash) ? 2 : 0;
}

/** @param {string} hash */
const isOverStart = (hash) => OVER_START.includes(hash) || readLearnHash(hash) !== null;

/**
 * Whether a sheet without an address of its own lies over a screen that is not at this one.
 *
 * @param {Page} page
 * @param {string} hash
 */
function isOverAnother(page, hash) {
  return hasSheet(page) && page.setup.panel !== "link" && hashOf(page) !== (hash || "#start");
}

/** @param {Page} page @returns {Page} */
const withoutSheets = (page) => ({ ...page, ...NO_SHEET, setup: { ...page.setup, sheet: false } });

/** @param {Pick<Page, "route" | "sheet" | "closer" | "setup" | "learn">} page */
function hashOf({ route, sheet, closer, setup, learn }) {
  if (route === "start" && setup.panel === "learn") return learnHash(learn);
  if (route === "start" && setup.panel !== "") return `#${setup.panel}`;
  if (route === "match" && sheet) return "#sheet";
  return route === "match" && closer ? "#closer" : `#${route}`;
}

/**
 * Whether the address asks for the start screen, or what lies over it, although a match may be under way.
 *
 * @param {string} hash
 */
export function asksForStart(hash) {
  return hash === "#start" || isOverStart(hash);
}

/**
 * Opens what the address asks for over the start, as after a reload.
 *
 * @param {Store<Page>} store
 * @param {string} hash
 */
export function openPanel(store, hash) {
  if (isOverStart(hash)) store.update((page) => withPanel(page, hash));
}

/**
 * Brings an address that asked for what is not there in step with the page.
 *
 * @param {Store<Page>} store
 * @param {Pick<Window, "history" | "location">} window
 */
export function settleAddress(store, { history, location }) {
  const page = store.get();
  if (page.route !== "start" || page.setup.panel === "link") return;
  const hash = hashOf(page);
  if (hash !== (location.hash || "#start")) history.replaceState(null, "", hash);
}

/**
 * Keeps the address in step with the page, and the page with the buttons of the browser.
 *
 * @param {Store<Page>} store
 * @param {Window} window
 * @param {() => void} goOn  goes on with the kept match
 * @param {(hash: string) => boolean} openLink  opens a link to rules, if it is one
 */
export function followHistory(store, window, goOn, openLink) {
  const { history, location } = window;
  store.subscribe((page, before) => {
    const hash = hashOf(page);
    if (hash === hashOf(before)) return;
    if (page.route === "start" && page.setup.panel === "link") return;
    if (hash === (location.hash || "#start")) return;
    go(hash);
  });
  /** @param {string} hash */
  function go(hash) {
    const now = height(hash);
    const then = height(location.hash);
    // Closing what lies over a screen, and going back from it, are the same.
    if (now < then && history.state?.isOver === hash) history.back();
    else if (now > 0 && now === then) history.replaceState(history.state, "", hash);
    else history.pushState(now > 0 ? { isOver: location.hash || "#start" } : null, "", hash);
  }

  window.addEventListener("popstate", () => {
    if (openLink(location.hash)) return;
    const shown = store.get();
    if (!isOverAnother(shown, location.hash)) return comeTo(store, window, goOn);
    // The way back closes a sheet first, as it does of itself where the browser knows that one is open.
    store.update(withoutSheets);
    go(hashOf(shown));
  });
}

/**
 * Shows what the address asks for.
 *
 * @param {Store<Page>} store
 * @param {Pick<Window, "history" | "location">} window
 * @param {() => void} goOn
 */
function comeTo(store, { history, location }, goOn) {
  // The line has moved on, and may have no need of a closer look: no way forward leads into one.
  if (location.hash === "#closer") history.replaceState(null, "", "#match");
  const sheet = location.hash === "#sheet";
  const route = sheet || location.hash === "#match" ? "match" : "start";
  const { view, saved } = store.get();
  if (route === "start") store.update((page) => withPanel(left(page), location.hash));
  else if (view) store.update((page) => ({ ...page, route, ...NOTHING_OVER, sheet }));
  else if (saved) goOn();
  // There is no way forward into a match that is not there.
  else history.replaceState(null, "", "#start");
}

/**
 * @param {Page} page
 * @param {string} hash
 * @returns {Page}
 */
function withPanel(page, hash) {
  const isLearn = readLearnHash(hash) !== null;
  const panel = OVER_START.includes(hash) ? /** @type {Panel} */ (hash.slice(1)) : isLearn ? "learn" : "";
  const learn = broughtTo(page.learn, hash);
  return { ...page, learn, setup: { ...page.setup, panel, link: null, question: null } };
}
