import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { EngineError } from "../../web/src/engine/engine_error.js";

/** @typedef {typeof import("../../web/src/engine/create_worker.js")} CreateWorker */

/** @type {FakeWorker[]} */
let made = [];
let modules = 0;

/** A worker of a browser that has module workers. */
class FakeWorker extends EventTarget {
  isEnded = false;

  /**
   * @param {URL} address
   * @param {{ name: string, type: string }} options
   */
  constructor(address, options) {
    super();
    this.address = address.pathname.split("/").at(-1);
    this.name = options.name;
    this.type = this.typeOf(options);
    made.push(this);
  }

  /** @param {{ type: string }} options */
  typeOf({ type }) {
    return type;
  }

  terminate() {
    this.isEnded = true;
  }

  /** @param {string} data */
  say(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/** One of a browser that has none, and takes the script for a classic one. */
class OldWorker extends FakeWorker {
  /** @override */
  typeOf() {
    return "classic";
  }
}

/** @returns {Promise<CreateWorker>} the module as a page has it that is opened now */
async function openedPage() {
  modules += 1;
  return import(`../../web/src/engine/create_worker.js?${modules}`);
}

/** @param {Worker} worker */
function listened(worker) {
  /** @type {string[]} */
  const heard = [];
  worker.addEventListener("message", ({ data }) => heard.push(data));
  worker.addEventListener("error", () => heard.push("error"));
  return heard;
}

beforeEach(() => {
  made = [];
  Object.assign(globalThis, { Worker: FakeWorker, WORKER_PATH: "worker-1.js" });
});

test("a worker is on its way before anybody asks for one", async () => {
  const { createWorker } = await openedPage();
  assert.deepEqual(
    made.map(({ address, name, type }) => [address, name, type]),
    [["worker-1.js", "engine", "module"]],
  );
  assert.equal(createWorker(false), made[0]);
});

test("what the early worker has said meanwhile is heard first, in order and once", async () => {
  const { createWorker } = await openedPage();
  const [early] = made;
  early?.say("1");
  early?.say("2");
  early?.dispatchEvent(new Event("error"));
  const heard = listened(createWorker(false));
  await Promise.resolve();
  early?.say("3");
  assert.deepEqual(heard, ["1", "2", "error", "3"]);
});

test("the early worker is handed out once, and not in place of one that died", async () => {
  const { createWorker } = await openedPage();
  const replacement = createWorker(true);
  assert.notEqual(replacement, made[0]);
  assert.equal(made[1]?.name, "engine afresh");
  assert.equal(createWorker(false), made[0]);
  assert.equal(createWorker(false), made[2]);
});

test("a browser that cannot run the engine is told of when a worker is asked for", async () => {
  Object.assign(globalThis, { Worker: OldWorker });
  const { createWorker } = await openedPage();
  assert.throws(
    () => createWorker(false),
    (error) => error instanceof EngineError && error.code === "engine_unsupported",
  );
  assert.ok(made.every(({ isEnded }) => isEnded));
});
