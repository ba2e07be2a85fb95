import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { formatText85 } from "../src/onefile/text85.js";
import { replaceOnce, withPolicy, withVersion } from "./page.js";
import { WEB } from "./paths.js";

/**
 * @typedef {object} Parts
 * @property {string} script the page's, a classic one
 * @property {string} style
 * @property {string} compat the script that says where the page cannot run
 * @property {string} licences as HTML
 * @property {Readonly<Record<string, Uint8Array>>} files by their names, packed
 */

/**
 * The page with all in it, in the order in which it is wanted: what is shown at once comes first, what
 * Python needs last.
 *
 * @param {string} source web/index.html
 * @param {Parts} parts
 */
export async function formatOneFile(source, { script, style, compat, licences, files }) {
  const styled = replaceOnce(source, /<link rel="stylesheet" href="app\.css">/g, `<style>${style}</style>`);
  const bare = styled.replace(/\s*<script [^>]*><\/script>/g, "");
  const alone = await withIconAlone(bare);
  const end = [
    `<script>${whole(compat, "script")}</script>`,
    `<script>${whole(script, "script")}</script>`,
    `<template id="licences">${whole(licences, "template")}</template>`,
    ...Object.entries(files).map(([name, bytes]) => formatFile(name, bytes)),
  ];
  const filled = replaceOnce(alone, /(?= {2}<\/body>)/g, `${end.join("\n")}\n`);
  const version = createHash("sha256").update(filled).digest("hex");
  return withPolicy(withVersion(filled, version), policyOf([compat, script], whole(style, "style")));
}

/**
 * What the page may do: run what lies in it, as it was built, and nothing else. A worker from a `blob:` is
 * one that the page has unpacked.
 *
 * @param {string[]} scripts
 * @param {string} style
 */
function policyOf(scripts, style) {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(digest).join(" ")} 'wasm-unsafe-eval'`,
    "worker-src blob:",
    `style-src ${digest(style)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** @param {string} text */
function digest(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * What would end its element before its own end is no part of a page.
 *
 * @param {string} text
 * @param {string} element
 */
function whole(text, element) {
  if (new RegExp(`</${element}|<!--`, "i").test(text)) throw new Error(`the ${element} would be cut short`);
  return text;
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 */
function formatFile(name, bytes) {
  return `<script type="text/plain" data-file="${name}">${formatText85(bytes)}</script>`;
}

/**
 * Of all that the page links to, its icon goes into it; the rest is for a site.
 *
 * @param {string} page
 */
async function withIconAlone(page) {
  const icon = /<link rel="icon" href="([^"]*)"[^>]*>/.exec(page)?.[1];
  if (!icon) throw new Error("index.html has no icon");
  const drawing = icon.startsWith("data:") ? icon : await readDrawing(icon);
  return page
    .replace(/\s*<link rel="(?!icon")[^>]*>/g, "")
    .replace(/(?<=<link rel="icon" href=")[^"]*/, () => drawing);
}

/** @param {string} path of an SVG */
async function readDrawing(path) {
  return `data:image/svg+xml;base64,${(await readFile(WEB + path)).toString("base64")}`;
}
