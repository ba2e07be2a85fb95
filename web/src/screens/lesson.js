// A lesson at a table of its own: what it teaches on a card, the line on the felt, and at the near edge the hand
// or whatever else answers, then why the answer was right or wrong.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { unbroken } from "../lib/unbroken.js";
import { answerOf, atLesson, hasNextTask, taskOf } from "../state/learn.js";
import { boneyard } from "../table/boneyard.js";
import { hand, handRoom } from "../table/hand.js";
import { lineArea } from "../table/line-area.js";
import { strip } from "../table/strip.js";
import { tileImage } from "../table/tile-image.js";
import { wayBack } from "../table/top-bar.js";
import { nameOf, prompt, refusalSentence } from "../table/words.js";
import { lessonText, playerName } from "./lesson-words.js";
import { progressLine } from "./progress.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../engine/protocol.d.ts").TaskView} TaskView */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/learn.js").Learn} Learn */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function lesson(page, actions) {
  const { learn } = page;
  const task = taskOf(learn);
  const table = atTable(page);
  return html`
    <main class="table lesson">
      ${bar(learn, actions)}
      <section class="lesson-paper">
        <h1 tabindex="-1" ?data-focus=${learn.answer === null} aria-describedby="lesson-teach lesson-ask">
          ${title(learn)}
        </h1>
        ${task ? html`<p id="lesson-teach">${unbroken(lessonText(learn, "teach", t))}</p>` : waiting(page)}
        ${dots(learn)}
      </section>
      <section class="felt table-felt">
        ${task && table.view ? felt(table, table.view, task, atLessonActions(actions)) : nothing}
      </section>
      <section class="rail turn lesson-rail">
        ${task && table.view ? rail(table, table.view, task, actions) : nothing}
      </section>
      <p class="visually-hidden" role="status">${task ? told(table, learn) : ""}</p>
    </main>
  `;
}

/**
 * The page as the table's modules see it, with people at the table whose names are of the learner's language.
 *
 * @param {Page} page
 * @returns {Page}
 */
function atTable(page) {
  const table = atLesson(page);
  if (!table.view) return table;
  const players = table.view.players.map((player) => ({ ...player, name: playerName(player.seat, t) }));
  return { ...table, view: { ...table.view, players } };
}

/**
 * What is done at the table is an answer.
 *
 * @param {Actions} actions
 * @returns {Actions}
 */
function atLessonActions(actions) {
  return {
    ...actions,
    tap: actions.tapInLesson,
    pickUp: actions.pickUpInLesson,
    putBack: actions.putBackInLesson,
    pointAt: actions.pointAtInLesson,
    place: actions.answerTask,
    draw: () => actions.answerTask("draw"),
  };
}

/** @param {Learn} learn */
function title({ lessons, at }) {
  const name = lessons[at];
  return name === undefined ? t("learn-title") : t(`lesson-${name}`);
}

/**
 * @param {Learn} learn
 * @param {Actions} actions
 */
function bar({ lessons, at }, actions) {
  return html`
    <header class="top-bar">
      <button type="button" class="bar-button bar-leave" @click=${() => actions.turnTo("")}>
        ${wayBack()}<span>${t("learn-leave")}</span>
      </button>
      <p class="bar-round">${lessons.length > 0 ? t("learn-of", { number: at + 1, count: lessons.length }) : nothing}</p>
      ${way("learn-previous", at > 0, "M15 5 8 12 15 19", () => actions.openLesson(at - 1))}
      ${way("learn-next", at + 1 < lessons.length, "M9 5 16 12 9 19", () => actions.openLesson(at + 1))}
    </header>
  `;
}

/**
 * An arrow to the lesson before or after.
 *
 * @param {string} key
 * @param {boolean} isThere
 * @param {string} path
 * @param {() => void} go
 */
function way(key, isThere, path, go) {
  return html`
    <button type="button" class="bar-button bar-icon lesson-way" aria-label=${t(key)} ?disabled=${!isThere} @click=${go}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${path} /></svg>
    </button>
  `;
}

/** @param {Page} page */
function waiting({ boot, learn: { failed } }) {
  if (failed) return html`<p>${t("learn-failed")}</p>`;
  return html`<p>${t("learn-waiting")}</p>${boot.status === "loading" ? progressLine(boot) : nothing}`;
}

/** @param {Learn} learn */
function dots({ lessons, learnt, at }) {
  return html`
    <p class="lesson-dots" aria-hidden="true">
      ${lessons.map(
        (name, index) =>
          html`<span class="${learnt.includes(name) ? "is-learnt" : ""} ${index === at ? "is-now" : ""}"></span>`,
      )}
    </p>
  `;
}

/**
 * @param {Page} table
 * @param {TableView} view
 * @param {TaskView} task
 * @param {Actions} actions
 */
