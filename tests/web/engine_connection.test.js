import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { Connection } from "../../web/src/engine/connection.js";
import { Watchdog } from "../../web/src/engine/watchdog.js";
import { FakeWorker } from "./fake_worker.js";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/** @param {number} seconds */
function pass(seconds) {
  for (let second = 0; second < seconds; second += 1) mock.timers.tick(1000);
}

describe("the watchdog", () => {
  it("barks once, when it has been hungry for long enough", () => {
    const bark = mock.fn();
    new Watchdog(bark).feed(3);
    pass(2);
    assert.equal(bark.mock.callCount(), 0);
    pass(10);
    assert.equal(bark.mock.callCount(), 1);
  });

  it("begins to count anew when it is fed", () => {
    const bark = mock.fn();
    const watchdog = new Watchdog(bark);
    watchdog.feed(3);
    pass(2);
    watchdog.feed(3);
    pass(2);
    assert.equal(bark.mock.callCount(), 0);
    pass(1);
    assert.equal(bark.mock.callCount(), 1);
  });

  it("takes a day that the browser slept through for a tick", () => {
    const bark = mock.fn();
    new Watchdog(bark).feed(3);
    mock.timers.tick(24 * 60 * 60 * 1000);
    assert.equal(bark.mock.callCount(), 0);
  });

  it("does not bark in its sleep", () => {
    const bark = mock.fn();
    const watchdog = new Watchdog(bark);
    watchdog.feed(3);
    watchdog.sleep();
    pass(10);
    assert.equal(bark.mock.callCount(), 0);
  });
});

/** A connection, its worker and the reasons for which it has ended. */
function setUp() {
  const worker = new FakeWorker();
  /** @type {string[]} */
  const deaths = [];
  const connection = new Connection(/** @type {any} */ (worker), {
    onMessage: () => undefined,
    onDeath: (reason) => deaths.push(reason),
  });
  return { connection, worker, deaths };
}

describe("a connection", () => {
  it("lasts through a start of any length, as long as it gets on", () => {
    const { worker, deaths } = setUp();
    for (let step = 0; step < 50; step += 1) {
      pass(60);
      worker.say({ type: "progress", stage: "download", fraction: step / 50 });
    }
    assert.deepEqual(deaths, []);
  });

  it("ends when a start does not get on", () => {
    const { worker, deaths } = setUp();
    worker.say({ type: "progress", stage: "start", fraction: 0 });
    pass(90);
    assert.equal(deaths.length, 1);
    assert.ok(worker.isTerminated);
  });

  it("waits for no one while nothing is asked", () => {
    const { connection, worker, deaths } = setUp();
    worker.becomeReady();
    pass(3600);
    connection.send({ id: 1, type: "proceed", version: 1 });
    worker.answer(null);
    pass(3600);
    assert.deepEqual(deaths, []);
  });

  it("ends when a request is not answered in time", () => {
    const { connection, worker, deaths } = setUp();
    worker.becomeReady();
    connection.send({ id: 1, type: "proceed", version: 1 });
    pass(20);
    assert.equal(deaths.length, 1);
  });

  it("ends when the second of two requests is not answered in time", () => {
    const { connection, worker, deaths } = setUp();
    worker.becomeReady();
    connection.send({ id: 1, type: "proceed", version: 1 });
    connection.send({ id: 2, type: "proceed", version: 2 });
    worker.say({ id: 1, ok: null });
    pass(9);
    assert.deepEqual(deaths, []);
    pass(1);
    assert.equal(deaths.length, 1);
  });

  it("is told of no death once it is closed", () => {
    const { connection, worker, deaths } = setUp();
    connection.send({ id: 1, type: "proceed", version: 1 });
    connection.close();
    pass(3600);
    worker.crash();
    assert.deepEqual(deaths, []);
    assert.ok(worker.isTerminated);
  });
});
