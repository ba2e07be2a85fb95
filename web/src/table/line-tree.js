/**
 * Lays a line with spinners: packed in a lattice, as large as a search finds it. Tiles that lie stay
 * where they are, at most in another size, until laying everything anew makes them much larger. A tree
 * can be so tangled that no way is found; then it is spread along rods.
 *
 * How large tiles are is what the felt permits: those of a random round with one spinner fill about 0.35 of
 * it, with many spinners 0.25. On the felt of a window of 320 × 568 px 91 tiles are then some 10 px wide.
 *
 * @typedef {import("./line-growth.js").Box} Box
 * @typedef {import("./line-lattice.js").Lying} Lying
 * @typedef {import("./line-layout.js").Layout} Layout
 * @typedef {import("./line-plan.js").Plan} Plan
 *
 * @typedef {{lying: readonly Lying[], unit: number}} Found
 *
 * @typedef {object} Packed
 * @property {string[]} tiles what was laid, and where
 * @property {readonly Lying[]} lying tiles, then rooms
 * @property {number} unit
 * @property {Box} box
 * @property {number} fill how much of the felt the tiles filled when all was laid anew
 */

import { boundsOfAll, extend } from "./line-bounds.js";
import { itemsOf } from "./line-items.js";
import { CELLS } from "./line-lattice.js";
import { pack, packOnto } from "./line-pack.js";
import { at, mouthOf, scaleOf, straight } from "./line-pose.js";
import { spread } from "./line-spread.js";

/** No tree fills more of its box than this share. */
const FULL = 0.5;
/** Tiles so large, of the largest that can be hoped for, need no rods to be larger still. */
const LARGE = 0.6;
/** What a search may cost at most, in looks whether something is free, without rods, with them, and in one size. */
const TOUCHING = 50_000;
const JOINED = 60_000;
const EACH = 25_000;
/** The first size that is tried with rods, and the last, in shares of the largest that can be hoped for. */
const FIRST = 0.4;
const LAST = 0.12;
/** No tree with rods is so large. */
const HIGHEST = 0.75;
/** Without rods tiles may be so much smaller. */
const RATHER = [0.9, 0.8];
/** How much of the largest tiles is given for leaving the line as it lies. */
const KEEP = 0.9;
/** How often the size is halved in on. */
const ROUNDS = 6;
/** When a size is found, how much further it is tried, how often and how much harder. */
const FURTHER = 1.05;
const TRIES = 2;
const HARDER = 2;
/** How many tiles may have come or gone since. */
const AWAY = 3;
/** Felts of so many sizes are remembered: a hand that is shown or hidden changes it. */
const MEMORY = 6;

/** @type {Packed[]} the latest first */
let memory = [];

/**
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Layout | null}
 */
export function layTree(plan, box, maxUnit) {
  const tiles = plan.nodes.map(({ text, anchor, way }) => `${text} ${anchor} ${way}`);
  const packed = kept(plan, tiles, box, maxUnit) ?? anew(plan, tiles, box, maxUnit);
  if (packed) {
    const isSame = (/** @type {Packed} */ other) =>
      other.box.width === box.width && other.box.height === box.height;
    memory = [packed, ...memory.filter((other) => !isSame(other))].slice(0, MEMORY);
  }
  return packed ? inPixels(plan, packed) : spreadTree(plan, box, maxUnit);
}

/**
 * As it lay, with what has come since.
 *
 * @param {Plan} plan
 * @param {string[]} tiles
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Packed | null}
 */
function kept(plan, tiles, box, maxUnit) {
  for (const before of memory) {
    // In another window another way is better.
    if (before.box.width !== box.width) continue;
    const differs = tiles.findIndex((tile, index) => before.tiles[index] !== tile);
    const common = differs < 0 ? tiles.length : differs;
    if (common < Math.max(2, tiles.length - AWAY, before.tiles.length - AWAY)) continue;
    // Laid anew, the tiles would fill about as much of the felt as they did the last time.
    const expected = Math.min(maxUnit, Math.sqrt((before.fill * area(box)) / (2 * tiles.length)));
    const rooms = before.lying.slice(before.tiles.length);
    const expectedAt = rooms.flatMap(({ single, double }) => (double ? [single, double] : [single]));
    const lying = onto(plan, before.lying.slice(0, common), expectedAt, box, maxUnit, KEEP * expected);
    if (lying) return { tiles, box, fill: before.fill, ...lying };
  }
  return null;
}

/** @param {Box} box */
const area = ({ width, height }) => width * height;

/**
 * @param {Plan} plan
 * @param {readonly Lying[]} fixed
 * @param {readonly import("./line-pose.js").Rect[]} expected
 * @param {Box} box
 * @param {number} maxUnit
 * @param {number} least
 */
