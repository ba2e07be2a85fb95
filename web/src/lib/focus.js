// Where the focus goes when a screen changes, or when what had it is gone.

/**
 * Runs a rendering and then sees to the focus.
 *
 * @param {HTMLElement} root
 * @param {boolean} isNewScreen
 * @param {() => void} render
 */
export function keepFocus(root, isNewScreen, render) {
  const before = document.activeElement;
  render();
  const isGone = before !== null && before !== document.body && !before.isConnected;
  if (!isNewScreen && !isGone) return;
  if (document.querySelector("dialog[open]")) return;
  const head = root.querySelector("[data-focus]");
  if (!(head instanceof HTMLElement)) return;
  head.focus({ preventScroll: true });
  // A screen stands as it is drawn, unless what has the focus would not be seen there.
  const { top, bottom } = head.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) head.scrollIntoView({ block: "nearest" });
}