function felt(table, view, task, actions) {
  if (task.ask === "pay") return html`<ul class="lesson-hands">${handsLeft(view, task)}</ul>`;
  const isSilent = view.log.length === 0 && view.line.tiles.length > 0;
  return html`
    <div class="felt-head">
      ${isSilent ? html`<div class="strip"></div>` : strip(view)} ${boneyard(table, actions)}
    </div>
    ${lineArea(table, view, actions)}
  `;
}

/**
 * What everybody has left, the one who is asked about first.
 *
 * @param {TableView} view
 * @param {TaskView} task
 */
function handsLeft(view, { payer }) {
  const hands = view.settlement?.hands ?? [];
  return hands.map(({ seat, hand: left }) => {
    const name = nameOf(view, seat);
    return html`
      <li class=${seat === payer ? "is-asked" : ""}>
        <h2>${name}</h2>
        ${
          left.length === 0
            ? html`<p>${t("settlement-none-left")}</p>`
            : html`<ul class="left-tiles" aria-label=${t("learn-left", { name })}>
              ${left.map((tile) => html`<li aria-label=${tile}>${tileImage(tile)}</li>`)}
            </ul>`
        }
      </li>
    `;
  });
}

/**
 * @param {Page} table
 * @param {TableView} view
 * @param {TaskView} task
 * @param {Actions} actions
 */
function rail(table, view, task, actions) {
  const { learn } = table;
  if (answerOf(learn)) return verdict(learn, actions);
  const complaint = refusalSentence(table);
  return html`
    <div class="rail-head">
      <p id="lesson-ask" class="prompt ${complaint ? "is-refusal" : ""}">${unbroken(complaint || asked(table))}</p>
      ${
        task.ask === "draw"
          ? html`<button type="button" class="brass" aria-keyshortcuts="D" @click=${() => actions.answerTask("draw")}>
            ${t("draw")}
          </button>`
          : nothing
      }
    </div>
    ${
      view.hand
        ? hand(
            table,
            view.hand,
            nameOf(view, view.hand.seat),
            atLessonActions(actions),
            handRoom(atLessonActions(actions)),
          )
        : choices(task, actions)
    }
  `;
}

/**
 * What is to be done: of a tile that is chosen, where it may lie.
 *
 * @param {Page} table
 */
function asked(table) {
  return table.chosen === null ? lessonText(table.learn, "ask", t) : prompt(table);
}

/**
 * @param {TaskView} task
 * @param {Actions} actions
 */
function choices({ ask, answers }, actions) {
  const label = t(ask === "call" ? "learn-calls" : ask === "pay" ? "learn-amounts" : "learn-numbers");
  return html`
    <div class="say-chips lesson-choices" role="group" aria-label=${label}>
      ${answers.map(({ answer }) => {
        const go = () => actions.answerTask(answer);
        if (answer === "call") {
          return html`<button type="button" class="muggins" @click=${go}>${t("learn-call-yes")}</button>`;
        }
        if (answer === "leave") {
          return html`<button type="button" class="plain" @click=${go}>${t("learn-call-no")}</button>`;
        }
        return html`<button type="button" class="chip" @click=${go}>${t("learn-number", { number: Number(answer) })}</button>`;
      })}
    </div>
  `;
}

/**
 * Whether the answer was right, and why, and what leads on.
 *
 * @param {Learn} learn
 * @param {Actions} actions
 */
function verdict(learn, actions) {
  const given = answerOf(learn);
  const isRight = given?.is_right ?? false;
  const drawn = given?.answer === "draw" ? given.after?.hand?.drawn : null;
  const isLast = learn.at + 1 === learn.lessons.length;
  const on = hasNextTask(learn) ? "learn-on" : isLast ? "learn-finish" : "learn-next";
  return html`
    <div class="lesson-verdict ${isRight ? "is-right" : "is-wrong"}">
      ${drawn ? html`<span class="verdict-tile">${tileImage(drawn)}</span>` : nothing}
      <p class="verdict-word">${t(isRight ? "learn-is-right" : "learn-is-wrong")}</p>
      <p class="verdict-why">${unbroken(lessonText(learn, isRight ? "right" : "wrong", t))}</p>
      <button type="button" class="brass" data-focus @click=${isRight ? actions.goOnLearning : actions.retryTask}>
        ${t(isRight ? on : "learn-again")}
      </button>
    </div>
  `;
}

/**
 * What a screen reader is told without being asked: a refusal, where the chosen tile may lie, or the verdict.
 *
 * @param {Page} table
 * @param {Learn} learn
 */
function told(table, learn) {
  const given = answerOf(learn);
  if (!given) return refusalSentence(table) || (table.chosen === null ? "" : prompt(table));
  const word = t(given.is_right ? "learn-is-right" : "learn-is-wrong");
  return `${word} ${lessonText(learn, given.is_right ? "right" : "wrong", t)}`;
}
