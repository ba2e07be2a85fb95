import "./no_import_scripts.js";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { addRules, importRules } from "../engine/rules_package.js";
import { ADDRESS, LIBRARY, PackedFiles, RULES } from "./packed_files.js";

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
  self.fetch = files.fetch;
  const wheel = files.open(RULES).arrayBuffer();
  const pyodide = await loadPyodide({
    createPyodideModule,
    indexURL: ADDRESS,
    stdLibURL: ADDRESS + LIBRARY,
    lockFileContents: PYODIDE_LOCK,
  });
  onProgress("start", 1);
  onProgress("install", 0);
  addRules(pyodide, await wheel);
  const rules = importRules(pyodide);
  onProgress("install", 1);
  return rules;
}
