// Which language the page is in: the one that was chosen, or the best for the browser.

import { matchLocale } from "../i18n/locales.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("../i18n/bundle.js").Language} Language */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/**
 * @typedef {object} LanguageParts
 * @property {() => readonly string[]} wanted  what the browser asks for, the best first
 * @property {(locale: string) => Promise<Language>} load
 * @property {(spoken: Language) => void} speak
 */

/**
 * Speaks the language that is preferred, and changes over when that does; nothing is drawn before the first.
 *
 * @param {Store<Page>} store  in which the preferences are known
 * @param {LanguageParts} parts
 * @returns {() => Promise<void>} to be called where the browser may want another
 */
export function followLanguage(store, { wanted, load, speak }) {
  let asked = "";
  async function follow() {
    const { language } = store.get().preferences;
    const locale = language === "auto" ? matchLocale(wanted()) : language;
    if (locale === asked) return;
    asked = locale;
    const spoken = await load(locale);
    // Somebody has chosen another meanwhile.
    if (asked !== locale) return;
    asked = spoken.locale;
    speak(spoken);
    store.update((page) => ({ ...page, locale: spoken.locale }));
  }
  store.subscribe((page, before) => {
    if (page.preferences.language !== before.preferences.language) follow();
  });
  follow();
  return follow;
}
