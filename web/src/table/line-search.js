/**
 * Lays a whole line in a box: the first way to lay it, in the order of what looks best, in which
 * everything fits. Tiles are laid in the order of play, and a search that is stuck goes back to the
 * last tile that is to blame, so that a tile more changes as little as possible of what lies.
 *
 * @typedef {import("./line-growth.js").Box} Box
 * @typedef {import("./line-plan.js").Plan} Plan
 */

import { Growth } from "./line-growth.js";
import { at, scaleOf } from "./line-pose.js";

/**
 * The line in tiles of this size, or null if no way was found within `budget` steps.
 *
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} unit
 * @param {number} budget
 */
export function layAt(plan, box, unit, budget) {
  const count = plan.nodes.length;
  const growth = new Growth(plan, box, scaleOf(unit));
  const trials = [new Trial(growth, 0)];
  for (let steps = 0; steps < budget; steps++) {
    const trial = at(trials, trials.length - 1);
    if (trial.advance()) {
      if (trials.length === count) return growth;
      trials.push(new Trial(growth, trials.length));
      continue;
    }
    const back = trial.lastToBlame();
    if (back < 0) return null;
    at(trials, back).takeBlame(trial.blame);
    trials.length = back + 1;
    growth.cut(back);
  }
  return null;
}

/** The poses of one tile that are still to be tried, and the tiles that stood in the way of the others. */
class Trial {
  /** @param {Growth} growth @param {number} index */
  constructor(growth, index) {
    this.growth = growth;
    this.index = index;
    this.poses = growth.possible(index);
    this.next = 0;
    this.blame = new Uint8Array(growth.plan.nodes.length);
    if (index > 0) this.blame[at(growth.plan.nodes, index).anchor] = 1;
  }

  advance() {
    while (this.next < this.poses.length) {
      const choice = this.next++;
      if (this.growth.place(at(this.poses, choice), choice, this.blame)) return true;
    }
    return false;
  }

  lastToBlame() {
    let index = this.index - 1;
    while (index >= 0 && this.blame[index] !== 1) index--;
    return index;
  }

  /** @param {Uint8Array} blame of a later tile, of which this one was the last */
  takeBlame(blame) {
    for (let earlier = 0; earlier < this.index; earlier++) if (blame[earlier] === 1) this.blame[earlier] = 1;
  }
}

/**
 * The line in the largest tiles, from `largest` down, in which a way is found.
 *
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} largest
 * @param {number} budget
 */
export function layLargest(plan, box, largest, budget) {
  for (let unit = largest; unit >= 1; unit--) {
    const growth = layAt(plan, box, unit, budget);
    if (growth) return growth;
  }
  return null;
}
