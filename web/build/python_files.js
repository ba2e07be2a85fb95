import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";
import { addRules, importRules } from "../src/engine/rules_package.js";
import { PYTHON_FILES, WEB, WHEELS, wheelIn } from "./paths.js";

/** @import { PyodideAPI } from "pyodide" */

// Makes what Python loads in the page: its standard library, with the modules alone that are used, and the
// rules package, both in bytecode. A start from sources spends most of its time on compiling them.

const rules = await wheelIn(WHEELS, "muggins_core");
const pyodide = await loadPyodide();
await startLikeThePage(pyodide, rules);
const bytecode = await importBytecode(pyodide);
const files = {
  "python_stdlib.zip": bytes(bytecode.library(bytecode.before)),
  [rules]: await compiled(rules),
};
await rm(PYTHON_FILES, { recursive: true, force: true });
await mkdir(PYTHON_FILES, { recursive: true });
await Promise.all(Object.entries(files).map(([name, data]) => writeFile(PYTHON_FILES + name, data)));

/**
 * Does what `src/engine/boot.js` does in the page, and what a table asks for first, so that whatever these
 * import is loaded.
 *
 * @param {PyodideAPI} python
 * @param {string} wheel
 */
async function startLikeThePage(python, wheel) {
  addRules(python, await readFile(WHEELS + wheel));
  const { handle } = importRules(python);
  for (const type of ["list_games", "no_such_request"]) handle(JSON.stringify({ id: 1, type }));
}

/**
 * @param {PyodideAPI} python
 * @returns {Promise<any>} the module `bytecode`, and in `before` what was loaded before it
 */
async function importBytecode(python) {
  const before = python.runPython("import sys\nfrozenset(sys.modules)");
  python.FS.writeFile("/bytecode.py", await readFile(`${WEB}build/bytecode.py`));
  python.runPython("sys.path.insert(0, '/')");
  const { library, wheel } = python.pyimport("bytecode");
  return { library, wheel, before };
}

/** @param {string} name */
async function compiled(name) {
  return bytes(bytecode.wheel(pyodide.toPy(new Uint8Array(await readFile(WHEELS + name)))));
}

/**
 * @param {any} object  `bytes` in Python
 * @returns {Uint8Array}
 */
function bytes(object) {
  const data = object.toJs();
  object.destroy();
  return data;
}
