import assert from "node:assert/strict";
import { test } from "node:test";
import { tallyMarks } from "../../web/src/table/tally-marks.js";

/** @param {number} score */
function tally(score) {
  const strokes = Math.abs(score) / 5;
  return { negative: score < 0, wholes: Math.floor(strokes / 10), strokes: strokes % 10 };
}

/** @param {number} score */
function kinds(score) {
  return tallyMarks(tally(score)).marks.map(({ kind }) => kind);
}

/** @param {import("../../web/src/table/tally-marks.js").Mark} mark */
function middle({ from, to }) {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

test("R10: nothing is drawn for no points", () => {
  assert.deepEqual(kinds(0), []);
});

test("R10: 5 is one stroke of the big X, from the upper right to the lower left", () => {
  const { marks } = tallyMarks(tally(5));
  assert.equal(marks.length, 1);
  const [stroke] = marks;
  assert(stroke);
  assert.equal(stroke.kind, "big");
  assert(stroke.from.x > stroke.to.x && stroke.from.y < stroke.to.y);
});

test("R10: 35 is the big X, two small x and a single stroke", () => {
  assert.deepEqual(kinds(35), ["big", "big", "small", "small", "small", "small", "small"]);
});

test("R10: 50 is one symbol with a small x in each of its four corners", () => {
  const { marks, width, height } = tallyMarks(tally(50));
  const small = marks.filter(({ kind }) => kind === "small").map(middle);
  const corner = ({ x = 0, y = 0 }) =>
    `${y < height / 3 ? "top" : y > (height * 2) / 3 ? "bottom" : "?"} ${x < width / 3 ? "left" : x > (width * 2) / 3 ? "right" : "?"}`;
  assert.equal(marks.length, 10);
  assert.deepEqual(small.map(corner), [
    "top left",
    "top left",
    "top right",
    "top right",
    "bottom right",
    "bottom right",
    "bottom left",
    "bottom left",
  ]);
});

test("R10: 65 is one whole symbol and three loose strokes", () => {
  const { marks } = tallyMarks(tally(65));
  assert.equal(marks.filter(({ symbol }) => symbol === 0).length, 10);
  assert.deepEqual(
    marks.filter(({ symbol }) => symbol === 1).map(({ kind }) => kind),
    ["big", "big", "small"],
  );
});

test("R10: a negative score shows a minus before the tally of its size", () => {
  assert.deepEqual(kinds(-85).slice(1), kinds(85));
  const [minus, first] = tallyMarks(tally(-85)).marks;
  assert(minus && first);
  assert.equal(minus.kind, "minus");
  assert(Math.max(minus.from.x, minus.to.x) < Math.min(first.from.x, first.to.x));
});

test("a long tally goes on in a second row", () => {
  const { marks, width, height } = tallyMarks(tally(300), 5);
  const top = Math.max(
    ...marks.filter(({ symbol }) => symbol < 5).map(({ from, to }) => Math.max(from.y, to.y)),
  );
  const next = Math.min(
    ...marks.filter(({ symbol }) => symbol === 5).map(({ from, to }) => Math.min(from.y, to.y)),
  );
  assert(top < next);
  assert.equal(tallyMarks(tally(250), 5).width, width);
  assert(tallyMarks(tally(300), 6).height < height);
});

test("every stroke lies on the sheet, and the hand is the same every time", () => {
  for (let score = -300; score <= 300; score += 5) {
    const sheet = tallyMarks(tally(score), 4);
    for (const { from, to } of sheet.marks) {
      for (const { x, y } of [from, to]) {
        assert(x > 0 && x < sheet.width && y > 0 && y < sheet.height, `${score}: ${x} ${y}`);
      }
    }
    assert.deepEqual(tallyMarks(tally(score), 4), sheet);
  }
});
