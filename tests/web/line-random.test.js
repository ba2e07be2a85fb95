// Thousands of lines laid at random, the same every time: of every set and every kind of spinner, of 1 to 91
// tiles, in the felts of windows from 320 × 568 to 3840 × 2160 px, as they grow and as the window changes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { areaOf, endMarks } from "../../web/src/table/end-marks.js";
import { labelSpot, overlap } from "../../web/src/table/label-spot.js";
import { arrange, spotFor } from "../../web/src/table/line.js";
import { assertApart, assertInside, assertJoined, assertWhole } from "./line_checks.js";
import { grownLines, wholeSetLines } from "./line_samples.js";

/** @typedef {import("../../web/src/engine/protocol.js").LineView} LineView */
/** @typedef {import("../../web/src/table/line.js").Arrangement} Arrangement */
/** @typedef {import("../../web/src/table/line.js").Box} Box */

/**
 * What the felt of a window measures, and the short side in px that no tile goes below there: with two ends,
 * with one spinner, and in trees, each of so many tiles at most.
 */
const WINDOWS = [
  {
    name: "320 × 568",
    box: { width: 304, height: 200 },
    least: { none: 9, first: 8, all: 5 },
  },
  {
    name: "568 × 320",
    box: { width: 409, height: 120 },
    least: { none: 8, first: 7, all: 3 },
  },
  {
    name: "390 × 844",
    box: { width: 374, height: 470 },
    least: { none: 16, first: 14, all: 8 },
  },
  {
    name: "768 × 1024",
    box: { width: 752, height: 640 },
    least: { none: 26, first: 24, all: 12 },
  },
  {
    name: "1280 × 800",
    box: { width: 1020, height: 420 },
    least: { none: 24, first: 22, all: 10 },
  },
  {
    name: "1920 × 1080",
    box: { width: 1640, height: 700 },
    least: { none: 44, first: 40, all: 20 },
  },
  {
    name: "3840 × 2160",
    box: { width: 3500, height: 1700 },
    least: { none: 64, first: 64, all: 45 },
  },
];
const KINDS = /** @type {const} */ (["none", "first", "all"]);
/** `LINE_RUNS=20` lays so many times as many. */
const MORE = Number(process.env.LINE_RUNS ?? 1);

/** Numbers that look drawn by lot and are the same every time. @param {number} seed */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}

/** @param {() => number} next @param {number} count */
const drawn = (next, count) => Array.from({ length: count }, next);

/** @param {Arrangement} laid @param {LineView} line @param {Box} box */
function assertLaid(laid, line, box) {
  assertWhole(laid, box);
  assertApart(laid, line);
  assertJoined(laid, line);
  assertBadges(laid, line, box);
}

/** Badges lie in the box, and hide no tile nor one another. @param {Arrangement} laid @param {LineView} line @param {Box} box */
function assertBadges(laid, line, box) {
  const marks = endMarks(laid, line);
  assert.equal(marks.length, line.ends.length);
  const numbered = marks.filter(({ value }) => value !== null);
  numbered.forEach((mark, index) => {
    assertInside(areaOf(mark), box, "a badge");
    for (const { tile, box: area } of laid.tiles) assert(overlap(areaOf(mark), area) === 0, `on ${tile}`);
    for (const other of numbered.slice(0, index)) assert(overlap(areaOf(mark), areaOf(other)) === 0);
  });
}

for (const { name, box, least } of WINDOWS) {
  test(`random lines in a window of ${name} px are whole, apart, joined and no smaller than stated`, () => {
    const next = numbersFrom(box.width);
    for (let run = 0; run < 12 * MORE; run++) {
      const spinners = KINDS[run % 3] ?? "none";
      const highest = [6, 9, 12][next() % 3] ?? 6;
      const choices = drawn(next, 1 + (next() % 91));
      const line = grownLines({
        highest,
        spinners,
        doublesFirst: next() % 4 === 0,
        choices,
      }).at(-1);
      assert(line);
      for (const room of [
        box,
        {
          width: box.width - (next() % 40),
          height: box.height - (next() % 40),
        },
      ]) {
        const laid = arrange(line, room);
        assertLaid(laid, line, room);
        if (room !== box) continue;
        assert(laid.unit >= least[spinners], `${line.tiles.length} tiles, ${spinners}: ${laid.unit} px`);
      }
    }
  });
}

