import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { language } from "../../web/src/i18n/bundle.js";
import { LOCALES, matchLocale } from "../../web/src/i18n/locales.js";
import { createSpeech } from "../../web/src/i18n/speech.js";
import { followLanguage } from "../../web/src/state/language.js";
import { initialPage } from "../../web/src/state/page.js";
import { preferring, readPreferences } from "../../web/src/state/preferences.js";
import { createStore } from "../../web/src/state/store.js";

const ENGLISH =
  "game = The game\nturn = { $name } to play\nerror-late = Too late\nerror-general = No ({ $code })";
const GERMAN = "game = Das Spiel\nturn = { $name } ist dran";

/** Lets every promise that can be fulfilled be so. */
const settled = () => new Promise((done) => setImmediate(done));

/** @param {string} text */
const visible = (text) => text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, "");

/**
 * A page with languages that come when the test says so.
 *
 * @param {{ language?: string, wanted?: readonly string[] }} [options]
 */
function speaking({ language: chosen = "auto", wanted = ["en-GB"] } = {}) {
  /** @type {Record<string, PromiseWithResolvers<{ default: string[] }>>} */
  const coming = {};
  const later = (/** @type {string} */ locale) => () => {
    /** @type {any} */
    const one = {};
    one.promise = new Promise((resolve, reject) => Object.assign(one, { resolve, reject }));
    coming[locale] = one;
    return one.promise;
  };
  const speech = createSpeech([ENGLISH], { de: later("de"), fr: later("fr") });
  const store = createStore({ ...initialPage(), preferences: readPreferences({ language: chosen }) });
  const parts = { wanted: () => wanted, load: speech.load, speak: speech.speak };
  const follow = followLanguage(store, parts);
  /** @param {any} locale */
  const prefer = (locale) => store.update((page) => preferring(page, "language", locale));
  return {
    speech,
    store,
    prefer,
    follow,
    /** @param {string} locale @param {string[]} sources */
    comes: async (locale, ...sources) => {
      coming[locale]?.resolve({ default: sources });
      await settled();
    },
    /** @param {string} locale */
    fails: async (locale) => {
      coming[locale]?.reject(new TypeError("no network"));
      await settled();
    },
    /** @param {readonly string[]} tags */
    want: (tags) => {
      wanted = tags;
      return follow();
    },
  };
}

test("the browser's first wish that can be met is met, by another kind of the language too", () => {
  const cases = /** @type {const} */ ([
    [["de-AT", "en"], "de"],
    [["es-MX"], "es"],
    [["pt"], "pt-BR"],
    [["pt-PT", "fr"], "pt-BR"],
    [["ar-EG"], "ar"],
    [["FR-ca"], "fr"],
    [["nl", "sv-SE", "fr", "de"], "fr"],
    [["nl"], "en"],
    [[], "en"],
    [["x", ""], "en"],
  ]);
  for (const [wanted, locale] of cases) assert.equal(matchLocale(wanted), locale, wanted.join());
  for (const locale of LOCALES) assert.equal(matchLocale([locale]), locale);
});

test("nothing is drawn before the language has come", async () => {
  const { store, speech, comes } = speaking({ wanted: ["de-CH"] });
  await settled();
  assert.equal(store.get().locale, "");
  await comes("de", GERMAN);
  assert.equal(store.get().locale, "de");
  assert.equal(speech.text("turn", { name: "Ann" }), "Ann ist dran");
});

test("the language that was chosen goes before the browser's", async () => {
  const { store } = speaking({ language: "en", wanted: ["de"] });
  await settled();
  assert.equal(store.get().locale, "en");
});

test("it is changed at any time, and whoever has got hold of the texts speaks it from then on", async () => {
  const { store, speech, prefer, comes } = speaking();
  const { text } = speech;
  await settled();
  assert.equal(text("game"), "The game");
  prefer("de");
  await settled();
  assert.equal(text("game"), "The game");
  await comes("de", GERMAN);
  assert.equal(text("game"), "Das Spiel");
  prefer("auto");
  await settled();
  assert.equal(text("game"), "The game");
  assert.equal(store.get().locale, "en");
});

test("the last choice holds, in whatever order the languages come", async () => {
  const { store, speech, prefer, comes } = speaking();
  await settled();
  prefer("de");
  prefer("fr");
  await comes("fr", "game = Le jeu");
  await comes("de", GERMAN);
  assert.equal(store.get().locale, "fr");
  assert.equal(speech.text("game"), "Le jeu");
});

test("a language that does not come is English, and is tried again when it is chosen again", async () => {
  const { store, speech, prefer, comes, fails } = speaking({ language: "de" });
  await fails("de");
  assert.equal(store.get().locale, "en");
  assert.equal(speech.text("game"), "The game");
  prefer("en");
  prefer("de");
  await settled();
  await comes("de", GERMAN);
  assert.equal(store.get().locale, "de");
});

