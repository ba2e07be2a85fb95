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

import { at, mouthOf, posesFrom, straight } from "./line-pose.js";

/** The scale in which a cell is one long. */
export const CELLS = { unit: 2, gap: 0, clearance: 1 };

const FREE = -1;
const WALL = -2;
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
   */
  possible(index, blame) {
    const { anchor, way, isDouble, isRoom, needsDouble } = at(this.items, index);
    const mouth = mouthOf(this.poseOf(anchor), way, CELLS);
    const double = isRoom && needsDouble ? straight(mouth, true, CELLS) : null;
    if (double && !this.isFree(double, index, blame)) return [];
    return posesFrom(mouth, isDouble, CELLS, { eitherHand: true, corners: false })
      .filter((single) => this.isFree(single, index, blame))
      .map((single) => ({ single, double }));
  }

  /** @param {number} index */
  poseOf(index) {
    return /** @type {Lying} */ (at(this.lying, index)).single;
  }

  /** @param {Rect} rect @param {number} index @param {Uint8Array} blame */
  isFree({ x, y, halfWidth, halfHeight }, index, blame) {
    const { cells, items } = this;
    const { anchor, isRoom } = at(items, index);
    const [left, right] = [x - halfWidth, x + halfWidth - 1];
    const [top, bottom] = [y - halfHeight, y + halfHeight - 1];
    if (left < 0 || top < 0 || right >= this.width || bottom >= this.height) return false;
    for (let row = top - 1; row <= bottom + 1; row++) {
      for (let column = left - 1; column <= right + 1; column++) {
        const owner = at(cells, this.cell(column, row));
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
    for (const rect of double ? [single, double] : [single]) {
      for (let row = rect.y - rect.halfHeight; row < rect.y + rect.halfHeight; row++) {
        const start = this.cell(rect.x - rect.halfWidth, row);
        const end = start + 2 * rect.halfWidth;
        for (let cell = start; cell < end; cell++) if (this.cells[cell] === from) this.cells[cell] = to;
      }
    }
  }
}
