/**
 * Where an answer falls short of what a conformance vector expects: every key of the expectation, at
 * every depth, must be there with the same value, and lists must have the same length. More keys may
 * be there. Of an error only its place counts.
 *
 * @param {unknown} expected
 * @param {unknown} actual
 * @param {string} [path]
 * @returns {string[]} a line for each difference
 */
export function differences(expected, actual, path = "answer") {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path} is no list`];
    const lengths = expected.length === actual.length ? [] : [`${path} has ${actual.length} entries`];
    return [...lengths, ...expected.flatMap((each, at) => differences(each, actual[at], `${path}[${at}]`))];
  }
  if (typeof expected === "object" && expected !== null) {
    if (typeof actual !== "object" || actual === null) return [`${path} is no object`];
    const fields = /** @type {Record<string, unknown>} */ (actual);
    return keysThatCount(expected, path).flatMap(([key, value]) =>
      key in fields ? differences(value, fields[key], `${path}.${key}`) : [`${path}.${key} is missing`],
    );
  }
  if (expected === actual) return [];
  return [`${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
}

/**
 * @param {object} expected
 * @param {string} path
 */
function keysThatCount(expected, path) {
  const entries = Object.entries(expected);
  if (path !== "answer.error") return entries;
  return entries.filter(([key]) => ["round", "step", "action"].includes(key));
}
