import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { arrange, spotFor } from "../../web/src/table/line.js";
import {
  assertApart,
  assertInside,
  assertJoined,
  assertMeets,
  assertWhole,
  spaceBetween,
} from "./line_checks.js";
import { anyLine, box, EMPTY, grownLines, smallBox, twoEnded, wholeSet } from "./line_samples.js";

/** @typedef {import("../../web/src/engine/protocol.js").LineView} LineView */
/** @typedef {import("../../web/src/table/line.js").Arrangement} Arrangement */
/** @typedef {import("../../web/src/table/line.js").Box} Box */

/** `LINE_RUNS=20` lays so many times as many random lines. */
const MORE = Number(process.env.LINE_RUNS ?? 1);

/** @param {LineView} line @param {Box} room */
function assertLaid(line, room) {
  const laid = arrange(line, room);
  assertWhole(laid, room);
  assertApart(laid, line);
  assertJoined(laid, line);
  assertRoomAtEnds(laid, line, room);
  return laid;
}

/** @param {Arrangement} laid @param {LineView} line @param {Box} room */
function assertRoomAtEnds({ tiles, ends, unit, gap }, line, room) {
  assert.deepEqual(
    ends.map(({ anchor, place, pips }) => ({ anchor, place, pips })),
    line.ends.map(({ anchor, place, pips }) => ({ anchor, place, pips })),
  );
  for (const end of ends) {
    const anchor = tiles.find(({ tile }) => tile === end.anchor);
    const pips = end.pips ?? 0;
    assert(anchor && end.place !== null);
    assert.equal(end.spots.double === null, anchor.isDouble);
    const names = [
      `${pips}-${pips}`,
      ...[0, 3, 12]
        .filter((other) => other !== pips)
        .map((other) => `${Math.max(pips, other)}-${Math.min(pips, other)}`),
    ];
    const laid = new Set(line.tiles.map(({ tile }) => tile));
    for (const name of names.filter((other) => !laid.has(other))) {
      const spot = spotFor(end, name);
      assertInside(spot.box, room, `the spot for ${name}`);
      assert(Math.abs(assertMeets(spot, pips, anchor, end.place, { unit, gap }) - gap) < gap / 4 + 1e-6);
      for (const { tile, box: area } of tiles) {
        assert(spaceBetween(spot.box, area) > 0.75 * gap - 1e-6, `the spot for ${name} lies on ${tile}`);
      }
    }
  }
}

test("a line with two ends is whole, joined and apart in any window", () => {
  fc.assert(
    fc.property(twoEnded, box, (line, room) => void assertLaid(line, room)),
    { numRuns: 500 },
  );
});

test("a line with two ends is whole, joined and apart in the smallest windows", () => {
  fc.assert(
    fc.property(twoEnded, smallBox, (line, room) => void assertLaid(line, room)),
    { numRuns: 500 },
  );
});

test("all 28 tiles lie in one line, after every placement", () => {
  fc.assert(
    fc.property(wholeSet, smallBox, (lines, room) => {
      for (const line of lines) assertLaid(line, room);
    }),
    { numRuns: 25 },
  );
});

test("a tree of any set and any spinners is whole, joined and apart", () => {
  fc.assert(
    fc.property(anyLine, box, (line, room) => assertOwnRooms(assertLaid(line, room), line)),
    { numRuns: 50 * MORE },
  );
});

test("the spots of the two ends do not overlap", () => {
  fc.assert(
    fc.property(twoEnded, smallBox, (line, room) => {
      const [one, other] = arrange(line, room).ends.map(({ spots }) => [spots.single, spots.double]);
      for (const mine of one ?? []) {
        for (const theirs of other ?? [])
          assert(!mine || !theirs || spaceBetween(mine.box, theirs.box) > -1e-6);
      }
    }),
    { numRuns: 300 },
  );
});

test("the same line in the same box is laid in the same way, whatever was laid before", () => {
  fc.assert(
    fc.property(wholeSet, smallBox, fc.nat(), (lines, room, which) => {
      const asPlayed = lines.map((line) => arrange(line, room));
      const count = which % lines.length;
      const line = /** @type {LineView} */ (lines[count]);
      arrange(line, { width: room.width + 50, height: room.height });
      assert.deepEqual(arrange(structuredClone(line), room), asPlayed[count]);
    }),
    { numRuns: 25 },
  );
});

test("an empty line has one spot, in the middle, for a single and for a double", () => {
  fc.assert(
    fc.property(box, (room) => {
      const { tiles, ends, lead } = arrange(EMPTY, room);
      assert.deepEqual([tiles, ends], [[], []]);
      assert(lead);
      for (const tile of ["6-4", "5-5"]) {
        const spot = spotFor(lead, tile);
        assertInside(spot.box, room, "the spot of the lead");
        assert(Math.abs(spot.x - room.width / 2) <= 1 && Math.abs(spot.y - room.height / 2) <= 1);
        const [first] = arrange(
          { ...EMPTY, tiles: [{ tile, anchor: null, place: null, pips: null }] },
          room,
        ).tiles;
        assert.equal(first?.angle, spot.angle);
      }
    }),
  );
});

test("a lead is read from left to right, or from above", () => {
  const [line] = grownLines({ highest: 6, spinners: "none", doublesFirst: false, choices: [1] });
  assert(line);
  const places = (/** @type {Box} */ room) => arrange(line, room).ends.map(({ spots }) => spots.single);
  const [left, right] = places({ width: 600, height: 400 });
  assert(left && right && left.x < right.x);
  const [above, below] = places({ width: 400, height: 640 });
  assert(above && below && above.y < below.y);
});

