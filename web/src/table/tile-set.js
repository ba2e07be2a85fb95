// Which set of tiles lies on the table: one for the whole page, as its language is.

/** @typedef {import("../state/preferences.js").Preferences["tiles"]} TileSet */

/** @type {TileSet} */
let worn = "ivory";

/** @param {TileSet} set  drawn from now on, where no other is asked for */
export function wearTiles(set) {
  worn = set;
}

/** @returns {TileSet} */
export function wornTiles() {
  return worn;
}
