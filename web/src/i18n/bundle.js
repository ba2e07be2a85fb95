// A language's texts: from a Fluent source to a function that formats its messages.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/**
 * @typedef {object} Language
 * @property {(id: string, args?: Record<string, string | number>) => string} text  a message, formatted
 * @property {(id: string) => boolean} has  whether there is such a message
 * @property {(code: string) => string} refusal  why something was refused or failed, by its stable code
 * @property {(items: readonly string[]) => string} listed  names in a sentence: "Ann, Bob and Cy"
 * @property {(items: readonly string[]) => string} inRow  items one after another: "Ann 35, Bob 20"
 */

/** A number whose minus is a real minus sign: screen readers pass over a hyphen. */
class SignedNumber extends FluentNumber {
  /**
   * @override
   * @param {import("@fluent/bundle/esm/scope.js").Scope} [scope]
   */
  toString(scope) {
    return super.toString(scope).replace(/^-/, "\u2212");
  }
}

/**
 * @param {string} locale
 * @param {readonly string[]} sources
 */
function bundleOf(locale, sources) {
  // Isolation marks would become part of every accessible name and of copied text.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const errors = sources.flatMap((source) => bundle.addResource(new FluentResource(source)));
  if (errors.length > 0) throw errors[0];
  return bundle;
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
    text,
    has: (id) => bundle.hasMessage(id),
    inRow: (items) => row.format(items),
    listed: (items) => list.format(items),
    refusal: (code) =>
      bundle.hasMessage(`error-${code}`) ? text(`error-${code}`) : text("error-general", { code }),
  };
}
