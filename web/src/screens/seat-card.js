// The card of a seat at a new table: who sits there, and under which name.

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { current, t } from "../i18n/messages.js";
import { NAME_LIMIT } from "../state/names.js";
import { formatSitter, LEVELS, PERSON, parseSitter, TEMPERAMENTS } from "../state/sitters.js";
import { face } from "../table/face.js";

/** @typedef {import("../state/names.js").NameFault} NameFault */
/** @typedef {import("../state/sitters.js").Kind} Kind */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @typedef {object} Place
 * @property {number} seat
 * @property {string} name  what is written
 * @property {string} own  the name that is played under where none is written
 * @property {import("../state/sitters.js").Sitter} sitter
 * @property {NameFault | null} fault
 * @property {number | null} side
 * @property {string[]} partners
 */

/** @param {number} seat */
export const seatName = (seat) => t("start-name", { number: seat + 1 });

/**
 * @param {Place} place
 * @param {Actions} actions
 */
export function seatCard(place, actions) {
  const { seat, sitter, side, partners } = place;
  const kind = parseSitter(sitter);
  return html`
    <div class="card ${kind ? "is-computer" : ""}" data-side=${side ?? nothing}>
      ${kind ? face(kind, seat) : nothing}
      <div class="card-head">
        <label for=${fieldId(seat)}>${seatName(seat)}</label>
        ${sitterChoice(seat, kind, actions)}
      </div>
      ${nameField(place, actions)} ${kind ? temperamentChoice(seat, kind, actions) : nothing}
      ${
        side === null
          ? nothing
          : html`<p class="card-side" id="${fieldId(seat)}-side">
              ${t("setup-with", { names: current.listed(partners) })}
            </p>`
      }
      ${faultText(place)}
    </div>
  `;
}

/** @param {number} seat */
const fieldId = (seat) => `name-${seat}`;

/**
 * @param {Place} place
 * @param {Actions} actions
 */
function nameField({ seat, name, own, sitter, fault, side }, actions) {
  const id = fieldId(seat);
  const written = (/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) =>
    actions.setName(seat, event.currentTarget.value);
  const notes = [fault ? `${id}-fault` : "", side === null ? "" : `${id}-side`].filter(Boolean);
  return html`
    <input id=${id} type="text" dir="auto" autocomplete="off" autocapitalize="words" spellcheck="false"
      placeholder=${sitter === PERSON ? nothing : own}
      .value=${live(name)} @input=${written}
      aria-invalid=${fault ? "true" : nothing}
      aria-describedby=${notes.length > 0 ? notes.join(" ") : nothing} />
  `;
}

/** @param {Place} place */
function faultText({ seat, fault }) {
  if (!fault) return nothing;
  return html`<p class="fault" id="${fieldId(seat)}-fault">${t(`name-${fault}`, { limit: NAME_LIMIT })}</p>`;
}

/**
 * A person, or a computer player of a level.
 *
 * @param {number} seat
 * @param {Kind | null} kind
 * @param {Actions} actions
 */
function sitterChoice(seat, kind, actions) {
  return choice({
    label: t("seat-who", { number: seat + 1 }),
    now: kind?.level ?? PERSON,
    options: [
      { value: PERSON, text: t("seat-person") },
      ...LEVELS.map((level) => ({ value: level, text: t(`level-${level}`) })),
    ],
    choose: (level) => {
      const temperament = kind?.temperament ?? "";
      actions.setSitter(seat, formatSitter(level === PERSON ? null : { level, temperament }));
    },
  });
}

/**
 * @param {number} seat
 * @param {Kind} kind
 * @param {Actions} actions
 */
function temperamentChoice(seat, { level, temperament }, actions) {
  return choice({
    label: t("seat-temperament", { number: seat + 1 }),
    now: temperament,
    options: [
      { value: "", text: t("temperament-even") },
      ...TEMPERAMENTS.map((each) => ({ value: each, text: t(`temperament-${each}`) })),
    ],
    choose: (each) => actions.setSitter(seat, formatSitter({ level, temperament: each })),
  });
}

/**
 * @param {object} given
 * @param {string} given.label
 * @param {string} given.now
 * @param {readonly { value: string, text: string }[]} given.options
 * @param {(value: string) => void} given.choose
 */
function choice({ label, now, options, choose }) {
  const changed = (/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) =>
    choose(event.currentTarget.value);
  return html`
    <select class="card-choice" aria-label=${label} @change=${changed}>
      ${options.map(
        ({ value, text }) => html`<option value=${value} .selected=${live(value === now)}>${text}</option>`,
      )}
    </select>
  `;
}
