import { loader } from "./boot.js";
import { addRules } from "./rules_package.js";
import { alone, findSnapshot, keepSnapshot, snapshotAddress } from "./snapshot.js";

/** @import { PyodideAPI } from "pyodide" */

// Makes the snapshot for later visits, and keeps it. Python is started once more for it, since one that
// JavaScript holds anything of cannot be made a snapshot of.

const address = snapshotAddress(ENGINE_FILES, import.meta.url, import.meta.url);
await alone(async () => {
  if (!(await findSnapshot(address))) await keepSnapshot(address, await makeSnapshot());
});
self.postMessage("kept");

async function makeSnapshot() {
  const runtime = new URL(ENGINE_FILES.runtime, import.meta.url).href;
  const wheel = new URL(ENGINE_FILES.wheel, import.meta.url).href;
  const loadPython = await loader(runtime);
  const pyodide = await loadPython({ _makeSnapshot: true });
  addRules(pyodide, await (await fetch(wheel)).arrayBuffer());
  playALittle(pyodide);
  return memoryOf(pyodide);
}

/**
 * Lets the package import what it does and make what it makes once, at a table of its own.
 *
 * @param {PyodideAPI} python
 */
function playALittle(python) {
  const { Session } = python.pyimport("muggins_core.session");
  const session = Session();
  const ask = (/** @type {object} */ request) => JSON.parse(session.handle(JSON.stringify(request))).ok;
  ask({ id: 1, type: "list_games" });
  ask({ id: 2, type: "describe_rules", preset: "muggins", players: 2, options: {} });
  const { save } = ask({ id: 3, type: "new_match", preset: "muggins", names: ["1", "2"] });
  ask({ id: 4, type: "resume", save });
  // What is imported only where it is wanted: Python that starts from a snapshot has no package to import from.
  for (const name of ["computers", "advice_view"]) python.pyimport(`muggins_core.${name}`).destroy();
  const computers = ["expert", "expert"];
  const { view } = ask({ id: 5, type: "new_match", preset: "block_muggins", names: ["1", "2"], computers });
  const { version } = ask({ id: 6, type: "proceed", version: view.version }).view;
  ask({ id: 7, type: "think", version });
  // A snapshot has no room for what JavaScript holds of Python.
  session.destroy();
  Session.destroy();
}

/**
 * @param {PyodideAPI} python
 * @returns {Uint8Array<ArrayBuffer>}
 */
function memoryOf(python) {
  return /** @type {any} */ (python).makeMemorySnapshot();
}
