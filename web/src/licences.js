// The page of the licences, in the language that it was opened in, `licences.html#de`, or the best for the browser.

import { directionOf, LOCALES, matchLocale } from "./i18n/locales.js";
import { putInLanguage } from "./i18n/worded.js";

const wanted = location.hash.slice(1);
const locale = LOCALES.find((each) => each === wanted) ?? matchLocale(navigator.languages);
document.documentElement.lang = locale;
document.documentElement.dir = directionOf(locale);
putInLanguage(document, locale);
document.title = document.querySelector("h1")?.textContent ?? document.title;
