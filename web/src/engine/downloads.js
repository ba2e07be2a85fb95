import { EngineError } from "./engine_error.js";

/**
 * Files that are fetched side by side, their bytes counted as they come in.
 *
 * Python's loader asks for one file after another; here all of them are on their way before it
 * asks, and its `fetch` hands it what is already arriving.
 */
export class Downloads {
  /** @type {Map<string, Promise<{ response: Response, end: Promise<void> }>>} */
  #opening = new Map();
  #fetchFile;
  #received = 0;
  #total;
  #known;
  #onFraction;

  /**
   * @param {Map<string, number>} sizes bytes of every file, by its absolute address
   * @param {(fraction: number) => void} onFraction told after every piece, from 0 to 1
   * @param {(url: string) => Promise<Response>} fetchFile
   */
  constructor(sizes, onFraction, fetchFile) {
    this.#total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    this.#onFraction = onFraction;
    this.#fetchFile = fetchFile;
    this.#known = new Set(sizes.keys());
    for (const url of sizes.keys()) this.#opening.set(url, this.#open(url, fetchFile));
    const ends = [...this.#opening.values()].map(async (opening) => (await opening).end);
    /** Settles with the last file; rejects with `engine_download` at the first that fails. */
    this.finished = Promise.all(ends);
  }

  /**
   * Hands out a file as it comes in; whoever asks for it again has it fetched again, as a loader that has failed before
   * may have taken it. Who waits for one that fails waits for ever: `finished` tells of it, and a loader would only make
   * a noise of its own. Any other address is refused: nothing else is needed.
   *
   * @param {RequestInfo | URL} resource
   * @returns {Promise<Response>}
   */
  fetch = async (resource) => {
    const url = resource instanceof Request ? resource.url : String(resource);
    const opening = this.#opening.get(url);
    if (!this.#known.has(url)) throw new TypeError(`${url} is no file of the engine`);
    if (!opening) return this.#fetchFile(url);
    this.#opening.delete(url);
    const opened = await opening.catch(() => new Promise(() => undefined));
    return opened.response;
  };

  /**
   * @param {string} url
   * @param {(url: string) => Promise<Response>} fetchFile
   */
  async #open(url, fetchFile) {
    const source = await fetchBody(url, fetchFile).catch((error) => fail(url, error));
    let end = Promise.resolve();
    const stream = new ReadableStream({
      start: (controller) => {
        end = this.#pump(source.getReader(), controller).catch((error) => fail(url, error));
      },
    });
    return { response: new Response(stream, { headers: { "content-type": contentType(url) } }), end };
  }

  /**
   * Reads on whether or not anybody takes the pieces yet.
   *
   * @param {ReadableStreamDefaultReader<Uint8Array>} reader
   * @param {ReadableStreamDefaultController<Uint8Array>} controller
   */
  async #pump(reader, controller) {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      this.#received += piece.value.byteLength;
      this.#onFraction(Math.min(1, this.#received / this.#total));
      controller.enqueue(piece.value);
    }
    controller.close();
  }
}

/**
 * @param {string} url
 * @param {unknown} error
 * @returns {never}
 */
function fail(url, error) {
  const file = new URL(url).pathname.split("/").at(-1) ?? url;
  const reason = error instanceof Error ? error.message : String(error);
  const message = `${file} could not be fetched: ${reason}`;
  throw new EngineError({ code: "engine_download", message, context: { file } });
}

/**
 * @param {string} url
 * @param {(url: string) => Promise<Response>} fetchFile
 */
async function fetchBody(url, fetchFile) {
  const { ok, status, body } = await fetchFile(url);
  if (ok && body) return body;
  throw new Error(`the answer was ${status}`);
}

/**
 * Only with its own type is the program compiled while it comes in, and a plain file server may not
 * know that type.
 *
 * @param {string} url
 */
function contentType(url) {
  return url.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
}