test("two thousand steps of whole sets and of lines with spinners are laid well, one after the other", () => {
  const next = numbersFrom(7);
  let steps = 0;
  for (let run = 0; steps < 2000 * MORE; run++) {
    const { box } = WINDOWS[next() % WINDOWS.length] ?? {
      box: { width: 304, height: 200 },
    };
    const spinners = KINDS[run % 3] ?? "none";
    const lines =
      run % 2 === 0
        ? wholeSetLines(drawn(next, 56))
        : grownLines({
            highest: 6,
            spinners,
            doublesFirst: false,
            choices: drawn(next, 28),
          });
    for (const line of lines) assertLaid(arrange(line, box), line, box);
    steps += lines.length;
  }
});

test("what is written beside a place hides no tile and no other place where there is room for it", () => {
  const next = numbersFrom(3);
  for (let run = 0; run < 60 * MORE; run++) {
    const { box } = WINDOWS[run % WINDOWS.length] ?? {
      box: { width: 304, height: 200 },
    };
    const spinners = KINDS[run % 3] ?? "none";
    const line = grownLines({
      highest: 6,
      spinners,
      doublesFirst: false,
      choices: drawn(next, 28),
    }).at(-1);
    assert(line);
    const laid = arrange(line, box);
    const spots = laid.ends.map((end) => spotFor(end, `${Math.max(end.pips ?? 0, 7)}-${end.pips}`).box);
    const covered = [...laid.tiles.map(({ box: area }) => area), ...spots];
    for (const spot of spots) {
      const others = covered.filter((area) => area !== spot);
      const label = labelSpot(spot, { width: 40, height: 23 }, box, others);
      assertInside(label, box, "a label");
      for (const other of others) assert(overlap(label, other) === 0, `${box.width} × ${box.height}`);
      covered.push(label);
    }
  }
});

/** Whether no tile has been turned. @param {Arrangement} before @param {Arrangement} after */
const isLeft = (before, after) =>
  before.tiles.every(({ angle }, index) => angle === after.tiles[index]?.angle);

/** How many steps in a hundred may turn any tile, and may turn a third of them or more. */
const STEADY = [
  { spinners: "none", highest: 6, count: 28, turned: 20, over: 10 },
  { spinners: "first", highest: 6, count: 28, turned: 20, over: 12 },
  { spinners: "all", highest: 9, count: 50, turned: 24, over: 15 },
];

for (const { spinners, highest, count, turned, over } of STEADY) {
  test(`a tile more turns others of a line (spinners: ${spinners}) in ${turned} of 100 steps at most`, () => {
    const next = numbersFrom(11);
    const counts = { steps: 0, turned: 0, over: 0 };
    for (let run = 0; run < 6; run++) {
      const { box } = WINDOWS[[0, 2, 4][run % 3] ?? 0] ?? {
        box: { width: 304, height: 200 },
      };
      const kind = /** @type {"none"} */ (spinners);
      const lines =
        kind === "none"
          ? wholeSetLines(drawn(next, 56))
          : grownLines({
              highest,
              spinners: kind,
              doublesFirst: false,
              choices: drawn(next, count),
            });
      const laid = lines.map((line) => arrange(line, box));
      for (const [index, after] of laid.slice(1).entries()) {
        const before = /** @type {Arrangement} */ (laid[index]);
        const moved = before.tiles.filter(({ angle }, tile) => angle !== after.tiles[tile]?.angle).length;
        counts.steps++;
        if (moved > 0) counts.turned++;
        if (moved > before.tiles.length / 3) counts.over++;
      }
    }
    const said = JSON.stringify(counts);
    assert(counts.turned <= (turned / 100) * counts.steps, said);
    assert(counts.over <= (over / 100) * counts.steps, said);
  });
}

