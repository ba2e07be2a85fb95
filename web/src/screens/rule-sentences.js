// The rules in force in plain sentences, theme by theme. What a rule means is for the messages to say;
// a sentence that is empty says that the rule makes no difference beside the others.

/** @typedef {import("../engine/protocol.d.ts").OptionValue} OptionValue */
/** @typedef {import("../engine/protocol.d.ts").OptionView} OptionView */
/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../i18n/bundle.js").Language["text"]} Text */

/**
 * @typedef {object} Sentence
 * @property {string} option
 * @property {string} text
 * @property {string | null} inMuggins  what holds in Muggins instead, null where that is the same
 */

/** @type {readonly (readonly [theme: string, options: readonly string[]])[]} */
export const THEMES = [
  ["deal", ["players", "tile_set", "teams", "hand_size"]],
  ["lead", ["lead_tile", "lead_next", "lead_after_block"]],
  ["drawing", ["draw", "reserve", "extra_turn"]],
  ["counting", ["spinner", "spinner_count"]],
  ["points", ["scoring", "units", "divisor"]],
  ["calls", ["claim", "muggins", "muggins_deduct", "false_call"]],
  ["round", ["settlement", "blocked", "round_to", "domino_bonus"]],
  ["match", ["win_by", "outs_to_win", "target", "target_mode", "win_when", "max_rounds"]],
];

/** The themes at whose head stands what needs no rule of its own. */
const BASIC_THEMES = new Set(["lead", "drawing", "counting", "round"]);
/** The value of a rule that makes no difference beside the others. */
const IDLE = "idle";

/**
 * @param {RulesView} rules
 * @param {Text} text
 * @returns {{ theme: string, basic: string, sentences: Sentence[] }[]}
 */
export function ruleSections(rules, text) {
  const here = sentences(rules, text, inForce);
  const inMuggins = sentences(rules, text, ({ in_muggins }) => in_muggins ?? IDLE);
  return THEMES.map(([theme, options]) => ({
    theme,
    basic: BASIC_THEMES.has(theme) ? text(`basic-${theme}`, argumentsOf(rules, inForce)) : "",
    sentences: options
      .filter((option) => here.get(option))
      .map((option) => {
        const other = inMuggins.get(option) ?? "";
        const said = here.get(option) ?? "";
        return { option, text: said, inMuggins: other === said ? null : other };
      }),
  })).filter(({ sentences: found }) => found.length > 0);
}

/**
 * The sentence of every option.
 *
 * @param {RulesView} rules
 * @param {Text} text
 * @param {(option: OptionView) => OptionValue} valueIn
 * @returns {Map<string, string>}
 */
export function sentences(rules, text, valueIn) {
  const args = argumentsOf(rules, valueIn);
  return new Map(rules.options.map(({ name }) => [name, text(`rule-${name}`, args)]));
}

/**
 * What a rule comes to: one that makes no difference says nothing of its value.
 *
 * @param {OptionView} option
 */
export function inForce({ value, idle_by }) {
  return idle_by === null ? value : IDLE;
}

/**
 * @param {RulesView} rules
 * @param {(option: OptionView) => OptionValue} valueIn
 */
function argumentsOf({ options }, valueIn) {
  return Object.fromEntries(options.map((option) => [option.name, asArgument(option.name, valueIn(option))]));
}

/**
 * A value as a message can select on it: a list of units (`5+3`) is no name there, `u5_3` is.
 *
 * @param {string} option
 * @param {OptionValue} value
 */
export function asArgument(option, value) {
  return option === "units" ? `u${String(value).replaceAll("+", "_")}` : value;
}

/**
 * A value of an option in a few words.
 *
 * @param {string} option
 * @param {OptionValue} value
 * @param {Text} text
 */
export function valueWords(option, value, text) {
  return text(`choice-${option}`, { value: asArgument(option, value) });
}
