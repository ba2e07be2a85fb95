// What is asked before house rules are saved, renamed or deleted.

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../i18n/messages.js";
import { modal } from "../lib/modal.js";
import { RULES_NAME_LIMIT, tidyRulesName } from "../state/rules-link.js";
import { isSameName } from "../state/setup.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */
/** @typedef {import("../state/setup.js").Question} Question */
/** @typedef {import("../state/setup.js").Setup} Setup */

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function setupQuestion({ setup }, actions) {
  const { question } = setup;
  const kind = question?.kind === "save-link" ? "save" : question?.kind;
  return html`
    <dialog class="question" aria-labelledby="ask-title" ${modal(question !== null, actions.dropQuestion)}>
      ${
        question && kind
          ? html`
            <form class="ask" novalidate @submit=${sent(actions)}>
              <h2 id="ask-title">${t(`ask-${kind}`, { name: question.of })}</h2>
              ${kind === "delete" ? html`<p>${t("ask-delete-text")}</p>` : nameField(setup, question, actions)}
              <div class="choices">
                <button class=${kind === "delete" ? "plain" : "brass"}>${t(`ask-${kind}-yes`)}</button>
                <button type="button" class=${kind === "delete" ? "brass" : "plain"} @click=${actions.dropQuestion}>
                  ${t(kind === "delete" ? "ask-keep" : "ask-cancel")}
                </button>
              </div>
            </form>
          `
          : nothing
      }
    </dialog>
  `;
}

/** @param {Actions} actions */
function sent(actions) {
  return (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    actions.answer();
  };
}

/**
 * @param {Setup} setup
 * @param {Question} question
 * @param {Actions} actions
 */
function nameField({ house }, { kind, of, name, checked }, actions) {
  const written = (/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) =>
    actions.write(event.currentTarget.value);
  const tidy = tidyRulesName(name);
  const isOwn = kind === "rename" && isSameName(tidy, of);
  const isTaken = !isOwn && house.some((rules) => isSameName(rules.name, tidy));
  const isEmpty = checked && tidy === "";
  const said = isEmpty ? t("ask-name-empty") : isTaken ? t("ask-name-taken") : "";
  return html`
    <div class="card">
      <label for="ask-name">${t("ask-name")}</label>
      <input id="ask-name" type="text" autofocus autocomplete="off" maxlength=${RULES_NAME_LIMIT}
        .value=${live(name)} @input=${written} aria-invalid=${isEmpty ? "true" : nothing}
        aria-describedby="ask-said" />
      <p class="fault" id="ask-said" role="status">${said}</p>
    </div>
  `;
}
