// The names on the start screen, and what is wrong with them.

export const NAME_LIMIT = 20;
export const FEWEST = 2;
export const MOST = 4;

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
  const heard = names.map((name) => tidyName(name).toLocaleLowerCase());
  return names.map((name, seat) => {
    if (heard[seat] === "") return "empty";
    if ([...tidyName(name)].length > NAME_LIMIT) return "long";
    return heard.indexOf(heard[seat] ?? "") < seat ? "same" : null;
  });
}

/**
 * A name without the space around it and with single spaces within.
 *
 * @param {string} name
 */
export function tidyName(name) {
  return name.normalize("NFC").replace(/\s+/g, " ").trim();
}
