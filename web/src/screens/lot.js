// The lot for the lead: who drew which tile, and what those who tied drew again. It is also the curtain before the
// hand of the one who leads, to whom the device goes.

import { html, nothing } from "lit";
import { listed, t } from "../i18n/messages.js";
import { isWaiting } from "../state/rest.js";
import { isPassedTo } from "../state/sitters.js";
import { leadWords } from "../table/lead-words.js";
import { tileImage } from "../table/tile-image.js";
import { topBar } from "../table/top-bar.js";
import { nameOf } from "../table/words.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").LotDrawView} LotDrawView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function lot(page, view, actions) {
  const drawings = view.lot?.drawings ?? [];
  const leader = view.lot?.leader ?? null;
  const name = nameOf(view, leader);
  const next = isPassedTo(view, leader) ? leader : null;
  return html`
    <main class="spread lot" aria-busy=${page.busy ? "true" : "false"}
      data-version=${view.version}>
      ${topBar(view, actions)}
      <section class="felt spread-felt">
        <h1 tabindex="-1" data-focus>${t("lot-title")}</h1>
        <p class="felt-text">${t("lot-explain")}</p>
        ${drawings.map((draws, index) =>
          drawing(view, draws, index === drawings.length - 1 ? leader : null, index > 0),
        )}
      </section>
      <section class="rail rail-foot">
        <p class="rail-line">${t("lot-leads", { name })}</p>
        <button type="button" class="brass" data-careful aria-disabled=${isWaiting(page) ? "true" : nothing}
          @click=${() => (next === null ? actions.proceed() : actions.lead(next))}>
          ${leadWords(page, next === null ? t("go-on") : t("curtain-show", { name }))}
        </button>
      </section>
    </main>
  `;
}

/**
 * @param {TableView} view
 * @param {readonly LotDrawView[]} draws
 * @param {number | null} leader  where this drawing decided the lot
 * @param {boolean} isAgain
 */
function drawing(view, draws, leader, isAgain) {
  const names = listed(draws.map(({ seat }) => nameOf(view, seat)));
  return html`
    ${isAgain ? html`<p class="felt-text lot-tied">${t("lot-row-tied", { names })}</p>` : nothing}
    <ul class="draws" data-draws=${draws.length}>
      ${draws.map(
        ({ seat, tile, pips }) => html`
          <li class="drawn ${seat === leader ? "is-leader" : ""}">
            <span class="drawn-name" aria-hidden="true">${nameOf(view, seat)}</span>
            ${tileImage(tile)}
            <span class="drawn-pips" aria-hidden="true">${t("pips", { pips })}</span>
            <span class="visually-hidden">
              ${t("lot-draw", { name: nameOf(view, seat), tile })}, ${t("pips", { pips })}
            </span>
          </li>
        `,
      )}
    </ul>
  `;
}
