// The worker of the built site. This module is a script of its own beside the page's, so that the engine, which is
// most of what a first visit fetches, is on its way before the page's script has come.

import { EngineError } from "./engine_error.js";
import { ENGINE, FRESH } from "./worker_names.js";

const EVENTS = ["message", "messageerror", "error"];

let early = startEarly();

/**
 * The worker of the built site, for `Engine`. Who takes it has to listen to it at once.
 *
 * @param {boolean} isReplacement whether one before it died: what it was started from is not trusted any more
 * @returns {Worker}
 * @throws {EngineError} `engine_unsupported` where the browser cannot run it
 */
export function createWorker(isReplacement) {
  if (!early || isReplacement) return startWorker(isReplacement ? FRESH : ENGINE);
  const { worker, repeat } = early;
  early = null;
  queueMicrotask(repeat);
  return worker;
}

/**
 * A worker that nobody listens to yet, and what says again what has been heard of it meanwhile; null where there can be
 * none, of which is told whoever asks for one.
 */
function startEarly() {
  // Where the game cannot be played nothing is fetched for it.
  if (globalThis.document?.querySelector("[data-unfit]")) return null;
  try {
    const worker = startWorker(ENGINE);
    /** @type {Event[]} */
    const heard = [];
    const hear = (/** @type {Event} */ event) => heard.push(event);
    for (const type of EVENTS) worker.addEventListener(type, hear);
    const repeat = () => {
      for (const type of EVENTS) worker.removeEventListener(type, hear);
      for (const event of heard) worker.dispatchEvent(event);
    };
    return { worker, repeat };
  } catch {
    return null;
  }
}

/** @param {string} name */
function startWorker(name) {
  if (typeof WebAssembly === "undefined") throw unsupported("there is no WebAssembly");
  let isTypeRead = false;
  const options = {
    name,
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
