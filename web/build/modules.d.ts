// What the bundler adds to the language of the sources.

/** A file of messages in Fluent's syntax, imported as its text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}

/** Where the built worker lies, relative to the page's script. */
declare const WORKER_PATH: string;

/** The same of the worker that makes snapshots. */
declare const SNAPSHOT_WORKER_PATH: string;

/** Where the files lie that the worker loads, relative to itself, and their sizes in bytes. */
declare const ENGINE_FILES: import("../src/engine/boot.js").EngineFiles;

/** Whether the game is one page that opens from disk. */
declare const ONE_FILE: boolean;

/** Pyodide's lock file without packages, as its loader is told. */
declare const PYODIDE_LOCK: import("pyodide").Lockfile;

declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: NonNullable<import("pyodide").PyodideConfig["createPyodideModule"]>;
  export default createPyodideModule;
}

/** What the service worker keeps, and as which version of the site: the build puts both in. */
interface Window {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[];
  readonly __SITE_VERSION: string;
}
