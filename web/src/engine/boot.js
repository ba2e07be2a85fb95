import { Downloads } from "./downloads.js";
import { EngineError } from "./engine_error.js";
import { fetchProgram, withProgram } from "./program.js";
import { addRules, importRules } from "./rules_package.js";
import { dropSnapshots, findSnapshot, snapshotAddress, unpackSnapshot } from "./snapshot.js";

/** @import { PyodideAPI, PyodideConfig } from "pyodide" */
/** @import { Rules } from "./rules_package.js" */
/** @import { OnProgress } from "./serving.js" */

/**
 * Where the files of the engine lie, relative to the worker's script.
 *
 * @typedef {object} EngineFiles
 * @property {string} runtime the directory of Python's files, with a slash at its end
 * @property {string} wheel the rules package
 * @property {Readonly<Record<string, number>>} sizes bytes of every file that is fetched, by its path
 */

const PROGRAM = "pyodide.asm.wasm";

/**
 * Starts Python with the rules package in it, from the site's own files alone: from a snapshot of its memory
 * where one is kept and wanted, otherwise from nothing.
 *
 * @param {EngineFiles} files
 * @param {string} base the address that the paths are relative to
 * @param {OnProgress} onProgress
 * @param {boolean} mayUseSnapshot
 * @returns {Promise<Rules>}
 */
export async function boot(files, base, onProgress, mayUseSnapshot) {
  if (typeof WebAssembly === "undefined") throw unsupported("there is no WebAssembly");
  const warm = mayUseSnapshot ? await bootFromSnapshot(files, base) : null;
  if (warm) return warm;
  // Beside the downloads: nothing waits for it.
  dropSnapshots().catch(() => undefined);
  return bootFromFiles(files, base, onProgress);
}

/**
 * @param {EngineFiles} files
 * @param {string} base
 * @returns {Promise<Rules | null>} null where there is no snapshot, or none that serves
 */
async function bootFromSnapshot(files, base) {
  try {
    const kept = await findSnapshot(snapshotAddress(files, base, SNAPSHOT_WORKER_PATH));
    if (!kept) return null;
    const runtime = new URL(files.runtime, base).href;
    const [_loadSnapshot, loadPython] = await Promise.all([unpackSnapshot(kept), loader(runtime)]);
    return importRules(await loadPython({ _loadSnapshot }));
  } catch {
    // Whatever it was, the files are the better way, and say what is wrong where they fail too.
    return null;
  }
}

/**
 * @param {EngineFiles} files
 * @param {string} base
 * @param {OnProgress} onProgress
 * @returns {Promise<Rules>}
 */
async function bootFromFiles(files, base, onProgress) {
  const address = (/** @type {string} */ path) => new URL(path, base).href;
  const sizes = new Map(Object.entries(files.sizes).map(([path, size]) => [address(path), size]));
  const nativeFetch = globalThis.fetch.bind(globalThis);
  const downloads = new Downloads(sizes, (part) => onProgress("download", part), nativeFetch);
  globalThis.fetch = downloads.fetch;
  try {
    const loading = loader(address(files.runtime)).then((loadPython) => loadPython());
    // A start that fails is told of at once, not when the last file has come.
    await Promise.all([downloads.finished, Promise.race([loading, downloads.finished])]);
    onProgress("start", 0);
    const pyodide = await loading;
    onProgress("start", 1);
    onProgress("install", 0);
    addRules(pyodide, await (await fetch(address(files.wheel))).arrayBuffer());
    const rules = importRules(pyodide);
    onProgress("install", 1);
    return rules;
  } finally {
    globalThis.fetch = nativeFetch;
  }
}

/**
 * What loads Python, once its program is compiled and its loader is there, which come side by side.
 *
 * @param {string} runtime
 * @returns {Promise<(options?: PyodideConfig) => Promise<PyodideAPI>>}
 */
export async function loader(runtime) {
  const address = runtime + PROGRAM;
  const [program, [{ loadPyodide }]] = await Promise.all([fetchProgram(address), importModules(runtime)]);
  // That there are no packages to be had spares the loader from asking.
  const told = { indexURL: runtime, lockFileContents: PYODIDE_LOCK };
  return (options) => withProgram(program, address, () => loadPyodide({ ...told, ...options }));
}

/**
 * The second module is asked for by the first, later; to ask now lets both come side by side.
 *
 * @param {string} runtime
 * @returns {Promise<[typeof import("pyodide"), unknown]>}
 */
async function importModules(runtime) {
  const names = ["pyodide.mjs", "pyodide.asm.mjs"];
  try {
    const [loader, program] = await Promise.all(names.map((name) => import(runtime + name)));
    return [loader, program];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new EngineError({ code: "engine_download", message, context: {} });
  }
}

/** @param {string} message */
function unsupported(message) {
  return new EngineError({ code: "engine_unsupported", message, context: {} });
}
