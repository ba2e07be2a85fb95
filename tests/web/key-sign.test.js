import assert from "node:assert/strict";
import { test } from "node:test";
import { keySign } from "../../web/src/lib/key-sign.js";

/** @type {[string, string, boolean, string][]} */
const CASES = [
  ["d", "KeyD", false, "d"],
  ["D", "KeyD", true, "d"],
  // On a French keyboard A and Q have changed places: what is written counts.
  ["a", "KeyQ", false, "a"],
  ["\u064a", "KeyD", false, "d"],
  ["\u0432", "KeyD", false, "d"],
  ["\u0665", "Digit5", false, "5"],
  ["\u0665", "Numpad5", false, "5"],
  ["?", "Minus", true, "?"],
  ["\u061f", "Slash", true, "?"],
  ["Escape", "Escape", false, "escape"],
  ["ArrowLeft", "ArrowLeft", false, "arrowleft"],
  ["\u00e9", "", false, "\u00e9"],
];

for (const [key, code, shiftKey, sign] of CASES)
  test(`${key} at ${code || "no place"} stands for ${sign}`, () => {
    assert.equal(keySign({ key, code, shiftKey }), sign);
  });
