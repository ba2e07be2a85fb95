// In the one file this stands for `../engine/create_worker.js`.

import { EngineError } from "../engine/engine_error.js";
import { PackedFiles, WORKER } from "./packed_files.js";

/**
 * The worker of the one file, for `Engine`: from what lies in the page, which may still be on its way.
 *
 * @returns {Promise<Worker>}
 * @throws {EngineError} `engine_unsupported` where the browser cannot run it, `engine_damaged` where a part is missing
 */
export async function createWorker() {
  if (typeof WebAssembly === "undefined") throw unsupported("there is no WebAssembly");
  if (typeof DecompressionStream === "undefined") throw unsupported("there is no DecompressionStream");
  await pageHasCome();
  const files = packedFiles();
  // WebKit lets no worker of a page from disk load anything more, so its script has Python's in it.
  const script = await new PackedFiles(files).whole(WORKER);
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(address, { name: "engine" });
  worker.postMessage(files);
  return worker;
}

/** The files lie at the page's end, behind what is shown at once. */
async function pageHasCome() {
  if (document.readyState !== "loading") return;
  await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
}

/** @returns {Record<string, string>} */
function packedFiles() {
  const elements = /** @type {NodeListOf<HTMLScriptElement>} */ (
    document.querySelectorAll("script[data-file]")
  );
  return Object.fromEntries([...elements].map(({ dataset, text }) => [dataset.file, text]));
}

/** @param {string} message */
function unsupported(message) {
  return new EngineError({ code: "engine_unsupported", message, context: {} });
}
