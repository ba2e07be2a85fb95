import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { bundle } from "./bundle.js";
import { putEngineFiles } from "./engine_files.js";
import { putInstallFiles } from "./install_files.js";
import { collectLicences, formatLicences } from "./licences.js";
import { putServiceWorker } from "./offline.js";
import { formatPage } from "./page.js";
import { ROOT, SITE, WEB } from "./paths.js";
import { readLanguages } from "./texts.js";

// The site is built beside the old one and takes its place at the end: a failed build leaves it whole.
const growing = `${ROOT}.build/site/`;
await rm(growing, { recursive: true, force: true });
await mkdir(growing, { recursive: true });
const bundles = await bundle(growing, await putEngineFiles(growing));
await writeFile(`${growing}index.html`, formatPage(await readFile(`${WEB}index.html`, "utf8"), bundles));
const languages = await readLanguages();
await writeFile(
  `${growing}licences.html`,
  formatLicences(await collectLicences(bundles.packages), languages, bundles),
);
await putInstallFiles(growing, languages);
await putServiceWorker(growing);
await rm(SITE, { recursive: true, force: true });
await rename(growing, SITE);
