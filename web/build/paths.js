import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Where the build finds things and puts them. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const WEB = `${ROOT}web/`;
export const PACKAGES = `${WEB}node_modules/`;
export const WHEELS = `${ROOT}.build/wheels/`;
export const PYTHON_FILES = `${ROOT}.build/python/`;
/** The service worker before it is told which files it keeps. */
export const SERVICE_WORKER = `${ROOT}.build/service_worker.js`;
export const SITE = `${ROOT}dist/`;
export const ONE_FILE = `${SITE}muggins.html`;

/**
 * The file's name of the one wheel of a distribution in a directory.
 *
 * @param {string} directory
 * @param {string} distribution
 * @returns {Promise<string>}
 */
export async function wheelIn(directory, distribution) {
  const names = await readdir(directory);
  const [name, ...others] = names.filter((each) => each.startsWith(`${distribution}-`));
  if (!name || others.length > 0)
    throw new Error(`there must be one wheel of ${distribution} in ${directory}`);
  return name;
}
