// Where the count that a placement would make is written: beside its place, off the tiles.

/** @typedef {{ x: number, y: number, width: number, height: number }} Area  from its top left corner */
/** @typedef {{ width: number, height: number }} Size */

/** Between a place and its label. */
const GAP = 4;
/** A label rather hides a part of its own ghost than of a tile. */
const OWN = 0.5;

/** So far from its place a label may lie and still be told to be its. */
const FAR = 26;
/** Where there is no room for it, a label is written so much smaller. */
const SMALLER = 0.8;
/** In pixels, between the spots that are tried. */
const STEP = 3;

/**
 * Where a label lies: beside its place where that is free, else near it, else as near as a smaller one
 * finds room, and only if there is none where it covers least; all inside the box.
 *
 * @param {Area} place
 * @param {Size} label
 * @param {Size} box
 * @param {readonly Area[]} others  tiles, other places, other labels
 * @returns {Area & {scale: number}}
 */
export function labelSpot(place, label, box, others) {
  const small = { width: SMALLER * label.width, height: SMALLER * label.height };
  const beside = besideSpot(place, label, box, others);
  if (beside.covered <= 0) return { ...beside.spot, scale: 1 };
  const near = nearestSpot(place, label, box, others, FAR);
  if (near) return { ...near, scale: 1 };
  const smaller = nearestSpot(place, small, box, others, Number.POSITIVE_INFINITY);
  return smaller ? { ...smaller, scale: SMALLER } : { ...beside.spot, scale: 1 };
}

/**
 * The spot beside a place that covers least of what is to be seen.
 *
 * @param {Area} place
 * @param {Size} label
 * @param {Size} box
 * @param {readonly Area[]} others
 */
function besideSpot(place, label, box, others) {
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
  return { spot: best, covered: least };
}

/**
 * The nearest spot that is free, or null.
 *
 * @param {Area} place
 * @param {Size} label
 * @param {Size} box
 * @param {readonly Area[]} others
 * @param {number} far
 * @returns {Area | null}
 */
function nearestSpot(place, label, box, others, far) {
  /** @type {Area | null} */
  let best = null;
  let least = far;
  for (let y = 0; y <= box.height - label.height; y += STEP) {
    for (let x = 0; x <= box.width - label.width; x += STEP) {
      const spot = { x, y, ...label };
      const away = distance(spot, place);
      if (away >= least || overlap(spot, place) > 0 || others.some((other) => overlap(spot, other) > 0))
        continue;
      [best, least] = [spot, away];
    }
  }
  return best;
}

/** @param {Area} a @param {Area} b */
function distance(a, b) {
  const across = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(across, down);
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
