// Style properties of an element, set through the object model: the page's Content-Security-Policy
// refuses `style` attributes, and lit's own styleMap writes one at first.

import { noChange } from "lit";
import { Directive, directive } from "lit/directive.js";

/** @typedef {Record<string, string | number>} Properties */

class Css extends Directive {
  /**
   * @override
   * @param {Properties} _properties
   */
  render(_properties) {
    return noChange;
  }

  /**
   * @override
   * @param {import("lit/directive.js").ElementPart} part
   * @param {[Properties]} values
   */
  update(part, [properties]) {
    const { style } = /** @type {HTMLElement | SVGElement} */ (part.element);
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, String(value));
    return noChange;
  }
}

/** `<div ${css({ "--tile": "44px" })}>` */
export const css = directive(Css);
