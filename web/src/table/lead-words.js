import { t } from "../i18n/messages.js";

/** @typedef {import("../state/page.js").Page} Page */

/**
 * What stands on the button that leads on: while a kept match is drawn but the engine is still to come, how far it
 * is.
 *
 * @param {Page} page
 * @param {string} words
 */
export function leadWords({ resuming, boot }, words) {
  if (!resuming) return words;
  if (boot.stage !== "download") return t("resume-ready-soon");
  return t("resume-fetching", { percent: Math.round(boot.fraction * 100) });
}
