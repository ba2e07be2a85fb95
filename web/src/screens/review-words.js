// The review of a round in words.

/** @typedef {import("../engine/protocol.d.ts").ReviewReply} ReviewReply */
/** @typedef {import("../engine/protocol.d.ts").ReviewedView} ReviewedView */
/** @typedef {import("../engine/protocol.d.ts").ReviewTotalView} ReviewTotalView */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../i18n/bundle.js").Language["text"]} Text */

/**
 * What all placements of a player come to. Where tiles that stayed in hands are left out, one of them may have
 * scored more than any that was placed.
 *
 * @param {ReviewTotalView} total
 * @param {Pick<ReviewReply, "is_whole">} reviewed
 * @param {Text} t
 */
export function totalWords({ placements, most, left, missed }, { is_whole }, t) {
  if (placements === 0) return t("review-none");
  if (most === placements) return is_whole ? t("review-all", { placements }) : t("review-all-placed");
  const told = is_whole ? [t("review-most", { placements, most })] : [];
  if (left > 0) told.push(t("review-left", { left }));
  if (missed > 0) told.push(t("review-missed", { missed }));
  return told.join(" ");
}

/**
 * What a placement was, what it gained and what was better; empty where there is nothing to say.
 *
 * @param {Pick<TableView, "log">} view
 * @param {Pick<ReviewReply, "is_whole">} reviewed
 * @param {ReviewedView} move
 * @param {Text} t
 */
export function moveWords({ log }, { is_whole }, { at, points, missed, best, better, answers }, t) {
  const { tile, anchor } = { tile: null, anchor: null, ...log[at] };
  return {
    made: { tile: tile ?? "", text: placeWords(tile ?? "", anchor, t) },
    scored: t("points", { points }),
    missed: missed > 0 ? t("review-missed", { missed }) : "",
    better: better === null ? null : betterWords(better, best, t),
    answer: answers ? t("review-answer", { made: answers.made, better: answers.better }) : "",
    isBest: is_whole && better === null && missed === 0,
  };
}

/**
 * @param {string} action  `6-4>5-4`, or of a lead `6-4`
 * @param {number} points
 * @param {Text} t
 */
function betterWords(action, points, t) {
  const [tile = "", anchor = null] = action.split(">");
  return { tile, text: t("review-better", { place: placeWords(tile, anchor, t), points }) };
}

/**
 * @param {string} tile
 * @param {string | null} anchor
 * @param {Text} t
 */
const placeWords = (tile, anchor, t) =>
  anchor === null ? t("review-lead", { tile }) : t("review-place", { tile, anchor });
