/**
 * Finds a way to lay a tree in a lattice of a given size. One attempt lays item after item, each as near
 * to others as it can, and goes back where it is stuck; attempts differ in where they begin, in which
 * order they lay and in how they weigh, all drawn from numbers that are the same every time.
 *
 * @typedef {import("./line-items.js").Item} Item
 * @typedef {import("./line-lattice.js").Lying} Lying
 * @typedef {import("./line-pose.js").Rect} Rect
 *
 * @typedef {object} Taste
 * @property {readonly number[]} order
 * @property {{x: number, y: number}} start where the lead lies
 * @property {number} crowd how much it is worth to lie near others, for each cell
 * @property {number} straight to go straight on
 * @property {number} chance
 * @property {number} rods how often a tile is joined by a rod though it could touch; below 0, never
 * @property {readonly Rect[]} kept where the next tile is expected
 */

import { itemsOf, ordersOf } from "./line-items.js";
import { CELLS, Lattice } from "./line-lattice.js";
import { at, leadPose } from "./line-pose.js";

/** So many steps for each item may an attempt take, and so many attempts are made, the more the fewer items there are. */
const STEPS = 3;
const ATTEMPTS = 6;
const ITEMS = 500;
/** More than anything else is worth. */
const KEPT = 1000;
/** With rods more steps are worth it, small arms first, and some rods before they must be. */
const STEPS_WITH_RODS = 12;
const RODS = [0, 0.3, 0];
/** With rods some attempts keep away from others: arms that are in nobody's way find one where there are many. */
const AWAY = -0.5;
/** So much longer does a rod have to be to be worth as much less as one more tile near by. */
const LONGER = 2;

/**
 * @param {import("./line-plan.js").Plan} plan
 * @param {number} width in cells
 * @param {number} height
 * @param {number} effort so many times as many attempts
 * @param {boolean} rods whether tiles may be joined by rods
 * @param {{left: number}} allowance of checks, from which what it takes is taken
 * @returns {readonly Lying[] | null} of every item
 */
export function pack(plan, width, height, effort, rods, allowance) {
  const items = itemsOf(plan);
  const attempts = effort * Math.max(ATTEMPTS, Math.round(ITEMS / items.length));
  const lattice = new Lattice(items, width, height);
  const { largestFirst, smallestFirst, outwards } = ordersOf(items);
  const orders = rods ? [smallestFirst, smallestFirst, outwards] : [largestFirst, smallestFirst, outwards];
  const steps = (rods ? STEPS_WITH_RODS : STEPS) * items.length;
  const random = numbersFrom(1000 * plan.nodes.length + width);
  let found = false;
  for (let turn = 0; turn < attempts && !found && lattice.checks < allowance.left; turn++) {
    const shift = () => 0.5 + (turn === 0 ? 0 : 0.5 * (random() - 0.5));
    const taste = {
      order: at(orders, turn % orders.length),
      start: { x: Math.round(width * shift()), y: Math.round(height * shift()) },
      crowd: crowdOf(turn, rods),
      straight: turn % 2 === 0 ? 10 : 0,
      chance: turn < 4 ? 4 : 16,
      kept: [],
      rods: rods ? at(RODS, turn % RODS.length) : -1,
    };
    found = attempt(lattice, [], taste, steps, random);
  }
  allowance.left -= lattice.checks;
  return found ? asLying(lattice) : null;
}

/** First as straight as can be, then closely; with rods now and then far apart. @param {number} turn @param {boolean} rods */
function crowdOf(turn, rods) {
  if (turn === 0) return 0;
  return rods && turn % 4 === 3 ? AWAY : 1;
}

/**
 * The same with tiles that lie already, from the lead on, moved so that all is within the lattice.
 *
 * @param {import("./line-plan.js").Plan} plan
 * @param {number} width
 * @param {number} height
 * @param {readonly Lying[]} fixed
 * @param {readonly Rect[]} kept  where there was room for a tile before
 * @returns {readonly Lying[] | null}
 */
export function packOnto(plan, width, height, fixed, kept) {
  const items = itemsOf(plan);
  const lattice = new Lattice(items, width, height);
  const order = [...items.keys()];
  const taste = {
    order,
    start: { x: 0, y: 0 },
    crowd: 0,
    straight: 1,
    chance: 0,
    kept,
    rods: fixed.some(({ single }) => single.link) ? 0 : -1,
  };
  return attempt(lattice, fixed, taste, fixed.length + STEPS * items.length, () => 0)
    ? asLying(lattice)
    : null;
}

