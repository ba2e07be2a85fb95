import { readFile } from "node:fs/promises";
import { language } from "../src/i18n/bundle.js";
import { LOCALES } from "../src/i18n/locales.js";
import { WEB } from "./paths.js";

/** @typedef {import("../src/i18n/bundle.js").Language} Language */

/**
 * Every language that the page speaks, English first, for what the build itself writes.
 *
 * @returns {Promise<Language[]>}
 */
export function readLanguages() {
  return Promise.all(
    LOCALES.map(async (locale) =>
      language(locale, await readSource(`${locale}.ftl`), await readSource(`outside.${locale}.ftl`)),
    ),
  );
}

/** @param {string} file */
function readSource(file) {
  return readFile(`${WEB}src/i18n/${file}`, "utf8");
}
