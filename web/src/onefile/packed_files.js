import { EngineError } from "../engine/engine_error.js";
import { parseText85 } from "./text85.js";

/** What Python is called when it asks for a file; nothing is ever fetched from there. */
export const ADDRESS = "https://files.invalid/";
/** What lies in the page; the build puts it in. */
export const WORKER = "worker.js";
export const PROGRAM = "pyodide.asm.wasm";
export const LIBRARY = "python_stdlib.zip";
export const RULES = "rules.whl";

/**
 * The files of the engine as they lie in the page: packed by gzip, as text.
 */
export class PackedFiles {
  #texts;

  /** @param {Readonly<Record<string, string>>} texts by the files' names */
  constructor(texts) {
    this.#texts = texts;
  }

  /**
   * A file to its end, unpacked.
   *
   * @param {string} name
   * @returns {Promise<ArrayBuffer>} rejects with `engine_damaged` where it is not as it was packed
   */
  async whole(name) {
    // Not through a blob: WebKit cannot read one in a worker of a page from disk.
    const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (
      new Response(this.#bytesOf(name)).body
    );
    const unpacked = new Response(packed.pipeThrough(new DecompressionStream("gzip")));
    return unpacked.arrayBuffer().catch((error) => damaged(name, error));
  }

  /** @param {string} name */
  #bytesOf(name) {
    try {
      return parseText85(this.#texts[name] ?? "");
    } catch (error) {
      return damaged(name, error);
    }
  }
}

/**
 * @param {string} name
 * @param {unknown} error
 * @returns {never}
 */
function damaged(name, error) {
  const message = `${name}: ${error instanceof Error ? error.message : error}`;
  throw new EngineError({ code: "engine_damaged", message, context: { file: name } });
}
