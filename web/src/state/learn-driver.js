// The tutorial as the page drives it: asks the engine for lessons and diagrams, and keeps what was learnt.

import { laidOut, readLearnt, turnedTo } from "./learn.js";

/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../storage/shelf.js").Shelf} Shelf */
/** @typedef {import("./learn.js").Learn} Learn */
/** @typedef {import("./page.js").Page} Page */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

const KEY = "learnt";

export class LearnDriver {
  /** The rules that diagrams were asked for last. */
  #drawn = "";
  /** @type {Set<string>} what is being asked */
  #asking = new Set();

  /**
   * @param {object} parts
   * @param {Store<Page>} parts.store
   * @param {Pick<Engine, "inquire">} parts.engine
   * @param {Shelf} parts.shelf
   * @param {() => Promise<void>} parts.words  brings the texts of the lessons
   */
  constructor({ store, engine, shelf, words }) {
    this.store = store;
    this.engine = engine;
    this.shelf = shelf;
    this.words = words;
  }

  /** Reads what was learnt; from now on keeps it, and asks for whatever is opened. */
  async open() {
    const learnt = readLearnt(await this.shelf.get(KEY));
    this.#update((learn) => ({ ...learn, learnt }));
    this.store.subscribe((page, before) => {
      if (page.learn.learnt !== before.learn.learnt) this.shelf.set(KEY, page.learn.learnt);
      this.#look(page);
    });
    this.#look(this.store.get());
  }

  /**
   * Asks for what the page shows and does not have yet.
   *
   * @param {Page} page
   */
  #look({ route, setup, boot, learn }) {
    if (route !== "start" || setup.panel !== "learn" || learn.failed) return;
    if (!learn.hasWords) this.#bringWords();
    if (boot.status !== "ready") return;
    if (learn.lessons.length === 0) this.#list();
    else if (learn.leaf === "lesson" && learn.lesson === null) this.#describe(learn);
    if (learn.leaf === "rules" && !setup.fault) this.#draw();
  }

  async #bringWords() {
    await this.#ask("words", async () => {
      await this.words();
      this.#update((learn) => ({ ...learn, hasWords: true }));
    });
  }

  async #list() {
    await this.#ask("list_lessons", async () => {
      const { lessons } = await this.engine.inquire("list_lessons", {});
      this.#update((learn) => ({ ...learn, lessons }));
    });
  }

  /** @param {Learn} learn */
  async #describe({ lessons, at }) {
    const name = lessons[at];
    if (name === undefined) return this.#update((learn) => turnedTo(learn, ""));
    await this.#ask(`describe_lesson ${name}`, async () => {
      const { lesson } = await this.engine.inquire("describe_lesson", { lesson: name });
      this.#update((learn) => laidOut(learn, lesson));
    });
  }

  async #draw() {
    const { seats, setup } = this.store.get();
    const { preset, options } = setup.choice;
    const fields = { preset, players: seats, options };
    const drawn = JSON.stringify(fields);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#update((learn) => ({ ...learn, diagrams: null }));
    await this.#ask(`draw_diagrams ${drawn}`, async () => {
      const diagrams = await this.engine.inquire("draw_diagrams", fields);
      if (drawn === this.#drawn) this.#update((learn) => ({ ...learn, diagrams }));
    });
  }

  /**
   * Asks a question, unless it is being asked.
   *
   * @param {string} name
   * @param {() => Promise<void>} question
   */
  async #ask(name, question) {
    if (this.#asking.has(name)) return;
    this.#asking.add(name);
    try {
      await question();
    } catch {
      this.#drawn = "";
      this.#update((learn) => ({ ...learn, failed: true }));
    } finally {
      this.#asking.delete(name);
    }
  }

  /** @param {(learn: Learn) => Learn} change */
  #update(change) {
    this.store.update((page) => ({ ...page, learn: change(page.learn) }));
  }
}
