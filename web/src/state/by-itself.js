// What is done without asking, where people wish so: the only placement, a draw, a pass. It is told first and
// done after a pause; who does anything meanwhile has stopped it, and nothing is done twice.

import { isWaiting } from "./rest.js";
import { meant } from "./turns.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("../engine/protocol.d.ts").HandView} HandView */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/**
 * @typedef {object} Coming
 * @property {string} key  the moment of the round that it belongs to
 * @property {"place" | "draw" | "pass"} kind
 * @property {string} action
 * @property {string} tile  that is placed; of a draw and a pass none
 */

/** As long as what is told of it, and seen, takes to be read; what is drawn can only be waited for. */
const PAUSE_MS = { place: 2400, draw: 1200, pass: 2400 };

/**
 * What is about to be done by itself in the hand that is shown, or nothing.
 *
 * @param {Page} page
 * @returns {Coming | null}
 */
export function coming(page) {
  const { view, route } = page;
  const hand = view?.hand;
  if (!view || !hand || route !== "match" || view.phase !== "turn") return null;
  const key = `${view.round}.${view.log.length}.${hand.seat}`;
  // While somebody may call, what is done would take the time for it.
  if (page.byHand === key || view.window?.callers.length) return null;
  const move = moveOf(page, hand);
  return move && { key, ...move };
}

/**
 * @param {Page} page
 * @param {HandView} hand
 * @returns {Omit<Coming, "key"> | null}
 */
function moveOf({ preferences, view }, hand) {
  if (hand.can_pass) return preferences.autoPass ? { kind: "pass", action: "pass", tile: "" } : null;
  if (hand.can_draw) return preferences.autoDraw ? { kind: "draw", action: "draw", tile: "" } : null;
  // Where a count is said with a tile, nobody else can say it.
  if (!preferences.onlyMove || view?.rules.announces) return null;
  const all = hand.tiles.flatMap(({ tile, placements }) =>
    placements.map(({ action }) => ({ tile, action })),
  );
  const [only] = all;
  return only && all.length === 1 ? { kind: "place", ...only } : null;
}

/** Whether the person does something else now. @param {Page} page */
function isActing({ chosen, meaning, refused, calling, sheet, closer, keys, settings, setup, reading }) {
  const isOver = sheet || closer || keys || settings || setup.sheet;
  return isOver || calling || chosen !== null || meaning !== null || refused !== null || reading !== null;
}

/** Whether something may be done at the table now. @param {Page} page */
const isReady = (page) => !isWaiting(page) && page.held === 0 && page.boot.status === "ready";

/**
 * What was about to be done by itself is left to the person.
 *
 * @param {Page} page
 * @returns {Page}
 */
export function stopped(page) {
  const move = coming(page);
  return move ? { ...page, byHand: move.key } : page;
}

/**
 * Does by itself what is to be done so, once it has stood there for its time.
 *
 * @param {Store<Page>} store
 * @param {(action: string) => void} act
 * @param {(milliseconds: number) => Promise<void>} wait  for so much time in which the page is seen
 */
export function followByItself(store, act, wait) {
  let waitsFor = "";
  store.subscribe((page) => {
    const move = coming(page);
    if (!move) return;
    if (isActing(page)) store.update(stopped);
    else if (isReady(page) && waitsFor !== move.key) soon(move);
  });

  /** @param {Coming} move */
  async function soon(move) {
    waitsFor = move.key;
    await wait(PAUSE_MS[move.kind]);
    if (waitsFor === move.key) waitsFor = "";
    const page = store.get();
    // Where something else has come under the eye meanwhile, the time begins anew when the page has rested.
    if (coming(page)?.key !== move.key || !isReady(page)) return;
    store.update(stopped);
    if (move.kind === "place" && page.preferences.confirm) store.update((now) => meant(now, move.action));
    else act(move.action);
  }
}
