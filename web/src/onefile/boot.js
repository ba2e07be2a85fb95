import "./no_import_scripts.js";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { ADDRESS, LIBRARY, PackedFiles, RULES } from "./packed_files.js";

/** @import { Rules } from "../engine/boot.js" */
/** @import { OnProgress } from "../engine/serving.js" */

/**
 * Starts Python with the rules package in it, from what lies in the page alone.
 *
 * The package is put in by Python itself: micropip would only look for what it depends on, which is nothing.
 *
 * @param {Readonly<Record<string, string>>} texts
 * @param {OnProgress} onProgress
 * @returns {Promise<Rules>}
 */
export async function boot(texts, onProgress) {
  const files = new PackedFiles(texts);
  onProgress("start", 0);
  self.fetch = files.fetch;
  const rules = files.open(RULES).arrayBuffer();
  const pyodide = await loadPyodide({
    createPyodideModule,
    indexURL: ADDRESS,
    stdLibURL: ADDRESS + LIBRARY,
    lockFileContents: PYODIDE_LOCK,
  });
  onProgress("start", 1);
  onProgress("install", 0);
  pyodide.unpackArchive(await rules, "wheel");
  const handle = pyodide.pyimport("muggins_core.session.handle");
  onProgress("install", 1);
  const { PythonError } = pyodide.ffi;
  return { handle, isPythonError: (error) => error instanceof PythonError };
}
