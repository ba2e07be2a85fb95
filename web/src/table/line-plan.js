/**
 * The tree behind a LineView: which tile was attached to which, and in which direction it left it.
 *
 * A way is counted in quarter turns clockwise from the direction in which the anchor itself was
 * growing: 0 ahead, 1 and 3 the two ends of a spinner, 2 back (of the lead only).
 *
 * @typedef {import("../engine/protocol.js").LineView} LineView
 * @typedef {import("./line-pose.js").Direction} Direction
 *
 * @typedef {object} TileText
 * @property {string} text
 * @property {number} high
 * @property {number} low
 * @property {boolean} isDouble
 *
 * @typedef {TileText & {anchor: number, way: Direction, pips: number | null}} Node `anchor` is an
 *   index, -1 of the lead; `pips` touch the anchor
 *
 * @typedef {object} Exit a place where a tile was, or can be, attached
 * @property {number} id the same in every line that has this exit
 * @property {number} owner index of the tile whose place it is
 * @property {Direction} way
 * @property {number} opensAt the step from which on a tile can be attached
 * @property {number} child index of the tile attached there, -1 while it is an open end
 *
 * @typedef {object} Plan
 * @property {readonly Node[]} nodes in the order of play
 * @property {readonly Exit[]} exits
 * @property {readonly (readonly Exit[])[]} open for every step the exits that are open after it
 * @property {boolean} isTree whether a double has more than two arms
 */

const LEAD = { anchor: -1, way: /** @type {const} */ (0) };

/** @param {string} text @returns {TileText} */
export function parseTile(text) {
  const [high = 0, low = 0] = text.split("-").map(Number);
  return { text, high, low, isDouble: high === low };
}

/** @param {LineView} line @returns {Plan} */
export function planLine(line) {
  const index = new Map(line.tiles.map((placed, i) => [placed.tile, i]));
  /** @type {Map<number, Exit>} */
  const exits = new Map();
  /** @param {string} anchor @param {number} place @param {number} child */
  const open = (anchor, place, child) => {
    const owner = index.get(anchor) ?? 0;
    const way = wayOf(owner === 0, place);
    const id = exitId(owner, way);
    if (!exits.has(id)) exits.set(id, { id, owner, way, opensAt: owner, child });
    return { anchor: owner, way };
  };
  const nodes = line.tiles.map(({ tile, anchor, place, pips }, child) => {
    const leaving = anchor === null ? LEAD : open(anchor, place ?? 0, child);
    return { ...parseTile(tile), ...leaving, pips };
  });
  for (const { anchor, place } of line.ends) {
    open(anchor, place, -1);
    // The two ends of a spinner are one end, but each of them will want its room.
    if (place === 2) open(anchor, 3, -1);
  }
  // The two sides of a lone double are one end, but each of them will want its room.
  if (nodes.length === 1)
    for (const { anchor } of line.ends) for (const place of [0, 1]) open(anchor, place, -1);
  return completePlan(nodes, inOrder([...exits.values()]));
}

/** @param {number} owner @param {Direction} way */
const exitId = (owner, way) => owner * 4 + way;

/**
 * In an order that does not depend on the view's, so that a line is laid as its beginning was.
 *
 * @param {readonly Exit[]} exits
 */
function inOrder(exits) {
  return exits
    .map((exit) => ({ ...exit, opensAt: opening(exit, exits) }))
    .sort((one, other) => one.id - other.id);
}

/**
 * The lead is read from left to right, place 0 first; every other tile can only be left ahead.
 *
 * @param {boolean} isLead
 * @param {number} place
 * @returns {Direction}
 */
function wayOf(isLead, place) {
  if (place === 2) return 3;
  if (place === 3) return 1;
  return isLead && place === 0 ? 2 : 0;
}

/**
 * The ends of a spinner open only when both its sides are covered.
 *
 * @param {Exit} exit
 * @param {readonly Exit[]} exits
 */
function opening(exit, exits) {
  if ((exit.way & 1) === 0) return exit.owner;
  const sides = exits.filter((other) => other.owner === exit.owner && (other.way & 1) === 0);
  return Math.max(exit.owner, ...sides.map((side) => side.child));
}

/** @param {readonly Node[]} nodes @param {readonly Exit[]} exits @returns {Plan} */
function completePlan(nodes, exits) {
  const open = nodes.map((_, step) =>
    exits.filter((exit) => exit.opensAt <= step && (exit.child < 0 || exit.child > step)),
  );
  return { nodes, exits, open, isTree: exits.some((exit) => (exit.way & 1) === 1) };
}

/** The id of the exit that an end of the view is. @param {Plan} plan @param {string} anchor @param {number} place */
export function exitIdAt(plan, anchor, place) {
  const owner = plan.nodes.findIndex((node) => node.text === anchor);
  return exitId(owner, wayOf(owner === 0, place));
}

/** The line as it was after its first `count` tiles. @param {Plan} plan @param {number} count */
export function planPrefix(plan, count) {
  const exits = plan.exits.filter((exit) => exit.opensAt < count);
  return completePlan(
    plan.nodes.slice(0, count),
    exits.map((exit) => (exit.child < count ? exit : { ...exit, child: -1 })),
  );
}

/**
 * The line as it would be with one more tile at an open end.
 *
 * @param {Plan} plan
 * @param {Exit} exit
 * @param {boolean} isDouble
 */
export function planNext(plan, exit, isDouble) {
  const child = plan.nodes.length;
  const node = { text: "", high: 0, low: 0, isDouble, anchor: exit.owner, way: exit.way, pips: 0 };
  const exits = plan.exits.map((other) => (other.id === exit.id ? { ...exit, child } : other));
  const beyond = {
    id: exitId(child, 0),
    owner: child,
    way: /** @type {const} */ (0),
    opensAt: child,
    child: -1,
  };
  return completePlan([...plan.nodes, node], [...exits, beyond]);
}
