import { Connection } from "./connection.js";
import { EngineError } from "./engine_error.js";

/** @import { Answer, Envelope, Progress, Refusal, WorkerMessage } from "./messages" */
/** @import { QuestionReply, QuestionType, TableRequestType } from "./messages" */
/** @import { Reply, RequestFields, TableReply } from "./protocol" */

/** Deaths in a row, with no answer in between, after which no other worker is started. */
const DEATHS_ALLOWED = 3;
/** The id of the engine's own request; the page's begin at 1. */
const RESUME_ID = 0;
/** These do not go on with the match at hand: resuming it is no answer to them. */
const ON_THEIR_OWN = new Set([
  "new_match",
  "rematch",
  "resume",
  "review",
  "list_games",
  "describe_rules",
  "list_lessons",
  "describe_lesson",
  "draw_diagrams",
]);

/**
 * @typedef {object} Pending
 * @property {Envelope} envelope
 * @property {(reply: any) => void} resolve
 * @property {(error: EngineError) => void} reject
 */

/**
 * @typedef {object} EngineOptions
 * @property {(isReplacement: boolean) => Worker | Promise<Worker>} createWorker
 * @property {(progress: Progress) => void} [onProgress]
 * @property {(reply: TableReply | null) => void} [onRecovered] another worker has taken over, at the
 *   resumed table, or at none (null) where there was no match yet
 * @property {(error: EngineError) => void} [onFailed] it stays down until `retry`
 */

/**
 * The rules package, as the page asks it. A worker that dies is replaced by another, in which the
 * newest save is resumed; no request is left without an answer.
 */
export class Engine {
  #options;
  /** @type {"idle" | "starting" | "resuming" | "ready" | "failed"} */
  #state = "idle";
  /** @type {Connection | null} */
  #connection = null;
  /** @type {EngineError | null} */
  #error = null;
  /** @type {string | null} */
  #save = null;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #lastId = RESUME_ID;
  #deaths = 0;
  #isReplacement = false;

  /** @param {EngineOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** Begins to start, unless that was done before. */
  start() {
    if (this.#state === "idle") this.#spawn();
  }

  /** Begins to start again after a failure; does nothing at any other time. */
  retry() {
    if (this.#state !== "failed") return;
    this.#error = null;
    this.#deaths = 0;
    this.#isReplacement = true;
    this.#spawn();
  }

  /**
   * Asks for something at the table.
   *
   * @template {TableRequestType} T
   * @param {T} type
   * @param {RequestFields<T>} fields
   * @returns {Promise<TableReply>} rejects with an `EngineError`, never with anything else
   */
  request(type, fields) {
    return this.#ask({ type, ...fields });
  }

  /**
   * Asks about the games and their rules, whatever is on the table.
   *
   * @template {QuestionType} T
   * @param {T} type
   * @param {RequestFields<T>} fields
   * @returns {Promise<QuestionReply<T>>} rejects with an `EngineError`, never with anything else
   */
  inquire(type, fields) {
    return this.#ask({ type, ...fields });
  }

  /**
   * @param {object} request
   * @returns {Promise<any>} what its type is answered with
   */
  #ask(request) {
    this.start();
    if (this.#error) return Promise.reject(this.#error);
    this.#lastId += 1;
    const id = this.#lastId;
    const envelope = /** @type {Envelope} */ (/** @type {unknown} */ ({ id, ...request }));
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { envelope, resolve, reject });
      if (this.#state === "ready") this.#connection?.send(envelope);
    });
  }

  #spawn() {
    this.#state = "starting";
    const fail = (/** @type {unknown} */ error) => this.#fail(EngineError.from(error));
    try {
      const worker = this.#options.createWorker(this.#isReplacement);
      if (worker instanceof Promise) worker.then((made) => this.#connect(made)).catch(fail);
      else this.#connect(worker);
    } catch (error) {
      fail(error);
    }
  }

  /** @param {Worker} worker */
  #connect(worker) {
    this.#connection = new Connection(worker, {
      onMessage: (message) => this.#receive(message),
      onDeath: (reason) => this.#replace(reason),
    });
  }

  /** @param {WorkerMessage} message */
  #receive(message) {
    if (message.type === "failure") return this.#fail(new EngineError(message.error));
    if (message.type === "progress") {
      this.#options.onProgress?.(message);
      if (message.stage === "ready") this.#serve();
    } else if (message.id === RESUME_ID) {
      this.#resumed(message);
    } else {
      this.#settle(message);
    }
  }

  #serve() {
    if (this.#save === null) return this.#goOn(null);
    this.#state = "resuming";
    this.#connection?.send({ id: RESUME_ID, type: "resume", save: this.#save });
  }

  /** @param {Answer | Refusal} message */
  #resumed(message) {
    if ("ok" in message) {
      const table = /** @type {TableReply} */ (message.ok);
      this.#keepSave(table);
      this.#goOn(table);
      return;
    }
    // A save that is refused once is refused always.
    this.#save = null;
    this.#rejectAll(new EngineError(message.error));
    this.#goOn(null);
  }

  /**
   * Answers what waits with the resumed table, or sends it where there is none to answer it with.
   *
   * @param {TableReply | null} table
   */
  #goOn(table) {
    this.#state = "ready";
    for (const [id, pending] of this.#pending) {
      if (table === null || ON_THEIR_OWN.has(pending.envelope.type)) {
        pending.envelope = atVersionOf(table, pending.envelope);
        this.#connection?.send(pending.envelope);
      } else {
        this.#pending.delete(id);
        pending.resolve(table);
      }
    }
    if (this.#isReplacement) this.#options.onRecovered?.(table);
    this.#isReplacement = false;
  }

  /** @param {Answer | Refusal} message */
  #settle(message) {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    this.#pending.delete(message.id);
    this.#deaths = 0;
    if ("ok" in message) {
      this.#keepSave(message.ok);
      pending.resolve(message.ok);
    } else {
      pending.reject(new EngineError(message.error));
    }
  }

  /** @param {Reply | null} reply */
  #keepSave(reply) {
    if (reply && typeof reply === "object" && "save" in reply) this.#save = reply.save;
  }

  /** @param {string} reason why the worker died */
  #replace(reason) {
    this.#deaths += 1;
    this.#isReplacement = true;
    if (this.#deaths < DEATHS_ALLOWED) return this.#spawn();
    // Of a script that cannot be fetched the browser says no more than that there was an error.
    const code = this.#connection?.hasSpoken ? "engine_failed" : "engine_download";
    const context = { deaths: this.#deaths };
    this.#fail(new EngineError({ code, message: reason, context }));
  }

  /** @param {EngineError} error */
  #fail(error) {
    this.#state = "failed";
    this.#error = error;
    this.#connection?.close();
    this.#connection = null;
    this.#rejectAll(error);
    this.#options.onFailed?.(error);
  }

  /** @param {EngineError} error */
  #rejectAll(error) {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of waiting) reject(error);
  }
}

/**
 * A request to go on from a table that has been resumed since has to name the version it has now.
 *
 * @param {TableReply | null} table
 * @param {Envelope} envelope
 * @returns {Envelope}
 */
function atVersionOf(table, envelope) {
  if (table === null || !("version" in envelope)) return envelope;
  return { ...envelope, version: table.view.version };
}
