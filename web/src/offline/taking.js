// When a new version of the page may take the place of the one that is open.

/** @typedef {import("../state/page.js").Page} Page */

/** So long after it was last looked for, a new version is looked for when the page is come back to. */
const CHECK_AFTER_MS = 60 * 60 * 1000;

/**
 * Whether a new version may be taken without asking: nothing has been shown yet, or the start screen is, with no
 * match on the page and nothing open or half written.
 *
 * @param {Page} page
 * @param {{ names: readonly string[], isWriting: boolean }} person  the names as they were last kept, and
 *   whether a field is being written in
 */
export function mayTakeByItself(page, { names, isWriting }) {
  const { route, view, resuming, busy, broken, elsewhere, replacing, settings, setup } = page;
  if ((view && !resuming) || broken !== null || elsewhere) return false;
  // A match that is being fetched from storage is fetched again.
  if (route === "match") return resuming;
  if (setup.panel || setup.question || setup.sheet || settings || replacing) return false;
  return !busy && !isWriting && page.names === names;
}

/**
 * @param {number} last  when a new version was last looked for, in milliseconds
 * @param {number} now
 */
export function isCheckDue(last, now) {
  return now - last >= CHECK_AFTER_MS;
}
