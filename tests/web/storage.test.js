import assert from "node:assert/strict";
import { test } from "node:test";
import { MatchKeeper } from "../../web/src/storage/match-keeper.js";
import { Ownership } from "../../web/src/storage/ownership.js";
import { keepSeats, loadSeats } from "../../web/src/storage/seats.js";
import { createShelf, memoryPlace } from "../../web/src/storage/shelf.js";
import { tableView } from "./samples.js";

const SUMMARY = { players: [{ name: "Ann", score: 35 }], over: false };

/** @typedef {import("../../web/src/storage/shelf.js").Place} Place */

/** @returns {Place} */
function brokenPlace() {
  const fail = async () => {
    throw new Error("no storage");
  };
  return { get: fail, set: fail, del: fail };
}

/** A place whose writes wait until they are let through. */
class SlowPlace {
  place = memoryPlace();
  get = this.place.get;
  del = this.place.del;
  /** @type {string[]} */
  written = [];
  /** @type {(() => void)[]} */
  gates = [];

  /**
   * @param {string} key
   * @param {unknown} value
   */
  async set(key, value) {
    this.written.push(JSON.stringify(value));
    await new Promise((pass) => this.gates.push(() => pass(undefined)));
    await this.place.set(key, value);
  }

  letThrough() {
    this.gates.shift()?.();
  }
}

/**
 * @param {Place} place
 * @param {string} key
 */
async function valueIn(place, key) {
  const found = await place.get(key);
  assert.ok(typeof found === "object" && found !== null && "value" in found);
  return found.value;
}

/**
 * A place that refuses to keep what `isRefused` says.
 *
 * @param {Place} place
 * @param {(key: string) => boolean} isRefused
 * @returns {Place}
 */
function pickyPlace(place, isRefused) {
  return {
    ...place,
    set: (key, value) => (isRefused(key) ? Promise.reject(new Error("full")) : place.set(key, value)),
  };
}

test("a value is kept in the first place that takes it, and found again", async () => {
  const first = memoryPlace();
  const shelf = createShelf([first, brokenPlace()]);
  assert.equal(await shelf.set("match", "a"), true);
  assert.equal(await shelf.get("match"), "a");
  assert.equal(await valueIn(first, "match"), "a");
  await shelf.del("match");
  assert.equal(await shelf.get("match"), undefined);
});

test("where the database fails the next place serves", async () => {
  const second = memoryPlace();
  const shelf = createShelf([brokenPlace(), second]);
  assert.equal(await shelf.set("match", "a"), true);
  assert.equal(await valueIn(second, "match"), "a");
  assert.equal(await shelf.get("match"), "a");
});

test("where nothing lasts the value is kept in memory, and that is told", async () => {
  const shelf = createShelf([brokenPlace(), brokenPlace()]);
  assert.equal(await shelf.set("match", "a"), false);
  assert.equal(await shelf.get("match"), "a");
});

test("a shelf tells whether all that is kept outlives the page", async () => {
  let isFull = true;
  const room = memoryPlace();
  const place = {
    ...room,
    set: async (/** @type {string} */ key, /** @type {unknown} */ value) => {
      if (isFull) throw new Error("no room");
      await room.set(key, value);
    },
  };
  const shelf = createShelf([place]);
  assert.equal(shelf.isLasting(), true);
  await shelf.set("match", "a");
  await shelf.set("seats", "b");
  assert.equal(shelf.isLasting(), false);
  isFull = false;
  await shelf.set("match", "c");
  assert.equal(shelf.isLasting(), false);
  await shelf.del("seats");
  assert.equal(shelf.isLasting(), true);
});

test("of two places the newer value is found", async () => {
  const first = memoryPlace();
  const second = memoryPlace();
  let isFull = false;
  const shelf = createShelf([pickyPlace(first, () => isFull), second]);
  await shelf.set("match", "old");
  isFull = true;
  await shelf.set("match", "new");
  assert.equal(await shelf.get("match"), "new");
  isFull = false;
  await shelf.set("match", "newest");
  assert.equal(await shelf.get("match"), "newest");
});

