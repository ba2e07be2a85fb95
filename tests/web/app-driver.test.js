import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/src/engine/engine_error.js";
import { MatchDriver } from "../../web/src/state/match-driver.js";
import { initialPage } from "../../web/src/state/page.js";
import { createStore } from "../../web/src/state/store.js";
import { failed, left } from "../../web/src/state/visits.js";
import { MatchKeeper } from "../../web/src/storage/match-keeper.js";
import { Ownership } from "../../web/src/storage/ownership.js";
import { createShelf, memoryPlace } from "../../web/src/storage/shelf.js";
import { handView, tableView } from "./samples.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").TableReply} TableReply */
/** @typedef {import("../../web/src/engine/protocol.d.ts").Phase} Phase */

/**
 * @param {number} version
 * @param {Phase} [phase]
 * @returns {TableReply}
 */
function reply(version, phase = "curtain") {
  return { save: `save ${version}`, view: tableView({ version, phase }) };
}

/** @param {string} code */
const refusal = (code) => new EngineError({ code, message: "why", context: {} });

/** An engine whose answers the test gives; `asked` is what it was asked. */
class PlayedEngine {
  /** @type {(Record<string, unknown> & { type: string })[]} */
  asked = [];
  /** @type {{ pass: (reply: TableReply) => void, fail: (error: Error) => void }[]} */
  waiting = [];
  retries = 0;

  /**
   * @param {string} type
   * @param {object} fields
   * @returns {Promise<TableReply>}
   */
  request(type, fields) {
    this.asked.push({ type, ...fields });
    return new Promise((pass, fail) => this.waiting.push({ pass, fail }));
  }

  inquire() {
    return assert.fail("nothing is asked beside the table");
  }

  retry() {
    this.retries += 1;
  }

  /** @param {TableReply | EngineError} answer */
  async answer(answer) {
    while (this.waiting.length === 0) await new Promise(setImmediate);
    const request = this.waiting.shift();
    if (answer instanceof EngineError) request?.fail(answer);
    else request?.pass(answer);
    await new Promise(setImmediate);
  }
}

/** @param {import("../../web/src/storage/ownership.js").Locks} [locks] */
function table(locks) {
  const store = createStore(initialPage());
  const engine = new PlayedEngine();
  const shelf = createShelf([memoryPlace()]);
  /** @type {(() => void)[]} */
  const waits = [];
  const wait = () => /** @type {Promise<void>} */ (new Promise((done) => waits.push(() => done())));
  const keeper = new MatchKeeper(shelf, "v1", (isLasting) => driver.kept(isLasting));
  const ownership = new Ownership(
    locks,
    () => driver.lose(),
    async () => {},
  );
  const driver = new MatchDriver({ store, engine, shelf, keeper, ownership, wait });
  return { store, engine, shelf, keeper, driver, waits };
}

const NAMES = ["Ann", "Bob", "", ""];
const HAND = handView();

/** A table at which a match was dealt. */
async function dealt() {
  const parts = table();
  parts.store.update((page) => ({ ...page, names: NAMES }));
  parts.driver.deal();
  await parts.engine.answer(reply(1, "lot"));
  return parts;
}

test("a deal with bad names asks for nothing and shows the faults", async () => {
  const { driver, engine, store } = table();
  await driver.deal();
  assert.deepEqual(engine.asked, []);
  assert.deepEqual([store.get().checked, store.get().route], [true, "start"]);
});

test("a deal remembers the names and shows and keeps the new match", async () => {
  const { engine, keeper, shelf, store } = await dealt();
  assert.deepEqual(engine.asked, [
    { type: "new_match", preset: "muggins", names: ["Ann", "Bob"], options: {}, rules_name: "" },
  ]);
  assert.deepEqual([store.get().route, store.get().view?.phase], ["match", "lot"]);
  const { computers, aliases } = initialPage();
  assert.deepEqual(await shelf.get("seats"), { names: NAMES, seats: 2, computers, aliases });
  const found = await keeper.load();
  assert.equal(found && "kept" in found && found.kept.save, "save 1");
});

test("a deal takes the game that was chosen", async () => {
  const { driver, engine, store } = table();
  const choice = { preset: "sniff", options: { target: 100 }, name: "Short" };
  store.update((page) => ({ ...page, names: NAMES, setup: { ...page.setup, choice } }));
  driver.deal();
  await engine.answer(reply(1, "lot"));
  const fields = { preset: "sniff", names: ["Ann", "Bob"], options: { target: 100 }, rules_name: "Short" };
  assert.deepEqual(engine.asked, [{ type: "new_match", ...fields }]);
});

