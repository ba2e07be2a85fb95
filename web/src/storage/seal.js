// A text that the page has written for itself, with the proof of it: what another version of the page wrote, or
// what has come to harm, is not read, so that whoever reads it need not doubt its shape.

/**
 * @typedef {object} Sealed
 * @property {string} text
 * @property {string} seal
 */

/**
 * @param {string} text
 * @param {string} version  of the page
 * @returns {Promise<Sealed | null>} null where the browser cannot make a seal
 */
export async function sealed(text, version) {
  const seal = await sealOf(text, version);
  return seal === null ? null : { text, seal };
}

/**
 * @param {unknown} found
 * @param {string} version  of the page
 * @returns {Promise<string | null>} null where this version has not written it just so
 */
export async function unsealed(found, version) {
  if (typeof found !== "object" || found === null) return null;
  if (!("text" in found) || typeof found.text !== "string" || !("seal" in found)) return null;
  return (await sealOf(found.text, version)) === found.seal ? found.text : null;
}

/**
 * @param {string} text
 * @param {string} version
 */
async function sealOf(text, version) {
  try {
    const bytes = new TextEncoder().encode(`${version}\n${text}`);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  } catch {
    // A page that is not from a safe place has no digests.
    return null;
  }
}
