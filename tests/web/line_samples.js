// Lines as they come about in play, for the tests of how they are laid: every choice is a number, so that
// fast-check can find the shortest line that fails.

import fc from "fast-check";

/** @typedef {import("../../web/src/engine/protocol.js").LineView} LineView */
/** @typedef {import("../../web/src/engine/protocol.js").PlacedView} PlacedView */
/** @typedef {import("../../web/src/engine/protocol.js").EndView} EndView */
/** @typedef {"none" | "first" | "all"} Spinners */

/**
 * The set up to a highest double.
 *
 * @param {number} highest
 */
export function fullSet(highest) {
  const numbers = Array.from({ length: highest + 1 }, (_, number) => number);
  return numbers.flatMap((high) => numbers.slice(0, high + 1).map((low) => `${high}-${low}`));
}

/** @param {string} tile */
function halves(tile) {
  const [high = 0, low = 0] = tile.split("-").map(Number);
  return { high, low, isDouble: high === low };
}

/**
 * What an end counts is nothing to its geometry: its pips, here.
 *
 * @param {string} anchor
 * @param {number} place
 * @param {number} pips
 * @returns {EndView}
 */
const endOf = (anchor, place, pips) => ({ anchor, place, pips, value: pips });

/** A line that grows by legal placements. */
export class GrowingLine {
  /** @param {Spinners} spinners */
  constructor(spinners) {
    this.spinners = spinners;
    /** @type {PlacedView[]} */
    this.tiles = [];
    /** @type {EndView[]} */
    this.ends = [];
    /** @type {Map<string, number>} for each spinner how many of its places are covered */
    this.covered = new Map();
  }

  /** @param {string} tile @param {EndView} [end] */
  place(tile, end) {
    const { high, low, isDouble } = halves(tile);
    const { anchor = null, place = null, pips = null } = end ?? {};
    this.tiles.push({ tile, anchor, place, pips });
    if (isDouble && (this.spinners === "all" || (this.spinners === "first" && this.covered.size === 0))) {
      this.covered.set(tile, 0);
    }
    if (!end) {
      this.ends.push(endOf(tile, 0, high), endOf(tile, 1, low));
      return;
    }
    this.ends = this.ends.filter((other) => other !== end);
    this.#cover(end);
    if (this.covered.has(tile)) this.covered.set(tile, 1);
    const isHighFree = pips === low;
    this.ends.push(endOf(tile, isHighFree && !isDouble ? 0 : 1, isHighFree ? high : low));
  }

  /** @param {EndView} end */
  #cover({ anchor, pips }) {
    const covered = this.covered.get(anchor);
    if (covered === undefined) return;
    this.covered.set(anchor, covered + 1);
    // The two ends of a spinner are one end, which is open until both are covered.
    if (covered === 1 || covered === 2) this.ends.push(endOf(anchor, covered + 1, pips));
  }

  /** @returns {LineView} */
  view() {
    const [only] = this.tiles;
    const isLoneDouble = this.tiles.length === 1 && only !== undefined && halves(only.tile).isDouble;
    return {
      tiles: [...this.tiles],
      ends: isLoneDouble ? this.ends.slice(0, 1) : [...this.ends],
      scoring: [],
      count: null,
    };
  }
}

/**
 * The line after each of a row of choices; it stops where nothing fits.
 *
 * @param {{highest: number, spinners: Spinners, doublesFirst: boolean, choices: readonly number[]}} sample
 * @returns {LineView[]}
 */
export function grownLines({ highest, spinners, doublesFirst, choices }) {
  const line = new GrowingLine(spinners);
  const left = new Set(fullSet(highest));
  const views = [];
  for (const choice of choices) {
    const all = line.tiles.length === 0 ? [...left].map((tile) => ({ tile })) : placements(line, left);
    const doubles = all.filter(({ tile }) => halves(tile).isDouble);
    const moves = doublesFirst && doubles.length > 0 ? doubles : all;
    const move = /** @type {{tile: string, end?: EndView} | undefined} */ (moves[choice % moves.length]);
    if (!move) break;
    left.delete(move.tile);
    line.place(move.tile, move.end);
    views.push(line.view());
  }
  return views;
}

