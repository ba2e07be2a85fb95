// The texts of the page in the language in use: `t("curtain-title", { name: "Ann" })`.

import { language } from "./bundle.js";
import english from "./en.ftl";
import englishLearn from "./learn.en.ftl";
import englishRules from "./rules.en.ftl";

export const current = language("en", english, englishRules, englishLearn);

export const t = current.text;
export const refusal = current.refusal;
export const listed = current.listed;
export const inRow = current.inRow;
