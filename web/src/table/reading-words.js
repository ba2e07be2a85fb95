// Tiles and ends as they are read aloud: "six-four", "double three". Digits with a hyphen between them are read as a
// sum or a date.

import { t } from "../i18n/messages.js";

/** @typedef {import("../engine/protocol.d.ts").LineView} LineView */

/** @param {string} tile */
const halves = (tile) => tile.split("-").map(Number);

/** @param {number} pips */
export const pipsWords = (pips) => t("read-pips", { pips });

/** @param {string} tile */
export function tileWords(tile) {
  const [high = 0, low = 0] = halves(tile);
  return high === low ? doubleWords(high) : pairWords(high, low);
}

/** @param {number} pips */
const doubleWords = (pips) => t("read-double", { pips: pipsWords(pips) });

/**
 * @param {number} first
 * @param {number} second
 */
const pairWords = (first, second) => t("read-tile", { first: pipsWords(first), second: pipsWords(second) });

/**
 * What may be matched at a tile.
 *
 * @param {string} anchor
 * @param {number} pips
 */
export function endWords(anchor, pips) {
  const [high, low] = halves(anchor);
  return high === low ? doubleWords(pips) : pipsWords(pips);
}

/**
 * The open ends in words, those that count and the others; a double with several open sides is one end.
 *
 * @param {LineView} line
 */
export function doubleSafeEnds({ ends, scoring }) {
  const seen = new Set();
  const each = ends.filter(({ anchor, place }) => {
    const [high, low] = halves(anchor);
    const key = high === low ? anchor : `${anchor}.${place}`;
    return !seen.has(key) && seen.add(key);
  });
  const words = (/** @type {typeof each} */ some) => some.map(({ anchor, pips }) => endWords(anchor, pips));
  return {
    counting: words(each.filter(({ anchor }) => scoring.includes(anchor))),
    others: words(each.filter(({ anchor }) => !scoring.includes(anchor))),
  };
}

/**
 * Tiles that lie in a row, each with the half first that touches the one before.
 *
 * @param {readonly string[]} tiles
 * @param {number | null} [from]  the pips that the first of them touches
 */
export function rowWords(tiles, from = null) {
  let touches = from ?? outer(tiles);
  return tiles.map((tile) => {
    const [high = 0, low = 0] = halves(tile);
    if (high === low) return tileWords(tile);
    const first = high === touches ? high : low;
    touches = first === high ? low : high;
    return pairWords(first, touches);
  });
}

/**
 * The half of the first tile that does not touch the second.
 *
 * @param {readonly string[]} tiles
 */
function outer([first = "", second = ""]) {
  const [high = 0, low = 0] = halves(first);
  return halves(second).includes(low) ? high : second === "" ? high : low;
}
