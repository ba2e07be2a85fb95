import assert from "node:assert/strict";
import { test } from "node:test";
import { CHOICES } from "../../web/src/state/preferences.js";
import { shapeOf } from "../../web/src/table/pip-shapes.js";
import { contrast, propertiesWith, rgbOf } from "./style_colours.js";

const TEXT = 4.5;
const PART = 3;
const NUMBERS = Array.from({ length: 18 }, (_, index) => index + 1);
const FELTS = ["--felt-light", "--felt", "--felt-deep"];

/** What is written, and on which grounds. */
const WRITTEN = [
  { inks: ["--on-felt", "--on-felt-quiet", "--brass-light", "--refusal"], grounds: FELTS },
  {
    inks: ["--on-wood", "--on-wood-quiet", "--brass-light", "--refusal"],
    grounds: ["--wood-light", "--wood", "--wood-deep"],
  },
  { inks: ["--ink", "--ink-quiet", "--ink-gain", "--ink-loss"], grounds: ["--paper", "--paper-shade"] },
  {
    inks: ["--on-brass"],
    grounds: ["--brass-light", "--brass", "color-mix(in srgb, var(--brass), var(--brass-deep))"],
  },
];

const looks = CHOICES.felt.flatMap((felt) =>
  CHOICES.tiles.flatMap((tiles) =>
    [false, true].flatMap((isDark) => [false, true].map((isHigh) => ({ felt, tiles, isDark, isHigh }))),
  ),
);

/**
 * @param {Record<string, string>} look
 * @param {string} over
 * @param {string} under
 * @param {number} least
 */
function assertSeen(look, over, under, least) {
  const ground = rgbOf(look, under);
  const found = contrast(rgbOf(look, over, ground), ground);
  assert(found >= least, `${over} on ${under}: ${found.toFixed(2)}, less than ${least}`);
}

for (const look of looks) {
  const properties = propertiesWith(look);
  const name = [look.felt, look.tiles, look.isDark ? "dark" : "light", look.isHigh ? "high" : ""].join(" ");

  test(`what is written can be read: ${name}`, () => {
    for (const { inks, grounds } of WRITTEN)
      for (const ink of inks) for (const ground of grounds) assertSeen(properties, ink, ground, TEXT);
    for (const paper of ["--paper", "--paper-shade"])
      for (const mark of ["--chosen", "--brass-on-paper"]) assertSeen(properties, mark, paper, PART);
    for (const felt of FELTS) {
      const label = rgbOf(properties, "--felt-label", rgbOf(properties, felt));
      assert(contrast([255, 255, 255], label) >= TEXT);
    }
  });

  test(`pips stand out from the tile, and tiles from the table: ${name}`, () => {
    const pips = look.tiles === "colours" ? NUMBERS.slice(0, 9).map((pip) => `--pip-${pip}`) : ["--tile-pip"];
    for (const pip of pips) assertSeen(properties, pip, "--tile-face", PART);
    assertSeen(properties, "--tile-back-inlay", "--tile-back", PART);
    for (const felt of FELTS) {
      const rim = look.tiles === "ebony" ? "--tile-edge" : "--tile-face";
      assertSeen(properties, rim, felt, PART);
      assertSeen(properties, "--tile-back-inlay", felt, PART);
    }
  });
}

test("every number has a shape of its own, whichever way its tile lies", () => {
  const turns = NUMBERS.flatMap((pips) => {
    const corners = cornersOf(pips);
    return [0, 1, 2, 3]
      .map((turn) => `${drawing(corners, turn)}${arcsOf(pips)}`)
      .map((text) => ({ pips, text }));
  });
  for (const one of turns)
    for (const other of turns) assert(one.pips === other.pips || one.text !== other.text);
});

/** @param {number} pips */
function cornersOf(pips) {
  const path = shapeOf(pips)({ x: 0, y: 0 }, 10);
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** @param {number} pips */
function arcsOf(pips) {
  return (shapeOf(pips)({ x: 0, y: 0 }, 10).match(/a/g) ?? []).length;
}

/**
 * Where the corners of a figure lie after so many quarter turns.
 *
 * @param {number[][]} corners
 * @param {number} turn
 */
function drawing(corners, turn) {
  const angle = (turn * Math.PI) / 2;
  return corners
    .map(([x = 0, y = 0]) => [
      Math.round(x * Math.cos(angle) - y * Math.sin(angle)),
      Math.round(x * Math.sin(angle) + y * Math.cos(angle)),
    ])
    .sort(([ax = 0, ay = 0], [bx = 0, by = 0]) => ax - bx || ay - by)
    .join(";");
}
