// The end of the match: who won, the scores as they stand on paper, and the sheet.

import { html, nothing } from "lit";
import { listed, t } from "../i18n/messages.js";
import { progressOf } from "../state/progress.js";
import { isWaiting } from "../state/rest.js";
import { sidesOf } from "../state/sides.js";
import { chart } from "../table/chart.js";
import { complaint } from "../table/complaint.js";
import { facesOf } from "../table/face.js";
import { leadWords } from "../table/lead-words.js";
import { sheetTable } from "../table/sheet-table.js";
import { tallyShape } from "../table/tally.js";
import { topBar } from "../table/top-bar.js";
import { nameOfSide } from "../table/words.js";
import { reviewButton } from "./review-button.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/sides.js").Side} Side */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function end(page, view, actions) {
  const winners = view.winners ?? [];
  const { target } = view.rules;
  const rounds = view.sheet.length;
  const rankOf = (/** @type {Side} */ { side }) => progressOf(view, side).rank;
  const ranked = sidesOf(view).sort((a, b) => rankOf(a) - rankOf(b));
  return html`
    <main class="spread end" aria-busy=${page.busy ? "true" : "false"}
      data-version=${view.version}>
      ${topBar(view, actions)}
      <section class="felt spread-felt end-felt">
        <h1 class="winner" tabindex="-1" data-focus>${winnerLine(view, winners)}</h1>
        <div class="felt-line">
          <p class="felt-text">
            ${target === null ? t("match-text-open", { rounds }) : t("match-text", { rounds, target })}
          </p>
          ${reviewButton(view, actions)}
        </div>
        <ol class="ranking" data-sides=${ranked.length}>
          ${ranked.map((side) => rank(view, side, winners.includes(side.side)))}
        </ol>
        <div class="paper" tabindex="0" role="region" aria-label=${t("sheet-title")}>${chart(view)} ${sheetTable(view)}</div>
      </section>
      <section class="rail rail-foot">
        ${complaint(page, "rail-line")}
        <button type="button" class="plain" data-careful aria-disabled=${isWaiting(page) ? "true" : nothing}
          @click=${actions.leave}>${t("match-new")}</button>
        <button type="button" class="brass" data-careful aria-disabled=${isWaiting(page) ? "true" : nothing}
          @click=${actions.rematch}>
          ${leadWords(page, t("match-rematch"))}
        </button>
      </section>
    </main>
  `;
}

/**
 * @param {TableView} view
 * @param {readonly number[]} winners
 */
function winnerLine(view, winners) {
  const names = winners.map((side) => nameOfSide(view, side));
  const people = view.players.filter(({ side }) => winners.includes(side));
  return people.length === 1
    ? t("match-won", { name: names[0] ?? "" })
    : t("match-shared", { names: listed(names) });
}

/**
 * @param {TableView} view
 * @param {Side} side
 * @param {boolean} isWinner
 */
function rank(view, { side, name, score, tally, members }, isWinner) {
  const { kind, done, goal } = progressOf(view, side);
  return html`
    <li class="rank ${isWinner ? "is-winner" : ""}">
      <span class="rank-name" dir="auto">${facesOf(members)}${name}</span>
      ${kind === "outs" ? html`<span class="rank-outs">${t("rank-outs", { done, goal })}</span>` : nothing}
      <span class="rank-tally" aria-hidden="true">${tallyShape(tally)}</span>
      <span class="rank-score">${t("number", { number: score })}</span>
    </li>
  `;
}
