/**
 * What the page may do: run and load its own files, and compile Python's program; nothing else. The
 * worker is under it where the server sends it as a header.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export const POLICY_TAG = formatPolicyTag(CONTENT_SECURITY_POLICY);

/** @param {string} policy */
function formatPolicyTag(policy) {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/**
 * The page as it is served: with the policy before anything that it governs, and with the names that
 * the bundles got.
 *
 * @param {string} source web/index.html
 * @param {{ script: string, early: string, style: string, compat: string }} bundles
 */
export function formatPage(source, { script, early, style, compat }) {
  const named = [
    [/(?<=src=")app\.js(?=")/g, script],
    [/(?<=src=")create_worker\.js(?=")/g, early],
    [/(?<=href=")app\.css(?=")/g, style],
    [/(?<=src=")compat\.js(?=")/g, compat],
  ].reduce(
    (page, [pattern, name]) => replaceOnce(page, /** @type {RegExp} */ (pattern), String(name)),
    source,
  );
  return withPolicy(named, CONTENT_SECURITY_POLICY);
}

/**
 * A page with a policy before anything that it governs.
 *
 * @param {string} page
 * @param {string} policy
 */
export function withPolicy(page, policy) {
  const tag = formatPolicyTag(policy);
  return replaceOnce(page, /<meta charset="?utf-8"?\s*\/?>/gi, (charset) => `${charset}\n    ${tag}`);
}

/** Where a page tells which version it is. */
export const VERSION = /(?<=<meta name="version" content=")[^"]*(?=")/g;

/**
 * A page that tells which version of the game it is, in 16 signs.
 *
 * @param {string} page
 * @param {string} hash of all that makes it, in hexadecimal signs
 */
export function withVersion(page, hash) {
  return replaceOnce(page, VERSION, hash.slice(0, 16));
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string | ((found: string) => string)} replacement
 */
export function replaceOnce(text, pattern, replacement) {
  const found = text.match(pattern) ?? [];
  if (found.length !== 1) throw new Error(`index.html has ${pattern} ${found.length} times, not once`);
  return text.replace(pattern, typeof replacement === "string" ? () => replacement : replacement);
}
