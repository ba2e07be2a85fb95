import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { ADDRESS, LIBRARY, PROGRAM, RULES, WORKER } from "../src/onefile/packed_files.js";
import { COMPAT_OPTIONS, OPTIONS, packagesOf } from "./bundle.js";
import { emptyLock } from "./engine_files.js";
import { collectLicences, formatLicenceSections } from "./licences.js";
import { formatOneFile } from "./onefile_page.js";
import { ONE_FILE, PACKAGES, PYTHON_FILES, ROOT, WEB, wheelIn } from "./paths.js";
import { readLanguages } from "./texts.js";

/** @import { Plugin } from "esbuild" */

// Builds the whole game as one page that opens from disk, where a browser lets a page fetch nothing, have no
// modules and start no worker but from what the page itself holds.

/** What is otherwise in the one file: each has its stand-in in `src/onefile/`, under its own name. */
const REPLACED = [
  "engine/create_worker.js",
  "engine/snapshot_maker.js",
  "offline/offline.js",
  "screens/licences-link.js",
];
const MOST_BYTES = 8_000_000;

const worker = await bundle("src/onefile/worker.js", {
  PYODIDE_LOCK: JSON.stringify(await emptyLock()),
});
const app = await bundle("src/app.js", {});
const style = await bundle("src/styles/app.css", {});
const compat = await bundle("src/compat.js", { ONE_FILE: "true" }, COMPAT_OPTIONS);
const packages = [worker, app, style].flatMap((each) => each.packages);
const page = await formatOneFile(await readFile(`${WEB}index.html`, "utf8"), {
  script: app.text,
  style: style.text,
  compat: compat.text,
  licences: formatLicenceSections(
    await collectLicences([...new Set(packages)].sort()),
    await readLanguages(),
    "h3",
  ),
  files: await packFiles(worker.text),
});
const size = Buffer.byteLength(page);
if (size > MOST_BYTES) throw new Error(`the one file has ${size} bytes, more than ${MOST_BYTES}`);
// A build that is broken off leaves no half page where somebody may open it.
const growing = `${ROOT}.build/muggins.html`;
await writeFile(growing, page);
await rename(growing, ONE_FILE);
console.log(`dist/muggins.html: ${(size / 1e6).toFixed(2)} MB`);

/**
 * @param {string} entry
 * @param {Record<string, string>} define
 * @param {typeof OPTIONS | typeof COMPAT_OPTIONS} options
 */
async function bundle(entry, define, options = OPTIONS) {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entry],
    outdir: PACKAGES,
    write: false,
    format: "iife",
    external: ["node:*", "ws"],
    define: { ...OPTIONS.define, ...define, "import.meta.url": JSON.stringify(ADDRESS) },
    plugins: entry === "src/app.js" ? [standIns()] : [],
  });
  const [output, ...others] = outputFiles;
  if (!output || others.length > 0) throw new Error(`${entry} is not one file`);
  return { text: output.text.trimEnd(), packages: packagesOf(metafile) };
}

/** @returns {Plugin} */
function standIns() {
  const waiting = new Set(REPLACED);
  return {
    name: "stand-ins",
    setup({ onResolve, onEnd }) {
      onResolve({ filter: /^\..*\.js$/ }, ({ path, resolveDir }) => {
        const replaced = REPLACED.find((each) => join(resolveDir, path) === `${WEB}src/${each}`);
        if (!replaced) return null;
        waiting.delete(replaced);
        return { path: `${WEB}src/onefile/${replaced.split("/").at(-1)}` };
      });
      onEnd(() => {
        if (waiting.size > 0) throw new Error(`nothing imports ${[...waiting].join(", ")}`);
      });
    },
  };
}

/** @param {string} script of the worker */
async function packFiles(script) {
  const files = {
    [WORKER]: Buffer.from(script),
    [PROGRAM]: await readFile(`${PACKAGES}pyodide/${PROGRAM}`),
    [LIBRARY]: await readFile(PYTHON_FILES + LIBRARY),
    [RULES]: await readFile(PYTHON_FILES + (await wheelIn(PYTHON_FILES, "muggins_core"))),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, gzipSync(bytes, { level: 9 })]),
  );
}
