// The match as the page drives it: asks the engine, shows its answers and keeps what it says to keep.

import { keepSeats, loadSeats } from "../storage/seats.js";
import { nameFaults, tidyName } from "./names.js";
import { reviewClosed, reviewTold } from "./review.js";
import { computersOf, writtenNames } from "./sitters.js";
import {
  covered,
  foreseen,
  isUnheard,
  pausing,
  refused,
  settled,
  summary,
  thought,
  unanswered,
  viewed,
} from "./turns.js";
import { dismissed, failed, letGo, noticed, seated } from "./visits.js";

/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../engine/engine_error.js").EngineError} EngineError */
/** @typedef {import("../engine/messages.d.ts").TableRequestType} TableRequestType */
/** @typedef {import("../engine/protocol.d.ts").TableReply} TableReply */
/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../storage/match-keeper.js").MatchKeeper} MatchKeeper */
/** @typedef {import("../storage/ownership.js").Ownership} Ownership */
/** @typedef {import("../storage/seats.js").Seats} Seats */
/** @typedef {import("../storage/shelf.js").Shelf} Shelf */
/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./setup.js").Choice} Choice */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/** So long nothing is taken after a draw: a double press must not draw twice. */
const DRAW_PAUSE_MS = 350;

/** After these nobody can call any more. @type {ReadonlySet<string>} */
const ENDS_CALLS = new Set(["act", "move", "proceed"]);

/** @typedef {Exclude<TableRequestType, "new_match" | "resume">} Asked */
/** @typedef {{ action?: string, announced?: number | null, seat?: number }} Wish  of `act` and `call` */

/**
 * @typedef {object} Parts
 * @property {Store<Page>} store
 * @property {Pick<Engine, "request" | "inquire" | "retry">} engine
 * @property {Shelf} shelf
 * @property {MatchKeeper} keeper
 * @property {Ownership} ownership
 * @property {(milliseconds: number) => Promise<void>} wait
 */

export class MatchDriver {
  #isLasting = true;
  /** @type {() => Promise<void>} how the match on the page was begun, for another try */
  #begin = async () => {};
  /** @type {Promise<void>} the last request about the table, settled when it is answered */
  #asking = Promise.resolve();
  /** Counts the visits to the table: an answer to an earlier one does not show on a later one. */
  #visit = 0;

  /** @param {Parts} parts */
  constructor({ store, engine, shelf, keeper, ownership, wait }) {
    this.store = store;
    this.engine = engine;
    this.shelf = shelf;
    this.keeper = keeper;
    this.ownership = ownership;
    this.wait = wait;
  }

  /** Reads what was kept, and goes on with a match unless the start screen is asked for. */
  async open(/** @type {boolean} */ toStart) {
    const [seats, found] = await Promise.all([loadSeats(this.shelf), this.keeper.load()]);
    this.store.update((page) => ({ ...seated(page, seats), looked: true }));
    if (found && "broken" in found) return this.#setAside(found.broken);
    if (!found) return;
    this.store.update((page) => ({ ...page, saved: found.kept.summary }));
    if (!found.kept.summary.over && !toStart) await this.goOn(found.kept.view);
  }

