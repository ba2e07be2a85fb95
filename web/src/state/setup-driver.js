// What a match is set up with, as the page drives it: asks the engine what rules say and whether they
// go together, and keeps what somebody saves.

import { keepHouseRules, keepLastGame, loadHouseRules, loadLastGame } from "../storage/house-rules.js";
import { keepSeats } from "../storage/seats.js";
import { formatRulesLink, isRulesLink, parseRulesLink, tidyRulesName } from "./rules-link.js";
import {
  allReset,
  changed,
  chosen,
  goneOnWith,
  isSameName,
  judged,
  reset,
  seatCounts,
  seatsFor,
  undone,
  withChange,
  without,
  withSaved,
} from "./setup.js";

/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../engine/engine_error.js").EngineError} EngineError */
/** @typedef {import("../engine/protocol.d.ts").OptionValue} OptionValue */
/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../storage/shelf.js").Shelf} Shelf */
/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./rules-link.js").SharedRules} SharedRules */
/** @typedef {import("./setup.js").Choice} Choice */
/** @typedef {import("./setup.js").Question} Question */
/** @typedef {import("./setup.js").RulesFault} RulesFault */
/** @typedef {import("./setup.js").Setup} Setup */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/** @typedef {{ rules: RulesView | null, fault: RulesFault | null }} Verdict */

/**
 * @typedef {object} SetupParts
 * @property {Store<Page>} store
 * @property {Pick<Engine, "inquire">} engine
 * @property {Shelf} shelf
 * @property {(text: string) => Promise<void>} copy  to the clipboard; rejects where there is none
 */

/** What is kept of those who sit down. */
const SEATED = /** @type {const} */ (["seats", "names", "computers", "aliases"]);

export class SetupDriver {
  /** Counts the questions about the choice: only the newest answer is shown. */
  #asked = 0;

  /** @param {SetupParts} parts */
  constructor({ store, engine, shelf, copy }) {
    this.store = store;
    this.engine = engine;
    this.shelf = shelf;
    this.copy = copy;
  }

  /** Reads what was kept: the house rules, and the game of the last time; from now on keeps what is chosen. */
  async open() {
    const [house, last] = await Promise.all([loadHouseRules(this.shelf), loadLastGame(this.shelf)]);
    this.#update((setup) => ({ ...(last ? goneOnWith(setup, last) : setup), house }));
    this.store.subscribe((page, before) => this.#keepChoice(page, before));
    await this.refresh();
  }

  /** Reads the saved house rules again, for another tab may have changed them. */
  async reread() {
    const house = await loadHouseRules(this.shelf);
    if (JSON.stringify(house) === JSON.stringify(this.store.get().setup.house)) return;
    this.#update((setup) => ({ ...setup, house }));
  }

  /**
   * What is being set up outlasts the page, saved or not.
   *
   * @param {Page} page
   * @param {Page} before
   */
  #keepChoice(page, before) {
    if (SEATED.some((part) => page[part] !== before[part])) keepSeats(this.shelf, page);
    const { choice, edited, trail, culprit } = page.setup;
    const then = before.setup;
    const isSame = choice === then.choice && edited === then.edited;
    if (isSame && trail === then.trail && culprit === then.culprit) return;
    keepLastGame(this.shelf, { ...choice, edited, trail, blamed: culprit?.option ?? null });
  }

