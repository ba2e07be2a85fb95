import assert from "node:assert/strict";
import { test } from "node:test";
import { initialPage } from "../../web/src/state/page.js";
import { createStore } from "../../web/src/state/store.js";
import { followThinking, momentOf, pauseOf } from "../../web/src/state/thinking.js";
import { isUnheard, tapped, thought, unanswered, viewed } from "../../web/src/state/turns.js";
import { left } from "../../web/src/state/visits.js";
import { eventView, handView, tableView } from "./samples.js";

/** @typedef {import("../../web/src/state/page.js").Page} Page */
/** @typedef {import("../../web/src/engine/protocol.d.ts").TableView} TableView */

const [ANN, BOB] = tableView().players;
const PLAYERS = [ANN, { ...BOB, computer: { level: "expert", temperament: "even" } }];

/** @param {Partial<TableView>} [changes] */
function thinkingView(changes = {}) {
  const players = /** @type {TableView["players"]} */ (PLAYERS);
  const thinking = { seat: 1, share: 0 };
  return tableView({ phase: "thinking", players, to_act: 1, thinking, version: 4, ...changes });
}

/** @param {Partial<TableView>} [changes] @returns {Page} */
function page(changes) {
  const before = initialPage();
  const boot = { ...before.boot, status: /** @type {const} */ ("ready") };
  return { ...before, route: "match", boot, view: thinkingView(changes) };
}

/** @param {Page} shown */
function followed(shown) {
  const store = createStore(initialPage());
  const sight = { hidden: false, tell: () => {}, addEventListener };
  /** @type {string[]} */
  const done = [];
  /** @type {{ milliseconds: number, pass: () => void }[]} */
  const waits = [];
  /** @param {string} _ @param {() => void} listener */
  function addEventListener(_, listener) {
    sight.tell = listener;
  }
  let [now, share] = [0, 0];
  const driver = {
    async think() {
      done.push("think");
      share = Math.min(1, share + 0.5);
      return share;
    },
    async ask(/** @type {string} */ type) {
      done.push(type);
      share = 0;
    },
  };
  const wait = (/** @type {number} */ milliseconds) =>
    /** @type {Promise<void>} */ (new Promise((pass) => waits.push({ milliseconds, pass: () => pass() })));
  followThinking(store, driver, { now: () => now, wait }, sight);
  store.update(() => shown);
  const settle = () => new Promise(setImmediate);
  /** All that is waited for is over. */
  async function pause() {
    await settle();
    for (const { milliseconds, pass } of waits.splice(0)) {
      now += milliseconds;
      pass();
    }
    await settle();
  }
  return { store, done, waits, pause, settle, sight };
}

test("a computer player thinks until it has chosen, waits as a person would, and plays", async () => {
  const { done, waits, pause, settle } = followed(page());
  await settle();
  assert.deepEqual(done, ["think", "think"]);
  assert.equal(waits.length, 1);
  await pause();
  assert.deepEqual(done, ["think", "think", "move"]);
});

test("the pause is that of the pace, and none at the fastest", async () => {
  const calm = page();
  const pace = (/** @type {Page["preferences"]["pace"]} */ name) => ({
    ...calm,
    preferences: { ...calm.preferences, pace: name },
  });
  assert.ok(pauseOf(calm) > pauseOf(pace("quick")));
  assert.equal(pauseOf(pace("still")), 0);
  const { done, settle } = followed(pace("still"));
  await settle();
  assert.deepEqual(done, ["think", "think", "move"]);
});

test("people have time to call, whatever the pace", () => {
  const open = page({ window: { seat: 1, callers: [0] } });
  const still = { ...open, preferences: { ...open.preferences, pace: /** @type {const} */ ("still") } };
  assert.ok(pauseOf(still) > pauseOf(page()));
});

test("a call stays to be read, whatever the pace", () => {
  const called = { ...page(), news: [eventView({ kind: "call" })] };
  const still = { ...called, preferences: { ...called.preferences, pace: /** @type {const} */ ("still") } };
  assert.ok(pauseOf(still) > pauseOf(page()));
  assert.equal(pauseOf({ ...still, news: [eventView()] }), 0);
});

