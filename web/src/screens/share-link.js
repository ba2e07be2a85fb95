// A button that copies a link to the rules, or the link to be copied by hand.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { formatRulesLink } from "../state/rules-link.js";

/** @typedef {import("../state/setup.js").Setup} Setup */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {Setup} setup
 * @param {Actions} actions
 */
export function shareLink(setup, actions) {
  const { fault, rules, copied } = setup;
  if (fault || !rules) return nothing;
  return html`
    <button type="button" class="plain" @click=${actions.share}>${t("house-share")}</button>
    <p class="share-said" role="status">${copied === "copied" ? t("share-copied") : nothing}</p>
    ${copied === "by_hand" ? byHand(setup, rules.players) : nothing}
  `;
}

/**
 * @param {Setup} setup
 * @param {number} players
 */
function byHand({ choice }, players) {
  const address = location.href.replace(/#.*$/, "") + formatRulesLink({ ...choice, players });
  return html`
    <label class="share-by-hand">
      <span>${t("share-by-hand")}</span>
      <input type="text" dir="ltr" readonly .value=${address} @focus=${selectAll} />
    </label>
  `;
}

/** @param {FocusEvent & { currentTarget: HTMLInputElement }} event */
function selectAll(event) {
  event.currentTarget.select();
}
