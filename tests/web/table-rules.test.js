import assert from "node:assert/strict";
import { test } from "node:test";
import { createActions } from "../../web/src/state/acting.js";
import { calling, patient, saying, ticked, typed, unsaid } from "../../web/src/state/calls.js";
import { initialPage } from "../../web/src/state/page.js";
import { sidesOf } from "../../web/src/state/sides.js";
import { createStore } from "../../web/src/state/store.js";
import { areaOf, endMarks } from "../../web/src/table/end-marks.js";
import { isBranching, isCounting } from "../../web/src/table/in-force.js";
import { overlap } from "../../web/src/table/label-spot.js";
import { arrange, spotFor } from "../../web/src/table/line.js";
import { branches, inLineOrder } from "../../web/src/table/line-order.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").LineView} LineView */

/**
 * @param {Record<string, string | number>} options
 * @param {number} [highest]
 */
function rules(options, highest = 6) {
  return {
    preset: "muggins",
    players: 2,
    sides: 2,
    highest,
    target: 100,
    goal: 100,
    round_to: 5,
    divisor: 1,
    announces: true,
    calls: true,
    sayable: [],
    options: Object.entries(options).map(([name, value]) => ({
      name,
      value,
      idle_by: null,
      in_preset: value,
      in_muggins: value,
      choices: [],
      lowest: null,
      highest: null,
    })),
  };
}

test("a count is of no interest where headers score, or nothing does", () => {
  assert.equal(isCounting(rules({ scoring: "multiples" })), true);
  assert.equal(isCounting(rules({ scoring: "quotients" })), true);
  assert.equal(isCounting(rules({ scoring: "headers" })), false);
  assert.equal(isCounting(rules({ scoring: "none" })), false);
  assert.deepEqual(
    [isBranching(rules({ spinner: "none" })), isBranching(rules({ spinner: "all" }))],
    [false, true],
  );
});

const TALLY = { negative: false, wholes: 0, strokes: 0 };

/**
 * @param {number} seat
 * @param {number} side
 * @param {string} name
 */
const player = (seat, side, name) => ({
  seat,
  side,
  name,
  score: 10 * side,
  tiles: 5,
  tally: TALLY,
  computer: null,
});

test("partners are one side with both names, and everybody else is one alone", () => {
  const pairs = [player(0, 0, "Ann"), player(1, 1, "Bob"), player(2, 0, "Cleo"), player(3, 1, "Di")];
  assert.deepEqual(
    sidesOf({ players: pairs }).map(({ name, score }) => [name, score]),
    [
      ["Ann & Cleo", 0],
      ["Bob & Di", 10],
    ],
  );
  const alone = sidesOf({ players: [player(0, 0, "Ann"), player(1, 1, "Bob")] });
  assert.deepEqual(
    alone.map(({ name }) => name),
    ["Ann", "Bob"],
  );
});

/**
 * @param {string} tile
 * @param {string | null} anchor
 * @param {number | null} place
 * @param {number | null} pips
 */
const placed = (tile, anchor, place, pips) => ({ tile, anchor, place, pips });

/** @type {LineView} a spinner with both sides covered and one arm at one of its ends */
const SPINNER = {
  tiles: [
    placed("6-6", null, null, null),
    placed("6-1", "6-6", 0, 6),
    placed("6-2", "6-6", 1, 6),
    placed("6-3", "6-6", 2, 6),
    placed("5-3", "6-3", 1, 3),
  ],
  ends: [
    { anchor: "6-1", place: 1, pips: 1, value: 1 },
    { anchor: "6-2", place: 1, pips: 2, value: 2 },
    { anchor: "5-3", place: 0, pips: 5, value: 5 },
    { anchor: "6-6", place: 3, pips: 6, value: 0 },
  ],
  scoring: ["6-1", "6-2", "5-3"],
  count: null,
};

test("a branch is told by the spinner that it leaves, and is not in the line from end to end", () => {
  assert.deepEqual(inLineOrder(SPINNER.tiles), ["6-1", "6-6", "6-2"]);
  assert.deepEqual(branches(SPINNER.tiles), [{ at: "6-6", tiles: ["6-3", "5-3"] }]);
});

test("every open end has a badge with its value in the room of the next tile, filled where it counts", () => {
  const laid = arrange(SPINNER, { width: 600, height: 400 });
  const marks = endMarks(laid, SPINNER);
  assert.deepEqual(
    marks.map(({ value, counts }) => ({ value, counts })),
    [
      { value: 1, counts: true },
      { value: 2, counts: true },
      { value: 5, counts: true },
      { value: 0, counts: false },
    ],
  );
  for (const badge of marks) {
    const area = areaOf(badge);
    assert.ok(badge.radius >= 8);
    assert.deepEqual(
      laid.tiles.filter(({ box }) => overlap(box, area) > 0),
      [],
      "a badge hides no tile",
    );
    assert.ok(laid.ends.some(({ spots: { single } }) => overlap(single.box, area) > area.width ** 2 - 1));
  }
});

test("a badge shows no number where none is told, and none too small to be read", () => {
  const large = arrange(SPINNER, { width: 600, height: 400 });
  const valuesOf = (/** @type {import("../../web/src/table/end-marks.js").EndMark[]} */ marks) =>
    marks.map(({ value }) => value);
  const none = [null, null, null, null];
  assert.deepEqual(valuesOf(endMarks(large, SPINNER, { isCounted: false })), none);
  const small = arrange(SPINNER, { width: 90, height: 70 });
  assert.ok(small.unit < 14);
  assert.deepEqual(valuesOf(endMarks(small, SPINNER)), none);
});

