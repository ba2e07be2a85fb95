// Who sat at the table the last time.

/** @typedef {import("./shelf.js").Shelf} Shelf */
/** @typedef {{ names: string[], seats: number }} Seats */

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
  return { seats, names: names.filter((name) => typeof name === "string") };
}

/**
 * @param {Shelf} shelf
 * @param {Seats} seats
 */
export async function keepSeats(shelf, seats) {
  await shelf.set(SEATS, seats);
}
