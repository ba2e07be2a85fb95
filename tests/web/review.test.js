import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/src/engine/engine_error.js";
import { language } from "../../web/src/i18n/bundle.js";
import { moveWords, totalWords } from "../../web/src/screens/review-words.js";
import { MatchDriver } from "../../web/src/state/match-driver.js";
import { initialPage } from "../../web/src/state/page.js";
import { mayReview, reviewClosed, reviewing, reviewTold } from "../../web/src/state/review.js";
import { createStore } from "../../web/src/state/store.js";
import { viewed } from "../../web/src/state/turns.js";
import { left } from "../../web/src/state/visits.js";
import { MatchKeeper } from "../../web/src/storage/match-keeper.js";
import { Ownership } from "../../web/src/storage/ownership.js";
import { createShelf, memoryPlace } from "../../web/src/storage/shelf.js";
import { filesOf, sourceOf } from "./messages.js";
import { eventView, tableView } from "./samples.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").ReviewReply} ReviewReply */
/** @typedef {import("../../web/src/engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../../web/src/state/page.js").Page} Page */

const EXPERT = /** @type {const} */ ({ level: "expert", temperament: "even" });

/** @param {string} locale */
const speaking = (locale) => language(locale, ...filesOf(locale).map(sourceOf)).text;

/** @param {number} version @returns {ReviewReply} */
const reply = (version) => ({ version, is_whole: true, totals: [], placements: [] });

/** @param {Partial<TableView>} [changes] @returns {Page} */
function settledPage(changes) {
  return { ...initialPage(), route: "match", view: tableView({ phase: "settled", version: 7, ...changes }) };
}

/** @param {Page} page */
function driven(page) {
  const store = createStore(page);
  /** @type {{ asked: object, pass: (reply: any) => void, fail: (error: Error) => void }[]} */
  const waiting = [];
  const engine = {
    request: () => assert.fail("the table stays as it is"),
    inquire: (/** @type {string} */ type, /** @type {object} */ fields) =>
      new Promise((pass, fail) => waiting.push({ asked: { type, ...fields }, pass, fail })),
    retry() {},
  };
  const shelf = createShelf([memoryPlace()]);
  const keeper = new MatchKeeper(shelf, "v1", () => {});
  const ownership = new Ownership(
    undefined,
    () => {},
    async () => {},
  );
  const driver = new MatchDriver({ store, engine, shelf, keeper, ownership, wait: async () => {} });
  return { store, waiting, driver };
}

test("a round is looked back on when it is settled, and by people", () => {
  const [ann, bob] = tableView().players;
  assert.ok(ann && bob);
  const computer = { ...bob, computer: EXPERT };
  for (const [phase, isOffered] of /** @type {const} */ ([
    ["turn", false],
    ["round_end", false],
    ["settled", true],
    ["match_end", true],
  ])) {
    assert.equal(mayReview(tableView({ phase, players: [ann, computer] })), isOffered, phase);
    assert.equal(mayReview(tableView({ phase, players: [{ ...ann, computer: EXPERT }, computer] })), false);
  }
  assert.equal(mayReview(null), false);
});

test("it is open until it is closed, however often that is asked for", () => {
  const page = reviewing(settledPage());
  assert.equal(page.review, true);
  assert.equal(reviewing(page), page);
  const closed = reviewClosed(page);
  assert.equal(closed.review, false);
  assert.equal(reviewClosed(closed), closed);
  const early = settledPage({ phase: "turn" });
  assert.equal(reviewing(early), early);
});

test("what the engine tells of another table is dropped", () => {
  const page = settledPage();
  assert.deepEqual(reviewTold(page, reply(7)).reviewed, reply(7));
  assert.equal(reviewTold(page, reply(6)), page);
  const left = initialPage();
  assert.equal(reviewTold(left, reply(7)), left);
});

test("the next table has no review, and the same table that comes again keeps it", () => {
  const page = reviewTold(reviewing(settledPage()), reply(7));
  const again = viewed(page, tableView({ phase: "settled", version: 7 }));
  assert.deepEqual([again.review, again.reviewed], [true, reply(7)]);
  const next = viewed(page, tableView({ version: 8 }));
  assert.deepEqual([next.review, next.reviewed], [false, null]);
  assert.deepEqual([left(page).review, left(page).reviewed], [false, null]);
});

test("the engine is asked for the table that is shown, and its answer is shown", async () => {
  const { store, waiting, driver } = driven(reviewing(settledPage()));
  const asking = driver.review();
  assert.deepEqual(waiting[0]?.asked, { type: "review", version: 7 });
  waiting[0]?.pass(reply(7));
  await asking;
  assert.deepEqual([store.get().review, store.get().reviewed], [true, reply(7)]);
});

