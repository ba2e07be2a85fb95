import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { after, before, test } from "node:test";
import { bundle } from "../../web/build/bundle.js";
import { putEngineFiles } from "../../web/build/engine_files.js";
import { putServiceWorker } from "../../web/build/offline.js";
import { formatPage } from "../../web/build/page.js";
import { WEB } from "../../web/build/paths.js";
import { NAMED_BY_CONTENT } from "../../web/src/offline/words.js";

let site = "";
/** @type {string[]} */
let bundled;

before(async () => {
  site = `${await mkdtemp(`${tmpdir()}/muggins-site-`)}/`;
  const bundles = await bundle(site, await putEngineFiles(site));
  bundled = [bundles.script, bundles.style];
  await writeFile(`${site}index.html`, formatPage(await readFile(`${WEB}index.html`, "utf8"), bundles));
  await writeFile(`${site}licences.html`, "All of them");
  await writeFile(`${site}muggins.html`, "The whole game");
});

after(() => rm(site, { recursive: true }));

/** @returns {Promise<{ version: string, files: { url: string, revision: string | null, integrity: string }[] }>} */
async function made() {
  await putServiceWorker(site);
  const page = await readFile(`${site}index.html`, "utf8");
  const worker = await readFile(`${site}sw.js`, "utf8");
  const version = page.match(/<meta name="version" content="([0-9a-f]{16})"/)?.[1] ?? "";
  assert(worker.includes(`"${version}"`), "the page and its worker are of one version");
  return { version, files: JSON.parse(worker.match(/\[\{"(?:url|revision|integrity)".*?\}\]/)?.[0] ?? "[]") };
}

test("all files of the site are kept, but the worker itself and the one file", async () => {
  const { files } = await made();
  const urls = files.map(({ url }) => url);
  for (const url of [...bundled, "index.html", "licences.html"]) assert(urls.includes(url), url);
  for (const part of [
    "worker-",
    "snapshot_worker-",
    "pyodide.asm.wasm",
    "create_worker-",
    "muggins_core",
    "python_stdlib",
  ])
    assert(
      urls.some((url) => url.includes(part)),
      part,
    );
  assert(!urls.includes("sw.js") && !urls.includes("muggins.html"));
  for (const { url, integrity } of files) assert.match(integrity, /^sha256-.{44}$/, url);
});

test("all that the build names by its content is known by its name, and nothing else is", async () => {
  const { files } = await made();
  for (const { url, revision } of files) {
    const isNamed = !["index.html", "licences.html"].includes(url);
    assert.equal(NAMED_BY_CONTENT.test(url), isNamed, url);
    assert.equal(revision === null, isNamed, url);
  }
});

test("the version is another when any file is, the page too, and the same when none is", async () => {
  const versions = [await made(), await made()].map(({ version }) => version);
  assert.equal(versions[0], versions[1]);
  for (const name of ["licences.html", "index.html"]) {
    const before = await readFile(site + name, "utf8");
    await writeFile(site + name, `${before}<!-- more -->`);
    versions.push((await made()).version);
    await writeFile(site + name, before);
  }
  assert.equal(new Set(versions).size, 3);
});
