// What the table needs to know of the house rules in force: they come as options with values.

/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../engine/protocol.d.ts").OptionValue} OptionValue */

/**
 * @param {RulesView} rules
 * @param {string} name
 * @returns {OptionValue | null}
 */
export function inForce({ options }, name) {
  return options.find((option) => option.name === name)?.value ?? null;
}

/**
 * Whether the count of the open ends is what placements score by.
 *
 * @param {RulesView} rules
 */
export function isCounting(rules) {
  return !["headers", "none"].includes(String(inForce(rules, "scoring")));
}

/**
 * Whether doubles may branch, so that there are ends that can be played on and do not count.
 *
 * @param {RulesView} rules
 */
export function isBranching(rules) {
  return (inForce(rules, "spinner") ?? "none") !== "none";
}
