// The faces of the computer players: carved heads of ivory, wood and brass with pips for eyes. The seat gives the
// material, the level what they wear, the temperament how they look.

import { html, nothing, svg } from "lit";

/** @typedef {{ readonly level: string, readonly temperament: string }} Kind */

/** So many materials there are: one for each seat that a table may have. */
const MATERIALS = 6;

/**
 * @param {Kind} kind
 * @param {number} seat
 */
export function face({ level, temperament }, seat) {
  const look = LOOKS[temperament || "even"] ?? evenLook;
  return html`
    <svg class="face face-${seat % MATERIALS} face-${level}" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      ${head()} ${look()} ${(WORN[level] ?? nothingWorn)()}
    </svg>
  `;
}

/**
 * The faces of those who are computer players.
 *
 * @param {readonly import("../engine/protocol.d.ts").PlayerView[]} players
 */
export const facesOf = (players) =>
  players.map(({ computer, seat }) => (computer ? face(computer, seat) : nothing));

/** Who is no computer: a turned pawn. */
export function personFace() {
  return html`
    <svg class="face face-person" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path class="face-head" d="M13 59c0-14 6-18 11-21h16c5 3 11 7 11 21z" />
      <path class="face-shine" d="M20 54c1-7 3-10 7-12" />
      <ellipse class="face-band" cx="32" cy="38" rx="12" ry="3.4" />
      <circle class="face-head" cx="32" cy="21" r="14.5" />
      <path class="face-shine" d="M24 17c1.5-4 4-5.5 7-5.5" />
    </svg>
  `;
}

/** Ears on brass pins, and a head as round at its edges as a tile. */
function head() {
  return svg`
    <circle class="face-brass" cx="8" cy="36" r="4.4" />
    <circle class="face-brass" cx="56" cy="36" r="4.4" />
    <rect class="face-head" x="9" y="10" width="46" height="50" rx="19" />
    <path class="face-shine" d="M15 32c0-9 4-15 11-17" />
  `;
}

/** @param {number} x @param {number} y @param {number} r */
const pip = (x, y, r) => svg`<circle class="face-ink" cx=${x} cy=${y} r=${r} />`;
/** @param {string} d */
const stroke = (d) => svg`<path class="face-line" d=${d} />`;
/** @param {string} d */
const cheeks = (d) => svg`<path class="face-cheek" d=${d} />`;

const evenLook = () => svg`
  ${cheeks("M15 44a4 3 0 1 0 8 0a4 3 0 1 0-8 0M41 44a4 3 0 1 0 8 0a4 3 0 1 0-8 0")}
  ${pip(23, 35, 4)} ${pip(41, 35, 4)} ${stroke("M25 50q7 5 14 0")}
`;

/** A brow like a bar that nobody passes, and a mouth that is shut. */
const blockerLook = () => svg`
  <rect class="face-ink" x="15" y="26.5" width="34" height="4.4" rx="2" />
  ${pip(23, 36, 3.6)} ${pip(41, 36, 3.6)} ${stroke("M25 51h14")}
`;

/** Full cheeks, and eyes that are doubles. */
const hoarderLook = () => svg`
  ${cheeks("M12 46a6 5 0 1 0 12 0a6 5 0 1 0-12 0M40 46a6 5 0 1 0 12 0a6 5 0 1 0-12 0")}
  ${pip(20, 35, 2.9)} ${pip(27, 35, 2.9)} ${pip(37, 35, 2.9)} ${pip(44, 35, 2.9)}
  ${stroke("M27 50q5 3.4 10 0M26 48l2 3M38 48l-2 3")}
`;

/** Eyes that are there already, and a broad grin. */
const racerLook = () => svg`
  ${stroke("M17 29l10 3M47 29l-10 3")}
  ${pip(25, 37, 3.7)} ${pip(43, 37, 3.7)}
  <path class="face-ink" d="M22 47h21q-2 8-10.500 8t-10.500-8z" />
`;

/** @type {Readonly<Record<string, () => unknown>>} */
const LOOKS = { even: evenLook, blocker: blockerLook, hoarder: hoarderLook, racer: racerLook };

const nothingWorn = () => nothing;

/** A tuft that stands up, and freckles. */
const tuft = () => svg`
  <path class="face-hair" d="M24 15q1-9 6-11q-1 4 1 6q2-7 8-8q-2 4 0 7q3-3 6-2q-3 3-4 8z" />
  <circle class="face-freckle" cx="29" cy="43" r="1.1" />
  <circle class="face-freckle" cx="35" cy="43" r="1.1" />
  <circle class="face-freckle" cx="32" cy="45.500" r="1.1" />
`;

/** A cap, pushed to one side. */
const cap = () => svg`
  <path class="face-cloth" d="M9 24q-1-19 24-19q20 0 23 15l5 2q3 3-2 4l-50-1z" />
  <path class="face-seam" d="M33 5q-8 8-9 19M9.500 24.500h46" />
`;

/** A parting, and glasses of brass. */
const glasses = () => svg`
  <path class="face-hair" d="M9 30q-2-23 23-23q25 0 23 23q-4-9-9-12q-12 1-20-5q-9 4-17 17z" />
  <g class="face-wire">
    <circle cx="23" cy="35.500" r="8.200" />
    <circle cx="41" cy="35.500" r="8.200" />
    <path d="M31 34q1-1 2 0" />
  </g>
`;

/** A hat with a brass band, a moustache and a monocle on its chain. */
const bowler = () => svg`
  <path class="face-hat" d="M14 20q-1-18 18-18t18 18z" />
  <path class="face-band" d="M14 15.500h36v4.500h-36z" />
  <path class="face-hat" d="M4 21q28-5 56 0q1 3-3 3.500h-50q-4-.5-3-3.500z" />
  <path class="face-hair" d="M32 45q-5-4-11 0q-3 2-6-1q1 8 9 7q5-.5 8-4q3 3.500 8 4q8 1 9-7q-3 3-6 1q-6-4-11 0z" />
  <g class="face-wire">
    <circle cx="41" cy="35.500" r="8.200" />
    <path d="M49 38q4 6 2 17" />
  </g>
`;

/** @type {Readonly<Record<string, () => unknown>>} */
const WORN = { beginner: tuft, casual: cap, skilled: glasses, expert: bowler };
