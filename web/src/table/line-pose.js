/**
 * How one tile can lie against another: pure geometry, in pixels, of a line that starts to the right.
 *
 * A line laid downwards is the mirror image (x and y swapped) of one laid to the right, so nothing
 * here or in the search knows of orientation; `line.js` swaps the axes at the very end.
 *
 * @typedef {0 | 1 | 2 | 3} Direction right, down, left, up: quarter turns clockwise, y grows downwards
 *
 * @typedef {object} Rect
 * @property {number} x centre
 * @property {number} y centre
 * @property {number} halfWidth
 * @property {number} halfHeight
 *
 * @typedef {object} Heading what an arm of the line remembers on its way
 * @property {Direction} direction where it grows now
 * @property {Direction} row the last direction along a row
 * @property {Direction} drift the direction in which one row follows another
 *
 * @typedef {Rect & Heading & {isDouble: boolean, link: Rect | null}} Pose a tile that lies: `link` is
 *   the rod that joins it to its anchor where they do not touch (only in crowded trees)
 *
 * @typedef {object} Scale
 * @property {number} unit the short side of a tile
 * @property {number} gap between two tiles that are joined
 * @property {number} clearance at least this much between two that are not
 *
 * @typedef {Heading & {kind: "single" | "side" | "end", x: number, y: number, reach: number}} Mouth
 *   where the next tile begins: the centre of the half (of a double: of the tile) that it touches and
 *   the distance from there to the edge
 */

/**
 * The element that is known to be there.
 *
 * @template T
 * @param {ArrayLike<T>} list
 * @param {number} index
 */
export const at = (list, index) => /** @type {T} */ (list[index]);

/** @param {Direction} direction */
export const dx = (direction) => (direction === 0 ? 1 : direction === 2 ? -1 : 0);

/** @param {Direction} direction */
export const dy = (direction) => (direction === 1 ? 1 : direction === 3 ? -1 : 0);

/**
 * @param {Direction} direction
 * @param {number} quarters clockwise
 */
export const turned = (direction, quarters) => /** @type {Direction} */ ((direction + quarters) & 3);

/** @param {number} unit @returns {Scale} */
export function scaleOf(unit) {
  return {
    unit,
    gap: Math.max(1, Math.round(unit / 16)),
    clearance: Math.max(3, Math.round(unit / 4)),
  };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {boolean} isDouble
 * @param {Heading} heading
 * @param {Scale} scale
 * @returns {Pose}
 */
export function poseAt(x, y, isDouble, { direction, row, drift }, { unit }) {
  const isWide = ((direction & 1) === 0) !== isDouble;
  return {
    x,
    y,
    halfWidth: isWide ? unit : unit / 2,
    halfHeight: isWide ? unit / 2 : unit,
    direction,
    row,
    drift,
    isDouble,
    link: null,
  };
}

/** The first tile, at the origin. @param {boolean} isDouble @param {Scale} scale */
export function leadPose(isDouble, scale) {
  return poseAt(0, 0, isDouble, { direction: 0, row: 0, drift: 1 }, scale);
}

/**
 * @param {Pose} pose
 * @param {Direction} way as in `line-plan.js`
 * @param {Scale} scale
 * @returns {Mouth}
 */
export function mouthOf(pose, way, { unit }) {
  const direction = turned(pose.direction, way);
  const row = way === 0 ? pose.row : direction;
  const drift = way === 0 ? pose.drift : turned(direction, 1);
  if (!pose.isDouble) {
    const x = pose.x + (dx(direction) * unit) / 2;
    const y = pose.y + (dy(direction) * unit) / 2;
    return { direction, row, drift, kind: "single", x, y, reach: unit / 2 };
  }
  const isSide = (way & 1) === 0;
  const { x, y } = pose;
  return { direction, row, drift, kind: isSide ? "side" : "end", x, y, reach: isSide ? unit / 2 : unit };
}

/**
 * Where the next tile may lie, best first: straight on until it must turn, and back into the next row
 * as soon as it has turned. A double always lies straight ahead, across the line.
 *
 * @param {Mouth} mouth
 * @param {boolean} isDouble
 * @param {Scale} scale
 * @param {{eitherHand: boolean, corners: boolean}} freedom whether it may turn against the drift, and
 *   whether it may turn at a double (out of its short end, which of a spinner means an arm)
 */
export function posesFrom(mouth, isDouble, scale, freedom) {
  if (isDouble) return [straight(mouth, true, scale)];
  const { direction, row, drift } = mouth;
  const ahead = straight(mouth, false, scale);
  if (direction === drift) {
    const poses = turns(mouth, turned(row, 2), scale, freedom.corners);
    poses.push(ahead);
    return freedom.eitherHand ? poses.concat(turns(mouth, row, scale, freedom.corners)) : poses;
  }
  const poses = [ahead, ...turns(mouth, drift, scale, freedom.corners)];
  if (!freedom.eitherHand) return poses;
  return poses.concat(turns(mouth, turned(drift, 2), scale, freedom.corners));
}

/**
 * @param {Mouth} mouth
 * @param {boolean} isDouble
 * @param {Scale} scale
 */
export function straight(mouth, isDouble, scale) {
  const centre = mouth.reach + scale.gap + (isDouble ? scale.unit / 2 : scale.unit);
  const x = mouth.x + dx(mouth.direction) * centre;
  const y = mouth.y + dy(mouth.direction) * centre;
  return poseAt(x, y, isDouble, mouth, scale);
}

/**
 * A single that turns: beyond the end of the last tile, or beside its last half, or out of the short
 * end of a double. Beyond the side of a double it would touch it with both halves.
 *
 * @param {Mouth} mouth
 * @param {Direction} to
 * @param {Scale} scale
 * @param {boolean} corners
 */
function turns(mouth, to, scale, corners) {
  const { unit, gap } = scale;
  /** @type {Pose[]} */
  const poses = [];
  const heading = afterTurn(mouth, to);
  /** @param {Direction} step @param {number} distance to the centre of the first half */
  const add = (step, distance) => {
    const x = mouth.x + dx(step) * distance + (dx(to) * unit) / 2;
    const y = mouth.y + dy(step) * distance + (dy(to) * unit) / 2;
    poses.push(poseAt(x, y, false, heading, scale));
  };
  if (mouth.kind !== "side") add(mouth.direction, mouth.reach + gap + unit / 2);
  if (mouth.kind === "single") add(to, unit + gap);
  if (mouth.kind === "side" && corners) add(to, unit * 1.5 + gap);
  return poses;
}

/** @param {Heading} before @param {Direction} to @returns {Heading} */
function afterTurn(before, to) {
  const isDrifting = ((to ^ before.drift) & 1) === 0;
  return isDrifting
    ? { direction: to, row: before.row, drift: to }
    : { direction: to, row: to, drift: before.drift };
}

/**
 * Whether two tiles, or the rods that join them to the line, come nearer than `distance`.
 *
 * @param {Pose} a
 * @param {Pose} b
 * @param {number} distance
 */
export function isNear(a, b, distance) {
  if (isNearRect(a, b, distance)) return true;
  if (a.link && isNearRect(a.link, b, distance)) return true;
  if (!b.link) return false;
  return isNearRect(a, b.link, distance) || (!!a.link && isNearRect(a.link, b.link, distance));
}

/** @param {Rect} a @param {Rect} b @param {number} distance */
export function isNearRect(a, b, distance) {
  return (
    Math.abs(a.x - b.x) - a.halfWidth - b.halfWidth < distance &&
    Math.abs(a.y - b.y) - a.halfHeight - b.halfHeight < distance
  );
}
