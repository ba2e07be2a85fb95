// The round so far in words.

import { html } from "lit";
import { t } from "../i18n/messages.js";
import { unbroken } from "../lib/unbroken.js";
import { eventRuns } from "./event-runs.js";
import { eventSentence } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */

/** @param {import("../engine/protocol.d.ts").EventView} event */
function moment({ kind, points, missed }) {
  if (kind === "call") return missed > 0 ? "calls" : "calls is-false";
  return points > 0 ? "scores" : missed > 0 ? "misses" : "";
}

/**
 * @param {TableView} view
 * @param {"first" | "last"} newest  where what has just happened stands
 */
export function eventLog(view, newest) {
  if (view.log.length === 0) return html`<p class="log-empty">${t("log-empty")}</p>`;
  const runs = eventRuns(view.log);
  if (newest === "first") runs.reverse();
  return html`
    <ol class="log" ?reversed=${newest === "first"} aria-label=${t("log-title")}>
      ${runs.map(
        ({ event, count }) => html`
          <li class=${moment(event)}>${unbroken(eventSentence(view, event, count))}</li>
        `,
      )}
    </ol>
  `;
}
