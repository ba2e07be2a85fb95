import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { eventRuns } from "../../web/src/table/event-runs.js";
import { GAP, handLayout } from "../../web/src/table/hand-layout.js";
import { labelSpot, overlap } from "../../web/src/table/label-spot.js";
import { inLineOrder } from "../../web/src/table/line-order.js";
import { eventView } from "./samples.js";

/**
 * @param {string} tile
 * @param {string | null} anchor
 * @param {number | null} place
 */
const placed = (tile, anchor, place) => ({ tile, anchor, place, pips: null });

test("the tiles of a line are told from one end to the other", () => {
  const tiles = [
    placed("6-4", null, null),
    placed("6-6", "6-4", 0),
    placed("4-2", "6-4", 1),
    placed("6-1", "6-6", 1),
    placed("2-2", "4-2", 1),
  ];
  assert.deepEqual(inLineOrder(tiles), ["6-1", "6-6", "6-4", "4-2", "2-2"]);
  assert.deepEqual(inLineOrder([]), []);
});

test("a line grows at the side where a lone double was covered", () => {
  const tiles = [placed("5-5", null, null), placed("5-0", "5-5", 0), placed("5-1", "5-5", 1)];
  assert.deepEqual(inLineOrder(tiles), ["5-0", "5-5", "5-1"]);
});

/**
 * @param {"place" | "draw" | "pass"} kind
 * @param {number} seat
 */
const event = (kind, seat) => eventView({ kind, seat });

test("draws in a row are told together, placements never", () => {
  const log = [event("place", 0), event("place", 0), event("draw", 1), event("draw", 1), event("draw", 0)];
  assert.deepEqual(
    eventRuns(log).map(({ event: { kind, seat }, count }) => [kind, seat, count]),
    [
      ["place", 0, 1],
      ["place", 0, 1],
      ["draw", 1, 2],
      ["draw", 0, 1],
    ],
  );
});

test("seven tiles stand in one row at 320 pixels, each wide enough for a finger", () => {
  const { columns, width, scrolls } = handLayout(7, { width: 312, height: 193 });
  assert.deepEqual([columns, scrolls], [7, false]);
  assert.ok(width + GAP >= 44, `${width}`);
});

test("a hand of twenty still fits a small telephone without scrolling", () => {
  assert.equal(handLayout(20, { width: 312, height: 230 }).scrolls, false);
});

test("only a hand that cannot be made to fit scrolls", () => {
  const layout = handLayout(20, { width: 200, height: 60 });
  assert.equal(layout.scrolls, true);
  assert.ok(layout.width >= 24);
});

test("a hand is never wider or taller than its room, unless it scrolls", () => {
  const room = fc.record({
    width: fc.integer({ min: 280, max: 2000 }),
    height: fc.integer({ min: 60, max: 500 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 28 }), room, (tiles, box) => {
      const { columns, width, scrolls } = handLayout(tiles, box);
      assert.ok(columns * (width + GAP) <= box.width);
      if (!scrolls) assert.ok(Math.ceil(tiles / columns) * (2 * width + GAP) <= box.height);
    }),
  );
});

test("a label stands beside its place and off the tiles where there is room", () => {
  const place = { x: 100, y: 100, width: 40, height: 80 };
  const tile = { x: 100, y: 15, width: 40, height: 80 };
  const label = labelSpot(place, { width: 60, height: 30 }, { width: 400, height: 400 }, [tile]);
  assert.equal(overlap(label, place) + overlap(label, tile), 0);
});

test("a label is always inside the box", () => {
  const box = { width: 300, height: 200 };
  const area = fc.record({
    x: fc.integer({ min: 0, max: 260 }),
    y: fc.integer({ min: 0, max: 160 }),
    width: fc.constant(40),
    height: fc.constant(40),
  });
  fc.assert(
    fc.property(area, fc.array(area, { maxLength: 20 }), (place, tiles) => {
      const label = labelSpot(place, { width: 80, height: 40 }, box, tiles);
      assert.ok(label.x >= 0 && label.x + label.width <= box.width);
      assert.ok(label.y >= 0 && label.y + label.height <= box.height);
    }),
  );
});
