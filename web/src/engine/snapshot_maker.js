// When the snapshot for later visits is made: at leisure, once, in a worker of its own.

import { canKeepSnapshots } from "./snapshot.js";

/** After so long without a request the device has time for it. */
const LEISURE_MS = 3000;

/**
 * Has a snapshot made, unless one is kept; of a failure nobody hears, since the next start is then only slower.
 *
 * @param {(milliseconds: number) => Promise<void>} wait
 */
export async function makeSnapshot(wait) {
  if (!canKeepSnapshots()) return;
  await wait(LEISURE_MS);
  const worker = new Worker(new URL(SNAPSHOT_WORKER_PATH, import.meta.url), {
    name: "snapshot",
    type: "module",
  });
  const end = () => worker.terminate();
  worker.addEventListener("message", end);
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    end();
  });
}
