import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { directionOf } from "../src/i18n/locales.js";
import { ROOT, WEB } from "./paths.js";

const DRAWING = `${WEB}icons/icon.svg`;
/** The side of the drawing, in its own units; sharp takes a unit for a pixel at 72 dots per inch. */
const SIDE = 512;
const DOTS_PER_INCH = 72;
/** A system cuts these to its own shape, which needs a ground up to the edges. */
const CUT = [
  { name: "maskable-192", size: 192 },
  { name: "maskable-512", size: 512 },
  { name: "apple-touch-icon", size: 180 },
];
const WHOLE = [
  { name: "icon-192", size: 192 },
  { name: "icon-512", size: 512 },
];
const PICTURES = ["turn-phone.png", "turn-desktop.png"];

/** @typedef {import("../src/i18n/bundle.js").Language} Language */

/**
 * Puts in what a system needs to install the page: its manifest, the icons that are made from one drawing,
 * and pictures of the game.
 *
 * @param {string} site
 * @param {readonly Language[]} languages English first
 */
export async function putInstallFiles(site, languages) {
  const drawing = await readFile(DRAWING, "utf8");
  await Promise.all([mkdir(`${site}icons/`), mkdir(`${site}screenshots/`)]);
  await Promise.all([
    putManifest(site, languages),
    copyFile(DRAWING, `${site}icons/icon.svg`),
    ...WHOLE.map((icon) => drawIcon(site, drawing, icon)),
    ...CUT.map((icon) => drawIcon(site, squared(drawing), icon)),
    ...PICTURES.map((name) => copyFile(`${ROOT}docs/pictures/${name}`, `${site}screenshots/${name}`)),
  ]);
}

/**
 * A system that knows no other languages of a manifest passes them over.
 *
 * @param {string} site
 * @param {readonly Language[]} languages
 */
async function putManifest(site, [english, ...others]) {
  const manifest = JSON.parse(await readFile(`${WEB}manifest.webmanifest`, "utf8"));
  const inOthers = (/** @type {string} */ message) =>
    Object.fromEntries(
      others.map(({ locale, text }) => [locale, { value: text(message), dir: directionOf(locale) }]),
    );
  const named = {
    ...manifest,
    description: english?.text("game-about"),
    name_localized: inOthers("game"),
    short_name_localized: inOthers("game"),
    description_localized: inOthers("game-about"),
  };
  await writeFile(`${site}manifest.webmanifest`, JSON.stringify(named));
}

/**
 * @param {string} site
 * @param {string} drawing
 * @param {{ name: string, size: number }} icon
 */
async function drawIcon(site, drawing, { name, size }) {
  const image = sharp(Buffer.from(drawing), { density: (DOTS_PER_INCH * size) / SIDE });
  const bytes = await image.resize(size, size).png({ palette: true, effort: 10 }).toBuffer();
  await writeFile(`${site}icons/${name}.png`, bytes);
}

/** @param {string} drawing */
function squared(drawing) {
  const made = drawing.replace(/(<rect id="ground"[^>]*) rx="\d+"/, "$1");
  if (made === drawing) throw new Error("the ground of the icon has no round corners");
  return made;
}
