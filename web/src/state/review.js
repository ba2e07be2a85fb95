// The review of the round that is over: asked for when it is opened, and told at the table alone that it is of.

import { isWatched } from "./sitters.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("../engine/protocol.d.ts").ReviewReply} ReviewReply */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */

/** Nothing is asked of a round, and nothing is known of one. */
export const NO_REVIEW = { review: false, reviewed: null };

/**
 * Whether there is a round to look back on, and a person who played it.
 *
 * @param {TableView | null} view
 */
export function mayReview(view) {
  return view !== null && (view.phase === "settled" || view.phase === "match_end") && !isWatched(view);
}

/**
 * @param {Page} page
 * @returns {Page}
 */
export function reviewing(page) {
  return mayReview(page.view) && !page.review ? { ...page, review: true } : page;
}

/**
 * @param {Page} page
 * @returns {Page}
 */
export function reviewClosed(page) {
  return page.review ? { ...page, review: false } : page;
}

/**
 * The engine has looked through a round; one that is not on the table any more is of no interest.
 *
 * @param {Page} page
 * @param {ReviewReply} reply
 * @returns {Page}
 */
export function reviewTold(page, reply) {
  return page.view?.version === reply.version && mayReview(page.view) ? { ...page, reviewed: reply } : page;
}

/**
 * What belongs to the review when another view comes: of the same table everything.
 *
 * @param {Page} page
 * @param {TableView} view
 */
export function reviewAt({ view: before, review, reviewed }, view) {
  return before?.version === view.version ? { review, reviewed } : NO_REVIEW;
}
