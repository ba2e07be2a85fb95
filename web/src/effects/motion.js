// Motion that tells where things come from: a tile goes from the hand, or from its player's plate, to its place, a
// drawn one comes from the boneyard, points go to the plate. What moves is a picture over the page: the page itself
// is as it will be, takes what is done on it, and never waits.

import { sideOf } from "../state/sides.js";

/** @typedef {import("../engine/protocol.d.ts").EventView} EventView */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {{ x: number, y: number, width: number, angle: number }} Pose  a centre, how wide, how far turned */

const LAST = ".line > .laid.last";

export class Motion {
  /** @type {{ tile: string, pose: Pose } | null} the tile in the hand that is about to leave it */
  #leaving = null;
  /** @type {Pose | null} where a tile that was dragged was let go */
  #dropped = null;
  /** @type {Element[]} */
  #flying = [];

  /** @param {Document} page */
  constructor(page) {
    this.page = page;
    page.defaultView?.addEventListener("pointerdown", () => this.#forget(), { capture: true });
    page.defaultView?.addEventListener("pointerup", () => this.#drop(), { capture: true });
  }

  /**
   * Before the page is drawn anew: where the tile that was placed lay in the hand.
   *
   * @param {Page} now
   * @param {Page} before
   */
  look(now, before) {
    if (now.view === before.view) return;
    const tile = now.news.findLast(({ kind }) => kind === "place")?.tile;
    const held = tile && this.page.querySelector(`.hand-tile[aria-label="${tile}"] > svg`);
    this.#leaving = held ? { tile, pose: poseOf(held) } : null;
  }

  /**
   * After that.
   *
   * @param {Page} now
   * @param {Page} before
   */
  move(now, before) {
    if (now.view === before.view) return;
    this.#land();
    const duration = this.#duration();
    const { view, news, takenBack } = now;
    if (!view || takenBack || duration === 0) return;
    // Of many that were drawn, or that scored, the last one tells of it.
    const drawn = news.findLast(({ kind }) => kind === "draw");
    if (drawn) this.#draw(drawn, view, duration);
    const scored = news.findLast(({ points }) => points > 0);
    if (scored) this.#score(scored, view, duration);
    const placed = news.findLast(({ kind }) => kind === "place");
    if (placed) this.#place(placed, view, duration);
    this.#dropped = null;
  }

  #forget() {
    this.#dropped = null;
  }

  #drop() {
    const carried = this.page.querySelector(".carried > svg");
    if (carried) this.#dropped = poseOf(carried);
  }

