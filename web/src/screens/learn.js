// Where the game is learnt: the contents, the lessons, and what there is to read.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { firstToLearn } from "../state/learn.js";
import { tileImage } from "../table/tile-image.js";
import { reading } from "./learn-reading.js";
import { lesson } from "./lesson.js";
import { progressLine } from "./progress.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/learn.js").Learn} Learn */
/** @typedef {import("../state/learn.js").Leaf} Leaf */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** A tile for every lesson, for the eye; of one that is not here the back. */
const FACES = new Map([
  ["match", "6-3"],
  ["doubles", "4-4"],
  ["count", "4-3"],
  ["twelve", "6-6"],
  ["fives", "6-4"],
  ["block", "6-5"],
  ["debits", "6-2"],
  ["muggins", "2-2"],
  ["spinner", "5-5"],
]);
/** @type {readonly Leaf[]} */
const LEAVES = ["rules", "tips", "history"];
const FAN = ["4-1", "5-0", "5-5", "3-2", "6-4"];

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function learn(page, actions) {
  if (!page.learn.hasWords) return withoutWords(page, actions);
  switch (page.learn.leaf) {
    case "":
      return contents(page, actions);
    case "lesson":
      return lesson(page, actions);
    case "finished":
      return finished(page, actions);
    default:
      return reading(page, actions);
  }
}

/**
 * What is shown of it: the focus goes to the head whenever this changes.
 *
 * @param {Page} page
 */
export function learnName({ learn: { leaf, at, task, lesson: laid, hasWords } }) {
  if (!hasWords) return "learn:without-words";
  if (leaf === "") return "learn";
  return leaf === "lesson" ? `learn:${at}.${task}.${laid ? "laid" : ""}` : `learn:${leaf}`;
}

/**
 * Until its texts have come.
 *
 * @param {Page} page
 * @param {Actions} actions
 */
function withoutWords(page, actions) {
  return html`<main class="start games learn">${head(actions)} ${waiting(page)}</main>`;
}

/** @param {Actions} actions */
function head(actions) {
  return html`
    <header class="games-head">
      <button type="button" class="plain" @click=${actions.closePanel}>${t("games-back")}</button>
      <h1 tabindex="-1" data-focus>${t("learn-title")}</h1>
    </header>
  `;
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function contents(page, actions) {
  const { learn: now } = page;
  return html`
    <main class="start games learn">
      ${head(actions)}
      <p class="start-line">${t("learn-intro")}</p>
      <section class="games-part" aria-labelledby="learn-lessons">
        <h2 id="learn-lessons">${t("learn-lessons")}</h2>
        ${now.lessons.length === 0 ? waiting(page) : lessonCards(now, actions)}
      </section>
      <section class="games-part" aria-labelledby="learn-more">
        <h2 id="learn-more">${t("learn-more")}</h2>
        <ul class="game-cards learn-more">
          ${LEAVES.map(
            (leaf) => html`
              <li>
                <button type="button" class="game-card" @click=${() => actions.turnTo(leaf)}>
                  <strong class="game-name">${t(`learn-${leaf}`)}</strong>
                  <span class="game-about">${t(`learn-${leaf}-about`)}</span>
                </button>
              </li>
            `,
          )}
        </ul>
      </section>
    </main>
  `;
}

/** @param {Page} page */
function waiting({ boot, learn: { failed } }) {
  if (failed) return html`<p role="status">${t("learn-failed")}</p>`;
  return html`<p role="status">${t("learn-waiting")}</p>${boot.status === "loading" ? progressLine(boot) : nothing}`;
}

/**
 * @param {Learn} learn
 * @param {Actions} actions
 */
function lessonCards(learn, actions) {
  const { lessons, learnt } = learn;
  const done = lessons.filter((name) => learnt.includes(name)).length;
  const next = firstToLearn(learn);
  return html`
    <p class="learn-progress">
      <button type="button" class="brass" @click=${() => actions.openLesson(next)}>
        ${t(done === 0 ? "learn-start" : "learn-go-on")}
      </button>
      <span>${t("learn-progress", { learnt: done, count: lessons.length })}</span>
    </p>
    <ol class="game-cards lesson-cards">
      ${lessons.map((name, at) => html`<li>${lessonCard(name, at, learnt.includes(name), actions)}</li>`)}
    </ol>
  `;
}

/**
 * @param {string} name
 * @param {number} at
 * @param {boolean} isLearnt
 * @param {Actions} actions
 */
function lessonCard(name, at, isLearnt, actions) {
  return html`
    <button type="button" class="game-card lesson-card ${isLearnt ? "is-learnt" : ""}"
      @click=${() => actions.openLesson(at)}>
      <span class="lesson-face">${tileImage(FACES.get(name) ?? null)}</span>
      <span class="lesson-words">
        <span class="game-notes">${t("learn-lesson", { number: at + 1 })}${
          isLearnt ? html` · <span class="lesson-learnt">${t("learn-lesson-learnt")}</span>` : nothing
        }</span>
        <strong class="game-name">${t(`lesson-${name}`)}</strong>
      </span>
    </button>
  `;
}

/**
 * The end of the last lesson; where others were passed over, the way back to them.
 *
 * @param {Page} page
 * @param {Actions} actions
 */
function finished({ learn: now }, actions) {
  const count = now.lessons.length;
  const learnt = now.lessons.filter((name) => now.learnt.includes(name)).length;
  const isAll = learnt === count;
  return html`
    <main class="start learn-finished">
      <div class="fan" aria-hidden="true">${FAN.map((tile) => tileImage(tile))}</div>
      <h1 tabindex="-1" data-focus>${t("learn-finished-title")}</h1>
      <p class="start-line">${isAll ? t("learn-finished-text") : t("learn-progress", { learnt, count })}</p>
      <p class="choices">
        ${
          isAll
            ? nothing
            : html`<button type="button" class="brass deal" @click=${() => actions.openLesson(firstToLearn(now))}>
              ${t("learn-go-on")}
            </button>`
        }
        <button type="button" class=${isAll ? "brass deal" : "plain"} @click=${actions.closePanel}>
          ${t("learn-finished-play")}
        </button>
        <button type="button" class="plain" @click=${() => actions.turnTo("")}>${t("learn-leave")}</button>
      </p>
    </main>
  `;
}
