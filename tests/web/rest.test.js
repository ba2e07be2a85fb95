import assert from "node:assert/strict";
import { test } from "node:test";
import { followPresses } from "../../web/src/lib/presses.js";
import { calling, saying, ticked, unsaid } from "../../web/src/state/calls.js";
import { initialPage } from "../../web/src/state/page.js";
import { followRest } from "../../web/src/state/rest.js";
import { createStore } from "../../web/src/state/store.js";

/** @typedef {import("../../web/src/state/page.js").Page} Page */

/** @param {Partial<Page>} [page] */
function table(page) {
  const store = createStore({ ...initialPage(), ...page });
  /** @type {(() => void)[]} */
  const waits = [];
  followRest(store, () => new Promise((done) => waits.push(done)));
  return {
    store,
    isResting: () => store.get().resting,
    show: (/** @type {object} */ view) =>
      store.update((before) => ({ ...before, view: /** @type {any} */ (view) })),
    /** All that is waited for is over. */
    async seen() {
      for (const done of waits.splice(0)) done();
      await new Promise(setImmediate);
    },
    /** Only the first wait is over. */
    async seenOnce() {
      waits.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test("the page rests after every new view, until it has been seen", async () => {
  const { isResting, show, seen } = table();
  show({ phase: "curtain" });
  assert.equal(isResting(), true);
  await seen();
  assert.equal(isResting(), false);
});

test("a match that was drawn already rests when the engine has come to it, and not for what it waits for", async () => {
  const { store, isResting, show, seen } = table({ resuming: true, route: "match" });
  show({ phase: "curtain" });
  await seen();
  store.update((page) => ({ ...page, boot: { ...page.boot, status: "ready" } }));
  assert.equal(isResting(), false);
  store.update((page) => ({ ...page, resuming: false, view: /** @type {any} */ ({ phase: "curtain" }) }));
  assert.equal(isResting(), true, "who has pressed what was to come does not press what is there");
  await seen();
  store.update((page) => ({ ...page, boot: { ...page.boot, status: "failed" } }));
  assert.equal(isResting(), true);
});

test("a page that changes again rests anew", async () => {
  const { isResting, show, seen, seenOnce } = table();
  show({ phase: "curtain" });
  show({ phase: "settled" });
  await seenOnce();
  assert.equal(isResting(), true);
  await seen();
  assert.equal(isResting(), false);
});

test("the page does not rest between one draw and the next", async () => {
  const { isResting, show, seen } = table();
  show({ phase: "turn", hand: { can_draw: true } });
  await seen();
  show({ phase: "turn", hand: { can_draw: true } });
  assert.equal(isResting(), false);
  show({ phase: "turn", hand: { can_draw: false, can_pass: true } });
  assert.equal(isResting(), true, "what lies there now is another button");
});

/** @type {[string, Partial<Page>, (page: Page) => Page][]} */
const CHANGES = [
  ["the time for calls is over", { held: 1 }, ticked],
  ["it is asked who calls", {}, (page) => calling(page, true)],
  ["nobody calls", { calling: true }, (page) => calling(page, false)],
  ["a count is to be said", {}, (page) => saying(page, "6-4")],
  ["it is not said", { saying: "6-4" }, unsaid],
  ["the sheet is closed", { sheet: true }, (page) => ({ ...page, sheet: false })],
  ["a notice goes away", { notices: ["unsaved"] }, (page) => ({ ...page, notices: [] })],
];
for (const [what, before, change] of CHANGES) {
  test(`the page rests when ${what}`, () => {
    const { store, isResting } = table(before);
    store.update(change);
    assert.equal(isResting(), true);
  });
}

test("the page does not rest while the time for calls runs, or for what is done in the hand", () => {
  const { store, isResting } = table({ held: 3 });
  store.update(ticked);
  store.update((page) => ({ ...page, chosen: "6-4", busy: true }));
  assert.equal(isResting(), false);
});

/** A button that counts the clicks that reach it. */
class Button extends EventTarget {
  clicks = 0;
  #isCareful;

  /** @param {boolean} isCareful */
  constructor(isCareful) {
    super();
    this.#isCareful = isCareful;
    this.tell = followPresses(this);
    this.addEventListener("click", () => {
      this.clicks += 1;
    });
  }

  /** @param {string} selector */
  closest(selector) {
    return selector.startsWith("[") && !this.#isCareful ? null : this;
  }

  /** @param {string[]} types */
  async send(...types) {
    for (const type of types) this.dispatchEvent(new Event(type));
    await new Promise((done) => setTimeout(done, 2));
  }
}

const PRESS = ["pointerdown", "pointerup", "click"];

test("a press that comes too early is not taken, the next one is", async () => {
  const button = new Button(true);
  button.tell(false);
  await button.send(...PRESS);
  await button.send("keydown", "click", "keyup");
  assert.equal(button.clicks, 0);
  button.tell(true);
  await button.send(...PRESS);
  await button.send("keydown", "click", "keyup");
  assert.equal(button.clicks, 2);
});

for (const [down, up] of [
  ["pointerdown", "pointerup"],
  ["keydown", "keyup"],
]) {
  test(`a press that began too early is not taken when it ends: ${down}`, async () => {
    const button = new Button(true);
    button.tell(false);
    await button.send(String(down));
    button.tell(true);
    await button.send(String(up), "click");
    assert.equal(button.clicks, 0);
  });
}

test("the second of a double click is taken only where the first was", async () => {
  const [first, under] = [new Button(false), new Button(false)];
  /** @param {Button} pressed @param {number} detail */
  const click = (pressed, detail) => {
    const event = Object.assign(new Event("click"), { detail });
    Object.defineProperty(event, "target", { value: pressed });
    first.dispatchEvent(event);
  };
  click(first, 1);
  click(first, 2);
  assert.equal(first.clicks, 2);
  click(under, 2);
  click(under, 3);
  assert.equal(first.clicks, 2);
  click(under, 1);
  assert.equal(first.clicks, 3);
});

test("a key that is held down is one press", async () => {
  const button = new Button(true);
  button.tell(false);
  await button.send("keydown");
  button.tell(true);
  button.dispatchEvent(Object.assign(new Event("keydown"), { repeat: true }));
  await button.send("click");
  assert.equal(button.clicks, 0);
});

test("a click without a press, as screen readers make it, is taken once it may be", async () => {
  const button = new Button(true);
  button.tell(false);
  await button.send("click");
  button.tell(true);
  await button.send("click");
  assert.equal(button.clicks, 1);
});

test("what does not lead on is pressed at any time", async () => {
  const button = new Button(false);
  button.tell(false);
  await button.send(...PRESS);
  assert.equal(button.clicks, 1);
});
