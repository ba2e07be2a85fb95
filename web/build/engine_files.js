import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PACKAGES, PYTHON_FILES, wheelIn } from "./paths.js";

/** @import { EngineFiles } from "../src/engine/boot.js" */

/** The worker imports these two; a browser does not tell how far an import has come. */
const MODULES = ["pyodide.mjs", "pyodide.asm.mjs"];
const PROGRAM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";

/**
 * @typedef {object} File
 * @property {string} name
 * @property {Uint8Array} bytes
 */

/**
 * Puts Python and the rules package into the site, in directories that are named by what is in them, so
 * that a cache may keep them for ever and old and new never mix.
 *
 * @param {string} site
 * @returns {Promise<EngineFiles>}
 */
export async function putEngineFiles(site) {
  const modules = await Promise.all(MODULES.map(readPyodide));
  const fetched = [await readPyodide(PROGRAM), await readMade(LIBRARY)];
  const rules = await readMade(await wheelIn(PYTHON_FILES, "muggins_core"));
  const runtime = await putDirectory(site, "python", [...modules, ...fetched]);
  const wheelDirectory = await putDirectory(site, "rules", [rules]);
  const wheel = wheelDirectory + rules.name;
  const sizes = fetched.map(({ name, bytes }) => [runtime + name, bytes.length]);
  return { runtime, wheel, sizes: Object.fromEntries([...sizes, [wheel, rules.bytes.length]]) };
}

/**
 * Pyodide's lock file without packages, as it is told to the loader, which would ask a server on the
 * internet for what it finds there.
 */
export async function emptyLock() {
  const { info } = JSON.parse(await readFile(`${PACKAGES}pyodide/pyodide-lock.json`, "utf8"));
  return { info, packages: {} };
}

/**
 * @param {string} name
 * @returns {Promise<File>}
 */
async function readPyodide(name) {
  return { name, bytes: await readFile(`${PACKAGES}pyodide/${name}`) };
}

/**
 * @param {string} name
 * @returns {Promise<File>}
 */
async function readMade(name) {
  return { name, bytes: await readFile(PYTHON_FILES + name) };
}

/**
 * @param {string} site
 * @param {string} name
 * @param {File[]} files
 * @returns {Promise<string>} the directory's path in the site, with a slash at its end
 */
async function putDirectory(site, name, files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file.name}\n`).update(file.bytes);
  const directory = `${name}-${hash.digest("hex").slice(0, 8)}/`;
  await mkdir(join(site, directory), { recursive: true });
  await Promise.all(files.map((file) => writeFile(join(site, directory, file.name), file.bytes)));
  return directory;
}
