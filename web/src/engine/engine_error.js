/** @import { ErrorReply } from "./protocol" */

/**
 * A request that was refused, or an engine that cannot answer. `code` is stable and what a page
 * translates: a code of the rules package, `internal` for a fault in it, or one of
 * `engine_unsupported` (the browser lacks WebAssembly or module workers), `engine_download` (a file
 * is missing, or the network), `engine_damaged` (a part of the one file is) and `engine_failed` (anything
 * else).
 */
export class EngineError extends Error {
  /** @param {ErrorReply} reply */
  constructor({ code, message, context }) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.context = context;
  }

  /**
   * @param {unknown} error what was caught
   * @returns {EngineError} itself, or an `engine_failed` with its message
   */
  static from(error) {
    // Known by its name: each script that is bundled by itself has this class once more.
    if (error instanceof Error && error.name === "EngineError") return /** @type {EngineError} */ (error);
    const message = error instanceof Error ? error.message : String(error);
    return new EngineError({ code: "engine_failed", message, context: {} });
  }
}
