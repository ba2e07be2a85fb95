// How the page's state changes while a count is said, "Muggins!" is called, or time is left for it.

/** @typedef {import("./page.js").Page} Page */

/** The choices of `patience`, in seconds. */
export const PATIENCE = [0, 3, 5, 10];
/** No count has more digits. */
const DIGITS = 3;

/**
 * A place was chosen, and the count is to be said with it; what was typed for that place already stays.
 *
 * @param {Page} page
 * @param {string} action
 * @returns {Page}
 */
export function saying(page, action) {
  return page.busy || page.saying === action ? page : { ...page, saying: action, said: "", refused: null };
}

/**
 * Digits of a count were typed.
 *
 * @param {Page} page
 * @param {string} said
 * @returns {Page}
 */
export function typed(page, said) {
  return page.saying === null ? page : { ...page, said: digitsIn(said).slice(0, DIGITS) };
}

/**
 * The digits of a text, whatever script they are written in: ١٥ is 15.
 *
 * @param {string} text
 */
export function digitsIn(text) {
  return [...text.normalize("NFKC").matchAll(/\p{Nd}/gu)].map(([digit]) => worth(digit)).join("");
}

/** The digits of a script follow one another, from 0 to 9. @param {string} digit */
function worth(digit) {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
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