  /** Asks the engine again, once it is there. */
  async refresh() {
    if (this.store.get().boot.status !== "ready") return;
    await Promise.all([this.#listGames(), this.#describe(), this.#describeLink()]);
  }

  /** @param {Choice} choice */
  async choose(choice, players = this.store.get().seats) {
    const seats = players;
    this.store.update((page) => ({
      ...page,
      seats,
      refused: null,
      setup: chosen({ ...page.setup, panel: "" }, choice),
    }));
    await this.#describe();
  }

  /** A named game is chosen, for as many of those at the table as it takes; the set stays as it is. */
  async chooseGame(/** @type {string} */ preset) {
    const { setup, seats } = this.store.get();
    const { tile_set } = setup.choice.options;
    const options = tile_set === undefined ? {} : { tile_set };
    const isFree = tile_set !== undefined;
    await this.choose({ preset, options, name: "" }, isFree ? seats : seatsFor(setup, preset, seats));
  }

  /** @param {number} seats */
  async setSeats(seats) {
    this.#note("players");
    this.store.update((page) => ({ ...page, seats, refused: null }));
    await this.#describe();
  }

  /**
   * @param {string} option
   * @param {OptionValue} value
   */
  async setOption(option, value) {
    this.#note(option);
    this.#update((setup) => changed(setup, option, value));
    await this.#describe();
  }

  /** @param {string} option */
  async resetOption(option) {
    this.#note(option);
    this.#update((setup) => reset(setup, option));
    await this.#describe();
  }

  async resetAll() {
    this.#note("");
    this.#update(allReset);
    await this.#describe();
  }

  /** Takes back the change for which the rules cannot be played. */
  async undoChange() {
    const { culprit } = this.store.get().setup;
    if (!culprit) return;
    this.store.update((page) => ({
      ...page,
      seats: culprit.option === "players" ? culprit.seats : page.seats,
      setup: undone(page.setup, culprit),
    }));
    await this.#describe();
  }

  /**
   * Remembers what is before a change.
   *
   * @param {string} option
   */
  #note(option) {
    const { seats, setup } = this.store.get();
    const change = { option, choice: setup.choice, seats };
    this.#update((now) => ({ ...now, trail: withChange(now.trail, change) }));
  }

  async #listGames() {
    try {
      const { games } = await this.engine.inquire("list_games", {});
      this.#update((setup) => ({ ...setup, games }));
    } catch {
      // Of an engine that cannot be had the page tells by itself, and asks again when it is there.
    }
  }

