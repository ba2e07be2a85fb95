/**
 * A line with two ends as it grows, tile by tile: keeps the tiles apart, the whole within the box, and
 * room for the next tile at every open end.
 *
 * @typedef {import("./line-plan.js").Plan} Plan
 * @typedef {import("./line-plan.js").Exit} Exit
 * @typedef {import("./line-pose.js").Pose} Pose
 * @typedef {import("./line-pose.js").Scale} Scale
 * @typedef {import("./line-bounds.js").Bounds} Bounds
 * @typedef {{width: number, height: number}} Box
 *
 * @typedef {{exit: Exit, single: Pose | null, double: Pose | null}} Room what is kept free at an exit:
 *   for the tile that is known to come there, at an open end for a single and for a double
 */

import { extend } from "./line-bounds.js";
import { at, isNear, leadPose, mouthOf, posesFrom } from "./line-pose.js";
import { hasRowsLeft } from "./line-rows.js";

/** Boxes whose proportions differ by more are filled by lines of another shape. */
const ALIKE = 1.3;

/** @param {Box} one @param {Box} other */
export function isAlike(one, other) {
  const ratio = (one.width * other.height) / (one.height * other.width);
  return ratio < ALIKE && ratio > 1 / ALIKE;
}

export class Growth {
  /**
   * @param {Plan} plan
   * @param {Box} box
   * @param {Scale} scale
   */
  constructor(plan, box, scale) {
    this.plan = plan;
    this.box = box;
    this.scale = scale;
    /** @type {Pose[]} */
    this.poses = [];
    /** @type {number[]} which of its possible poses each tile took */
    this.choices = [];
    /** @type {Bounds[]} of the tiles alone, after each step */
    this.bounds = [];
    /** @type {Room[][]} */
    this.rooms = [];
  }

  /** The same tiles in the same places, of a line that goes on otherwise. @param {Plan} plan */
  withPlan(plan) {
    const copy = new Growth(plan, this.box, this.scale);
    copy.poses = this.poses.slice();
    copy.choices = this.choices.slice();
    copy.bounds = this.bounds.slice();
    copy.rooms = this.rooms.slice();
    return copy;
  }

  /** Takes the tiles from `count` on away. @param {number} count */
  cut(count) {
    for (const list of [this.poses, this.choices, this.bounds, this.rooms]) list.length = count;
  }

  /** Where tile `index` may lie, best first, as far as its anchor goes. @param {number} index */
  possible(index) {
    const { anchor, way, isDouble } = at(this.plan.nodes, index);
    if (anchor < 0) return [leadPose(isDouble, this.scale)];
    return this.possibleAt(anchor, way, isDouble);
  }

  /**
   * @param {number} owner
   * @param {import("./line-pose.js").Direction} way
   * @param {boolean} isDouble
   */
  possibleAt(owner, way, isDouble) {
    const { scale } = this;
    const freedom = { eitherHand: false, corners: true };
    return posesFrom(mouthOf(at(this.poses, owner), way, scale), isDouble, scale, freedom);
  }

  /**
   * Lays the next tile. If it cannot lie so, marks in `blame` the tiles that are in its way.
   *
   * @param {Pose} pose
   * @param {number} choice
   * @param {Uint8Array} blame
   */
  place(pose, choice, blame) {
    const index = this.poses.length;
    if (!this.isClear(pose, at(this.plan.nodes, index).anchor, this.scale.clearance, blame)) return false;
    const bounds = extend(this.bounds[index - 1], pose, index);
    if (!this.fits(bounds, blame)) return false;
    this.poses.push(pose);
    const rooms = this.keepRoom(bounds, blame);
    if (!rooms) {
      this.poses.pop();
      return false;
    }
    this.choices.push(choice);
    this.bounds.push(bounds);
    this.rooms.push(rooms);
    return true;
  }

  /**
   * @param {Pose} pose
   * @param {number} anchor
   * @param {number} distance
   * @param {Uint8Array} blame
   */
  isClear(pose, anchor, distance, blame) {
    const { poses } = this;
    for (let index = 0; index < poses.length; index++) {
      if (index !== anchor && isNear(pose, at(poses, index), distance)) {
        blame[index] = 1;
        return false;
      }
    }
    return true;
  }

