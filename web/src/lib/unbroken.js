// Names of tiles and sums within a text, kept whole and running from left to right in whatever language.

import { html } from "lit";

/** The name of a tile (`6-4`), or arithmetic (`6+6 + 3 = 15`). */
const PIECE = /(\d+(?: ?[-−+=] ?\d+)+)/;
/** The sum of a tree with many ends may be too long for a line of a small window. */
const LONGEST = 22;

/**
 * A text in which no line ends within the name of a tile or a sum.
 *
 * @param {string} text
 */
export function unbroken(text) {
  return text.split(PIECE).map((part, index) => (index % 2 === 1 ? piece(part) : part));
}

/**
 * A text in which no line ends between a number and what there are so many of.
 *
 * @param {string} text
 */
export function counted(text) {
  return text.replace(/(^|[^-\d])(\d+) (?=\p{L})/gu, "$1$2\u00A0");
}

/** @param {string} part */
function piece(part) {
  return html`<bdi dir="ltr" class=${part.length > LONGEST ? "" : "in-one-piece"}>${part}</bdi>`;
}
