// Who sits down to a new match: how many, who plays with whom, and their names on cards.

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import { current, refusal, t } from "../i18n/messages.js";
import { NAME_LIMIT, nameFaults, tidyName } from "../state/names.js";
import { seatCounts } from "../state/setup.js";
import { tileImage } from "../table/tile-image.js";
import { faultNote } from "./fault-note.js";
import { pickRow } from "./pick-row.js";
import { progressLine } from "./progress.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/names.js").NameFault} NameFault */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** Face down. */
const STACK = [null, null, null];

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function seating(page, actions) {
  const names = page.names.slice(0, page.seats);
  const faults = page.checked ? nameFaults(names) : [];
  const hasMatch = page.saved !== null && !page.saved.over;
  return html`
    <form class="seating" novalidate @submit=${sent(names, actions)}>
      ${seatCount(page, actions)} ${teams(page, actions)}
      <fieldset class="cards" data-seats=${names.length}>
        <legend class="visually-hidden">${t("start-seats")}</legend>
        ${repeat(
          names,
          (_, seat) => seat,
          (name, seat) =>
            card({ seat, name, fault: faults[seat] ?? null, ...partnership(page, seat) }, actions),
        )}
        ${smallTable(hasMatch, page.setup.fault !== null)}
      </fieldset>
      ${page.setup.fault ? faultNote(page.setup, actions) : nothing}
      ${page.refused ? html`<p class="form-fault" role="alert">${refusal(page.refused.code)}</p>` : nothing}
      ${page.boot.status === "ready" ? nothing : progressLine(page.boot)}
    </form>
  `;
}

/**
 * What the seats stand round, with the tiles that are about to be dealt.
 *
 * @param {boolean} hasMatch  another is under way
 * @param {boolean} isAtFault
 */
function smallTable(hasMatch, isAtFault) {
  const backs = html`<span class="small-stack" aria-hidden="true">${STACK.map((tile) => tileImage(tile))}</span>`;
  return html`
    <div class="small-table">
      ${backs}
      <button class="deal ${hasMatch ? "plain" : "brass"}" aria-disabled=${isAtFault ? "true" : nothing}>
        ${t("start-deal")}
      </button>
      ${backs}
    </div>
  `;
}

/**
 * Who has written no name plays under that of the seat.
 *
 * @param {readonly string[]} names
 * @param {Actions} actions
 */
function sent(names, actions) {
  return (/** @type {SubmitEvent & { currentTarget: HTMLFormElement }} */ event) => {
    event.preventDefault();
    for (const [seat, name] of names.entries()) {
      if (tidyName(name) === "") actions.setName(seat, seatName(seat));
    }
    actions.deal();
    const faulty = event.currentTarget.querySelector("[aria-invalid], .fault-note");
    if (faulty instanceof HTMLElement) faulty.focus();
  };
}

/** @param {number} seat */
const seatName = (seat) => t("start-name", { number: seat + 1 });

/**
 * @param {Page} page
 * @param {Actions} actions
 */
function seatCount({ seats, setup }, actions) {
  return pickRow({
    name: "seats",
    legend: t("start-players"),
    kind: "numbers",
    note: t("setup-not-taken"),
    picks: seatCounts().map((count) => ({
      value: String(count),
      text: String(count),
      isPicked: seats === count,
      isOut: setup.tables !== null && !setup.tables.includes(count),
      pick: () => actions.setSeats(count),
    })),
  });
}

/**
 * Whether those who sit opposite play together, where that can be.
 *
 * @param {Page} page
 * @param {Actions} actions
 */
function teams({ setup }, actions) {
  const option = setup.rules?.options.find(({ name }) => name === "teams");
  if (!option || !setup.pairs) return nothing;
  return pickRow({
    name: "teams",
    legend: t("setup-teams"),
    picks: option.choices.map((choice) => ({
      value: String(choice),
      text: current.has(`setup-teams-${choice}`) ? t(`setup-teams-${choice}`) : String(choice),
      isPicked: (setup.choice.options.teams ?? option.in_preset) === choice,
      isOut: false,
      pick: () => actions.setOption("teams", choice),
    })),
  });
}

/**
 * With whom a seat plays, as the engine has seated them: sides alternate round the table.
 *
 * @param {Page} page
 * @param {number} seat
 * @returns {{ side: number | null, partners: string[] }}
 */
function partnership({ names, seats, setup }, seat) {
  const { rules } = setup;
  if (!rules || rules.players !== seats || rules.sides === rules.players) return { side: null, partners: [] };
  const side = seat % rules.sides;
  const partners = names
    .slice(0, seats)
    .map((name, other) => ({ other, name: name.trim() || seatName(other) }))
    .filter(({ other }) => other !== seat && other % rules.sides === side);
  return { side, partners: partners.map(({ name }) => name) };
}

/**
 * @param {{ seat: number, name: string, fault: NameFault | null, side: number | null, partners: string[] }} place
 * @param {Actions} actions
 */
function card({ seat, name, fault, side, partners }, actions) {
  const id = `name-${seat}`;
  const written = (/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) =>
    actions.setName(seat, event.currentTarget.value);
  const notes = [fault ? `${id}-fault` : "", side === null ? "" : `${id}-side`].filter(Boolean);
  return html`
    <div class="card" data-side=${side ?? nothing}>
      <label for=${id}>${seatName(seat)}</label>
      <input id=${id} type="text" dir="auto" autocomplete="off" autocapitalize="words" spellcheck="false"
        .value=${live(name)} @input=${written}
        aria-invalid=${fault ? "true" : nothing}
        aria-describedby=${notes.length > 0 ? notes.join(" ") : nothing} />
      ${
        side === null
          ? nothing
          : html`<p class="card-side" id="${id}-side">${t("setup-with", { names: current.listed(partners) })}</p>`
      }
      ${
        fault
          ? html`<p class="fault" id="${id}-fault">${t(`name-${fault}`, { limit: NAME_LIMIT })}</p>`
          : nothing
      }
    </div>
  `;
}
