import assert from "node:assert/strict";
import { test } from "node:test";
import { longestWord } from "../../web/src/state/names.js";
import { goalOf, lastGains, progressOf, wentOut } from "../../web/src/state/progress.js";
import { eventView, tableView } from "./samples.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").SheetRoundView} SheetRoundView */

const { rules } = tableView();
const OUTS = {
  ...rules,
  target: null,
  options: [
    {
      name: "outs_to_win",
      value: 4,
      idle_by: null,
      in_preset: 3,
      in_muggins: 3,
      choices: [],
      lowest: 1,
      highest: 100,
    },
  ],
};

/**
 * @param {SheetRoundView["reason"]} reason
 * @param {number | null} finisher
 * @returns {SheetRoundView}
 */
function round(reason, finisher) {
  return { number: 1, leader: 0, reason, finisher, cells: [] };
}

/** Ann and Cleo against Bob and Dot. */
function partners() {
  const { players } = tableView();
  const [one] = players;
  assert(one);
  const names = ["Ann", "Bob", "Cleo", "Dot"];
  return names.map((name, seat) => ({ ...one, seat, side: seat % 2, name }));
}

test("the way to the target is the part of it that the score makes", () => {
  const view = tableView();
  assert.deepEqual(goalOf(view), { kind: "points", goal: 250 });
  assert.equal(progressOf(view, 0, 0).part, 0);
  assert.equal(progressOf(view, 0, 50).part, 0.2);
  assert.equal(progressOf(view, 0, 250).part, 1);
});

test("a score below nothing or beyond the target stays on the way, and is told as it is", () => {
  const view = tableView();
  assert.deepEqual(progressOf(view, 0, -45), { kind: "points", done: -45, goal: 250, part: 0 });
  assert.deepEqual(progressOf(view, 1, 265), { kind: "points", done: 265, goal: 250, part: 1 });
});

test("where going out wins, the way is the rounds that the side dominoed, whichever partner did", () => {
  const sheet = [
    round("domino", 0),
    round("block", null),
    round("domino", 2),
    round("domino", 3),
    round(null, null),
  ];
  const view = tableView({ rules: OUTS, players: partners(), sheet });
  assert.deepEqual(progressOf(view, 0, 500), { kind: "outs", done: 2, goal: 4, part: 0.5 });
  assert.deepEqual(progressOf(view, 1, 500), { kind: "outs", done: 1, goal: 4, part: 0.25 });
});

test("nobody dominoed a round that was blocked, ended at the target, or is in play", () => {
  const view = tableView({ players: partners() });
  assert.equal(wentOut(view, round("domino", 3)), 1);
  assert.equal(wentOut(view, round("block", null)), null);
  assert.equal(wentOut(view, round("target", 1)), null);
  assert.equal(wentOut(view, round(null, null)), null);
});

test("the last placement brings its points to the side of who placed it, until the next is laid", () => {
  const scored = eventView({ seat: 1, tile: "5-5", points: 10 });
  const draw = eventView({ kind: "draw", seat: 0 });
  assert.deepEqual([...lastGains(tableView({ log: [scored, draw] }))], [[1, 10]]);
  const next = eventView({ seat: 0, tile: "5-4", anchor: "5-5" });
  assert.deepEqual([...lastGains(tableView({ log: [scored, draw, next] }))], []);
  assert.deepEqual([...lastGains(tableView({ log: [] }))], []);
  assert.deepEqual([...lastGains(tableView({ log: [draw] }))], []);
});

test("a call takes points to the caller, and from the other side where they are deducted", () => {
  const missed = eventView({ seat: 0, tile: "5-5", missed: 10 });
  const call = eventView({ kind: "call", seat: 1, on: 0, missed: 10, points: 10, deducted: 10 });
  assert.deepEqual(
    lastGains(tableView({ log: [missed, call] })),
    new Map([
      [1, 10],
      [0, -10],
    ]),
  );
  const wrong = eventView({ kind: "call", seat: 1, on: 0, points: -5 });
  assert.deepEqual([...lastGains(tableView({ log: [missed, wrong] }))], [[1, -5]]);
});

test("the longest word of the names is what has to fit, a hyphen at its end included", () => {
  assert.equal(longestWord(["Ann", "Bob"]), 3);
  assert.equal(longestWord(["Catherine-Elizabeth", "Bo"]), "Catherine-".length);
  assert.equal(longestWord(["Wilhelmina van Dijk"]), 10);
  assert.equal(longestWord(["👩🏽‍🦰é"]), [..."👩🏽‍🦰é"].length);
  assert.equal(longestWord([]), 0);
});