  /** @param {Bounds} bounds @param {Uint8Array} blame */
  fits(bounds, blame) {
    if (bounds.right - bounds.left > this.box.width) {
      blame[bounds.leftBy] = blame[bounds.rightBy] = 1;
      return false;
    }
    if (bounds.bottom - bounds.top > this.box.height) {
      blame[bounds.topBy] = blame[bounds.bottomBy] = 1;
      return false;
    }
    return true;
  }

  /**
   * Room at every exit, now that the last tile lies; null if there is none.
   *
   * @param {Bounds} tiles
   * @param {Uint8Array} blame
   */
  keepRoom(tiles, blame) {
    const step = this.poses.length - 1;
    const before = this.rooms[step - 1];
    /** @type {Room[]} */
    const rooms = at(this.plan.open, step).map((exit) => ({ exit, single: null, double: null }));
    // Doubles first: they have no choice.
    let bounds = this.keepAll(rooms, before, true, tiles, blame);
    bounds = bounds && this.keepAll(rooms, before, false, bounds, blame);
    if (!bounds) return null;
    if (!hasRowsLeft(this, bounds)) {
      blame.fill(1, 0, step);
      return null;
    }
    return rooms;
  }

  /**
   * @param {Room[]} rooms
   * @param {Room[] | undefined} before
   * @param {boolean} isDouble
   * @param {Bounds} tiles
   * @param {Uint8Array} blame
   * @returns {Bounds | null}
   */
  keepAll(rooms, before, isDouble, tiles, blame) {
    const kind = isDouble ? "double" : "single";
    let bounds = tiles;
    for (const room of rooms) {
      if (!this.isWanted(room.exit, isDouble)) continue;
      const { owner } = room.exit;
      const kept = before?.find(({ exit }) => exit.id === room.exit.id)?.[kind] ?? null;
      const pose = this.keepOne(room, rooms, kept, isDouble, bounds, blame);
      if (!pose) {
        blame[owner] = 1;
        return null;
      }
      room[kind] = pose;
      bounds = extend(bounds, pose, owner);
    }
    return bounds;
  }

  /** @param {Exit} exit @param {boolean} isDouble */
  isWanted({ owner, child }, isDouble) {
    const { nodes } = this.plan;
    if (child >= 0 && child < nodes.length) return at(nodes, child).isDouble === isDouble;
    return !(isDouble && at(nodes, owner).isDouble);
  }

  /**
   * @param {Room} room
   * @param {Room[]} rooms
   * @param {Pose | null} kept
   * @param {boolean} isDouble
   * @param {Bounds} bounds
   * @param {Uint8Array} blame
   */
  keepOne({ exit }, rooms, kept, isDouble, bounds, blame) {
    const { scale, poses } = this;
    // A double that only might come may face another one across a narrow gap.
    const distance = isDouble ? scale.gap : scale.clearance;
    /** @param {Pose} pose */
    const isFree = (pose) =>
      this.fits(extend(bounds, pose, exit.owner), blame) && this.isApart(pose, exit, rooms, blame);
    if (kept && !isNear(kept, at(poses, poses.length - 1), distance) && isFree(kept)) return kept;
    for (const pose of this.possibleAt(exit.owner, exit.way, isDouble)) {
      if (this.isClear(pose, exit.owner, distance, blame) && isFree(pose)) return pose;
    }
    return null;
  }

  /**
   * Whether a room lies apart from those of the other ends.
   *
   * @param {Pose} pose
   * @param {Exit} exit
   * @param {Room[]} rooms
   * @param {Uint8Array} blame
   */
  isApart(pose, exit, rooms, blame) {
    for (const other of rooms) {
      if (other.exit === exit) continue;
      if (
        (other.single && isNear(other.single, pose, 0)) ||
        (other.double && isNear(other.double, pose, 0))
      ) {
        blame[other.exit.owner] = 1;
        return false;
      }
    }
    return true;
  }
}
