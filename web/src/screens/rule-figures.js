// The pictures of the table that go with a theme of the rules, each with what it comes to in the rules in force.

import { html, nothing } from "lit";
import { t } from "../i18n/messages.js";
import { unbroken } from "../lib/unbroken.js";
import { diagram } from "../table/diagram.js";
import { tallyShape } from "../table/tally.js";
import { lineSentence } from "../table/words.js";

/** @typedef {import("../engine/protocol.d.ts").DiagramView} DiagramView */
/** @typedef {import("../engine/protocol.d.ts").DiagramsReply} DiagramsReply */
/** @typedef {import("../engine/protocol.d.ts").RulesView} RulesView */

/** @type {Readonly<Record<string, readonly string[]>>} */
const FIGURES = {
  counting: ["ends", "double", "covered", "exposed", "lone", "side", "spinner", "tree"],
  points: ["headers", "header_double"],
};
const TALLY_THEME = "match";

/**
 * @param {DiagramsReply | null} told
 * @param {RulesView} rules
 * @param {string} theme
 */
export function figuresOf(told, rules, theme) {
  if (!told) return nothing;
  const names = FIGURES[theme] ?? [];
  const drawn = told.diagrams.filter(({ name }) => names.includes(name));
  const tally = theme === TALLY_THEME ? tallyFigure(told) : nothing;
  if (drawn.length === 0 && tally === nothing) return nothing;
  return html`<div class="rule-figures">${drawn.map((one) => figure(one, rules))}${tally}</div>`;
}

/**
 * @param {DiagramView} drawn
 * @param {RulesView} rules
 */
function figure({ name, line, count, points }, rules) {
  return html`
    <figure>
      ${diagram(line, rules)}
      <p class="visually-hidden">${lineSentence({ line: { ...line, count: null }, rules })}</p>
      <figcaption>${caption(name, count !== null)} ${count ? unbroken(counted(count.text, points)) : scored(name, points)}</figcaption>
    </figure>
  `;
}

/**
 * @param {string} name
 * @param {boolean} isCounted
 */
function caption(name, isCounted) {
  const isPlain = !isCounted && (name === "ends" || name === "double");
  return t(isPlain ? `diagram-${name}-plain` : `diagram-${name}`);
}

/**
 * @param {string} arithmetic
 * @param {number} points
 */
const counted = (arithmetic, points) => t("diagram-counted", { arithmetic, points });

/**
 * What equal ends score; a line that shows only how tiles lie scores nothing that would be worth a word.
 *
 * @param {string} name
 * @param {number} points
 */
function scored(name, points) {
  return name.startsWith("header") ? t("diagram-scored", { points }) : "";
}

/** @param {DiagramsReply} told */
function tallyFigure({ tally: { score, tally } }) {
  return html`
    <figure class="tally-figure">
      ${tallyShape(tally)}
      <figcaption>${t("diagram-tally", { score })}</figcaption>
    </figure>
  `;
}
