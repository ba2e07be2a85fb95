// What the person at this device likes, whatever is played and with whom: how it looks, sounds and moves, and
// what is done without asking.

import { LOCALES } from "../i18n/locales.js";

/** @typedef {import("./page.js").Page} Page */

/** What a preference may be; the first is the usual one. */
export const CHOICES = /** @type {const} */ ({
  language: ["auto", ...LOCALES],
  theme: ["system", "light", "dark", "contrast"],
  tiles: ["ivory", "ebony", "colours"],
  felt: ["green", "blue", "claret"],
  pace: ["calm", "quick", "still"],
});

/** What is on or off, and what it usually is. */
export const SWITCHES = Object.freeze({
  confirm: false,
  onlyMove: false,
  autoDraw: false,
  autoPass: true,
  hints: true,
  sounds: false,
  vibration: false,
  awake: false,
  letterKeys: true,
});

/** @typedef {keyof typeof CHOICES} ChoiceName */
/** @typedef {keyof typeof SWITCHES} SwitchName */
/** @typedef {{ [N in ChoiceName]: typeof CHOICES[N][number] } & { [N in SwitchName]: boolean }} Preferences */

/** @returns {Preferences} */
export function usualPreferences() {
  const choices = Object.entries(CHOICES).map(([name, [usual]]) => [name, usual]);
  return /** @type {Preferences} */ ({ ...Object.fromEntries(choices), ...SWITCHES });
}

/**
 * Preferences as they were kept; what is none, or is not known any more, is as usual.
 *
 * @param {unknown} kept
 * @returns {Preferences}
 */
export function readPreferences(kept) {
  const usual = usualPreferences();
  if (typeof kept !== "object" || kept === null) return usual;
  const entries = Object.entries(kept).filter(([name, value]) => isPreference(name, value));
  return { ...usual, ...Object.fromEntries(entries) };
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function isPreference(name, value) {
  if (Object.hasOwn(SWITCHES, name)) return typeof value === "boolean";
  if (!Object.hasOwn(CHOICES, name)) return false;
  return /** @type {readonly unknown[]} */ (CHOICES[/** @type {ChoiceName} */ (name)]).includes(value);
}

/**
 * @template {keyof Preferences} N
 * @param {Page} page
 * @param {N} name
 * @param {Preferences[N]} value
 * @returns {Page}
 */
export function preferring(page, name, value) {
  return { ...page, preferences: { ...page.preferences, [name]: value } };
}