test("a browser whose language changes takes the page with it, unless one was chosen", async () => {
  const free = speaking();
  await settled();
  free.want(["de"]);
  await free.comes("de", GERMAN);
  assert.equal(free.store.get().locale, "de");
  const bound = speaking({ language: "en" });
  await settled();
  bound.want(["de"]);
  await settled();
  assert.equal(bound.store.get().locale, "en");
});

test("what a language lacks is said in English, the reason of a refusal too", async () => {
  const { speech, comes } = speaking({ language: "de" });
  await comes("de", "game = Das Spiel");
  assert.equal(speech.text("turn", { name: "Ann" }), "Ann to play");
  assert.ok(speech.has("turn"));
  assert.equal(speech.refusal("late"), "Too late");
  assert.equal(speech.refusal("odd"), "No (odd)");
});

/** @param {string} locale */
async function whole(locale) {
  const files = [`${locale}.ftl`, `rules.${locale}.ftl`].map((name) =>
    readFile(new URL(`../../web/src/i18n/${name}`, import.meta.url), "utf8"),
  );
  return language(locale, ...(await Promise.all(files)));
}

test("in Arabic a tile, a sum and a name keep their own direction", async () => {
  const arabic = await whole("ar");
  const placed = arabic.text("event-place", { name: "Ann", tile: "6-4", anchor: "4-1" });
  for (const part of ["Ann", "6-4", "4-1"]) assert.ok(placed.includes(`\u2068${part}\u2069`), placed);
  const listed = arabic.listed(["Ann", "Bob", "Cy"]);
  assert.ok(listed.startsWith("\u200f\u2068Ann\u2069"), listed);
  assert.equal(arabic.inRow([]), "");
});

test("Arabic counts by all six of its plurals, in the digits of the tiles", async () => {
  const arabic = await whole("ar");
  const told = [0, 1, 2, 3, 11, 100].map((count) => visible(arabic.text("player-tiles", { count })));
  assert.equal(new Set(told.map((text) => text.replaceAll(/\d+/g, "#"))).size, 6, told.join(", "));
  assert.match(told[4] ?? "", /11/);
});

test("a negative number keeps its minus at its left in Arabic", async () => {
  const arabic = await whole("ar");
  assert.equal(arabic.text("number", { number: -15 }), "\u200e\u221215");
});

test("in a language that is read from the left nothing invisible is put into a text", async () => {
  const german = await whole("de");
  const text = german.text("event-place", { name: "Ann", tile: "6-4", anchor: "4-1" });
  assert.equal(text, visible(text));
});

test("lessons come when they are asked for, and with every language from then on", async () => {
  /** @type {string[]} */
  const brought = [];
  const of = (/** @type {string} */ locale) => async () => {
    brought.push(locale);
    return { default: [`lesson = ${locale} lesson`] };
  };
  const others = {
    de: async () => ({ default: [GERMAN] }),
    fr: async () => ({ default: ["game = Le jeu"] }),
  };
  const speech = createSpeech([ENGLISH], others, { en: of("en"), de: of("de"), fr: of("fr") });
  speech.speak(await speech.load("de"));
  assert.deepEqual([brought, speech.has("lesson")], [[], false]);
  await speech.learn();
  await speech.learn();
  assert.deepEqual([brought, speech.text("lesson")], [["de"], "de lesson"]);
  speech.speak(await speech.load("fr"));
  assert.equal(speech.text("lesson"), "fr lesson");
  speech.speak(await speech.load("en"));
  assert.equal(speech.text("lesson"), "en lesson");
});

test("lessons of a language that is on its way while they are asked for come too", async () => {
  const lessons = { en: later("en"), de: later("de") };
  function later(/** @type {string} */ locale) {
    return async () => ({ default: [`lesson = ${locale} lesson`] });
  }
  const speech = createSpeech([ENGLISH], { de: async () => ({ default: [GERMAN] }) }, lessons);
  const loading = speech.load("de");
  const learning = speech.learn();
  speech.speak(await loading);
  await learning;
  assert.equal(speech.text("lesson"), "de lesson");
});

test("lessons that did not come are asked for again", async () => {
  let isDown = true;
  const lessons = async () => {
    if (isDown) throw new TypeError("no network");
    return { default: ["lesson = A lesson"] };
  };
  const speech = createSpeech([ENGLISH], {}, { en: lessons });
  await assert.rejects(speech.learn());
  isDown = false;
  await speech.learn();
  assert.equal(speech.text("lesson"), "A lesson");
});
