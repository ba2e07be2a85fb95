import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/src/engine/engine_error.js";
import { hintActions } from "../../web/src/state/hint-acting.js";
import { HintDriver } from "../../web/src/state/hint-driver.js";
import { hintedTile, isHinting, mayHint, shownHint } from "../../web/src/state/hints.js";
import { initialPage } from "../../web/src/state/page.js";
import { preferring } from "../../web/src/state/preferences.js";
import { createStore } from "../../web/src/state/store.js";
import { covered, foreseen, putBack, viewed } from "../../web/src/state/turns.js";
import { left } from "../../web/src/state/visits.js";
import { tableView } from "./samples.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").AdviceView} AdviceView */
/** @typedef {import("../../web/src/engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../../web/src/state/page.js").Page} Page */

const NUMBERS = { worth: 1, points: 0, answer: 0, stuck: 0, fitting: 1, pips: 1 };
/** @type {readonly AdviceView[]} */
const PLACEMENTS = ["5-5>6-5", "6-4>6-5", "6-4>4-2"].map((action) => ({ ...NUMBERS, action, after: "next" }));

/** @param {readonly string[]} actions */
function handOf(actions) {
  const tiles = [...new Set(actions.map((action) => action.split(">")[0] ?? ""))].map((tile) => ({
    tile,
    placements: actions
      .filter((action) => action.startsWith(tile))
      .map((action) => ({ action, anchor: "6-5", place: 0, pips: 6, count: null, points: null })),
    why_not: null,
  }));
  return { seat: 0, tiles, drawn: null, must_place: false, can_draw: false, can_pass: false };
}

/** @param {Partial<TableView>} [changes] */
const turnView = (changes = {}) =>
  tableView({ phase: "turn", version: 4, hand: handOf(PLACEMENTS.map(({ action }) => action)), ...changes });

/** @param {Partial<TableView>} [changes] @returns {Page} */
function turn(changes) {
  const before = initialPage();
  return {
    ...before,
    route: "match",
    boot: { ...before.boot, status: "ready" },
    view: turnView(changes),
  };
}

/** @param {Page} page */
function table(page) {
  const store = createStore(page);
  /** @type {{ type: string, version: number, pass: (reply: object) => void, fail: (error: Error) => void }[]} */
  const asked = [];
  const inquire = (/** @type {string} */ type, /** @type {{ version: number }} */ { version }) =>
    new Promise((pass, fail) => asked.push({ type, version, pass, fail }));
  const actions = hintActions(store, new HintDriver(store, /** @type {any} */ ({ inquire })));
  const settle = () => new Promise(setImmediate);
  /** @param {object} [reply] */
  async function answer(reply = { version: 4, share: 1, placements: PLACEMENTS }) {
    asked.at(-1)?.pass(reply);
    await settle();
  }
  return { store, asked, actions, answer, settle };
}

test("a hint is asked for once, however often it is pressed, and shown when it comes", async () => {
  const { store, asked, actions, answer } = table(turn());
  actions.askHint();
  actions.askHint();
  assert.deepEqual([isHinting(store.get()), shownHint(store.get())], [true, null]);
  await answer();
  actions.askHint();
  assert.deepEqual(
    asked.map(({ type, version }) => [type, version]),
    [["hint", 4]],
  );
  assert.equal(shownHint(store.get())?.[0].action, "5-5>6-5");
  assert.deepEqual(
    hintedTile(store.get())?.placements.map(({ action }) => action),
    ["5-5>6-5"],
  );
});

test("a hint is asked for until all is looked at, and how far it is shows in few steps", async () => {
  const { store, asked, actions, answer } = table(turn());
  actions.askHint();
  const shares = [];
  for (const share of [0.1, 0.3, 0.35, 0.9]) {
    await answer({ version: 4, share, placements: [] });
    assert.equal(shownHint(store.get()), null);
    shares.push(store.get().hint?.share);
  }
  assert.deepEqual(shares, [0, 0.2, 0.2, 0.8]);
  await answer();
  assert.deepEqual([asked.length, shownHint(store.get())?.length], [5, 3]);
});

test("nothing more is looked at for a hint that nobody waits for", async () => {
  const { asked, actions, answer } = table(turn());
  actions.askHint();
  actions.closeHint();
  await answer({ version: 4, share: 0.1, placements: [] });
  assert.equal(asked.length, 1);
});

test("a hint is offered only where there is something to choose", () => {
  assert.equal(mayHint(turn()), true);
  const others = [
    turn({ hand: handOf(["5-5>6-5"]) }),
    turn({ hand: handOf([]) }),
    turn({ hand: null, phase: "curtain" }),
    turn({ phase: "thinking" }),
    { ...turn(), meaning: "5-5>6-5" },
    { ...turn(), saying: "5-5>6-5" },
    { ...turn(), calling: true },
    preferring(turn(), "hints", false),
  ];
  for (const page of others) assert.equal(mayHint(page), false);
});

