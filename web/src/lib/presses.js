// Presses that came too early: a click is taken only where its press began when it might, and the second of a double
// click only where the first was.

/** So soon after a press is let go its click comes; a click without a press is one of a screen reader. */
const CLICK_MS = 400;

const CONTROLS = "button, a, label, summary, input, select";

/**
 * Keeps clicks from what is marked with `data-careful` while it is not to be pressed, and those whose press
 * began before it was; and from whatever has come under the finger between the clicks of a double click.
 *
 * @param {EventTarget} target
 * @returns {(isReady: boolean) => void}  tells whether it is to be pressed
 */
export function followPresses(target) {
  let beganAt = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  let readyAt = 0;
  let isReady = true;
  /** @type {Element | null} */
  let lastControl = null;

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
    const control = pressed?.closest(CONTROLS) ?? null;
    const isAstray = /** @type {UIEvent} */ (event).detail > 1 && control !== lastControl;
    if (!isAstray) lastControl = control;
    const isOfPress = event.timeStamp - endedAt < CLICK_MS;
    const isEarly = !isReady || (isOfPress && beganAt < readyAt);
    if (!isAstray && !(isEarly && pressed?.closest("[data-careful]"))) return;
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
