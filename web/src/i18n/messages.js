// The texts of the page in the language in use: `t("curtain-title", { name: "Ann" })`.
//
// English is at hand from the start; every other language comes as a file of its own when it is wanted, and so
// do the texts of the lessons in any of them.

import english from "./en.ftl";
import englishRules from "./rules.en.ftl";
import { createSpeech } from "./speech.js";

const LANGUAGES = {
  es: () => import("./languages/es.js"),
  fr: () => import("./languages/fr.js"),
  de: () => import("./languages/de.js"),
  "pt-BR": () => import("./languages/pt-BR.js"),
  ar: () => import("./languages/ar.js"),
};
const LESSONS = {
  en: () => import("./languages/learn-en.js"),
  es: () => import("./languages/learn-es.js"),
  fr: () => import("./languages/learn-fr.js"),
  de: () => import("./languages/learn-de.js"),
  "pt-BR": () => import("./languages/learn-pt-BR.js"),
  ar: () => import("./languages/learn-ar.js"),
};

export const current = createSpeech([english, englishRules], LANGUAGES, LESSONS);

export const t = current.text;
export const refusal = current.refusal;
export const listed = current.listed;
export const inRow = current.inRow;
