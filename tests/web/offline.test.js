import assert from "node:assert/strict";
import { test } from "node:test";
import { followPersistence } from "../../web/src/offline/persistence.js";
import { isCheckDue, mayTakeByItself } from "../../web/src/offline/taking.js";
import { Updates } from "../../web/src/offline/updates.js";
import { NAMED_BY_CONTENT, TAKE_OVER, TIDY } from "../../web/src/offline/words.js";
import { initialPage } from "../../web/src/state/page.js";
import { createStore } from "../../web/src/state/store.js";
import { dismissed, named } from "../../web/src/state/visits.js";
import { createShelf, memoryPlace } from "../../web/src/storage/shelf.js";
import { tableView } from "./samples.js";

/** @typedef {import("../../web/src/state/page.js").Page} Page */
/** @typedef {import("../../web/src/offline/updates.js").UpdateParts} UpdateParts */

const OURS = "version of the page";
const NEXT = "next version";
const HOUR = 60 * 60 * 1000;

class FakeServiceWorker extends EventTarget {
  /** @type {string[]} */
  told = [];

  /**
   * @param {string} version
   * @param {ServiceWorkerState} [state]
   */
  constructor(version, state = "activated") {
    super();
    this.version = version;
    this.state = state;
  }

  /** @param {{ type: string }} message */
  postMessage({ type }) {
    this.told.push(type);
  }

  /** @param {ServiceWorkerState} state */
  becomes(state) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  /** @type {FakeServiceWorker | null} */ installing = null;
  /** @type {FakeServiceWorker | null} */ waiting = null;
  /** @type {FakeServiceWorker | null} */ active = null;
  checks = 0;

  async update() {
    this.checks += 1;
  }
}

/** A browser's registry of service workers, in which the test plays what the workers do. */
class FakeWorkers extends EventTarget {
  /** @type {FakeServiceWorker | null} */ controller = null;
  registration = new FakeRegistration();

  async getRegistration() {
    return this.registration;
  }

  async register() {
    return this.registration;
  }

  /** @param {FakeServiceWorker} worker that has fetched all its files */
  waits(worker) {
    worker.state = "installed";
    this.registration.waiting = worker;
    this.registration.dispatchEvent(new Event("updatefound"));
  }

