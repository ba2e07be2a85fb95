/**
 * A way to lay any tree at all: every arm runs straight, and where two would meet, one of them starts
 * further out, joined by a rod. First each arm gets a field of its own, then the arms are drawn in along
 * their rods as far as the real tiles allow.
 *
 * @typedef {import("./line-plan.js").Plan} Plan
 * @typedef {import("./line-pose.js").Direction} Direction
 * @typedef {import("./line-pose.js").Pose} Pose
 * @typedef {import("./line-pose.js").Scale} Scale
 * @typedef {{ahead: number, left: number, right: number}} Field what an arm covers, from where it starts
 */

import { drawIn } from "./line-draw-in.js";
import { at, dx, dy, leadPose, mouthOf, straight } from "./line-pose.js";

/**
 * @param {Plan} plan
 * @param {Scale} scale
 * @returns {import("./line-layout.js").Layout}
 */
export function spread(plan, scale) {
  const rods = new Fields(plan, scale).rods;
  /** @type {Pose[]} */
  const poses = [];
  plan.nodes.forEach(({ anchor, way, isDouble }, index) => {
    if (anchor < 0) poses.push(leadPose(isDouble, scale));
    else poses.push(further(mouthOf(at(poses, anchor), way, scale), isDouble, at(rods, index), scale));
  });
  const spots = spotsOf(plan, scale, poses);
  const rooms = [...spots.values()].flatMap(({ owner, single, double }) =>
    (double ? [single, double] : [single]).map((rect) => ({ owner, rect })),
  );
  drawIn(plan, scale, poses, rods, rooms);
  return { scale, poses, spots };
}

/**
 * @param {import("./line-pose.js").Mouth} mouth
 * @param {boolean} isDouble
 * @param {number} rod
 * @param {Scale} scale
 */
function further(mouth, isDouble, rod, scale) {
  const pose = straight(mouth, isDouble, scale);
  pose.x += dx(mouth.direction) * rod;
  pose.y += dy(mouth.direction) * rod;
  return pose;
}

/**
 * @param {Plan} plan
 * @param {Scale} scale
 * @param {readonly Pose[]} poses
 * @returns {import("./line-layout.js").Layout["spots"]}
 */
function spotsOf(plan, scale, poses) {
  const open = plan.exits.filter(({ child }) => child < 0);
  return new Map(
    open.map((exit) => {
      const mouth = mouthOf(at(poses, exit.owner), exit.way, scale);
      const double = at(plan.nodes, exit.owner).isDouble ? null : straight(mouth, true, scale);
      return [exit.id, { owner: exit.owner, single: straight(mouth, false, scale), double }];
    }),
  );
}

/** The length of the rod before each tile with which no two arms have a field in common. */
class Fields {
  /** @param {Plan} plan @param {Scale} scale */
  constructor(plan, scale) {
    this.plan = plan;
    this.scale = scale;
    this.rods = new Float64Array(plan.nodes.length);
    const ahead = this.arm(0, 0);
    const back = this.arm(0, 2);
    const { unit } = scale;
    const up = Math.max(unit / 2, ahead?.left ?? 0, back?.right ?? 0);
    const down = Math.max(unit / 2, ahead?.right ?? 0, back?.left ?? 0);
    this.side(0, 3, up);
    this.side(0, 1, down);
  }

  /**
   * The field of what lies beyond a tile in a direction; null if nothing does.
   *
   * @param {number} owner
   * @param {Direction} way
   * @returns {Field | null}
   */
  arm(owner, way) {
    const exit = this.plan.exits.find((other) => other.owner === owner && other.way === way);
    if (!exit) return null;
    const { unit } = this.scale;
    if (exit.child < 0) return { ahead: 2 * unit, left: unit, right: unit };
    return this.field(exit.child);
  }

  /**
   * An arm out of the end of a spinner, outside of what covers `width` already; its field with the rod.
   *
   * @param {number} owner
   * @param {Direction} way
   * @param {number} width
   */
  side(owner, way, width) {
    const field = this.arm(owner, way);
    if (!field) return null;
    const { unit, gap, clearance } = this.scale;
    const child = this.plan.exits.find((other) => other.owner === owner && other.way === way)?.child ?? -1;
    const rod = Math.max(0, width + clearance - unit - gap);
    if (child >= 0) this.rods[child] = Math.max(at(this.rods, child), rod);
    return { ...field, ahead: unit + gap + rod + field.ahead };
  }

  /**
   * The field of the arm that begins with this tile; nothing of it lies behind where it begins.
   *
   * @param {number} index
   * @returns {Field}
   */
  field(index) {
    const { unit, gap, clearance } = this.scale;
    const { isDouble } = at(this.plan.nodes, index);
    const length = isDouble ? unit : 2 * unit;
    const ahead = this.arm(index, 0);
    const width = { left: Math.max(isDouble ? unit : unit / 2, ahead?.left ?? 0), right: 0 };
    width.right = Math.max(isDouble ? unit : unit / 2, ahead?.right ?? 0);
    const left = this.side(index, 3, ahead?.left ?? 0);
    const right = this.side(index, 1, ahead?.right ?? 0);
    const behind = Math.max(left?.left ?? 0, right?.right ?? 0) - length / 2;
    if (behind > 0) this.rods[index] = behind + clearance;
    return {
      ahead:
        at(this.rods, index) +
        Math.max(
          length + (ahead ? gap + ahead.ahead : 0),
          length / 2 + Math.max(left?.right ?? 0, right?.left ?? 0),
        ),
      left: Math.max(width.left, left?.ahead ?? 0),
      right: Math.max(width.right, right?.ahead ?? 0),
    };
  }
}
