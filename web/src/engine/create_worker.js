import { EngineError } from "./engine_error.js";

/** What a worker is called that is to start from the files, whatever is kept of earlier starts. */
export const FRESH = "engine afresh";

/**
 * The worker of the built site, for `Engine`.
 *
 * @param {boolean} isReplacement whether one before it died: what it was started from is not trusted any more
 * @returns {Worker}
 * @throws {EngineError} `engine_unsupported` where the browser cannot run it
 */
export function createWorker(isReplacement) {
  if (typeof WebAssembly === "undefined") throw unsupported("there is no WebAssembly");
  let isTypeRead = false;
  const options = {
    name: isReplacement ? FRESH : "engine",
    /** A browser without module workers never looks at the type, and takes the script for a classic one. */
    get type() {
      isTypeRead = true;
      return /** @type {const} */ ("module");
    },
  };
  const worker = new Worker(new URL(WORKER_PATH, import.meta.url), options);
  if (isTypeRead) return worker;
  worker.terminate();
  throw unsupported("there are no module workers");
}

/** @param {string} message */
function unsupported(message) {
  return new EngineError({ code: "engine_unsupported", message, context: {} });
}
