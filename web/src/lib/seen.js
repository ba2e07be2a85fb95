// Time in which the page is seen: frames are drawn only where somebody may look, and what nobody has seen has not been
// there for them.

/** So much at most may go by unseen; a time that is waited for is told to this. */
const STEP_MS = 200;

const frame = () => /** @type {Promise<unknown>} */ (new Promise((done) => requestAnimationFrame(done)));

/** What has been rendered is drawn. */
export async function drawn() {
  await frame();
  await frame();
}

/**
 * A clock that stands still while the page is hidden, or the device asleep.
 *
 * @param {(milliseconds: number) => Promise<void>} wait
 * @returns {(milliseconds: number) => Promise<void>}
 */
export function seenTime(wait) {
  return async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= STEP_MS) {
      await frame();
      await wait(Math.min(left, STEP_MS));
    }
  };
}