test("an engine that fails, or refuses, closes the review and says so", async () => {
  for (const [code, status, refused] of /** @type {const} */ ([
    ["engine_failed", "failed", undefined],
    ["internal", "loading", "internal"],
  ])) {
    const { store, waiting, driver } = driven(reviewing(settledPage()));
    const asking = driver.review();
    waiting[0]?.fail(new EngineError({ code, message: "why", context: {} }));
    await asking;
    const page = store.get();
    assert.deepEqual([page.review, page.boot.status, page.refused?.code], [false, status, refused]);
  }
});

test("a refusal about a table that is not shown any more is dropped", async () => {
  const { store, waiting, driver } = driven(reviewing(settledPage()));
  const asking = driver.review();
  store.update((page) => viewed(page, tableView({ version: 8 })));
  waiting[0]?.fail(new EngineError({ code: "stale_request", message: "why", context: {} }));
  await asking;
  assert.equal(store.get().refused, null);
});

const TOTAL = { seat: 0, placements: 7, most: 3, left: 15, missed: 10 };
const WHOLE = { is_whole: true };

test("what all placements come to is told in words", () => {
  const t = speaking("en");
  assert.equal(
    totalWords(TOTAL, WHOLE, t),
    "3 of 7 placements scored the most that they could. 15 points were left lying. " +
      "10 points were missed: the right count was not said.",
  );
  assert.equal(
    totalWords({ ...TOTAL, most: 1, left: 1, missed: 0 }, WHOLE, t),
    "1 of 7 placements scored the most that it could. 1 point was left lying.",
  );
  assert.equal(
    totalWords({ ...TOTAL, placements: 1, most: 0, left: 0 }, WHOLE, t),
    "The one placement could have scored more. 10 points were missed: the right count was not said.",
  );
  assert.match(
    totalWords({ ...TOTAL, most: 7, left: 0, missed: 0 }, WHOLE, t),
    /^Nothing was left lying: all 7 /,
  );
  assert.equal(
    totalWords({ ...TOTAL, placements: 0, most: 0, left: 0, missed: 0 }, WHOLE, t),
    "No tile was placed.",
  );
});

test("nothing is said to be the most where tiles that stayed in hands are left out", () => {
  const t = speaking("en");
  const told = [7, 6].map((most) =>
    totalWords({ ...TOTAL, most, left: 7 - most, missed: 0 }, { is_whole: false }, t),
  );
  assert.deepEqual(told, [
    "Of the tiles that were placed, none would have scored more.",
    "1 point was left lying.",
  ]);
});

test("in Arabic points are counted in all its forms", () => {
  const t = speaking("ar");
  const lost = [0, 1, 2, 3, 11, 100].map((left) => t("review-left", { left }));
  assert.equal(new Set(lost.map((text) => text.replace(/\d+/, "#"))).size, 5);
  const of = (/** @type {number} */ most) => totalWords({ ...TOTAL, most, left: 0, missed: 0 }, WHOLE, t);
  assert.match(of(2), /^حجران من /);
  assert.match(of(3), /أحجار من /);
  assert.match(of(0), /^لم يجلب أي حجر/);
});

const MOVE = { at: 0, seat: 0, action: "6-4", points: 0, missed: 0, best: 0, better: null, answers: null };
const LOG = [eventView({ tile: "6-4" }), eventView({ tile: "6-5", anchor: "6-4", points: 5 })];

test("a placement is told with what it gained and what would have gained more", () => {
  const t = speaking("en");
  const words = (/** @type {object} */ changes, is_whole = true) =>
    moveWords({ log: LOG }, { is_whole }, { ...MOVE, ...changes }, t);
  assert.deepEqual(words({}), {
    made: { tile: "6-4", text: "6-4 led" },
    scored: "0 points",
    missed: "",
    better: null,
    answer: "",
    isBest: true,
  });
  assert.deepEqual(words({ best: 10, better: "5-5" }).better, {
    tile: "5-5",
    text: "5-5 led would have scored 10.",
  });
  assert.equal(words({ best: 10, better: "5-5" }).isBest, false);
  assert.equal(
    words({ best: 10, better: "5-5", answers: { made: 0, better: 15 } }).answer,
    "In return, the answer could score 0 at most, instead of 15.",
  );
  const second = words({ at: 1, points: 5, best: 15, better: "5-5>6-4" });
  assert.deepEqual(
    [second.made.text, second.better?.text],
    ["6-5 at 6-4", "5-5 at 6-4 would have scored 15."],
  );
  assert.equal(words({ at: 1, points: 5, best: 5 }).isBest, true);
  assert.equal(words({ missed: 1, best: 1 }).isBest, false);
  assert.equal(words({ missed: 1, best: 1 }).missed, "1 point was missed: the right count was not said.");
  // Of tiles that stay hidden nobody knows what they would have scored.
  assert.equal(words({}, false).isBest, false);
});
