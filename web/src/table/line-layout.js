/**
 * From a line to tiles in a box: chooses how it is laid.
 *
 * @typedef {import("./line-growth.js").Box} Box
 * @typedef {import("./line-plan.js").Plan} Plan
 * @typedef {import("./line-plan.js").Exit} Exit
 * @typedef {import("./line-pose.js").Pose} Pose
 *
 * @typedef {{single: boolean, double: boolean}} Kept where no tile can come any more, nothing is kept free
 * @typedef {{owner: number, single: Pose, double: Pose | null, isKept?: Kept}} Spots
 *
 * @typedef {object} Layout in pixels from the lead, the line running to the right
 * @property {import("./line-pose.js").Scale} scale
 * @property {readonly Pose[]} poses
 * @property {Map<number, Spots>} spots at the open ends, by the id of the exit
 */

import { extend } from "./line-bounds.js";
import { planNext } from "./line-plan.js";
import { at } from "./line-pose.js";
import { added, replay } from "./line-replay.js";
import { layTree } from "./line-tree.js";

/**
 * The line in the largest tiles of at most `maxUnit`; null if there is no way even in tiles of 1 px.
 *
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Layout | null}
 */
export function layOut(plan, box, maxUnit) {
  if (plan.isTree) return layTree(plan, box, maxUnit);
  const growth = replay(plan, box, maxUnit);
  return growth && { scale: growth.scale, poses: growth.poses, spots: spotsOf(growth) };
}

/**
 * The spots are where the next tile will in fact be laid, if it can be added to the tiles as they lie now
 * and all the spots are in the box together; else the room that is kept.
 *
 * @param {import("./line-growth.js").Growth} growth
 */
function spotsOf(growth) {
  const { plan, poses } = growth;
  const rooms = at(growth.rooms, poses.length - 1);
  let bounds = at(growth.bounds, poses.length - 1);
  for (const { exit, single, double } of rooms) {
    for (const pose of [single, double]) if (pose) bounds = extend(bounds, pose, exit.owner);
  }
  /** @param {Exit} exit @param {boolean} isDouble @param {Pose} room */
  const spot = (exit, isDouble, room) => {
    const pose = added(growth, planNext(plan, exit, isDouble))?.poses[poses.length];
    const wider = pose && extend(bounds, pose, exit.owner);
    if (!wider || !growth.fits(wider, new Uint8Array(plan.nodes.length))) return room;
    bounds = wider;
    return pose;
  };
  const spots = rooms.map(({ exit, single, double }) => ({
    owner: exit.owner,
    single: spot(exit, false, /** @type {Pose} */ (single)),
    double: double && spot(exit, true, double),
  }));
  return new Map(rooms.map(({ exit }, index) => [exit.id, at(spots, index)]));
}
