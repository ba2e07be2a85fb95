// Where the pips of a half lie, as on real sets up to double-eighteen, around the centre of a half of 50 × 50.

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

/** For every number over those how many pips each row has, rows from above. */
const ROWS = [
  [3, 2, 3, 2, 3],
  [3, 3, 2, 3, 3],
  [3, 3, 3, 3, 3],
  [4, 4, 4, 4],
  [4, 3, 3, 3, 4],
  [4, 3, 4, 3, 4],
];

const FEW = { radius: 4.8, across: 12, down: 12.5 };
const MANY = { radius: 4.3, across: 13.5, down: 13 };
const MOST = { radius: 3.9, across: 13.5, down: 10.8 };
const IN_ROWS = { radius: 3.3, across: 12, down: 9.2, downFour: 12 };

/**
 * @param {number} pips  0 to 18
 * @returns {{radius: number, spots: PipSpot[]}}
 */
export function pipSpots(pips) {
  if (pips >= COLUMNS.length) return inRows(ROWS[pips - COLUMNS.length] ?? []);
  const { radius, across, down } = pips <= 6 ? FEW : pips <= 9 ? MANY : MOST;
  const columns = COLUMNS[pips] ?? [];
  const spots = columns.flatMap((rows, column) =>
    rows.map((row) => ({ x: (column - 1) * across, y: row * down })),
  );
  return { radius, spots };
}

/** @param {readonly number[]} rows */
function inRows(rows) {
  const { radius, across, downFour } = IN_ROWS;
  const down = rows.length === 4 ? downFour : IN_ROWS.down;
  const spots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      x: (column - (count - 1) / 2) * across,
      y: (row - (rows.length - 1) / 2) * down,
    })),
  );
  return { radius, spots };
}
