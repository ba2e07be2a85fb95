// Texts that stand in the page as it was built, in every language: in English to be read, and in each other one
// as an attribute, `data-de="Quelle:"`.

import { LOCALES } from "./locales.js";

/** @param {string} locale */
export const wordedBy = (locale) => `data-${locale.toLowerCase()}`;

const WORDED = LOCALES.map((locale) => `[${wordedBy(locale)}]`).join();

/**
 * @param {ParentNode} root
 * @param {string} locale
 */
export function putInLanguage(root, locale) {
  for (const element of root.querySelectorAll(WORDED)) {
    const text = element.getAttribute(wordedBy(locale));
    if (text !== null) element.textContent = text;
  }
}
