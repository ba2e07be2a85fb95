import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { arrange, spotFor } from "../../web/src/table/line.js";
import { box, smallBox, twoEnded, wholeSet } from "./line_samples.js";

/** @typedef {import("../../web/src/engine/protocol.js").LineView} LineView */
/** @typedef {import("../../web/src/table/line.js").Arrangement} Arrangement */
/** @typedef {import("../../web/src/table/line.js").Box} Box */
/** @typedef {{x: number, y: number}} Point */

test("no tile is larger than it should be", () => {
  fc.assert(
    fc.property(twoEnded, box, fc.integer({ min: 8, max: 90 }), (line, room, maxUnit) => {
      assert(arrange(line, room, { maxUnit }).unit <= maxUnit);
    }),
    { numRuns: 100 },
  );
});

test("tiles fill their box well", () => {
  fc.assert(
    fc.property(twoEnded, smallBox, (line, room) => {
      const { width, height } = room;
      const bound = Math.sqrt((width * height) / (2 * line.tiles.length));
      const longest = Math.floor(Math.max(width, height) / 6.3);
      assert(arrange(line, room).unit >= 0.42 * Math.min(64, longest, bound));
    }),
    { numRuns: 300 },
  );
});

/** The least short side of a tile, in px, with 22 and with 28 tiles in one line. */
const SIZES = [
  { width: 280, height: 180, after22: 18, after28: 15 },
  { width: 304, height: 250, after22: 21, after28: 19 },
  { width: 320, height: 260, after22: 22, after28: 20 },
  { width: 360, height: 420, after22: 30, after28: 26 },
  { width: 320, height: 568, after22: 34, after28: 29 },
  { width: 768, height: 600, after22: 55, after28: 47 },
  { width: 1280, height: 560, after22: 60, after28: 54 },
];

const lines = fc.sample(wholeSet, { numRuns: 60, seed: 6 });

for (const { width, height, after22, after28 } of SIZES) {
  test(`in ${width} × ${height} px a tile is ${after22} px wide after 22 tiles and ${after28} px after all 28`, () => {
    for (const views of lines) {
      const [units22 = 0, units28 = 0] = [views[21], views[27]].map((view) => {
        assert(view);
        return arrange(view, { width, height }).unit;
      });
      assert(units22 >= after22 && units28 >= after28, `${units22} ${units28}`);
    }
  });
}

/** @param {Arrangement} laid @param {Point} point @returns {Point} in tiles' widths */
function fromLead({ tiles: [lead], unit }, { x, y }) {
  assert(lead);
  return { x: (x - lead.x) / unit, y: (y - lead.y) / unit };
}

/** @param {Arrangement} before @param {Point} one @param {Arrangement} after @param {Point} other */
function distance(before, one, after, other) {
  const [from, to] = [fromLead(before, one), fromLead(after, other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/**
 * Whether all tiles lie as they lay, at most in another size.
 *
 * @param {Arrangement} before
 * @param {Arrangement} after
 */
function isLeft(before, after) {
  return before.tiles.every((tile, index) => {
    const now = after.tiles[index];
    return now !== undefined && tile.angle === now.angle && distance(before, tile, after, now) < 0.3;
  });
}

/**
 * Whether the last tile lies where its spot was.
 *
 * @param {Arrangement} before
 * @param {Arrangement} after
 * @param {LineView} view
 */
function isOnSpot(before, after, view) {
  const placed = view.tiles.at(-1);
  const tile = after.tiles.at(-1);
  const end = before.ends.find(({ anchor, place }) => anchor === placed?.anchor && place === placed.place);
  if (!end || !tile) return view.tiles.length === 2;
  return distance(before, spotFor(end, tile.tile), after, tile) < 0.01;
}

/** How many placements in a hundred may lay the line anew, or the tile elsewhere than its spot was. */
const STEADY = [
  { width: 1280, height: 560, anew: 2, elsewhere: 3 },
  { width: 768, height: 400, anew: 18, elsewhere: 12 },
  { width: 304, height: 250, anew: 25, elsewhere: 30 },
];

for (const { width, height, anew, elsewhere } of STEADY) {
  test(`in ${width} × ${height} px a tile more seldom moves the others, and lies where its spot was`, () => {
    const steps = lines.flatMap((views) => {
      const laid = views.slice(0, 22).map((view) => ({ view, after: arrange(view, { width, height }) }));
      return laid
        .slice(1)
        .map((step, index) => ({ ...step, before: /** @type {typeof step} */ (laid[index]).after }));
    });
    const moved = steps.filter(({ before, after }) => !isLeft(before, after));
    assert(moved.length <= (anew / 100) * steps.length, `${moved.length} of ${steps.length}`);
    const sameSize = steps.filter(({ before, after }) => before.unit === after.unit);
    const strayed = sameSize.filter(({ before, after, view }) => !isOnSpot(before, after, view));
    assert(strayed.length <= (elsewhere / 100) * sameSize.length, `${strayed.length} of ${sameSize.length}`);
  });
}
