import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { chartShape } from "../../web/src/table/chart-shape.js";

const SIZE = { width: 320, height: 180 };

/** @param {string} path */
function pathPoints(path) {
  return path
    .slice(1)
    .split("L")
    .map((pair) => pair.split(" ").map(Number));
}

/** The value that lies at a height, by the goal and by nothing, whose places are known. */
function valueAt(/** @type {ReturnType<typeof chartShape>} */ shape, goal = 0, y = 0) {
  const zero = shape.lines[0]?.points[0]?.y ?? 0;
  return (goal * (zero - y)) / (zero - shape.goal);
}

const series = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 40 }))
  .chain(([sides, rounds]) =>
    fc.array(fc.array(fc.integer({ min: -400, max: 600 }), { minLength: rounds, maxLength: rounds }), {
      minLength: sides,
      maxLength: sides,
    }),
  );
const size = fc.record({
  width: fc.integer({ min: 200, max: 900 }),
  height: fc.integer({ min: 140, max: 500 }),
});
const goals = fc.integer({ min: 1, max: 500 });

test("every score lies at its height over its round, and every line starts from nothing", () => {
  fc.assert(
    fc.property(series, goals, size, (scores, goal, box) => {
      const shape = chartShape(scores, goal, box);
      const { left, right } = shape.plot;
      scores.forEach((values, side) => {
        const points = shape.lines[side]?.points ?? [];
        assert.equal(points.length, values.length + 1);
        [0, ...values].forEach((value, round) => {
          const { x, y } = points[round] ?? { x: Number.NaN, y: Number.NaN };
          assert(Math.abs(x - (left + ((right - left) * round) / values.length)) < 1e-6);
          assert(Math.abs(valueAt(shape, goal, y) - value) < 1e-6 * 1000);
        });
      });
    }),
  );
});

test("the target, every line and every mark lie within the picture, and higher is more", () => {
  fc.assert(
    fc.property(series, goals, size, (scores, goal, box) => {
      const shape = chartShape(scores, goal, box);
      const { left, right, top, bottom } = shape.plot;
      assert(left > 0 && right < box.width && top > 0 && bottom < box.height && top < bottom);
      const inside = ({ x = left, y = top }) =>
        x >= left - 1e-9 && x <= right + 1e-9 && y >= top - 1e-9 && y <= bottom + 1e-9;
      assert(inside({ y: shape.goal }));
      assert(shape.goal < (shape.lines[0]?.points[0]?.y ?? 0));
      for (const { points, marks, path } of shape.lines) {
        assert(points.every(inside));
        assert(marks.every((mark) => points.includes(mark)));
        assert(marks.includes(/** @type {typeof marks[number]} */ (points.at(-1))));
        assert.equal(pathPoints(path).length, points.length);
      }
    }),
  );
});

test("the numbers at the edges are round, inside, in order, and far enough apart to be read", () => {
  fc.assert(
    fc.property(series, goals, size, (scores, goal, box) => {
      const shape = chartShape(scores, goal, box);
      const rounds = scores[0]?.length ?? 0;
      assert(shape.rounds.every(({ value }) => Number.isInteger(value) && value >= 1 && value <= rounds));
      assert(shape.rounds.length > 0 && shape.scores.length > 0);
      for (const { value, at } of shape.scores) {
        assert(Math.abs(valueAt(shape, goal, at) - value) < 1e-3);
        assert(!Object.is(value, -0));
      }
      const apart = (/** @type {number[]} */ places) =>
        places.slice(1).map((place, index) => Math.abs(place - (places[index] ?? 0)));
      assert(apart(shape.rounds.map(({ at }) => at)).every((gap) => gap >= 30));
      assert(apart(shape.scores.map(({ at }) => at)).every((gap) => gap >= 29));
    }),
  );
});

test("one round is a line from nothing at the left to its score at the right", () => {
  const { lines, rounds, plot } = chartShape([[35], [0]], 250, SIZE);
  assert.deepEqual(
    lines.map(({ points }) => points.map(({ x }) => x)),
    [
      [plot.left, plot.right],
      [plot.left, plot.right],
    ],
  );
  assert(rounds.some(({ value, at }) => value === 1 && at === plot.right));
});

test("scores below nothing lie under the line of nothing, and the chart reaches down to them", () => {
  const { lines, plot, scores } = chartShape(
    [
      [-45, -85],
      [10, 40],
    ],
    100,
    SIZE,
  );
  const [start, first, last] = lines[0]?.points ?? [];
  assert(start && first && last && start.y < first.y && first.y < last.y);
  assert.equal(last.y, plot.bottom);
  assert(scores.some(({ value }) => value < 0));
});

test("a score beyond the target lies over its line", () => {
  const { lines, goal, plot } = chartShape([[90, 130]], 100, SIZE);
  assert.equal(lines[0]?.points.at(-1)?.y, plot.top);
  assert(goal > plot.top);
});

test("five hundred rounds of six sides have a point for each, and as many marks and numbers as fit", () => {
  const many = Array.from({ length: 6 }, (_, side) =>
    Array.from({ length: 500 }, (_, round) => Math.round(round / 2 + 30 * Math.sin(round / 9 + side))),
  );
  const shape = chartShape(many, 250, SIZE);
  for (const { points, marks } of shape.lines) {
    assert.equal(points.length, 501);
    assert(marks.length >= 4 && marks.length <= 12, `${marks.length} marks`);
  }
  assert(shape.rounds.length <= 12);
  const inner = shape.lines.map(({ points, marks }) => points.indexOf(/** @type {never} */ (marks[0])));
  assert.equal(new Set(inner).size, 6, "the signs of two sides lie over the same round");
});

test("a match by rounds dominoed has whole numbers at its side", () => {
  const { scores } = chartShape(
    [
      [0, 1, 1],
      [1, 1, 2],
    ],
    3,
    SIZE,
  );
  assert.deepEqual(
    scores.map(({ value }) => value),
    [0, 1, 2, 3],
  );
});
