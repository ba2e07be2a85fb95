// Frames are drawn only where somebody may look: what nobody has seen has not been there for them.

const frame = () => /** @type {Promise<unknown>} */ (new Promise((done) => requestAnimationFrame(done)));

/** What has been rendered is drawn. */
export async function drawn() {
  await frame();
  await frame();
}
