// The strokes of a tally: pure geometry, drawn by a hand that is never quite straight, but always the same.

/**
 * @typedef {import("../engine/protocol.d.ts").TallyView} TallyView
 * @typedef {{x: number, y: number}} Point
 *
 * @typedef {object} Mark a stroke of the pen
 * @property {"minus" | "big" | "small"} kind
 * @property {number} symbol  which symbol it belongs to, -1 for the minus
 * @property {Point} from
 * @property {Point} to
 * @property {string} path
 *
 * @typedef {{width: number, height: number, marks: Mark[]}} TallyMarks
 */

/** The square that a symbol lies in, and the space between two. */
const SIZE = 36;
const SPACE = 8;
const MINUS = 18;

const BIG = { kind: /** @type {const} */ ("big"), x: 18, y: 18, arm: 7.4 };
const SMALL = [
  { x: 5, y: 5 },
  { x: 31, y: 5 },
  { x: 31, y: 31 },
  { x: 5, y: 31 },
].map((corner) => ({ kind: /** @type {const} */ ("small"), ...corner, arm: 3 }));

/** The crosses of a symbol in the order in which they are drawn, two strokes each. */
const CROSSES = [BIG, ...SMALL];

/**
 * The marks of a tally and the size of the sheet that they cover.
 *
 * @param {TallyView} tally
 * @param {number} [perRow]
 * @returns {TallyMarks}
 */
export function tallyMarks({ negative, wholes, strokes }, perRow = 5) {
  const symbols = Array.from({ length: wholes }, () => 10);
  if (strokes > 0) symbols.push(strokes);
  const indent = negative ? MINUS + SPACE : 0;
  const columns = Math.max(1, Math.min(perRow, symbols.length));
  const rows = Math.max(1, Math.ceil(symbols.length / perRow));
  const marks = negative ? [minus()] : [];
  symbols.forEach((count, symbol) => {
    const left = indent + (symbol % perRow) * (SIZE + SPACE);
    const top = Math.floor(symbol / perRow) * (SIZE + SPACE);
    for (let stroke = 0; stroke < count; stroke++) marks.push(mark(symbol, stroke, left, top));
  });
  return {
    width: indent + columns * (SIZE + SPACE) - SPACE,
    height: rows * (SIZE + SPACE) - SPACE,
    marks,
  };
}

/**
 * The first stroke of a cross goes `/`, the second `\`.
 *
 * @param {number} symbol
 * @param {number} stroke
 * @param {number} left
 * @param {number} top
 * @returns {Mark}
 */
function mark(symbol, stroke, left, top) {
  const { kind, x, y, arm } = /** @type {typeof CROSSES[number]} */ (CROSSES[stroke >> 1]);
  const slant = stroke % 2 === 0 ? 1 : -1;
  const centre = { x: left + x, y: top + y };
  const from = { x: centre.x + slant * arm, y: centre.y - arm };
  const to = { x: centre.x - slant * arm, y: centre.y + arm };
  return drawn(kind, symbol, from, to, symbol * 10 + stroke + 1);
}

/** @returns {Mark} */
function minus() {
  return drawn("minus", -1, { x: 2, y: SIZE / 2 }, { x: MINUS - 2, y: SIZE / 2 }, 0);
}

/**
 * @param {Mark["kind"]} kind
 * @param {number} symbol
 * @param {Point} start
 * @param {Point} end
 * @param {number} seed
 * @returns {Mark}
 */
function drawn(kind, symbol, start, end, seed) {
  const slip = kind === "small" ? 0.5 : 1.1;
  /** @param {number} part */
  const off = (part) => unsteady(seed * 8 + part) * slip;
  const from = { x: round(start.x + off(0)), y: round(start.y + off(1)) };
  const to = { x: round(end.x + off(2)), y: round(end.y + off(3)) };
  const bend = { x: round((from.x + to.x) / 2 + 1.6 * off(4)), y: round((from.y + to.y) / 2 + 1.6 * off(5)) };
  return { kind, symbol, from, to, path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}` };
}

/** Between -1 and 1, without a pattern that an eye could find. @param {number} seed */
function unsteady(seed) {
  const wave = Math.sin((seed + 1) * 127.1) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
