// The whole page as a function of its state.

import { html, nothing } from "lit";
import { closerLine } from "../table/closer.js";
import { hintSpoken } from "../table/hint.js";
import { readOut } from "../table/readings.js";
import { spoken } from "../table/spoken.js";
import { table } from "../table/table.js";
import { broken } from "./broken.js";
import { elsewhere } from "./elsewhere.js";
import { end } from "./end.js";
import { failure } from "./failure.js";
import { games } from "./games.js";
import { house } from "./house.js";
import { keysSheet } from "./keys-sheet.js";
import { learn, learnName } from "./learn.js";
import { link } from "./link.js";
import { lot } from "./lot.js";
import { notices } from "./notices.js";
import { reviewSheet } from "./review.js";
import { rulesSheet } from "./rules.js";
import { settings } from "./settings.js";
import { settlement } from "./settlement.js";
import { setupQuestion } from "./setup-question.js";
import { sheet } from "./sheet.js";
import { start } from "./start.js";
import { waiting } from "./waiting.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function wholePage(page, actions) {
  return html`
    ${notices(page, actions)}
    ${screen(page, actions)}
    ${page.route === "match" ? sheet(page, actions) : nothing}
    ${page.route === "match" ? reviewSheet(page, actions) : nothing}
    ${page.route === "match" ? closerLine(page, actions) : nothing}
    ${rulesSheet(page, actions)}
    ${settings(page, actions)}
    ${keysSheet(page, actions)}
    ${page.route === "start" ? setupQuestion(page, actions) : nothing}
    <p class="visually-hidden" role="status">${hintSpoken(page)}</p>
    <p class="visually-hidden" role="status">${readOut(page)}</p>
    <p class="visually-hidden" role="status">${spoken(page)}</p>
  `;
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function screen(page, actions) {
  const { view } = page;
  const [name] = screenName(page).split(":");
  switch (name) {
    case "broken":
      return broken(actions);
    case "elsewhere":
      return elsewhere(actions);
    case "failure":
      return failure(page, actions);
    case "start":
      return start(page, actions);
    case "games":
      return games(page, actions);
    case "house":
      return house(page, actions);
    case "link":
      return link(page, actions);
    case "learn":
      return learn(page, actions);
    case "lot":
      return view && lot(page, view, actions);
    case "settled":
      return view && settlement(page, view, actions);
    case "match_end":
      return view && end(page, view, actions);
    case "waiting":
      return waiting(page, actions);
    default:
      return view && table(page, view, actions);
  }
}

/**
 * What the page shows: the focus goes to the head of a screen whenever this changes.
 *
 * @param {Page} page
 */
export function screenName(page) {
  const { broken: text, elsewhere: isElsewhere, boot, route, view } = page;
  if (text !== null) return "broken";
  if (isElsewhere) return "elsewhere";
  if (boot.status === "failed") return "failure";
  if (route === "start") return page.setup.panel === "learn" ? learnName(page) : page.setup.panel || "start";
  return page.saying === null ? (view?.phase ?? "waiting") : "say";
}
