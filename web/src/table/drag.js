// Dragging a tile of the hand to one of its places, with a mouse, a pen or a finger.

/** @typedef {import("../state/actions.d.ts").Actions} Actions */
/** @typedef {Pick<Actions, "pickUp" | "putBack" | "place">} DragActions */

/** A finger that moves less than this has tapped. */
const SLACK = 8;
/** How far beside a place a tile may be let go and still lands on it. */
const REACH = 28;

/**
 * A pointer went down on a tile: perhaps a drag begins.
 *
 * @param {PointerEvent} down
 * @param {string} tile
 * @param {DragActions} actions
 */
export function startDrag(down, tile, actions) {
  if (!down.isPrimary || down.button !== 0) return;
  // A finger beside the mouse is a primary pointer too: it takes over.
  underWay?.end(null);
  underWay = new Drag(down, tile, actions);
}

/** @type {Drag | null} */
let underWay = null;

/** A tile that has left the hand in mid-drag, because the curtain fell, is not carried any further. */
export function endStrayDrag() {
  if (underWay && !underWay.button.isConnected) underWay.drop();
}

class Drag {
  /** @type {HTMLElement | null} the picture of the tile that goes with the pointer */
  #carried = null;
  /** @type {HTMLElement | null} where the tile would land now */
  #place = null;
  #over = new AbortController();

  /**
   * @param {PointerEvent} down
   * @param {string} tile
   * @param {DragActions} actions
   */
  constructor(down, tile, actions) {
    this.down = down;
    this.tile = tile;
    this.actions = actions;
    this.button = /** @type {HTMLElement} */ (down.currentTarget);
    const { signal } = this.#over;
    addEventListener("pointermove", (event) => this.#move(event), { signal });
    addEventListener("pointerup", (event) => this.#drop(event, this.#place), { signal });
    addEventListener("pointercancel", (event) => this.#drop(event, null), { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && this.end(null), { signal });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (event.pointerId !== this.down.pointerId) return;
    const { clientX, clientY } = event;
    if (!this.#carried) {
      const far = Math.hypot(clientX - this.down.clientX, clientY - this.down.clientY);
      if (far < SLACK || !this.#pickUp()) return;
    }
    this.#carried?.style.setProperty("translate", `${clientX}px ${clientY}px`);
    this.#place?.classList.remove("is-over");
    this.#place = placeUnder(clientX, clientY);
    this.#place?.classList.add("is-over");
  }

  #pickUp() {
    this.actions.pickUp(this.tile);
    // A tile that fits nowhere is not chosen, hence not carried.
    if (this.button.getAttribute("aria-pressed") !== "true") {
      this.#over.abort();
      return false;
    }
    this.button.setPointerCapture(this.down.pointerId);
    this.#carried = pictureOf(this.button);
    document.body.append(this.#carried);
    this.button.classList.add("is-carried");
    return true;
  }

  /**
   * @param {PointerEvent} event
   * @param {HTMLElement | null} place
   */
  #drop(event, place) {
    // A sheet that was opened by a key lies over the places.
    const isOver = document.querySelector("dialog[open]") !== null;
    if (event.pointerId === this.down.pointerId) this.end(isOver ? null : place);
  }

  /** Takes the picture away and forgets the pointer, without an action. */
  drop() {
    underWay = null;
    this.#over.abort();
    this.#carried?.remove();
    this.#place?.classList.remove("is-over");
  }

  /** @param {HTMLElement | null} place */
  end(place) {
    this.drop();
    if (!this.#carried) return;
    this.button.classList.remove("is-carried");
    swallowClick(this.button);
    const action = place?.dataset.action;
    if (action === undefined) this.actions.putBack();
    else this.actions.place(action);
  }
}

/** @param {HTMLElement} button */
function pictureOf(button) {
  const picture = /** @type {Element} */ (button.firstElementChild);
  const { width, height } = picture.getBoundingClientRect();
  const carried = document.createElement("div");
  carried.className = "carried";
  carried.setAttribute("aria-hidden", "true");
  carried.style.width = `${width}px`;
  carried.style.height = `${height}px`;
  carried.append(picture.cloneNode(true));
  return carried;
}

/**
 * The place that a tile let go here lands on: the nearest within reach. A table without tiles has one place, which
 * the whole felt stands for.
 *
 * @param {number} x
 * @param {number} y
 * @returns {HTMLElement | null}
 */
function placeUnder(x, y) {
  /** @type {HTMLElement | null} */
  let nearest = null;
  let least = isOnEmptyFelt(x, y) ? Number.POSITIVE_INFINITY : REACH;
  for (const place of document.querySelectorAll("button[data-action]")) {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (distance < least && place instanceof HTMLElement) {
      least = distance;
      nearest = place;
    }
  }
  return nearest;
}

/**
 * @param {number} x
 * @param {number} y
 */
function isOnEmptyFelt(x, y) {
  const area = document.elementFromPoint(x, y)?.closest(".line-area");
  return area != null && area.querySelector(".line > .laid") === null;
}

/**
 * The click that follows a drag would choose the tile again.
 *
 * @param {HTMLElement} button
 */
function swallowClick(button) {
  const swallow = (/** @type {Event} */ event) => event.stopImmediatePropagation();
  button.addEventListener("click", swallow, { capture: true, once: true });
  // Where no click follows, the next one must not be lost.
  setTimeout(() => button.removeEventListener("click", swallow, { capture: true }), 0);
}
