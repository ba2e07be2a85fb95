import assert from "node:assert/strict";
import { test } from "node:test";
import { snapshotAddress } from "../../web/src/engine/snapshot.js";
import { leisure } from "../../web/src/engine/snapshot_maker.js";

const FILES = { runtime: "python-1/", wheel: "rules-1/rules.whl", sizes: {} };

test("another build, or another Python, has a snapshot of its own", () => {
  const base = "https://example.org/play/worker.js";
  const maker = "snapshot_worker-1.js";
  const others = [FILES, { ...FILES, runtime: "python-2/" }, { ...FILES, wheel: "rules-2/rules.whl" }];
  const addresses = [
    ...others.map((files) => snapshotAddress(files, base, maker)),
    snapshotAddress(FILES, base, "snapshot_worker-2.js"),
  ];
  assert.equal(new Set(addresses).size, 4);
  assert.equal(snapshotAddress(FILES, base, new URL(maker, base).href), addresses[0]);
  for (const address of addresses) assert(address.startsWith("https://example.org/play/"));
});

test("leisure comes when nobody has pressed anything for a while", async () => {
  const page = new EventTarget();
  /** @type {(() => void)[]} */
  const waits = [];
  let isLeisure = false;
  leisure(page, () => new Promise((done) => waits.push(done))).then(() => {
    isLeisure = true;
  });
  const passes = async () => {
    waits.pop()?.();
    await new Promise((done) => setTimeout(done, 0));
  };
  page.dispatchEvent(new Event("pointerdown"));
  await passes();
  assert.equal(isLeisure, false);
  page.dispatchEvent(new Event("keydown"));
  await passes();
  assert.equal(isLeisure, false);
  await passes();
  assert.equal(isLeisure, true);
});
