// The tutorial as the page drives it: asks the engine for lessons and diagrams, and keeps what was learnt.

import { laidOut, openedLesson, readLearnt, turnedTo, wentOn } from "./learn.js";

/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../storage/shelf.js").Shelf} Shelf */
/** @typedef {import("./learn.js").Leaf} Leaf */
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

  /** @param {{ store: Store<Page>, engine: Pick<Engine, "inquire">, shelf: Shelf }} parts */
  constructor({ store, engine, shelf }) {
    this.store = store;
    this.engine = engine;
    this.shelf = shelf;
  }

  /** Reads what was learnt; from now on keeps it, and answers what is opened. */
  async open() {
    const learnt = readLearnt(await this.shelf.get(KEY));
    this.#update((learn) => ({ ...learn, learnt }));
    this.store.subscribe((page, before) => {
      if (page.learn.learnt !== before.learn.learnt) this.shelf.set(KEY, page.learn.learnt);
      if (isOpen(page) && (!isOpen(before) || page.boot !== before.boot)) this.#list();
      if (page.learn.leaf === "rules" && page.setup.rules !== before.setup.rules) this.#draw();
    });
    if (isOpen(this.store.get())) await this.#list();
  }

  /** @param {Leaf} leaf */
  async turnTo(leaf) {
    this.#update((learn) => turnedTo(learn, leaf));
    if (leaf === "rules") await this.#draw();
  }

  /** @param {number} at */
  async openLesson(at) {
    this.#update((learn) => openedLesson(learn, at));
    await this.#describe();
  }

  async goOn() {
    this.#update(wentOn);
    const { leaf, lesson } = this.store.get().learn;
    if (leaf === "lesson" && lesson === null) await this.#describe();
  }

  async #list() {
    if (this.store.get().boot.status !== "ready" || this.store.get().learn.lessons.length > 0) return;
    await this.#ask(async () => {
      const { lessons } = await this.engine.inquire("list_lessons", {});
      this.#update((learn) => ({ ...learn, lessons }));
    });
  }

  async #describe() {
    const { lessons, at } = this.store.get().learn;
    const name = lessons[at];
    if (name === undefined) return;
    await this.#ask(async () => {
      const { lesson } = await this.engine.inquire("describe_lesson", { lesson: name });
      this.#update((learn) => laidOut(learn, lesson));
    });
  }

  async #draw() {
    const { boot, seats, setup } = this.store.get();
    const { preset, options } = setup.choice;
    const fields = { preset, players: seats, options };
    const drawn = JSON.stringify(fields);
    // Of rules that cannot be played the page tells by itself.
    if (boot.status !== "ready" || setup.fault || drawn === this.#drawn) return;
    this.#drawn = drawn;
    await this.#ask(async () => {
      const diagrams = await this.engine.inquire("draw_diagrams", fields);
      if (drawn === this.#drawn) this.#update((learn) => ({ ...learn, diagrams }));
    });
  }

  /** @param {() => Promise<void>} question */
  async #ask(question) {
    try {
      await question();
    } catch {
      this.#drawn = "";
      this.#update((learn) => ({ ...learn, failed: true }));
    }
  }

  /** @param {(learn: Learn) => Learn} change */
  #update(change) {
    this.store.update((page) => ({ ...page, learn: change(page.learn) }));
  }
}

/** @param {Page} page */
function isOpen({ route, setup }) {
  return route === "start" && setup.panel === "learn";
}
