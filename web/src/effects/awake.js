// Keeps the screen awake during a match where that is wished: a browser lets go of it whenever the page is hidden.

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {{ release: () => Promise<void>, addEventListener: (name: "release", act: () => void) => void }} Lock */

export class Awake {
  /** @type {Promise<Lock | null> | null} */
  #lock = null;
  #request;

  /** @param {() => Promise<Lock>} request */
  constructor(request) {
    this.#request = request;
  }

  /** @param {boolean} isWanted  and the page is seen */
  set(isWanted) {
    if (isWanted) this.#take();
    else this.#release();
  }

  #take() {
    if (this.#lock) return;
    // With a battery that runs low it may be refused: another try is made when the page is seen again.
    const lock = this.#request().catch(() => null);
    this.#lock = lock;
    const over = () => {
      if (this.#lock === lock) this.#lock = null;
    };
    lock.then((held) => (held ? held.addEventListener("release", over) : over()));
  }

  #release() {
    this.#lock?.then((held) => held?.release());
    this.#lock = null;
  }
}

/** @param {Page} page */
export function wantsAwake({ preferences, route, view }) {
  return preferences.awake && route === "match" && view !== null && view.phase !== "match_end";
}
