// The settlement of a round: every hand face up, its pips, the rounding and what it costs.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { tileImage } from "../table/tile-image.js";
import { topBar } from "../table/top-bar.js";
import { nameOf } from "../table/words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").SettlementRowView} SettlementRowView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function settlement(page, view, actions) {
  const rows = view.settlement?.rows ?? [];
  return html`
    <main class="spread settlement" aria-busy=${page.busy ? "true" : "false"}>
      ${topBar(view, actions)}
      <section class="felt settlement-felt">
        <h1 tabindex="-1" data-focus>${t("settlement-title", { number: view.round })}</h1>
        <p class="felt-text">${howItEnded(view)}</p>
        <ul class="hands" data-hands=${rows.length}>${rows.map((row) => hand(view, row))}</ul>
      </section>
      <section class="rail rail-foot">
        <p class="rail-line">${whoLeads(view)}</p>
        <button type="button" class="brass" aria-disabled=${page.busy ? "true" : nothing} @click=${actions.proceed}>
          ${t("settlement-next")}
        </button>
      </section>
    </main>
  `;
}

/** @param {TableView} view */
function howItEnded(view) {
  if (view.round_end?.reason === "block") return t("end-block");
  return t("settlement-domino", { name: nameOf(view, view.round_end?.finisher ?? null) });
}

/** @param {TableView} view */
function whoLeads(view) {
  const { next_reason, next_leader } = view.settlement ?? {};
  if (next_reason === "lot") return t("settlement-next-lot");
  if (next_reason !== "finisher") return "";
  return t("settlement-next-finisher", { name: nameOf(view, next_leader ?? null) });
}

/**
 * @param {TableView} view
 * @param {SettlementRowView} row
 */
function hand(view, { seat, hand: tiles, pips, rounded, before, change, after }) {
  const name = nameOf(view, seat);
  return html`
    <li class="left ${tiles.length === 0 ? "is-out" : ""}">
      <h2 class="left-name">${name}</h2>
      ${
        tiles.length === 0
          ? html`<p class="left-none">${t("settlement-none-left")}</p>`
          : html`<ul class="left-tiles" aria-label=${t("hand-of", { name })}>
            ${tiles.map((tile) => html`<li aria-label=${tile}>${tileImage(tile)}</li>`)}
          </ul>`
      }
      <p class="left-score">${t("settlement-score", { before, after })}</p>
      <p class="left-account">
        ${tiles.length === 0 ? nothing : html`<span class="left-pips">${t("settlement-rounding", { pips, rounded })}</span>`}
        <span class="left-change">
          ${change === 0 ? t("settlement-pays-nothing") : t("settlement-pays", { amount: Math.abs(change) })}
        </span>
      </p>
    </li>
  `;
}
