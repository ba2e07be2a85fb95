// The page's state and those who wait for its changes.

/**
 * @template S
 * @typedef {object} Store
 * @property {() => S} get
 * @property {(change: (state: S) => S) => void} update  replaces the state and tells the listeners
 * @property {(listener: (state: S, before: S) => void) => void} subscribe
 */

/**
 * @template S
 * @param {S} initial
 * @returns {Store<S>}
 */
export function createStore(initial) {
  let state = initial;
  /** @type {((state: S, before: S) => void)[]} */
  const listeners = [];
  return {
    get: () => state,
    update(change) {
      const before = state;
      state = change(before);
      if (state !== before) for (const listener of listeners) listener(state, before);
    },
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}
