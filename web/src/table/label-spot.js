// Where the count that a placement would make is written: beside its place, off the tiles.

/** @typedef {{ x: number, y: number, width: number, height: number }} Area  from its top left corner */
/** @typedef {{ width: number, height: number }} Size */

/** Between a place and its label. */
const GAP = 4;
/** A label rather hides a part of its own ghost than of a tile. */
const OWN = 0.5;

/**
 * The spot beside a place that covers least of what is to be seen, inside the box.
 *
 * @param {Area} place
 * @param {Size} label
 * @param {Size} box
 * @param {readonly Area[]} others  tiles, other places, other labels
 * @returns {Area}
 */
export function labelSpot(place, label, box, others) {
  let best = { x: 0, y: 0, ...label };
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of candidates(place, label)) {
    const spot = {
      x: Math.max(0, Math.min(x, box.width - label.width)),
      y: Math.max(0, Math.min(y, box.height - label.height)),
      ...label,
    };
    const covered = others.reduce((sum, other) => sum + overlap(spot, other), OWN * overlap(spot, place));
    if (covered < least) {
      least = covered;
      best = spot;
    }
  }
  return best;
}

/**
 * All round the place: the middles of its sides first, then along them, then its corners, then upon it.
 *
 * @param {Area} place
 * @param {Size} label
 */
function* candidates(place, label) {
  const before = place.x - label.width - GAP;
  const after = place.x + place.width + GAP;
  const above = place.y - label.height - GAP;
  const below = place.y + place.height + GAP;
  const acrossMiddle = place.x + (place.width - label.width) / 2;
  const downMiddle = place.y + (place.height - label.height) / 2;
  yield* [
    { x: acrossMiddle, y: above },
    { x: acrossMiddle, y: below },
    { x: before, y: downMiddle },
    { x: after, y: downMiddle },
    ...along(place, label).flatMap(({ x, y }) => [
      { x, y: above },
      { x, y: below },
      { x: before, y },
      { x: after, y },
    ]),
    { x: before, y: above },
    { x: after, y: above },
    { x: before, y: below },
    { x: after, y: below },
    { x: acrossMiddle, y: downMiddle },
  ];
}

/**
 * Flush with the edges of the place: its left and its top, then its right and its bottom.
 *
 * @param {Area} place
 * @param {Size} label
 */
function along(place, label) {
  return [
    { x: place.x, y: place.y },
    { x: place.x + place.width - label.width, y: place.y + place.height - label.height },
  ];
}

/**
 * The area, in square pixels, that two areas share.
 *
 * @param {Area} a
 * @param {Area} b
 */
export function overlap(a, b) {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}
