// What the browser can do of what may be switched on: a switch that would do nothing is not offered.

/** @type {Partial<Record<import("../state/preferences.js").SwitchName, () => boolean>>} */
const NEEDED = {
  sounds: () => "AudioContext" in globalThis,
  // A browser that may vibrate on a device that cannot tells nobody: those have no finger on the screen.
  vibration: () => "vibrate" in navigator && navigator.maxTouchPoints > 0,
  awake: () => "wakeLock" in navigator,
};

/** @param {import("../state/preferences.js").SwitchName} name */
export function isAble(name) {
  return NEEDED[name]?.() ?? true;
}
