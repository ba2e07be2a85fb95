// When the snapshot for later visits is made: at leisure, once, in a worker of its own.

import { canKeepSnapshots } from "./snapshot.js";

/** After so long without a press people are thinking, and the device has time. */
const LEISURE_MS = 8000;
/** A worker that is not done by then never will be. */
const LIMIT_MS = 120_000;
const PRESSES = ["pointerdown", "keydown"];

/**
 * Has a snapshot made at the first leisure, unless one is kept; of a failure nobody hears, since the next start is
 * then only slower.
 *
 * @param {EventTarget} target where presses come by
 * @param {(milliseconds: number) => Promise<void>} wait
 */
export async function makeSnapshot(target, wait) {
  if (!canKeepSnapshots()) return;
  await leisure(target, wait);
  const options = { name: "snapshot", type: /** @type {const} */ ("module") };
  const worker = new Worker(new URL(SNAPSHOT_WORKER_PATH, import.meta.url), options);
  const end = () => worker.terminate();
  worker.addEventListener("message", end);
  wait(LIMIT_MS).then(end);
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    end();
  });
}

/**
 * Fulfilled when nobody has pressed anything for a while.
 *
 * @param {EventTarget} target
 * @param {(milliseconds: number) => Promise<void>} wait
 */
export async function leisure(target, wait) {
  let presses = 0;
  const count = () => {
    presses += 1;
  };
  for (const type of PRESSES) target.addEventListener(type, count, true);
  for (let before = -1; before !== presses; ) {
    before = presses;
    await wait(LEISURE_MS);
  }
  for (const type of PRESSES) target.removeEventListener(type, count, true);
}
