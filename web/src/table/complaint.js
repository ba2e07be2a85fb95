// Why something was not done, where people look.

import { html } from "lit";
import { unbroken } from "../lib/unbroken.js";
import { refusalSentence } from "./words.js";

/**
 * @param {import("../state/page.js").Page} page
 * @param {string} [place]  the class of where it stands
 */
export function complaint(page, place = "") {
  const text = refusalSentence(page);
  return text ? html`<p class="prompt is-refusal ${place}">${unbroken(text)}</p>` : null;
}
