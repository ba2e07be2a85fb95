// What must be true of every line that is laid, told from the picture alone.

import assert from "node:assert/strict";

/** @typedef {import("../../web/src/engine/protocol.js").LineView} LineView */
/** @typedef {import("../../web/src/table/line.js").Arrangement} Arrangement */
/** @typedef {import("../../web/src/table/line.js").Area} Area */
/** @typedef {import("../../web/src/table/line.js").Box} Box */
/** @typedef {Omit<import("../../web/src/table/line.js").LaidTile, "isLast">} Lying */
/** @typedef {{x: number, y: number}} Point */

const TINY = 1e-6;

/** @param {Area} area @param {Box} box @param {string} what */
export function assertInside({ x, y, width, height }, box, what) {
  const isInside =
    x >= -TINY && y >= -TINY && x + width <= box.width + TINY && y + height <= box.height + TINY;
  assert(isInside, `${what} is outside of the box`);
}

/**
 * The free space between two areas; negative where they overlap.
 *
 * @param {Area} one
 * @param {Area} other
 */
export function spaceBetween(one, other) {
  return Math.max(
    one.x - other.x - other.width,
    other.x - one.x - one.width,
    one.y - other.y - other.height,
    other.y - one.y - one.height,
  );
}

/**
 * Every tile lies whole in the box, covers what it says, and a unit wide.
 *
 * @param {Arrangement} laid
 * @param {Box} box
 */
export function assertWhole({ tiles, unit }, box) {
  for (const { tile, x, y, angle, box: area } of tiles) {
    assertInside(area, box, tile);
    const [width, height] = angle % 180 === 0 ? [unit, 2 * unit] : [2 * unit, unit];
    assert.deepEqual([area.width, area.height], [width, height]);
    assert(Math.abs(area.x + width / 2 - x) < TINY && Math.abs(area.y + height / 2 - y) < TINY);
  }
}

/**
 * Tiles that are not joined are further apart than joined ones are, and neither cross a rod.
 *
 * @param {Arrangement} laid
 * @param {LineView} line
 */
export function assertApart({ tiles, rods, unit, gap }, { tiles: placed }) {
  const apart = Math.max(unit / 4 - 0.5, 1.5 * gap);
  const joined = new Set(placed.map(({ tile, anchor }) => `${tile} ${anchor}`));
  tiles.forEach((one, index) => {
    for (const other of tiles.slice(0, index)) {
      if (joined.has(`${one.tile} ${other.tile}`)) continue;
      const space = spaceBetween(one.box, other.box);
      assert(space > apart - TINY, `${one.tile} and ${other.tile} are ${space} apart`);
    }
    for (const rod of rods) assert(spaceBetween(one.box, rod) > -TINY, `a rod crosses ${one.tile}`);
  });
  rods.forEach((one, index) => {
    for (const other of rods.slice(0, index)) assert(spaceBetween(one, other) > 0, "rods cross");
  });
}

/**
 * The way from a tile's centre to the middle of its first half.
 *
 * @param {number} angle
 * @returns {Point}
 */
function up(angle) {
  const radians = (angle * Math.PI) / 180;
  return { x: Math.round(Math.sin(radians)), y: -Math.round(Math.cos(radians)) };
}

/**
 * The middles of the two halves.
 *
 * @param {Lying} tile
 * @param {number} unit
 * @returns {[Point, Point]}
 */
function middles({ x, y, angle }, unit) {
  const way = up(angle);
  const [dx, dy] = [(way.x * unit) / 2, (way.y * unit) / 2];
  return [
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y - dy },
  ];
}

/**
 * The tile's half with the pips meets the right half of its anchor, and nothing else of it; a double lies
 * across. Returns how long the joint is. In a tree tiles lie on a lattice a little wider than they are, so
 * that two halves meet within a quarter of the gap.
 *
 * @param {Lying} tile
 * @param {number} pips
 * @param {Lying} anchor
 * @param {number} place
 * @param {Pick<Arrangement, "unit" | "gap">} laid
 */
export function assertMeets(tile, pips, anchor, place, { unit, gap }) {
  const what = `${tile.tile} at ${anchor.tile}`;
  assert(tile.first === pips || tile.second === pips, what);
  const [first, second] = middles(tile, unit);
  const [own, far] = tile.first === pips ? [first, second] : [second, first];
  const touching = tile.isDouble ? tile : own;
  const { from, axes } = closest(touching, anchor, place, { unit, gap });
  const [dx, dy] = [Math.abs(touching.x - from.x), Math.abs(touching.y - from.y)];
  assert(Math.min(dx, dy) < gap / 4 + TINY, `${what} is out of line`);
  assert(axes.includes(dx > dy ? "x" : "y"), `${what} leaves by the wrong side`);
  if (tile.isDouble) assert.equal(up(tile.angle).x === 0, dx > dy, `${what} does not lie across`);
  else
    assert(
      Math.hypot(far.x - from.x, far.y - from.y) > Math.hypot(dx, dy),
      `${what} lies the wrong way round`,
    );
  return Math.max(dx, dy) - unit;
}

/**
 * The point of the anchor that is met: the middle of a half, or of a double; and the ways to leave it.
 *
 * @param {Point} touching
 * @param {Lying} anchor
 * @param {number} place
 * @param {Pick<Arrangement, "unit" | "gap">} laid
 * @returns {{from: Point, axes: ("x" | "y")[]}}
 */
function closest(touching, anchor, place, { unit, gap }) {
  const [first, second] = middles(anchor, unit);
  if (!anchor.isDouble) return { from: place === 0 ? first : second, axes: ["x", "y"] };
  const isUpright = up(anchor.angle).x === 0;
  const isAtSide = Math.abs(isUpright ? touching.y - anchor.y : touching.x - anchor.x) < gap / 4 + TINY;
  if (place < 2 && isAtSide) return { from: anchor, axes: [isUpright ? "x" : "y"] };
  // A line may turn at a double that is no spinner: it leaves by a short end.
  const distance = (/** @type {Point} */ { x, y }) => Math.hypot(x - touching.x, y - touching.y);
  return { from: distance(first) < distance(second) ? first : second, axes: [isUpright ? "y" : "x"] };
}

/**
 * Every tile meets its anchor, with the one gap, or along a rod.
 *
 * @param {Arrangement} laid
 * @param {LineView} line
 */
export function assertJoined({ tiles, rods, unit, gap }, { tiles: placed }) {
  const byName = new Map(tiles.map((tile) => [tile.tile, tile]));
  let rodsNeeded = 0;
  const slack = gap / 4;
  placed.forEach(({ tile, anchor, place, pips }, index) => {
    const laid = tiles[index];
    assert(laid);
    assert.equal(laid.tile, tile);
    assert.equal(laid.isLast, index === placed.length - 1);
    if (anchor === null || place === null || pips === null) return;
    const joint = assertMeets(laid, pips, /** @type {Lying} */ (byName.get(anchor)), place, { unit, gap });
    if (Math.abs(joint - gap) < slack + TINY) return;
    assert(joint > gap, `${tile} and ${anchor} overlap`);
    rodsNeeded++;
  });
  assert.equal(rods.length, rodsNeeded);
}
