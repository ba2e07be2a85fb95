// What a pip looks like: a round hollow, or, in the set that can be told without colours, a shape for each number.
// Whichever way a tile lies, no shape turns into that of another number.

/** @typedef {import("./tile-pips.js").PipSpot} PipSpot */
/** @typedef {(spot: PipSpot, radius: number) => string} Shape  as the data of a path */

const round = (/** @type {number} */ length) => Math.round(length * 100) / 100;

/** @type {Shape} */
export function disc({ x, y }, radius) {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/**
 * A closed figure through points that are given in radiuses from its centre.
 *
 * @param {readonly (readonly [number, number])[]} points
 * @returns {Shape}
 */
function figure(points) {
  return ({ x, y }, radius) =>
    `M${points.map(([across, down]) => `${round(x + across * radius)} ${round(y + down * radius)}`).join("L")}Z`;
}

/**
 * @param {number} corners
 * @param {number} size  in radiuses
 * @param {number} [inner]  how far in a star goes between its points, in radiuses
 */
function star(corners, size, inner) {
  const steps = inner === undefined ? corners : 2 * corners;
  return figure(
    Array.from({ length: steps }, (_, step) => {
      const far = inner !== undefined && step % 2 === 1 ? inner : size;
      const angle = (2 * Math.PI * step) / steps;
      return /** @type {const} */ ([far * Math.sin(angle), -far * Math.cos(angle)]);
    }),
  );
}

/** @param {number} half of a side, in radiuses */
const square = (half) =>
  figure([
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]);

/**
 * A figure with a hole of the same kind in it.
 *
 * @param {Shape} shape
 * @param {Shape} hole
 * @returns {Shape}
 */
const frame = (shape, hole) => (spot, radius) => `${shape(spot, radius)}${hole(spot, radius)}`;

const THIN = 0.36;
const PLUS = /** @type {const} */ ([
  [-THIN, -1.15],
  [THIN, -1.15],
  [THIN, -THIN],
  [1.15, -THIN],
  [1.15, THIN],
  [THIN, THIN],
  [THIN, 1.15],
  [-THIN, 1.15],
  [-THIN, THIN],
  [-1.15, THIN],
  [-1.15, -THIN],
  [-THIN, -THIN],
]);
const TURNED = PLUS.map(([x, y]) => /** @type {const} */ ([(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]));

/** @type {Shape} */
const halfDisc = ({ x, y }, radius) => {
  const r = round(1.15 * radius);
  return `M${round(x - r)} ${round(y + r / 2)}a${r} ${r} 0 0 1 ${2 * r} 0Z`;
};

/** For the numbers from 1. */
const SHAPES = [
  disc,
  star(4, 1.25),
  star(3, 1.3),
  square(0.9),
  star(5, 1.35, 0.55),
  star(6, 1.12),
  figure(PLUS),
  frame(disc, (spot, radius) => disc(spot, 0.5 * radius)),
  star(4, 1.4, 0.45),
  figure(TURNED),
  halfDisc,
  star(6, 1.35, 0.62),
  star(5, 1.15),
  frame(square(0.95), square(0.45)),
  figure([
    [-1, -0.9],
    [0, -0.1],
    [1, -0.9],
    [1, 0.1],
    [0, 0.95],
    [-1, 0.1],
  ]),
  frame(star(4, 1.3), star(4, 0.6)),
  figure([
    [-1.2, -0.5],
    [1.2, -0.5],
    [1.2, 0.5],
    [-1.2, 0.5],
  ]),
  frame(star(3, 1.35), star(3, 0.55)),
];

/**
 * @param {number} pips
 * @returns {Shape}
 */
export function shapeOf(pips) {
  return SHAPES[pips - 1] ?? disc;
}
