/**
 * Which version of the page this is; the build names it by what is in it.
 *
 * @param {Document} document
 */
export function siteVersion(document) {
  return document.querySelector('meta[name="version"]')?.getAttribute("content") ?? "";
}
