import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { Engine } from "../../web/src/engine/client.js";
import { EngineError } from "../../web/src/engine/engine_error.js";
import { FakeWorker } from "./fake_worker.js";

/** @import { TableReply } from "../../web/src/engine/protocol" */

// Nothing here waits for time to go by.
beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/**
 * @param {number} version
 * @param {string} [save]
 * @returns {any}
 */
const table = (version, save = `save ${version}`) => ({ view: { version }, save });

/** An engine, the workers that it made and what it told. */
function setUp() {
  /** @type {FakeWorker[]} */
  const workers = [];
  /** @type {{ progress: any[], recovered: (TableReply | null)[], failed: EngineError[] }} */
  const told = { progress: [], recovered: [], failed: [] };
  const engine = new Engine({
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return /** @type {any} */ (worker);
    },
    onProgress: (progress) => told.progress.push(progress),
    onRecovered: (reply) => told.recovered.push(reply),
    onFailed: (error) => told.failed.push(error),
  });
  /** The worker that is in charge. */
  const worker = () => /** @type {FakeWorker} */ (workers.at(-1));
  return { engine, workers, worker, told };
}

/** The same with a match at version 4 on the table. */
async function setUpMatch() {
  const all = setUp();
  const reply = all.engine.request("new_match", { preset: "muggins", names: ["Ann", "Bob"] });
  all.worker().becomeReady();
  all.worker().answer(table(4));
  await reply;
  return all;
}

/** @param {string} code */
const refusedWith = (code) => (/** @type {unknown} */ error) =>
  error instanceof EngineError && error.code === code;

describe("the engine at its start", () => {
  it("makes one worker however often it is started", () => {
    const { engine, workers } = setUp();
    assert.equal(workers.length, 0);
    engine.start();
    engine.start();
    assert.equal(workers.length, 1);
  });

  it("tells how far it has come", () => {
    const { engine, worker, told } = setUp();
    engine.start();
    const progress = { type: "progress", stage: "download", fraction: 0.25 };
    worker().say(progress);
    assert.deepEqual(told.progress, [progress]);
  });

  it("keeps requests until the worker is ready, then sends them in their order", () => {
    const { engine, worker } = setUp();
    engine.request("new_match", { preset: "muggins", names: ["Ann", "Bob"] });
    engine.request("proceed", { version: 1 });
    assert.deepEqual(worker().received, []);
    worker().becomeReady();
    assert.deepEqual(worker().received, [
      { id: 1, type: "new_match", preset: "muggins", names: ["Ann", "Bob"] },
      { id: 2, type: "proceed", version: 1 },
    ]);
  });

  it("is no recovery", () => {
    const { engine, worker, told } = setUp();
    engine.start();
    worker().becomeReady();
    assert.deepEqual(told.recovered, []);
  });
});

describe("an answer", () => {
  it("goes to the request with its id", async () => {
    const { engine, worker } = await setUpMatch();
    const first = engine.request("proceed", { version: 4 });
    const second = engine.request("hide_hand", { version: 5 });
    worker().say({ id: 3, ok: table(6) });
    worker().say({ id: 2, ok: table(5) });
    assert.deepEqual(await first, table(5));
    assert.deepEqual(await second, table(6));
  });

  for (const ok of [null, false, 0, ""]) {
    it(`may be ${JSON.stringify(ok)}`, async () => {
      const { engine, worker } = await setUpMatch();
      const reply = engine.request("proceed", { version: 4 });
      worker().answer(ok);
      assert.equal(await reply, ok);
    });
  }

  it("may be a refusal, with its code, message and context", async () => {
    const { engine, worker } = await setUpMatch();
    const reply = engine.request("act", { version: 4, action: "6-4" });
    const error = { code: "not_held", message: "6-4 is not in the hand", context: { tile: "6-4" } };
    worker().say({ id: worker().last.id, error });
    await assert.rejects(reply, (caught) => {
      assert.ok(caught instanceof EngineError);
      assert.deepEqual({ code: caught.code, message: caught.message, context: caught.context }, error);
      return true;
    });
  });

  it("to nothing that was asked is passed over", async () => {
    const { engine, worker } = await setUpMatch();
    worker().say({ id: 77, ok: table(9) });
    const reply = engine.request("proceed", { version: 4 });
    worker().answer(table(5));
    assert.deepEqual(await reply, table(5));
  });
});

