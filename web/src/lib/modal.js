// A `dialog` that is modal exactly while a value says so.

import { noChange } from "lit";
import { Directive, directive } from "lit/directive.js";

class Modal extends Directive {
  /**
   * @override
   * @param {boolean} _open
   */
  render(_open) {
    return noChange;
  }

  /**
   * @override
   * @param {import("lit/directive.js").ElementPart} part
   * @param {[boolean]} values
   */
  update(part, [open]) {
    const dialog = /** @type {HTMLDialogElement} */ (part.element);
    // The dialog may still be outside the document while its template is being made.
    queueMicrotask(() => {
      if (open && !dialog.open && dialog.isConnected) dialog.showModal();
      if (!open && dialog.open) dialog.close();
    });
    return noChange;
  }
}

/** Whether a dialog lies over the page: one that the browser has just closed does not, whatever is known of it yet. */
export const isUnderDialog = () => document.querySelector("dialog[open]") !== null;

/** `<dialog ${modal(open)}>` */
export const modal = directive(Modal);
