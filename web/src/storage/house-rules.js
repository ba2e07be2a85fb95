// House rules that somebody saved under a name, and the game that was chosen last, saved or not.

import { readRules } from "../state/rules-link.js";

/** @typedef {import("./shelf.js").Shelf} Shelf */
/** @typedef {import("../state/setup.js").Change} Change */
/** @typedef {import("../state/setup.js").Choice} Choice */
/** @typedef {import("../state/rules-link.js").SharedRules} SharedRules */

/**
 * A choice that may be half made: `edited` where it is not as it was saved under its name, with the changes
 * since it could be played, and the option of the one that brought the fault.
 *
 * @typedef {Choice & { edited: boolean, trail: readonly Change[], blamed: string | null }} LastGame
 */

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
  const { edited, trail, blamed } = Object(found);
  return {
    preset,
    options,
    name,
    edited: edited === true,
    trail: Array.isArray(trail) ? trail.flatMap((change) => readChange(change) ?? []) : [],
    blamed: typeof blamed === "string" ? blamed : null,
  };
}

/**
 * @param {unknown} found
 * @returns {Change | null}
 */
function readChange(found) {
  const { option, choice, seats } = Object(found);
  const rules = typeof choice === "object" ? readRules({ ...choice, players: seats }) : null;
  if (!rules || typeof option !== "string") return null;
  const { preset, options, name, players } = rules;
  return { option, choice: { preset, options, name }, seats: players };
}

/**
 * @param {Shelf} shelf
 * @param {LastGame} game
 */
export async function keepLastGame(shelf, { preset, options, name, edited, trail, blamed }) {
  await shelf.set(LAST, { preset, options, name, edited, trail, blamed });
}
