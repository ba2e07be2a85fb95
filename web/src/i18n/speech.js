// The language in use, which may change at any time: who asks for a text gets it in the language of that moment.

import { language } from "./bundle.js";

/** @typedef {import("./bundle.js").Language} Language */
/** @typedef {() => Promise<{ default: readonly string[] }>} Load  of the sources of a language, or of its lessons */

/**
 * @typedef {object} Speaking
 * @property {(locale: string) => Promise<Language>} load  English where a language does not come
 * @property {(spoken: Language) => void} speak  from now on
 * @property {() => Promise<void>} learn  from now on every language brings its lessons; the one in use has them then
 * @property {() => string} locale  of the language that is spoken
 */

/**
 * @param {readonly string[]} english  its sources
 * @param {Readonly<Record<string, Load>>} others
 * @param {Readonly<Record<string, Load>>} lessons
 * @returns {Omit<Language, "locale" | "add"> & Speaking}
 */
export function createSpeech(english, others, lessons = {}) {
  const first = language("en", ...english);
  const lessonsOf = lessonsIn(lessons);
  let current = first;
  let isLearning = false;
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
        const loaded = sources ? language(locale, ...sources.default) : first;
        if (isLearning) await lessonsOf(loaded);
        return loaded;
      } catch {
        // Nobody is helped by hearing of it in a language that did not come.
        return first;
      }
    },
    async learn() {
      isLearning = true;
      // What is spoken when they have come may be another language than before.
      for (let taught = null; taught !== current; ) {
        taught = current;
        await lessonsOf(taught);
      }
    },
    locale: () => current.locale,
    speak(spoken) {
      current = spoken;
    },
  };
}

/**
 * Puts the lessons into a language, once.
 *
 * @param {Readonly<Record<string, Load>>} lessons
 */
function lessonsIn(lessons) {
  /** @type {WeakMap<Language, Promise<void>>} */
  const coming = new WeakMap();
  /** @param {Language} spoken */
  return (spoken) => {
    const known = coming.get(spoken) ?? bring(spoken);
    coming.set(spoken, known);
    // Those that did not come are asked for again the next time.
    known.catch(() => coming.delete(spoken));
    return known;
  };
  /** @param {Language} spoken */
  async function bring(spoken) {
    const sources = await lessons[spoken.locale]?.();
    if (sources) spoken.add(sources.default);
  }
}
