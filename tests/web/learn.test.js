import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { EngineError } from "../../web/src/engine/engine_error.js";
import { language } from "../../web/src/i18n/bundle.js";
import { unbroken } from "../../web/src/lib/unbroken.js";
import { lessonText } from "../../web/src/screens/lesson-words.js";
import {
  answered,
  answerOf,
  atLesson,
  broughtTo,
  firstToLearn,
  hasNextTask,
  initialLearn,
  laidOut,
  learnHash,
  openedLesson,
  readLearnHash,
  readLearnt,
  retried,
  tappedInLesson,
  turnedTo,
  wentOn,
} from "../../web/src/state/learn.js";
import { learnActions } from "../../web/src/state/learn-acting.js";
import { LearnDriver } from "../../web/src/state/learn-driver.js";
import { initialPage } from "../../web/src/state/page.js";
import { createStore } from "../../web/src/state/store.js";
import { ready } from "../../web/src/state/visits.js";
import { createShelf, memoryPlace } from "../../web/src/storage/shelf.js";
import { answers } from "./engine_answers.js";
import { tableView } from "./samples.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").LessonView} LessonView */
/** @typedef {import("../../web/src/state/learn.js").Learn} Learn */

const source = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../web/src/i18n/${name}.ftl`, import.meta.url), "utf8");
const english = language("en", source("en"), source("rules.en"), source("learn.en"));

/** @type {string[]} */
const NAMES = answers([{ type: "list_lessons" }])[0].lessons;
/** @type {LessonView[]} */
const LESSONS = answers(NAMES.map((lesson) => ({ type: "describe_lesson", lesson }))).map(
  ({ lesson }) => lesson,
);

/** @param {string} name */
function lessonOf(name) {
  const lesson = LESSONS.find((one) => one.name === name);
  assert.ok(lesson);
  return lesson;
}

/**
 * A lesson that is open.
 *
 * @param {string} name
 * @param {Partial<Learn>} [changes]
 */
function opened(name, changes = {}) {
  const learn = openedLesson({ ...initialLearn(), lessons: NAMES }, NAMES.indexOf(name));
  return { ...laidOut(learn, lessonOf(name)), ...changes };
}

/**
 * @param {Learn} learn
 * @param {boolean} isRight
 */
function anAnswer({ lesson, task }, isRight) {
  const found = lesson?.tasks[task]?.answers.find(({ is_right }) => is_right === isRight);
  assert.ok(found);
  return found.answer;
}

test("every lesson has its texts, with all that they speak of", () => {
  for (const { name, tasks } of LESSONS) {
    assert.ok(english.text(`lesson-${name}`));
    tasks.forEach(({ answers: possible }, task) => {
      const learn = opened(name, { task });
      for (const part of /** @type {const} */ (["teach", "ask"])) {
        assert.match(lessonText(learn, part, english.text), /\p{L}.*[.?:!]$/u);
      }
      for (const { answer, is_right } of possible) {
        const told = lessonText(answered(learn, answer), is_right ? "right" : "wrong", english.text);
        assert.match(told, /\p{L}.*\.$/u);
        assert.doesNotMatch(told, / {2}|:\s*[,.:]|undefined/, `${name} ${answer}`);
      }
    });
  }
});

test("why an answer is right is told with the engine's arithmetic", () => {
  const told = (/** @type {string} */ name, /** @type {number} */ task) => {
    const learn = opened(name, { task });
    return lessonText(answered(learn, anAnswer(learn, true)), "right", english.text);
  };
  assert.equal(told("twelve", 0), "6+6 + 3 = 15: twelve for the 6-6, and the 3 at the other end.");
  assert.equal(told("fives", 1), "6+6 + 3 = 15: 15 points for Ann.");
  assert.equal(told("draw", 0), "4-1 was drawn, and does not fit either.");
  assert.equal(told("debits", 0), "8 pips are nearest to 10: that is taken from Bob’s score.");
  assert.equal(told("debits", 1), "7 pips are nearest to 5.");
  assert.match(told("muggins", 0), /: Bob missed 15 points, and Ann takes them\.$/);
});

test("a wrong call is told with what it costs, and one that was let go with what was missed", () => {
  const wrong = (/** @type {number} */ task) => {
    const learn = opened("muggins", { task });
    return lessonText(answered(learn, anAnswer(learn, false)), "wrong", english.text);
  };
  assert.match(wrong(0), /= 15: there was something to take/);
  assert.match(wrong(1), /= 7: nothing was missed\. In this game the wrong call costs Ann 10 points\.$/);
});

test("the name of a tile and a sum are kept in one piece", () => {
  const pieces = (/** @type {string} */ text) =>
    unbroken(text).map((part) => (typeof part === "string" ? part : part.values[0]));
  assert.deepEqual(pieces("the 6-6 counts"), ["the ", "6-6", " counts"]);
  assert.deepEqual(pieces("6+6 + 3 = 15: fine"), ["", "6+6 + 3 = 15", ": fine"]);
  assert.deepEqual(unbroken("nothing of the kind"), ["nothing of the kind"]);
});

test("a task is answered once", () => {
  const learn = opened("count");
  const wrong = answered(learn, anAnswer(learn, false));
  assert.equal(answered(wrong, anAnswer(learn, true)), wrong);
  assert.equal(answered(learn, "nonsense"), learn);
});

test("after a wrong answer the task is there again, and nothing is learnt by it", () => {
  const learn = opened("match");
  const first = opened("doubles");
  const wrong = answered(first, anAnswer(first, false));
  assert.deepEqual([answerOf(wrong)?.is_right, wrong.learnt], [false, []]);
  assert.equal(answerOf(retried(wrong)), null);
  assert.deepEqual(answered(learn, anAnswer(learn, true)).learnt, ["match"]);
});

test("a lesson is learnt with its last task", () => {
  const first = opened("twelve");
  const second = wentOn(answered(first, anAnswer(first, true)));
  assert.deepEqual([first.task, hasNextTask(first), second.task, second.learnt], [0, true, 1, []]);
  const done = answered(second, anAnswer(second, true));
  assert.deepEqual([done.learnt, hasNextTask(done)], [["twelve"], false]);
  const again = answered({ ...second, learnt: ["twelve", "match"] }, anAnswer(second, true));
  assert.deepEqual(again.learnt, ["match", "twelve"]);
});

test("one lesson leads to the next, and the last one to the end", () => {
  const next = wentOn(opened("match"));
  assert.deepEqual([next.at, next.lesson, next.leaf], [1, null, "lesson"]);
  const last = opened(NAMES.at(-1) ?? "", { task: 1 });
  assert.deepEqual([wentOn(last).leaf, wentOn(last).lesson], ["finished", null]);
});

test("a lesson that is not waited for any more is passed over", () => {
  const learn = openedLesson({ ...initialLearn(), lessons: NAMES }, 3);
  assert.equal(laidOut(learn, lessonOf("match")), learn);
  assert.equal(laidOut(turnedTo(learn, ""), lessonOf("twelve")).lesson, null);
});

test("the lesson to begin with is the first that was not learnt", () => {
  const learn = { ...initialLearn(), lessons: ["a", "b", "c"] };
  assert.equal(firstToLearn(learn), 0);
  assert.equal(firstToLearn({ ...learn, learnt: ["a", "c"] }), 1);
  assert.equal(firstToLearn({ ...learn, learnt: ["c", "b", "a"] }), 0);
});

test("of what was kept only names are taken over", () => {
  for (const kept of [undefined, null, "match", 7, { 0: "match" }]) assert.deepEqual(readLearnt(kept), []);
  assert.deepEqual(readLearnt(["match", 3, null, "match", "count"]), ["match", "count"]);
});

test("the table of a lesson is that of the task, then as a right answer left it", () => {
  const learn = opened("doubles");
  const page = { ...initialPage(), learn };
  assert.equal(atLesson(page).view?.line.tiles.length, 1);
  const after = atLesson({ ...page, learn: answered(learn, anAnswer(learn, true)) });
  assert.deepEqual(
    after.view?.line.tiles.map(({ tile }) => tile),
    ["4-1", "4-4"],
  );
});

test("after a wrong number the table does not tell the count that is asked for again", () => {
  const learn = opened("count");
  const wrong = answered(learn, anAnswer(learn, false));
  const right = answered(learn, anAnswer(learn, true));
  const countAt = (/** @type {Learn} */ now) => atLesson({ ...initialPage(), learn: now }).view?.line.count;
  assert.deepEqual([countAt(learn), countAt(wrong), countAt(right)?.total], [null, null, 7]);
});

test("what is chosen in a lesson is not chosen at the table of the match", () => {
  const page = { ...initialPage(), view: tableView(), chosen: "5-5", learn: opened("match") };
  const after = tappedInLesson(page, "6-1");
  assert.deepEqual([after.chosen, after.learn.hand.chosen, after.view], ["5-5", "6-1", page.view]);
  const refused = tappedInLesson(after, "5-4");
  assert.deepEqual(refused.learn.hand.refused, { tile: "5-4", code: "no_match" });
  assert.deepEqual([refused.learn.hand.chosen, refused.refused], [null, null]);
});

/** @param {import("../../web/src/storage/shelf.js").Shelf} [shelf] */
function start(shelf = createShelf([memoryPlace()])) {
  const store = createStore(initialPage());
  const engine = { isDown: false, asked: /** @type {string[]} */ ([]) };
  const inquire = async (/** @type {string} */ type, /** @type {any} */ fields) => {
    engine.asked.push([type, fields.lesson ?? fields.preset ?? ""].join(" ").trim());
    if (engine.isDown) throw new EngineError({ code: "engine_failed", message: "", context: {} });
    if (type === "list_lessons") return { lessons: NAMES };
    return type === "describe_lesson" ? { lesson: lessonOf(fields.lesson) } : { diagrams: [], tally: {} };
  };
  const driver = new LearnDriver({ store, engine: /** @type {any} */ ({ inquire }), shelf });
  return {
    store,
    engine,
    shelf,
    driver,
    actions: learnActions(store),
    learn: () => store.get().learn,
  };
}

/** All that was asked has been answered. */
const answeredAll = () => new Promise((done) => setImmediate(done));

test("the engine is asked for lessons when they are opened, or when it is there at last", async () => {
  const { store, engine, driver, actions, learn } = start();
  await driver.open();
  store.update(ready);
  assert.deepEqual(engine.asked, []);
  actions.openLearn();
  await answeredAll();
  assert.deepEqual([engine.asked, learn().lessons], [["list_lessons"], NAMES]);
  const late = start();
  await late.driver.open();
  late.actions.openLearn();
  await answeredAll();
  assert.deepEqual(late.engine.asked, []);
  late.store.update(ready);
  await answeredAll();
  assert.deepEqual(late.learn().lessons, NAMES);
});

test("lessons are laid out one after the other, and what was learnt is kept", async () => {
  const { store, driver, actions, learn, shelf } = start();
  await driver.open();
  store.update(ready);
  actions.openLearn();
  await answeredAll();
  actions.openLesson(0);
  await answeredAll();
  assert.equal(learn().lesson?.name, "match");
  actions.answerTask(anAnswer(learn(), true));
  actions.goOnLearning();
  await answeredAll();
  assert.deepEqual([learn().lesson?.name, learn().learnt], ["doubles", ["match"]]);
  await shelf.settle();
  const later = start(shelf);
  await later.driver.open();
  assert.deepEqual(later.learn().learnt, ["match"]);
});

test("who leaves a match for the lessons finds its curtain closed", async () => {
  const { store, driver, actions } = start();
  await driver.open();
  store.update((page) => ({ ...ready(page), route: "match", view: tableView(), chosen: "6-4" }));
  actions.openLearn();
  const { route, view, chosen, setup } = store.get();
  assert.deepEqual([route, view, chosen, setup.panel], ["start", null, null, "learn"]);
});

test("the diagrams are those of the game that is chosen, and are asked for once", async () => {
  const { store, engine, driver, actions } = start();
  await driver.open();
  store.update(ready);
  actions.openLearn();
  actions.turnTo("rules");
  actions.turnTo("rules");
  await answeredAll();
  assert.deepEqual(engine.asked, ["list_lessons", "draw_diagrams muggins"]);
  store.update((page) => ({
    ...page,
    setup: { ...page.setup, choice: { ...page.setup.choice, preset: "bergen" } },
  }));
  await answeredAll();
  assert.equal(engine.asked.at(-1), "draw_diagrams bergen");
});

test("an engine that cannot be asked is told of, and asked again when a page is turned to", async () => {
  const { store, engine, driver, actions, learn } = start();
  await driver.open();
  store.update(ready);
  engine.isDown = true;
  actions.openLearn();
  await answeredAll();
  assert.deepEqual([learn().failed, engine.asked.length], [true, 1]);
  engine.isDown = false;
  actions.turnTo("rules");
  await answeredAll();
  assert.deepEqual([learn().failed, learn().lessons, learn().diagrams !== null], [false, NAMES, true]);
});

test("every page that is open has an address that leads to it", () => {
  const learn = { ...initialLearn(), lessons: NAMES };
  const pages = [
    ...[
      learn,
      .../** @type {const} */ (["rules", "tips", "history", "finished"]).map((leaf) => turnedTo(learn, leaf)),
    ],
    ...NAMES.map((_, at) => openedLesson(learn, at)),
  ];
  assert.equal(new Set(pages.map(learnHash)).size, pages.length);
  for (const page of pages) {
    const { leaf, at } = broughtTo(openedLesson(learn, 98), learnHash(page));
    assert.equal(leaf, page.leaf);
    if (leaf === "lesson") assert.equal(at, page.at);
    assert.equal(broughtTo(page, learnHash(page)), page);
  }
});

test("other addresses lead nowhere here", () => {
  for (const hash of [
    "",
    "#start",
    "#learn-",
    "#learn-0",
    "#learn-lesson",
    "#learn-1x",
    "#learning",
    "#games",
  ]) {
    assert.equal(readLearnHash(hash), null);
  }
});

test("an address of a lesson that there is not leads to the contents", async () => {
  const { store, driver, learn } = start();
  await driver.open();
  store.update((page) => ({
    ...ready(page),
    setup: { ...page.setup, panel: "learn" },
    learn: broughtTo(page.learn, "#learn-77"),
  }));
  await answeredAll();
  assert.equal(learn().leaf, "");
});
