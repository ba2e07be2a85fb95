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
  de: ["ask-name", "settings-vibration", "sheet-rules-muggins", "computer-name-1", "computer-name-6"],
  es: ["sheet-total", "level-casual", "computer-name-1"],
  fr: "licences points player-score read-score event-scored settings-felt sheet-points sheet-total level-expert computer-name-1 computer-name-6 watch-pause".split(
    " ",
  ),
  "pt-BR": ["sheet-total", "keys-name-enter", "level-casual", "computer-name-1"],
};
