// Asks the engine for hints: one at a time, beside whatever else is asked about the table.

import { hintAsked, hintGiven, isHinting, mayHint, shownHint } from "./hints.js";
import { failed } from "./visits.js";

/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../engine/engine_error.js").EngineError} EngineError */
/** @typedef {import("./hints.js").Hint} Hint */
/** @typedef {import("./page.js").Page} Page */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

export class HintDriver {
  /**
   * @param {Store<Page>} store
   * @param {Pick<Engine, "inquire">} engine
   */
  constructor(store, engine) {
    this.store = store;
    this.engine = engine;
  }

  /** Asks for a hint where there is one to be had, and none is there yet. */
  async ask() {
    const page = this.store.get();
    if (!page.view || page.busy || !mayHint(page) || isHinting(page) || shownHint(page)) return;
    /** @type {Hint} */
    const hint = { version: page.view.version, placements: null };
    this.store.update((now) => hintAsked(now, hint));
    try {
      const reply = await this.engine.inquire("hint", { version: hint.version });
      // An engine that has come back meanwhile answers with the table, which takes the hint away.
      if ("placements" in reply) this.store.update((now) => hintGiven(now, hint, reply.placements));
    } catch (error) {
      this.#refuse(hint, /** @type {EngineError} */ (error));
    }
  }

  /**
   * @param {Hint} hint
   * @param {EngineError} error
   */
  #refuse(hint, { code, message }) {
    const isDown = code.startsWith("engine_");
    this.store.update((page) => {
      if (isDown) return failed({ ...page, hint: null }, code, message);
      // Of what nobody waits for any more nobody hears.
      return page.hint === hint ? { ...page, hint: null, refused: { tile: null, code } } : page;
    });
  }
}
