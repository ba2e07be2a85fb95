import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { wordedBy } from "../src/i18n/worded.js";
import { POLICY_TAG } from "./page.js";
import { PACKAGES, ROOT } from "./paths.js";

const TEXTS = fileURLToPath(new URL("licences/", import.meta.url));
/** Licences that packages name without enclosing them, or with their short form alone. */
const COMMON = ["Apache-2.0", "MPL-2.0"];
const PYODIDE = "https://github.com/pyodide";

/** @typedef {import("../src/i18n/bundle.js").Language} Language */

/**
 * @typedef {object} Licence
 * @property {string} name of what comes under it
 * @property {string} licence its short name
 * @property {string} home where the source is
 * @property {string} text  none where it is one of the common ones, which stand at the end
 * @property {string} [message]  that says in any language what comes under it
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
      message: "licences-libraries",
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
  return {
    name,
    licence: license,
    home: home.replace(/^git\+/, "").replace(/\.git$/, ""),
    text: texts.join("\n\n"),
  };
}

/**
 * All of them as a page of its own.
 *
 * @param {Licence[]} licences
 * @param {readonly Language[]} languages English first
 * @param {{ style: string, licences: string }} bundles the paths of the style sheet and of the script
 */
export function formatLicences(licences, languages, bundles) {
  const english = textIn(languages, "licences");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${POLICY_TAG}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${bundles.style}">
<script type="module" src="${bundles.licences}"></script>
<title>${english}</title>
<meta name="description" content="${escapeHtml(textIn(languages, "licences-text"))}">
</head>
<body>
<main class="paper licences licences-page">
<p>${worded("a", languages, "licences-back", {}, ' href="./#start"')}</p>
${worded("h1", languages, "licences")}
${formatLicenceSections(licences, languages, "h2")}
</main>
</body>
</html>
`;
}

/**
 * All of them as a part of a page.
 *
 * @param {Licence[]} licences
 * @param {readonly Language[]} languages English first
 * @param {"h2" | "h3"} heading
 */
export function formatLicenceSections(licences, languages, heading) {
  const sections = licences.map(({ name, licence, home, text, message }) => {
    const title = name === licence ? name : `${name} (${licence})`;
    const head = message
      ? worded(heading, languages, message)
      : `<${heading}><bdi>${escapeHtml(title)}</bdi></${heading}>`;
    const link = `<a href="${escapeHtml(home)}" target="_blank" rel="noopener"><bdi>${escapeHtml(home)}</bdi></a>`;
    return [
      head,
      ...(home ? [`<p>${worded("span", languages, "licences-source")} ${link}</p>`] : []),
      // Licences hold in the words that they were written in.
      text
        ? `<pre lang="en" dir="ltr">${escapeHtml(text)}</pre>`
        : worded("p", languages, "licences-below", { licence }),
    ].join("\n");
  });
  return `${worded("p", languages, "licences-text")}\n${sections.join("\n")}`;
}

/**
 * An element with a text in every language.
 *
 * @param {string} element
 * @param {readonly Language[]} languages English first
 * @param {string} message
 * @param {Record<string, string>} args
 * @param {string} attributes
 */
function worded(element, languages, message, args = {}, attributes = "") {
  const texts = languages.map(
    (each) => ` ${wordedBy(each.locale)}="${escapeHtml(each.text(message, args))}"`,
  );
  const shown = escapeHtml(textIn(languages, message, args));
  return `<${element}${attributes}${texts.join("")}>${shown}</${element}>`;
}

/**
 * @param {readonly Language[]} languages of which the first is meant
 * @param {string} message
 * @param {Record<string, string>} [args]
 */
function textIn([language], message, args) {
  if (!language) throw new Error("there is no language to write in");
  return language.text(message, args);
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** @param {string} name */
function readText(name) {
  return readFile(`${TEXTS}${name}.txt`, "utf8");
}
