import { EngineError } from "./engine_error.js";

/** @import { Envelope, Progress, WorkerMessage } from "./messages" */
/** @import { Rules } from "./rules_package.js" */

/** @typedef {(stage: Progress["stage"], fraction: number) => void} OnProgress */

/**
 * What a worker does, wherever it has Python from: it starts, and then answers one request after another.
 *
 * @param {(onProgress: OnProgress) => Promise<Rules>} start
 */
export async function serve(start) {
  try {
    const rules = await start((stage, fraction) => send({ type: "progress", stage, fraction }));
    self.addEventListener("message", ({ data }) => self.postMessage(answer(rules, data)));
    send({ type: "progress", stage: "ready", fraction: 1 });
  } catch (error) {
    const { code, message, context } = EngineError.from(error);
    send({ type: "failure", error: { code, message, context } });
  }
}

/** @param {WorkerMessage} message */
function send(message) {
  self.postMessage(JSON.stringify(message));
}

/**
 * A fault in the rules package is an answer like another. Whatever else goes wrong has brought
 * Python itself down: it stays uncaught, so that the page hears of it and starts another worker.
 *
 * @param {Rules} rules
 * @param {string} text a request
 * @returns {string} its answer
 */
function answer(rules, text) {
  try {
    return rules.handle(text);
  } catch (error) {
    if (!rules.isPythonError(error)) throw error;
    const traceback = String(/** @type {Error} */ (error).message).trim();
    const message = traceback.split("\n").at(-1) ?? traceback;
    const { id } = /** @type {Envelope} */ (JSON.parse(text));
    return JSON.stringify({ id, error: { code: "internal", message, context: { traceback } } });
  }
}