function onto(plan, fixed, expected, box, maxUnit, least) {
  const bounds = boundsOf(fixed);
  const most = Math.min(maxUnit, unitFor(bounds, box));
  for (let unit = whole(most); unit >= least && unit > 0; unit = whole(unit * 0.97 - 0.01)) {
    const { width, height } = cellsIn(box, unit);
    const [free, freeDown] = [width - (bounds.right - bounds.left), height - (bounds.bottom - bounds.top)];
    for (const [across, down] of SIDES) {
      const x = Math.round(free * across) - bounds.left;
      const y = Math.round(freeDown * down) - bounds.top;
      const lying = packOnto(
        plan,
        width,
        height,
        moved(fixed, x, y),
        expected.map((rect) => by(rect, x, y)),
      );
      if (lying) return { lying, unit: whole(Math.min(maxUnit, unitFor(boundsOf(lying), box))) };
    }
  }
  return null;
}

/** Where what lies is put in the box, the middle first. */
const SIDES = /** @type {const} */ ([
  [0.5, 0.5],
  [0, 0.5],
  [1, 0.5],
  [0.5, 0],
  [0.5, 1],
  [0, 0],
  [1, 1],
  [0, 1],
  [1, 0],
]);

/**
 * Everything laid anew, in about the largest tiles in which the search finds a way.
 *
 * @param {Plan} plan
 * @param {string[]} tiles
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Packed | null}
 */
function anew(plan, tiles, box, maxUnit) {
  const most = Math.min(maxUnit, Math.sqrt((FULL * area(box)) / (2 * tiles.length)));
  const search = new Search(plan, box, maxUnit, most);
  const found = search.touching() ?? search.joined();
  return found && { tiles, box, fill: (2 * tiles.length * found.unit ** 2) / area(box), ...found };
}

/** For the largest tiles of up to `most` in which everything can be laid anew. */
class Search {
  /** @param {Plan} plan @param {Box} box @param {number} maxUnit @param {number} most */
  constructor(plan, box, maxUnit, most) {
    this.plan = plan;
    this.box = box;
    this.maxUnit = maxUnit;
    this.most = most;
    /** With one spinner alone no arm is ever in the way of another. */
    this.hasRods =
      new Set(plan.exits.filter(({ way }) => (way & 1) === 1).map(({ owner }) => owner)).size > 1;
  }

  /** Without any rod, if tiles are nearly as large so as with rods. @returns {Found | null} */
  touching() {
    const allowance = { left: TOUCHING };
    const found =
      this.attempt(this.most, false, allowance) ?? this.attempt(LARGE * this.most, false, allowance);
    return found && this.further(this.between(found, this.most, false, allowance), false, allowance);
  }

  /** In smaller tiles, and with rods where these make them larger. @returns {Found | null} */
  joined() {
    const allowance = { left: JOINED };
    let above = HIGHEST * this.most;
    /** @type {Found | null} */
    let found = null;
    for (let unit = FIRST * this.most; !found && unit > LAST * this.most; unit *= 0.7) {
      found = this.attempt(unit, this.hasRods, { left: EACH });
      if (!found) above = unit;
    }
    if (!found) return null;
    const best = this.between(found, above, this.hasRods, allowance);
    if (!best.lying.some(({ single }) => single.link)) return best;
    for (const share of RATHER) {
      const touching = this.attempt(share * best.unit, false, { left: EACH / 3 });
      if (touching) return touching;
    }
    return best;
  }

  /**
   * @param {number} unit
   * @param {boolean} rods
   * @param {{left: number}} allowance
   * @param {number} [effort]
   * @returns {Found | null}
   */
  attempt(unit, rods, allowance, effort = 1) {
    const { width, height } = cellsIn(this.box, unit);
    const lying = pack(this.plan, width, height, effort, rods, allowance);
    const fitting = lying && whole(Math.min(this.maxUnit, unitFor(boundsOf(lying), this.box)));
    return fitting ? { lying, unit: fitting } : null;
  }

  /**
   * @param {Found} found
   * @param {number} above where no way was found
   * @param {boolean} rods
   * @param {{left: number}} allowance
   */
  between(found, above, rods, allowance) {
    let best = found;
    let least = above;
    for (let round = 0; round < ROUNDS && least > best.unit * 1.03; round++) {
      const middle = Math.sqrt(least * best.unit);
      if (allowance.left <= 0) break;
      const share = { left: Math.min(EACH, allowance.left) };
      const larger = this.attempt(middle, rods, share);
      allowance.left -= EACH - Math.max(0, share.left);
      if (larger && larger.unit > best.unit) best = larger;
      else least = middle;
    }
    return best;
  }

  /** @param {Found} found @param {boolean} rods @param {{left: number}} allowance */
  further(found, rods, allowance) {
    let best = found;
    for (let tried = 0; tried < TRIES && best.unit * FURTHER < this.most; tried++) {
      const larger = this.attempt(best.unit * FURTHER, rods, allowance, HARDER);
      if (larger && larger.unit > best.unit) best = larger;
    }
    return best;
  }
}

/** Between the middles of two tiles side by side: no tile is drawn longer than twice its short side. @param {number} unit */
const pitchOf = (unit) => unit + Math.max(0.5, unit / 32);

/** @param {Box} box @param {number} unit */
function cellsIn({ width, height }, unit) {
  const cell = pitchOf(unit) / 2;
  return { width: Math.floor(width / cell + 1e-6), height: Math.floor(height / cell + 1e-6) };
}