  async #describe() {
    const { boot, seats, setup } = this.store.get();
    if (boot.status !== "ready") return;
    this.#asked += 1;
    const number = this.#asked;
    const { preset, options } = setup.choice;
    const [verdict, tables, pairs] = await Promise.all([
      this.#verdict(preset, seats, options),
      this.#tables(preset, options),
      this.#verdict(preset, seats, { ...options, teams: "partners" }),
    ]);
    const rules = verdict?.fault && !setup.rules ? await this.#lastPossible(setup) : verdict?.rules;
    if (number !== this.#asked || !verdict) return;
    this.#update((now) => ({
      ...judged(now, { rules: rules ?? null, fault: verdict.fault }),
      tables,
      pairs: pairs?.fault ? pairs.fault.context.option !== "teams" && now.pairs : true,
    }));
  }

  /**
   * The rules that can be played nearest before a choice that cannot be: those before its changes, or those
   * of the game as it comes.
   *
   * @param {Setup} setup
   * @returns {Promise<RulesView | null>}
   */
  async #lastPossible({ choice: { preset }, trail: [first] }) {
    const before = first && (await this.#verdict(first.choice.preset, first.seats, first.choice.options));
    if (before?.rules) return before.rules;
    const plain = await Promise.all(seatCounts().map((count) => this.#verdict(preset, count, {})));
    return plain.find((verdict) => verdict?.rules)?.rules ?? null;
  }

  /**
   * The numbers of players that are not refused as such.
   *
   * @param {string} preset
   * @param {Choice["options"]} options
   */
  async #tables(preset, options) {
    const counts = seatCounts();
    const verdicts = await Promise.all(counts.map((count) => this.#verdict(preset, count, options)));
    return counts.filter((_, index) => verdicts[index]?.fault?.context.option !== "players");
  }

  /**
   * What the engine says about rules, null where it does not answer.
   *
   * @param {string} preset
   * @param {number} players
   * @param {Choice["options"]} options
   * @returns {Promise<Verdict | null>}
   */
  async #verdict(preset, players, options) {
    try {
      const { rules } = await this.engine.inquire("describe_rules", { preset, players, options });
      return { rules, fault: null };
    } catch (caught) {
      const { code, context } = /** @type {EngineError} */ (caught);
      if (code.startsWith("engine_")) return null;
      const reason = String(context.reason ?? ("preset" in context ? "preset" : "other"));
      return { rules: null, fault: { reason, context } };
    }
  }

  /**
   * Opens the rules of a link, or tells that they cannot be read.
   *
   * @param {string} hash
   * @returns {boolean} whether this is such a link at all
   */
  openLink(hash) {
    if (!isRulesLink(hash)) return false;
    const link = { content: parseRulesLink(hash), rules: null, fault: null };
    this.store.update((page) => ({
      ...page,
      route: "start",
      sheet: false,
      setup: { ...page.setup, panel: "link", sheet: false, question: null, copied: "", link },
    }));
    this.#describeLink();
    return true;
  }

  async #describeLink() {
    const { boot, setup } = this.store.get();
    const { link } = setup;
    if (!link?.content || boot.status !== "ready") return;
    const { preset, players, options } = link.content;
    const verdict = await this.#verdict(preset, players, options);
    if (!verdict) return;
    this.#update((now) =>
      now.link?.content === link.content ? { ...now, link: { ...link, ...verdict } } : now,
    );
  }

  /** The rules of the link are taken for the next match. */
  async playLink() {
    const content = this.store.get().setup.link?.content;
    if (!content) return;
    await this.choose(content, content.players);
    this.#update((setup) => ({ ...setup, edited: false, link: null }));
  }

  /** Does what the question that is open asks, with the name that was written. */
  async answer() {
    const { question } = this.store.get().setup;
    if (!question) return;
    if (question.kind === "delete") return this.#remove(question);
    const name = tidyRulesName(question.name);
    if (name === "") {
      this.#update((setup) => ({ ...setup, question: { ...question, checked: true } }));
      return;
    }
    if (question.kind === "rename") return this.#rename(question, name);
    await this.#save(question, name);
  }

  /**
   * @param {Question} question
   * @param {string} name
   */
  async #save({ kind }, name) {
    const { seats, setup } = this.store.get();
    const rules = kind === "save" ? { ...setup.choice, players: seats } : setup.link?.content;
    if (!rules) return;
    await this.#keep((house) => withSaved(house, { ...rules, name }));
    this.#update((now) =>
      kind === "save"
        ? { ...now, edited: false, choice: { ...now.choice, name } }
        : { ...now, link: now.link && { ...now.link, content: { ...rules, name } } },
    );
  }

  /**
   * @param {Question} question
   * @param {string} name
   */
  async #rename({ of }, name) {
    await this.#keep((house) => {
      const rules = house.find((one) => isSameName(one.name, of));
      return rules ? withSaved(without(house, of), { ...rules, name }) : house;
    });
    this.#update((now) => (now.choice.name === of ? { ...now, choice: { ...now.choice, name } } : now));
  }

  /** @param {Question} question */
  async #remove({ of }) {
    await this.#keep((house) => without(house, of));
    this.#update((now) => (now.choice.name === of ? { ...now, choice: { ...now.choice, name: "" } } : now));
  }

  /**
   * Changes the saved rules as they are now: another tab may have saved some since.
   *
   * @param {(house: readonly SharedRules[]) => readonly SharedRules[]} change
   */
  async #keep(change) {
    const house = change(await loadHouseRules(this.shelf));
    await keepHouseRules(this.shelf, house);
    this.#update((setup) => ({ ...setup, house, question: null }));
  }

  /** Copies a link to the rules of the choice, or lays it out to be copied by hand. */
  async share(/** @type {string} */ address) {
    try {
      await this.copy(this.linkFrom(address));
      this.#update((setup) => ({ ...setup, copied: "copied" }));
    } catch {
      this.#update((setup) => ({ ...setup, copied: "by_hand" }));
    }
  }

  /**
   * @param {string} address  of the page
   */
  linkFrom(address) {
    const { seats, setup } = this.store.get();
    return address.replace(/#.*$/, "") + formatRulesLink({ ...setup.choice, players: seats });
  }

  /** @param {(setup: Setup) => Setup} change */
  #update(change) {
    this.store.update((page) => ({ ...page, setup: change(page.setup) }));
  }
}
