// What a match goes to, in words.

import { t } from "../i18n/messages.js";
import { goalOf } from "../state/progress.js";
import { inForce } from "./in-force.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */

/** @param {Pick<TableView, "rules">} view */
export function goalText(view) {
  const { kind, goal } = goalOf(view);
  const first = kind === "outs" ? t("sheet-goal-outs", { goal }) : t("sheet-target", { target: goal });
  const rounds = Number(inForce(view.rules, "max_rounds"));
  return rounds > 0 ? `${first} ${t("sheet-goal-rounds", { rounds })}` : first;
}
