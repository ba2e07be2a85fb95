// One tab at a time has the match: it holds a lock that another tab can take over.

const NAME = "muggins-match";
/** A reload asks before the page that it replaces has let go: it asks that often, after pauses. */
const ATTEMPTS = 8;
const PAUSE_MS = 250;

/**
 * The part of a browser's lock manager that is used.
 *
 * @typedef {object} Locks
 * @property {(name: string, options: LockOptions, held: (lock: unknown) => Promise<void>) => Promise<unknown>} request
 */

export class Ownership {
  /**
   * @param {Locks | undefined} locks  undefined in a browser without them; there, and where it refuses them, as to
   *   a page that it gives no origin, every tab owns
   * @param {() => void} onLost  another tab took the match over
   * @param {(milliseconds: number) => Promise<void>} wait
   */
  constructor(locks, onLost, wait) {
    this.locks = locks;
    this.onLost = onLost;
    this.wait = wait;
    this.isHeld = locks === undefined;
  }

  /** Takes the match unless another tab has it; answers whether this tab has it now. */
  async take() {
    // Each attempt is answered by who holds the lock, not by how long a slow device takes to ask.
    for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
      if (await this.#request({ ifAvailable: true })) return true;
      await this.wait(PAUSE_MS);
    }
    return this.#request({ ifAvailable: true });
  }

  /** Takes the match from whichever tab has it. */
  takeOver() {
    return this.#request({ steal: true });
  }

  /**
   * @param {LockOptions} options
   * @returns {Promise<boolean>}
   */
  #request(options) {
    const { locks } = this;
    if (this.isHeld || !locks) return Promise.resolve(true);
    return new Promise((answer) => {
      const hold = (/** @type {unknown} */ lock) => {
        if (lock === null) {
          answer(false);
          return Promise.resolve();
        }
        this.isHeld = true;
        answer(true);
        // Held until the page goes away or another tab steals it.
        return /** @type {Promise<void>} */ (new Promise(() => {}));
      };
      locks.request(NAME, options, hold).catch(() => {
        const wasTaken = this.isHeld;
        this.isHeld = !wasTaken;
        if (wasTaken) this.onLost();
        answer(!wasTaken);
      });
    });
  }
}
