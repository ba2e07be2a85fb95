// The preferences, on a sheet of paper over the start or the table.

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { isAble } from "../effects/able.js";
import { t } from "../i18n/messages.js";
import { modal } from "../lib/modal.js";
import { CHOICES } from "../state/preferences.js";
import { pickRow } from "./pick-row.js";
import { sheetPaper } from "./sheet-paper.js";
import { hasPictures, swatch } from "./swatches.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */
/** @typedef {import("../state/preferences.js").ChoiceName} ChoiceName */
/** @typedef {import("../state/preferences.js").SwitchName} SwitchName */

/** @type {readonly [string, readonly ChoiceName[], readonly SwitchName[]][]} */
const SECTIONS = [
  ["look", ["language", "theme", "tiles", "felt"], []],
  ["play", [], ["confirm", "onlyMove", "autoDraw", "autoPass", "hints"]],
  ["feel", ["pace"], ["sounds", "vibration", "awake", "letterKeys"]],
];

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function settings(page, actions) {
  const isOpen = page.settings;
  return html`
    <dialog class="paper sheet settings" aria-labelledby="settings-title" ${modal(isOpen, actions.closeSettings)}>
      ${isOpen ? content(page, actions) : nothing}
    </dialog>
  `;
}

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function content(page, actions) {
  const text = html`
      ${SECTIONS.map(
        ([section, choices, switches]) => html`
          <section class="settings-section">
            <h3>${t(`settings-${section}`)}</h3>
            ${choices.map((name) => choice(page, name, actions))}
            ${switches.filter(isAble).map((name) => onOff(page, name, actions))}
          </section>
        `,
      )}
      <button type="button" class="plain" @click=${actions.openKeys}>${t("keys-title")}</button>
  `;
  return sheetPaper({ name: "settings", title: t("settings-title"), close: actions.closeSettings }, text);
}

/**
 * @param {Page} page
 * @param {ChoiceName} name
 * @param {Actions} actions
 */
function choice({ preferences }, name, actions) {
  if (hasPictures(name)) return pictured(preferences, name, actions);
  return pickRow({
    name: `settings-${name}`,
    legend: t(`settings-${name}`),
    picks: CHOICES[name].map((value) => ({
      value,
      text: t(`settings-${name}-${value}`),
      isPicked: preferences[name] === value,
      isOut: false,
      pick: () => actions.prefer(name, value),
      // Every language is called by its own name.
      ...(name === "language" && value !== "auto" ? { lang: value } : {}),
    })),
  });
}

/**
 * @param {Page["preferences"]} preferences
 * @param {import("./swatches.js").Pictured} name
 * @param {Actions} actions
 */
function pictured(preferences, name, actions) {
  return html`
    <fieldset class="swatches">
      <legend>${t(`settings-${name}`)}</legend>
      <div class="swatch-row">
        ${CHOICES[name].map(
          (value) => html`
            <label class="swatch">
              <input type="radio" name="settings-${name}" value=${value}
                .checked=${live(preferences[name] === value)} @change=${() => actions.prefer(name, value)} />
              ${swatch(name, value)}
              <span class="swatch-name">${t(`settings-${name}-${value}`)}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/**
 * @param {Page} page
 * @param {SwitchName} name
 * @param {Actions} actions
 */
function onOff({ preferences }, name, actions) {
  const changed = (/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) =>
    actions.prefer(name, currentTarget.checked);
  return html`
    <label class="switch">
      <span>${t(`settings-${name}`)}</span>
      <input type="checkbox" role="switch" .checked=${live(preferences[name])} @change=${changed} />
    </label>
  `;
}
