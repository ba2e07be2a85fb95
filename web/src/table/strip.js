// The last placement with its arithmetic, and the draws and passes since.

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { inRow, t } from "../i18n/messages.js";
import { eventRuns } from "./event-runs.js";
import { nameOf } from "./words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").EventView} EventView */

/** @param {TableView} view */
export function strip(view) {
  const at = view.log.findLastIndex((event) => event.kind === "place");
  const placed = view.log[at];
  if (!placed) {
    return html`<div class="strip is-empty">
      <p class="strip-line">${t("line-empty-short", { name: nameOf(view, view.to_act) })}</p>
    </div>`;
  }
  const since = sinceThen(view, view.log.slice(at + 1));
  return html`
    <div class="strip">
      <p class="strip-line">
        ${t(placed.anchor === null ? "strip-leader" : "strip-player", {
          name: nameOf(view, placed.seat),
          tile: placed.tile ?? "",
        })}${since && html`<span class="strip-since"> · ${since}</span>`}
      </p>
      ${keyed(
        // A new placement is a new element, so that it lights up anew.
        `${view.round}.${at}`,
        html`<p class="strip-count ${placed.points > 0 ? "scores" : ""}">
          <span class="arithmetic">${placed.count?.text}</span>
          ${
            placed.points > 0
              ? html`<span class="medal">${t("points", { points: placed.points })}</span>`
              : nothing
          }
        </p>`,
      )}
    </div>
  `;
}

/**
 * @param {TableView} view
 * @param {readonly EventView[]} events  draws and passes
 */
function sinceThen(view, events) {
  const told = eventRuns(events).map(({ event, count }) => {
    const name = nameOf(view, event.seat);
    return event.kind === "draw" ? t("event-drawn", { name, count }) : t("event-passed", { name });
  });
  return inRow(told);
}
