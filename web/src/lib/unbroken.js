// Texts in which no line ends within the name of a tile or a sum.

import { html } from "lit";

/** The name of a tile (`6-4`), or arithmetic (`6+6 + 3 = 15`). */
const IN_ONE_PIECE = /(\d+(?: ?[-−+=] ?\d+)+)/;

/**
 * A text in which no line ends within the name of a tile or a sum, and these run from left to right in whatever
 * language.
 *
 * @param {string} text
 */
export function unbroken(text) {
  return text
    .split(IN_ONE_PIECE)
    .map((part, index) => (index % 2 === 1 ? html`<bdi dir="ltr" class="in-one-piece">${part}</bdi>` : part));
}
