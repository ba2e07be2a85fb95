// Who sits at a new table: a person, or a computer player with a level and perhaps a temperament.

import { heard, MOST, tidyName } from "./names.js";

/** @typedef {import("./page.js").Page} Page */

/** From the weakest to the strongest. */
export const LEVELS = /** @type {const} */ (["beginner", "casual", "skilled", "expert"]);
/** Of one who has none the play is even. */
export const TEMPERAMENTS = /** @type {const} */ (["blocker", "hoarder", "racer"]);
/** @type {Sitter} */
export const PERSON = "";

/**
 * A person (empty), or the level of a computer player, with its temperament after a slash: as the engine has it.
 *
 * @typedef {string} Sitter
 */

/** @typedef {{ level: string, temperament: string }} Kind  a temperament of none is empty */

/**
 * @param {Sitter} sitter
 * @returns {Kind | null} null of a person
 */
export function parseSitter(sitter) {
  const [level = "", temperament = ""] = sitter.split("/");
  return level === "" ? null : { level, temperament };
}

/** @param {Kind | null} kind */
export function formatSitter(kind) {
  if (!kind) return PERSON;
  return kind.temperament === "" ? kind.level : `${kind.level}/${kind.temperament}`;
}

/** Nobody but people. */
export const onlyPeople = () => Array.from({ length: MOST }, () => PERSON);

/**
 * Somebody that was kept; who is not known any more is a person.
 *
 * @param {unknown} kept
 * @returns {Sitter}
 */
export function readSitter(kept) {
  const kind = typeof kept === "string" ? parseSitter(kept) : null;
  const isLevel = LEVELS.some((level) => level === kind?.level);
  const isTemperament = ["", ...TEMPERAMENTS].some((each) => each === kind?.temperament);
  return kind && isLevel && isTemperament ? formatSitter(kind) : PERSON;
}

/**
 * @param {Page} page
 * @param {number} seat
 * @param {Sitter} sitter
 * @returns {Page}
 */
export function sitting(page, seat, sitter) {
  const computers = page.computers.map((old, other) => (other === seat ? sitter : old));
  return { ...page, computers, refused: null };
}

/**
 * Everybody but the first is of one kind, also those for whom there are no seats yet.
 *
 * @param {Page} page
 * @param {Sitter} sitter
 * @returns {Page}
 */
export function opposed(page, sitter) {
  const computers = page.computers.map((old, seat) => (seat === 0 ? old : sitter));
  return { ...page, computers, refused: null };
}

/**
 * What all but the first are, or null where they differ.
 *
 * @param {Pick<Page, "computers" | "seats">} page
 * @returns {Sitter | null}
 */
export function opposition({ computers, seats }) {
  const [first = PERSON, ...others] = computers.slice(1, seats);
  return others.every((other) => other === first) ? first : null;
}

/**
 * What is written on the cards of those who play: a person keeps the name while a computer has the seat.
 *
 * @param {Pick<Page, "names" | "aliases" | "computers" | "seats">} page
 */
export function writtenNames({ names, aliases, computers, seats }) {
  return names
    .slice(0, seats)
    .map((name, seat) => (computers[seat] === PERSON ? name : (aliases[seat] ?? "")));
}

/**
 * The names under which those who play sit down. A computer player to whom nobody has given one takes one of its
 * own, that nobody else at the table has.
 *
 * @param {Pick<Page, "names" | "aliases" | "computers" | "seats">} page
 * @param {readonly string[]} own  as many names as there can be seats
 */
export function namesAtTable(page, own) {
  const written = writtenNames(page);
  const taken = new Set(written.map(heard));
  return written.map((name, seat) => {
    if (page.computers[seat] === PERSON || tidyName(name) !== "") return name;
    const mine = [...own.slice(seat), ...own.slice(0, seat)].find((each) => !taken.has(heard(each))) ?? "";
    taken.add(heard(mine));
    return mine;
  });
}

/**
 * What the engine is told of the computer players at a table; of people alone nothing.
 *
 * @param {Pick<Page, "computers" | "seats">} page
 */
export function computersOf({ computers, seats }) {
  const seated = computers.slice(0, seats);
  return seated.every((sitter) => sitter === PERSON) ? {} : { computers: seated };
}

/** @typedef {Pick<import("../engine/protocol.d.ts").TableView, "players">} Seated */

/**
 * How many people play at a table.
 *
 * @param {Seated} view
 */
const peopleAt = ({ players }) => players.filter(({ computer }) => !computer).length;

/**
 * Whether only computer players are at the table.
 *
 * @param {Seated} view
 */
export const isWatched = (view) => peopleAt(view) === 0;

/**
 * Whether people pass the device round, so that each hides a hand from the others.
 *
 * @param {Seated} view
 */
export const isPassedRound = (view) => peopleAt(view) > 1;

/**
 * Whether the device goes to the person of a seat.
 *
 * @param {Seated} view
 * @param {number | null} seat
 */
export function isPassedTo(view, seat) {
  return isPassedRound(view) && view.players.some((player) => player.seat === seat && !player.computer);
}
