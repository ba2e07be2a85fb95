// What of a change at the table is to be heard and felt.

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {"place" | "score" | "pass" | "draw" | "shuffle"} Sign */

const BY_WEIGHT = /** @type {const} */ (["place", "pass", "draw"]);

/**
 * @param {Pick<Page, "view" | "news" | "takenBack">} now
 * @param {Pick<Page, "view">} before
 * @returns {Sign | null}  the one that matters most
 */
export function signOf({ view, news, takenBack }, before) {
  if (!view || view === before.view || takenBack) return null;
  if (isDealt(view, before.view)) return "shuffle";
  if (news.some(({ points }) => points > 0)) return "score";
  return BY_WEIGHT.find((sign) => news.some(({ kind }) => kind === sign)) ?? null;
}

/**
 * Whether tiles have just been shuffled: for the lot, or for a round.
 *
 * @param {NonNullable<Page["view"]>} view
 * @param {Page["view"]} before
 */
function isDealt(view, before) {
  if (view.phase === "lot") return before?.phase !== "lot";
  return before !== null && before.round !== view.round;
}
