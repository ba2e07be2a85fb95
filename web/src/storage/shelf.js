// Where the page keeps things between visits: IndexedDB, else localStorage, else only memory.

import { createStore, del, get, set } from "idb-keyval";

/**
 * @typedef {object} Place
 * @property {(key: string) => Promise<unknown>} get  undefined where nothing is kept
 * @property {(key: string, value: unknown) => Promise<void>} set
 * @property {(key: string) => Promise<void>} del
 */

/** A database that has not answered by then is taken for missing: some browsers let one hang. */
const PATIENCE_MS = 4000;

/** @returns {Place} */
export function databasePlace() {
  /** @type {import("idb-keyval").UseStore | undefined} */
  let opened;
  // Opened at the first use, inside a promise: a browser may refuse by throwing.
  const store = () => {
    opened ??= createStore("muggins", "kept");
    return opened;
  };
  return {
    get: async (key) => inTime(get(key, store())),
    set: async (key, value) => inTime(set(key, value, store())),
    del: async (key) => inTime(del(key, store())),
  };
}

/**
 * @template T
 * @param {Promise<T>} answer
 * @returns {Promise<T>}
 */
function inTime(answer) {
  return new Promise((pass, fail) => {
    const timer = setTimeout(() => fail(new Error("the database does not answer")), PATIENCE_MS);
    answer.then(pass, fail).finally(() => clearTimeout(timer));
  });
}

/** @returns {Place} */
export function localPlace() {
  const name = (/** @type {string} */ key) => `muggins:${key}`;
  return {
    get: async (key) => {
      const text = localStorage.getItem(name(key));
      return text === null ? undefined : JSON.parse(text);
    },
    set: async (key, value) => localStorage.setItem(name(key), JSON.stringify(value)),
    del: async (key) => localStorage.removeItem(name(key)),
  };
}

/** @returns {Place} */
export function memoryPlace() {
  const kept = new Map();
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    del: async (key) => void kept.delete(key),
  };
}

/**
 * A shelf keeps each value in the first place that takes it, and finds the newest.
 *
 * `set` answers whether the value outlives the page.
 *
 * @typedef {object} Shelf
 * @property {(key: string) => Promise<unknown>} get
 * @property {(key: string, value: unknown) => Promise<boolean>} set
 * @property {(key: string) => Promise<void>} del
 * @property {() => Promise<void>} settle  fulfilled when all that was set before is kept
 * @property {() => boolean} isLasting  whether all that is kept outlives the page
 */

/**
 * @param {readonly Place[]} lasting  places that outlive the page, best first
 * @param {Place} [memory]
 * @returns {Shelf}
 */
export function createShelf(lasting, memory = memoryPlace()) {
  const places = [...lasting, memory];
  let last = 0;
  let settled = Promise.resolve();
  /** @type {Set<string>} the keys of which the newest value is lost with the page */
  const passing = new Set();

  /**
   * @template T
   * @param {() => Promise<T>} attempt
   * @param {T} otherwise
   */
  const tryTo = (attempt, otherwise) => attempt().catch(() => otherwise);

  /** @param {string} key */
  async function find(key) {
    const found = await Promise.all(places.map((place) => tryTo(() => place.get(key), undefined)));
    const dated = found.filter(isDated);
    return dated.sort((a, b) => b.at - a.at)[0]?.value;
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  async function keep(key, value) {
    // Two values of one millisecond must not tie, nor an older one win when the clock is set back.
    last = Math.max(last + 1, Date.now());
    for (const place of places) {
      if (await tryTo(() => place.set(key, { at: last, value }).then(() => true), false)) {
        const isLasting = place !== memory;
        if (isLasting) passing.delete(key);
        else passing.add(key);
        return isLasting;
      }
    }
    return false;
  }

  return {
    get: find,
    set(key, value) {
      const kept = keep(key, value);
      settled = Promise.all([settled, kept]).then(() => undefined);
      return kept;
    },
    del: async (key) => {
      passing.delete(key);
      await Promise.all(places.map((place) => tryTo(() => place.del(key), undefined)));
    },
    settle: () => settled,
    isLasting: () => passing.size === 0,
  };
}

/**
 * @param {unknown} found
 * @returns {found is { at: number, value: unknown }}
 */
function isDated(found) {
  return typeof found === "object" && found !== null && "at" in found && Number.isFinite(found.at);
}
