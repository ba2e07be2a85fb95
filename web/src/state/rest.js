// The moment after the screen has changed in which what leads on is not taken: a second tap, or a press that
// had begun before, was meant for what was there and not for what is.

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/** Longer than the taps of a double tap are apart. */
export const REST_MS = 600;

/**
 * Whether what leads on is not to be pressed now: it says so, and a press on it is not taken.
 *
 * @param {Pick<Page, "busy" | "resting">} page
 */
export function isWaiting({ busy, resting }) {
  return busy || resting;
}

/**
 * Lets the page rest whenever something else has come under the finger.
 *
 * @param {Store<Page>} store
 * @param {() => Promise<void>} wait  until what is shown has been seen for `REST_MS`
 */
export function followRest(store, wait) {
  let latest = 0;
  store.subscribe(async (page, before) => {
    if (!hasMoved(page, before)) return;
    latest += 1;
    const mine = latest;
    store.update(resting);
    await wait();
    if (mine === latest) store.update(rested);
  });
}

/**
 * @param {Page} page
 * @returns {Page}
 */
function resting(page) {
  return page.resting ? page : { ...page, resting: true };
}

/**
 * @param {Page} page
 * @returns {Page}
 */
function rested(page) {
  return { ...page, resting: false };
}

/**
 * @param {Page} page
 * @param {Page} before
 */
function hasMoved(page, before) {
  const [now, then] = [laidOut(page), laidOut(before)];
  if (now.some((value, at) => value !== then[at])) return true;
  return page.view !== before.view && !(page.view?.hand?.can_draw && before.view?.hand?.can_draw);
}

/**
 * What decides, beside the view, where things lie on the screen, and what lies over them.
 *
 * @param {Page} page
 */
function laidOut(page) {
  const { route, view, sheet, settings, setup, boot, broken, elsewhere, notices, calling, saying, held } =
    page;
  const { keys, review, meaning, hint } = page;
  const isSaying = saying !== null;
  // At a table that is drawn nothing moves when the engine is ready.
  const start = view && boot.status !== "failed" ? "" : boot.status;
  return [
    route,
    sheet,
    settings,
    keys,
    review,
    setup.sheet,
    start,
    broken,
    elsewhere,
    notices,
    calling,
    isSaying,
    meaning,
    hint?.placements ?? null,
    held > 0,
  ];
}
