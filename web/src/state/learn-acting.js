// What each thing that a person does where the game is learnt sets going.

import { answered, inHand, openedLesson, retried, tappedInLesson, turnedTo, wentOn } from "./learn.js";
import { pickedUp, pointedAt, putBack } from "./turns.js";
import { left } from "./visits.js";

/** @typedef {import("./learn-actions.d.ts").LearnActions} LearnActions */
/** @typedef {import("./learn.js").Learn} Learn */
/** @typedef {import("./page.js").Page} Page */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/**
 * @param {Store<Page>} store
 * @returns {LearnActions}
 */
export function learnActions(store) {
  const learn = (/** @type {(learn: Learn) => Learn} */ change) =>
    store.update((page) => ({ ...page, learn: change(page.learn) }));
  const hand = (/** @type {(table: Page) => Page} */ change) => store.update((page) => inHand(page, change));
  return {
    // The way back into a match leads through its curtain.
    openLearn: () => store.update((page) => opened(page.route === "match" ? left(page) : page)),
    turnTo: (leaf) => learn((now) => turnedTo(now, leaf)),
    openLesson: (at) => learn((now) => openedLesson(now, at)),
    answerTask: (answer) => learn((now) => answered(now, answer)),
    retryTask: () => learn(retried),
    goOnLearning: () => learn(wentOn),
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
  return {
    ...page,
    learn: turnedTo(page.learn, ""),
    setup: { ...page.setup, panel: "learn", sheet: false, link: null, copied: "" },
  };
}
