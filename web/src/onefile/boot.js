import "./no_import_scripts.js";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { withProgram } from "../engine/program.js";
import { addRules, importRules } from "../engine/rules_package.js";
import { ADDRESS, LIBRARY, PackedFiles, PROGRAM, RULES } from "./packed_files.js";

/** @import { Rules } from "../engine/rules_package.js" */
/** @import { OnProgress } from "../engine/serving.js" */

/**
 * Starts Python with the rules package in it, from what lies in the page alone.
 *
 * @param {Readonly<Record<string, string>>} texts
 * @param {OnProgress} onProgress
 * @returns {Promise<Rules>}
 */
export async function boot(texts, onProgress) {
  const files = new PackedFiles(texts);
  onProgress("start", 0);
  const whole = [PROGRAM, LIBRARY, RULES].map((name) => files.whole(name));
  const [program, library, wheel] = /** @type {[ArrayBuffer, ArrayBuffer, ArrayBuffer]} */ (
    await Promise.all(whole)
  );
  self.fetch = async (resource) => {
    if (String(resource) === ADDRESS + LIBRARY) return new Response(library);
    throw new TypeError(`${resource} is no file of the engine`);
  };
  const pyodide = await withProgram(await WebAssembly.compile(program), ADDRESS + PROGRAM, () =>
    loadPyodide({
      createPyodideModule,
      indexURL: ADDRESS,
      stdLibURL: ADDRESS + LIBRARY,
      lockFileContents: PYODIDE_LOCK,
    }),
  );
  onProgress("start", 1);
  onProgress("install", 0);
  addRules(pyodide, wheel);
  const rules = importRules(pyodide);
  onProgress("install", 1);
  return rules;
}
