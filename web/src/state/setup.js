// What a match is set up with: the game, its house rules, and what the engine says about them.

import { FEWEST, MOST } from "./names.js";

/** @typedef {import("../engine/protocol.d.ts").GameView} GameView */
/** @typedef {import("../engine/protocol.d.ts").OptionValue} OptionValue */
/** @typedef {import("../engine/protocol.d.ts").OptionView} OptionView */
/** @typedef {import("../engine/protocol.d.ts").Options} Options */
/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("./rules-link.js").SharedRules} SharedRules */

/**
 * A game as it was chosen. `name` is what somebody called these house rules, or empty.
 *
 * @typedef {object} Choice
 * @property {string} preset
 * @property {Options} options  the house rules that were changed
 * @property {string} name
 */

/**
 * Why the engine refused rules.
 *
 * @typedef {object} RulesFault
 * @property {string} reason
 * @property {Readonly<Record<string, string | number | null>>} context
 */

/**
 * A link that was opened: `content` is null where it cannot be read, `rules` until the engine has answered.
 *
 * @typedef {object} OpenedLink
 * @property {SharedRules | null} content
 * @property {RulesView | null} rules
 * @property {RulesFault | null} fault
 */

/**
 * A change that was made since the rules could last be played, with what was before it.
 *
 * @typedef {object} Change
 * @property {string} option  `players` for the number of people, empty for several rules at once
 * @property {Choice} choice
 * @property {number} seats
 */

/** @typedef {import("../storage/house-rules.js").LastGame} LastGame */

/** @typedef {"" | "games" | "house" | "link" | "learn"} Panel */

/**
 * @typedef {object} Question
 * @property {"save" | "save-link" | "rename" | "delete"} kind
 * @property {string} of  the name of the rules that it is about
 * @property {string} name  what is being written
 * @property {boolean} checked  an empty name is told
 */

/**
 * @typedef {object} Setup
 * @property {Panel} panel  what lies over the start screen
 * @property {boolean} sheet  the rules are shown
 * @property {readonly GameView[]} games
 * @property {readonly SharedRules[]} house  the house rules that were saved
 * @property {Choice} choice
 * @property {boolean} edited  the choice is not what was saved under its name
 * @property {RulesView | null} rules  in force with the choice, or with the last one that was possible
 * @property {RulesFault | null} fault  why the choice cannot be played
 * @property {readonly Change[]} trail  the changes since it could be
 * @property {Change | null} culprit  the one of them that brought the fault
 * @property {readonly number[] | null} tables  the numbers of players that the choice takes
 * @property {boolean} pairs  the number of players can be partners
 * @property {OpenedLink | null} link
 * @property {Question | null} question
 * @property {"" | "copied" | "by_hand"} copied
 */

export const DEFAULT_PRESET = "muggins";

/** @returns {Setup} */
export function initialSetup() {
  return {
    panel: "",
    sheet: false,
    games: [],
    house: [],
    choice: { preset: DEFAULT_PRESET, options: {}, name: "" },
    edited: false,
    rules: null,
    fault: null,
    trail: [],
    culprit: null,
    tables: null,
    pairs: false,
    link: null,
    question: null,
    copied: "",
  };
}

/**
 * Another game is chosen, as it is saved or as it comes.
 *
 * @param {Setup} setup
 * @param {Choice} choice
 * @returns {Setup}
 */
export function chosen(setup, { preset, options, name }) {
  const rules = setup.rules?.preset === preset ? setup.rules : null;
  const clear = { edited: false, fault: null, trail: [], culprit: null, copied: /** @type {const} */ ("") };
  return { ...setup, choice: { preset, options, name }, rules, ...clear };
}

/**
 * What was being set up the last time is gone on with, playable or not.
 *
 * @param {Setup} setup
 * @param {LastGame} last
 * @returns {Setup}
 */
export function goneOnWith(setup, last) {
  const { edited, trail, blamed } = last;
  const culprit = trail.find(({ option }) => option === blamed) ?? null;
  return { ...chosen(setup, last), edited, trail, culprit };
}

/**
 * The number of people nearest to those at the table that a game is for.
 *
 * @param {Setup} setup
 * @param {string} preset
 * @param {number} seats
 */
export function seatsFor({ games }, preset, seats) {
  const players = games.find((game) => game.preset === preset)?.players ?? [];
  if (players.length === 0 || players.includes(seats)) return seats;
  return [...players].sort((a, b) => Math.abs(a - seats) - Math.abs(b - seats))[0] ?? seats;
}

