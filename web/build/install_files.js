import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
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

/**
 * Puts in what a system needs to install the page: its manifest, the icons that are made from one drawing,
 * and pictures of the game.
 *
 * @param {string} site
 */
export async function putInstallFiles(site) {
  const drawing = await readFile(DRAWING, "utf8");
  await Promise.all([mkdir(`${site}icons/`), mkdir(`${site}screenshots/`)]);
  await Promise.all([
    copyFile(`${WEB}manifest.webmanifest`, `${site}manifest.webmanifest`),
    copyFile(DRAWING, `${site}icons/icon.svg`),
    ...WHOLE.map((icon) => drawIcon(site, drawing, icon)),
    ...CUT.map((icon) => drawIcon(site, squared(drawing), icon)),
    ...PICTURES.map((name) => copyFile(`${ROOT}docs/pictures/${name}`, `${site}screenshots/${name}`)),
  ]);
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
