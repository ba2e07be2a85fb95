// The turns of computer players: each thinks slice after slice until it has chosen, waits as a person would, and
// plays. While the page is hidden, or something lies over the table, nothing is done. Who comes back finds the
// pause to begin anew.

import { hasSheet } from "./page.js";
import { isUnheard } from "./turns.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./by-itself.js").Sight} Sight */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/** @typedef {Pick<import("./match-driver.js").MatchDriver, "think" | "ask">} Driver */
/** @typedef {{ now: () => number, wait: (milliseconds: number) => Promise<void> }} Time  in milliseconds */

/** From the beginning of a turn to its move, by the preference for pace. */
const PAUSE_MS = { calm: 1100, quick: 600, still: 0 };
/** So long people have at least to call, whatever is preferred, before computer players do. */
const CALL_MS = 2000;
/** So long a call is told at least, whatever is preferred: it takes points from somebody. */
const TOLD_MS = 1600;

/**
 * What computer players do now: one of them is to play, or they may call; nothing while that is to wait. It is
 * another moment whenever this changes.
 *
 * @param {Page} page
 * @returns {string | null}
 */
export function momentOf(page) {
  const { view, route, busy, boot, resuming, refused, paused, held } = page;
  if (!view || route !== "match" || busy || resuming || boot.status !== "ready" || isOver(page)) return null;
  // What was refused would be refused again: the person may press for it.
  if (refused && refused.tile === null) return null;
  if (view.phase === "thinking") return paused ? null : `thinking ${view.version} ${held > 0}`;
  return isUnheard(page) && held === 0 ? `listening ${view.version}` : null;
}

/** Whether the person looks at something else, or says who calls. @param {Page} page */
const isOver = (page) => page.sheet || page.calling || hasSheet(page);

/**
 * How long after its beginning a moment ends.
 *
 * @param {Page} page
 */
export function pauseOf({ view, news, preferences }) {
  const least = news.some(({ kind }) => kind === "call") ? TOLD_MS : 0;
  const pause = view?.phase === "thinking" ? Math.max(least, PAUSE_MS[preferences.pace]) : 0;
  return view?.window?.callers.length ? Math.max(CALL_MS, pause) : pause;
}

/**
 * @param {Store<Page>} store
 * @param {Driver} driver
 * @param {Time} time
 * @param {Sight} sight
 */
export function followThinking(store, driver, time, sight) {
  /** @type {string | null} */
  let moment = null;
  /** The table that is shown, by its version, and since when it was seen. */
  let seen = { version: -1, since: 0 };
  /** Counts what is seen anew: of two pauses in one moment only the newer goes on. */
  let sights = 0;
  store.subscribe(look);
  sight.addEventListener("visibilitychange", () => {
    seen = { version: -1, since: 0 };
    look(store.get());
  });

  /** @param {Page} page */
  function look(page) {
    const next = sight.hidden ? null : momentOf(page);
    if (next === moment) return;
    moment = next;
    sights += 1;
    if (next === null) return;
    const version = page.view?.version ?? -1;
    if (seen.version !== version) seen = { version, since: time.now() };
    goThrough(sights);
  }

  /** @param {number} mine */
  async function goThrough(mine) {
    if (!(await thinkAll(mine))) return;
    const left = seen.since + pauseOf(store.get()) - time.now();
    if (left > 0) await time.wait(left);
    const page = store.get();
    if (mine !== sights || page.held > 0) return;
    await driver.ask(page.view?.phase === "thinking" ? "move" : "listen");
  }

  /** @param {number} mine */
  async function thinkAll(mine) {
    const { view } = store.get();
    /** @type {number | null} */
    let share = view?.phase === "thinking" ? (view.thinking?.share ?? 0) : 1;
    while (mine === sights && share !== null && share < 1) share = await driver.think();
    return mine === sights && share !== null;
  }
}
