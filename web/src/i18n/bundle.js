// A language's texts: from a Fluent source to a function that formats its messages.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { directionOf } from "./locales.js";

/**
 * @typedef {object} Language
 * @property {string} locale
 * @property {(id: string, args?: Record<string, string | number>) => string} text  a message, formatted
 * @property {(id: string) => boolean} has  whether there is such a message
 * @property {(code: string) => string} refusal  why something was refused or failed, by its stable code
 * @property {(items: readonly string[]) => string} listed  names in a sentence: "Ann, Bob and Cy"
 * @property {(items: readonly string[]) => string} inRow  items one after another: "Ann 35, Bob 20"
 * @property {(sources: readonly string[]) => void} add  more messages
 */

/** What stands between these has a direction of its own, that of its first letter. */
const [ISOLATE, END] = ["\u2068", "\u2069"];
/** A sign of no width: what begins with it is read from the right. */
const FROM_RIGHT = "\u200f";

/** A number whose minus is a real minus sign: screen readers pass over a hyphen. */
class SignedNumber extends FluentNumber {
  /**
   * @override
   * @param {import("@fluent/bundle/esm/scope.js").Scope} [scope]
   */
  toString(scope) {
    return super.toString(scope).replace(/^(\u200e?)-/, "$1\u2212");
  }
}

/**
 * @param {string} locale
 * @param {readonly string[]} sources
 */
function bundleOf(locale, sources) {
  // Isolation marks become part of every accessible name and of copied text: they are there only where a tile,
  // 6-4, or a name in other letters would else be turned round. Tiles and sums come from the engine in Western
  // digits; other numbers are like them.
  const useIsolating = directionOf(locale) === "rtl";
  const bundle = new FluentBundle(`${locale}-u-nu-latn`, { useIsolating });
  addTo(bundle, sources);
  return bundle;
}

/**
 * @param {FluentBundle} bundle
 * @param {readonly string[]} sources
 */
function addTo(bundle, sources) {
  const errors = sources.flatMap((source) => bundle.addResource(new FluentResource(source)));
  if (errors.length > 0) throw errors[0];
}

/**
 * Names in other letters keep their own direction, and do not turn the whole list round.
 *
 * @param {readonly string[]} items
 * @param {Intl.ListFormat} format
 * @param {string} locale
 */
function joined(items, format, locale) {
  if (directionOf(locale) === "ltr" || items.length === 0) return format.format(items);
  return FROM_RIGHT + format.format(items.map((item) => `${ISOLATE}${item}${END}`));
}

/**
 * @param {string} locale
 * @param {readonly string[]} sources
 * @returns {Language}
 */
export function language(locale, ...sources) {
  const bundle = bundleOf(locale, sources);
  const row = new Intl.ListFormat(locale, { type: "unit", style: "short" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });

  /** @type {Language["text"]} */
  function text(id, args = {}) {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id}`);
    const wrapped = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new SignedNumber(value) : value,
    ]);
    return bundle.formatPattern(message.value, Object.fromEntries(wrapped));
  }

  return {
    locale,
    text,
    has: (id) => bundle.hasMessage(id),
    add: (sources) => addTo(bundle, sources),
    inRow: (items) => joined(items, row, locale),
    listed: (items) => joined(items, list, locale),
    refusal: (code) =>
      bundle.hasMessage(`error-${code}`) ? text(`error-${code}`) : text("error-general", { code }),
  };
}
