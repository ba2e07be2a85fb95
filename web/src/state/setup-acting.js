// What each thing that a person does on the way to a match sets going.

import { opposed, sitting } from "./sitters.js";
import { named } from "./visits.js";

/** @typedef {import("./match-driver.js").MatchDriver} MatchDriver */
/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./setup-actions.d.ts").SetupActions} SetupActions */
/** @typedef {import("./setup-driver.js").SetupDriver} SetupDriver */
/** @typedef {import("./setup.js").Setup} Setup */

/**
 * @template S
 * @typedef {import("./store.js").Store<S>} Store
 */

/**
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 * @param {SetupDriver} setup
 * @returns {SetupActions}
 */
export function setupActions(store, driver, setup) {
  return {
    ...seatingActions(store, driver, setup),
    ...rulesActions(store, setup),
    ...questionActions(store, setup),
  };
}

/**
 * @param {Store<Page>} store
 * @param {MatchDriver} driver
 * @param {SetupDriver} setup
 */
function seatingActions(store, driver, setup) {
  return {
    setSeats: (/** @type {number} */ seats) => setup.setSeats(seats),
    setName: (/** @type {number} */ seat, /** @type {string} */ name) =>
      store.update((page) => named(page, seat, name)),
    setSitter: (/** @type {number} */ seat, /** @type {string} */ sitter) =>
      store.update((page) => sitting(page, seat, sitter)),
    setOthers: (/** @type {string} */ sitter) => store.update((page) => opposed(page, sitter)),
    deal: () => driver.deal(),
    keepMatch: () => store.update((page) => ({ ...page, replacing: false })),
    replaceMatch: () => driver.deal(),
    goOn: () => driver.goOn(),
  };
}

/**
 * @param {Store<Page>} store
 * @param {SetupDriver} setup
 * @returns {Omit<SetupActions, keyof ReturnType<typeof seatingActions> | keyof ReturnType<typeof questionActions>>}
 */
function rulesActions(store, setup) {
  const change = changer(store);
  return {
    openGames: () => change({ panel: "games" }),
    openHouse: () => change({ panel: "house", sheet: false, copied: "" }),
    closePanel: () => change({ panel: "", link: null, copied: "" }),
    openRules: () => change({ sheet: true }),
    closeRules: () => change({ sheet: false }),
    chooseGame: (preset) => setup.chooseGame(preset),
    chooseHouse: (rules) => setup.choose(rules, rules.players),
    setOption: (option, value) => setup.setOption(option, value),
    resetOption: (option) => setup.resetOption(option),
    resetAll: () => setup.resetAll(),
    undoChange: () => setup.undoChange(),
    share: () => setup.share(location.href),
    playLink: () => setup.playLink(),
  };
}

/**
 * @param {Store<Page>} store
 * @param {SetupDriver} setup
 */
function questionActions(store, setup) {
  const change = changer(store);
  return {
    ask: (/** @type {import("./setup.js").Question["kind"]} */ kind, /** @type {string} */ name) =>
      change({ question: { kind, of: name, name, checked: false } }),
    write: (/** @type {string} */ name) => {
      const { question } = store.get().setup;
      if (question) change({ question: { ...question, name } });
    },
    answer: () => setup.answer(),
    dropQuestion: () => change({ question: null }),
  };
}

/** @param {Store<Page>} store */
function changer(store) {
  return (/** @type {Partial<Setup>} */ changes) => {
    const { setup } = store.get();
    const isSame = Object.entries(changes).every(
      ([name, value]) => setup[/** @type {keyof Setup} */ (name)] === value,
    );
    if (!isSame) store.update((page) => ({ ...page, setup: { ...page.setup, ...changes } }));
  };
}
