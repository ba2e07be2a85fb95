// What the rules package might send, for tests that look at a part of it.

/** @typedef {import("../../web/src/engine/protocol.d.ts").EventView} EventView */
/** @typedef {import("../../web/src/engine/protocol.d.ts").HandView} HandView */
/** @typedef {import("../../web/src/engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../../web/src/engine/protocol.d.ts").TableView} TableView */

/** @type {RulesView} */
const RULES = {
  preset: "muggins",
  players: 2,
  sides: 2,
  highest: 6,
  target: 250,
  goal: 250,
  round_to: 5,
  divisor: 1,
  announces: false,
  calls: false,
  sayable: [],
  options: [],
};

/**
 * A placement by the first seat that scored nothing, where nothing else is said.
 *
 * @param {Partial<EventView>} [changes]
 * @returns {EventView}
 */
export function eventView(changes = {}) {
  return {
    kind: "place",
    seat: 0,
    tile: null,
    anchor: null,
    announced: null,
    count: null,
    points: 0,
    missed: 0,
    on: null,
    deducted: 0,
    ...changes,
  };
}

/**
 * A hand of Ann's: one tile, and nothing to do with it.
 *
 * @param {Partial<HandView>} [changes]
 * @returns {HandView}
 */
export function handView(changes = {}) {
  return {
    seat: 0,
    tiles: [{ tile: "6-4", placements: [], why_not: null }],
    drawn: null,
    must_place: false,
    can_draw: false,
    can_pass: false,
    ...changes,
  };
}

/**
 * Ann and Bob behind the curtain before the first placement of a round, where nothing else is said.
 *
 * @param {Partial<TableView>} [changes]
 * @returns {TableView}
 */
export function tableView(changes = {}) {
  const tally = { negative: false, wholes: 0, strokes: 7 };
  return {
    version: 1,
    phase: "curtain",
    rules: RULES,
    rules_name: "",
    round: 1,
    players: [
      { seat: 0, side: 0, name: "Ann", score: 35, tiles: 7, tally, computer: null },
      { seat: 1, side: 1, name: "Bob", score: 20, tiles: 7, tally, computer: null },
    ],
    to_act: 0,
    boneyard: 14,
    line: { tiles: [], ends: [], scoring: [], count: null },
    hand: null,
    thinking: null,
    undo: null,
    log: [],
    window: null,
    lot: null,
    round_end: null,
    settlement: null,
    sheet: [],
    standings: [],
    lead: { ahead: [0], done: 35, margin: 15, changes: 0 },
    winners: null,
    ...changes,
  };
}
