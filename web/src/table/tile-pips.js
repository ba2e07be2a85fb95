// Where the pips of a half lie, as on real sets up to double-twelve, around the centre of a half of 50 × 50.

/** @typedef {{x: number, y: number}} PipSpot */

/**
 * For every number the rows that have a pip in the left, the middle and the right column.
 *
 * @type {readonly (readonly [readonly number[], readonly number[], readonly number[]])[]}
 */
const COLUMNS = [
  [[], [], []],
  [[], [0], []],
  [[-1], [], [1]],
  [[-1], [0], [1]],
  [[-1, 1], [], [-1, 1]],
  [[-1, 1], [0], [-1, 1]],
  [[-1, 0, 1], [], [-1, 0, 1]],
  [[-1, 0, 1], [0], [-1, 0, 1]],
  [
    [-1, 0, 1],
    [-1, 1],
    [-1, 0, 1],
  ],
  [
    [-1, 0, 1],
    [-1, 0, 1],
    [-1, 0, 1],
  ],
  [
    [-1.5, -0.5, 0.5, 1.5],
    [-1, 1],
    [-1.5, -0.5, 0.5, 1.5],
  ],
  [
    [-1.5, -0.5, 0.5, 1.5],
    [-1, 0, 1],
    [-1.5, -0.5, 0.5, 1.5],
  ],
  [
    [-1.5, -0.5, 0.5, 1.5],
    [-1.5, -0.5, 0.5, 1.5],
    [-1.5, -0.5, 0.5, 1.5],
  ],
];

const FEW = { radius: 4.8, across: 12, down: 12.5 };
const MANY = { radius: 4.3, across: 13.5, down: 13 };
const MOST = { radius: 3.9, across: 13.5, down: 10.8 };

/**
 * @param {number} pips  0 to 12
 * @returns {{radius: number, spots: PipSpot[]}}
 */
export function pipSpots(pips) {
  const { radius, across, down } = pips <= 6 ? FEW : pips <= 9 ? MANY : MOST;
  const columns = COLUMNS[pips] ?? [];
  const spots = columns.flatMap((rows, column) =>
    rows.map((row) => ({ x: (column - 1) * across, y: row * down })),
  );
  return { radius, spots };
}
