// The keys of the lessons: those of the table, and the way back.

import { keySign } from "../lib/key-sign.js";
import { isUnderDialog } from "../lib/modal.js";
import { answerOf, taskOf } from "../state/learn.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {KeyboardEvent} event
 * @param {Page} page
 * @param {Pick<Actions, "answerTask" | "putBackInLesson" | "turnTo">} actions
 */
export function learnKey(event, page, actions) {
  const { learn, route, setup } = page;
  const isHere = route === "start" && setup.panel === "learn" && learn.leaf !== "" && !isUnderDialog();
  if (!isHere || event.repeat || event.defaultPrevented || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isOpen = answerOf(learn) === null;
  if (keySign(event) === "d" && isOpen && taskOf(learn)?.ask === "draw") actions.answerTask("draw");
  if (event.key !== "Escape") return;
  event.preventDefault();
  if (learn.hand.chosen === null) return actions.turnTo("");
  actions.putBackInLesson();
  const tile = document.querySelector(".hand-tile[tabindex='0']");
  if (tile instanceof HTMLElement) tile.focus();
}
