import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { after, before, test } from "node:test";
import sharp from "sharp";
import { putInstallFiles } from "../../web/build/install_files.js";
import { WEB } from "../../web/build/paths.js";
import { readLanguages } from "../../web/build/texts.js";
import { LOCALES } from "../../web/src/i18n/locales.js";

/** Of the side of an icon: what a system may leave of a maskable one is a circle of that diameter. */
const KEPT_BY_MASKS = 0.8;

/** @type {any} */
let manifest;
let site = "";

before(async () => {
  site = `${await mkdtemp(`${tmpdir()}/muggins-install-`)}/`;
  await putInstallFiles(site, await readLanguages());
  manifest = JSON.parse(await readFile(`${site}manifest.webmanifest`, "utf8"));
});

after(() => rm(site, { recursive: true }));

test("every picture of the manifest is there, in the size that it says", async () => {
  const pictures = [...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== "any");
  assert.equal(pictures.length, 6);
  for (const { src, sizes, type } of pictures) {
    const { width, height, format } = await sharp(site + src).metadata();
    assert.equal(`${width}x${height} image/${format}`, `${sizes} ${type}`, src);
  }
});

test("the manifest tells of the game in every language", () => {
  assert.deepEqual([manifest.lang, manifest.dir, manifest.name], ["en", "ltr", "Muggins"]);
  const others = LOCALES.filter((locale) => locale !== "en").sort();
  for (const member of ["name", "short_name", "description"]) {
    const localized = manifest[`${member}_localized`];
    assert.deepEqual(Object.keys(localized).sort(), others, member);
    assert.equal(localized.ar.dir, "rtl");
  }
  const told = others.map((locale) => manifest.description_localized[locale].value);
  assert.equal(new Set([manifest.description, ...told]).size, LOCALES.length);
});

test("the icons that browsers ask for are among them: 192 and 512, whole and maskable, and the drawing", () => {
  const icons = manifest.icons.map((/** @type {any} */ { sizes, purpose }) => `${purpose} ${sizes}`);
  assert.deepEqual(icons.sort(), [
    "any 192x192",
    "any 512x512",
    "any any",
    "maskable 192x192",
    "maskable 512x512",
  ]);
});

test("a maskable icon has no hole, and nothing but its ground outside of the circle that is kept", async () => {
  const { data, info } = await sharp(`${site}icons/maskable-512.png`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  for (let at = 0; at < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0, alpha] = data.subarray(at, at + channels);
    assert.equal(alpha, 255);
    const x = (at / channels) % width;
    const y = Math.floor(at / channels / width);
    const isKept = Math.hypot(x - width / 2, y - width / 2) <= (width * KEPT_BY_MASKS) / 2;
    // The ground is green felt; the tile is ivory, and its shadow nearly black.
    if (!isKept) assert(green > red && green > blue && green > 50, `${x}, ${y}: ${red} ${green} ${blue}`);
  }
});

test("the page links what the build makes of it", async () => {
  const page = await readFile(`${WEB}index.html`, "utf8");
  const links = [...page.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]*)"/g)];
  assert.equal(links.length, 3);
  for (const [, , path] of links) await readFile(site + path);
});

test("the colours round the page are those of the theme", async () => {
  const [light, dark] = await groundColours();
  assert.equal(manifest.background_color, light);
  assert.equal(manifest.theme_color, light);
  const page = await readFile(`${WEB}index.html`, "utf8");
  const metas = [
    ...page.matchAll(/<meta name="theme-color" content="([^"]*)" media="\(prefers-color-scheme: (\w+)\)"/g),
  ];
  assert.deepEqual(
    metas.map(([, colour, scheme]) => [scheme, colour]),
    [
      ["light", light],
      ["dark", dark],
    ],
  );
});

/** What the page stands on, in the light theme and in the dark one. */
async function groundColours() {
  const theme = await readFile(`${WEB}src/styles/theme.css`, "utf8");
  const base = await readFile(`${WEB}src/styles/base.css`, "utf8");
  const [, name] = base.match(/^html \{[^}]*background: var\((--[\w-]+)\)/m) ?? [];
  assert(name);
  return [...theme.matchAll(new RegExp(`${name}: ([^;]+);`, "g"))].map(([, colour]) => colour);
}
