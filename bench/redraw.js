// Draws a line on a bare page, for bench/interaction.py: the table's own layout and drawing, and nothing else.

import { render } from "lit";
import { initialPage } from "../web/src/state/page.js";
import { laidIn, lineIn } from "../web/src/table/line-area.js";

/** @typedef {import("../web/src/lib/measure.js").Box} Box */
/** @typedef {import("../web/src/engine/protocol.d.ts").LineView} LineView */
/** @typedef {import("../web/src/engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("../web/src/state/actions.d.ts").Actions} Actions */

const felt = /** @type {HTMLElement} */ (document.querySelector("#felt"));
const plain = /** @type {HTMLElement} */ (document.querySelector("#plain"));

/** @param {LineView} line @param {Box} box */
function draw(line, box) {
  const view = /** @type {TableView} */ ({ line, rules: { options: [] } });
  const laid = laidIn(box, view);
  if (!laid) throw new Error("there is no felt");
  const actions = /** @type {Actions} */ ({});
  render(lineIn(laid, box, initialPage(), view, actions), felt);
}

/**
 * How long a frame takes in which something is done, up to what the main thread does for its painting.
 *
 * @param {() => void} work
 * @returns {Promise<number>} in milliseconds
 */
function frame(work) {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const begin = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - begin);
      work();
      port2.postMessage(null);
    });
  });
}

/**
 * One round of frames, in turns with what the browser alone takes for the same picture.
 *
 * @param {LineView} before without its last tile
 * @param {LineView} line
 * @param {Box} box
 */
async function round(before, line, box) {
  const narrower = { width: box.width - 2, height: box.height - 2 };
  const turned = { width: box.height, height: box.width };
  await frame(() => draw(before, box));
  const placed = await frame(() => draw(line, box));
  const resized = await frame(() => draw(line, narrower));
  await frame(() => draw(line, box));
  const rotated = await frame(() => draw(line, turned));
  const picture = felt.innerHTML;
  await frame(() => render(null, felt));
  const drawn = await frame(() => draw(line, turned));
  await frame(() => render(null, felt));
  const alone = await frame(() => {
    plain.innerHTML = picture;
  });
  plain.textContent = "";
  return { placed, resized, rotated, drawn, alone };
}

Object.assign(window, { round });
