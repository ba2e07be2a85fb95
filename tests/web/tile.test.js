import assert from "node:assert/strict";
import { test } from "node:test";
import { pipSpots } from "../../web/src/table/tile-pips.js";

const numbers = Array.from({ length: 19 }, (_, pips) => pips);

test("a half shows as many pips as it counts, up to eighteen", () => {
  for (const pips of numbers) assert.equal(pipSpots(pips).spots.length, pips);
});

test("pips lie whole on their half, each apart from the others", () => {
  for (const pips of numbers) {
    const { radius, spots } = pipSpots(pips);
    spots.forEach((spot, index) => {
      assert(Math.abs(spot.x) + radius < 22 && Math.abs(spot.y) + radius < 22);
      for (const other of spots.slice(index + 1)) {
        assert(Math.hypot(spot.x - other.x, spot.y - other.y) > 2 * radius + 1.5);
      }
    });
  }
});

test("a half looks the same upside down, so that a tile may lie either way", () => {
  for (const pips of numbers) {
    const { spots } = pipSpots(pips);
    for (const { x, y } of spots) assert(spots.some((other) => other.x === -x && other.y === -y));
  }
});
