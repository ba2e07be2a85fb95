// Bytes as text that may stand in a page: five signs for four bytes, where base64 takes six for them.
//
// It is Z85 (rfc.zeromq.org/spec/32) with two changes: `_` for `<`, which would mean something inside a page,
// and before all bytes their number, since they need not come in fours.

const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&_>()[]{}@%$#";
const BASE = SIGNS.length;
const BYTES = 4;
const DIGITS = 5;
const VALUES = new Uint8Array(128);
for (const [value, sign] of [...SIGNS].entries()) VALUES[sign.charCodeAt(0)] = value;

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function formatText85(bytes) {
  const words = new DataView(new ArrayBuffer(lengthWithNumber(bytes.length)));
  words.setUint32(0, bytes.length);
  new Uint8Array(words.buffer).set(bytes, BYTES);
  let text = "";
  for (let at = 0; at < words.byteLength; at += BYTES) {
    const word = words.getUint32(at);
    for (let place = BASE ** (DIGITS - 1); place >= 1; place /= BASE) {
      text += SIGNS[Math.floor(word / place) % BASE];
    }
  }
  return text;
}

/**
 * @param {string} text as `formatText85` makes it
 * @returns {Uint8Array<ArrayBuffer>}
 * @throws {RangeError} where a part of the text is missing
 */
export function parseText85(text) {
  const words = new DataView(new ArrayBuffer(Math.floor(text.length / DIGITS) * BYTES));
  for (let at = 0, from = 0; at < words.byteLength; at += BYTES) {
    let word = 0;
    for (const end = from + DIGITS; from < end; from += 1) {
      word = word * BASE + (VALUES[text.charCodeAt(from)] ?? 0);
    }
    words.setUint32(at, word);
  }
  const number = words.byteLength > 0 ? words.getUint32(0) : 0;
  if (words.byteLength !== lengthWithNumber(number)) throw new RangeError("a part of the text is missing");
  return new Uint8Array(words.buffer, BYTES, number);
}

/** @param {number} number of bytes */
function lengthWithNumber(number) {
  return BYTES + Math.ceil(number / BYTES) * BYTES;
}
