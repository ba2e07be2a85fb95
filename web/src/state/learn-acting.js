// What each thing that a person does where the game is learnt sets going.

import { answered, inHand, retried, tappedInLesson } from "./learn.js";
import { pickedUp, pointedAt, putBack } from "./turns.js";
import { left } from "./visits.js";

/** @typedef {import("./learn-actions.d.ts").LearnActions} LearnActions */
/** @typedef {import("./learn-driver.js").LearnDriver} LearnDriver */
/** @typedef {import("./learn.js").Learn} Learn */
/** @typedef {import("./page.js").Page} Page */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/**
 * @param {Store<Page>} store
 * @param {LearnDriver} driver
 * @returns {LearnActions}
 */
export function learnActions(store, driver) {
  const learn = (/** @type {(learn: Learn) => Learn} */ change) =>
    store.update((page) => ({ ...page, learn: change(page.learn) }));
  const hand = (/** @type {(table: Page) => Page} */ change) => store.update((page) => inHand(page, change));
  return {
    openLearn() {
      // The way back into a match leads through its curtain.
      store.update((page) => opened(page.route === "match" ? left(page) : page));
      driver.turnTo("");
    },
    turnTo: (leaf) => driver.turnTo(leaf),
    openLesson: (at) => driver.openLesson(at),
    answerTask: (answer) => learn((now) => answered(now, answer)),
    retryTask: () => learn(retried),
    goOnLearning: () => driver.goOn(),
    tapInLesson: (tile) => store.update((page) => tappedInLesson(page, tile)),
    pickUpInLesson: (tile) => hand((table) => pickedUp(table, tile)),
    putBackInLesson: () => hand(putBack),
    pointAtInLesson: (tile) => hand((table) => pointedAt(table, tile)),
  };
}

/**
 * @param {Page} page
 * @returns {Page}
 */
function opened(page) {
  return { ...page, setup: { ...page.setup, panel: "learn", sheet: false, link: null, copied: "" } };
}
