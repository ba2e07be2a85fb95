// The service worker as the page sees it: the site is kept for offline play, and a newer version of it is
// fetched, announced and taken.

import { dismissed, noticed } from "../state/visits.js";
import { isCheckDue, mayTakeByItself } from "./taking.js";
import { TAKE_OVER, TIDY } from "./words.js";

/** @typedef {import("../state/page.js").Page} Page */

/**
 * @template S
 * @typedef {import("../state/store.js").Store<S>} Store
 */

/**
 * The part of a browser's registry of service workers that is used.
 *
 * @typedef {Pick<ServiceWorkerContainer, "controller" | "getRegistration" | "register" | "addEventListener">} Workers
 */

/**
 * @typedef {object} UpdateParts
 * @property {Store<Page>} store
 * @property {Workers | undefined} workers  undefined where the browser has none
 * @property {string} script  the address of the service worker
 * @property {string} version  of the site, as the page has it
 * @property {(worker: ServiceWorker) => Promise<unknown>} versionOf  the site that a service worker serves
 * @property {() => Promise<void>} settle  fulfilled when all that was asked and written is kept
 * @property {() => boolean} isKept  whether all that is kept outlives the page
 * @property {() => boolean} isWriting  whether a field is being written in
 * @property {() => void} reload
 * @property {() => number} now  in milliseconds
 */

export class Updates {
  #parts;
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  /** @type {ServiceWorker | null} that served this page when it was loaded */
  #server = null;
  /** @type {ServiceWorker | null} that has another version than this page */
  #newer = null;
  /** @type {ServiceWorker | null} of which the person has been told */
  #announced = null;
  /** @type {"" | "asked" | "by itself"} why the newer version is being taken */
  #taking = "";
  /** @type {Set<ServiceWorker>} */
  #watched = new Set();
  /** @type {readonly string[]} */
  #names;
  #lastCheck;
  #tellOffline = () => {};
  /** @type {Promise<void>} */
  #offline = new Promise((tell) => {
    this.#tellOffline = tell;
  });

  /** @param {UpdateParts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#names = parts.store.get().names;
    this.#lastCheck = parts.now();
  }

  /**
   * Fulfilled once all files of this page's version are kept and served, or it is plain that they will not be; of
   * some browsers and moments, as after a reload past all caches, neither is ever heard.
   */
  whenOffline() {
    return this.#offline;
  }

  /** Looks at once whether a newer version waits since the last visit: it is taken before anything is shown. */
  async open() {
    const { store, workers } = this.#parts;
    if (!workers) return;
    this.#server = workers.controller;
    store.subscribe((page, before) => {
      // What was read from storage, or dealt to, is kept there.
      if (page.looked !== before.looked || page.route === "match") this.#names = page.names;
      this.#decide();
    });
    workers.addEventListener("controllerchange", () => this.#changeOver());
    if (workers.controller) this.#follow(await workers.getRegistration().catch(() => undefined));
  }

  /** Has the site kept for offline play, and looks for a newer version; a browser that refuses is left in peace. */
  async install() {
    const { workers, script } = this.#parts;
    try {
      this.#follow(await workers?.register(script));
      await this.#check();
    } catch {
      // Plain http, private browsing, no room: the page is played from the network.
    }
    if (!this.#registration) this.#tellOffline();
  }

  /** The page has come back into sight. */
  async revisit() {
    await this.#look();
    if (isCheckDue(this.#lastCheck, this.#parts.now())) await this.#check().catch(() => undefined);
  }

  /** Takes the newer version because the person wants it: the page is loaded anew. */
  async take() {
    if (this.#newer && this.#mayReload()) await this.#take("asked");
    else this.#withdraw();
  }

  async #check() {
    this.#lastCheck = this.#parts.now();
    await this.#registration?.update();
  }

  /** @param {ServiceWorkerRegistration | undefined} registration */
  #follow(registration) {
    if (!registration || registration === this.#registration) return;
    this.#registration = registration;
    registration.addEventListener("updatefound", () => this.#look());
    return this.#look();
  }

  /** Finds out what there is: this version kept, or a newer one. */
  async #look() {
    const { workers, version, versionOf } = this.#parts;
    this.#watchAll();
    // One that is newer still has come before it took over.
    if (this.#newer?.state === "redundant") this.#taking = "";
    const controller = workers?.controller;
    // A page that no worker serves has come from the network, and is as new as can be.
    if (!controller) return;
    const isSame = (await versionOf(controller)) === version;
    // Then it has been looked again.
    if (controller !== workers.controller) return;
    if (isSame && controller.state === "activated") this.#keepTidy(controller);
    // Where the worker that has served the page has lost it, the page comes from the network, and is the newer one.
    const isNewer = !isSame && controller !== this.#server;
    this.#newer = this.#registration?.waiting ?? (isNewer ? controller : null);
    this.#decide();
  }

  #watchAll() {
    if (!this.#registration) return;
    const { installing, waiting, active } = this.#registration;
    for (const each of [installing, waiting, active]) this.#watch(each);
    // The first one could not fetch or keep all files.
    if (!installing && !waiting && !active) this.#tellOffline();
  }

  /** @param {ServiceWorker | null | undefined} worker */
  #watch(worker) {
    if (!worker || this.#watched.has(worker)) return;
    this.#watched.add(worker);
    worker.addEventListener("statechange", () => this.#look());
  }

  /** @param {ServiceWorker} controller */
  #keepTidy(controller) {
    controller.postMessage({ type: TIDY });
    this.#tellOffline();
  }

  #decide() {
    if (!this.#newer || this.#taking) return;
    if (!this.#mayReload()) this.#withdraw();
    else if (this.#mayTake()) this.#take("by itself");
    else if (this.#announced !== this.#newer) this.#announce();
  }

  /** What cannot be taken now is not offered, and is announced again when it can; not to who has said later. */
  #withdraw() {
    const { store } = this.#parts;
    if (!store.get().notices.includes("update")) return;
    this.#announced = null;
    store.update((page) => dismissed(page, "update"));
  }

  /** A page that is loaded anew must not lose a match, nor a record that could not be read and is still at hand. */
  #mayReload() {
    return this.#parts.isKept() && this.#parts.store.get().broken === null;
  }

  #announce() {
    this.#announced = this.#newer;
    this.#parts.store.update((page) => noticed(page, "update"));
  }

  #mayTake() {
    const { store, isWriting } = this.#parts;
    if (!this.#mayReload()) return false;
    return mayTakeByItself(store.get(), { names: this.#names, isWriting: isWriting() });
  }

  /** @param {"asked" | "by itself"} why */
  async #take(why) {
    this.#taking = why;
    this.#parts.store.update((page) => dismissed(page, "update"));
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage({ type: TAKE_OVER });
    else await this.#load();
  }

  /** Another worker serves this page from now on: by this page's wish, by another tab's, or for the first time. */
  async #changeOver() {
    if (this.#taking) await this.#load();
    else await this.#look();
  }

  /** The page may have been gone on with meanwhile; then it is left alone. */
  async #load() {
    await this.#parts.settle();
    if (this.#taking === "asked" ? this.#mayReload() : this.#mayTake()) return this.#parts.reload();
    this.#taking = "";
    this.#announced = null;
    await this.#look();
  }
}
