// House rules in a link: `#rules=` and the JSON in base64url. What comes in a link is only looked at
// here; whether the rules make sense is for the engine to say.

import { tidyName } from "./names.js";

/** @typedef {import("./setup.js").Choice} Choice */
/** @typedef {Choice & { players: number }} SharedRules */

const MARK = "#rules=";
/** Far more than every house rule needs, and too little to be a burden. */
const LONGEST_LINK = 4000;
const MOST_OPTIONS = 60;
const LONGEST_WORD = 40;
const LONGEST_LIST = 8;
export const RULES_NAME_LIMIT = 40;

/** @param {string} hash */
export function isRulesLink(hash) {
  return hash.startsWith(MARK);
}

/**
 * @param {SharedRules} rules
 * @returns {string} the part of the address from `#` on
 */
export function formatRulesLink({ preset, players, options, name }) {
  const bytes = new TextEncoder().encode(JSON.stringify({ preset, players, options, name }));
  const text = btoa(String.fromCharCode(...bytes));
  return MARK + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * @param {string} hash
 * @returns {SharedRules | null} null where this cannot be such a link
 */
export function parseRulesLink(hash) {
  if (!isRulesLink(hash) || hash.length > LONGEST_LINK) return null;
  try {
    const text = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return readRules(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
}

/**
 * Rules that came from outside, or null where they have not the shape of rules.
 *
 * @param {unknown} found
 * @returns {SharedRules | null}
 */
export function readRules(found) {
  if (typeof found !== "object" || found === null) return null;
  const { preset, players, options, name } = /** @type {Record<string, unknown>} */ (found);
  if (!isWord(preset) || !Number.isSafeInteger(players)) return null;
  if (typeof options !== "object" || options === null || Array.isArray(options)) return null;
  const entries = Object.entries(options);
  if (entries.length > MOST_OPTIONS || !entries.every(([key, value]) => isWord(key) && isValue(value))) {
    return null;
  }
  return {
    preset,
    players: Number(players),
    options: Object.fromEntries(entries),
    name: typeof name === "string" ? tidyRulesName(name) : "",
  };
}

/**
 * A name for house rules, tidied like that of a person and not too long: cut between what is seen as one
 * character, so that no joined emoji falls apart.
 *
 * @param {string} name
 */
export function tidyRulesName(name) {
  const tidy = tidyName(name);
  let kept = "";
  for (const cluster of clusters(tidy)) {
    if ([...kept, ...cluster].length > RULES_NAME_LIMIT) break;
    kept += cluster;
  }
  return tidyName(kept || [...tidy].slice(0, RULES_NAME_LIMIT).join(""));
}

/**
 * @param {string} text
 * @returns {string[]}
 */
function clusters(text) {
  // Some browsers that are still about cannot tell: they take character by character.
  if (!("Segmenter" in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/**
 * @param {unknown} value
 * @returns {value is string}
 */
function isWord(value) {
  return typeof value === "string" && value.length <= LONGEST_WORD;
}

/** @param {unknown} value */
function isValue(value) {
  if (Array.isArray(value)) return value.length <= LONGEST_LIST && value.every(Number.isSafeInteger);
  return value === null || isWord(value) || Number.isSafeInteger(value);
}
