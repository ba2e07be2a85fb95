import assert from "node:assert/strict";
import { test } from "node:test";
import { language } from "../../web/src/i18n/bundle.js";
import { hintSentences, hintTitle } from "../../web/src/table/hint-words.js";
import { filesOf, LOCALES, sourceOf } from "./messages.js";
import { tableView } from "./samples.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").AdviceView} AdviceView */
/** @typedef {import("../../web/src/engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../../web/src/table/hint-words.js").Placements} Placements */

/** @param {string} locale */
const speaking = (locale) => language(locale, ...filesOf(locale).map(sourceOf));
const english = speaking("en").text;

/** @type {AdviceView} */
const BEST = {
  action: "6-4>6-6",
  worth: 7.25,
  points: 10,
  answer: 2.44,
  stuck: 0.12,
  fitting: 2,
  pips: 24,
  after: "next",
};
const OTHER = { ...BEST, action: "5-5>6-5", worth: 5.15, points: 5 };

/** @param {string} action */
function placement(action) {
  const [, anchor = null] = action.split(">");
  return { action, anchor, place: null, pips: null, count: null, points: null };
}

/**
 * Ann's turn, with what is hinted at in her hand.
 *
 * @param {Record<string, string>} [options]  house rules
 * @param {boolean} [announces]
 */
function turn(options = {}, announces = false) {
  const actions = ["6-4>6-6", "5-5>6-5", "6-1"];
  const tiles = actions.map((action) => {
    const [tile = ""] = action.split(">");
    return { tile, placements: [placement(action)], why_not: null };
  });
  const view = tableView({
    phase: "turn",
    hand: { seat: 0, tiles, drawn: null, must_place: false, can_draw: false, can_pass: false },
  });
  const given = Object.entries(options).map(([name, value]) => ({ name, value }));
  const rules = { ...view.rules, announces, options: given };
  return /** @type {TableView} */ (/** @type {unknown} */ ({ ...view, rules }));
}

/**
 * @param {Partial<AdviceView>} best
 * @param {readonly AdviceView[]} [others]
 * @param {TableView} [view]
 */
function told(best, others = [], view = turn()) {
  return hintSentences(view, [{ ...BEST, ...best }, ...others], english);
}

test("a hint tells what it scores, what the next can make of it, what stays, and the next best", () => {
  assert.equal(hintTitle(turn(), BEST, english), "Hint: 6-4 at 6-6");
  assert.deepEqual(told({}, [OTHER]), [
    "It scores 10 points now.",
    "Bob then scores 2.4 points on average, and can place nothing in 12 % of the deals that could be.",
    "2 tiles in hand fit then; 24 pips stay.",
    "The next best, 5-5 at 6-5, is worth 2.1 points less by the end of the round.",
  ]);
});

test("one of each is told as one, and none as none", () => {
  assert.deepEqual(
    told({ points: 1, answer: 1, fitting: 1, pips: 1, stuck: 0 }, [{ ...OTHER, worth: 6.25, points: 0 }]),
    [
      "It scores 1 point now.",
      "Bob then scores 1 point on average.",
      "1 tile in hand fits then; 1 pip stays.",
      "The next best, 5-5 at 6-5, is worth 1 point less by the end of the round.",
    ],
  );
  assert.deepEqual(told({ points: 0, answer: 0.04, fitting: 0, pips: 0, stuck: 0.004 }), [
    "It scores nothing now.",
    "Bob hardly ever scores then.",
    "No tile in hand fits then; 0 pips stay.",
  ]);
});

test("a placement that scores more is told, and why it is not the best", () => {
  const more = { ...OTHER, action: "6-1", points: 15, worth: 6.15 };
  assert.equal(
    told({}, [{ ...OTHER, worth: 7 }, more]).at(-1),
    "6-1 would score 15 points now, but is worth 1.1 points less by the end of the round.",
  );
  assert.equal(
    told({}, [{ ...more, worth: BEST.worth }]).at(-1),
    "6-1 would score 15 points now, but is worth no more by the end of the round.",
  );
});

test("what is worth as much is no worse", () => {
  assert.equal(told({}, [{ ...OTHER, worth: 7.22 }]).at(-1), "5-5 at 6-5 is worth as much.");
});

test("what is nearly certain is not certain", () => {
  assert.match(told({ stuck: 0.999 })[1] ?? "", /in 99 % of/);
  assert.equal(told({ stuck: 1 })[1], "In none of the deals that were looked at can Bob then place a tile.");
  assert.match(
    told({ stuck: 0.3, answer: 0 })[1] ?? "",
    /^Bob hardly ever scores then, and can place nothing in 30 %/,
  );
});

test("who plays again, goes out or reaches the target leaves the next player no answer", () => {
  assert.deepEqual(told({ after: "again" }).slice(1), [
    "Ann then plays again, before Bob.",
    "2 tiles in hand fit then; 24 pips stay.",
  ]);
  assert.deepEqual(told({ after: "out" }).slice(1), [
    "It is the last tile: the round ends before Bob plays.",
  ]);
  assert.deepEqual(told({ after: "target" }).slice(1), [
    "It reaches the target: the match ends before Bob plays.",
  ]);
});

test("a lead has a tile and no place", () => {
  const view = turn();
  assert.equal(hintTitle(view, { ...BEST, action: "6-1" }, english), "Hint: lead 6-1");
});

test("where placements do not score, nothing is said of what they score", () => {
  const view = turn({ scoring: "none" });
  assert.deepEqual(told({ points: 0, answer: 0, stuck: 0 }, [], view), [
    "Bob can then place a tile in every deal that was looked at.",
    "2 tiles in hand fit then; 24 pips stay.",
  ]);
});

test("where the first one out wins, nothing is worth points", () => {
  assert.equal(told({}, [OTHER], turn({ win_by: "going_out" })).at(-1), "The next best is 5-5 at 6-5.");
});

test("where the match may end, a win counts for more than points, and none are compared", () => {
  assert.equal(told({ worth: null }, [{ ...OTHER, worth: null }]).at(-1), "The next best is 5-5 at 6-5.");
});

for (const locale of ["en", ...LOCALES]) {
  test(`${locale}: a hint names the next player, whatever is told of them`, () => {
    const { text } = speaking(locale);
    const cases = ["next", "again", "out", "target"].flatMap((after) =>
      [null, 0, 2.4].flatMap((answer) => [0, 0.12, 1].map((stuck) => ({ ...BEST, after, answer, stuck }))),
    );
    for (const best of /** @type {AdviceView[]} */ (cases)) {
      const sentences = hintSentences(turn(), [best], text);
      assert.equal(sentences.filter((sentence) => sentence.includes("Bob")).length, 1, sentences.join(" "));
    }
  });

  test(`${locale}: where counts are announced a hint has no number but those of the tiles and of who is stuck`, () => {
    const { text } = speaking(locale);
    const silent = { worth: null, points: null, answer: null, stuck: 0, fitting: 7, pips: 33 };
    const placements = /** @type {Placements} */ ([
      { ...BEST, ...silent },
      { ...OTHER, ...silent },
    ]);
    const sentences = hintSentences(turn({}, true), placements, text);
    assert.equal(sentences.length, 3);
    assert.equal(sentences.at(-1), text("hint-uncounted"));
    const numbers = sentences.join(" ").match(/\d+/g);
    assert.deepEqual(numbers, ["7", "33"]);
  });
}
