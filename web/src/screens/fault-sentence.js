// Why rules do not go together, in the player's words.

/** @typedef {import("../i18n/bundle.js").Language} Language */
/** @typedef {import("../state/setup.js").RulesFault} RulesFault */

/**
 * @param {RulesFault} fault
 * @param {string} preset
 * @param {Pick<Language, "text" | "listed" | "has">} language
 */
export function faultSentence({ reason, context }, preset, { text, listed, has }) {
  const { option, numbers } = context;
  const id = `fault-${reason}`;
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(context)) args[name] = value ?? "";
  args.option = has(`option-${option}`) ? text(`option-${option}`) : String(option ?? "");
  args.game = has(`game-${preset}`) ? text(`game-${preset}`) : preset;
  args.numbers = listed(String(numbers ?? "").split(", "));
  return text(has(id) ? id : "fault-other", args);
}
