// Who plays for whom: a side is a player, or two partners who sit opposite and share one score.

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").PlayerView} PlayerView */
/** @typedef {import("../engine/protocol.d.ts").TallyView} TallyView */

/**
 * @typedef {object} Side
 * @property {number} side
 * @property {string} name  "Ann", or "Ann & Cleo" of partners
 * @property {number} score
 * @property {TallyView} tally
 * @property {readonly PlayerView[]} members
 */

/**
 * The side that a seat plays for, null where there is no such seat.
 *
 * @param {Pick<TableView, "players">} view
 * @param {number | null} seat
 */
export function sideOf({ players }, seat) {
  return players.find((player) => player.seat === seat)?.side ?? null;
}

/**
 * @param {Pick<TableView, "players">} view
 * @returns {Side[]}
 */
export function sidesOf({ players }) {
  /** @type {Map<number, PlayerView[]>} */
  const sides = new Map();
  for (const player of players) sides.set(player.side, [...(sides.get(player.side) ?? []), player]);
  return [...sides].map(([side, members]) => ({
    side,
    name: members.map(({ name }) => name).join(" & "),
    score: members[0]?.score ?? 0,
    tally: members[0]?.tally ?? { negative: false, wholes: 0, strokes: 0 },
    members,
  }));
}