test("where none is offered a key asks for none", async () => {
  const { asked, actions } = table(turn({ hand: handOf(["5-5>6-5"]) }));
  actions.askHint();
  assert.deepEqual(asked, []);
});

test("whatever comes to the table takes the hint away, and a late one is dropped", async () => {
  const changes = [
    turnView({ version: 5 }),
    turnView({ version: 5, phase: "curtain", hand: null }),
    turnView({ version: 3 }),
  ];
  for (const view of changes) {
    const { store, actions, answer } = table(turn());
    actions.askHint();
    store.update((page) => viewed(page, view));
    await answer();
    assert.equal(store.get().hint, null);
    actions.askHint();
    await answer({ version: view.version, share: 1, placements: PLACEMENTS });
    assert.equal(shownHint(store.get()) !== null, view.hand !== null);
    store.update((page) => viewed(page, turnView({ version: view.version + 1 })));
    assert.equal(shownHint(store.get()), null);
  }
});

test("who leaves the table leaves the hint, and a match that is gone on with has none", async () => {
  const { store, actions, answer } = table(turn());
  actions.askHint();
  await answer();
  store.update(left);
  assert.equal(store.get().hint, null);
  assert.equal(shownHint(foreseen(store.get(), covered(turnView()))), null);
});

test("a hint that is closed is gone, also while it is waited for", async () => {
  const { store, actions, answer } = table(turn());
  actions.askHint();
  actions.closeHint();
  await answer();
  assert.equal(store.get().hint, null);
  actions.askHint();
  await answer();
  actions.closeHint();
  assert.equal(store.get().hint, null);
});

test("hints that are switched off are gone at once", async () => {
  const { store, actions, answer } = table(turn());
  actions.askHint();
  await answer();
  assert.equal(shownHint(preferring(store.get(), "hints", false)), null);
});

test("a hint that is taken chooses tile and place, and places nothing", async () => {
  const { store, actions, answer } = table({ ...turn(), chosen: "6-4" });
  actions.takeHint();
  assert.equal(store.get().meaning, null, "there is none");
  actions.askHint();
  await answer();
  actions.takeHint();
  assert.deepEqual([store.get().chosen, store.get().meaning], ["5-5", "5-5>6-5"]);
  store.update(putBack);
  assert.notEqual(shownHint(store.get()), null, "who puts it back may read on");
});

test("where counts are announced the count is asked for when a hint is taken", async () => {
  const view = turnView();
  const { store, actions, answer } = table(turn({ rules: { ...view.rules, announces: true } }));
  actions.askHint();
  await answer();
  actions.takeHint();
  const { chosen, meaning, saying } = store.get();
  assert.deepEqual([chosen, meaning, saying], ["5-5", null, "5-5>6-5"]);
  assert.equal(shownHint(store.get()), null, "while the count is said the line is to be seen");
});

test("while play is held back for calls a hint is not taken", async () => {
  const { store, actions, answer } = table({ ...turn(), held: 2 });
  actions.askHint();
  await answer();
  actions.takeHint();
  assert.equal(store.get().meaning, null);
});

test("an engine that fails, refuses, or has come back leaves no hint to be waited for", async () => {
  const error = (/** @type {string} */ code) => new EngineError({ code, message: "why", context: {} });
  const refusing = table(turn());
  refusing.actions.askHint();
  refusing.asked[0]?.fail(error("not_now"));
  await refusing.settle();
  assert.deepEqual([refusing.store.get().hint, refusing.store.get().refused?.code], [null, "not_now"]);

  const failing = table(turn());
  failing.actions.askHint();
  failing.asked[0]?.fail(error("engine_failed"));
  await failing.settle();
  assert.deepEqual([failing.store.get().hint, failing.store.get().boot.status], [null, "failed"]);

  const back = table(turn());
  back.actions.askHint();
  await back.answer({ view: turnView({ version: 1 }), save: "save" });
  assert.equal(shownHint(back.store.get()), null);
  back.store.update((page) => viewed(page, turnView({ version: 1 })));
  assert.equal(back.store.get().hint, null);
});

test("a refusal of a hint that nobody waits for any more is not told", async () => {
  const { store, asked, actions, settle } = table(turn());
  actions.askHint();
  store.update((page) => viewed(page, turnView({ version: 5 })));
  asked[0]?.fail(new EngineError({ code: "stale_request", message: "why", context: {} }));
  await settle();
  assert.equal(store.get().refused, null);
});
