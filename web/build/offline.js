import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { getManifest } from "workbox-build";
import { NAMED_BY_CONTENT } from "../src/offline/words.js";
import { replaceOnce, VERSION, withVersion } from "./page.js";
import { SERVICE_WORKER } from "./paths.js";

/** @import { ManifestEntry } from "workbox-build" */

const PAGE = "index.html";
const SCRIPT = "sw.js";
const LARGEST_FILE = 64 * 1024 * 1024;

/**
 * Makes a whole site one version: names it by all that is in it, and puts in the service worker that keeps
 * just these files.
 *
 * @param {string} site with a slash at its end
 */
export async function putServiceWorker(site) {
  const source = await readFile(site + PAGE, "utf8");
  const version = versionOf(await listFiles(site), source);
  await writeFile(site + PAGE, withVersion(source, version));
  const manifest = JSON.stringify(await listFiles(site));
  const script = replaceOnce(await readFile(SERVICE_WORKER, "utf8"), /self\.__WB_MANIFEST/g, () => manifest);
  await writeFile(
    site + SCRIPT,
    replaceOnce(script, /self\.__SITE_VERSION/g, () => JSON.stringify(version)),
  );
}

/**
 * All that the page may ever ask for; pictures that only a shop of apps shows are no part of it.
 *
 * @param {string} site
 */
async function listFiles(site) {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: site,
    globPatterns: ["**/*"],
    globIgnores: [SCRIPT, "muggins.html", "screenshots/**"],
    dontCacheBustURLsMatching: NAMED_BY_CONTENT,
    maximumFileSizeToCacheInBytes: LARGEST_FILE,
    manifestTransforms: [
      async (entries) => ({ manifest: await Promise.all(entries.map((entry) => sealed(site, entry))) }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  return manifestEntries;
}

/**
 * A browser refuses a file that is not the one that belongs to this version, as a server may hand out
 * while the next is being put in its place.
 *
 * @template {ManifestEntry} E
 * @param {string} site
 * @param {E} entry
 * @returns {Promise<E>}
 */
async function sealed(site, entry) {
  const digest = createHash("sha256").update(await readFile(site + entry.url));
  return { ...entry, integrity: `sha256-${digest.digest("base64")}` };
}

/**
 * @param {ManifestEntry[]} files
 * @param {string} page the source of the page, whose own version is not in the reckoning
 */
function versionOf(files, page) {
  const hash = createHash("sha256").update(page.replace(VERSION, ""));
  for (const { url, integrity } of files) if (url !== PAGE) hash.update(`${url} ${integrity}\n`);
  return hash.digest("hex").slice(0, 16);
}

// A site whose files were changed by hand is made one version anew: `node web/build/offline.js dist/`.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , site] = process.argv;
  if (!site) throw new Error("the directory of the site must be named");
  await putServiceWorker(site.endsWith("/") ? site : `${site}/`);
}