test("a badge under the ghost of a tile is not drawn", () => {
  const laid = arrange(SPINNER, { width: 600, height: 400 });
  const hidden = laid.ends.slice(0, 1).map((end) => spotFor(end, "3-1").box);
  assert.deepEqual(
    endMarks(laid, SPINNER, { hidden }).map(({ value }) => value),
    [2, 5, 0],
  );
});

test("a count is typed in digits, and forgotten when the tile is taken back", () => {
  const page = typed(typed(saying(initialPage(), "6-4"), "1x"), "15");
  assert.deepEqual([page.saying, page.said], ["6-4", "15"]);
  assert.equal(typed(page, "12345").said, "123");
  for (const fifteen of ["١٥", "۱۵", "１５", "१५", "𝟙𝟝"]) assert.equal(typed(page, fifteen).said, "15");
  assert.deepEqual([unsaid(page).saying, unsaid(page).said], [null, ""]);
  assert.equal(typed(initialPage(), "1").said, "", "nothing is typed where nothing is asked");
});

/** A tile that fits at both ends of a line, as a hand holds it. */
const BOTH_WAYS = {
  tile: "6-4",
  placements: ["6-5", "4-2"].map((anchor) => ({
    action: `6-4>${anchor}`,
    anchor,
    place: 0,
    pips: 6,
    count: null,
    points: null,
  })),
  why_not: null,
};

/** No newer version is there to be taken. */
const take = async () => {};

test("the tile and its end may be changed until the count is said", () => {
  const store = createStore(initialPage());
  /** @type {unknown[]} */
  const asked = [];
  const ask = (/** @type {unknown[]} */ ...request) => asked.push(request);
  const actions = createActions(store, /** @type {any} */ ({ ask }), /** @type {any} */ ({}), { take });
  const view = { rules: rules({}), hand: { tiles: [BOTH_WAYS] } };
  store.update((page) => ({ ...page, view: /** @type {any} */ (view) }));

  actions.tap("6-4");
  actions.place("6-4>6-5");
  actions.type("1");
  actions.place("6-4>4-2");
  assert.deepEqual([store.get().saying, store.get().said], ["6-4>4-2", ""], "another end");
  actions.unsay();
  actions.tap("6-4");
  assert.deepEqual([store.get().saying, store.get().chosen], [null, null], "another tile");
  actions.tap("6-4");
  actions.place("6-4>6-5");
  assert.deepEqual(asked, []);
  actions.say(10);
  assert.deepEqual(asked, [["act", { action: "6-4>6-5", announced: 10 }]]);
});

test("a tap leads a tile, unless it may have been meant for what was there before", () => {
  const store = createStore(initialPage());
  /** @type {unknown[]} */
  const asked = [];
  const ask = (/** @type {unknown[]} */ ...request) => asked.push(request);
  const actions = createActions(store, /** @type {any} */ ({ ask }), /** @type {any} */ ({}), { take });
  const lead = { action: "6-4", anchor: null, place: null, pips: null, count: null, points: null };
  const hand = { tiles: [{ tile: "6-4", placements: [lead], why_not: null }] };
  const view = { rules: { ...rules({}), announces: false }, hand };
  store.update((page) => ({ ...page, view: /** @type {any} */ (view), resting: true }));

  actions.tap("6-4");
  actions.tap("6-4");
  assert.deepEqual([store.get().chosen, asked], ["6-4", []], "while the hand has just come");
  store.update((page) => ({ ...page, resting: false, held: 3 }));
  actions.tap("6-4");
  assert.deepEqual([store.get().chosen, asked], ["6-4", []], "while there is time for calls");
  store.update((page) => ({ ...page, held: 0 }));
  actions.tap("6-4");
  assert.deepEqual(asked, [["act", { action: "6-4" }]]);
});

test("nothing ends the time for calls while it is held back", () => {
  const store = createStore(initialPage());
  /** @type {unknown[]} */
  const asked = [];
  const ask = (/** @type {unknown[]} */ ...request) => asked.push(request[0]);
  const actions = createActions(store, /** @type {any} */ ({ ask }), /** @type {any} */ ({}), { take });
  const view = { rules: { ...rules({}), announces: false }, hand: { tiles: [BOTH_WAYS] } };
  store.update((page) => ({ ...page, view: /** @type {any} */ (view), held: 1 }));
  const leadOn = () => {
    actions.place("6-4>6-5");
    actions.draw();
    actions.pass();
    actions.showHand();
    actions.proceed();
  };
  leadOn();
  assert.deepEqual(asked, []);
  store.update(ticked);
  leadOn();
  assert.deepEqual(asked, ["act", "act", "act", "show_hand", "proceed"]);
});

test("no count is asked for while a request is under way", () => {
  const page = { ...initialPage(), busy: true };
  assert.equal(saying(page, "6-4"), page);
});

test("the time for calls runs down to nothing and is shortened with the preference", () => {
  const page = { ...patient(initialPage(), 5), held: 5 };
  assert.equal(ticked(page).held, 4);
  assert.equal(ticked({ ...page, held: 0 }).held, 0);
  assert.deepEqual([patient(page, 3).held, patient(page, 0).held, patient(page, 10).held], [3, 0, 5]);
  assert.deepEqual([calling(page, true).calling, calling(page, false)], [true, page]);
});
