// Every language says all that English says, of the same things, and says it in its own words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { language } from "../../web/src/i18n/bundle.js";
import { SAME_ANYWHERE, SAME_IN } from "./languages_same.js";
import {
  ENGLISH_FILES,
  filesOf,
  LOCALES,
  messagesIn,
  messagesOf,
  partsOf,
  selectionsOf,
  sourceOf,
  withReferences,
} from "./messages.js";

/** @typedef {import("./messages.js").Message} Message */
/** @typedef {Record<string, string | number>} Args */

const ENGLISH = messagesOf("en");
const CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);
const SMALL = [0, 1, 2, 3, 5, 11, 21, 100];
/** No message has it in its own words, so that it is seen whether it is shown. */
const LARGE = 1234567;

/** @param {readonly string[]} items */
const sorted = (items) => [...new Set(items)].sort();

/** @param {string} locale */
const speaking = (locale) => language(locale, ...filesOf(locale).map(sourceOf));

/**
 * The variables, references and functions of a message and of those that stand in it.
 *
 * @param {Message} message
 */
function placeholders(message) {
  const parts = partsOf(message).filter((part) => part.type !== "select");
  return sorted(parts.map((part) => ("name" in part ? `${part.type} ${part.name}` : part.type)));
}

/**
 * The variants that stand for a value by its name or number. What a number is counted by differs between
 * languages, and so does whether none and one are told apart.
 *
 * @param {Message} message
 */
function meanings(message) {
  return selectionsOf(message).flatMap(({ by, keys, usual }) =>
    keys
      .filter((key) => usual !== "other" || !(CATEGORIES.has(key) || key === "0" || key === "1"))
      .map((key) => `${by} ${key}${key === usual ? " (usual)" : ""}`),
  );
}

/**
 * What to try a message with: every value it asks for by name, small numbers and a large one; what it only
 * shows is its own name.
 *
 * @param {Message} message
 * @returns {Args[]}
 */
function trials(message) {
  /** @type {Map<string, (string | number)[]>} */
  const tried = new Map();
  for (const one of withReferences(ENGLISH, message)) {
    for (const part of partsOf(one)) {
      if (part.type === "var" && !tried.has(part.name)) tried.set(part.name, [`<${part.name}>`, LARGE]);
    }
    for (const { by, keys, usual } of selectionsOf(one)) {
      const values =
        usual === "other" ? [...keys.filter((key) => !CATEGORIES.has(key)), ...SMALL, LARGE] : keys;
      tried.set(by, sorted([...(tried.get(by) ?? []), ...values].map(String)).map(asTried));
    }
  }
  return combined([...tried]);
}

/** @param {string} value */
const asTried = (value) => (/^\d+$/.test(value) ? Number(value) : value);

/**
 * @param {readonly [name: string, values: readonly (string | number)[]][]} tried
 * @returns {Args[]}
 */
function combined(tried) {
  const [first, ...others] = tried;
  if (!first) return [{}];
  const rest = combined(others);
  return first[1].flatMap((value) => rest.map((args) => ({ [first[0]]: value, ...args })));
}

/**
 * What of its arguments a text shows.
 *
 * @param {string} text
 * @param {Args} args
 * @param {import("../../web/src/i18n/bundle.js").Language} spoken
 */
function shown(text, args, spoken) {
  const large = spoken.text("number", { number: LARGE });
  return Object.entries(args)
    .filter(([, value]) => text.includes(value === LARGE ? large : `${value}`))
    .filter(([, value]) => value === LARGE || `${value}`.startsWith("<"))
    .map(([name]) => name);
}

test("there are languages to compare", () => {
  assert.ok(ENGLISH.size > 400, "English");
  assert.ok(LOCALES.length > 0, "others");
});

for (const locale of ["en", ...LOCALES]) {
  test(`${locale}: nothing of a file is lost in reading it`, () => {
    for (const file of filesOf(locale)) {
      const source = sourceOf(file);
      const written = [...source.matchAll(/^([^\s#}][^\s=]*)/gm)].map(([, id]) => id);
      assert.deepEqual(written, [...messagesIn(source).keys()], file);
    }
  });
}

for (const locale of LOCALES) {
  const messages = messagesOf(locale);
  const pairs = [...ENGLISH].flatMap(([id, english]) => {
    const other = messages.get(id);
    return other ? [{ id, english, other }] : [];
  });

  test(`${locale}: file by file, the messages and their attributes are those of English`, () => {
    for (const file of ENGLISH_FILES) {
      const names = (/** @type {string} */ name) =>
        [...messagesIn(sourceOf(name)).values()].map(
          ({ id, attributes }) => `${id} ${sorted(Object.keys(attributes)).join(" ")}`,
        );
      assert.deepEqual(sorted(names(file.replace(/en\.ftl$/, `${locale}.ftl`))), sorted(names(file)), file);
    }
    assert.equal(filesOf(locale).length, ENGLISH_FILES.length);
  });

  test(`${locale}: every message has the placeholders that it has in English`, () => {
    for (const { id, english, other } of pairs)
      assert.deepEqual(placeholders(other), placeholders(english), id);
  });

  test(`${locale}: every message tells apart the values that it tells apart in English`, () => {
    for (const { id, english, other } of pairs)
      assert.deepEqual(sorted(meanings(other)), sorted(meanings(english)), id);
  });

  test(`${locale}: where English counts, it counts by the plurals of the language`, () => {
    const rules = new Intl.PluralRules(locale);
    for (const { id, english, other } of pairs) {
      const counted = selectionsOf(english).filter(
        ({ keys, usual }) => keys.includes("one") && usual === "other",
      );
      for (const { by } of counted) {
        const keys = selectionsOf(other).flatMap((selection) => (selection.by === by ? selection.keys : []));
        for (let number = 1; number <= 200; number += 1) {
          const isTold = keys.includes(rules.select(number)) || keys.includes(String(number));
          assert.ok(isTold, `${id} with ${number}`);
        }
      }
    }
  });

  test(`${locale}: every message formats, and shows what English shows`, () => {
    const here = speaking(locale);
    const there = speaking("en");
    for (const { id, english } of pairs) {
      for (const args of trials(english)) {
        const text = here.text(id, args);
        const like = there.text(id, args);
        const about = `${id} with ${JSON.stringify(args)}: ${text}`;
        assert.doesNotMatch(text, /[{}]|undefined|NaN/, about);
        assert.equal(text === "", like === "", about);
        assert.deepEqual(shown(text, args, here), shown(like, args, there), about);
      }
    }
  });

  test(`${locale}: nothing is left in English`, () => {
    const allowed = new Set([...SAME_ANYWHERE, ...(SAME_IN[locale] ?? [])]);
    const words = (/** @type {Message} */ message) => JSON.stringify(message.value);
    const hasWords = (/** @type {string} */ text) => /\p{L}/u.test(text);
    const there = speaking("en");
    const left = pairs
      .filter(({ id, english, other }) => !allowed.has(id) && words(other) === words(english))
      .filter(({ id, english }) => hasWords(there.text(id, trials(english)[0]).replaceAll(/<[^>]*>/g, "")));
    assert.deepEqual(
      left.map(({ id }) => id),
      [],
    );
  });
}
