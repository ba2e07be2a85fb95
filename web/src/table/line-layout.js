/**
 * From a line to tiles in a box: chooses along which side of the box the line runs and how it is laid.
 *
 * @typedef {import("./line-growth.js").Box} Box
 * @typedef {import("./line-growth.js").Bounds} Bounds
 * @typedef {import("./line-plan.js").Plan} Plan
 * @typedef {import("./line-plan.js").Exit} Exit
 * @typedef {import("./line-pose.js").Pose} Pose
 *
 * @typedef {object} Layout in pixels from the lead, the line running to the right
 * @property {import("./line-pose.js").Scale} scale
 * @property {readonly Pose[]} poses
 * @property {Map<Exit, {single: Pose, double: Pose | null}>} spots at the open ends
 */

import { extend } from "./line-growth.js";
import { planNext } from "./line-plan.js";
import { at } from "./line-pose.js";
import { added, replay } from "./line-replay.js";
import { layLargest } from "./line-search.js";

/**
 * The line in the largest tiles of at most `maxUnit`; null if there is no way even in tiles of 1 px.
 *
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Layout | null}
 */
export function layOut(plan, box, maxUnit) {
  const growth = plan.isTree ? layLargest(plan, box, maxUnit, 400) : replay(plan, box, maxUnit);
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
  return new Map(
    rooms.map(({ exit, single, double }) => [
      exit,
      { single: spot(exit, false, /** @type {Pose} */ (single)), double: double && spot(exit, true, double) },
    ]),
  );
}
