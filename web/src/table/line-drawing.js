/**
 * From a layout, which begins at the lead and runs to the right, to what is drawn in the box.
 *
 * @typedef {import("../engine/protocol.js").LineView} LineView
 * @typedef {import("./line.js").Area} Area
 * @typedef {import("./line.js").Arrangement} Arrangement
 * @typedef {import("./line.js").Box} Box
 * @typedef {import("./line.js").LaidEnd} LaidEnd
 * @typedef {import("./line.js").LaidTile} LaidTile
 * @typedef {import("./line.js").Spot} Spot
 * @typedef {import("./line-layout.js").Layout} Layout
 * @typedef {import("./line-pose.js").Direction} Direction
 * @typedef {import("./line-pose.js").Pose} Pose
 */

import { boundsOfAll, boundsOfTiles } from "./line-bounds.js";
import { exitIdAt } from "./line-plan.js";
import { at, leadPose, turned } from "./line-pose.js";

/** A layout put into the middle of the box, the right way round. */
export class Drawing {
  /**
   * @param {Layout} layout
   * @param {Box} box
   * @param {number} zoom
   * @param {boolean} isHigh
   */
  constructor(layout, box, zoom, isHigh) {
    this.layout = layout;
    this.zoom = zoom;
    this.isHigh = isHigh;
    this.offset = centring(layout, box);
  }

  /** @param {LineView} line @param {import("./line-plan.js").Plan} plan @returns {Arrangement} */
  arrangement(line, plan) {
    const { scale, poses, spots } = this.layout;
    const isEmpty = line.tiles.length === 0;
    return {
      unit: scale.unit / this.zoom,
      gap: scale.gap / this.zoom,
      tiles: isEmpty ? [] : plan.nodes.map((node, index) => this.tile(node, index)),
      ends: line.ends.map((end) => {
        const spot = spots.get(exitIdAt(plan, end.anchor, end.place));
        return this.end(end, /** @type {import("./line-layout.js").Spots} */ (spot));
      }),
      lead: isEmpty ? this.lead() : null,
      rods: poses.flatMap(({ link }) => (link ? [this.area(link)] : [])),
    };
  }

  /** @param {import("./line-plan.js").Node} node @param {number} index @returns {LaidTile} */
  tile({ text, high, low, pips, isDouble }, index) {
    const pose = at(this.layout.poses, index);
    const isBackwards = pips === null || pips === high;
    return {
      tile: text,
      first: high,
      second: low,
      isDouble,
      isLast: index === this.layout.poses.length - 1,
      ...this.spot(pose),
      angle: this.angle(pose, isBackwards ? 2 : 0),
    };
  }

  /**
   * @param {Omit<LaidEnd, "spots">} end
   * @param {{single: Pose, double: Pose | null}} spots
   * @returns {LaidEnd}
   */
  end({ anchor, place, pips }, { single, double }) {
    return { anchor, place, pips, spots: { single: this.spot(single), double: double && this.spot(double) } };
  }

  lead() {
    const { scale } = this.layout;
    const spots = { single: leadPose(false, scale), double: leadPose(true, scale) };
    return this.end({ anchor: null, place: null, pips: null }, spots);
  }

  /** @param {Pose} pose @returns {Spot} */
  spot(pose) {
    return { ...this.point(pose.x, pose.y), angle: this.angle(pose, 2), box: this.area(pose) };
  }

  /**
   * The angle that puts the upper half `quarters` away from where the tile grows; of a double across.
   *
   * @param {Pose} pose
   * @param {number} quarters
   */
  angle({ direction, isDouble }, quarters) {
    const drawn = /** @type {Direction} */ (this.isHigh ? direction ^ 1 : direction);
    const up = isDouble ? (drawn & 1) * 90 : turned(drawn, quarters + 1) * 90;
    return /** @type {Spot["angle"]} */ (up);
  }

  /** @param {number} alongX @param {number} alongY */
  point(alongX, alongY) {
    const along = (alongX + this.offset.x) / this.zoom;
    const across = (alongY + this.offset.y) / this.zoom;
    return this.isHigh ? { x: across, y: along } : { x: along, y: across };
  }

  /** @param {import("./line-pose.js").Rect} rect @returns {Area} */
  area({ x, y, halfWidth, halfHeight }) {
    const corner = this.point(x - halfWidth, y - halfHeight);
    const along = (2 * halfWidth) / this.zoom;
    const across = (2 * halfHeight) / this.zoom;
    return this.isHigh
      ? { ...corner, width: across, height: along }
      : { ...corner, width: along, height: across };
  }
}

/**
 * The way from the lead to the box's corner with which the tiles are in its middle, on whole pixels.
 *
 * @param {Layout} layout
 * @param {Box} box
 */
function centring(layout, box) {
  const tiles = boundsOfTiles(layout);
  const all = boundsOfAll(layout);
  /** @param {number} from @param {number} to @param {number} least @param {number} most @param {number} size */
  const centred = (from, to, least, most, size) => {
    const middle = Math.round((size - to + from) / 2) - from;
    return Math.min(Math.max(middle, -least), size - most);
  };
  return {
    x: centred(tiles.left, tiles.right, all.left, all.right, box.width),
    y: centred(tiles.top, tiles.bottom, all.top, all.bottom, box.height),
  };
}
