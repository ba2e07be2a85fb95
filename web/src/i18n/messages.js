// The texts of the page in the language in use: `t("curtain-title", { name: "Ann" })`.

import { language } from "./bundle.js";
import english from "./en.ftl";

const current = language("en", english);

export const t = current.text;
export const refusal = current.refusal;
export const listed = current.listed;
export const inRow = current.inRow;