/** @param {Lattice} lattice */
const asLying = ({ lying }) => /** @type {readonly Lying[]} */ (lying);

/**
 * @param {Lattice} lattice
 * @param {readonly Lying[]} fixed
 * @param {Taste} taste
 * @param {number} budget
 * @param {() => number} random
 */
function attempt(lattice, fixed, taste, budget, random) {
  lattice.clear();
  for (const [index, lying] of fixed.entries()) lattice.put(index, lying);
  const { order } = taste;
  /** @type {Trial[]} */
  const trials = [];
  const begin = () => {
    const trial = new Trial(lattice, at(order, fixed.length + trials.length), taste, random);
    trials.push(trial);
  };
  if (fixed.length < order.length) begin();
  for (let step = 0; step < budget && trials.length > 0; step++) {
    const trial = at(trials, trials.length - 1);
    if (trial.advance()) {
      if (fixed.length + trials.length === order.length) return true;
      begin();
      continue;
    }
    goBack(trials);
  }
  return fixed.length === order.length;
}

/** To the last item that is to blame for the failure of the last one. @param {Trial[]} trials */
function goBack(trials) {
  const failed = /** @type {Trial} */ (trials.pop());
  while (trials.length > 0) {
    const trial = at(trials, trials.length - 1);
    trial.lattice.take(trial.index);
    if (failed.blame[trial.index] === 1) {
      failed.blame.forEach((mark, index) => {
        if (mark === 1 && index !== trial.index) trial.blame[index] = 1;
      });
      return;
    }
    trials.pop();
  }
}

/** The ways in which an item can lie that are still to be tried, the best first. */
class Trial {
  /** @param {Lattice} lattice @param {number} index @param {Taste} taste @param {() => number} random */
  constructor(lattice, index, taste, random) {
    this.lattice = lattice;
    this.index = index;
    this.taste = taste;
    this.random = random;
    /** Whether there are still the ways along rods, or without, to be tried. */
    this.isHalf = false;
    this.rodsNext = false;
    this.blame = new Uint8Array(lattice.items.length);
    this.next = 0;
    const { anchor, isDouble } = at(lattice.items, index);
    if (anchor < 0) {
      this.ways = [{ single: { ...leadPose(isDouble, CELLS), ...taste.start }, double: null }];
      return;
    }
    this.blame[anchor] = 1;
    this.rodsNext = taste.rods > 0 && random() < taste.rods;
    this.ways = this.rodsNext ? this.alongRods() : this.touching();
    this.isHalf = taste.rods >= 0;
  }

  touching() {
    const { lattice, index, taste } = this;
    const ways = lattice.possible(index, this.blame);
    if (ways.length < 2) return ways;
    const ahead = lattice.poseOf(at(lattice.items, index).anchor).direction;
    return bestFirst(lattice, ways, ahead, taste, this.random);
  }

  alongRods() {
    const { lattice, index, taste } = this;
    const ways = lattice.alongRods(index, this.blame);
    return ways.length < 2 ? ways : bestFirst(lattice, ways, -1, taste, this.random);
  }

  advance() {
    if (this.next === this.ways.length && this.isHalf) {
      this.isHalf = false;
      this.next = 0;
      this.ways = this.rodsNext ? this.touching() : this.alongRods();
    }
    const way = this.ways[this.next++];
    if (way) this.lattice.put(this.index, way);
    return way !== undefined;
  }
}

/**
 * @param {Lattice} lattice
 * @param {readonly Lying[]} ways
 * @param {number} ahead
 * @param {Taste} taste
 * @param {() => number} random
 */
function bestFirst(lattice, ways, ahead, { crowd, straight, chance, kept }, random) {
  return ways
    .map((way) => {
      const near = crowd !== 0 ? crowd * lattice.crowd(way.single) : 0;
      const known = kept.some(({ x, y }) => x === way.single.x && y === way.single.y) ? KEPT : 0;
      const onward = way.single.direction === ahead ? straight : 0;
      const { link } = way.single;
      const rod = link ? LONGER * (link.halfWidth + link.halfHeight) : 0;
      return { way, worth: near + known + onward - rod + chance * random() };
    })
    .sort((one, other) => other.worth - one.worth)
    .map(({ way }) => way);
}

/** Numbers from 0 to 1 that look drawn by lot and are the same every time (mulberry32). @param {number} seed */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
