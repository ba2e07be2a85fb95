import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { loadPyodide } from "pyodide";
import { PYTHON_FILES, WEB, WHEELS, wheelIn } from "./paths.js";

/** @import { PyodideAPI } from "pyodide" */

// Makes what Python loads in the page: its standard library, with the modules alone that are used, and the two
// wheels, all in bytecode. A start from sources spends most of its time on compiling them.

const micropip = await wheelIn(WHEELS, "micropip");
const rules = await wheelIn(WHEELS, "muggins_core");
const pyodide = await loadPyodide();
await startLikeThePage(pyodide, micropip, rules);
const bytecode = await importBytecode(pyodide);
const files = {
  "python_stdlib.zip": bytes(bytecode.library(bytecode.before)),
  [micropip]: await compiled(micropip),
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
 * @param {string} micropipWheel
 * @param {string} rulesWheel
 */
async function startLikeThePage(python, micropipWheel, rulesWheel) {
  await python.loadPackage(pathToFileURL(WHEELS + micropipWheel).href, { messageCallback: () => undefined });
  python.FS.writeFile(`/${rulesWheel}`, await readFile(WHEELS + rulesWheel));
  const installer = python.pyimport("micropip");
  await installer.install.callKwargs(`emfs:/${rulesWheel}`, { deps: false });
  const handle = python.pyimport("muggins_core.session.handle");
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
