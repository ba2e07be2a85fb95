// How the page's state changes while a count is said, "Muggins!" is called, or time is left for it.

/** @typedef {import("./page.js").Page} Page */

/** The choices of `patience`, in seconds. */
export const PATIENCE = [0, 3, 5, 10];
/** No count has more digits. */
const DIGITS = 3;

/**
 * A place was chosen, and the count is to be said with it.
 *
 * @param {Page} page
 * @param {string} action
 * @returns {Page}
 */
export function saying(page, action) {
  return page.busy ? page : { ...page, saying: action, said: "", refused: null };
}

/**
 * Digits of a count were typed.
 *
 * @param {Page} page
 * @param {string} said
 * @returns {Page}
 */
export function typed(page, said) {
  return page.saying === null ? page : { ...page, said: said.replace(/\D/g, "").slice(0, DIGITS) };
}

/**
 * The tile is not placed there after all.
 *
 * @param {Page} page
 * @returns {Page}
 */
export function unsaid(page) {
  return page.saying === null ? page : { ...page, saying: null, said: "" };
}

/**
 * @param {Page} page
 * @param {boolean} isCalling
 * @returns {Page}
 */
export function calling(page, isCalling) {
  return page.calling === isCalling ? page : { ...page, calling: isCalling };
}

/**
 * @param {Page} page
 * @param {number} seconds
 * @returns {Page}
 */
export function patient(page, seconds) {
  return { ...page, patience: seconds, held: Math.min(page.held, seconds) };
}

/**
 * A second has gone by.
 *
 * @param {Page} page
 * @returns {Page}
 */
export function ticked(page) {
  return page.held > 0 ? { ...page, held: page.held - 1 } : page;
}