  /**
   * @param {EventView} event
   * @param {TableView} view
   * @param {number} duration
   */
  #place({ tile, seat }, view, duration) {
    const laid = this.page.querySelector(LAST);
    const plate = this.#plate(seat, view);
    const held = this.#leaving?.tile === tile ? this.#leaving.pose : null;
    const from =
      this.#dropped ?? held ?? (plate && poseOf(plate.querySelector(".plate-tiles > svg") ?? plate));
    const shape = laid?.querySelector(".tile");
    if (!laid || !shape || !from) return;
    const hidden = laid.animate({ opacity: [0, 0] }, duration);
    // The felt is measured once more when the rail has changed: only then it is known where the tile lies.
    this.#settled(() => {
      const to = this.#lie(laid);
      if (to) this.#fly(tileIn(this.page, shape), from, to, duration - FRAMES_MS, () => hidden.cancel());
    });
  }

  /**
   * @param {EventView} event
   * @param {TableView} view
   * @param {number} duration
   */
  #draw({ seat }, view, duration) {
    const stack = this.page.querySelector(".boneyard .stack > svg");
    if (!stack) return;
    const drawn = this.page.querySelector(".hand:not(.scrolls) > .hand-tile.is-drawn > svg");
    if (view.hand?.seat === seat && drawn) {
      this.#settled(() => comeFrom(drawn, stack, duration - FRAMES_MS));
      return;
    }
    const plate = this.#plate(seat, view)?.querySelector(".plate-tiles > svg");
    const back = stack.querySelector(".tile");
    if (plate && back) this.#fly(tileIn(this.page, back), poseOf(stack), poseOf(plate), duration);
  }

  /**
   * @param {EventView} event
   * @param {TableView} view
   * @param {number} duration
   */
  #score({ seat }, view, duration) {
    const medal = this.page.querySelector(".strip .medal:not(.is-missed, .is-penalty)");
    const score = this.#plate(seat, view)?.querySelector(".plate-score");
    if (!medal || !score) return;
    const picture = this.page.createElement("div");
    picture.append(medal.cloneNode(true));
    const [from, to] = [poseOf(medal), poseOf(score)];
    this.#fly(picture, from, { ...to, width: from.width * 0.6 }, duration);
    score.animate({ scale: [1, 1.25, 1] }, { duration, easing: "ease-out" });
  }

  /**
   * @param {number} seat
   * @param {TableView} view
   */
  #plate(seat, view) {
    return this.page.querySelectorAll(".plates > .plate")[sideOf(view, seat) ?? -1] ?? null;
  }

  /**
   * How a tile lies, from its picture on the line.
   *
   * @param {Element} laid
   * @returns {Pose | null}
   */
  #lie(laid) {
    const [x, y, angle, scale] = (laid.getAttribute("transform")?.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(
      Number,
    );
    const corner = laid.closest("svg")?.getBoundingClientRect();
    if (x === undefined || y === undefined || angle === undefined || !scale || !corner) return null;
    // The short way round.
    const turn = angle > 180 ? angle - 360 : angle;
    return { x: corner.left + x, y: corner.top + y, width: 50 * scale, angle: turn };
  }

  /**
   * @param {HTMLElement} picture
   * @param {Pose} from
   * @param {Pose} to
   * @param {number} duration
   * @param {() => void} [landed]
   */
  #fly(picture, from, to, duration, landed = () => {}) {
    picture.classList.add("flight");
    picture.setAttribute("aria-hidden", "true");
    picture.style.setProperty("width", `${from.width}px`);
    this.page.body.append(picture);
    this.#flying.push(picture);
    const frame = (/** @type {Pose} */ { x, y, width, angle }) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${angle}deg) scale(${width / from.width})`;
    const flight = picture.animate({ transform: [frame(from), frame(to)] }, { duration, easing: EASING });
    flight.onfinish = flight.oncancel = () => {
      picture.remove();
      landed();
    };
  }

  /** What still flies is where it belongs. */
  #land() {
    for (const picture of this.#flying) picture.remove();
    this.#flying = [];
  }

  /** @param {() => void} act  when the page has been laid out and measured */
  #settled(act) {
    const view = this.page.defaultView;
    view?.requestAnimationFrame(() => view.requestAnimationFrame(act));
  }

  /** How long a motion lasts, as the style sheets have it. */
  #duration() {
    const text = getComputedStyle(this.page.documentElement).getPropertyValue("--calm").trim();
    return Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000);
  }
}

/** Two frames: a motion that begins after them ends no later for it. */
const FRAMES_MS = 34;
const EASING = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/**
 * @param {Element} element
 * @returns {Pose}
 */
function poseOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, angle: 0 };
}

/**
 * @param {Document} page
 * @param {Element} shape
 */
function tileIn(page, shape) {
  const picture = page.createElement("div");
  const svg = page.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-25 -50 50 100");
  svg.append(shape.cloneNode(true));
  picture.append(svg);
  return picture;
}

/**
 * @param {Element} element
 * @param {Element} origin
 * @param {number} duration
 */
function comeFrom(element, origin, duration) {
  const [from, to] = [poseOf(origin), poseOf(element)];
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  element.animate({ transform: [start, "none"] }, { duration, easing: EASING });
}
