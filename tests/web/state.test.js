import assert from "node:assert/strict";
import { test } from "node:test";
import { nameFaults, tidyName } from "../../web/src/state/names.js";
import { initialPage } from "../../web/src/state/page.js";
import { createStore } from "../../web/src/state/store.js";
import { chosenTile, putBack, refused, tapped, viewed } from "../../web/src/state/turns.js";
import {
  dismissed,
  failed,
  letGo,
  named,
  noticed,
  progressed,
  ready,
  seated,
} from "../../web/src/state/visits.js";
import { eventView, handView, tableView } from "./samples.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../../web/src/engine/protocol.d.ts").HandView} HandView */
/** @typedef {import("../../web/src/engine/protocol.d.ts").EventView} EventView */

const COUNT = { terms: [{ tile: "6-4", halves: [6, 4] }], total: 10, text: "6+4 = 10" };
const LEAD = { action: "6-4", anchor: null, place: null, pips: null, count: COUNT, points: 10 };
/** @type {HandView} */
const HAND = handView({
  tiles: [
    { tile: "6-4", placements: [LEAD], why_not: null },
    { tile: "2-1", placements: [], why_not: "no_match" },
  ],
});
const EVENT = eventView({ tile: "6-6" });

/**
 * The hand of the first seat is open.
 *
 * @param {Partial<TableView>} [changes]
 */
const view = (changes) => tableView({ phase: "turn", hand: HAND, ...changes });

test("a tapped tile is chosen, and tapped again it is put back", () => {
  const page = tapped(viewed(initialPage(), view()), "6-4");
  assert.equal(chosenTile(page)?.tile, "6-4");
  assert.equal(chosenTile(tapped(page, "6-4")), null);
});

test("a tile that cannot be placed is not chosen but tells why", () => {
  const page = tapped(tapped(viewed(initialPage(), view()), "6-4"), "2-1");
  assert.equal(page.chosen, null);
  assert.deepEqual(page.refused, { tile: "2-1", code: "no_match" });
  assert.equal(putBack(page).refused, null);
});

test("no tile is chosen while a request is under way", () => {
  const page = { ...viewed(initialPage(), view()), busy: true };
  assert.equal(tapped(page, "6-4"), page);
});

test("behind the curtain the page remembers no tile of the hand", () => {
  const open = tapped(viewed(initialPage(), view()), "6-4");
  const told = tapped(open, "2-1");
  for (const page of [open, told]) {
    const behind = viewed(page, view({ phase: "curtain", hand: null }));
    assert.deepEqual([behind.chosen, behind.cursor, behind.refused], [null, null, null]);
    assert.ok(!JSON.stringify({ ...behind, view: null }).includes("6-4"));
  }
});

test("the keyboard is led to the drawn tile when it must be placed", () => {
  const hand = { ...HAND, drawn: "6-4", must_place: true };
  assert.equal(viewed(initialPage(), view({ hand })).cursor, "6-4");
});

test("the news are the events since the view before", () => {
  const first = viewed(initialPage(), view({ log: [EVENT] }));
  assert.deepEqual(first.news, [], "a match that is gone on with has no news");
  /** @type {EventView} */
  const drawn = { ...EVENT, kind: "draw", tile: null };
  const second = viewed(first, view({ version: 2, log: [EVENT, drawn] }));
  assert.deepEqual(second.news, [drawn]);
  const undone = viewed(second, view({ version: 3, log: [EVENT] }));
  assert.deepEqual([undone.news, undone.takenBack], [[], true]);
  const next = viewed(second, view({ version: 4, round: 2, log: [] }));
  assert.deepEqual([next.news, next.takenBack], [[], false]);
});

/** @type {EventView} */
const CALL = { ...EVENT, kind: "call", seat: 1, tile: null, points: 10, on: 0 };

test("a call leaves the hand that is shown as it was", () => {
  const open = tapped(viewed(initialPage(), view({ log: [EVENT] })), "6-4");
  const asking = { ...open, saying: "6-4", said: "1", calling: true };
  const after = viewed(asking, view({ version: 2, log: [EVENT, CALL] }));
  assert.deepEqual([after.chosen, after.saying, after.said, after.calling], ["6-4", "6-4", "1", false]);
  assert.deepEqual(after.news, [CALL]);
  const next = viewed(asking, view({ version: 2, log: [EVENT, EVENT] }));
  assert.deepEqual([next.chosen, next.saying, next.said], [null, null, ""]);
});

test("it is news when points were missed and nobody called", () => {
  const before = viewed(initialPage(), view({ log: [EVENT] }));
  const missed = { ...EVENT, missed: 15 };
  const after = viewed(before, view({ version: 2, log: [missed, EVENT] }));
  assert.deepEqual(after.missed, missed);
  assert.equal(viewed(after, view({ version: 3, log: [missed, EVENT, EVENT] })).missed, null);
});

test("what ends the time for calls is held back after a placement that may be called", () => {
  const before = { ...viewed(initialPage(), view({ log: [] })), patience: 5 };
  const behind = { phase: /** @type {const} */ ("curtain"), hand: null };
  const window = { seat: 0, callers: [1] };
  const placed = viewed(before, view({ ...behind, log: [EVENT], window }));
  assert.equal(placed.held, 5);
  assert.equal(viewed(placed, view({ ...behind, log: [EVENT, CALL], window: null })).held, 0);
  assert.equal(viewed(before, view({ ...behind, log: [EVENT], window: null })).held, 0);
  assert.equal(viewed(before, view({ log: [EVENT], window })).held, 5, "an extra turn waits too");
  const end = { phase: /** @type {const} */ ("round_end"), hand: null, log: [EVENT], window };
  assert.equal(viewed(before, view(end)).held, 5, "and so does the settlement");
  const counting = { ...placed, held: 2 };
  assert.equal(viewed(counting, view({ ...behind, version: 2, log: [EVENT], window })).held, 2);
  const open = viewed({ ...placed, held: 0 }, view({ log: [EVENT], window }));
  assert.equal(open.held, 0, "a hand that is open stays so");
});

