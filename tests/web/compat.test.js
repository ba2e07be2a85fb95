import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { createContext, runInContext } from "node:vm";
import { parse } from "acorn";
import { build } from "esbuild";
import { COMPAT_OPTIONS } from "../../web/build/bundle.js";

/** What no browser had in 2009, whatever Node has. */
const LATER = [
  "WebAssembly",
  "BigInt",
  "Promise",
  "Symbol",
  "Map",
  "Set",
  "WeakMap",
  "Proxy",
  "Reflect",
  "Uint8Array",
];
const LATER_METHODS = {
  Array: ["find", "findLast", "includes", "at", "flatMap"],
  String: ["includes", "startsWith", "repeat"],
};

/** @param {boolean} isOneFile */
async function bundled(isOneFile) {
  const { outputFiles } = await build({
    ...COMPAT_OPTIONS,
    entryPoints: ["src/compat.js"],
    outdir: "out",
    write: false,
    define: { ONE_FILE: String(isOneFile) },
  });
  return outputFiles[0]?.text ?? "";
}

/** As much of an element as the script asks of one. */
class OldElement {
  textContent = "";
  /** @type {OldElement[]} */
  children = [];
  attributes = {};

  get firstChild() {
    return this.children[0];
  }

  /** @param {OldElement} child */
  appendChild(child) {
    this.children.push(child);
  }

  /** @param {OldElement} child */
  removeChild(child) {
    this.children.splice(this.children.indexOf(child), 1);
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  setAttribute(name, value) {
    Object.assign(this.attributes, { [name]: value });
  }

  querySelectorAll() {
    return this.children;
  }

  focus() {}
}

/**
 * A browser of 2009, with the script run in it.
 *
 * @param {string} script
 * @param {object} navigator
 */
function runInOldBrowser(script, navigator) {
  const panel = new OldElement();
  const root = Object.assign(new OldElement(), { querySelector: () => panel });
  const documentElement = { lang: "en", dir: "ltr" };
  const document = { documentElement, getElementById: () => root, createElement: () => new OldElement() };
  const window = { navigator };
  const context = createContext({ window, document });
  for (const name of LATER) runInContext(`delete globalThis.${name}`, context);
  for (const [owner, names] of Object.entries(LATER_METHODS)) {
    for (const name of names) runInContext(`delete ${owner}.prototype.${name}`, context);
  }
  runInContext(script, context);
  return { root, documentElement, words: panel.children.map(({ textContent }) => textContent) };
}

for (const isOneFile of [false, true]) {
  describe(`the script that says where ${isOneFile ? "the one file" : "the page"} cannot run`, () => {
    let script = "";

    before(async () => {
      script = await bundled(isOneFile);
    });

    it("is in the language of 2009", () => {
      assert.doesNotThrow(() => parse(script, { ecmaVersion: 5 }));
    });

    it("runs in a browser of then, and names what that lacks", () => {
      for (const navigator of [{}, { language: "nl" }, { languages: [] }, { languages: ["en-GB", "fr"] }]) {
        const { root, words } = runInOldBrowser(script, navigator);
        assert.deepEqual(root.attributes, { "data-unfit": "" });
        assert.equal(words[0], "This browser cannot run the game");
        assert.match(words[1] ?? "", /^It lacks .* WebAssembly, .*dialogs, the style sheets of 2022\.$/);
        assert.equal(words[1]?.includes("JavaScript modules"), !isOneFile);
        assert.equal(words[1]?.includes("the unpacking of files"), isOneFile);
        assert.match(words[2] ?? "", /^Update it, .* Firefox from 115/);
      }
    });

    it("says so in the best language that it knows", () => {
      const wishes = /** @type {const} */ ([
        [{ languages: ["nl", "de-AT", "fr"] }, "de", "ltr", "In diesem Browser läuft das Spiel nicht"],
        [{ language: "pt" }, "pt-BR", "ltr", "Este navegador não consegue rodar o jogo"],
        [{ language: "es-MX" }, "es", "ltr", "Este navegador no puede con el juego"],
        [{ languages: ["fr"] }, "fr", "ltr", "Ce navigateur ne peut pas faire tourner le jeu"],
        [{ languages: ["ar-EG"] }, "ar", "rtl", "لا تعمل اللعبة في هذا المتصفح"],
      ]);
      for (const [navigator, lang, dir, title] of wishes) {
        const { documentElement, words } = runInOldBrowser(script, navigator);
        assert.deepEqual(documentElement, { lang, dir });
        assert.equal(words[0], title);
      }
    });
  });
}

describe("the language of 2009", () => {
  it("is told from a later one", () => {
    for (const later of ["let a;", "() => 1", "`a`", "a?.b", "class A {}", "async function a() {}"]) {
      assert.throws(() => parse(later, { ecmaVersion: 5 }), SyntaxError);
    }
  });
});