describe("a worker that dies", () => {
  it("is replaced by one that trusts nothing it was started from", () => {
    /** @type {boolean[]} */
    const asked = [];
    /** @type {FakeWorker[]} */
    const workers = [];
    const createWorker = (/** @type {boolean} */ isReplacement) => {
      asked.push(isReplacement);
      workers.push(new FakeWorker());
      return /** @type {any} */ (workers.at(-1));
    };
    new Engine({ createWorker }).start();
    workers[0]?.crash();
    assert.deepEqual(asked, [false, true]);
    workers[1]?.becomeReady();
  });

  it("is ended and replaced, and the newest save is resumed in the next", async () => {
    const { engine, workers, worker, told } = await setUpMatch();
    const reply = engine.request("act", { version: 4, action: "6-4" });
    worker().answer(table(5));
    await reply;
    worker().crash();
    assert.equal(workers.length, 2);
    assert.ok(workers[0]?.isTerminated);
    worker().becomeReady();
    assert.deepEqual(worker().received, [{ id: 0, type: "resume", save: "save 5" }]);
    worker().say({ id: 0, ok: table(1, "save 5") });
    assert.deepEqual(told.recovered, [table(1, "save 5")]);
  });

  it("leaves its requests to be answered with the resumed table", async () => {
    const { engine, worker } = await setUpMatch();
    const before = engine.request("act", { version: 4, action: "6-4" });
    worker().crash();
    const meanwhile = engine.request("act", { version: 4, action: "6-4" });
    worker().becomeReady();
    worker().say({ id: 0, ok: table(1) });
    assert.deepEqual(await before, table(1));
    assert.deepEqual(await meanwhile, table(1));
    assert.deepEqual(
      worker().received.map(({ type }) => type),
      ["resume"],
    );
  });

  it("has its requests sent again where there is no match yet", async () => {
    const { engine, worker, told } = setUp();
    const reply = engine.request("new_match", { preset: "muggins", names: ["Ann", "Bob"] });
    worker().becomeReady();
    worker().crash();
    worker().becomeReady();
    assert.equal(worker().last.type, "new_match");
    assert.deepEqual(told.recovered, [null]);
    worker().answer(table(1));
    assert.deepEqual(await reply, table(1));
  });

  it("has a new match sent again although an old one was resumed", async () => {
    const { engine, worker } = await setUpMatch();
    const reply = engine.request("new_match", { preset: "muggins", names: ["Cy", "Di"] });
    worker().crash();
    worker().becomeReady();
    worker().say({ id: 0, ok: table(1) });
    assert.deepEqual(worker().last, { id: 2, type: "new_match", preset: "muggins", names: ["Cy", "Di"] });
    worker().answer(table(2));
    assert.deepEqual(await reply, table(2));
  });

  it("has a match that was to be resumed sent again, not mixed up with the one before", async () => {
    const { engine, worker } = await setUpMatch();
    const reply = engine.request("resume", { save: "another" });
    worker().crash();
    worker().becomeReady();
    worker().say({ id: 0, ok: table(1) });
    assert.equal(worker().last.save, "another");
    worker().answer(table(1, "another"));
    assert.deepEqual(await reply, table(1, "another"));
  });

  it("has questions about the rules sent again, whatever is on the table", async () => {
    const { engine, worker } = await setUpMatch();
    const reply = engine.inquire("describe_rules", { preset: "sniff", players: 3 });
    worker().crash();
    worker().becomeReady();
    worker().say({ id: 0, ok: table(1) });
    assert.deepEqual(worker().last, { id: 2, type: "describe_rules", preset: "sniff", players: 3 });
    worker().answer({ rules: { preset: "sniff" } });
    assert.deepEqual(await reply, { rules: { preset: "sniff" } });
  });

  it("has a rematch sent again at the version of the resumed table", async () => {
    const { engine, worker } = await setUpMatch();
    const reply = engine.request("rematch", { version: 4 });
    worker().crash();
    worker().becomeReady();
    worker().say({ id: 0, ok: table(1) });
    assert.deepEqual(worker().last, { id: 2, type: "rematch", version: 1 });
    worker().answer(table(2));
    assert.deepEqual(await reply, table(2));
  });

  it("is heard no more", async () => {
    const { engine, workers, worker, told } = await setUpMatch();
    const reply = engine.request("act", { version: 4, action: "6-4" });
    workers[0]?.crash();
    workers[0]?.answer(table(99));
    workers[0]?.crash();
    assert.equal(workers.length, 2);
    worker().becomeReady();
    worker().say({ id: 0, ok: table(1) });
    assert.deepEqual(await reply, table(1));
    assert.deepEqual(told.failed, []);
  });

  it("may also have lost a message, or said what is no JSON object", async () => {
    const { workers, worker } = await setUpMatch();
    worker().dispatchEvent(new Event("messageerror"));
    assert.equal(workers.length, 2);
    worker().dispatchEvent(new MessageEvent("message", { data: "{" }));
    assert.equal(workers.length, 3);
  });

  it("leaves the refusal to those who wait when its save is refused", async () => {
    const { engine, worker, told } = await setUpMatch();
    const reply = engine.request("act", { version: 4, action: "6-4" });
    worker().crash();
    worker().becomeReady();
    worker().say({ id: 0, error: { code: "bad_record", message: "no match", context: {} } });
    await assert.rejects(reply, refusedWith("bad_record"));
    assert.deepEqual(told.recovered, [null]);
  });
});

describe("a question about the rules", () => {
  it("leaves the match to be resumed as it was", async () => {
    const { engine, worker } = await setUpMatch();
    const reply = engine.inquire("list_games", {});
    worker().answer({ games: [{ preset: "muggins", players: [2] }] });
    assert.deepEqual(await reply, { games: [{ preset: "muggins", players: [2] }] });
    worker().crash();
    worker().becomeReady();
    assert.equal(worker().last.save, "save 4");
  });
});

