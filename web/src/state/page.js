// What the page itself remembers while it is open, beside the view that the engine gave.

import { initialLearn, UNTOUCHED } from "./learn.js";
import { MOST } from "./names.js";
import { usualPreferences } from "./preferences.js";
import { NO_REVIEW } from "./review.js";
import { initialSetup } from "./setup.js";
import { onlyPeople } from "./sitters.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").EventView} EventView */

/** @typedef {import("../storage/match-keeper.js").Summary} Summary */
/** @typedef {import("../lib/measure.js").Box} Box */
/** @typedef {import("./preferences.js").Preferences} Preferences */
/** @typedef {import("./learn.js").Learn} Learn */
/** @typedef {import("./setup.js").Setup} Setup */

/** @typedef {"recovered" | "unsaved" | "update"} Notice */
/** @typedef {"ends" | "hand" | "scores" | "line" | "again"} Reading */

/**
 * @typedef {object} Boot
 * @property {"loading" | "ready" | "failed"} status
 * @property {string} stage
 * @property {number} fraction  0 to 1
 * @property {string} code  of the failure
 * @property {string} detail  of the failure, in the words of whoever failed
 */

/**
 * @typedef {object} Page
 * @property {"start" | "match"} route  what the person is looking at
 * @property {boolean} sheet  the score sheet is open
 * @property {boolean} settings  the preferences are open
 * @property {boolean} keys  the list of keys is open
 * @property {boolean} review  the review of the round that is over is open
 * @property {import("../engine/protocol.d.ts").ReviewReply | null} reviewed  what it tells, once the engine has told it
 * @property {boolean} rivals  it tells of computer players too
 * @property {Preferences} preferences
 * @property {string} locale  the language that the page is in, "" while it is not known yet
 * @property {boolean} closer  the line is looked at over the whole window
 * @property {Boot} boot
 * @property {TableView | null} view
 * @property {Summary | null} saved  the match that is kept in storage
 * @property {boolean} looked  storage has been read
 * @property {string | null} broken  the text of a save that could not be read
 * @property {string[]} names  of people on the start screen, as many as there can be seats
 * @property {readonly import("./sitters.js").Sitter[]} computers  who sits at each of them
 * @property {readonly string[]} aliases  the names that were given to computer players there
 * @property {number} seats  how many of them play
 * @property {Setup} setup  the game and its house rules
 * @property {Learn} learn  the tutorial and what there is to read
 * @property {boolean} checked  faults of names are shown
 * @property {boolean} replacing  the question whether to give up the saved match is open
 * @property {boolean} resuming  the kept match is being gone on with
 * @property {boolean} busy  a request is under way
 * @property {boolean} resting  the screen has just changed: what leads on is not taken yet
 * @property {string | null} chosen  the tile of the hand that is about to be placed
 * @property {string | null} cursor  the tile of the hand that the keyboard is at
 * @property {{ tile: string | null, code: string } | null} refused  the last refusal
 * @property {readonly EventView[]} news  what has happened since the last reply
 * @property {readonly EventView[]} untold  what of it, and of what came before, is to be read out
 * @property {number} share  how much of its thinking a computer player has done, from 0 to 1
 * @property {boolean} paused  computer players wait
 * @property {number | null} heard  the version of the table at which they have been asked whether they call
 * @property {boolean} takenBack  the last reply undid something
 * @property {import("./hints.js").Hint | null} hint  what was asked what to place, until the table changes
 * @property {EventView | null} missed  the placement of which it has just come out that points were missed
 * @property {string | null} saying  the placement with which a count is about to be said
 * @property {string} said  the digits of it that were typed
 * @property {string | null} meaning  the placement that is asked about once more
 * @property {string | null} byHand  the moment of the round in which nothing is done by itself
 * @property {{ what: Reading, times: number } | null} reading  what is read out because it was asked for, and how often
 * @property {boolean} calling  it is being asked who calls "Muggins!"
 * @property {number} patience  for how many seconds play is held back after a placement, for calls
 * @property {number} held  for how many seconds it still is
 * @property {readonly Notice[]} notices
 * @property {boolean} elsewhere  another tab has the match
 * @property {{ line: Box, hand: Box }} boxes  the room for the line and for the hand, in pixels
 */

/** What may lie over a match. */
export const NOTHING_OVER = { sheet: false, closer: false };

/** Before anything of a match has been done by itself, read out, or looked back on. */
const NOTHING_DONE = { byHand: null, reading: null, ...NO_REVIEW };

/** The sheets that may lie over any screen. */
export const NO_SHEET = { settings: false, keys: false, review: false };

/** Whether one of those does, or the rules. @param {Pick<Page, "settings" | "keys" | "review" | "setup">} page */
export const hasSheet = ({ settings, keys, review, setup }) => settings || keys || review || setup.sheet;

/** As it is while nobody says a count or calls. */
const NOTHING_SAID = { saying: null, said: "", meaning: null, calling: false };

/** As it is before anything was chosen in a hand, or told of it. */
const NOTHING_CHOSEN = {
  ...UNTOUCHED,
  news: [],
  untold: [],
  takenBack: false,
  missed: null,
  hint: null,
};

/** As it is before a computer player has done anything. */
export const NOBODY_THINKS = { share: 0, paused: false, heard: null };

/** As it is before anything is known of the person. */
const asUsual = () => ({ preferences: usualPreferences(), locale: "", rivals: false });

/** @returns {Page} */
export function initialPage() {
  return {
    route: "start",
    ...NOTHING_OVER,
    ...NO_SHEET,
    ...asUsual(),
    boot: { status: "loading", stage: "", fraction: 0, code: "", detail: "" },
    view: null,
    saved: null,
    looked: false,
    broken: null,
    names: Array.from({ length: MOST }, () => ""),
    computers: onlyPeople(),
    aliases: Array.from({ length: MOST }, () => ""),
    seats: 2,
    setup: initialSetup(),
    learn: initialLearn(),
    checked: false,
    replacing: false,
    resuming: false,
    busy: false,
    resting: false,
    ...NOTHING_CHOSEN,
    ...NOTHING_SAID,
    ...NOTHING_DONE,
    ...NOBODY_THINKS,
    patience: 0,
    held: 0,
    notices: [],
    elsewhere: false,
    boxes: { line: { width: 0, height: 0 }, hand: { width: 0, height: 0 } },
  };
}
