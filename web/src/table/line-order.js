// The tiles of a line from one end to the other: a view lists them as they were played.

/** @typedef {import("../engine/protocol.d.ts").PlacedView} PlacedView */

/**
 * @param {readonly PlacedView[]} tiles
 * @returns {string[]}
 */
export function inLineOrder(tiles) {
  /** @type {string[]} */
  const order = [];
  for (const { tile, anchor, place } of tiles) {
    const isBesideLoneLead = order.length === 1;
    const isInFront = isBesideLoneLead ? place === 0 : anchor === order[0];
    if (isInFront) order.unshift(tile);
    else order.push(tile);
  }
  return order;
}