test("a shelf settles when all that was set before is kept", async () => {
  const place = new SlowPlace();
  const shelf = createShelf([place]);
  await shelf.settle();
  shelf.set("one", 1);
  shelf.set("two", 2);
  let isSettled = false;
  const settled = shelf.settle().then(() => {
    isSettled = true;
  });
  place.letThrough();
  await new Promise(setImmediate);
  assert.equal(isSettled, false);
  place.letThrough();
  await settled;
  assert.equal(await valueIn(place, "two"), 2);
});

test("a damaged entry of a place is passed over", async () => {
  const place = memoryPlace();
  await place.set("match", "not dated");
  assert.equal(await createShelf([place]).get("match"), undefined);
});

test("matches are written in order and the last one wins", async () => {
  const place = new SlowPlace();
  const keeper = new MatchKeeper(createShelf([place]), "v1", () => {});
  keeper.keep({ save: "1", summary: SUMMARY, view: null });
  keeper.keep({ save: "2", summary: SUMMARY, view: null });
  const done = keeper.keep({ save: "3", summary: SUMMARY, view: null });
  while (place.written.length < 1) await new Promise(setImmediate);
  place.letThrough();
  while (place.written.length < 2) await new Promise(setImmediate);
  place.letThrough();
  await done;
  const saves = place.written.map((text) => JSON.parse(text).value.save);
  assert.deepEqual(saves, ["1", "3"], "what a newer match overtook is not written");
  assert.deepEqual(await keeper.load(), { kept: { save: "3", summary: SUMMARY, view: null } });
});

test("what was drawn of a match comes back to the version of the page that has drawn it", async () => {
  const shelf = createShelf([memoryPlace()]);
  const view = tableView({ version: 3 });
  await new MatchKeeper(shelf, "v1", () => {}).keep({ save: "1", summary: SUMMARY, view });
  const loaded = async (/** @type {string} */ version) => {
    const found = await new MatchKeeper(shelf, version, () => {}).load();
    assert.ok(found && "kept" in found);
    assert.equal(found.kept.save, "1");
    return found.kept.view;
  };
  assert.deepEqual(await loaded("v1"), view);
  assert.equal(await loaded("v2"), null);
});

test("what was drawn of a match is nothing where it has come to harm, and costs no match", async () => {
  const shelf = createShelf([memoryPlace()]);
  const keeper = new MatchKeeper(shelf, "v1", () => {});
  await keeper.keep({ save: "1", summary: SUMMARY, view: tableView({}) });
  const whole = /** @type {any} */ (await shelf.get("match"));
  const { text, seal } = whole.drawn;
  const harmed = [undefined, null, 7, text, {}, { text }, { text: 7, seal }, { text: `${text} `, seal }];
  for (const drawn of [...harmed, { text: "{}", seal }, { text: "no JSON", seal }]) {
    await shelf.set("match", { ...whole, drawn });
    assert.deepEqual(await keeper.load(), { kept: { save: "1", summary: SUMMARY, view: null } });
  }
});

test("a browser that makes no digests keeps the match without what was drawn of it", async (t) => {
  t.mock.getter(globalThis, "crypto", () => ({}));
  const keeper = new MatchKeeper(createShelf([memoryPlace()]), "v1", () => {});
  await keeper.keep({ save: "1", summary: SUMMARY, view: tableView({}) });
  assert.deepEqual(await keeper.load(), { kept: { save: "1", summary: SUMMARY, view: null } });
});

test("every write tells whether the match outlives the page", async () => {
  /** @type {boolean[]} */
  const told = [];
  const lasting = new MatchKeeper(createShelf([memoryPlace()]), "v1", (is) => told.push(is));
  await lasting.keep({ save: "1", summary: SUMMARY, view: null });
  const fleeting = new MatchKeeper(createShelf([brokenPlace()]), "v1", (is) => told.push(is));
  await fleeting.keep({ save: "1", summary: SUMMARY, view: null });
  assert.deepEqual(told, [true, false]);
});

test("something that is no match is told as broken and can be set aside", async () => {
  const place = memoryPlace();
  const shelf = createShelf([place]);
  const keeper = new MatchKeeper(shelf, "v1", () => {});
  assert.equal(await keeper.load(), null);
  await shelf.set("match", { save: 7 });
  assert.deepEqual(await keeper.load(), { broken: '{"save":7}' });
  await keeper.setAside('{"save":7}', new Date("2026-01-02T03:04:05Z"));
  assert.equal(await keeper.load(), null);
  assert.equal(await shelf.get("broken-2026-01-02T03:04:05.000Z"), '{"save":7}');
});

