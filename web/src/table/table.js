// The table in play: the players, the line on the felt, and what lies at the near edge.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { css } from "../lib/css.js";
import { boneyard } from "./boneyard.js";
import { callButton, callStamp } from "./calling.js";
import { closerButton } from "./closer.js";
import { eventLog } from "./event-log.js";
import { handKept, handRoom } from "./hand.js";
import { hintPanel } from "./hint.js";
import { lineArea } from "./line-area.js";
import { plates } from "./plates.js";
import { rail } from "./rail.js";
import { strip } from "./strip.js";
import { topBar } from "./top-bar.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** From more tiles on a line needs the room of the words over it, and from more still that of the hand. */
const LONG = 9;
const CROWDED = 36;

/** @param {number} tiles */
function lengthClass(tiles) {
  if (tiles > CROWDED) return "is-long is-crowded";
  return tiles > LONG ? "is-long" : "";
}

/**
 * The version of what is drawn stands on it, as on the other screens of a match: a story can tell when it is kept.
 *
 * @param {Page} page
 * @param {TableView} view
 * @param {Actions} actions
 */
export function table(page, view, actions) {
  return html`
    <main class="table ${lengthClass(view.line.tiles.length)}" aria-busy=${page.busy ? "true" : "false"}
      data-version=${view.version}
      ${css({ "--hand-kept": handKept(page, view) })}>
      ${topBar(view, actions)}
      ${plates(view)}
      ${hintPanel(page, view)}
      <section class="felt table-felt">
        <div class="felt-head">
          ${strip(view)} ${view.hand && !page.calling ? callButton(page, view, actions) : nothing}
          ${closerButton(page, view, actions)}
          ${boneyard(page, actions)}
        </div>
        ${view.hand && page.calling ? callButton(page, view, actions) : nothing}
        ${lineArea(page, view, actions)} ${callStamp(page, view)}
      </section>
      ${handRoom(actions)} ${rail(page, view, actions)}
      <aside class="table-log">
        <h2>${t("log-title")}</h2>
        ${eventLog(view, "first")}
      </aside>
    </main>
  `;
}
