/**
 * Draws the arms of a spread tree in along their rods, each until something of it would come too near
 * to something else. A rod that is left is the `link` of its tile.
 *
 * @typedef {import("./line-plan.js").Plan} Plan
 * @typedef {import("./line-pose.js").Pose} Pose
 * @typedef {import("./line-pose.js").Rect} Rect
 * @typedef {import("./line-pose.js").Scale} Scale
 * @typedef {{owner: number, rect: Rect}} Body a tile, the rod before it or the room at one of its ends
 */

import { at, dx, dy } from "./line-pose.js";

/** One arm that is drawn in makes way for others; after so many rounds little is to be gained. */
const ROUNDS = 4;

/**
 * @param {Plan} plan
 * @param {Scale} scale
 * @param {readonly Pose[]} poses
 * @param {Float64Array} rods  how long the rod before each tile is
 * @param {readonly Body[]} rooms
 */
export function drawIn(plan, scale, poses, rods, rooms) {
  for (const [index, pose] of poses.entries()) setRod(pose, at(rods, index), scale);
  const arms = [...rods.keys()].filter((index) => at(rods, index) > 0);
  const beyond = new Map(arms.map((index) => [index, tilesBeyond(plan, index)]));
  for (let round = 0; round < ROUNDS; round++) {
    let isStill = true;
    for (const [index, isInArm] of beyond) {
      const way = Math.min(at(rods, index), freeWay(plan, index, isInArm, bodiesOf(poses, rooms), scale));
      if (way <= 0) continue;
      isStill = false;
      rods[index] = at(rods, index) - way;
      move(poses, rooms, isInArm, at(poses, index), way);
      setRod(at(poses, index), at(rods, index), scale);
    }
    if (isStill) return;
  }
}

/** @param {Plan} plan @param {number} first @returns {Uint8Array} of every tile whether it lies in this arm */
function tilesBeyond({ nodes }, first) {
  const isInArm = new Uint8Array(nodes.length);
  isInArm[first] = 1;
  nodes.forEach(({ anchor }, index) => {
    if (index > first) isInArm[index] = at(isInArm, anchor);
  });
  return isInArm;
}

/** @param {Pose} pose @param {number} rod @param {Scale} scale */
function setRod(pose, rod, { unit, gap }) {
  if (rod <= 0) {
    pose.link = null;
    return;
  }
  const [alongX, alongY] = [dx(pose.direction), dy(pose.direction)];
  const half = alongX === 0 ? pose.halfHeight : pose.halfWidth;
  const reach = half + (gap + rod) / 2;
  pose.link = {
    x: pose.x - alongX * reach,
    y: pose.y - alongY * reach,
    halfWidth: alongX === 0 ? unit / 16 : (gap + rod) / 2,
    halfHeight: alongX === 0 ? (gap + rod) / 2 : unit / 16,
  };
}

/** @param {readonly Pose[]} poses @param {readonly Body[]} rooms @returns {Body[]} tiles first */
function bodiesOf(poses, rooms) {
  const tiles = poses.map((rect, owner) => ({ owner, rect }));
  const links = poses.flatMap(({ link }, owner) => (link ? [{ owner, rect: link }] : []));
  return [...tiles, ...links, ...rooms];
}

/**
 * How far an arm can be drawn in before anything in it comes too near to anything else.
 *
 * @param {Plan} plan
 * @param {number} index
 * @param {Uint8Array} isInArm
 * @param {readonly Body[]} bodies
 * @param {Scale} scale
 */
function freeWay(plan, index, isInArm, bodies, { clearance }) {
  const first = at(bodies, index).rect;
  const { direction, link } = /** @type {Pose} */ (first);
  const anchor = at(bodies, at(plan.nodes, index).anchor).rect;
  const arm = bodies.filter(({ owner, rect }) => isInArm[owner] === 1 && rect !== link);
  const rest = bodies.filter(({ owner }) => isInArm[owner] === 0);
  let way = Number.POSITIVE_INFINITY;
  for (const { rect: moving } of arm) {
    for (const { rect: still } of rest) {
      if (moving === first && still === anchor) continue;
      way = Math.min(way, distance(moving, still, direction, clearance) - clearance);
    }
  }
  return way;
}

/**
 * How far `still` is in the way of `moving`, which moves against `direction`; infinite if it is not.
 *
 * @param {Rect} moving
 * @param {Rect} still
 * @param {import("./line-pose.js").Direction} direction
 * @param {number} clearance
 */
function distance(moving, still, direction, clearance) {
  const x = moving.x - still.x;
  const y = moving.y - still.y;
  const width = moving.halfWidth + still.halfWidth;
  const height = moving.halfHeight + still.halfHeight;
  const isRow = (direction & 1) === 0;
  const along = dx(direction) * x + dy(direction) * y;
  const across = isRow ? Math.abs(y) - height : Math.abs(x) - width;
  if (along <= 0 || across >= clearance) return Number.POSITIVE_INFINITY;
  return along - (isRow ? width : height);
}

/**
 * @param {readonly Pose[]} poses
 * @param {readonly Body[]} rooms
 * @param {Uint8Array} isInArm
 * @param {Pose} first
 * @param {number} way
 */
function move(poses, rooms, isInArm, { direction }, way) {
  for (const { owner, rect } of bodiesOf(poses, rooms)) {
    if (isInArm[owner] !== 1) continue;
    rect.x -= dx(direction) * way;
    rect.y -= dy(direction) * way;
  }
}
