/**
 * Searches the largest tiles in which a way is found to lay a whole tree anew.
 *
 * @typedef {import("./line-growth.js").Box} Box
 * @typedef {import("./line-lattice.js").Lying} Lying
 * @typedef {import("./line-plan.js").Plan} Plan
 *
 * @typedef {{lying: readonly Lying[], unit: number}} Found
 */

import { area, boundsOf, cellsIn, unitFor, whole } from "./line-cells.js";
import { pack } from "./line-pack.js";

/** No tree fills more of its box than this share. */
const FULL = 0.5;
/** Tiles so large, of the largest that can be hoped for, need no rods to be larger still. */
const LARGE = 0.6;
/** What a search may cost at most, in looks whether something is free, without rods, with them, and in one size. */
const TOUCHING = 50_000;
const JOINED = 60_000;
const EACH = 25_000;
/** A tree for which no way is found, or only one in small tiles, may cost so many times as much. */
const TANGLED = 4;
/** What is small, in shares of the largest that can be hoped for: with rods, and without those. */
const POOR = 0.25;
const POOR_WITHOUT = 0.39;
/** The first size that is tried with rods, and the last, in shares of the largest that can be hoped for. */
const FIRST = 0.4;
const LAST = 0.12;
/** No tree with rods is so large. */
const HIGHEST = 0.75;
/** Without rods tiles may be so much smaller. */
const RATHER = [0.9, 0.8];
/** How often the size is halved in on. */
const ROUNDS = 6;
/** When a size is found, how much further it is tried, how often and how much harder. */
const FURTHER = 1.05;
const TRIES = 2;
const HARDER = 2;

/**
 * Everything laid anew, in about the largest tiles in which the search finds a way.
 *
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Found | null}
 */
export function laidAnew(plan, box, maxUnit) {
  const most = Math.min(maxUnit, Math.sqrt((FULL * area(box)) / (2 * plan.nodes.length)));
  const search = new Search(plan, box, maxUnit, most);
  return search.touching() ?? search.joined();
}

/** For the largest tiles of up to `most` in which everything can be laid anew. */
class Search {
  /** @param {Plan} plan @param {Box} box @param {number} maxUnit @param {number} most */
  constructor(plan, box, maxUnit, most) {
    this.plan = plan;
    this.box = box;
    this.maxUnit = maxUnit;
    this.most = most;
    /** With one spinner alone an arm is seldom in the way of another. */
    this.hasRods =
      new Set(plan.exits.filter(({ way }) => (way & 1) === 1).map(({ owner }) => owner)).size > 1;
  }

  /** Without any rod, if tiles are nearly as large so as with rods. @returns {Found | null} */
  touching() {
    const allowance = { left: TOUCHING };
    const found =
      this.attempt(this.most, false, allowance) ?? this.attempt(LARGE * this.most, false, allowance);
    return found && this.further(this.between(found, this.most, false, allowance), false, allowance);
  }

  /** In smaller tiles, and with rods where these make them larger. @returns {Found | null} */
  joined() {
    const allowance = { left: JOINED };
    const start = this.start();
    if (!start) return null;
    const { found, above, rods } = start;
    const best = this.between(found, above, rods, allowance);
    if (!best.lying.some(({ single }) => single.link)) return best;
    for (const share of RATHER) {
      const touching = this.attempt(share * best.unit, false, { left: EACH / 3 });
      if (touching) return touching;
    }
    return best;
  }

  /** The first way that is found: the smaller its tiles are, the more is tried for a better one. */
  start() {
    let start = this.first(1, this.hasRods);
    const poor = (this.hasRods ? POOR : POOR_WITHOUT) * this.most;
    if (start && start.found.unit >= poor) return start;
    for (const effort of this.hasRods ? [TANGLED] : [1, TANGLED]) {
      const other = this.first(effort, true);
      if (!start || (other && other.found.unit > start.found.unit)) start = other;
      if (start && start.found.unit >= poor) break;
    }
    return start;
  }

  /**
   * The largest size in which a way is found, and the next larger one.
   *
   * @param {number} effort
   * @param {boolean} rods
   */
  first(effort, rods) {
    let above = HIGHEST * this.most;
    for (let unit = FIRST * this.most; unit > LAST * this.most; unit *= 0.7) {
      const found = this.attempt(unit, rods, { left: effort * EACH }, effort);
      if (found) return { found, above, rods };
      above = unit;
    }
    return null;
  }

  /**
   * @param {number} unit
   * @param {boolean} rods
   * @param {{left: number}} allowance
   * @param {number} [effort]
   * @returns {Found | null}
   */
  attempt(unit, rods, allowance, effort = 1) {
    const { width, height } = cellsIn(this.box, unit);
    const lying = pack(this.plan, width, height, effort, rods, allowance);
    const fitting = lying && whole(Math.min(this.maxUnit, unitFor(boundsOf(lying), this.box)));
    return fitting ? { lying, unit: fitting } : null;
  }

  /**
   * @param {Found} found
   * @param {number} above where no way was found
   * @param {boolean} rods
   * @param {{left: number}} allowance
   */
  between(found, above, rods, allowance) {
    let best = found;
    let least = above;
    for (let round = 0; round < ROUNDS && least > best.unit * 1.03; round++) {
      const middle = Math.sqrt(least * best.unit);
      if (allowance.left <= 0) break;
      const share = { left: Math.min(EACH, allowance.left) };
      const larger = this.attempt(middle, rods, share);
      allowance.left -= EACH - Math.max(0, share.left);
      if (larger && larger.unit > best.unit) best = larger;
      else least = middle;
    }
    return best;
  }

  /** @param {Found} found @param {boolean} rods @param {{left: number}} allowance */
  further(found, rods, allowance) {
    let best = found;
    for (let tried = 0; tried < TRIES && best.unit * FURTHER < this.most; tried++) {
      const larger = this.attempt(best.unit * FURTHER, rods, allowance, HARDER);
      if (larger && larger.unit > best.unit) best = larger;
    }
    return best;
  }
}
