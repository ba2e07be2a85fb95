// The texts of the page in the language in use: `t("curtain-title", { name: "Ann" })`.
//
// English is at hand from the start; every other language comes as a file of its own when it is wanted.

import english from "./en.ftl";
import englishLearn from "./learn.en.ftl";
import englishRules from "./rules.en.ftl";
import { createSpeech } from "./speech.js";

export const current = createSpeech([english, englishRules, englishLearn], {
  es: () => import("./languages/es.js"),
  fr: () => import("./languages/fr.js"),
  de: () => import("./languages/de.js"),
  "pt-BR": () => import("./languages/pt-BR.js"),
  ar: () => import("./languages/ar.js"),
});

export const t = current.text;
export const refusal = current.refusal;
export const listed = current.listed;
export const inRow = current.inRow;
