import assert from "node:assert/strict";
import { test } from "node:test";
import { Awake, wantsAwake } from "../../web/src/effects/awake.js";
import { signOf } from "../../web/src/effects/heard.js";
import { chosenLook } from "../../web/src/effects/look.js";
import { Sounds } from "../../web/src/effects/sounds.js";
import { initialPage } from "../../web/src/state/page.js";
import { viewed } from "../../web/src/state/turns.js";
import { eventView, tableView } from "./samples.js";

/** @param {Parameters<typeof tableView>[0]} [changes] */
const seen = (changes) => viewed(initialPage(), tableView(changes));

test("what happens is heard, and of several things what matters most", () => {
  const before = seen();
  const told = (/** @type {import("../../web/src/engine/protocol.d.ts").EventView[]} */ ...log) =>
    signOf(viewed(before, tableView({ log })), before);
  assert.equal(told(eventView({ kind: "place", points: 0 })), "place");
  assert.equal(told(eventView({ kind: "place", points: 10 })), "score");
  assert.equal(told(eventView({ kind: "pass" })), "pass");
  assert.equal(told(eventView({ kind: "draw" })), "draw");
  assert.equal(told(eventView({ kind: "place", points: 0 }), eventView({ kind: "pass" })), "place");
  assert.equal(told(), null);
});

test("a lot and a new round are shuffled for, a match that is gone on with is not", () => {
  const lot = seen({ phase: "lot" });
  assert.equal(signOf(lot, initialPage()), "shuffle");
  assert.equal(signOf(seen({ round: 2 }), seen({ round: 1 })), "shuffle");
  assert.equal(signOf(seen({ round: 2 }), initialPage()), null);
});

test("what is taken back is not heard again", () => {
  const before = seen({ log: [eventView({ kind: "place" })] });
  assert.equal(signOf(viewed(before, tableView({ log: [] })), before), null);
});

test("nothing is made to sound before it is to be heard, and then once", () => {
  let made = 0;
  const sounds = new Sounds(() => {
    made += 1;
    return fakeAudio();
  });
  assert.equal(made, 0);
  for (const sign of /** @type {const} */ (["place", "draw", "score", "pass", "shuffle"])) sounds.play(sign);
  assert.equal(made, 1);
});

test("where there is no sound to be had nothing is heard, and nothing fails", async () => {
  const refused = () => {
    throw new DOMException("no device", "NotSupportedError");
  };
  new Sounds(refused).play("place");
  new Sounds(() => ({ ...fakeAudio(), createOscillator: refused })).play("score");
  new Sounds(() => ({ ...fakeAudio(), state: "suspended", resume: async () => refused() })).play("pass");
  // A refusal that nobody takes ends the run of the tests.
  await new Promise(setImmediate);
});

test("a context that a phone call has interrupted goes on", () => {
  let resumed = 0;
  const resume = async () => {
    resumed += 1;
  };
  new Sounds(() => ({ ...fakeAudio(), state: "interrupted", resume })).play("place");
  assert.equal(resumed, 1);
});

test("the screen is kept awake in a match only, and once at a time", async () => {
  const page = { ...seen(), route: /** @type {const} */ ("match") };
  const preferences = { ...page.preferences, awake: true };
  assert(!wantsAwake(page));
  assert(wantsAwake({ ...page, preferences }));
  assert(!wantsAwake({ ...page, preferences, route: "start" }));
  /** @type {string[]} */
  const told = [];
  const awake = new Awake(async () => {
    told.push("taken");
    return { release: async () => void told.push("released"), addEventListener: () => {} };
  });
  awake.set(true);
  awake.set(true);
  awake.set(false);
  awake.set(true);
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(told.sort(), ["released", "taken", "taken"]);
});

test("a refusal, and a lock that the browser has let go of, are followed by another try", async () => {
  /** @type {(() => void)[]} */
  const releases = [];
  let asked = 0;
  const awake = new Awake(async () => {
    asked += 1;
    if (asked === 1) throw new Error("the battery runs low");
    return { release: async () => {}, addEventListener: (_, act) => void releases.push(act) };
  });
  for (const tries of [1, 2, 2]) {
    awake.set(true);
    await new Promise((done) => setImmediate(done));
    assert.equal(asked, tries);
  }
  releases[0]?.();
  awake.set(true);
  assert.equal(asked, 3);
});

test("what is not chosen is left to the system", () => {
  assert.deepEqual(chosenLook({ theme: "system", pace: "calm" }), {});
  assert.deepEqual(chosenLook({ theme: "dark", pace: "quick" }), { dark: true, light: false });
  assert.deepEqual(chosenLook({ theme: "light", pace: "still" }), { dark: false, light: true, still: true });
  assert.deepEqual(chosenLook({ theme: "contrast", pace: "calm" }), { contrast: true });
});

function fakeAudio() {
  const node = { connect: () => node, start: () => {}, stop: () => {} };
  const value = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  return /** @type {AudioContext} */ (
    /** @type {unknown} */ ({
      state: "running",
      currentTime: 0,
      createOscillator: () => ({ ...node, frequency: value }),
      createGain: () => ({ ...node, gain: value }),
    })
  );
}
