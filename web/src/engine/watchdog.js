const TICK_MS = 1000;

/**
 * Barks once when it has not been fed for a number of seconds.
 *
 * It counts ticks instead of looking at a clock: a page that the browser had frozen wakes up to one
 * tick, not to an hour of silence.
 */
export class Watchdog {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #bark;

  /** @param {() => void} bark */
  constructor(bark) {
    this.#bark = bark;
  }

  /** @param {number} seconds from now until it barks, unless it is fed or put to sleep before */
  feed(seconds) {
    this.sleep();
    let left = seconds;
    this.#timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      this.sleep();
      this.#bark();
    }, TICK_MS);
  }

  sleep() {
    clearInterval(this.#timer);
  }
}
