// Escape leads back wherever there is a button that does.

import { isUnderDialog } from "../lib/modal.js";
import { screenName } from "./page.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {KeyboardEvent} event
 * @param {Page} page
 * @param {Pick<Actions, "closePanel">} actions
 */
export function backKey(event, page, actions) {
  if (event.key !== "Escape" || event.repeat || event.defaultPrevented || event.isComposing) return;
  const { panel } = page.setup;
  // What lies over the screen is closed by the browser.
  if (isUnderDialog()) return;
  if (panel === "" || screenName(page) !== panel) return;
  // What is being written is taken, as it is when the button is pressed.
  if (event.target instanceof HTMLElement) event.target.blur();
  actions.closePanel();
}
