import { join, relative } from "node:path";
import { build } from "esbuild";
import { emptyLock } from "./engine_files.js";
import { PACKAGES, SERVICE_WORKER, WEB } from "./paths.js";

/** @import { BuildOptions, Metafile, Plugin } from "esbuild" */
/** @import { EngineFiles } from "../src/engine/boot.js" */

/**
 * @typedef {object} Bundles
 * @property {string} script the page's module, by its path in the site
 * @property {string} early the module that starts the engine, which the page's module imports
 * @property {string} style
 * @property {string} licences the script of the page of licences
 * @property {string} compat the script that says where the page cannot run
 * @property {string[]} packages those that went in, by their names
 */

const EARLY = "src/engine/create_worker.js";

/** @satisfies {BuildOptions} */
export const OPTIONS = {
  absWorkingDir: WEB,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox115", "safari16.4"],
  charset: "utf8",
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  metafile: true,
  // licences.html holds them all, in full.
  legalComments: "none",
  loader: { ".ftl": "text", ".svg": "file", ".png": "file", ".woff2": "file" },
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
};

/** Of the script that runs in any browser: esbuild refuses what it cannot put into the language of 2009. */
export const COMPAT_OPTIONS = /** @satisfies {BuildOptions} */ ({
  ...OPTIONS,
  format: "iife",
  target: "es5",
});

/**
 * Bundles the workers, then the page, which has to know their names. The service worker is not for the
 * site yet: it has to know all that is in it.
 *
 * @param {string} site
 * @param {EngineFiles} engineFiles
 * @returns {Promise<Bundles>}
 */
export async function bundle(site, engineFiles) {
  const files = {
    ENGINE_FILES: JSON.stringify(engineFiles),
    PYODIDE_LOCK: JSON.stringify(await emptyLock()),
  };
  const snapshotWorker = await bundleEntry(site, "src/engine/snapshot_worker.js", {
    ...files,
    // It knows its own name.
    SNAPSHOT_WORKER_PATH: '""',
  });
  const paths = { SNAPSHOT_WORKER_PATH: JSON.stringify(snapshotWorker.path) };
  const worker = await bundleEntry(site, "src/engine/worker.js", { ...files, ...paths });
  const early = await bundleEntry(site, EARLY, { WORKER_PATH: JSON.stringify(worker.path) });
  const page = await bundleEntry(site, "src/app.js", paths, {
    ...OPTIONS,
    // A language that is not everybody's is a file by itself, named like all others by what is in it.
    splitting: true,
    chunkNames: "[name]-[hash]",
    plugins: [apart(EARLY, early.path)],
  });
  const style = await bundleEntry(site, "src/styles/app.css", {});
  const licences = await bundleEntry(site, "src/licences.js", {});
  const compat = await bundleEntry(site, "src/compat.js", { ONE_FILE: "false" }, COMPAT_OPTIONS);
  const offline = await bundleServiceWorker();
  const packages = [worker, snapshotWorker, early, page, style, offline].flatMap(({ metafile }) =>
    packagesOf(metafile),
  );
  return {
    script: page.path,
    early: early.path,
    style: style.path,
    licences: licences.path,
    compat: compat.path,
    packages: [...new Set(packages)].sort(),
  };
}

/**
 * @param {string} site
 * @param {string} entry
 * @param {Record<string, string>} define
 * @param {BuildOptions} options
 */
async function bundleEntry(site, entry, define, options = OPTIONS) {
  const { metafile } = await build({
    ...options,
    entryPoints: [entry],
    outdir: site,
    define: { ...options.define, ...define },
    metafile: true,
  });
  const output = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!output) throw new Error(`${entry} made no output`);
  return { path: relative(site, `${WEB}${output[0]}`), metafile };
}

/**
 * Leaves a module out of a bundle that imports it: it is a script of the site by itself.
 *
 * @param {string} entry
 * @param {string} path of its script
 * @returns {Plugin}
 */
function apart(entry, path) {
  return {
    name: "apart",
    setup({ onResolve }) {
      onResolve({ filter: /^\..*\.js$/ }, ({ path: wanted, resolveDir }) =>
        join(resolveDir, wanted) === `${WEB}${entry}` ? { path: `./${path}`, external: true } : null,
      );
    },
  };
}

async function bundleServiceWorker() {
  const entryPoints = ["src/offline/service_worker.js"];
  const outfile = SERVICE_WORKER;
  return build({ ...OPTIONS, entryPoints, outfile, entryNames: "[name]", format: "iife", metafile: true });
}

/**
 * The packages that went into a bundle, each as often as it has files in it.
 *
 * @param {Metafile} metafile
 * @returns {string[]}
 */
export function packagesOf(metafile) {
  const prefix = relative(WEB, PACKAGES);
  return Object.keys(metafile.inputs)
    .filter((input) => input.startsWith(`${prefix}/`))
    .map((input) => {
      const [scope = "", name] = input.slice(prefix.length + 1).split("/");
      return scope.startsWith("@") ? `${scope}/${name}` : scope;
    });
}
