/**
 * A worker that a test plays the part of: it notes what it is sent and says what the test makes it say.
 */
export class FakeWorker extends EventTarget {
  /** Requests, parsed. @type {any[]} */
  received = [];
  isTerminated = false;

  /** @param {string} text */
  postMessage(text) {
    this.received.push(JSON.parse(text));
  }

  terminate() {
    this.isTerminated = true;
  }

  /** @param {unknown} message */
  say(message) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  becomeReady() {
    this.say({ type: "progress", stage: "ready", fraction: 1 });
  }

  /**
   * Answers the request that came last.
   *
   * @param {unknown} ok
   */
  answer(ok) {
    this.say({ id: this.last.id, ok });
  }

  /** @param {string} message */
  crash(message = "out of memory") {
    this.dispatchEvent(Object.assign(new Event("error"), { message }));
  }

  get last() {
    return this.received.at(-1);
  }
}
