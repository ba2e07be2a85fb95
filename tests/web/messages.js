// The messages of every language as they are parsed, for the tests to compare.

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

/** @typedef {import("@fluent/bundle/esm/ast.js").Pattern} Pattern */
/** @typedef {import("@fluent/bundle/esm/ast.js").Message} Message */
/** @typedef {import("@fluent/bundle/esm/ast.js").Expression} Expression */
/** @typedef {import("@fluent/bundle/esm/ast.js").SelectExpression} SelectExpression */

const FOLDER = new URL("../../web/src/i18n/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith(".ftl"));

/** @param {string} file  `rules.de.ftl` is German, and so is `de.ftl` */
const localeOf = (file) => file.split(".").at(-2) ?? "";

export const ENGLISH_FILES = FILES.filter((file) => localeOf(file) === "en");
export const LOCALES = [...new Set(FILES.map(localeOf))].filter((locale) => locale !== "en").sort();

/** @param {string} locale */
export const filesOf = (locale) => FILES.filter((file) => localeOf(file) === locale);

/** @param {string} file */
export const sourceOf = (file) => readFileSync(new URL(file, FOLDER), "utf8");

/**
 * @param {string} source
 * @returns {Map<string, Message>}
 */
export function messagesIn(source) {
  const { body } = new FluentResource(source);
  return new Map(body.map((message) => [message.id, message]));
}

/** @param {string} locale */
export const messagesOf = (locale) => messagesIn(filesOf(locale).map(sourceOf).join("\n"));

/**
 * What the patterns of a message are made of, however deep.
 *
 * @param {Message} message
 * @returns {Expression[]}
 */
export function partsOf({ value, attributes }) {
  return [value, ...Object.values(attributes)].flatMap((pattern) => partsIn(pattern));
}

/**
 * @param {Pattern | null} pattern
 * @returns {Expression[]}
 */
function partsIn(pattern) {
  if (pattern === null || typeof pattern === "string") return [];
  return pattern.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.type === "select") {
      return [part, part.selector, ...part.variants.flatMap(({ value }) => partsIn(value))];
    }
    if (part.type !== "func" && part.type !== "term") return [part];
    return [part, ...part.args.map((given) => (given.type === "narg" ? given.value : given))];
  });
}

/**
 * The selections of a message: what each is by, its variants, and which of them is the usual.
 *
 * @param {Message} message
 */
export function selectionsOf(message) {
  return partsOf(message)
    .filter((part) => part.type === "select")
    .map(({ selector, variants, star }) => {
      const keys = variants.map(({ key }) => String(key.value));
      return { by: selector.type === "var" ? selector.name : selector.type, keys, usual: keys[star] ?? "" };
    });
}

/**
 * @param {Map<string, Message>} messages
 * @param {Message} message
 * @returns {Message[]} the message, and those that stand in it
 */
export function withReferences(messages, message) {
  const found = partsOf(message).flatMap((part) => {
    const other = part.type === "mesg" ? messages.get(part.name) : undefined;
    return other ? withReferences(messages, other) : [];
  });
  return [message, ...found];
}