  /**
   * Goes on with the kept match.
   *
   * @param {TableView | null} [drawn]  what can be drawn of it at once
   */
  async goOn(drawn = null) {
    this.store.update((page) => ({ ...page, route: "match" }));
    const { view, busy } = this.store.get();
    if (view || busy) return;
    this.#begin = () => this.goOn();
    const visit = this.#visit;
    this.store.update((page) => foreseen(page, drawn));
    if (!(await this.#own(() => this.ownership.take()))) return;
    // What was asked before the table was left is answered, and kept, first.
    await this.#asking;
    // Another tab may have played on since this page read what was kept.
    const found = await this.keeper.load();
    if (visit !== this.#visit) return;
    if (found && "kept" in found) {
      const { kept } = found;
      this.store.update((page) => foreseen(page, kept.view));
      return this.#resume(kept.save);
    }
    this.store.update((page) => ({ ...letGo(page), route: "start", saved: null }));
    if (found) await this.#setAside(found.broken);
  }

  /** Deals a new match to those on the start screen. */
  async deal() {
    this.store.update((page) => ({ ...page, checked: true, refused: null }));
    const page = this.store.get();
    const { saved, setup, replacing } = page;
    if (page.busy) return;
    if (setup.fault || nameFaults(writtenNames(page)).some(Boolean)) {
      // What is at fault is told on the screen, not in the question over it.
      this.store.update((now) => ({ ...now, replacing: false }));
      return;
    }
    if (saved && !saved.over && !replacing) {
      this.store.update((now) => ({ ...now, replacing: true }));
      return;
    }
    // Rules that were changed since are not those that were saved under the name.
    const choice = setup.edited ? { ...setup.choice, name: "" } : setup.choice;
    const { seats, computers } = page;
    const [names, aliases] = [page.names.map(tidyName), page.aliases.map(tidyName)];
    await this.#dealTo({ names, aliases, computers, seats }, choice);
  }

  /**
   * @param {Seats} seated
   * @param {Choice} choice
   */
  async #dealTo(seated, choice) {
    this.#begin = () => this.#dealTo(seated, choice);
    const visit = this.#visit;
    this.store.update((page) => ({ ...letGo(page), route: "match", replacing: false, busy: true }));
    await keepSeats(this.shelf, seated);
    if (!(await this.#own(() => this.ownership.take()))) return;
    try {
      const { preset, options, name } = choice;
      const fields = { preset, names: writtenNames(seated), options, rules_name: name };
      const reply = await this.engine.request("new_match", { ...fields, ...computersOf(seated) });
      // Whoever left while the engine was loading has taken the deal back.
      if (visit === this.#visit) this.#show(reply);
    } catch (error) {
      if (visit !== this.#visit) return;
      this.#refuse(/** @type {EngineError} */ (error));
      this.store.update((page) => (page.boot.status === "failed" ? page : { ...page, route: "start" }));
    }
  }

  /** Takes the match from the tab that has it. */
  async playHere() {
    if (!(await this.#own(() => this.ownership.takeOver()))) return;
    this.store.update((page) => ({ ...letGo(page), elsewhere: false }));
    await this.#begin();
  }

  /** The table has been left for the start screen. */
  leave() {
    this.#visit += 1;
  }

  /** Fulfilled when all that was asked about the match is answered and kept. */
  async settle() {
    for (let asking = null; asking !== this.#asking || this.keeper.writing; ) {
      asking = this.#asking;
      await asking;
      await this.keeper.writing;
    }
  }

  /** Another tab has taken the match. */
  lose() {
    this.store.update((page) => ({ ...letGo(page), elsewhere: true }));
  }

  /** Starts the engine again, and what was asked of it. */
  async retry() {
    this.store.update((page) => ({ ...page, boot: { ...page.boot, status: "loading" } }));
    this.engine.retry();
    const { view, route } = this.store.get();
    if (!view && route === "match") await this.#begin();
  }

  /**
   * The engine has come back after its worker died.
   *
   * @param {TableReply | null} reply
   */
  recover(reply) {
    if (!reply || !this.store.get().view) return;
    this.#show(reply);
    this.store.update((page) => noticed(page, "recovered"));
  }

  /**
   * Asks the engine about the table that is shown; nothing is asked while an answer is awaited.
   *
   * @param {Asked} type
   * @param {Wish} [fields]
   */
  async ask(type, fields = {}) {
    const page = this.store.get();
    const { view, busy } = page;
    if (!view || busy) return;
    if (ENDS_CALLS.has(type) && isUnheard(page)) {
      await this.ask("listen");
      // What was wished was wished before that call.
      if (this.store.get().view?.version !== view.version) return;
    }
    this.store.update((now) => ({ ...now, busy: true, refused: type === "listen" ? now.refused : null }));
    this.#asking = this.#answered(type, view.version, fields);
    await this.#asking;
  }

  /**
   * Has the computer player whose turn it is think on, beside whatever else is asked.
   *
   * @returns {Promise<number | null>} how much of its thinking is done; null where it has not thought
   */
  async think() {
    const { view } = this.store.get();
    if (!view) return null;
    try {
      const reply = await this.engine.request("think", { version: view.version });
      this.store.update((page) => thought(page, reply.view));
      return reply.view.thinking?.share ?? null;
    } catch {
      // An engine that has failed tells it by itself; another table is thought about anew.
      return null;
    }
  }

  /** Has the round that is over looked through, beside whatever else is asked. */
  async review() {
    const version = this.store.get().view?.version ?? 0;
    try {
      const reply = await this.engine.inquire("review", { version });
      this.store.update((page) => reviewTold(page, reply));
    } catch (error) {
      // What is told of a table that has been left since is no news.
      if (this.store.get().view?.version !== version) return;
      this.#refuse(/** @type {EngineError} */ (error));
      this.store.update(reviewClosed);
    }
  }

  /**
   * Goes on from the lot to the hand of the one who drew the lead, and only to that.
   *
   * @param {number} seat
   */
  async lead(seat) {
    await this.ask("proceed");
    const { view } = this.store.get();
    if (view?.phase === "curtain" && view.to_act === seat) await this.ask("show_hand");
  }

  /**
   * @param {Asked} type
   * @param {number} version
   * @param {Wish} fields
   */
  async #answered(type, version, fields) {
    const visit = this.#visit;
    try {
      const reply = await this.#request(type, version, fields);
      if (visit !== this.#visit) return this.#keep(reply);
      if (type === "listen" && reply.view.version === version) this.store.update(unanswered);
      else this.#show(reply);
    } catch (error) {
      if (visit === this.#visit) this.#refuse(/** @type {EngineError} */ (error));
      return;
    }
    if (fields.action === "draw") this.#pause();
  }

  /**
   * @param {Asked} type
   * @param {number} version
   * @param {Wish} fields
   */
  #request(type, version, { action = "", announced = null, seat = 0 }) {
    if (type === "act") return this.engine.request(type, { version, action, announced });
    if (type === "call") return this.engine.request(type, { version, seat });
    return this.engine.request(type, { version });
  }

  async #pause() {
    const visit = this.#visit;
    this.store.update(pausing);
    await this.wait(DRAW_PAUSE_MS);
    if (visit === this.#visit) this.store.update(settled);
  }

  /** @param {string} save */
  async #resume(save) {
    const visit = this.#visit;
    try {
      const reply = await this.engine.request("resume", { save });
      if (visit === this.#visit) this.#show(reply);
    } catch (error) {
      if (visit !== this.#visit) return;
      this.#refuse(/** @type {EngineError} */ (error));
      if (this.store.get().boot.status !== "failed") await this.#setAside(save);
    }
  }

  /** @param {TableReply} reply */
  #show(reply) {
    if (!this.ownership.isHeld) return;
    this.#keep(reply);
    this.#begin = () => this.goOn();
    this.store.update((page) => viewed(page, reply.view));
  }

  /** @param {TableReply} reply */
  #keep({ view, save }) {
    if (!this.ownership.isHeld) return;
    this.keeper.keep({ save, summary: summary(view), view: covered(view) });
    this.store.update((page) => ({ ...page, saved: summary(view) }));
  }

  /** @param {EngineError} error */
  #refuse({ code, message }) {
    const isDown = code.startsWith("engine_");
    this.store.update((page) => (isDown ? failed(page, code, message) : refused(page, code)));
  }

  /** @param {string} text  a save that cannot be read */
  async #setAside(text) {
    this.store.update((page) => ({
      ...letGo(page),
      broken: text,
      saved: null,
      refused: null,
      route: "start",
    }));
    await this.keeper.setAside(text, new Date());
  }

  /** @param {() => Promise<boolean>} take */
  async #own(take) {
    const isOwner = await take();
    if (!isOwner) this.lose();
    return isOwner;
  }

  /** @param {boolean} isLasting  whether the last write outlives the page */
  kept(isLasting) {
    if (isLasting === this.#isLasting) return;
    this.#isLasting = isLasting;
    this.store.update((page) => (isLasting ? dismissed(page, "unsaved") : noticed(page, "unsaved")));
  }
}
