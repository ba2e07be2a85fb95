// The tiles of a line in words: from one end to the other, and the branches that leave it at spinners.

/** @typedef {import("../engine/protocol.d.ts").PlacedView} PlacedView */

/**
 * @typedef {object} Branch
 * @property {string} at  the spinner that it leaves
 * @property {string[]} tiles  outwards
 */

/** From this place of a double on a tile lies at one of its ends, not at a side. */
const SPINNER_END = 2;

/**
 * The tiles from end to end, without those of branches.
 *
 * @param {readonly PlacedView[]} tiles
 * @returns {string[]}
 */
export function inLineOrder(tiles) {
  const lead = tiles.find(({ anchor }) => anchor === null);
  if (!lead) return [];
  const [front, back] = [0, 1].map((place) =>
    tiles.find((other) => other.anchor === lead.tile && other.place === place),
  );
  return [...armFrom(tiles, front).reverse(), lead.tile, ...armFrom(tiles, back)];
}

/**
 * The branches in the order in which they were begun.
 *
 * @param {readonly PlacedView[]} tiles
 * @returns {Branch[]}
 */
export function branches(tiles) {
  return tiles
    .filter(({ place }) => (place ?? 0) >= SPINNER_END)
    .map((first) => ({ at: first.anchor ?? "", tiles: armFrom(tiles, first) }));
}

/**
 * @param {readonly PlacedView[]} tiles
 * @param {PlacedView | undefined} first
 * @returns {string[]} outwards
 */
function armFrom(tiles, first) {
  const arm = [];
  for (let next = first; next; next = beyond(tiles, next.tile)) arm.push(next.tile);
  return arm;
}

/**
 * @param {readonly PlacedView[]} tiles
 * @param {string} tile  not the lead
 */
function beyond(tiles, tile) {
  return tiles.find(({ anchor, place }) => anchor === tile && (place ?? 0) < SPINNER_END);
}
