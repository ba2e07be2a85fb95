// How the page looks: the brightness, the cloth, the set of tiles and the pace that the person prefers.

import { wearTiles } from "../table/tile-set.js";

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/preferences.js").Preferences} Preferences */

/**
 * @template S
 * @typedef {import("../state/store.js").Store<S>} Store
 */

/** What can be chosen against the system, as the style sheets ask for it: whole and alone. */
export const QUERIES = /** @type {const} */ ({
  dark: "(prefers-color-scheme: dark)",
  light: "(prefers-color-scheme: light)",
  contrast: "(prefers-contrast: more)",
  still: "(prefers-reduced-motion: reduce)",
});

/** @typedef {keyof typeof QUERIES} Query */

/**
 * What is chosen of them; what is not is as the system has it.
 *
 * @param {Pick<Preferences, "theme" | "pace">} preferences
 * @returns {Partial<Record<Query, boolean>>}
 */
export function chosenLook({ theme, pace }) {
  return {
    ...(theme === "light" || theme === "dark" ? { dark: theme === "dark", light: theme === "light" } : {}),
    ...(theme === "contrast" ? { contrast: true } : {}),
    ...(pace === "still" ? { still: true } : {}),
  };
}

/**
 * @param {Store<Page>} store
 * @param {Document} page
 */
export function followLook(store, page) {
  const queries = queriesIn(page);
  const wear = (/** @type {Preferences} */ preferences) => {
    const chosen = chosenLook(preferences);
    for (const { query, media } of queries) media.mediaText = mediaOf(query, chosen[query]);
    const { theme, felt, tiles, pace } = preferences;
    Object.assign(page.documentElement.dataset, { theme, felt, tiles, pace });
    wearTiles(tiles);
  };
  wear(store.get().preferences);
  store.subscribe(({ preferences }, before) => {
    if (preferences !== before.preferences) wear(preferences);
  });
}

/**
 * @param {Query} query
 * @param {boolean | undefined} isChosen
 */
function mediaOf(query, isChosen) {
  if (isChosen === undefined) return QUERIES[query];
  return isChosen ? "all" : "not all";
}

/**
 * Where the style sheets, and the head of the page, ask for what can be chosen.
 *
 * @param {Document} page
 * @returns {{ query: Query, media: { mediaText: string } }[]}
 */
function queriesIn(page) {
  const rules = [...page.styleSheets].flatMap(rulesOf).filter((rule) => rule instanceof CSSMediaRule);
  const metas = [...page.querySelectorAll("meta[media]")].map((meta) => ({
    get mediaText() {
      return meta.getAttribute("media") ?? "";
    },
    set mediaText(text) {
      meta.setAttribute("media", text);
    },
  }));
  return [...rules.map(({ media }) => media), ...metas].flatMap((media) => {
    const query = asked(media.mediaText);
    return query ? [{ query, media }] : [];
  });
}

/**
 * A style sheet that something in the browser has added may not be read.
 *
 * @param {CSSStyleSheet} sheet
 */
function rulesOf(sheet) {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** @param {string} text */
function asked(text) {
  const names = /** @type {Query[]} */ (Object.keys(QUERIES));
  return names.find((name) => QUERIES[name] === text);
}
