// The size of an element, told whenever it changes.

import { noChange } from "lit";
import { AsyncDirective } from "lit/async-directive.js";
import { directive } from "lit/directive.js";

/** @typedef {{ width: number, height: number }} Box */

class Measure extends AsyncDirective {
  /** @type {ResizeObserver | null} */
  observer = null;
  /** @type {Element | null} */
  element = null;
  /** @type {(box: Box) => void} */
  tell = () => {};

  /**
   * @override
   * @param {(box: Box) => void} _tell
   */
  render(_tell) {
    return noChange;
  }

  /**
   * @override
   * @param {import("lit/directive.js").ElementPart} part
   * @param {[(box: Box) => void]} values
   */
  update(part, [tell]) {
    this.tell = tell;
    if (!this.observer) {
      this.element = part.element;
      this.observer = new ResizeObserver(([entry]) => {
        if (entry) this.tell({ width: entry.contentRect.width, height: entry.contentRect.height });
      });
      this.observer.observe(part.element);
    }
    return noChange;
  }

  /** @override */
  disconnected() {
    this.observer?.disconnect();
  }

  /** @override */
  reconnected() {
    if (this.element) this.observer?.observe(this.element);
  }
}

/** `<div ${measure((box) => …)}>` */
export const measure = directive(Measure);
