/**
 * What must find its place in a tree: its tiles, and at every end that can still be played on the room
 * for the next tile, so that whatever is chosen has a place of its own.
 *
 * @typedef {import("./line-plan.js").Exit} Exit
 * @typedef {import("./line-plan.js").Plan} Plan
 *
 * @typedef {object} Item
 * @property {number} anchor index of the tile that it is attached to, -1 of the lead
 * @property {import("./line-pose.js").Direction} way
 * @property {boolean} isDouble
 * @property {boolean} isRoom
 * @property {boolean} needsDouble whether a double may come into this room
 * @property {number} exit id of the exit where the room is, -1 of a tile
 */

import { at } from "./line-pose.js";

/** The highest number of the largest set. */
const HIGHEST = 12;

/** @param {Plan} plan @returns {Item[]} the tiles in the order of play, then the rooms */
export function itemsOf(plan) {
  const laid = new Set(plan.nodes.map(({ text }) => text));
  const tiles = plan.nodes.map(({ anchor, way, isDouble }) => ({
    anchor,
    way,
    isDouble,
    isRoom: false,
    needsDouble: false,
    exit: -1,
  }));
  const rooms = plan.exits.flatMap((exit) => {
    const pips = pipsAt(plan, exit);
    if (exit.child >= 0 || !numbers.some((other) => !laid.has(nameOf(pips, other)))) return [];
    const needsDouble = !at(plan.nodes, exit.owner).isDouble && !laid.has(nameOf(pips, pips));
    return [{ anchor: exit.owner, way: exit.way, isDouble: false, isRoom: true, needsDouble, exit: exit.id }];
  });
  return [...tiles, ...rooms];
}

const numbers = Array.from({ length: HIGHEST + 1 }, (_, number) => number);

/** @param {number} one @param {number} other */
const nameOf = (one, other) => `${Math.max(one, other)}-${Math.min(one, other)}`;

/** @param {Plan} plan @param {Exit} exit */
function pipsAt({ nodes }, { owner, way }) {
  const { anchor, pips, high, low } = at(nodes, owner);
  if (anchor < 0) return way === 2 ? high : low;
  return pips === high ? low : high;
}

/**
 * Orders in which the items can be laid, each after its anchor.
 *
 * @param {readonly Item[]} items
 */
export function ordersOf(items) {
  /** @type {number[][]} */
  const children = items.map(() => []);
  const weights = items.map(() => 1);
  const depths = items.map(() => 0);
  items.forEach(({ anchor }, index) => {
    if (anchor < 0) return;
    at(children, anchor).push(index);
    depths[index] = at(depths, anchor) + 1;
  });
  for (let index = items.length - 1; index > 0; index--) {
    const { anchor } = at(items, index);
    weights[anchor] = at(weights, anchor) + at(weights, index);
  }
  /** @param {1 | -1} sign @returns {number[]} */
  const armByArm = (sign) => {
    /** @type {number[]} */
    const order = [];
    const open = [0];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      order.push(index);
      open.push(...at(children, index).sort((a, b) => sign * (at(weights, a) - at(weights, b))));
    }
    return order;
  };
  const all = [...items.keys()];
  return {
    largestFirst: armByArm(1),
    smallestFirst: armByArm(-1),
    outwards: all.sort((a, b) => at(depths, a) - at(depths, b) || a - b),
  };
}
