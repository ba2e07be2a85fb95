import { Watchdog } from "./watchdog.js";

/** @import { Envelope, WorkerMessage } from "./messages" */

/** A start is slow on a slow device; what counts is that it gets on. */
const START_SILENCE_SECONDS = 90;
const ANSWER_SECONDS = 10;

/**
 * One worker from its start to its end: JSON out, JSON in, and the news of its death, which is an
 * uncaught error, an answer that cannot be read or none in time.
 */
export class Connection {
  #worker;
  #listeners = new AbortController();
  #watchdog;
  #unanswered = 0;
  #onMessage;
  #onDeath;

  /** Whether anything at all has come from the worker. */
  hasSpoken = false;

  /**
   * @param {Worker} worker
   * @param {{ onMessage: (message: WorkerMessage) => void, onDeath: (reason: string) => void }} hooks
   */
  constructor(worker, { onMessage, onDeath }) {
    this.#worker = worker;
    this.#onMessage = onMessage;
    this.#onDeath = onDeath;
    this.#watchdog = new Watchdog(() => this.#end("nothing was heard from the worker in time"));
    this.#watchdog.feed(START_SILENCE_SECONDS);
    const { signal } = this.#listeners;
    worker.addEventListener("message", ({ data }) => this.#hear(data), { signal });
    worker.addEventListener("messageerror", () => this.#end("a message was lost"), { signal });
    worker.addEventListener("error", (event) => this.#end(event.message), { signal });
  }

  /** @param {Envelope} envelope */
  send(envelope) {
    this.#unanswered += 1;
    this.#watchdog.feed(ANSWER_SECONDS);
    this.#worker.postMessage(JSON.stringify(envelope));
  }

  /** Ends the worker; nothing is heard from it after that. */
  close() {
    this.#watchdog.sleep();
    this.#listeners.abort();
    this.#worker.terminate();
  }

  /** @param {string} text */
  #hear(text) {
    this.hasSpoken = true;
    const message = parseMessage(text);
    if (!message) return this.#end("an answer was no JSON");
    this.#watch(message);
    this.#onMessage(message);
  }

  /** @param {WorkerMessage} message */
  #watch(message) {
    if (message.type === undefined) this.#unanswered -= 1;
    if (message.type === "progress" && message.stage !== "ready") {
      this.#watchdog.feed(START_SILENCE_SECONDS);
    } else if (this.#unanswered > 0) {
      this.#watchdog.feed(ANSWER_SECONDS);
    } else {
      this.#watchdog.sleep();
    }
  }

  /** @param {string | undefined} reason */
  #end(reason) {
    this.close();
    this.#onDeath(reason ?? "");
  }
}

/**
 * @param {string} text
 * @returns {WorkerMessage | null} null where it is not an object in JSON
 */
function parseMessage(text) {
  try {
    const message = JSON.parse(text);
    return typeof message === "object" ? message : null;
  } catch {
    return null;
  }
}