test("the one end of a lone double has a spot at its side", () => {
  const [line] = grownLines({ highest: 6, spinners: "none", doublesFirst: true, choices: [3] });
  assert(line);
  assert.equal(line.ends.length, 1);
  assertLaid(line, { width: 304, height: 250 });
});

test("a line lies whole even in a box that is far too small, or not yet measured", () => {
  const line = grownLines({ highest: 6, spinners: "all", doublesFirst: true, choices: Array(28).fill(5) }).at(
    -1,
  );
  assert(line);
  for (const room of [
    { width: 0, height: 0 },
    { width: 9, height: 4 },
    { width: 1000, height: 3 },
  ]) {
    const { tiles, unit } = arrange(line, room);
    assert(unit > 0);
    for (const { box: area, tile } of tiles) {
      assertInside(area, { width: Math.max(1, room.width), height: Math.max(1, room.height) }, tile);
    }
  }
});

/** What a felt measures in windows of 320×568 (with and without a call), 568×320, 375×667, 768×1024 and 1280×800. */
const FELTS = [
  { width: 304, height: 200 },
  { width: 312, height: 196 },
  { width: 409, height: 120 },
  { width: 367, height: 290 },
  { width: 752, height: 640 },
  { width: 1020, height: 420 },
];

/** @param {Arrangement} laid @param {LineView} line */
function assertOwnRooms({ ends }, line) {
  const laid = new Set(line.tiles.map(({ tile }) => tile));
  for (const one of ends) {
    for (const other of ends.slice(0, ends.indexOf(one))) {
      for (const tile of offeredAtBoth(one.pips ?? 0, other.pips ?? 0)) {
        if (laid.has(tile)) continue;
        const space = spaceBetween(spotFor(one, tile).box, spotFor(other, tile).box);
        assert(space > -1e-6, `${tile} at ${one.anchor} and ${other.anchor} overlap`);
      }
    }
  }
}

/** @param {number} one @param {number} other */
function offeredAtBoth(one, other) {
  const others = one === other ? numbers : [other];
  return others.map((pips) => `${Math.max(one, pips)}-${Math.min(one, pips)}`);
}

const numbers = Array.from({ length: 13 }, (_, number) => number);

test("a tree is whole in the felt of every window, and every place that is offered has its own room", () => {
  fc.assert(
    fc.property(anyLine, fc.constantFrom(...FELTS), (line, room) => {
      const laid = assertLaid(line, room);
      assertOwnRooms(laid, line);
    }),
    { numRuns: 60 * MORE },
  );
});

/** The least short side, in px, of random lines of so many tiles of double-twelve in each felt: of every one. */
const LEAST = [
  {
    spinners: /** @type {const} */ ("first"),
    doublesFirst: false,
    count: 40,
    units: [15, 15, 13, 19, 41, 38],
  },
  {
    spinners: /** @type {const} */ ("first"),
    doublesFirst: false,
    count: 91,
    units: [9.5, 9.5, 8.5, 11.5, 26, 27],
  },
  { spinners: /** @type {const} */ ("all"), doublesFirst: false, count: 40, units: [11, 10, 11, 13, 28, 28] },
  { spinners: /** @type {const} */ ("all"), doublesFirst: true, count: 28, units: [11, 11, 6.5, 14, 30, 24] },
  { spinners: /** @type {const} */ ("all"), doublesFirst: true, count: 40, units: [7.5, 7, 6, 11, 24, 15.5] },
];

for (const { spinners, doublesFirst, count, units } of LEAST) {
  const kind = `${spinners}${doublesFirst ? ", doubles first" : ""}`;
  test(`${count} tiles with spinners (${kind}) keep their size`, () => {
    const samples = fc.sample(fc.array(fc.nat({ max: 9999 }), { minLength: count, maxLength: count }), {
      numRuns: 8,
      seed: 4,
    });
    for (const choices of samples) {
      const line = grownLines({ highest: 12, spinners, doublesFirst, choices }).at(-1);
      assert(line);
      for (const [index, felt] of FELTS.entries()) {
        const { unit } = arrange(line, felt);
        assert(unit >= (units[index] ?? 0), `${felt.width} × ${felt.height}: ${unit}`);
      }
    }
  });
}

test("a tile more seldom moves the others of a tree", () => {
  const choices = fc.sample(fc.array(fc.nat({ max: 9999 }), { minLength: 50, maxLength: 50 }), {
    numRuns: 5,
    seed: 9,
  });
  let [moved, steps] = [0, 0];
  for (const chosen of choices) {
    const lines = grownLines({ highest: 9, spinners: "all", doublesFirst: false, choices: chosen });
    const laid = lines.map((line) => arrange(line, { width: 367, height: 290 }));
    for (const [index, after] of laid.slice(1).entries()) {
      const before = laid[index];
      const turned = before?.tiles.some(({ angle }, tile) => angle !== after.tiles[tile]?.angle);
      steps++;
      if (turned) moved++;
    }
  }
  assert(moved <= 0.24 * steps, `${moved} of ${steps}`);
});

test("no line with two ends has rods", () => {
  for (const spinners of /** @type {const} */ (["none"])) {
    for (const choices of fc.sample(fc.array(fc.nat({ max: 9999 }), { minLength: 50, maxLength: 50 }), {
      numRuns: 8,
      seed: 12,
    })) {
      const line = grownLines({ highest: 12, spinners, doublesFirst: true, choices }).at(-1);
      assert(line);
      assert.deepEqual(assertLaid(line, { width: 367, height: 290 }).rods, []);
    }
  }
});
