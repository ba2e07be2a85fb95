import assert from "node:assert/strict";
import { test } from "node:test";
import { coming, followByItself, stopped } from "../../web/src/state/by-itself.js";
import { initialPage } from "../../web/src/state/page.js";
import { createStore } from "../../web/src/state/store.js";
import { eventView, handView, tableView } from "./samples.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").HandView} HandView */
/** @typedef {import("../../web/src/state/page.js").Page} Page */

/** @param {string} action */
const placement = (action) => ({ action, anchor: null, place: null, pips: null, count: null, points: null });

/** @type {HandView} */
const HAND = handView({ tiles: [{ tile: "6-4", placements: [placement("6-4>4-1")], why_not: null }] });

/**
 * @param {Partial<HandView>} hand
 * @param {Partial<Page["preferences"]>} preferences
 * @returns {Page}
 */
function turn(hand, preferences) {
  const page = initialPage();
  const boot = { ...page.boot, status: /** @type {const} */ ("ready") };
  const view = tableView({ phase: "turn", hand: { ...HAND, ...hand } });
  return { ...page, route: "match", boot, view, preferences: { ...page.preferences, ...preferences } };
}

test("only a pass comes by itself where nobody has wished for more", () => {
  assert.equal(coming(turn({}, {})), null);
  assert.equal(coming(turn({ can_draw: true }, {})), null);
  assert.equal(coming(turn({ can_pass: true }, {}))?.kind, "pass");
});

test("of two placements none comes by itself", () => {
  const two = [placement("6-4>4-1"), placement("6-4>6-3")];
  assert.equal(coming(turn({}, { onlyMove: true }))?.action, "6-4>4-1");
  assert.equal(
    coming(turn({ tiles: [{ tile: "6-4", placements: two, why_not: null }] }, { onlyMove: true })),
    null,
  );
});

test("nothing comes by itself while somebody may call, or where a count is said", () => {
  const page = turn({}, { onlyMove: true });
  const view = /** @type {NonNullable<Page["view"]>} */ (page.view);
  assert.equal(coming({ ...page, view: { ...view, window: { seat: 1, callers: [0] } } }), null);
  assert.equal(coming({ ...page, view: { ...view, rules: { ...view.rules, announces: true } } }), null);
});

test("what was stopped comes no more in that moment, and comes in the next", () => {
  const page = stopped(turn({}, { onlyMove: true }));
  assert.equal(coming(page), null);
  const view = /** @type {NonNullable<Page["view"]>} */ (page.view);
  assert.notEqual(coming({ ...page, view: { ...view, log: [eventView()] } }), null);
});

/** A document that can be hidden and shown. */
function seen() {
  let hidden = false;
  /** @type {() => void} */
  let tell = () => {};
  return {
    get hidden() {
      return hidden;
    },
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ listener) => {
      tell = listener;
    },
    hide(/** @type {boolean} */ isHidden) {
      hidden = isHidden;
      tell();
    },
  };
}

/** @param {Page} page */
function followed(page) {
  const store = createStore(initialPage());
  /** @type {(() => void)[]} */
  const waits = [];
  /** @type {string[]} */
  const done = [];
  followByItself(
    store,
    (action) => done.push(action),
    () => new Promise((pass) => waits.push(pass)),
    seen(),
  );
  store.update(() => page);
  /** All that is waited for is over. */
  async function pause() {
    for (const pass of waits.splice(0)) pass();
    await new Promise(setImmediate);
  }
  return { store, done, pause, waits };
}

test("it is done after the pause, once, however often the page changes meanwhile", async () => {
  const { store, done, pause } = followed(turn({}, { onlyMove: true }));
  for (let change = 0; change < 3; change++) store.update((page) => ({ ...page }));
  assert.deepEqual(done, []);
  await pause();
  store.update((page) => ({ ...page }));
  await pause();
  assert.deepEqual(done, ["6-4>4-1"]);
});

test("an act of the person stops it for good", async () => {
  const { store, done, pause } = followed(turn({}, { onlyMove: true }));
  store.update((page) => ({ ...page, chosen: "6-4" }));
  store.update((page) => ({ ...page, chosen: null }));
  await pause();
  assert.deepEqual(done, []);
});

test("a page that rests is waited for, and the pause is taken anew", async () => {
  const { store, done, pause, waits } = followed(turn({}, { onlyMove: true }));
  store.update((page) => ({ ...page, resting: true }));
  await pause();
  assert.deepEqual(done, []);
  store.update((page) => ({ ...page, resting: false }));
  assert.equal(waits.length, 1);
  await pause();
  assert.deepEqual(done, ["6-4>4-1"]);
});

test("a hidden page holds the pause, and takes the whole of it when it is seen again", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const store = createStore(initialPage());
  const sight = seen();
  /** @type {string[]} */
  const done = [];
  followByItself(
    store,
    (action) => done.push(action),
    (milliseconds) => new Promise((pass) => setTimeout(pass, milliseconds)),
    sight,
  );
  /** @param {number} milliseconds */
  async function passed(milliseconds) {
    context.mock.timers.tick(milliseconds);
    await new Promise(setImmediate);
  }
  store.update(() => turn({}, { onlyMove: true }));
  await passed(2000);
  sight.hide(true);
  await passed(60_000);
  store.update((page) => ({ ...page }));
  await passed(60_000);
  assert.deepEqual(done, [], "nothing is done unseen");
  sight.hide(false);
  await passed(2399);
  assert.deepEqual(done, [], "the pause is whole");
  await passed(1);
  assert.deepEqual(done, ["6-4>4-1"]);
});
