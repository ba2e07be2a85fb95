import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, unbroken } from "../../web/src/lib/unbroken.js";

/**
 * What is kept in one piece, as it is written.
 *
 * @param {string} text
 */
function pieces(text) {
  return unbroken(text)
    .flatMap((part) => (typeof part === "string" ? [] : [part.values]))
    .map(([name, written]) => [written, name === "in-one-piece"]);
}

/**
 * The whole text again.
 *
 * @param {string} text
 */
function whole(text) {
  return unbroken(text)
    .map((part) => (typeof part === "string" ? part : part.values[1]))
    .join("");
}

test("names of tiles and sums are kept in one piece", () => {
  assert.deepEqual(pieces("Ann plays 6-4 at 4-4: 6 + 4+4 = 14."), [
    ["6-4", true],
    ["4-4", true],
    ["6 + 4+4 = 14", true],
  ]);
  assert.deepEqual(pieces("9 + 8 − 3 = 14"), [["9 + 8 − 3 = 14", true]]);
});

test("a number, a name with a hyphen and a loss are no piece", () => {
  assert.deepEqual(pieces("Anna-Lena 2 has 15 points, −5"), []);
});

test("a sum too long for a small window may be broken", () => {
  const sum = "12+12 + 11+11 + 10+10 + 9+9 + 8+8 = 100";
  assert.deepEqual(pieces(sum), [[sum, false]]);
});

test("nothing of a text is lost, marks of direction neither", () => {
  for (const text of ["", "⁨Ann⁩ وضع ⁨6-4⁩ عند ⁨4-4⁩: ⁨6 + 4+4 = 14⁩.", "3-2"]) assert.equal(whole(text), text);
});

test("a number stays with what there are so many of", () => {
  assert.equal(counted("2 tiles fit then; 19 pips stay."), "2\u00A0tiles fit then; 19\u00A0pips stay.");
  assert.equal(counted("15 Punkte, 15 نقطة"), "15\u00A0Punkte, 15\u00A0نقطة");
  for (const text of ["6 + 4+4 = 14", "6-4 at 4-4", "6-4 (5), 3", ""]) assert.equal(counted(text), text);
});
