import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const STYLES = new URL("../../web/src/styles/", import.meta.url);
/** A shorthand that names the left and the right, whichever way the page is read. */
const FOUR_SIDES = /(?<=[\s;{])((?:scroll-)?(?:padding|margin)|inset):\s*([^;{}]+);/g;
/** Values apart, those of functions whole. */
const VALUE = /(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

for (const file of readdirSync(STYLES).filter((name) => name.endsWith(".css"))) {
  test(`what is left and right in ${file} is the same, or said as start and end`, () => {
    const css = readFileSync(new URL(file, STYLES), "utf8");
    for (const [declaration, , value = ""] of css.matchAll(FOUR_SIDES)) {
      const [, right, , left] = value.match(VALUE) ?? [];
      if (left !== undefined) assert.equal(left, right, declaration);
    }
  });
}
