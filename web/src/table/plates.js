// The players round the table: name, score, how many tiles each holds, whose turn it is.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n/messages.js";
import { tallyShape } from "./tally.js";
import { tileImage } from "./tile-image.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").PlayerView} PlayerView */

/** @param {TableView} view */
export function plates(view) {
  return html`
    <ul class="plates" aria-label=${t("players-label")} data-players=${view.players.length}>
      ${repeat(
        view.players,
        (player) => player.seat,
        (player) => plate(player, view.to_act === player.seat),
      )}
    </ul>
  `;
}

/**
 * @param {PlayerView} player
 * @param {boolean} isToAct
 */
function plate(player, isToAct) {
  return html`
    <li class="plate" aria-current=${isToAct ? "true" : nothing}>
      <span class="plate-name" title=${player.name}>${player.name}</span>
      <span class="plate-score">
        <span aria-hidden="true">${t("number", { number: player.score })}</span>
        <span class="visually-hidden">${t("player-score", { score: player.score })}</span>
      </span>
      <span class="plate-tiles">
        ${tileImage(null)}
        <span aria-hidden="true">${player.tiles}</span>
        <span class="visually-hidden">${t("player-tiles", { count: player.tiles })}</span>
      </span>
      <span class="plate-tally" aria-hidden="true">${tallyShape(player.tally)}</span>
      ${isToAct ? html`<span class="visually-hidden">${t("player-turn")}</span>` : nothing}
    </li>
  `;
}
