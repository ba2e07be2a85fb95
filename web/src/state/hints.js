// A hint on demand: what the engine finds best in the hand that is shown, and why. It is of one table and one turn,
// for the eyes of who acts: whatever is shown next takes it away.

import { saying } from "./calls.js";
import { meant, THINKING_STEPS } from "./turns.js";

/** @typedef {import("../engine/protocol.d.ts").AdviceView} AdviceView */
/** @typedef {import("../engine/protocol.d.ts").HandTileView} HandTileView */
/** @typedef {import("../engine/protocol.d.ts").HintReply} HintReply */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("./page.js").Page} Page */

/**
 * @typedef {object} Hint
 * @property {number} version  of the table that it is about
 * @property {object} asked  the press that it is an answer to
 * @property {number} share  how much has been looked at for it, from 0 to 1, in the steps that are shown
 * @property {readonly AdviceView[] | null} placements  null while it is waited for
 */

/**
 * Whether there is something to be hinted at: a hand that is shown to who acts, with more than one placement.
 *
 * @param {Page} page
 */
export function mayHint({ view, preferences, route, resuming, calling, saying: said, meaning }) {
  if (!view?.hand || view.phase !== "turn" || route !== "match" || resuming || !preferences.hints)
    return false;
  if (calling || said !== null || meaning !== null) return false;
  return view.hand.tiles.flatMap(({ placements }) => placements).length > 1;
}

/**
 * The hint that is seen now: the placements, the best one first; null where there is none.
 *
 * @param {Page} page
 * @returns {readonly [AdviceView, ...AdviceView[]] | null}
 */
export function shownHint({ hint, view, preferences, saying: said }) {
  const [best, ...others] = hint?.placements ?? [];
  if (!best || !view?.hand || hint?.version !== view.version || !preferences.hints || said !== null)
    return null;
  return [best, ...others];
}

/**
 * The tile that is hinted at, with the place alone that is meant; null where there is none.
 *
 * @param {Page} page
 * @returns {HandTileView | null}
 */
export function hintedTile(page) {
  const [best] = shownHint(page) ?? [];
  for (const held of page.view?.hand?.tiles ?? []) {
    const placements = held.placements.filter(({ action }) => action === best?.action);
    if (placements.length > 0) return { ...held, placements };
  }
  return null;
}

/** Whether a hint is waited for. @param {Page} page */
export const isHinting = ({ hint }) => hint !== null && hint.placements === null;

/**
 * @param {Page} page
 * @param {object} asked
 * @returns {Page}
 */
export function hintAsked(page, asked) {
  const hint = { version: page.view?.version ?? 0, asked, share: 0, placements: null };
  return { ...page, hint, refused: null };
}

/** Whether what was asked is still waited for. @param {Page} page @param {object} asked */
export const isAwaited = ({ hint }, asked) => hint?.asked === asked && hint.placements === null;

/**
 * The answer to a hint that was asked for, or how far it is; one that nobody waits for any more is dropped.
 *
 * @param {Page} page
 * @param {object} asked
 * @param {HintReply} reply
 * @returns {Page}
 */
export function hintGiven(page, asked, { share, placements }) {
  if (!page.hint || !isAwaited(page, asked)) return page;
  if (share === 1) return { ...page, hint: { ...page.hint, share, placements } };
  const shown = Math.floor(share * THINKING_STEPS) / THINKING_STEPS;
  return shown === page.hint.share ? page : { ...page, hint: { ...page.hint, share: shown } };
}

/**
 * @param {Page} page
 * @returns {Page}
 */
export function hintClosed(page) {
  return page.hint === null ? page : { ...page, hint: null };
}

/**
 * The placement that is hinted at is chosen, tile and place; it is placed when the player says so, or says its count.
 *
 * @param {Page} page
 * @returns {Page}
 */
export function hintTaken(page) {
  const [best] = shownHint(page) ?? [];
  if (!best || page.busy) return page;
  const chosen = meant(page, best.action);
  return page.view?.rules.announces ? saying({ ...chosen, meaning: null }, best.action) : chosen;
}
