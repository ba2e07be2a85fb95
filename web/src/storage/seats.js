// Who sat at the table the last time.

/** @typedef {import("./shelf.js").Shelf} Shelf */
/** @typedef {import("../state/page.js").Page} Page */
/** @typedef {Pick<Page, "names" | "seats" | "computers" | "aliases">} Seats */

const SEATS = "seats";

/**
 * @param {Shelf} shelf
 * @returns {Promise<Seats | null>}
 */
export async function loadSeats(shelf) {
  const found = await shelf.get(SEATS);
  if (typeof found !== "object" || found === null) return null;
  if (!("names" in found) || !("seats" in found)) return null;
  const { names, seats } = found;
  if (!Array.isArray(names) || typeof seats !== "number") return null;
  const { computers, aliases } = /** @type {{ computers?: unknown, aliases?: unknown }} */ (found);
  return { seats, names: texts(names), computers: texts(computers), aliases: texts(aliases) };
}

/** @param {unknown} list  those who were kept before there were computer players have none */
const texts = (list) => (Array.isArray(list) ? list.filter((each) => typeof each === "string") : []);

/**
 * @param {Shelf} shelf
 * @param {Seats} seats
 */
export async function keepSeats(shelf, { names, seats, computers, aliases }) {
  await shelf.set(SEATS, { names, seats, computers, aliases });
}
