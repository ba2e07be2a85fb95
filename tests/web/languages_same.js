// What may read in another language as it does in English, message by message.

/** In any language: proper names, what is shouted, and the languages in their own names. */
export const SAME_ANYWHERE = [
  ..."game game-muggins game-bergen game-sniff game-five_up muggins muggins-name patience-seconds learn-call-yes keys-name-tab keys-name-escape".split(
    " ",
  ),
  ..."auto en es fr de pt-BR ar".split(" ").map((code) => `settings-language-${code}`),
];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const SAME_IN = {
  ar: ["keys-name-enter"],
  de: ["ask-name", "settings-vibration", "sheet-rules-muggins"],
  es: ["sheet-total"],
  fr: "licences points player-score read-score event-scored settings-felt sheet-points sheet-total".split(
    " ",
  ),
  "pt-BR": ["sheet-total", "keys-name-enter"],
};
