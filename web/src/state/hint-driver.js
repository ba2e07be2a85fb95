// Asks the engine for hints: one at a time and slice by slice, beside whatever else is asked about the table.

import { hintAsked, hintGiven, isAwaited, isHinting, mayHint, shownHint } from "./hints.js";
import { failed } from "./visits.js";

/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../engine/engine_error.js").EngineError} EngineError */
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

  /** Asks for a hint where there is one to be had, and none is there yet, until all is looked at for it. */
  async ask() {
    const page = this.store.get();
    if (!page.view || page.busy || !mayHint(page) || isHinting(page) || shownHint(page)) return;
    const asked = {};
    this.store.update((now) => hintAsked(now, asked));
    try {
      while (isAwaited(this.store.get(), asked)) {
        const reply = await this.engine.inquire("hint", { version: page.view.version });
        // An engine that has come back meanwhile answers with the table, which takes the hint away.
        if (!("placements" in reply)) return;
        this.store.update((now) => hintGiven(now, asked, reply));
      }
    } catch (error) {
      this.#refuse(asked, /** @type {EngineError} */ (error));
    }
  }

  /**
   * @param {object} asked
   * @param {EngineError} error
   */
  #refuse(asked, { code, message }) {
    const isDown = code.startsWith("engine_");
    this.store.update((page) => {
      if (isDown) return failed({ ...page, hint: null }, code, message);
      // Of what nobody waits for any more nobody hears.
      return isAwaited(page, asked) ? { ...page, hint: null, refused: { tile: null, code } } : page;
    });
  }
}
