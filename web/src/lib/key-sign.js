// The sign that a key stands for where people write in Latin letters.

/**
 * The sign of a key in small letters: its own, or, where the keyboard writes another script (Arabic, Greek,
 * Cyrillic), that of the place of the key. Keys with a name keep it: `escape`, `arrowleft`.
 *
 * @param {Pick<KeyboardEvent, "key" | "code" | "shiftKey">} event
 */
export function keySign({ key, code, shiftKey }) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the end of ASCII is meant.
  if (key.length !== 1 || /^[\x00-\x7f]$/.test(key)) return key.toLowerCase();
  const [, sign] = /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code ?? "") ?? [];
  if (sign !== undefined) return sign.toLowerCase();
  return key === "\u061f" || (code === "Slash" && shiftKey) ? "?" : key.toLowerCase();
}
