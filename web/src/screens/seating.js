// Who sits down to a new match: how many, who plays with whom, and their names on cards.

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { current, refusal, t } from "../i18n/messages.js";
import { MOST, nameFaults, tidyName } from "../state/names.js";
import { seatCounts } from "../state/setup.js";
import { LEVELS, namesAtTable, opposition, PERSON, writtenNames } from "../state/sitters.js";
import { face, personFace } from "../table/face.js";
import { tileImage } from "../table/tile-image.js";
import { faultNote } from "./fault-note.js";
import { pickRow } from "./pick-row.js";
import { progressLine } from "./progress.js";
import { seatCard, seatName } from "./seat-card.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/** Face down. */
const STACK = [null, null, null];

/**
 * @param {Page} page
 * @param {Actions} actions
 */
export function seating(page, actions) {
  const written = writtenNames(page);
  const names = namesAtTable(page, ownNames());
  const faults = page.checked ? nameFaults(names) : [];
  const hasMatch = page.saved !== null && !page.saved.over;
  return html`
    <form class="seating" novalidate @submit=${sent(names, actions)}>
      ${seatCount(page, actions)} ${opponents(page, actions)} ${teams(page, actions)}
      <fieldset class="cards" data-seats=${names.length}>
        <legend class="visually-hidden">${t("start-seats")}</legend>
        ${repeat(
          written,
          (_, seat) => seat,
          (name, seat) => {
            const sitter = page.computers[seat] ?? PERSON;
            const told = { own: names[seat] ?? "", fault: faults[seat] ?? null, ...partnership(page, seat) };
            return seatCard({ seat, name, sitter, ...told }, actions);
          },
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
 * A person who has written no name plays under that of the seat, a computer player under one of its own.
 *
 * @param {readonly string[]} names
 * @param {Actions} actions
 */
function sent(names, actions) {
  return (/** @type {SubmitEvent & { currentTarget: HTMLFormElement }} */ event) => {
    event.preventDefault();
    for (const [seat, name] of names.entries()) {
      if (tidyName(name) === "") actions.setName(seat, seatName(seat));
      // It is a name like any other from now on, whatever is read in another language later.
      else actions.setName(seat, name);
    }
    actions.deal();
    const faulty = event.currentTarget.querySelector("[aria-invalid], .fault-note");
    if (faulty instanceof HTMLElement) faulty.focus();
  };
}

/** What computer players are called to whom nobody gives a name. */
const ownNames = () => Array.from({ length: MOST }, (_, seat) => t(`computer-name-${seat + 1}`));

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
 * All but the first at once: the quick way to a match against the computer.
 *
 * @param {Page} page
 * @param {Actions} actions
 */
function opponents(page, actions) {
  const now = opposition(page);
  return pickRow({
    name: "opponents",
    legend: t("start-against"),
    kind: "faces",
    picks: [PERSON, ...LEVELS].map((sitter, at) => ({
      value: sitter,
      text: t(sitter === PERSON ? "start-people" : `level-${sitter}`),
      image: sitter === PERSON ? personFace() : face({ level: sitter, temperament: "" }, at - 1),
      isPicked: now === sitter,
      isOut: false,
      pick: () => actions.setOthers(sitter),
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
function partnership(page, seat) {
  const { seats } = page;
  const { rules } = page.setup;
  if (!rules || rules.players !== seats || rules.sides === rules.players) return { side: null, partners: [] };
  const side = seat % rules.sides;
  const partners = namesAtTable(page, ownNames())
    .map((name, other) => ({ other, name: name.trim() || seatName(other) }))
    .filter(({ other }) => other !== seat && other % rules.sides === side);
  return { side, partners: partners.map(({ name }) => name) };
}
