import assert from "node:assert/strict";
import { test } from "node:test";
import { formatLicences } from "../../web/build/licences.js";
import { readLanguages } from "../../web/build/texts.js";
import { putInLanguage, wordedBy } from "../../web/src/i18n/worded.js";

const LICENCES = [
  { name: "Muggins", licence: "MIT", home: "", text: 'Permission & "more"' },
  { name: "pyodide", licence: "MPL-2.0", home: "https://pyodide.org", text: "" },
  { name: "Libraries", licence: "several", home: "", text: "All of them", message: "licences-libraries" },
];

test("the page of licences has its own words in every language, and licences in their own alone", async () => {
  const languages = await readLanguages();
  const page = formatLicences(LICENCES, languages, { style: "app.css", licences: "licences.js" });
  for (const { locale, text } of languages) {
    for (const message of [
      "licences",
      "licences-back",
      "licences-text",
      "licences-source",
      "licences-libraries",
    ])
      assert(page.includes(`${wordedBy(locale)}="${text(message)}"`), `${locale} ${message}`);
    assert(page.includes(`${wordedBy(locale)}="${text("licences-below", { licence: "MPL-2.0" })}"`), locale);
  }
  assert.match(page, /<html lang="en">/);
  assert.match(page, /<h1 [^>]*>Licences<\/h1>/);
  assert.match(page, /<h2><bdi>pyodide \(MPL-2\.0\)<\/bdi><\/h2>/);
  assert.match(page, /<pre lang="en" dir="ltr">Permission &amp; &quot;more&quot;<\/pre>/);
  assert.equal(page.match(/<pre /g)?.length, 2, "a text that stands below is not there twice");
});

test("what is there in a language is put in, and all else stays", () => {
  /** @param {Record<string, string>} texts */
  const element = (texts) => ({
    textContent: "Source:",
    getAttribute: (/** @type {string} */ name) => texts[name] ?? null,
  });
  const [full, bare] = [element({ "data-de": "Quelle:", "data-pt-br": "Código-fonte:" }), element({})];
  const root = /** @type {any} */ ({ querySelectorAll: () => [full, bare] });
  putInLanguage(root, "pt-BR");
  assert.deepEqual([full.textContent, bare.textContent], ["Código-fonte:", "Source:"]);
  putInLanguage(root, "de");
  assert.deepEqual([full.textContent, bare.textContent], ["Quelle:", "Source:"]);
});
