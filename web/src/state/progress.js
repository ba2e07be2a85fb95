// How far each side is on its way to win: to the target in points, or in rounds that it has dominoed where
// going out wins.

import { inForce } from "../table/in-force.js";
import { sideOf } from "./sides.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").SheetRoundView} SheetRoundView */
/** @typedef {Pick<TableView, "sheet" | "players" | "rules" | "log">} Seen */

/**
 * @typedef {object} Progress
 * @property {"points" | "outs"} kind
 * @property {number} done  may be below nothing, or beyond the goal
 * @property {number} goal
 * @property {number} part  of the way, from 0 to 1
 */

/**
 * What a match goes to, and in what.
 *
 * @param {Pick<TableView, "rules">} view
 * @returns {Pick<Progress, "kind" | "goal">}
 */
export function goalOf({ rules }) {
  if (rules.target !== null) return { kind: "points", goal: rules.target };
  return { kind: "outs", goal: Number(inForce(rules, "outs_to_win") ?? 1) };
}

/**
 * @param {Seen} view
 * @param {number} side
 * @param {number} score
 * @returns {Progress}
 */
export function progressOf(view, side, score) {
  const { kind, goal } = goalOf(view);
  const done = kind === "points" ? score : view.sheet.filter((round) => wentOut(view, round) === side).length;
  return { kind, done, goal, part: Math.min(1, Math.max(0, done / goal)) };
}

/**
 * The side that dominoed a round, null where nobody did; a round that ended at the target is none of these.
 *
 * @param {Pick<TableView, "players">} view
 * @param {SheetRoundView} round
 */
export function wentOut(view, { reason, finisher }) {
  return reason === "domino" ? sideOf(view, finisher) : null;
}

/**
 * What the last placement and the calls on it brought each side or cost it, by the number of the side.
 *
 * @param {Seen} view
 * @returns {Map<number, number>}
 */
export function lastGains(view) {
  const { log } = view;
  /** @type {Map<number, number>} */
  const gains = new Map();
  const add = (/** @type {number | null} */ seat, /** @type {number} */ points) => {
    const side = sideOf(view, seat);
    if (side !== null && points !== 0) gains.set(side, (gains.get(side) ?? 0) + points);
  };
  const at = log.findLastIndex(({ kind }) => kind === "place");
  for (const event of at < 0 ? [] : log.slice(at)) {
    add(event.seat, event.points);
    if (event.kind === "call") add(event.on, -event.deducted);
  }
  return gains;
}
