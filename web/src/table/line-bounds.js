/**
 * The rectangle around tiles.
 *
 * @typedef {import("./line-layout.js").Layout} Layout
 * @typedef {import("./line-pose.js").Pose} Pose
 *
 * @typedef {object} Bounds with the index of the tile that each side is due to
 * @property {number} left
 * @property {number} right
 * @property {number} top
 * @property {number} bottom
 * @property {number} leftBy
 * @property {number} rightBy
 * @property {number} topBy
 * @property {number} bottomBy
 */

/**
 * @param {Bounds | undefined} bounds
 * @param {Pose} pose
 * @param {number} by
 * @returns {Bounds}
 */
export function extend(bounds, { x, y, halfWidth, halfHeight }, by) {
  const [left, right, top, bottom] = [x - halfWidth, x + halfWidth, y - halfHeight, y + halfHeight];
  if (!bounds) return { left, right, top, bottom, leftBy: by, rightBy: by, topBy: by, bottomBy: by };
  if (left >= bounds.left && right <= bounds.right && top >= bounds.top && bottom <= bounds.bottom)
    return bounds;
  return {
    left: Math.min(left, bounds.left),
    right: Math.max(right, bounds.right),
    top: Math.min(top, bounds.top),
    bottom: Math.max(bottom, bounds.bottom),
    leftBy: left < bounds.left ? by : bounds.leftBy,
    rightBy: right > bounds.right ? by : bounds.rightBy,
    topBy: top < bounds.top ? by : bounds.topBy,
    bottomBy: bottom > bounds.bottom ? by : bounds.bottomBy,
  };
}

/**
 * The bounds of the tiles of a layout alone.
 *
 * @param {Layout} layout
 */
export function boundsOfTiles({ poses }) {
  return around(poses);
}

/**
 * The bounds of a layout with the spots at its ends.
 *
 * @param {Layout} layout
 */
export function boundsOfAll({ poses, spots }) {
  const next = [...spots.values()].flatMap(({ single, double, isKept }) => [
    ...(isKept?.single === false ? [] : [single]),
    ...(double && isKept?.double !== false ? [double] : []),
  ]);
  return around([...poses, ...next]);
}

/** @param {readonly Pose[]} poses */
function around(poses) {
  /** @type {Bounds | undefined} */
  let bounds;
  for (const pose of poses) bounds = extend(bounds, pose, 0);
  return /** @type {Bounds} */ (bounds);
}