/** The largest unit in which so many cells fit. @param {import("./line-bounds.js").Bounds} bounds @param {Box} box */
function unitFor({ left, right, top, bottom }, { width, height }) {
  const pitch = 2 * Math.min(width / (right - left), height / (bottom - top));
  return Math.min(pitch - 0.5, (pitch * 32) / 33);
}

/** In whole pixels, or in quarters where that makes a difference. @param {number} unit */
const whole = (unit) => (unit >= 16 ? Math.floor(unit) : Math.floor(unit * 4) / 4);

/** @param {readonly Lying[]} lying */
function boundsOf(lying) {
  /** @type {import("./line-bounds.js").Bounds | undefined} */
  let bounds;
  for (const { single, double } of lying) {
    bounds = extend(bounds, single, 0);
    if (double) bounds = extend(bounds, double, 0);
  }
  return /** @type {import("./line-bounds.js").Bounds} */ (bounds);
}

/** @param {readonly Lying[]} lying @param {number} x @param {number} y @returns {Lying[]} */
function moved(lying, x, y) {
  return lying.map(({ single, double }) => ({
    single: { ...by(single, x, y), link: single.link && by(single.link, x, y) },
    double: double && by(double, x, y),
  }));
}

/** @template {import("./line-pose.js").Rect} R @param {R} rect @param {number} x @param {number} y @returns {R} */
const by = (rect, x, y) => ({ ...rect, x: rect.x + x, y: rect.y + y });

/** @param {Plan} plan @param {Packed} packed @returns {Layout} */
function inPixels(plan, { lying, unit }) {
  const pitch = pitchOf(unit);
  const scale = { ...scaleOf(unit), gap: 2 * (pitch - unit) };
  const poses = plan.nodes.map(({ anchor, way }, index) => {
    const { single } = at(lying, index);
    const pose = drawn(single, pitch, unit);
    if (single.link) pose.link = rod(single.link, mouthOf(at(lying, anchor).single, way, CELLS), pitch, unit);
    return pose;
  });
  return { scale, poses, spots: spotsOf(plan, lying, (pose) => drawn(pose, pitch, unit)) };
}

/**
 * @param {import("./line-pose.js").Pose} pose in cells
 * @param {number} pitch
 * @param {number} unit
 * @returns {import("./line-pose.js").Pose}
 */
function drawn(pose, pitch, unit) {
  return {
    ...pose,
    x: (pose.x * pitch) / 2,
    y: (pose.y * pitch) / 2,
    halfWidth: (pose.halfWidth * unit) / 2,
    halfHeight: (pose.halfHeight * unit) / 2,
    link: null,
  };
}

/**
 * @param {Plan} plan
 * @param {readonly Lying[]} lying
 * @param {(pose: import("./line-pose.js").Pose) => import("./line-pose.js").Pose} draw
 * @returns {Layout["spots"]}
 */
function spotsOf(plan, lying, draw) {
  const items = itemsOf(plan);
  const spots = plan.exits
    .filter(({ child }) => child < 0)
    .map(({ id, owner, way }) => {
      const room = items.findIndex(({ exit }) => exit === id);
      const mouth = mouthOf(at(lying, owner).single, way, CELLS);
      const { single, double } =
        room < 0 ? { single: straight(mouth, false, CELLS), double: null } : at(lying, room);
      const across = at(plan.nodes, owner).isDouble ? null : (double ?? straight(mouth, true, CELLS));
      const isKept = { single: room >= 0, double: double !== null };
      const spot = { owner, single: draw(single), double: across && draw(across), isKept };
      return /** @type {const} */ ([id, spot]);
    });
  return new Map(spots);
}

/**
 * A rod from edge to edge of the two tiles that it joins.
 *
 * @param {import("./line-pose.js").Rect} cells
 * @param {import("./line-pose.js").Mouth} mouth
 * @param {number} pitch
 * @param {number} unit
 * @returns {import("./line-pose.js").Rect}
 */
function rod({ x, y, halfWidth, halfHeight }, { direction }, pitch, unit) {
  const isRow = (direction & 1) === 0;
  const half = ((isRow ? halfWidth : halfHeight) * pitch + pitch - unit) / 2;
  const thin = unit / 16;
  return {
    x: (x * pitch) / 2,
    y: (y * pitch) / 2,
    halfWidth: isRow ? half : thin,
    halfHeight: isRow ? thin : half,
  };
}

/**
 * The tree in the largest tiles in which it can be spread; null if not even in tiles of 1 px.
 *
 * @param {Plan} plan
 * @param {Box} box
 * @param {number} maxUnit
 * @returns {Layout | null}
 */
function spreadTree(plan, box, maxUnit) {
  let unit = Math.floor(maxUnit);
  while (unit >= 1) {
    const layout = spread(plan, scaleOf(unit));
    const { left, right, top, bottom } = boundsOfAll(layout);
    const share = Math.min(box.width / (right - left), box.height / (bottom - top));
    if (share >= 1) return layout;
    unit = Math.min(unit - 1, Math.floor(unit * share) + 1);
  }
  return null;
}
