// The languages that the page speaks, and which of them is the best for somebody.

export const LOCALES = /** @type {const} */ (["en", "es", "fr", "de", "pt-BR", "ar"]);

/** @typedef {typeof LOCALES[number]} Locale */

const FROM_RIGHT = new Set(["ar"]);

/**
 * The first wish that can be met: by the very language, or by another kind of it, as `pt-BR` for `pt-PT` and `es`
 * for `es-MX`.
 *
 * @param {readonly string[]} wanted  language tags, as in `navigator.languages`
 * @returns {Locale}
 */
export function matchLocale(wanted) {
  for (const tag of wanted) {
    const found = LOCALES.find((locale) => baseOf(locale) === baseOf(tag));
    if (found) return found;
  }
  return "en";
}

/** @param {string} tag */
const baseOf = (tag) => tag.toLowerCase().split(/[-_]/)[0];

/** @param {string} locale */
export const directionOf = (locale) => (FROM_RIGHT.has(locale) ? "rtl" : "ltr");
