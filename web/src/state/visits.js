// How the page's state changes around the match: loading, failing, the start screen, the way
// between screens.

import { FEWEST, MOST } from "./names.js";
import { NOBODY_THINKS } from "./page.js";
import { NO_REVIEW } from "./review.js";
import { PERSON, readSitter } from "./sitters.js";

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./page.js").Notice} Notice */
/** @typedef {import("./page.js").Summary} Summary */

/**
 * The engine tells how far its start is.
 *
 * @param {Page} page
 * @param {string} stage
 * @param {number} fraction
 * @returns {Page}
 */
export function progressed(page, stage, fraction) {
  return { ...page, boot: { ...page.boot, status: "loading", stage, fraction } };
}

/**
 * @param {Page} page
 * @returns {Page}
 */
export function ready(page) {
  return { ...page, boot: { status: "ready", stage: "ready", fraction: 1, code: "", detail: "" } };
}

/**
 * The engine cannot be had: the match on the table stays as it is for the next try. One that was still to be gone on
 * with is not there yet.
 *
 * @param {Page} page
 * @param {string} code
 * @param {string} detail
 * @returns {Page}
 */
export function failed(page, code, detail) {
  const boot = { ...page.boot, status: /** @type {const} */ ("failed"), code, detail };
  return { ...(page.resuming ? letGo(page) : page), boot, busy: false };
}

/**
 * @param {Page} page
 * @param {Notice} notice
 * @returns {Page}
 */
export function noticed(page, notice) {
  return page.notices.includes(notice) ? page : { ...page, notices: [...page.notices, notice] };
}

/**
 * @param {Page} page
 * @param {Notice} notice
 * @returns {Page}
 */
export function dismissed(page, notice) {
  return { ...page, notices: page.notices.filter((other) => other !== notice) };
}

/**
 * Those of the last time sit down again.
 *
 * @param {Page} page
 * @param {import("../storage/seats.js").Seats | null} last
 * @returns {Page}
 */
export function seated(page, last) {
  if (!last) return page;
  const seats = Math.min(MOST, Math.max(FEWEST, Math.round(last.seats) || FEWEST));
  return {
    ...page,
    seats,
    names: page.names.map((name, seat) => last.names[seat] ?? name),
    computers: page.computers.map((_, seat) => readSitter(last.computers[seat])),
    aliases: page.aliases.map((name, seat) => last.aliases[seat] ?? name),
  };
}

/**
 * A name is being written.
 *
 * @param {Page} page
 * @param {number} seat
 * @param {string} name
 * @returns {Page}
 */
export function named(page, seat, name) {
  const written = page.computers[seat] === PERSON ? "names" : "aliases";
  return { ...page, [written]: page[written].map((old, other) => (other === seat ? name : old)) };
}

/**
 * The person goes to the start screen. Nothing of the table stays on the page: the way back leads
 * through the kept match, behind the curtain, so that a hand is never found open.
 *
 * @param {Page} page
 * @returns {Page}
 */
export function left(page) {
  return { ...letGo(page), route: "start", replacing: false };
}

/**
 * The page lets go of the match, because another tab has it or its save is broken.
 *
 * @param {Page} page
 * @returns {Page}
 */
export function letGo(page) {
  return {
    ...page,
    ...NOBODY_THINKS,
    ...NO_REVIEW,
    view: null,
    chosen: null,
    saying: null,
    said: "",
    meaning: null,
    reading: null,
    hint: null,
    calling: false,
    held: 0,
    refused: null,
    busy: false,
    resuming: false,
    sheet: false,
    keys: false,
    closer: false,
  };
}
