// The chart of a match: pure geometry. A line per side over the rounds, from nothing before the first, and
// the goal as a line across.

/** @typedef {{ x: number, y: number }} Point */

/**
 * @typedef {object} ChartLine
 * @property {string} path
 * @property {readonly Point[]} points  one for the start and one for every round
 * @property {readonly Point[]} marks  the points that carry the sign of the side
 *
 * @typedef {{ value: number, at: number }} Tick
 *
 * @typedef {object} ChartShape
 * @property {number} width
 * @property {number} height
 * @property {{ left: number, right: number, top: number, bottom: number }} plot  where the lines run
 * @property {readonly ChartLine[]} lines
 * @property {number} goal  the height of the line across
 * @property {readonly Tick[]} scores  values, and how high they lie
 * @property {readonly Tick[]} rounds  numbers of rounds, and where they lie
 */

/** What the numbers at the edges take, and the marks at the ends of the lines. */
const EDGE = { left: 34, right: 12, top: 20, bottom: 22 };
/** So far apart numbers at the edges and marks on a line lie at least. */
const APART = { scores: 30, rounds: 34, marks: 38 };
const STEPS = [1, 2, 5];

/**
 * @param {readonly (readonly number[])[]} series  of every side its values after each round
 * @param {number} goal
 * @param {{ width: number, height: number }} size
 * @returns {ChartShape}
 */
export function chartShape(series, goal, { width, height }) {
  const rounds = Math.max(1, ...series.map((values) => values.length));
  const plot = {
    left: EDGE.left,
    right: width - EDGE.right,
    top: EDGE.top,
    bottom: height - EDGE.bottom,
  };
  const [low, high] = extremes(series, goal);
  const x = (/** @type {number} */ round) => plot.left + ((plot.right - plot.left) * round) / rounds;
  const y = (/** @type {number} */ value) =>
    plot.bottom - ((plot.bottom - plot.top) * (value - low)) / (high - low);
  /** So much of a value, and so many rounds, a stretch of the picture stands for. */
  const perPixel = {
    score: (high - low) / (plot.bottom - plot.top),
    round: rounds / (plot.right - plot.left),
  };
  const stride = Math.max(1, Math.ceil(APART.marks * perPixel.round));
  return {
    width,
    height,
    plot,
    lines: series.map((values, side) => {
      const points = [0, ...values].map((value, round) => ({ x: x(round), y: y(value) }));
      return { path: pathThrough(points), points, marks: marksOn(points, side, stride, series.length) };
    }),
    goal: y(goal),
    scores: ticks(low, high, APART.scores * perPixel.score).map((value) => ({ value, at: y(value) })),
    rounds: ticks(1, rounds, APART.rounds * perPixel.round).map((value) => ({ value, at: x(value) })),
  };
}

/**
 * The lowest and the highest value to show: nothing and the goal are always among them.
 *
 * @param {readonly (readonly number[])[]} series
 * @param {number} goal
 * @returns {[low: number, high: number]}
 */
function extremes(series, goal) {
  let low = 0;
  let high = Math.max(1, goal);
  for (const value of series.flat()) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** @param {readonly Point[]} points */
function pathThrough(points) {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("");
}

/**
 * Every point where there is room, else some: those of another side lie elsewhere, so that signs do not hide
 * one another. The last is always one of them.
 *
 * @param {readonly Point[]} points
 * @param {number} side
 * @param {number} stride
 * @param {number} sides
 */
function marksOn(points, side, stride, sides) {
  const shift = Math.floor((side * stride) / sides);
  const last = points.length - 1;
  const isClear = (/** @type {number} */ round) =>
    round > 0 && round % stride === shift % stride && last - round >= stride / 2;
  return points.filter((_, round) => round === last || isClear(round));
}

/**
 * Round values from the lowest to the highest, at least so far apart.
 *
 * @param {number} low
 * @param {number} high
 * @param {number} apart
 */
function ticks(low, high, apart) {
  const least = Math.max(1, apart);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power;
  const values = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) values.push(value || 0);
  return values;
}

/** @param {number} value */
function short(value) {
  return Math.round(value * 10) / 10;
}