test("who comes back to a table where somebody may call waits once more", () => {
  const behind = { phase: /** @type {const} */ ("curtain"), hand: null, log: [EVENT] };
  const page = { ...initialPage(), patience: 10 };
  assert.equal(viewed(page, view({ ...behind, window: { seat: 0, callers: [1] } })).held, 10);
  assert.equal(viewed(page, view({ ...behind, window: { seat: 0, callers: [] } })).held, 0);
  const gone = letGo(viewed(page, view({ ...behind, window: { seat: 0, callers: [1] } })));
  assert.equal(viewed(gone, view({ ...behind, window: { seat: 0, callers: [1] } })).held, 10);
});

test("partners are summed up as one side", () => {
  const [ann, bob] = view().players;
  assert.ok(ann && bob);
  const partner = { ...ann, seat: 2, name: "Cleo" };
  const page = viewed(initialPage(), view({ players: [ann, bob, partner] }));
  assert.deepEqual(page.saved?.players, [
    { name: "Ann & Cleo", score: 35 },
    { name: "Bob", score: 20 },
  ]);
});

test("a view ends the resuming and is summed up for the start screen", () => {
  const page = viewed({ ...initialPage(), busy: true, resuming: true }, view());
  assert.deepEqual([page.busy, page.resuming], [false, false]);
  assert.deepEqual(page.saved, {
    players: [
      { name: "Ann", score: 35 },
      { name: "Bob", score: 20 },
    ],
    over: false,
  });
  assert.equal(viewed(page, view({ phase: "match_end" })).saved?.over, true);
});

test("a refused request changes nothing at the table", () => {
  const page = { ...viewed(initialPage(), view()), busy: true };
  const after = refused(page, "stale_request");
  assert.equal(after.view, page.view);
  assert.deepEqual([after.busy, after.refused?.code], [false, "stale_request"]);
});

test("names that are empty, heard the same or too long are told from good ones", () => {
  assert.deepEqual(nameFaults(["Ann", "Bob"]), [null, null]);
  assert.deepEqual(nameFaults(["  ", "Bob"]), ["empty", null]);
  assert.deepEqual(nameFaults(["Ann", " ann ", "Bob", "ANN"]), [null, "same", null, "same"]);
  assert.deepEqual(nameFaults(["x".repeat(20), "y".repeat(21)]), [null, "long"]);
  assert.deepEqual(nameFaults(["", "\u202e\u200d"]), ["empty", "empty"]);
  assert.deepEqual(nameFaults(["straße", "STRASSE"]), [null, "same"]);
  assert.equal(nameFaults([`${"😀".repeat(20)}`, "Bob"])[0], null, "letters are counted, not units");
});

test("a name loses the space around it and keeps its markup as text", () => {
  assert.equal(tidyName("  Mary   Ann "), "Mary Ann");
  assert.equal(tidyName("<b>Ann</b>"), "<b>Ann</b>");
  assert.equal(tidyName("\u202eAnn\u0000\ud800 Lee\u200d"), "Ann Lee", "what cannot be seen is gone");
});

test("names of the last time are taken over, whatever was kept", () => {
  const none = { names: [], computers: [], aliases: [] };
  const page = seated(initialPage(), { ...none, names: ["Ann", "Bob", "Cy"], seats: 3 });
  assert.deepEqual([page.names, page.seats], [["Ann", "Bob", "Cy", "", "", ""], 3]);
  assert.equal(seated(initialPage(), { ...none, seats: 99 }).seats, 6);
  assert.equal(seated(initialPage(), { ...none, seats: Number.NaN }).seats, 2);
  assert.deepEqual(seated(initialPage(), null), initialPage());
  assert.deepEqual(named(page, 3, "Di").names, ["Ann", "Bob", "Cy", "Di", "", ""]);
});

test("a failed start keeps the match that is on the table", () => {
  const page = failed({ ...viewed(initialPage(), view()), busy: true }, "engine_failed", "why");
  assert.equal(page.view?.version, 1);
  assert.deepEqual([page.busy, page.boot.status, page.boot.code], [false, "failed", "engine_failed"]);
  assert.equal(progressed(page, "install", 0.5).boot.status, "loading");
  assert.equal(ready(page).boot.status, "ready");
});

test("a notice is shown once until it is dismissed", () => {
  const page = noticed(noticed(initialPage(), "unsaved"), "unsaved");
  assert.deepEqual(page.notices, ["unsaved"]);
  assert.deepEqual(dismissed(page, "unsaved").notices, []);
});

test("a page that lets go of the match holds nothing of it", () => {
  const page = letGo(tapped(viewed(initialPage(), view()), "6-4"));
  assert.deepEqual([page.view, page.chosen, page.sheet], [null, null, false]);
});

test("the store tells its listeners of changes, and of changes only", () => {
  const store = createStore(1);
  /** @type {number[][]} */
  const heard = [];
  store.subscribe((now, before) => heard.push([before, now]));
  store.update((value) => value + 1);
  store.update((value) => value);
  assert.deepEqual(heard, [[1, 2]]);
  assert.equal(store.get(), 2);
});
