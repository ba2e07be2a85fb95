import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { POLICY_TAG } from "./page.js";
import { PACKAGES, ROOT } from "./paths.js";

const TEXTS = fileURLToPath(new URL("licences/", import.meta.url));
/** Licences that packages name without enclosing them, or with their short form alone. */
const COMMON = ["Apache-2.0", "MPL-2.0"];
const PYODIDE = "https://github.com/pyodide";

/**
 * @typedef {object} Licence
 * @property {string} name of what comes under it
 * @property {string} licence its short name
 * @property {string} home where the source is
 * @property {string} text
 */

/**
 * The licences of all that is shipped, in full.
 *
 * @param {string[]} packages npm packages that the bundles took in
 * @returns {Promise<Licence[]>}
 */
export async function collectLicences(packages) {
  const own = await readFile(`${ROOT}LICENSE`, "utf8");
  return [
    { name: "Muggins", licence: "MIT", home: "", text: own },
    ...(await Promise.all([...new Set(["pyodide", ...packages])].map(packageLicence))),
    { name: "Python", licence: "PSF-2.0", home: "https://www.python.org/", text: await readText("CPython") },
    {
      name: "Libraries in Python's program",
      licence: "several",
      home: `${PYODIDE}/pyodide`,
      text: await readText("Python-libraries"),
    },
    ...(await Promise.all(COMMON.map(commonLicence))),
  ];
}

/**
 * @param {string} name
 * @returns {Promise<Licence>}
 */
async function commonLicence(name) {
  return { name, licence: name, home: "", text: await readText(name) };
}

/**
 * @param {string} name
 * @returns {Promise<Licence>}
 * @throws {Error} where neither the package nor this directory has the text
 */
async function packageLicence(name) {
  const directory = join(PACKAGES, name);
  const { license, homepage, repository } = JSON.parse(await readFile(`${directory}/package.json`, "utf8"));
  const home = homepage ?? repository?.url ?? "";
  const files = (await readdir(directory))
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .sort();
  if (files.length === 0 && !COMMON.includes(license)) {
    throw new Error(`${name} comes without the text of its licence (${license})`);
  }
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")));
  const text = texts.join("\n\n") || `${license}: the text stands below.`;
  return { name, licence: license, home: home.replace(/^git\+/, "").replace(/\.git$/, ""), text };
}

/**
 * All of them as a page of its own.
 *
 * @param {Licence[]} licences
 * @param {string} style the path of the style sheet of the site
 */
export function formatLicences(licences, style) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${POLICY_TAG}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
<title>Licences</title>
<meta name="description" content="What the game of Muggins is made of, and the licence of each part.">
</head>
<body>
<main class="paper licences licences-page">
<p><a href="./#start">Back to the game</a></p>
<h1>Licences</h1>
${formatLicenceSections(licences, "h2")}
</main>
</body>
</html>
`;
}

/**
 * All of them as a part of a page.
 *
 * @param {Licence[]} licences
 * @param {"h2" | "h3"} heading
 */
export function formatLicenceSections(licences, heading) {
  const sections = licences.map(({ name, licence, home, text }) => {
    const source =
      home &&
      `<p>Source: <a href="${escapeHtml(home)}" target="_blank" rel="noopener">${escapeHtml(home)}</a></p>\n`;
    const title = name === licence ? name : `${name} (${licence})`;
    return `<${heading}>${escapeHtml(title)}</${heading}>\n${source}<pre>${escapeHtml(text)}</pre>`;
  });
  return `<p>What this game is made of, and the terms under which each part may be used and passed on.</p>
${sections.join("\n")}`;
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** @param {string} name */
function readText(name) {
  return readFile(`${TEXTS}${name}.txt`, "utf8");
}
