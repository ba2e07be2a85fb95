// What the chart of a match shows, in a sentence or two.

import { listed, t } from "../i18n/messages.js";
import { goalOf } from "../state/progress.js";
import { nameOfSide } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */

/** @param {TableView} view */
export function chartWords(view) {
  const { kind } = goalOf(view);
  const { ahead, done: best, margin: lead, changes } = view.lead;
  const rounds = view.sheet.length;
  const names = ahead.map((side) => nameOfSide(view, side));
  const state =
    names.length === 1
      ? t(`chart-ahead-${kind}`, { rounds, name: names[0] ?? "", best, lead })
      : t(`chart-level-${kind}`, { rounds, names: listed(names), best });
  return changes > 0 ? `${state} ${t("chart-changes", { changes })}` : state;
}
