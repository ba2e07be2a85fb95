// The sides round the table: their people, the score and how far it is to the target, how many tiles each
// holds, whose turn it is, and what the last placement brought.

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n/messages.js";
import { longestWord } from "../state/names.js";
import { progressOf } from "../state/progress.js";
import { sidesOf } from "../state/sides.js";
import { face } from "./face.js";
import { tallyShape } from "./tally.js";
import { tileImage } from "./tile-image.js";
import { track } from "./track.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").PlayerView} PlayerView */
/** @typedef {import("../state/progress.js").Progress} Progress */
/** @typedef {import("../state/sides.js").Side} Side */

/** A word of more letters needs more than a fourth of a small telephone. */
const LONG_WORD = 8;
/** So many of them a face needs. */
const FACE_LETTERS = 2;
/** A name of more letters, or a face, leaves no room between it and the score on a telephone on its side. */
const LONG_NAME = 6;

/** @param {TableView} view */
export function plates(view) {
  const sides = sidesOf(view);
  const isLong = view.players.some(
    ({ name, computer }) => longestWord([name]) + (computer ? FACE_LETTERS : 0) > LONG_WORD,
  );
  return html`
    <ul class="plates ${isLong ? "has-long-names" : ""}" aria-label=${t("players-label")}
      data-sides=${sides.length}>
      ${repeat(
        sides,
        ({ side }) => side,
        (side) => plate(view, side),
      )}
    </ul>
  `;
}

/**
 * @param {TableView} view
 * @param {Side} side
 */
function plate(view, { side, score, tally, members }) {
  const toAct = view.to_act;
  const isToAct = members.some(({ seat }) => seat === toAct);
  const way = progressOf(view, side);
  const isLong = members.some(({ name, computer }) => computer || name.length > LONG_NAME);
  const kind = `${members.length > 1 ? "is-pair" : ""} ${isLong ? "has-long-name" : ""}`;
  return html`
    <li class="plate ${kind}" aria-current=${isToAct ? "true" : nothing}>
      ${members.map((player) => member(player, player.seat === toAct))}
      <span class="plate-score">
        <span aria-hidden="true">${t("number", { number: score })}</span>
        <span class="visually-hidden">${t("player-score", { score })}, ${wayText(way)}</span>
      </span>
      ${way.gain === 0 ? nothing : gained(view, way.gain)}
      <span class="plate-tally" aria-hidden="true">${tallyShape(tally)}</span>
      ${track(way)}
    </li>
  `;
}

/**
 * The points of the last placement light up anew with every other.
 *
 * @param {TableView} view
 * @param {number} gain
 */
function gained({ round, log }, gain) {
  const change = gain < 0 ? t("loss", { amount: -gain }) : t("gain", { points: gain });
  const at = log.findLastIndex(({ kind }) => kind === "place" || kind === "call");
  return keyed(
    `${round}.${at}`,
    html`<span class="plate-gain ${gain < 0 ? "is-loss" : ""}">
      <span aria-hidden="true">${change}</span>
      <span class="visually-hidden">${t("last-gain", { change })}</span>
    </span>`,
  );
}

/** @param {Progress} progress */
function wayText({ kind, done, left, goal }) {
  return kind === "outs" ? t("progress-outs", { done, goal }) : t("progress-points", { left, goal });
}

/**
 * @param {PlayerView} player
 * @param {boolean} isToAct
 */
function member({ seat, name, tiles, computer }, isToAct) {
  return html`
    <span class="plate-name ${isToAct ? "is-to-act" : ""}" dir="auto" title=${name}>
      ${computer ? face(computer, seat) : nothing}${name}
      ${computer ? html`<span class="visually-hidden">(${t(`level-${computer.level}`)})</span>` : nothing}
    </span>
    <span class="plate-tiles">
      ${tileImage(null)}
      <span aria-hidden="true">${tiles}</span>
      <span class="visually-hidden">${t("player-tiles", { count: tiles })}</span>
      ${isToAct ? html`<span class="visually-hidden">${t("player-turn")}</span>` : nothing}
    </span>
  `;
}