/** @param {GrowingLine} line @param {Set<string>} left */
function placements(line, left) {
  return [...left].flatMap((tile) => {
    const { high, low } = halves(tile);
    return line.ends.filter(({ pips }) => pips === high || pips === low).map((end) => ({ tile, end }));
  });
}

/**
 * The whole double-six set in one line with two ends, led from any of its tiles.
 *
 * @param {readonly number[]} choices
 */
export function wholeSetLines(choices) {
  const numbers = roundTrip(choices);
  const tiles = numbers.slice(1).map((number, index) => tileOf(number, numbers[index] ?? 0));
  const choice = (/** @type {number} */ index) => choices[index % choices.length] ?? 0;
  const line = new GrowingLine("none");
  let [back, ahead] = [choice(0) % tiles.length, choice(0) % tiles.length];
  line.place(tiles[ahead] ?? "");
  const pair =
    line.ends[1]?.pips === numbers[ahead + 1] ? [line.ends[0], line.ends[1]] : [line.ends[1], line.ends[0]];
  const views = [line.view()];
  while (views.length < tiles.length) {
    const isAhead = back === 0 || (ahead < tiles.length - 1 && choice(views.length) % 2 === 0);
    line.place(tiles[isAhead ? ++ahead : --back] ?? "", pair[isAhead ? 1 : 0]);
    pair[isAhead ? 1 : 0] = line.ends.at(-1);
    views.push(line.view());
  }
  return views;
}

/** @param {number} one @param {number} other */
function tileOf(one, other) {
  return `${Math.max(one, other)}-${Math.min(one, other)}`;
}

/**
 * The numbers along a line of all 28 tiles: every number has an even number of halves, so there is always one.
 *
 * @param {readonly number[]} choices
 */
function roundTrip(choices) {
  const left = new Set(fullSet(6));
  const trip = [];
  const way = [0];
  for (let step = 0; way.length > 0; step++) {
    const here = way.at(-1) ?? 0;
    const tiles = [...left].filter((tile) => tile.includes(`${here}`));
    const tile = tiles[(choices[step % choices.length] ?? 0) % tiles.length];
    if (tile === undefined) {
      trip.push(here);
      way.pop();
      continue;
    }
    left.delete(tile);
    const { high, low } = halves(tile);
    way.push(high === here ? low : high);
  }
  return trip;
}

/** @param {number} count */
const choices = (count) => fc.array(fc.nat({ max: 9999 }), { minLength: count, maxLength: count });

/** A line of Muggins: two ends, whatever its doubles. */
export const twoEnded = fc
  .integer({ min: 1, max: 28 })
  .chain((count) => fc.record({ choices: choices(count), doublesFirst: fc.boolean() }))
  .map((sample) => grownLines({ ...sample, highest: 6, spinners: "none" }).at(-1) ?? EMPTY);

/** The steps in which a whole set is laid in one line. */
export const wholeSet = choices(56).map(wholeSetLines);

/** Any line of any set up to double-twelve, with or without spinners. */
export const anyLine = fc
  .record({
    highest: fc.constantFrom(6, 9, 12),
    spinners: fc.constantFrom(.../** @type {const} */ (["none", "first", "all"])),
    doublesFirst: fc.boolean(),
    count: fc.integer({ min: 1, max: 91 }),
  })
  .chain(({ count, ...rest }) => choices(count).map((chosen) => ({ ...rest, choices: chosen })))
  .map((sample) => grownLines(sample).at(-1) ?? EMPTY);

/** @type {LineView} */
export const EMPTY = { tiles: [], ends: [], scoring: [], count: null };

/** From a phone's share of its window to a large screen, high and wide. */
export const box = fc
  .tuple(fc.integer({ min: 180, max: 2000 }), fc.integer({ min: 280, max: 3840 }), fc.boolean())
  .map(([short, long, isHigh]) => (isHigh ? { width: short, height: long } : { width: long, height: short }));

/** The boxes of small windows, where room is short. */
export const smallBox = fc
  .tuple(fc.integer({ min: 180, max: 420 }), fc.integer({ min: 280, max: 600 }), fc.boolean())
  .map(([short, long, isHigh]) => (isHigh ? { width: short, height: long } : { width: long, height: short }));
