// Sounds, vibration and a screen that stays awake, where they are switched on.

import { isAble } from "./able.js";
import { Awake, wantsAwake } from "./awake.js";
import { signOf } from "./heard.js";
import { Sounds } from "./sounds.js";

/** @typedef {import("../state/page.js").Page} Page */

/**
 * @template S
 * @typedef {import("../state/store.js").Store<S>} Store
 */

/** How long it shakes, and rests between, in milliseconds. */
const SHAKES = { place: [12], score: [18, 50, 30] };

/** @param {Store<Page>} store */
export function followFeel(store) {
  followSounds(store);
  followAwake(store);
}

/** @param {Store<Page>} store */
function followSounds(store) {
  const sounds = new Sounds(() => new AudioContext());
  let isTouched = false;
  const touched = () => {
    isTouched = true;
  };
  for (const name of ["pointerdown", "keydown"])
    addEventListener(name, touched, { capture: true, once: true });
  store.subscribe((page, before) => {
    if (!isTouched) return;
    const { preferences } = page;
    // Whoever switches them on hears what they are like.
    const isNew = preferences.sounds && !before.preferences.sounds;
    const sign = isNew ? "place" : signOf(page, before);
    if (sign === null) return;
    if (preferences.sounds && isAble("sounds")) sounds.play(sign);
    if (preferences.vibration && isAble("vibration")) shake(sign);
  });
}

/** @param {import("./heard.js").Sign} sign */
function shake(sign) {
  if (sign === "place" || sign === "score") navigator.vibrate(SHAKES[sign]);
}

/** @param {Store<Page>} store */
function followAwake(store) {
  if (!isAble("awake")) return;
  const awake = new Awake(() => navigator.wakeLock.request("screen"));
  const look = () => awake.set(wantsAwake(store.get()) && !document.hidden);
  store.subscribe(look);
  document.addEventListener("visibilitychange", look);
}
