// A line as it lies, drawn larger.

/** @typedef {import("./line.js").Area} Area */
/** @typedef {import("./line.js").Arrangement} Arrangement */
/** @typedef {import("./line.js").LaidEnd} LaidEnd */

/**
 * @param {Arrangement} laid
 * @param {number} scale
 * @param {number} margin at the left and at the top
 * @returns {Arrangement}
 */
export function enlarged({ unit, gap, tiles, ends, lead, rods }, scale, margin) {
  /** @param {Area} area @returns {Area} */
  const area = ({ x, y, width, height }) => ({
    x: margin + scale * x,
    y: margin + scale * y,
    width: scale * width,
    height: scale * height,
  });
  /** @template {{x: number, y: number, box: Area}} S @param {S} spot @returns {S} */
  const moved = (spot) => ({
    ...spot,
    x: margin + scale * spot.x,
    y: margin + scale * spot.y,
    box: area(spot.box),
  });
  /** @param {LaidEnd} end @returns {LaidEnd} */
  const end = ({ spots: { single, double }, ...rest }) => ({
    ...rest,
    spots: { single: moved(single), double: double && moved(double) },
  });
  return {
    unit: scale * unit,
    gap: scale * gap,
    tiles: tiles.map(moved),
    ends: ends.map(end),
    lead: lead && end(lead),
    rods: rods.map(area),
  };
}
