/**
 * Whether a line runs across its box or down it. Near the proportion where the one becomes better than the
 * other a line goes on as it ran: a window that is drawn to and fro, or a bar that comes and goes, does not
 * turn it each time.
 *
 * @typedef {import("./line.js").Box} Box
 * @typedef {import("./line.js").LineView} LineView
 *
 * @typedef {object} Past
 * @property {string | undefined} lead the tile that a line begins with
 * @property {Box} box
 * @property {boolean} isDown
 */

/** From this proportion on a box is high rather than wide. */
const HIGH = 1.4;
/** So much further has it to go to turn a line that lies already. */
const FURTHER = 1.1;
/** Boxes of so many sizes are remembered. */
const MEMORY = 6;

/** @type {Past[]} the latest first */
let memory = [];

/** @param {LineView} line @param {Box} box */
export function runsDown(line, box) {
  const lead = line.tiles[0]?.tile;
  const own = memory.filter((past) => past.lead === lead);
  const same = own.find((past) => isSame(past.box, box));
  const isDown = same ? same.isDown : box.height > turningPoint(own[0]) * box.width;
  memory = [{ lead, box, isDown }, ...memory.filter((past) => past !== same)].slice(0, MEMORY);
  return isDown;
}

/** @param {Past | undefined} last */
function turningPoint(last) {
  if (!last) return HIGH;
  return last.isDown ? HIGH / FURTHER : HIGH * FURTHER;
}

/** @param {Box} one @param {Box} other */
const isSame = (one, other) => one.width === other.width && one.height === other.height;
