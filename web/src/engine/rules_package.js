/** @import { PyodideAPI } from "pyodide" */

/**
 * The rules package, ready to be asked.
 *
 * @typedef {object} Rules
 * @property {(text: string) => string} handle `muggins_core.session.handle`
 * @property {(error: unknown) => boolean} isPythonError whether Python raised it and still stands
 */

const WHEEL = "/muggins_core.whl";

/**
 * Lets Python import the rules package from its wheel.
 *
 * A wheel of pure Python that depends on nothing needs no installer: Python imports from it as it is. An
 * installer, and what it imports in its turn, would be a tenth of the first visit.
 *
 * @param {PyodideAPI} python
 * @param {ArrayBuffer | Uint8Array} wheel
 */
export function addRules(python, wheel) {
  python.FS.writeFile(WHEEL, new Uint8Array(wheel));
  python.runPython(`import sys; sys.path.append("${WHEEL}")`);
}

/**
 * Imports the rules package into a Python that knows where it is.
 *
 * @param {PyodideAPI} python
 * @returns {Rules}
 */
export function importRules(python) {
  const { PythonError } = python.ffi;
  const handle = python.pyimport("muggins_core.session.handle");
  return { handle, isPythonError: (error) => error instanceof PythonError };
}
