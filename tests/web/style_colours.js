// The colours of the style sheets, as the page has them with any choice of theme, cloth and tiles.

import { readFileSync } from "node:fs";

const SHEETS = ["theme", "cloth", "tile-sets"];
const STYLES = new URL("../../web/src/styles/", import.meta.url);
const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];

const RULES = SHEETS.flatMap((name) => parse(readFileSync(new URL(`${name}.css`, STYLES), "utf8")));

/** @typedef {{ media: string, selectors: string[], body: string }} Rule */
/** @typedef {{ isDark: boolean, isHigh: boolean, felt: string, tiles: string }} Look */

/**
 * @param {string} source
 * @param {string} [media]
 * @returns {Rule[]}
 */
function parse(source, media = "") {
  const rules = [];
  let rest = source.replace(/\/\*[\s\S]*?\*\//g, "");
  for (let open = rest.indexOf("{"); open >= 0; open = rest.indexOf("{")) {
    const head = rest.slice(0, open).trim();
    let depth = 1;
    let at = open + 1;
    for (; depth > 0; at += 1) depth += { "{": 1, "}": -1 }[rest[at] ?? "}"] ?? 0;
    const body = rest.slice(open + 1, at - 1);
    if (head.startsWith("@media")) rules.push(...parse(body, head));
    else rules.push({ media, selectors: head.split(",").map((each) => each.trim()), body });
    rest = rest.slice(at);
  }
  return rules;
}

/**
 * The custom properties of the page's root: all selectors of these sheets weigh the same, so that the last counts.
 *
 * @param {Look} look
 */
export function propertiesWith({ isDark, isHigh, felt, tiles }) {
  const media = [
    "",
    isDark ? "@media (prefers-color-scheme: dark)" : "",
    isHigh ? "@media (prefers-contrast: more)" : "",
  ];
  const selectors = [":root", "[data-felt]", `[data-felt="${felt}"]`, `[data-tiles="${tiles}"]`];
  /** @type {Record<string, string>} */
  const properties = {};
  for (const rule of RULES) {
    if (!media.includes(rule.media) || !rule.selectors.some((each) => selectors.includes(each))) continue;
    for (const [, name = "", value = ""] of rule.body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      properties[name] = value;
  }
  return properties;
}

/**
 * @param {Record<string, string>} properties
 * @param {string} colour  a name of them, or a colour
 * @param {readonly number[]} [under]  on what it lies, where light comes through
 * @returns {readonly number[]}
 */
export function rgbOf(properties, colour, under = BLACK) {
  const text = colour.trim();
  const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1] ?? (text.startsWith("--") ? text : "");
  if (name) return rgbOf(properties, properties[name] ?? `no ${name}`, under);
  if (text === "white") return WHITE;
  if (text === "black") return BLACK;
  const mixed = /^color-mix\(in srgb, ([^,]+(?:\([^)]*\))?), (.+?)(?: (\d+)%)?\)$/.exec(text);
  if (mixed) {
    const [, first = "", second = "", share = "50"] = mixed;
    return blend(rgbOf(properties, second, under), rgbOf(properties, first, under), Number(share) / 100);
  }
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (hex)
    return [0, 1, 2].map((at) =>
      parseInt(hex.length === 3 ? `${hex[at]}${hex[at]}` : hex.slice(2 * at, 2 * at + 2), 16),
    );
  const [r, g, b, alpha] = (/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(text) ?? []).slice(1).map(Number);
  if (r === undefined || g === undefined || b === undefined || alpha === undefined)
    throw new Error(`no colour: ${text}`);
  return blend([r, g, b], under, alpha / 100);
}

/**
 * @param {readonly number[]} over
 * @param {readonly number[]} under
 * @param {number} share
 */
function blend(over, under, share) {
  return over.map((part, at) => share * part + (1 - share) * (under[at] ?? 0));
}

/** @param {readonly number[]} colour */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours as WCAG 2 counts it, from 1 to 21.
 *
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
export function contrast(one, other) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
