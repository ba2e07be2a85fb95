// The tutorial and what there is to read: where the learner is, and what was answered. What is right is told by
// the engine with the lesson.

import { tapped } from "./turns.js";

/** @typedef {import("../engine/protocol.d.ts").AnswerView} AnswerView */
/** @typedef {import("../engine/protocol.d.ts").DiagramsReply} DiagramsReply */
/** @typedef {import("../engine/protocol.d.ts").LessonView} LessonView */
/** @typedef {import("../engine/protocol.d.ts").TaskView} TaskView */
/** @typedef {import("./page.js").Page} Page */

/** @typedef {"" | "lesson" | "finished" | "rules" | "tips" | "history"} Leaf  the contents are "" */

/**
 * @typedef {object} Learn
 * @property {Leaf} leaf
 * @property {readonly string[]} lessons  their names, in the order of learning
 * @property {readonly string[]} learnt
 * @property {number} at  the lesson that is open, by its place among them
 * @property {LessonView | null} lesson
 * @property {number} task
 * @property {string | null} answer  what was answered to the task
 * @property {Pick<Page, "chosen" | "cursor" | "refused">} hand  what is chosen in the hand of the lesson
 * @property {DiagramsReply | null} diagrams  of the rules that are chosen
 * @property {boolean} hasWords  its texts have come, and do so with every language from then on
 * @property {boolean} failed  the engine cannot be asked, or the texts do not come
 */

/** A hand in which nothing is chosen. */
export const UNTOUCHED = Object.freeze({ chosen: null, cursor: null, refused: null });

/** @returns {Learn} */
export function initialLearn() {
  return {
    leaf: "",
    lessons: [],
    learnt: [],
    at: 0,
    lesson: null,
    task: 0,
    answer: null,
    hand: UNTOUCHED,
    diagrams: null,
    hasWords: false,
    failed: false,
  };
}

/**
 * @param {Learn} learn
 * @param {Leaf} leaf
 * @returns {Learn}
 */
export function turnedTo(learn, leaf) {
  return { ...learn, leaf, lesson: null, failed: false };
}

/** What may be read, or comes at the end. @type {readonly Leaf[]} */
const READ = ["rules", "tips", "history", "finished"];

/**
 * The address of what is open: `#learn`, `#learn-tips`, `#learn-3` for the third lesson.
 *
 * @param {Learn} learn
 */
export function learnHash({ leaf, at }) {
  if (leaf === "") return "#learn";
  return leaf === "lesson" ? `#learn-${at + 1}` : `#learn-${leaf}`;
}

/**
 * What an address asks for, null where it is none of these.
 *
 * @param {string} hash
 * @returns {Pick<Learn, "leaf" | "at"> | null}
 */
export function readLearnHash(hash) {
  if (hash === "#learn") return { leaf: "", at: 0 };
  const name = hash.startsWith("#learn-") ? hash.slice("#learn-".length) : "";
  const leaf = READ.find((each) => each === name);
  if (leaf) return { leaf, at: 0 };
  return /^[1-9]\d?$/.test(name) ? { leaf: "lesson", at: Number(name) - 1 } : null;
}

/**
 * What an address asks for is turned to, unless it is open.
 *
 * @param {Learn} learn
 * @param {string} hash
 * @returns {Learn}
 */
export function broughtTo(learn, hash) {
  const wanted = readLearnHash(hash);
  if (!wanted || hash === learnHash(learn)) return learn;
  return wanted.leaf === "lesson" ? openedLesson(learn, wanted.at) : turnedTo(learn, wanted.leaf);
}

/**
 * A lesson is opened, and shown when the engine has laid it out.
 *
 * @param {Learn} learn
 * @param {number} at
 * @returns {Learn}
 */
export function openedLesson(learn, at) {
  return { ...turnedTo(learn, "lesson"), at, task: 0, answer: null, hand: UNTOUCHED };
}

/**
 * The engine has laid a lesson out; one that is not waited for any more is passed over.
 *
 * @param {Learn} learn
 * @param {LessonView} lesson
 * @returns {Learn}
 */
