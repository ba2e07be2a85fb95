const TICK_MS = 1000;

/**
 * Barks once when it has not been fed for a number of seconds.
 *
 * It counts ticks instead of looking at a clock: a page that the browser had frozen wakes up to one
 * tick, not to an hour of silence.
 */
export class Watchdog {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #bark;

  /** @param {() => void} bark */
  constructor(bark) {
    this.#bark = bark;
  }

  /** @param {number} seconds from now until it barks, unless it is fed or put to sleep before */
  feed(seconds) {
    this.sleep();
    if (seconds === 0) this.#bark();
    else this.#timer = setTimeout(() => this.feed(seconds - 1), TICK_MS);
  }

  sleep() {
    clearTimeout(this.#timer);
  }
}
