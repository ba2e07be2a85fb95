import { Downloads } from "./downloads.js";
import { EngineError } from "./engine_error.js";
import { addRules, importRules } from "./rules_package.js";
import { dropSnapshots, findSnapshot, snapshotAddress, unpackSnapshot } from "./snapshot.js";

/** @import { PyodideAPI } from "pyodide" */
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
    const kept = await findSnapshot(snapshotAddress(files, base));
    if (!kept) return null;
    const runtime = new URL(files.runtime, base).href;
    return await whileCompiling(runtime + PROGRAM, async () => {
      const memory = unpackSnapshot(kept);
      const [[{ loadPyodide }], _loadSnapshot] = await Promise.all([importModules(runtime), memory]);
      return importRules(await loadPyodide({ ...optionsOf(runtime), _loadSnapshot }));
    });
  } catch {
    // Whatever it was, the files are the better way, and say what is wrong where they fail too.
    return null;
  }
}

/**
 * Compiles Python's program from the first, while it comes in: its loader would only begin when it has been loaded
 * itself, and a memory unpacked. Of a program that cannot be compiled the loader would never tell.
 *
 * @template T
 * @param {string} program its address
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
async function whileCompiling(program, load) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const compiling = WebAssembly.compileStreaming(fetch(program));
  // What the loader asks for once more is on its way already.
  globalThis.fetch = async (resource, options) =>
    String(resource) === program ? new Response() : fetch(resource, options);
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await compiling;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  /** @type {Promise<never>} */
  const failing = compiling.then(() => new Promise(() => undefined));
  try {
    return await Promise.race([load(), failing]);
  } finally {
    Object.assign(globalThis, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
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
    const runtime = address(files.runtime);
    const loading = whileCompiling(runtime + PROGRAM, () => loadPython(runtime));
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
 * @param {string} runtime
 * @returns {Promise<PyodideAPI>}
 */
async function loadPython(runtime) {
  const [{ loadPyodide }] = await importModules(runtime);
  return loadPyodide(optionsOf(runtime));
}

/**
 * What Python's loader is told wherever it starts; that there are no packages to be had spares it from asking.
 *
 * @param {string} runtime
 */
export function optionsOf(runtime) {
  return { indexURL: runtime, lockFileContents: PYODIDE_LOCK };
}

/**
 * The second module is asked for by the first, later; to ask now lets both come side by side.
 *
 * @param {string} runtime
 * @returns {Promise<[typeof import("pyodide"), unknown]>}
 */
export async function importModules(runtime) {
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
