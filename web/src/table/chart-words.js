// What the chart of a match shows, in a sentence or two.

import { listed, t } from "../i18n/messages.js";
import { sidesOf } from "../state/sides.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */

/**
 * The side that is alone in front after each round, null where nobody is.
 *
 * @param {readonly (readonly number[])[]} series
 * @returns {(number | null)[]}
 */
export function leaders(series) {
  const rounds = series[0]?.length ?? 0;
  return Array.from({ length: rounds }, (_, round) => {
    const values = series.map((one) => one[round] ?? 0);
    const best = Math.max(...values);
    const first = values.indexOf(best);
    return values.lastIndexOf(best) === first ? first : null;
  });
}

/**
 * How often another side came to be in front than the one that was before it.
 *
 * @param {readonly (readonly number[])[]} series
 */
export function changesOfLead(series) {
  const alone = leaders(series).filter((side) => side !== null);
  return alone.filter((side, index) => index > 0 && side !== alone[index - 1]).length;
}

/**
 * @param {TableView} view
 * @param {"points" | "outs"} kind
 * @param {readonly (readonly number[])[]} series
 */
export function chartWords(view, kind, series) {
  const rounds = view.sheet.length;
  const names = sidesOf(view).map(({ name }) => name);
  const last = series.map((values) => values.at(-1) ?? 0);
  const best = Math.max(...last);
  const ahead = names.filter((_, side) => last[side] === best);
  const next = Math.max(...last.filter((value) => value !== best));
  const state =
    ahead.length === 1
      ? t(`chart-ahead-${kind}`, { rounds, name: ahead[0] ?? "", best, lead: best - next })
      : t(`chart-level-${kind}`, { rounds, names: listed(ahead), best });
  const changes = changesOfLead(series);
  return changes > 0 ? `${state} ${t("chart-changes", { changes })}` : state;
}
