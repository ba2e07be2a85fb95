import { EngineError } from "../engine/engine_error.js";
import { parseText85 } from "./text85.js";

/** What Python is called when it asks for a file; nothing is ever fetched from there. */
export const ADDRESS = "https://files.invalid/";
/** What lies in the page; the build puts it in. */
export const WORKER = "worker.js";
export const PROGRAM = "pyodide.asm.wasm";
export const LIBRARY = "python_stdlib.zip";
export const RULES = "rules.whl";
const TYPES = new Map([
  [".wasm", "application/wasm"],
  [".js", "text/javascript"],
]);

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
   * A file as it is unpacked.
   *
   * @param {string} name
   * @returns {Response}
   * @throws {EngineError} `engine_damaged` where the page has not the whole of it
   */
  open(name) {
    const type = TYPES.get(name.slice(name.lastIndexOf("."))) ?? "application/octet-stream";
    // Not through a blob: WebKit cannot read one in a worker of a page from disk.
    const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (
      new Response(this.#bytesOf(name)).body
    );
    const unpacked = packed.pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "content-type": type } });
  }

  /**
   * For Python in the place of the browser's own: any other address is refused.
   *
   * @param {RequestInfo | URL} resource
   * @returns {Promise<Response>}
   */
  fetch = async (resource) => {
    const url = resource instanceof Request ? resource.url : String(resource);
    if (!url.startsWith(ADDRESS)) throw new TypeError(`${url} is no file of the engine`);
    return this.open(url.slice(ADDRESS.length));
  };

  /** @param {string} name */
  #bytesOf(name) {
    try {
      return parseText85(this.#texts[name] ?? "");
    } catch (error) {
      const message = `${name}: ${error instanceof Error ? error.message : error}`;
      throw new EngineError({ code: "engine_damaged", message, context: { file: name } });
    }
  }
}