test("rules that were changed since they were saved are dealt without the name", async () => {
  const { driver, engine, store } = table();
  const choice = { preset: "sniff", options: { target: 100 }, name: "Short" };
  store.update((page) => ({ ...page, names: NAMES, setup: { ...page.setup, choice, edited: true } }));
  driver.deal();
  await engine.answer(reply(1, "lot"));
  assert.equal(engine.asked[0]?.rules_name, "");
});

test("rules that do not go together are not dealt", async () => {
  const { driver, engine, store } = table();
  const fault = { reason: "range", context: { option: "target" } };
  store.update((page) => ({ ...page, names: NAMES, setup: { ...page.setup, fault }, replacing: true }));
  await driver.deal();
  const { route, replacing } = store.get();
  assert.deepEqual(
    [engine.asked, route, replacing],
    [[], "start", false],
    "the fault is not told under a question",
  );
});

test("a match that is under way is not replaced without a question", async () => {
  const { driver, engine, store } = await dealt();
  store.update((page) => ({ ...page, route: "start" }));
  await driver.deal();
  assert.deepEqual([engine.asked.length, store.get().replacing], [1, true]);
  driver.deal();
  await engine.answer(reply(2, "lot"));
  assert.deepEqual([engine.asked.length, store.get().view?.version], [2, 2]);
});

test("names that the engine refuses lead back to the start with its reason", async () => {
  const { driver, engine, store } = table();
  store.update((page) => ({ ...page, names: NAMES }));
  driver.deal();
  await engine.answer(refusal("name_taken"));
  assert.deepEqual([store.get().route, store.get().refused?.code], ["start", "name_taken"]);
});

test("nothing is asked while an answer is awaited", async () => {
  const { driver, engine, store } = await dealt();
  driver.ask("proceed");
  driver.ask("proceed");
  assert.equal(engine.asked.length, 2);
  await engine.answer(reply(2));
  assert.equal(store.get().busy, false);
  assert.deepEqual(engine.asked[1], { type: "proceed", version: 1 });
});

test("from the lot the hand is shown of nobody but the one who said to be there", async () => {
  for (const [seat, asked] of /** @type {const} */ ([
    [0, ["new_match", "proceed", "show_hand"]],
    [1, ["new_match", "proceed"]],
  ])) {
    const { driver, engine } = await dealt();
    driver.lead(seat);
    await engine.answer({ save: "save 2", view: tableView({ version: 2, to_act: 0 }) });
    await new Promise(setImmediate);
    assert.deepEqual(
      engine.asked.map(({ type }) => type),
      asked,
    );
  }
});

test("a double press never draws twice", async () => {
  const { driver, engine, store, waits } = await dealt();
  driver.ask("act", { action: "draw" });
  await engine.answer(reply(2, "turn"));
  assert.equal(store.get().view?.version, 2, "the tile is shown at once");
  driver.ask("act", { action: "draw" });
  assert.equal(engine.asked.length, 2, "but nothing is taken for a moment");
  waits[0]?.();
  await new Promise(setImmediate);
  driver.ask("act", { action: "draw" });
  assert.deepEqual(engine.asked[2], { type: "act", version: 2, action: "draw", announced: null });
});

test("every answer is kept before the next request", async () => {
  const { driver, engine, keeper } = await dealt();
  driver.ask("proceed");
  await engine.answer(reply(2));
  const found = await keeper.load();
  assert.equal(found && "kept" in found && found.kept.save, "save 2");
});

test("a refused request leaves the table as it was and tells why", async () => {
  const { driver, engine, store } = await dealt();
  driver.ask("proceed");
  await engine.answer(refusal("stale_request"));
  const { view, busy, refused } = store.get();
  assert.deepEqual([view?.version, busy, refused?.code], [1, false, "stale_request"]);
});

test("a page that is opened again goes straight back to the match", async () => {
  const { driver, engine, store, keeper } = table();
  await keeper.keep({ save: "save 7", summary: { players: [], over: false }, view: null });
  driver.open(false);
  await engine.answer(reply(7));
  assert.deepEqual(engine.asked, [{ type: "resume", save: "save 7" }]);
  assert.deepEqual([store.get().route, store.get().view?.phase], ["match", "curtain"]);
});

const KEPT = { save: "save 7", summary: { players: [], over: false } };