test("a record that cannot be set aside is not thrown away", async () => {
  const place = memoryPlace();
  const picky = pickyPlace(place, (key) => key !== "match");
  const keeper = new MatchKeeper(createShelf([picky]), "v1", () => {});
  await keeper.keep({ save: "1", summary: SUMMARY, view: null });
  await keeper.setAside("1", new Date(0));
  assert.deepEqual(await keeper.load(), { kept: { save: "1", summary: SUMMARY, view: null } });
});

test("who sat at the table is remembered, and nonsense is not", async () => {
  const shelf = createShelf([memoryPlace()]);
  assert.equal(await loadSeats(shelf), null);
  const seats = { names: ["Ann", "Bob"], seats: 2, computers: ["", "expert/racer"], aliases: ["", "Oak"] };
  await keepSeats(shelf, seats);
  assert.deepEqual(await loadSeats(shelf), seats);
  await shelf.set("seats", { names: ["Ann"], seats: 2 });
  assert.deepEqual(await loadSeats(shelf), { names: ["Ann"], seats: 2, computers: [], aliases: [] });
  for (const nonsense of [null, 7, {}, { names: "Ann", seats: 2 }, { names: [], seats: "2" }]) {
    await shelf.set("seats", nonsense);
    assert.equal(await loadSeats(shelf), null);
  }
});

async function pause() {}

/**
 * The locks of a browser, for two tabs in one process.
 *
 * @returns {import("../../web/src/storage/ownership.js").Locks}
 */
function fakeLocks() {
  /** @type {((error: Error) => void) | null} */
  let breakHolder = null;
  return {
    async request(_name, options, held) {
      if (breakHolder && !options.steal) return held(null);
      breakHolder?.(new Error("stolen"));
      await new Promise((_done, fail) => {
        breakHolder = fail;
        held({});
      });
    },
  };
}

test("one tab has the match until another takes it over", async () => {
  const locks = fakeLocks();
  /** @type {string[]} */
  const lost = [];
  const first = new Ownership(locks, () => lost.push("first"), pause);
  const second = new Ownership(locks, () => lost.push("second"), pause);
  assert.equal(await first.take(), true);
  assert.equal(await first.take(), true, "it asks once");
  assert.equal(await second.take(), false);
  assert.equal(await second.takeOver(), true);
  await new Promise(setImmediate);
  assert.deepEqual(lost, ["first"]);
  assert.deepEqual([first.isHeld, second.isHeld], [false, true]);
  assert.equal(await first.takeOver(), true);
  await new Promise(setImmediate);
  assert.deepEqual(lost, ["first", "second"]);
});

test("a page that comes before the one it replaces has let go asks again", async () => {
  let isFree = false;
  /** @type {import("../../web/src/storage/ownership.js").Locks} */
  const locks = { request: async (_name, _options, held) => held(isFree ? {} : null) };
  const patient = new Ownership(locks, assert.fail, async () => {
    isFree = true;
  });
  assert.equal(await patient.take(), true);
});

test("without locks in the browser every tab has the match", async () => {
  assert.equal(await new Ownership(undefined, () => {}, pause).take(), true);
});

test("where the browser refuses its locks every tab has the match", async () => {
  const locks = { request: () => Promise.reject(new DOMException("no origin", "SecurityError")) };
  const ownership = new Ownership(locks, assert.fail, pause);
  assert.equal(await ownership.take(), true);
  assert.equal(await ownership.takeOver(), true);
});

test("a kept match of which the scores are nonsense is taken for broken", async () => {
  for (const summary of [
    { players: [null], over: false },
    { players: [{ name: "Ann" }], over: false },
    { players: [{ name: 7, score: 5 }], over: false },
    { players: [] },
  ]) {
    const shelf = createShelf([memoryPlace()]);
    await shelf.set("match", { save: "save 1", summary });
    const found = await new MatchKeeper(shelf, "v1", () => {}).load();
    assert.ok(found && "broken" in found);
  }
});
