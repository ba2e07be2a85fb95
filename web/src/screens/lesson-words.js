// What a lesson says, with the numbers, tiles and names that the engine's views give it.

import { answerOf, taskOf } from "../state/learn.js";

/** @typedef {import("../engine/protocol.d.ts").AnswerView} AnswerView */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").TaskView} TaskView */
/** @typedef {import("../state/learn.js").Learn} Learn */
/** @typedef {import("../i18n/bundle.js").Language["text"]} Text */
/** @typedef {Record<string, string | number>} Args */

/** What the texts call those at the table, by seat. */
const NAMES = ["one", "two", "three", "four"];

/**
 * @param {number} seat
 * @param {Text} text
 */
export function playerName(seat, text) {
  return text(`learn-name-${seat + 1}`);
}

/**
 * What is taught or asked, or why the answer that was given is right or wrong.
 *
 * @param {Learn} learn
 * @param {"teach" | "ask" | "right" | "wrong"} part
 * @param {Text} text
 */
export function lessonText(learn, part, text) {
  const { lesson, task: at } = learn;
  const task = taskOf(learn);
  if (!lesson || !task) return "";
  return text(`lesson-${lesson.name}-${at + 1}-${part}`, {
    ...Object.fromEntries(NAMES.map((name, seat) => [name, playerName(seat, text)])),
    ...ofTable(task, text),
    ...ofAnswer(task, answerOf(learn)),
  });
}

/**
 * @param {TaskView} task
 * @param {Text} text
 * @returns {Args}
 */
function ofTable({ payer, view }, text) {
  const hand = view.settlement?.hands.find(({ seat }) => seat === payer);
  const account = view.settlement?.accounts.find(({ side }) => side === payer);
  return {
    last: view.log.findLast(({ kind }) => kind === "place")?.tile ?? "",
    drawn: view.hand?.drawn ?? "",
    payer: payer === null ? "" : playerName(payer, text),
    pips: hand?.pips ?? 0,
    amount: Math.abs(account?.change ?? 0),
  };
}

/**
 * @param {TaskView} task
 * @param {AnswerView | null} given
 * @returns {Args}
 */
function ofAnswer(task, given) {
  if (!given) return {};
  const drawn = given.answer === "draw" ? { drawn: given.after?.hand?.drawn ?? "" } : {};
  return {
    answer: given.answer,
    ...drawn,
    ...ofPlacement(task, given.answer),
    ...ofCount(task),
    ...ofCall(task),
  };
}

/**
 * @param {TaskView} task
 * @param {string} action
 * @returns {Args}
 */
function ofPlacement({ view }, action) {
  for (const { tile, placements } of view.hand?.tiles ?? []) {
    const placed = placements.find((placement) => placement.action === action);
    if (placed) return { tile, arithmetic: placed.count?.text ?? "", points: placed.points ?? 0 };
  }
  return {};
}

/**
 * @param {TaskView} task
 * @returns {Args}
 */
function ofCount({ ask, answers }) {
  if (ask !== "count") return {};
  return { arithmetic: answers.find(({ is_right }) => is_right)?.after?.line.count?.text ?? "" };
}

/**
 * What a call tells, made or not.
 *
 * @param {TaskView} task
 * @returns {Args}
 */
function ofCall({ ask, answers }) {
  if (ask !== "call") return {};
  const log = answers.find(({ after }) => after)?.after?.log ?? [];
  const placed = log.findLast(({ kind }) => kind === "place");
  const call = log.findLast(({ kind }) => kind === "call");
  return {
    arithmetic: placed?.count?.text ?? "",
    points: call?.missed ?? 0,
    cost: Math.max(0, -(call?.points ?? 0)),
  };
}