test("a match that was kept with a hand shown is drawn at once, without the hand", async () => {
  const { engine, driver, keeper } = await dealt();
  driver.ask("show_hand");
  const shown = tableView({ version: 7, phase: "turn", hand: HAND });
  await engine.answer({ save: "save 7", view: shown });
  await driver.settle();
  const found = await keeper.load();
  assert.ok(found && "kept" in found);
  const drawn = found.kept.view;
  assert.deepEqual([drawn?.phase, drawn?.hand], ["curtain", null]);

  const next = table();
  await next.keeper.keep({ ...KEPT, view: drawn });
  next.driver.open(false);
  while (next.engine.waiting.length === 0) await new Promise(setImmediate);
  const { route, view, busy, resuming } = next.store.get();
  assert.deepEqual([route, view, busy, resuming], ["match", drawn, true, true]);
  assert.equal(JSON.stringify(next.store.get()).includes(HAND.tiles[0]?.tile ?? ""), false);
});

test("who waits until all is kept waits for what is asked meanwhile too", async () => {
  const { driver, engine, keeper, store } = await dealt();
  driver.ask("proceed");
  let isSettled = false;
  const settling = driver.settle().then(() => {
    isSettled = true;
  });
  const answered = engine.answer(reply(2));
  while (store.get().busy) await null;
  driver.ask("show_hand");
  await answered;
  await keeper.writing;
  await new Promise(setImmediate);
  assert.equal(isSettled, false);
  await engine.answer({ save: "save 3", view: tableView({ version: 3 }) });
  await settling;
  const found = await keeper.load();
  assert.equal(found && "kept" in found && found.kept.save, "save 3");
});

test("a match that is only drawn takes nothing before the engine has it", async () => {
  const { driver, engine, store, keeper } = table();
  await keeper.keep({ ...KEPT, view: tableView({ version: 7 }) });
  driver.open(false);
  while (engine.waiting.length === 0) await new Promise(setImmediate);
  driver.ask("show_hand");
  assert.deepEqual(
    engine.asked.map(({ type }) => type),
    ["resume"],
  );
  await engine.answer(reply(7));
  const { busy, resuming, news, takenBack } = store.get();
  assert.deepEqual([busy, resuming, news, takenBack], [false, false, [], false]);
});

test("a match that is only drawn goes when the engine cannot be had, and comes back when it can", async () => {
  const { driver, engine, store, keeper } = table();
  await keeper.keep({ ...KEPT, view: tableView({ version: 7 }) });
  driver.open(false);
  await engine.answer(refusal("engine_download"));
  assert.deepEqual([store.get().view, store.get().boot.status], [null, "failed"]);
  driver.retry();
  while (engine.waiting.length === 0) await new Promise(setImmediate);
  assert.equal(store.get().view?.version, 7);
  await engine.answer(reply(8));
  assert.deepEqual([store.get().view?.version, store.get().busy], [8, false]);
});

test("a match that is only drawn can be left, and does not come back by itself", async () => {
  const { driver, engine, store, keeper } = table();
  await keeper.keep({ ...KEPT, view: tableView({ version: 7 }) });
  driver.open(false);
  while (engine.waiting.length === 0) await new Promise(setImmediate);
  store.update(left);
  driver.leave();
  await engine.answer(reply(7));
  assert.deepEqual([store.get().route, store.get().view, store.get().busy], ["start", null, false]);
});

test("the start screen is shown where the address asks for it or the match is over", async () => {
  for (const [over, toStart] of [
    [false, true],
    [true, false],
  ]) {
    const { driver, engine, store, keeper } = table();
    await keeper.keep({ save: "save 7", summary: { players: [], over: over === true }, view: null });
    await driver.open(toStart === true);
    assert.deepEqual([engine.asked.length, store.get().route], [0, "start"]);
    assert.ok(store.get().saved);
  }
});

test("a save that cannot be read is told, kept aside and out of the way", async () => {
  const { driver, engine, store, keeper } = table();
  await keeper.keep({ save: "damaged", summary: { players: [], over: false }, view: null });
  driver.open(false);
  await engine.answer(refusal("bad_record"));
  assert.deepEqual([store.get().broken, store.get().route], ["damaged", "start"]);
  assert.equal(await keeper.load(), null);
});

