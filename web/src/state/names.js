// The names on the start screen, and what is wrong with them.

export const NAME_LIMIT = 20;
export const FEWEST = 2;
export const MOST = 6;

/** @typedef {"empty" | "same" | "long"} NameFault */

/**
 * What is wrong with each name, or null.
 *
 * Two names are the same however they are cased and spaced: people tell each other apart by ear.
 *
 * @param {readonly string[]} names
 * @returns {(NameFault | null)[]}
 */
export function nameFaults(names) {
  const all = names.map(heard);
  return names.map((name, seat) => {
    if (all[seat] === "") return "empty";
    if ([...tidyName(name)].length > NAME_LIMIT) return "long";
    return all.indexOf(all[seat] ?? "") < seat ? "same" : null;
  });
}

/**
 * A name as it is told from others.
 *
 * @param {string} name
 */
export function heard(name) {
  // Upper case first: it alone makes one of letters such as ß and ss.
  return tidyName(name).toUpperCase().toLowerCase();
}

/** What cannot be seen, and what turns a line around; joiners belong inside words and emoji. */
const UNSEEN = /(?![\u200c\u200d])\p{C}/gu;
const JOINERS_AT_EDGES = /^[\u200c\u200d]+|[\u200c\u200d]+$/g;

/**
 * A name without control characters, without the space around it and with single spaces within, as
 * the engine takes it.
 *
 * @param {string} name
 */
export function tidyName(name) {
  return name
    .normalize("NFC")
    .replace(UNSEEN, " ")
    .split(/\s+/)
    .map((word) => word.replace(JOINERS_AT_EDGES, ""))
    .filter(Boolean)
    .join(" ");
}

/**
 * How many letters the longest of the words of some names has, a hyphen at its end included: so much has to
 * fit in a line.
 *
 * @param {readonly string[]} names
 */
export function longestWord(names) {
  return Math.max(0, ...names.flatMap((name) => name.split(/\s+|(?<=-)/)).map((word) => [...word].length));
}