/**
 * A house rule is changed: to what the game has anyway, it is no change any more.
 *
 * @param {Setup} setup
 * @param {string} option
 * @param {OptionValue} value
 * @returns {Setup}
 */
export function changed(setup, option, value) {
  const { [option]: _, ...others } = setup.choice.options;
  const isOwn = setup.rules?.options.find(({ name }) => name === option)?.in_preset !== value;
  const options = isOwn ? { ...others, [option]: toJson(option, value) } : others;
  return { ...setup, choice: { ...setup.choice, options }, edited: true, copied: "" };
}

/**
 * A house rule is as the game has it again.
 *
 * @param {Setup} setup
 * @param {string} option
 * @returns {Setup}
 */
export function reset(setup, option) {
  const { [option]: _, ...options } = setup.choice.options;
  return { ...setup, choice: { ...setup.choice, options }, edited: true, copied: "" };
}

/**
 * All house rules are as the game has them.
 *
 * @param {Setup} setup
 * @returns {Setup}
 */
export function allReset(setup) {
  const edited = setup.choice.name !== "";
  return { ...setup, choice: { ...setup.choice, options: {} }, edited, copied: "" };
}

/**
 * A change is remembered until the rules can be played. Of several changes of one rule the first knows
 * what was before them.
 *
 * @param {readonly Change[]} trail
 * @param {Change} change
 * @returns {readonly Change[]}
 */
export function withChange(trail, change) {
  const first = trail.find(({ option }) => option !== "" && option === change.option);
  return [...trail.filter((each) => each !== first), first ?? change];
}

/**
 * What the engine has said of the choice; beside a fault, `rules` are those that could be played last, where
 * the page does not know them. The fault comes from the change after which it was first told;
 * where another was told before, from a change of what it names, else from the newest that is left.
 *
 * @param {Setup} setup
 * @param {{ rules: RulesView | null, fault: RulesFault | null }} verdict
 * @returns {Setup}
 */
export function judged(setup, { rules, fault }) {
  const possible = rules ?? setup.rules;
  if (!fault) return { ...setup, rules: possible, fault, trail: [], culprit: null };
  const { culprit, trail, fault: told } = setup;
  const isSame = !told || (told.reason === fault.reason && told.context.option === fault.context.option);
  const blamed = isSame ? culprit?.option : fault.context.option;
  const known = trail.find(({ option }) => option === blamed);
  return { ...setup, rules: possible, fault, culprit: known ?? trail.at(-1) ?? null };
}

/**
 * A change is taken back; what was changed after it stays.
 *
 * @param {Setup} setup
 * @param {Change} change
 * @returns {Setup}
 */
export function undone(setup, { option, choice }) {
  const { [option]: _, ...others } = setup.choice.options;
  const before = option in choice.options ? { [option]: choice.options[option] } : {};
  const options = option === "" ? choice.options : { ...others, ...before };
  const trail = setup.trail.filter((each) => each.option !== option);
  return { ...setup, choice: { ...setup.choice, options }, edited: true, trail, culprit: null, copied: "" };
}

/**
 * What an option is set to, possible or not.
 *
 * @param {Setup} setup
 * @param {OptionView} option
 * @returns {OptionValue}
 */
export function chosenValue({ choice }, { name, value }) {
  return name in choice.options ? fromJson(choice.options[name]) : value;
}

/**
 * Units are a list in JSON and a text in a view; all else is the same in both.
 *
 * @param {string} option
 * @param {OptionValue} value
 */
function toJson(option, value) {
  return option === "units" ? String(value).split("+").map(Number) : value;
}

/**
 * @param {unknown} value
 * @returns {OptionValue}
 */
export function fromJson(value) {
  if (Array.isArray(value)) return value.join("+");
  return typeof value === "number" ? value : String(value ?? "none");
}

/**
 * The name of saved house rules that may be saved under another or the same name.
 *
 * @param {readonly SharedRules[]} house
 * @param {SharedRules} rules
 * @returns {readonly SharedRules[]}
 */
export function withSaved(house, rules) {
  return [...house.filter(({ name }) => !isSameName(name, rules.name)), rules];
}

/**
 * @param {readonly SharedRules[]} house
 * @param {string} name
 */
export function without(house, name) {
  return house.filter((rules) => !isSameName(rules.name, name));
}

/**
 * @param {string} one
 * @param {string} other
 */
export function isSameName(one, other) {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

/**
 * The numbers of people for whom the page has seats.
 *
 * @returns {readonly number[]}
 */
export function seatCounts() {
  return Array.from({ length: MOST - FEWEST + 1 }, (_, index) => FEWEST + index);
}
