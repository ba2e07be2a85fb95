// The keys that work anywhere at the table.

import { keySign } from "../lib/key-sign.js";
import { hasSheet } from "../state/page.js";
import { isWaiting } from "../state/rest.js";
import { mayReview } from "../state/review.js";
import { isWatched } from "../state/sitters.js";
import { mayCall } from "./calling.js";
import { mayLookCloser } from "./closer.js";
import { READING_KEYS } from "./readings.js";
import { saySaid } from "./say.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {KeyboardEvent} event
 * @param {Page} page
 * @param {Actions} actions
 */
export function pressed(event, page, actions) {
  // A key that is held down would place a tile, show a hand or draw again and again.
  if (event.repeat && ["Enter", " "].includes(event.key)) event.preventDefault();
  if (event.repeat || isOfTheBrowser(event) || (isLetter(event) && !page.preferences.letterKeys)) return;
  if (keySign(event) === "?" && !isWritten(event))
    return page.keys ? actions.closeKeys() : actions.openKeys();
  if (page.closer) {
    if (keySign(event) === "z") actions.lookAway();
  } else if (isAtTable(page) && (event.key === "Escape" || !isWritten(event))) {
    pressedAtTable(event, page, actions);
  }
}

/** @param {KeyboardEvent} event */
const isOfTheBrowser = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;

/**
 * Whether a key is one sign: these can be switched off, for those who speak to the page or touch a key by chance.
 *
 * @param {KeyboardEvent} event
 */
const isLetter = ({ key }) => key.length === 1 && key !== " ";

/**
 * @param {KeyboardEvent} event
 * @param {Page} page
 * @param {Actions} actions
 */
function pressedAtTable(event, page, actions) {
  const key = keySign(event);
  if (page.saying === null) act(key, page, actions);
  else say(event, key, page, actions);
  look(key, page, actions);
  if (key === "t") actions.askHint();
  const reading = READING_KEYS[key];
  if (reading) actions.read(reading);
}

/** Whether a key writes, or chooses, in what has the focus. @param {KeyboardEvent} event */
function isWritten({ target }) {
  return (
    (target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type)) ||
    target instanceof HTMLSelectElement
  );
}

/**
 * What may be looked at, whatever is asked for.
 *
 * @param {string} key
 * @param {Page} page
 * @param {Actions} actions
 */
function look(key, page, actions) {
  if (key === "z" && mayLookCloser(page)) actions.lookCloser();
  if (key === "s") actions.openSheet();
  if (key === "v" && mayReview(page.view)) actions.openReview();
}

/** Whether the table is in view, and nothing lies over it. @param {Page} page */
function isAtTable(page) {
  const { route, sheet, view, boot } = page;
  return route === "match" && !sheet && !hasSheet(page) && view !== null && boot.status !== "failed";
}

/**
 * While a count is being said: its digits, and the way back.
 *
 * @param {KeyboardEvent} event
 * @param {string} key
 * @param {Page} page
 * @param {Actions} actions
 */
function say(event, key, page, actions) {
  if (/^\d$/.test(key)) actions.type(page.said + key);
  if (key === "backspace") actions.type(page.said.slice(0, -1));
  if (key === "n") actions.say(null);
  if (key === "m" && mayCall(page.view) && !isWaiting(page)) actions.muggins();
  if (key === "escape") actions.unsay();
  // On a button Enter presses that.
  if (key === "enter" && page.said !== "" && !(event.target instanceof HTMLButtonElement)) {
    event.preventDefault();
    saySaid(page, actions);
  }
}

/**
 * @param {string} key
 * @param {Page} page
 * @param {Actions} actions
 */
function act(key, page, actions) {
  if (!isWaiting(page)) leadOn(key, page, actions);
  if (key === "escape" && page.calling) actions.stopCalling();
  if (key === "escape" && page.chosen === null) {
    actions.stop();
    actions.closeHint();
  }
  if (key === "escape" && page.chosen !== null) {
    actions.putBack();
    const tile = document.querySelector(".hand-tile[tabindex='0']");
    if (tile instanceof HTMLElement) tile.focus();
  }
}

/**
 * What changes the table, and is not taken when it has only just changed, or is only drawn so far.
 *
 * @param {string} key
 * @param {Page} page
 * @param {Actions} actions
 */
function leadOn(key, { view, paused }, actions) {
  if (key === "d" && view?.hand?.can_draw) actions.draw();
  if (key === "p" && view?.hand?.can_pass) actions.pass();
  if (key === "m" && mayCall(view)) actions.muggins();
  if (key === "g" && view?.phase === "thinking") actions.playNow();
  if (key === "w" && view?.phase === "thinking" && isWatched(view)) actions.pause(!paused);
  // Of a tile that cannot be taken back the engine says why.
  if (key === "u" && view?.log.some(({ kind }) => kind === "place")) actions.undo();
}
