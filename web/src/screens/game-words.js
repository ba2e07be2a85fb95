// A game in words: its name, what it is like, and how it was changed.

import { current, t } from "../i18n/messages.js";
import { fromJson } from "../state/setup.js";
import { valueWords } from "./rule-sentences.js";

/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../engine/protocol.d.ts").GameView} GameView */
/** @typedef {import("../state/setup.js").Choice} Choice */

/** So many changed rules are named one by one. */
const FEW = 2;

/** @param {string} preset */
export function gameName(preset) {
  return current.has(`game-${preset}`) ? t(`game-${preset}`) : preset;
}

/** @param {string} preset */
export function gameSentence(preset) {
  return current.has(`about-${preset}`) ? t(`about-${preset}`) : "";
}

/**
 * What the chosen game is called: by the name that it was saved under, or by the game it comes from.
 *
 * @param {Choice} choice
 * @param {boolean} isEdited
 */
export function choiceName({ preset, options, name }, isEdited) {
  if (name !== "") return isEdited ? t("game-edited", { name }) : name;
  return hasHouseRules(options) ? t("game-with-changes", { game: gameName(preset) }) : gameName(preset);
}

/**
 * What else there is to say of a choice: the game it comes from, its set, which rules are changed, or of more
 * than a few how many.
 *
 * @param {Choice} choice
 * @param {string} [shown]  a rule that stands beside it anyway
 * @returns {string[]}
 */
export function choiceNotes({ preset, options, name }, shown = "") {
  const set = options.tile_set;
  const changes = Object.keys(options).filter((option) => option !== "tile_set");
  // A link may come from another version of the page, with rules that this one has no words for.
  const isTold = changes.length <= FEW && changes.every((option) => current.has(`option-${option}`));
  return [
    name === "" ? "" : t("game-after", { game: gameName(preset) }),
    typeof set === "number" ? t("game-set", { tile_set: set }) : "",
    ...(isTold
      ? changes.filter((option) => option !== shown).map((option) => changeWords(option, options[option]))
      : [t("game-changes", { count: changes.length })]),
  ].filter(Boolean);
}

/**
 * @param {string} option
 * @param {Choice["options"][string]} value
 */
function changeWords(option, value) {
  return t("game-change", {
    option: t(`option-${option}`),
    value: valueWords(option, fromJson(value), t),
  });
}

/** @param {Choice["options"]} options */
function hasHouseRules(options) {
  return Object.keys(options).some((option) => option !== "tile_set" && option !== "teams");
}

/**
 * The name of rules as they are in force at the table.
 *
 * @param {RulesView} rules
 */
export function rulesName({ preset, options }) {
  const isChanged = options.some(({ value, in_preset }) => value !== in_preset);
  return isChanged ? t("game-with-changes", { game: gameName(preset) }) : gameName(preset);
}

/**
 * For how many people a game is.
 *
 * @param {GameView} game
 */
export function gamePlayers({ players }) {
  const low = Math.min(...players);
  const high = Math.max(...players);
  return low === high ? t("game-players-one", { count: low }) : t("game-players", { low, high });
}
