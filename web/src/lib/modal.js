// A `dialog` that is modal exactly while a value says so.

import { noChange } from "lit";
import { Directive, directive } from "lit/directive.js";

class Modal extends Directive {
  /** The dialog was opened, and has not been put away by the page since: the browser may have closed it. */
  #isShown = false;
  /** @type {(() => void) | null} */
  #close = null;

  /**
   * @override
   * @param {boolean} _open
   * @param {() => void} _close
   */
  render(_open, _close) {
    return noChange;
  }

  /**
   * @override
   * @param {import("lit/directive.js").ElementPart} part
   * @param {[boolean, () => void]} values
   */
  update(part, [open, close]) {
    const dialog = /** @type {HTMLDialogElement} */ (part.element);
    if (!this.#close) this.#listen(dialog);
    this.#close = close;
    // The dialog may still be outside the document while its template is being made.
    queueMicrotask(() => (open ? this.#show(dialog) : this.#putAway(dialog)));
    return noChange;
  }

  /** @param {HTMLDialogElement} dialog */
  #listen(dialog) {
    // What is told of an earlier time says nothing of a dialog that has been opened again.
    dialog.addEventListener("close", () => dialog.open || this.#close?.());
    // Escape: known before the browser closes it, so that no key that follows is taken for one over an open dialog.
    dialog.addEventListener("cancel", ({ target }) => target === dialog && this.#close?.());
  }

  /** @param {HTMLDialogElement} dialog */
  #show(dialog) {
    // One that the browser has closed stays closed, although what is drawn may not know of it yet: to show it again
    // would take the focus from where it was just given back to.
    if (this.#isShown || !dialog.isConnected) return;
    this.#isShown = true;
    dialog.showModal();
  }

  /** @param {HTMLDialogElement} dialog */
  #putAway(dialog) {
    this.#isShown = false;
    if (dialog.open) dialog.close();
  }
}

/** Whether a dialog lies over the page: one that the browser has just closed does not, whatever is known of it yet. */
export const isUnderDialog = () => document.querySelector("dialog[open]") !== null;

/** `<dialog ${modal(open, close)}>`: `close` is called when the browser closes it, as with Escape. */
export const modal = directive(Modal);