test("nobody thinks or plays while the page is hidden, and the pause begins anew when it is seen", async () => {
  const { done, waits, pause, settle, sight } = followed(page());
  await settle();
  sight.hidden = true;
  sight.tell();
  await pause();
  assert.deepEqual(done, ["think", "think"]);
  sight.hidden = false;
  sight.tell();
  await settle();
  const again = page();
  assert.deepEqual(
    waits.map(({ milliseconds }) => milliseconds),
    [pauseOf(again)],
  );
});

test("what lies over the table, a pause, and a table that is left hold everything", () => {
  const shown = page();
  assert.notEqual(momentOf(shown), null);
  const others = [
    { ...shown, sheet: true },
    { ...shown, paused: true },
    { ...shown, busy: true },
    { ...shown, calling: true },
    { ...shown, resuming: true },
    { ...shown, refused: { tile: null, code: "internal" } },
    left(shown),
  ];
  for (const other of others) assert.equal(momentOf(other), null);
  const tile = { ...shown, refused: { tile: "6-4", code: "not_your_turn" } };
  assert.equal(momentOf(tile), momentOf(shown), "a tile that cannot be placed now is no matter of theirs");
});

test("while play is held back for calls it is thought, and not played", async () => {
  const { done, pause, store } = followed({ ...page(), held: 3 });
  await pause();
  assert.deepEqual(done, ["think", "think"]);
  store.update((now) => ({ ...now, held: 0 }));
  await pause();
  assert.equal(done.at(-1), "move");
});

test("who left the table while a player waited finds that nothing was played", async () => {
  const { done, pause, settle, store } = followed(page());
  await settle();
  store.update(left);
  await pause();
  assert.deepEqual(done, ["think", "think"]);
});

test("computer players are asked once whether they call, when people have had their time", async () => {
  const turn = page({ phase: "turn", thinking: null, to_act: 0, window: { seat: 0, callers: [0] } });
  assert.equal(isUnheard(turn), true);
  const { done, pause, settle, store, waits } = followed(turn);
  await settle();
  assert.ok((waits[0]?.milliseconds ?? 0) > 0);
  await pause();
  assert.deepEqual(done, ["listen"]);
  store.update(unanswered);
  await pause();
  assert.deepEqual(done, ["listen"]);
});

test("people alone are not asked for", () => {
  assert.equal(
    isUnheard({ ...initialPage(), view: tableView({ window: { seat: 0, callers: [1] } }) }),
    false,
  );
});

test("thinking changes what is shown of it, and nothing of the table", () => {
  const shown = page();
  const next = thought(shown, thinkingView({ thinking: { seat: 1, share: 0.47 } }));
  assert.deepEqual([next.share, next.view === shown.view], [0.4, true]);
  assert.equal(thought(next, thinkingView({ thinking: { seat: 1, share: 0.55 } })), next, "no step further");
  assert.equal(thought(shown, thinkingView({ version: 3 })), shown, "of an earlier table");
});

test("what is played without a pause is all read out when the turn of a person comes", () => {
  const shown = page({ log: [] });
  const still = { ...shown, preferences: { ...shown.preferences, pace: /** @type {const} */ ("still") } };
  const once = viewed(still, thinkingView({ version: 5, log: [eventView()] }));
  const log = [eventView(), eventView({ seat: 1, tile: "4-1", anchor: "6-4" })];
  const twice = viewed(once, thinkingView({ version: 6, phase: "turn", to_act: 0, thinking: null, log }));
  assert.deepEqual(
    [
      twice.untold.length,
      twice.news.length,
      viewed({ ...once, preferences: shown.preferences }, thinkingView({ version: 6, log })).untold.length,
    ],
    [2, 1, 1],
  );
});

test("a tile that is tapped while others think is not to be placed now", () => {
  const hand = handView();
  const told = tapped(page({ hand }), "6-4");
  assert.deepEqual([told.chosen, told.refused], [null, { tile: "6-4", code: "not_your_turn" }]);
});
