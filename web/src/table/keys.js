// The keys that work anywhere at the table.

/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {import("../state/actions.d.ts").Actions} Actions */

/**
 * @param {KeyboardEvent} event
 * @param {Page} page
 * @param {Actions} actions
 */
export function pressed(event, page, actions) {
  // A key that is held down would place a tile, show a hand or draw again and again.
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (page.route === "match" && !page.sheet && page.view && page.boot.status !== "failed")
    act(event.key.toLowerCase(), page.view, page, actions);
}

/**
 * @param {string} key
 * @param {NonNullable<Page["view"]>} view
 * @param {Page} page
 * @param {Actions} actions
 */
function act(key, { hand, undo }, page, actions) {
  if (key === "d" && hand?.can_draw) actions.draw();
  if (key === "p" && hand?.can_pass) actions.pass();
  if (key === "u" && undo !== null) actions.undo();
  if (key === "s") actions.openSheet();
  if (key === "escape" && page.chosen !== null) {
    actions.putBack();
    const tile = document.querySelector(".hand-tile[tabindex='0']");
    if (tile instanceof HTMLElement) tile.focus();
  }
}
