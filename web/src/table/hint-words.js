// A hint in sentences: the placement, and why. Each comes from a number of the engine's; where counts are announced
// there are none of the count, and nothing is said of it.

import { inForce } from "./in-force.js";

/** @typedef {import("../engine/protocol.d.ts").AdviceView} AdviceView */
/** @typedef {import("../engine/protocol.d.ts").PlacementView} PlacementView */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../i18n/bundle.js").Language["text"]} Text */
/** @typedef {readonly [AdviceView, ...AdviceView[]]} Placements  the best one first */

/** What is less than half of this is not told: the deals looked at are some of many. */
const STEP = 0.1;

/**
 * @param {TableView} view
 * @param {AdviceView} best
 * @param {Text} t
 */
export function hintTitle(view, best, t) {
  const { tile, anchor } = placementOf(view, best);
  return anchor === null ? t("hint-title-lead", { tile }) : t("hint-title", { tile, anchor });
}

/**
 * @param {TableView} view
 * @param {Placements} placements
 * @param {Text} t
 */
export function hintSentences(view, placements, t) {
  const [best] = placements;
  return [
    now(view, best, t),
    next(view, best, t),
    best.after === "out" || best.after === "target"
      ? ""
      : t("hint-rest", { fitting: best.fitting, pips: best.pips }),
    compared(view, placements, t),
    view.rules.announces ? t("hint-uncounted") : "",
  ].filter(Boolean);
}

/**
 * What it scores at once.
 *
 * @param {TableView} view
 * @param {AdviceView} best
 * @param {Text} t
 */
function now({ rules }, { points }, t) {
  return points === null || inForce(rules, "scoring") === "none" ? "" : t("hint-now", { points });
}

/**
 * What the next player can make of it, or why it is not their turn.
 *
 * @param {TableView} view
 * @param {AdviceView} best
 * @param {Text} t
 */
function next(view, best, t) {
  const name = nameOf(view, seatAfter(view));
  if (best.after !== "next") {
    return t(`hint-${best.after}`, { name: nameOf(view, view.to_act), next: name });
  }
  if (best.stuck === 1) return t("hint-next-stuck", { next: name });
  // It may be rare, and it is not certain.
  const percent = Math.min(99, Math.round(100 * best.stuck));
  const told = { next: name, share: t("progress-percent", { percent }) };
  const isStuck = percent > 0 ? "often" : "never";
  if (best.answer === null || inForce(view.rules, "scoring") === "none")
    return t(`hint-next-${isStuck}`, told);
  const points = rounded(best.answer);
  return points === 0
    ? t(`hint-next-${isStuck}-nothing`, told)
    : t(`hint-next-${isStuck}-scores`, { ...told, points });
}

/**
 * Beside the placement that scores more now, if there is one, or else the next best.
 *
 * @param {TableView} view
 * @param {Placements} placements
 * @param {Text} t
 */
function compared(view, [best, ...others], t) {
  const [second] = others;
  if (!second || view.rules.announces) return "";
  // Where the first one out wins, or the match may end, what a placement is worth is no points.
  if (inForce(view.rules, "win_by") === "going_out" || best.worth === null) {
    return t("hint-second-plain", { other: placed(view, second, t) });
  }
  const most = others.reduce((one, other) => ((other.points ?? 0) > (one.points ?? 0) ? other : one), second);
  const isMost = (most.points ?? 0) > (best.points ?? 0);
  const other = isMost ? most : second;
  const less = rounded(best.worth - (other.worth ?? 0));
  const args = { other: placed(view, other, t), points: other.points ?? 0, less };
  return t(`hint-${isMost ? "most" : "second"}-${less === 0 ? "same" : "less"}`, args);
}

/**
 * "6-4 at 6-6", or of a lead the tile alone.
 *
 * @param {TableView} view
 * @param {AdviceView} advice
 * @param {Text} t
 */
function placed(view, advice, t) {
  const { tile, anchor } = placementOf(view, advice);
  return anchor === null ? tile : t("hint-placed", { tile, anchor });
}

/**
 * @param {TableView} view
 * @param {AdviceView} advice
 */
function placementOf({ hand }, { action }) {
  for (const { tile, placements } of hand?.tiles ?? []) {
    const found = placements.find((placement) => placement.action === action);
    if (found) return { tile, anchor: found.anchor };
  }
  return { tile: action, anchor: null };
}

/**
 * @param {TableView} view
 * @param {number | null} seat
 */
const nameOf = ({ players }, seat) => players.find((player) => player.seat === seat)?.name ?? "";

/** @param {TableView} view */
function seatAfter({ to_act: seat, players }) {
  return seat === null ? null : (seat + 1) % players.length;
}

/** @param {number} points */
const rounded = (points) => Math.round(points / STEP) / Math.round(1 / STEP);
