// House rules that somebody saved under a name, and the game that was chosen last, saved or not.

import { readRules } from "../state/rules-link.js";

/** @typedef {import("./shelf.js").Shelf} Shelf */
/** @typedef {import("../state/setup.js").Choice} Choice */
/** @typedef {import("../state/rules-link.js").SharedRules} SharedRules */

/** @typedef {Choice & { edited: boolean }} LastGame  `edited`: not as it was saved under its name */

const HOUSE = "house-rules";
const LAST = "last-game";

/**
 * @param {Shelf} shelf
 * @returns {Promise<SharedRules[]>}
 */
export async function loadHouseRules(shelf) {
  const found = await shelf.get(HOUSE);
  if (!Array.isArray(found)) return [];
  return found.flatMap((one) => readRules(one) ?? []).filter(({ name }) => name !== "");
}

/**
 * @param {Shelf} shelf
 * @param {readonly SharedRules[]} rules
 */
export async function keepHouseRules(shelf, rules) {
  await shelf.set(HOUSE, rules);
}

/**
 * @param {Shelf} shelf
 * @returns {Promise<LastGame | null>}
 */
export async function loadLastGame(shelf) {
  const found = await shelf.get(LAST);
  const rules = typeof found === "object" ? readRules({ players: 0, ...found }) : null;
  if (!rules) return null;
  const { preset, options, name } = rules;
  return { preset, options, name, edited: Object(found).edited === true };
}

/**
 * @param {Shelf} shelf
 * @param {LastGame} game
 */
export async function keepLastGame(shelf, { preset, options, name, edited }) {
  await shelf.set(LAST, { preset, options, name, edited });
}