test("a window that is drawn smaller turns few lines, and shows the same again when it is as it was", () => {
  const next = numbersFrom(5);
  const counts = { steps: 0, turned: 0 };
  for (let run = 0; run < 6; run++) {
    const spinners = KINDS[run % 3] ?? "none";
    const line = grownLines({
      highest: 9,
      spinners,
      doublesFirst: false,
      choices: drawn(next, 24),
    }).at(-1);
    assert(line);
    const first = arrange(line, { width: 1020, height: 420 });
    let before = first;
    for (let width = 1000; width >= 940; width -= 20) {
      const after = arrange(line, { width, height: 420 });
      counts.steps++;
      if (!isLeft(before, after)) counts.turned++;
      before = after;
    }
    assert.deepEqual(arrange(line, { width: 1020, height: 420 }), first);
  }
  assert(counts.turned <= 0.1 * counts.steps, JSON.stringify(counts));
});

/** The same line with other numbers on its tiles, which nothing of the first is remembered for. @param {LineView} line */
function renumbered(line) {
  const other = (/** @type {string} */ tile) => {
    const halves = tile.split("-").map((pips) => 9 - Number(pips));
    return `${Math.max(...halves)}-${Math.min(...halves)}`;
  };
  return {
    ...line,
    tiles: line.tiles.map((tile) => ({
      ...tile,
      tile: other(tile.tile),
      anchor: tile.anchor === null ? null : other(tile.anchor),
      pips: tile.pips === null ? null : 9 - tile.pips,
    })),
    ends: line.ends.map((end) => ({
      ...end,
      anchor: other(end.anchor),
      pips: 9 - end.pips,
    })),
  };
}

test("a line that had room to spare is as large in a small window as one that is opened there", () => {
  const next = numbersFrom(13);
  for (let run = 0; run < 18; run++) {
    const spinners = KINDS[run % 3] ?? "none";
    const choices = drawn(next, 4 + run);
    const line = grownLines({
      highest: 9,
      spinners,
      doublesFirst: false,
      choices,
    }).at(-1);
    assert(line);
    const small = { width: 312, height: 187 };
    const opened = arrange(renumbered(line), small).unit;
    arrange(line, { width: 1000, height: 600 });
    const { unit } = arrange(line, small);
    assert(unit >= 0.8 * opened, `${spinners}, ${line.tiles.length} tiles: ${unit} of ${opened} px`);
  }
});

test("a window about as high as it is wide does not turn a line to and fro", () => {
  const next = numbersFrom(9);
  for (const spinners of KINDS) {
    const line = grownLines({
      highest: 6,
      spinners,
      doublesFirst: false,
      choices: drawn(next, 14),
    }).at(-1);
    assert(line);
    const isDown = (/** @type {number} */ height) =>
      (arrange(line, { width: 400, height }).tiles[0]?.angle ?? 0) % 180;
    const [wide, high] = [isDown(420), isDown(700)];
    assert.notEqual(wide, high);
    for (const height of [560, 530, 570, 520]) assert.equal(isDown(height), high, `${height}`);
    assert.equal(isDown(500), wide);
    for (const height of [559, 579, 590, 610]) assert.equal(isDown(height), wide, `${height}`);
    assert.equal(isDown(630), high);
  }
});

test("a felt that grows again leaves no tile outside, on another or unjoined", () => {
  const next = numbersFrom(8);
  for (let run = 0; run < 12 * MORE; run++) {
    const spinners = KINDS[run % 3] ?? "none";
    const line = grownLines({
      highest: 9,
      spinners,
      doublesFirst: false,
      choices: drawn(next, 30),
    }).at(-1);
    assert(line);
    for (const { box } of [...WINDOWS.slice(0, 5), ...WINDOWS.slice(0, 3)]) {
      for (const room of [box, { width: box.height, height: box.width }]) {
        assertLaid(arrange(line, room), line, room);
      }
    }
  }
});