  /** @param {FakeServiceWorker} worker */
  serves(worker) {
    worker.state = "activated";
    Object.assign(this.registration, { installing: null, waiting: null, active: worker });
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

/** All that has been set going is done. */
async function pause() {
  await new Promise(setImmediate);
}

/**
 * @param {Partial<Page>} [page]
 * @param {Partial<UpdateParts> & { fake?: FakeWorkers }} [parts]
 */
function open(page = {}, { fake = new FakeWorkers(), ...parts } = {}) {
  const store = createStore({ ...initialPage(), looked: true, ...page });
  /** @type {string[]} */
  const did = [];
  const updates = new Updates({
    store,
    workers: /** @type {any} */ (fake),
    script: "sw.js",
    version: OURS,
    versionOf: async (worker) => /** @type {any} */ (worker).version,
    settle: async () => void did.push("settle"),
    isKept: () => true,
    isWriting: () => false,
    reload: () => did.push("reload"),
    now: () => 0,
    ...parts,
  });
  const isTold = () => store.get().notices.includes("update");
  return { store, updates, fake, did, isTold, opened: updates.open() };
}

const AT_TABLE = { route: /** @type {const} */ ("match"), view: tableView({}) };

/** @param {Partial<Page>} page */
async function playing(page = AT_TABLE) {
  const fake = new FakeWorkers();
  const ours = new FakeServiceWorker(OURS);
  const next = new FakeServiceWorker(NEXT);
  fake.serves(ours);
  const opened = open(page, { fake });
  await opened.opened;
  return { ...opened, ours, next };
}

test("a new version is taken without asking where nothing can be lost", () => {
  const page = initialPage();
  const { names, setup } = page;
  const idle = { names, isWriting: false };
  const start = { route: /** @type {const} */ ("start") };
  const link = { content: null, rules: null, fault: null };
  /** @type {[string, Partial<Page>, Partial<typeof idle>, boolean][]} */
  const cases = [
    ["an untouched start screen", {}, {}, true],
    ["a match that is being fetched from storage", { route: "match", busy: true, resuming: true }, {}, true],
    ["a match on the table", AT_TABLE, {}, false],
    ["a match being dealt", { route: "match", busy: true }, {}, false],
    ["the start screen over a match", { ...start, view: tableView({}) }, {}, false],
    ["a name that was written", named({ ...page, ...start }, 0, "Ann"), {}, false],
    ["a field that is being written in", start, { isWriting: true }, false],
    ["a record that could not be read", { ...start, broken: "{}" }, {}, false],
    ["a match in another tab", { ...start, elsewhere: true }, {}, false],
    ["the question about the match that is given up", { ...start, replacing: true }, {}, false],
    ["an answer that is awaited", { ...start, busy: true }, {}, false],
    ["house rules", { ...start, setup: { ...setup, panel: "house" } }, {}, false],
    ["rules of a link", { ...start, setup: { ...setup, panel: "link", link } }, {}, false],
    ["the rules sheet", { ...start, setup: { ...setup, sheet: true } }, {}, false],
    [
      "a question about saved rules",
      { ...start, setup: { ...setup, question: { kind: "save", of: "", name: "", checked: false } } },
      {},
      false,
    ],
  ];
  for (const [what, changes, person, isTaken] of cases)
    assert.equal(mayTakeByItself({ ...page, ...changes }, { ...idle, ...person }), isTaken, what);
});

test("a new version is looked for again after an hour", () => {
  assert.equal(isCheckDue(5, 5 + HOUR - 1), false);
  assert.equal(isCheckDue(5, 5 + HOUR), true);
});

test("where there is no service worker all else goes on", async () => {
  const { updates, isTold, did, opened } = open({}, { workers: undefined });
  await opened;
  await updates.install();
  await updates.revisit();
  await updates.take();
  await updates.whenOffline();
  assert.deepEqual([isTold(), did], [false, []]);
});

test("a browser that refuses the service worker is left in peace", async () => {
  const fake = new FakeWorkers();
  fake.register = () => Promise.reject(new DOMException("no", "SecurityError"));
  const { updates, isTold, did } = open({}, { fake });
  await updates.install();
  await updates.whenOffline();
  assert.deepEqual([isTold(), did], [false, []]);
});

test("the first visit is kept once all its files are, and asks for older ones to be dropped", async () => {
  const { updates, fake, did, isTold } = open();
  const ours = new FakeServiceWorker(OURS, "installing");
  let isOffline = false;
  updates.whenOffline().then(() => {
    isOffline = true;
  });
  fake.registration.installing = ours;
  await updates.install();
  await pause();
  assert.equal(isOffline, false);
  fake.serves(ours);
  await pause();
  assert.equal(isOffline, true);
  assert(ours.told.includes(TIDY));
  assert.deepEqual([isTold(), did], [false, []]);
});

test("a first visit that cannot be kept does not hold up what waits for it", async () => {
  const { updates, fake, did, isTold } = open();
  const ours = new FakeServiceWorker(OURS, "installing");
  fake.registration.installing = ours;
  await updates.install();
  fake.registration.installing = null;
  ours.becomes("redundant");
  await updates.whenOffline();
  assert.deepEqual([isTold(), did], [false, []]);
});

test("a first visit in whose time the next version came takes that at the start screen", async () => {
  const { updates, fake, did } = open();
  const next = new FakeServiceWorker(NEXT, "installing");
  fake.registration.installing = next;
  await updates.install();
  fake.serves(next);
  await pause();
  assert.deepEqual(did, ["settle", "reload"]);
});

test("a match is told of a new version, and left alone", async () => {
  const { fake, next, did, isTold, store } = await playing();
  fake.waits(next);
  await pause();
  assert.equal(isTold(), true);
  store.update((page) => ({ ...page, busy: true }));
  store.update((page) => ({ ...page, busy: false }));
  await pause();
  assert.deepEqual([next.told, did], [[], []]);
});

test("a new version is taken when the person says so, when all is kept", async () => {
  const { fake, next, updates, did, isTold } = await playing();
  await updates.take();
  fake.waits(next);
  await pause();
  await updates.take();
  assert.equal(isTold(), false);
  assert.deepEqual([next.told, did], [[TAKE_OVER], []]);
  fake.serves(next);
  await pause();
  assert.deepEqual(did, ["settle", "reload"]);
});

test("a person who says later is told once, and the version is taken between two matches", async () => {
  const { fake, next, store, did, isTold } = await playing();
  fake.waits(next);
  await pause();
  store.update((page) => dismissed(page, "update"));
  next.becomes("installed");
  await pause();
  assert.equal(isTold(), false);
  store.update((page) => ({ ...page, route: "start", view: null }));
  assert.deepEqual(next.told.includes(TAKE_OVER), true);
  fake.serves(next);
  await pause();
  assert.deepEqual(did, ["settle", "reload"]);
});

test("names that were read, or that a match was dealt to, are not half written", async () => {
  const { fake, next, store } = await playing({ looked: false });
  const start = { route: /** @type {const} */ ("start"), view: null };
  store.update((page) => ({ ...named(page, 0, "Ann"), looked: true }));
  store.update((page) => named(page, 1, "Bob"));
  fake.waits(next);
  await pause();
  assert.deepEqual(next.told, []);
  store.update((page) => ({ ...page, ...AT_TABLE }));
  store.update((page) => ({ ...page, ...start }));
  assert.deepEqual(next.told, [TAKE_OVER]);
  const again = await playing({ looked: false });
  again.store.update((page) => ({ ...named(page, 0, "Ann"), looked: true }));
  again.fake.waits(again.next);
  await pause();
  assert.deepEqual(again.next.told, [TAKE_OVER]);
});

test("a worker that answers when another has taken its place is not listened to", async () => {
  /** @type {(() => void)[]} */
  const answers = [];
  const fake = new FakeWorkers();
  const ours = new FakeServiceWorker(OURS);
  fake.serves(ours);
  const versionOf = (/** @type {any} */ { version }) =>
    new Promise((done) => answers.push(() => done(version)));
  const { isTold, opened } = open(AT_TABLE, { fake, versionOf });
  await pause();
  fake.serves(new FakeServiceWorker(NEXT));
  await pause();
  for (const answer of answers.reverse()) {
    answer();
    await pause();
  }
  await opened;
  assert.equal(isTold(), true);
  assert.equal(ours.told.includes(TIDY), false);
});

test("whoever deals while the version is being taken is not interrupted, but told", async () => {
  const { fake, next, store, did, isTold } = await playing({});
  fake.waits(next);
  await pause();
  assert.deepEqual(next.told.includes(TAKE_OVER), true);
  store.update((page) => ({ ...page, ...AT_TABLE }));
  fake.serves(next);
  await pause();
  assert.deepEqual(did, ["settle"]);
  assert.equal(isTold(), true);
});

test("a version that is overtaken by a newer one before it was taken gives way to it", async () => {
  const { fake, next, did, isTold, updates } = await playing();
  fake.waits(next);
  await pause();
  await updates.take();
  const newest = new FakeServiceWorker("newest version");
  fake.waits(newest);
  next.becomes("redundant");
  await pause();
  assert.equal(isTold(), true);
  await updates.take();
  fake.serves(newest);
  await pause();
  assert.deepEqual([newest.told, did], [[TAKE_OVER], ["settle", "reload"]]);
});

test("a version that another tab has taken is told of, and loaded when the person says so", async () => {
  const { fake, next, updates, did, isTold, ours } = await playing();
  fake.serves(next);
  await pause();
  assert.equal(isTold(), true);
  assert.equal(next.told.includes(TIDY), false, "files of this page's version are still needed");
  await updates.take();
  assert.deepEqual(did, ["settle", "reload"]);
  assert.equal(ours.told.includes(TAKE_OVER), false);
});

test("a version that waits since the last visit is taken before anything is shown", async () => {
  const fake = new FakeWorkers();
  fake.serves(new FakeServiceWorker(OURS));
  const next = new FakeServiceWorker(NEXT, "installed");
  fake.registration.waiting = next;
  const { did, opened } = open({ looked: false }, { fake });
  await opened;
  await pause();
  fake.serves(next);
  await pause();
  assert.deepEqual(did, ["settle", "reload"]);
});

test("a page that its worker has lost, and that comes from the network, is not loaded over and over", async () => {
  const fake = new FakeWorkers();
  fake.serves(new FakeServiceWorker("version before"));
  const { did, isTold, opened, updates } = open({}, { fake });
  await opened;
  await updates.install();
  await pause();
  assert.deepEqual([isTold(), did], [false, []]);
});

test("a match that is not kept, and a record that could not be read, are not to be lost for a new version", async () => {
  for (const [page, isKept] of /** @type {[Partial<Page>, boolean][]} */ ([
    [AT_TABLE, false],
    [{ broken: "{}" }, true],
    [{ saved: { players: [], over: false } }, false],
  ])) {
    const fake = new FakeWorkers();
    fake.serves(new FakeServiceWorker(OURS));
    const { isTold, did, opened } = open(page, { fake, isKept: () => isKept });
    await opened;
    const next = new FakeServiceWorker(NEXT);
    fake.waits(next);
    await pause();
    assert.deepEqual([isTold(), next.told], [false, []]);
    fake.serves(next);
    await pause();
    assert.deepEqual(did, []);
  }
});

test("a match that is not kept any more when the new version is asked for is not lost for it", async () => {
  let isKept = true;
  const fake = new FakeWorkers();
  fake.serves(new FakeServiceWorker(OURS));
  const { isTold, did, opened, store, updates } = open(AT_TABLE, { fake, isKept: () => isKept });
  await opened;
  const next = new FakeServiceWorker(NEXT);
  fake.waits(next);
  await pause();
  assert.equal(isTold(), true);
  isKept = false;
  await updates.take();
  await pause();
  assert.deepEqual([isTold(), next.told], [false, []]);
  isKept = true;
  store.update((page) => ({ ...page, busy: true }));
  assert.equal(isTold(), true);
  await updates.take();
  isKept = false;
  fake.serves(next);
  await pause();
  assert.deepEqual([isTold(), did], [false, ["settle"]]);
  isKept = true;
  store.update((page) => ({ ...page, busy: false }));
  assert.equal(isTold(), true);
});

test("what is announced is withdrawn while a match is not kept, but not announced again to who said later", async () => {
  for (const [saysLater, isToldAfter] of [
    [false, true],
    [true, false],
  ]) {
    let isKept = true;
    const fake = new FakeWorkers();
    fake.serves(new FakeServiceWorker(OURS));
    const { isTold, store, opened } = open(AT_TABLE, { fake, isKept: () => isKept });
    await opened;
    fake.waits(new FakeServiceWorker(NEXT));
    await pause();
    if (saysLater) store.update((page) => dismissed(page, "update"));
    isKept = false;
    store.update((page) => ({ ...page, busy: true }));
    assert.equal(isTold(), false);
    isKept = true;
    store.update((page) => ({ ...page, busy: false }));
    assert.equal(isTold(), isToldAfter);
  }
});

test("files are tidied only by a worker that has become active", async () => {
  const fake = new FakeWorkers();
  const ours = new FakeServiceWorker(OURS, "activating");
  fake.controller = ours;
  fake.registration.active = ours;
  const { opened } = open({}, { fake });
  await opened;
  await pause();
  assert.deepEqual(ours.told, []);
  ours.becomes("activated");
  await pause();
  assert.deepEqual(ours.told, [TIDY]);
});

test("a page that is come back to looks for a new version when that is due", async () => {
  let now = 0;
  const { updates, fake } = open(AT_TABLE, { now: () => now });
  await updates.install();
  await updates.revisit();
  assert.equal(fake.registration.checks, 1);
  now = HOUR;
  await updates.revisit();
  await updates.revisit();
  assert.equal(fake.registration.checks, 2);
});

test("files that are named by their content are told from those that are not", () => {
  for (const path of ["app-VV76S4OZ.js", "app-ZMSJYLCF.css", "python-032415e5/pyodide.asm.wasm"])
    assert.match(path, NAMED_BY_CONTENT);
  for (const path of [
    "index.html",
    "sw.js",
    "icons/icon-192.png",
    "icons/apple-touch-icon.png",
    "licences.html",
  ])
    assert.doesNotMatch(path, NAMED_BY_CONTENT);
});

/** @param {Partial<Record<"persist" | "persisted", boolean>>} answers */
function fakeStorage({ persist = true, persisted = false } = {}) {
  const storage = {
    asked: 0,
    persisted: async () => persisted,
    async persist() {
      storage.asked += 1;
      return persist;
    },
  };
  return storage;
}

test("storage is asked once to persist, when there is a match to keep", async () => {
  const shelf = createShelf([memoryPlace()]);
  const storage = fakeStorage({ persist: false });
  for (const _visit of [1, 2]) {
    const store = createStore(initialPage());
    followPersistence(store, shelf, storage);
    store.update((page) => ({ ...page, looked: true }));
    await pause();
    assert.equal(storage.asked, _visit - 1);
    store.update((page) => ({ ...page, ...AT_TABLE }));
    store.update((page) => ({ ...page, busy: true }));
    await pause();
    assert.equal(storage.asked, 1);
  }
});

test("storage that persists, or cannot, is not asked", async () => {
  const persisted = fakeStorage({ persisted: true });
  for (const storage of [persisted, undefined, /** @type {any} */ ({})]) {
    const store = createStore(initialPage());
    followPersistence(store, createShelf([memoryPlace()]), storage);
    store.update((page) => ({ ...page, ...AT_TABLE }));
    await pause();
  }
  assert.equal(persisted.asked, 0);
});
