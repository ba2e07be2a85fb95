/**
 * A lattice of half the short side of a tile, in which every tile of a tree covers 2 × 4 cells, and at
 * least one cell is free between two that are not joined.
 *
 * @typedef {import("./line-items.js").Item} Item
 * @typedef {import("./line-pose.js").Pose} Pose
 * @typedef {import("./line-pose.js").Rect} Rect
 *
 * @typedef {{single: Pose, double: Pose | null}} Lying a tile (`single`, whatever it is), or the room for
 *   the next one: of a single and, if it may come, of the double across the line
 */

import { at, dx, dy, mouthOf, posesFrom, straight } from "./line-pose.js";

/** The scale in which a cell is one long. */
export const CELLS = { unit: 2, gap: 0, clearance: 1 };

const FREE = -1;
const WALL = -2;
/** How long, in cells, a rod may be that joins a tile to one that it cannot touch. */
const RODS = [1, 2, 3, 4, 6, 8, 11, 15, 20];
/** Beside the long side of a double a tile that turns would touch it with both halves on a shorter one. */
const OFF_SIDE = 2;
/** So far around a tile is looked for what lies near it. */
const NEAR = 3;

export class Lattice {
  /**
   * @param {readonly Item[]} items
   * @param {number} width in cells
   * @param {number} height
   */
  constructor(items, width, height) {
    this.items = items;
    this.width = width;
    this.height = height;
    this.stride = width + 2 * NEAR;
    this.cells = new Int16Array(this.stride * (height + 2 * NEAR)).fill(WALL);
    /** @type {(Lying | null)[]} */
    this.lying = [];
    /** How often it was looked whether something is free: what a search is bounded by. */
    this.checks = 0;
    this.clear();
  }

  clear() {
    for (let y = 0; y < this.height; y++) {
      const start = this.cell(0, y);
      this.cells.fill(FREE, start, start + this.width);
    }
    this.lying = this.items.map(() => null);
  }

  /** @param {number} x @param {number} y */
  cell(x, y) {
    return (y + NEAR) * this.stride + x + NEAR;
  }

  /**
   * Where an item can lie beside its anchor, straight on first; in `blame`, what is in the way elsewhere.
   *
   * @param {number} index
   * @param {Uint8Array} blame
   * @returns {Lying[]}
   */
  possible(index, blame) {
    const { anchor, way, isDouble, isRoom, needsDouble } = at(this.items, index);
    const mouth = mouthOf(this.poseOf(anchor), way, CELLS);
    const double = isRoom && needsDouble ? straight(mouth, true, CELLS) : null;
    if (double && !this.isFree(double, index, blame)) return [];
    return posesFrom(mouth, isDouble, CELLS, FREEDOM)
      .filter((single) => this.isFree(single, index, blame))
      .map((single) => ({ single, double }));
  }

  /**
   * Where a tile can lie away from its anchor, along a rod: the shortest first.
   *
   * @param {number} index
   * @param {Uint8Array} blame
   */
  alongRods(index, blame) {
    const { anchor, way, isDouble, isRoom } = at(this.items, index);
    if (isRoom) return [];
    const mouth = mouthOf(this.poseOf(anchor), way, CELLS);
    /** @type {Lying[]} */
    const lying = [];
    for (const length of RODS) {
      const link = rodFrom(mouth, length);
      if (!this.isFree(link, index, blame)) break;
      const canTurn = mouth.kind !== "side" || length >= OFF_SIDE;
      const end = { ...mouth, kind: /** @type {const} */ ("end"), reach: mouth.reach + length };
      const poses = canTurn ? posesFrom(end, isDouble, CELLS, FREEDOM) : [straight(end, isDouble, CELLS)];
      for (const pose of poses) {
        if (this.isFree(pose, index, blame)) lying.push({ single: { ...pose, link }, double: null });
      }
    }
    return lying;
  }

  /** @param {number} index */
  poseOf(index) {
    return /** @type {Lying} */ (at(this.lying, index)).single;
  }

  /** @param {Rect} rect @param {number} index @param {Uint8Array} blame */
  isFree({ x, y, halfWidth, halfHeight }, index, blame) {
    const { cells, items, stride } = this;
    const { anchor, isRoom } = at(items, index);
    const [left, right] = [x - halfWidth, x + halfWidth - 1];
    const [top, bottom] = [y - halfHeight, y + halfHeight - 1];
    if (left < 0 || top < 0 || right >= this.width || bottom >= this.height) return false;
    this.checks++;
    for (let row = top - 1; row <= bottom + 1; row++) {
      const start = (row + NEAR) * stride + NEAR;
      for (let column = left - 1; column <= right + 1; column++) {
        const owner = /** @type {number} */ (cells[start + column]);
        if (owner < 0) continue;
        const isBeside = row < top || row > bottom || column < left || column > right;
        // Only one of two rooms that touch will be taken next.
        if (isBeside && (owner === anchor || (isRoom && at(items, owner).isRoom))) continue;
        blame[owner] = 1;
        return false;
      }
    }
    return true;
  }

  /** How much lies near: the walls and other tiles. @param {Rect} rect */
  crowd({ x, y, halfWidth, halfHeight }) {
    let sum = 0;
    for (let row = y - halfHeight - NEAR; row < y + halfHeight + NEAR; row++) {
      const start = this.cell(x - halfWidth - NEAR, row);
      const end = this.cell(x + halfWidth + NEAR, row);
      for (let cell = start; cell < end; cell++) if (this.cells[cell] !== FREE) sum++;
    }
    return sum;
  }

  /** @param {number} index @param {Lying} lying */
  put(index, lying) {
    this.lying[index] = lying;
    this.#fill(lying, FREE, index);
  }

  /** @param {number} index */
  take(index) {
    this.#fill(/** @type {Lying} */ (at(this.lying, index)), index, FREE);
    this.lying[index] = null;
  }

  /** @param {Lying} lying @param {number} from @param {number} to */
  #fill({ single, double }, from, to) {
    for (const rect of [single, double, single.link]) {
      if (!rect) continue;
      for (let row = rect.y - rect.halfHeight; row < rect.y + rect.halfHeight; row++) {
        const start = this.cell(rect.x - rect.halfWidth, row);
        const end = start + 2 * rect.halfWidth;
        for (let cell = start; cell < end; cell++) if (this.cells[cell] === from) this.cells[cell] = to;
      }
    }
  }
}

const FREEDOM = { eitherHand: true, corners: false };

/** @param {import("./line-pose.js").Mouth} mouth @param {number} length @returns {Rect} */
function rodFrom({ x, y, reach, direction }, length) {
  const middle = reach + length / 2;
  const isRow = (direction & 1) === 0;
  return {
    x: x + dx(direction) * middle,
    y: y + dy(direction) * middle,
    halfWidth: isRow ? length / 2 : CELLS.unit / 2,
    halfHeight: isRow ? CELLS.unit / 2 : length / 2,
  };
}
