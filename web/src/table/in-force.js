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

/** So many of the highest doubles at most are the ends of a line without and with a spinner. */
const ENDS = { none: 2, branching: 4 };

/**
 * The counts that score, for players to say: every one that the set can make, but of a tree, whose arms
 * have no limit, only those of four ends.
 *
 * @param {RulesView} rules
 * @returns {number[]}
 */
export function sayableCounts(rules) {
  const units = String(inForce(rules, "units") ?? "5")
    .split("+")
    .map(Number);
  const ends = isBranching(rules) ? ENDS.branching : ENDS.none;
  let most = 0;
  for (let index = 0; index < ends; index++) most += 2 * Math.max(0, rules.highest - index);
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return isCounting(rules) ? counts.filter((count) => units.some((unit) => count % unit === 0)) : [];
}