describe("a question about the match", () => {
  it("is asked again of the worker that takes over, about the table that it has resumed", async () => {
    const { engine, worker } = await setUpMatch();
    const reply = engine.inquire("review", { version: 4 });
    worker().crash();
    worker().becomeReady();
    worker().say({ id: 0, ok: table(1) });
    assert.deepEqual([worker().last.type, worker().last.version], ["review", 1]);
    const review = { version: 1, is_whole: true, totals: [], placements: [] };
    worker().answer(review);
    assert.deepEqual(await reply, review);
  });
});

describe("an engine that cannot be kept up", () => {
  it("gives up at the third death in a row, and refuses what waits and what comes", async () => {
    const { engine, workers, worker, told } = await setUpMatch();
    const waiting = engine.request("act", { version: 4, action: "6-4" });
    worker().crash();
    worker().becomeReady();
    worker().crash();
    worker().say({ type: "progress", stage: "download", fraction: 0.5 });
    worker().crash("the third");
    await assert.rejects(waiting, refusedWith("engine_failed"));
    await assert.rejects(engine.request("proceed", { version: 4 }), refusedWith("engine_failed"));
    assert.equal(workers.length, 3);
    assert.ok(workers.every(({ isTerminated }) => isTerminated));
    assert.deepEqual(
      told.failed.map(({ message }) => message),
      ["the third"],
    );
  });

  it("gives up on a request that kills every worker, though the match can be resumed", async () => {
    const { engine, worker } = await setUpMatch();
    const rematch = engine.request("rematch", { version: 4 });
    worker().crash();
    for (const _ of [2, 3]) {
      worker().becomeReady();
      worker().say({ id: 0, ok: table(1) });
      worker().crash();
    }
    await assert.rejects(rematch, refusedWith("engine_failed"));
  });

  it("counts deaths anew after a good answer", async () => {
    const { engine, workers, worker, told } = await setUpMatch();
    for (const _ of [1, 2, 3, 4, 5]) {
      worker().crash();
      worker().becomeReady();
      worker().say({ id: 0, ok: table(1) });
      const reply = engine.request("show_hand", { version: 1 });
      worker().answer(table(2));
      await reply;
    }
    assert.equal(workers.length, 6);
    assert.deepEqual(told.failed, []);
  });

  it("takes workers that never say a word for files that cannot be had", async () => {
    const { engine, worker } = setUp();
    const reply = engine.request("proceed", { version: 1 });
    for (const _ of [1, 2, 3]) worker().crash("");
    await assert.rejects(reply, refusedWith("engine_download"));
  });

  it("passes on why a start failed, and tries no other by itself", async () => {
    const { engine, workers, worker } = setUp();
    const waiting = engine.request("proceed", { version: 1 });
    const error = { code: "engine_download", message: "404", context: { file: "x.whl" } };
    worker().say({ type: "failure", error });
    await assert.rejects(waiting, refusedWith("engine_download"));
    await assert.rejects(engine.request("proceed", { version: 1 }), refusedWith("engine_download"));
    engine.start();
    assert.equal(workers.length, 1);
    assert.ok(workers[0]?.isTerminated);
  });

  it("says so where the browser cannot run it", async () => {
    const error = new EngineError({ code: "engine_unsupported", message: "no modules", context: {} });
    const createWorker = () => {
      throw error;
    };
    const engine = new Engine({ createWorker });
    await assert.rejects(engine.request("proceed", { version: 1 }), error);
  });

  it("fails with its own code whatever keeps a worker from being made", async () => {
    const createWorker = () => {
      throw new TypeError("refused");
    };
    const engine = new Engine({ createWorker });
    await assert.rejects(engine.request("proceed", { version: 1 }), refusedWith("engine_failed"));
  });

  it("tries again when told to, with the match that there was", async () => {
    const { engine, workers, worker, told } = await setUpMatch();
    for (const _ of [1, 2, 3]) {
      worker().say({ type: "progress", stage: "start", fraction: 0 });
      worker().crash();
    }
    await assert.rejects(engine.request("proceed", { version: 4 }), refusedWith("engine_failed"));
    engine.retry();
    engine.retry();
    assert.equal(workers.length, 4);
    worker().becomeReady();
    assert.deepEqual(worker().received, [{ id: 0, type: "resume", save: "save 4" }]);
    worker().say({ id: 0, ok: table(1) });
    assert.deepEqual(told.recovered, [table(1)]);
    const reply = engine.request("show_hand", { version: 1 });
    worker().answer(table(2));
    assert.deepEqual(await reply, table(2));
  });
});

it("knows an error of the engine as one whichever script has made it", async () => {
  const copy = "../../web/src/engine/engine_error.js?copy";
  const again = await import(copy);
  const error = new again.EngineError({ code: "engine_unsupported", message: "why", context: {} });
  assert.equal(error instanceof EngineError, false);
  assert.equal(EngineError.from(error).code, "engine_unsupported");
  assert.equal(EngineError.from(new Error("why")).code, "engine_failed");
});
