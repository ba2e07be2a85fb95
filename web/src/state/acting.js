// What each thing that a person does on the page sets going.

import { download } from "../lib/download.js";
import { stopped } from "./by-itself.js";
import { calling, patient, saying, typed, unsaid } from "./calls.js";
import { preferring } from "./preferences.js";
import { isWaiting } from "./rest.js";
import { reviewClosed, reviewing } from "./review.js";
import { setupActions } from "./setup-acting.js";
import { leadOf, meant, pickedUp, pointedAt, putBack, tapped } from "./turns.js";
import { dismissed, left } from "./visits.js";

/** @typedef {import("./actions.d.ts").Actions} Actions */
/** @typedef {keyof import("./learn-actions.d.ts").LearnActions | keyof import("./hint-actions.d.ts").HintActions} Others */
/** @typedef {Omit<Actions, Others>} TableActions  all but those of the lessons and of hints */
/** @typedef {import("./match-driver.js").MatchDriver} MatchDriver */
/** @typedef {import("../offline/updates.js").Updates} Updates */
/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./setup-driver.js").SetupDriver} SetupDriver */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/**
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 * @param {SetupDriver} setup
 * @param {Pick<Updates, "take">} updates
 * @returns {TableActions}
 */
export function createActions(store, driver, setup, updates) {
  return {
    ...setupActions(store, driver, setup),
    ...tableActions(store, driver),
    ...callActions(store, driver),
    ...wayActions(store, driver),
    ...settingsActions(store),
    ...keyActions(store),
    ...reviewActions(store, driver),
    takeUpdate: () => updates.take(),
  };
}

/**
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 */
function tableActions(store, driver) {
  const unlessHeld = (/** @type {() => void} */ act) => store.get().held === 0 && act();
  return {
    playNow: () => unlessHeld(() => driver.ask("move")),
    pause: (/** @type {boolean} */ paused) => store.update((page) => ({ ...page, paused })),
    proceed: () => unlessHeld(() => driver.ask("proceed")),
    lead: (/** @type {number} */ seat) => unlessHeld(() => driver.lead(seat)),
    showHand: () => unlessHeld(() => driver.ask("show_hand")),
    hideHand: () => driver.ask("hide_hand"),
    undo: () => driver.ask("undo"),
    rematch: () => driver.ask("rematch"),
    stop: () => store.update(stopped),
    draw: () => unlessHeld(() => driver.ask("act", { action: "draw" })),
    pass: () => unlessHeld(() => driver.ask("act", { action: "pass" })),
    tap: (/** @type {string} */ tile) => tap(store, driver, tile),
    pickUp: (/** @type {string} */ tile) => store.update((page) => pickedUp(page, tile)),
    putBack: () => store.update(putBack),
    pointAt: (/** @type {string} */ tile) => store.update((page) => pointedAt(page, tile)),
    measured: (/** @type {"line" | "hand"} */ area, /** @type {import("../lib/measure.js").Box} */ box) =>
      store.update((page) => ({ ...page, boxes: { ...page.boxes, [area]: box } })),
  };
}

/**
 * A tile of the hand is tapped. To lead it one tap is enough, for there is one place; but one that may have been meant
 * for what was there before chooses only, and the next one leads.
 *
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 * @param {string} tile
 */
function tap(store, driver, tile) {
  const page = store.get();
  const isChosenLead = page.chosen === tile && leadOf(page) !== null;
  if (!isChosenLead) store.update(() => tapped(page, tile));
  const lead = isWaiting(page) ? null : leadOf(store.get());
  if (lead !== null) place(store, driver, lead);
}

/**
 * Places a tile, or asks first for its count, or once more, as the game and the player will have it.
 *
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 * @param {string} action
 */
function place(store, driver, action) {
  const { held, view, preferences, meaning } = store.get();
  if (held > 0) return;
  if (view?.rules.announces) store.update((page) => saying(page, action));
  else if (preferences.confirm && meaning !== action) store.update((page) => meant(page, action));
  else driver.ask("act", { action });
}

/**
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 */
function callActions(store, driver) {
  return {
    place: (/** @type {string} */ action) => place(store, driver, action),
    say(/** @type {number | null} */ announced) {
      const action = store.get().saying;
      if (action !== null) driver.ask("act", { action, announced });
    },
    type: (/** @type {string} */ said) => store.update((page) => typed(page, said)),
    unsay: () => store.update(unsaid),
    muggins() {
      const callers = store.get().view?.window?.callers ?? [];
      const [only] = callers;
      if (only !== undefined && callers.length === 1) driver.ask("call", { seat: only });
      else store.update((page) => calling(page, callers.length > 0));
    },
    call: (/** @type {number} */ seat) => driver.ask("call", { seat }),
    stopCalling: () => store.update((page) => calling(page, false)),
    setPatience: (/** @type {number} */ seconds) => store.update((page) => patient(page, seconds)),
  };
}

/**
 * @param {Store<Page>} store
 * @returns {Pick<Actions, "openSettings" | "closeSettings" | "prefer">}
 */
function settingsActions(store) {
  return {
    openSettings: () => store.update((page) => ({ ...page, settings: true })),
    closeSettings: () => store.update((page) => (page.settings ? { ...page, settings: false } : page)),
    prefer: (name, value) => store.update((page) => preferring(page, name, value)),
  };
}

/**
 * @param {Store<Page>} store
 * @returns {Pick<Actions, "openKeys" | "closeKeys" | "read">}
 */
function keyActions(store) {
  return {
    openKeys: () => store.update((page) => ({ ...page, keys: true, settings: false })),
    closeKeys: () => store.update((page) => (page.keys ? { ...page, keys: false } : page)),
    read: (what) =>
      store.update((page) => ({ ...page, reading: { what, times: (page.reading?.times ?? 0) + 1 } })),
  };
}

/**
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 */
function reviewActions(store, driver) {
  return {
    openReview() {
      store.update(reviewing);
      const { review, reviewed } = store.get();
      if (review && !reviewed) driver.review();
    },
    closeReview: () => store.update(reviewClosed),
    reviewRivals: (/** @type {boolean} */ isOn) => store.update((page) => ({ ...page, rivals: isOn })),
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
    lookCloser: () => store.update((page) => ({ ...page, closer: true })),
    lookAway: () => store.update((page) => (page.closer ? { ...page, closer: false } : page)),
    leave: () => store.update(left),
    retry: () => driver.retry(),
    playHere: () => driver.playHere(),
    downloadBroken: () => download(store.get().broken ?? "", "muggins-record.json"),
    closeBroken: () => store.update((page) => ({ ...page, broken: null })),
    dismiss: (/** @type {import("./page.js").Notice} */ notice) =>
      store.update((page) => dismissed(page, notice)),
  };
}