test("an engine that fails while a match is gone on with does not cost the match", async () => {
  const { driver, engine, store, keeper } = table();
  await keeper.keep({ save: "save 7", summary: { players: [], over: false }, view: null });
  driver.open(false);
  await engine.answer(refusal("engine_download"));
  assert.deepEqual([store.get().boot.status, store.get().broken], ["failed", null]);
  driver.retry();
  await engine.answer(reply(7));
  assert.deepEqual([engine.retries, store.get().view?.version], [1, 7]);
});

test("a retry asks again for the match that was to be dealt", async () => {
  const { driver, engine, store } = table();
  store.update((page) => ({ ...page, names: NAMES }));
  driver.deal();
  await engine.answer(refusal("engine_failed"));
  assert.equal(store.get().boot.status, "failed");
  driver.retry();
  await engine.answer(reply(1, "lot"));
  assert.equal(store.get().view?.phase, "lot");
});

test("an engine that came back shows its table and a notice, and loses nothing", async () => {
  const { driver, store } = await dealt();
  store.update((page) => failed(page, "engine_failed", ""));
  driver.recover(reply(9));
  assert.deepEqual([store.get().view?.version, store.get().notices], [9, ["recovered"]]);
});

test("a first start that succeeds late is no recovery", async () => {
  const { driver, store } = table();
  driver.recover(null);
  assert.deepEqual(store.get().notices, []);
});

test("a match that is not being saved is told once", async () => {
  const { driver, store } = await dealt();
  driver.kept(false);
  store.update((page) => ({ ...page, notices: [] }));
  driver.kept(false);
  assert.deepEqual(store.get().notices, []);
  driver.kept(true);
  driver.kept(false);
  assert.deepEqual(store.get().notices, ["unsaved"]);
});

test("a tab that another has taken the match from neither shows nor keeps it", async () => {
  /** @type {((error: Error) => void)[]} */
  const holders = [];
  const { driver, engine, keeper, store } = table({
    async request(_name, _options, held) {
      await new Promise((_done, fail) => {
        holders.push(fail);
        held({});
      });
    },
  });
  store.update((page) => ({ ...page, names: NAMES }));
  driver.deal();
  await engine.answer(reply(1, "lot"));
  driver.ask("proceed");
  holders[0]?.(new Error("stolen"));
  await new Promise(setImmediate);
  await engine.answer(reply(2));
  assert.deepEqual([store.get().elsewhere, store.get().view], [true, null]);
  const found = await keeper.load();
  assert.equal(found && "kept" in found && found.kept.save, "save 1");

  await keeper.keep({ save: "save 30", summary: { players: [], over: false }, view: null });
  driver.playHere();
  await engine.answer(reply(30));
  assert.deepEqual([store.get().elsewhere, store.get().view?.version], [false, 30]);
  assert.deepEqual(engine.asked.at(-1), { type: "resume", save: "save 30" });
});

/** @param {ReturnType<typeof table>} parts */
function leave({ store, driver }) {
  store.update(left);
  driver.leave();
}

test("what was asked before the table was left is kept but opens no hand there", async () => {
  const parts = await dealt();
  const { driver, engine, keeper, store } = parts;
  driver.ask("show_hand");
  leave(parts);
  await engine.answer(reply(2, "turn"));
  assert.deepEqual([store.get().route, store.get().view], ["start", null]);
  const found = await keeper.load();
  assert.equal(found && "kept" in found && found.kept.save, "save 2");
});

test("the way back to a table that was left leads through the kept match", async () => {
  const parts = await dealt();
  const { driver, engine, store } = parts;
  driver.ask("act", { action: "draw" });
  leave(parts);
  const back = driver.goOn();
  await engine.answer(reply(2, "turn"));
  await engine.answer(reply(3, "curtain"));
  await back;
  assert.deepEqual(engine.asked.at(-1), { type: "resume", save: "save 2" });
  assert.equal(store.get().view?.phase, "curtain");
});

test("a deal that was left while the engine was loading is taken back", async () => {
  const parts = table();
  const { driver, engine, keeper, store } = parts;
  store.update((page) => ({ ...page, names: NAMES }));
  driver.deal();
  await new Promise(setImmediate);
  leave(parts);
  store.update((page) => ({ ...page, names: ["Anna", "Bob", "", ""] }));
  driver.deal();
  await engine.answer(reply(1, "lot"));
  assert.equal(await keeper.load(), null);
  await engine.answer(reply(2, "lot"));
  assert.deepEqual(engine.asked.at(-1), {
    type: "new_match",
    preset: "muggins",
    names: ["Anna", "Bob"],
    options: {},
    rules_name: "",
  });
  assert.equal(store.get().view?.version, 2);
});
