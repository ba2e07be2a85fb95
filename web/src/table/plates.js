// The sides round the table: their people, the score, how many tiles each holds, whose turn it is.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n/messages.js";
import { sidesOf } from "../state/sides.js";
import { tallyShape } from "./tally.js";
import { tileImage } from "./tile-image.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").PlayerView} PlayerView */
/** @typedef {import("../state/sides.js").Side} Side */

/** @param {TableView} view */
export function plates(view) {
  const sides = sidesOf(view);
  return html`
    <ul class="plates" aria-label=${t("players-label")} data-sides=${sides.length}>
      ${repeat(
        sides,
        ({ side }) => side,
        (side) => plate(side, view.to_act),
      )}
    </ul>
  `;
}

/**
 * @param {Side} side
 * @param {number | null} toAct
 */
function plate({ score, tally, members }, toAct) {
  const isToAct = members.some(({ seat }) => seat === toAct);
  return html`
    <li class="plate ${members.length > 1 ? "is-pair" : ""}" aria-current=${isToAct ? "true" : nothing}>
      ${members.map((player) => member(player, player.seat === toAct))}
      <span class="plate-score">
        <span aria-hidden="true">${t("number", { number: score })}</span>
        <span class="visually-hidden">${t("player-score", { score })}</span>
      </span>
      <span class="plate-tally" aria-hidden="true">${tallyShape(tally)}</span>
    </li>
  `;
}

/**
 * @param {PlayerView} player
 * @param {boolean} isToAct
 */
function member({ name, tiles }, isToAct) {
  return html`
    <span class="plate-name ${isToAct ? "is-to-act" : ""}" dir="auto" title=${name}>${name}</span>
    <span class="plate-tiles">
      ${tileImage(null)}
      <span aria-hidden="true">${tiles}</span>
      <span class="visually-hidden">${t("player-tiles", { count: tiles })}</span>
      ${isToAct ? html`<span class="visually-hidden">${t("player-turn")}</span>` : nothing}
    </span>
  `;
}
