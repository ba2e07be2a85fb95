// The language in use, which may change at any time: who asks for a text gets it in the language of that moment.

import { language } from "./bundle.js";

/** @typedef {import("./bundle.js").Language} Language */
/** @typedef {() => Promise<{ default: readonly string[] }>} Load  of the sources of a language */

/**
 * @typedef {object} Speaking
 * @property {(locale: string) => Promise<Language>} load  English where a language does not come
 * @property {(spoken: Language) => void} speak  from now on
 * @property {() => string} locale  of the language that is spoken
 */

/**
 * @param {readonly string[]} english  its sources
 * @param {Readonly<Record<string, Load>>} others
 * @returns {Omit<Language, "locale"> & Speaking}
 */
export function createSpeech(english, others) {
  const first = language("en", ...english);
  let current = first;
  const knowing = (/** @type {string} */ id) => (current.has(id) ? current : first);
  return {
    text: (id, args) => knowing(id).text(id, args),
    has: (id) => knowing(id).has(id),
    refusal: (code) => knowing(`error-${code}`).refusal(code),
    listed: (items) => current.listed(items),
    inRow: (items) => current.inRow(items),
    async load(locale) {
      try {
        const sources = await others[locale]?.();
        return sources ? language(locale, ...sources.default) : first;
      } catch {
        // Nobody is helped by hearing of it in a language that did not come.
        return first;
      }
    },
    locale: () => current.locale,
    speak(spoken) {
      current = spoken;
    },
  };
}