export function laidOut(learn, lesson) {
  const isWanted = learn.leaf === "lesson" && learn.lessons[learn.at] === lesson.name;
  return isWanted ? { ...learn, lesson, failed: false } : learn;
}

/**
 * @param {Learn} learn
 * @returns {TaskView | null}
 */
export function taskOf({ lesson, task }) {
  return lesson?.tasks[task] ?? null;
}

/**
 * What was answered to the task, null while nothing was.
 *
 * @param {Learn} learn
 * @returns {AnswerView | null}
 */
export function answerOf(learn) {
  return taskOf(learn)?.answers.find(({ answer }) => answer === learn.answer) ?? null;
}

/**
 * Something is answered, once; with the last task of a lesson that is learnt.
 *
 * @param {Learn} learn
 * @param {string} answer
 * @returns {Learn}
 */
export function answered(learn, answer) {
  const { lesson, learnt } = learn;
  const given = taskOf(learn)?.answers.find((other) => other.answer === answer);
  if (!lesson || !given || learn.answer !== null) return learn;
  const isLearnt = given.is_right && learn.task === lesson.tasks.length - 1;
  return {
    ...learn,
    answer,
    hand: UNTOUCHED,
    learnt: isLearnt ? [...learnt.filter((name) => name !== lesson.name), lesson.name] : learnt,
  };
}

/**
 * After a wrong answer, the task as it was.
 *
 * @param {Learn} learn
 * @returns {Learn}
 */
export function retried(learn) {
  return { ...learn, answer: null, hand: UNTOUCHED };
}

/**
 * Whether another task of the lesson follows.
 *
 * @param {Learn} learn
 */
export function hasNextTask({ lesson, task }) {
  return lesson !== null && task + 1 < lesson.tasks.length;
}

/**
 * After a right answer, what follows: the next task, the next lesson, or the end of them all.
 *
 * @param {Learn} learn
 * @returns {Learn}
 */
export function wentOn(learn) {
  if (hasNextTask(learn)) return { ...learn, task: learn.task + 1, answer: null, hand: UNTOUCHED };
  if (learn.at + 1 < learn.lessons.length) return openedLesson(learn, learn.at + 1);
  return turnedTo(learn, "finished");
}

/**
 * The lesson to begin with: the first that was not learnt, or the first of all.
 *
 * @param {Learn} learn
 */
export function firstToLearn({ lessons, learnt }) {
  const first = lessons.findIndex((name) => !learnt.includes(name));
  return Math.max(0, first);
}

/**
 * What was kept as learnt; nonsense is passed over.
 *
 * @param {unknown} kept
 * @returns {readonly string[]}
 */
export function readLearnt(kept) {
  const names = Array.isArray(kept) ? kept : [];
  return [...new Set(names.filter((name) => typeof name === "string"))];
}

/**
 * The page as the table's own modules see it in a lesson: at the table of the task, as the answer left it. A
 * count that is asked for again after a wrong answer is not told by the table.
 *
 * @param {Page} page
 * @returns {Page}
 */
export function atLesson(page) {
  const { learn } = page;
  const task = taskOf(learn);
  const given = answerOf(learn);
  const isTold = given !== null && (given.is_right || task?.ask !== "count");
  const view = (isTold ? given.after : null) ?? task?.view ?? null;
  return {
    ...page,
    ...learn.hand,
    // What has been answered is not to be done any more.
    view: view && given ? { ...view, hand: null } : view,
    busy: false,
    resting: false,
    saying: null,
    calling: false,
    held: 0,
    news: [],
  };
}

/**
 * Changes what is chosen in the hand of a lesson as at a table.
 *
 * @param {Page} page
 * @param {(table: Page) => Page} change
 * @returns {Page}
 */
export function inHand(page, change) {
  const { chosen, cursor, refused } = change(atLesson(page));
  return { ...page, learn: { ...page.learn, hand: { chosen, cursor, refused } } };
}

/**
 * A tile is tapped. One that cannot be placed is told so; while a tile is to be drawn every one is.
 *
 * @param {Page} page
 * @param {string} tile
 * @returns {Page}
 */
export function tappedInLesson(page, tile) {
  return inHand(page, (table) => tapped(table, tile));
}
