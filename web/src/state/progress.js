// How far each side is on its way to win, as the engine tells it: to the target in points, or in rounds
// dominoed where going out wins.

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").StandingView} StandingView */

/**
 * What a match goes to, and in what.
 *
 * @typedef {object} Goal
 * @property {"points" | "outs"} kind
 * @property {number} goal
 *
 * @typedef {Goal & Pick<StandingView, "done" | "left" | "share" | "rank" | "gain">} Progress
 */

/**
 * @param {Pick<TableView, "rules">} view
 * @returns {Goal}
 */
export function goalOf({ rules: { target, goal } }) {
  return { kind: target === null ? "outs" : "points", goal };
}

/** Nothing done: for a side that the engine does not tell of. */
const NOTHING = { done: 0, left: 0, share: 0, rank: 1, gain: 0 };

/**
 * @param {Pick<TableView, "rules" | "standings">} view
 * @param {number} side
 * @returns {Progress}
 */
export function progressOf(view, side) {
  const { done, left, share, rank, gain } = view.standings.find((one) => one.side === side) ?? NOTHING;
  return { ...goalOf(view), done, left, share, rank, gain };
}
