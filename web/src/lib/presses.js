// Presses that came too early: a click is taken only where its press began when it might.

/** So soon after a press is let go its click comes; a click without a press is one of a screen reader. */
const CLICK_MS = 400;

/**
 * Keeps clicks from what is marked with `data-careful` while it is not to be pressed, and those whose press
 * began before it was.
 *
 * @param {EventTarget} target
 * @returns {(isReady: boolean) => void}  tells whether it is to be pressed
 */
export function followPresses(target) {
  let beganAt = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  let readyAt = 0;
  let isReady = true;

  const began = (/** @type {Event} */ event) => {
    if ("repeat" in event && event.repeat) return;
    beganAt = event.timeStamp;
    endedAt = Number.POSITIVE_INFINITY;
  };
  const ended = (/** @type {Event} */ event) => {
    endedAt = event.timeStamp;
  };
  const clicked = (/** @type {Event} */ event) => {
    const pressed = /** @type {Element | null} */ (event.target);
    if (!pressed?.closest("[data-careful]")) return;
    const isOfPress = event.timeStamp - endedAt < CLICK_MS;
    if (isReady && !(isOfPress && beganAt < readyAt)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ["pointerdown", "keydown"]) target.addEventListener(type, began, true);
  for (const type of ["pointerup", "pointercancel", "keyup"]) target.addEventListener(type, ended, true);
  target.addEventListener("click", clicked, true);

  return (/** @type {boolean} */ ready) => {
    if (ready && !isReady) readyAt = performance.now();
    isReady = ready;
  };
}
