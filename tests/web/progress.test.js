import assert from "node:assert/strict";
import { test } from "node:test";
import { longestWord } from "../../web/src/state/names.js";
import { goalOf, progressOf } from "../../web/src/state/progress.js";
import { tableView } from "./samples.js";

const STANDING = { side: 1, done: 50, left: 200, share: 0.2, rank: 2, gain: -5 };

test("the way to the target is as the engine tells it", () => {
  const view = tableView({ standings: [{ ...STANDING, side: 0, done: 90 }, STANDING] });
  assert.deepEqual(goalOf(view), { kind: "points", goal: 250 });
  const { side: _, ...told } = STANDING;
  assert.deepEqual(progressOf(view, 1), { kind: "points", goal: 250, ...told });
  assert.equal(progressOf(view, 0).done, 90);
});

test("where going out wins, the way is in rounds", () => {
  const { rules } = tableView();
  const view = tableView({
    rules: { ...rules, target: null, goal: 4 },
    standings: [{ ...STANDING, done: 2 }],
  });
  assert.deepEqual(goalOf(view), { kind: "outs", goal: 4 });
  assert.deepEqual([progressOf(view, 1).kind, progressOf(view, 1).done], ["outs", 2]);
});

test("the longest word of the names is what has to fit, a hyphen at its end included", () => {
  assert.equal(longestWord(["Ann", "Bob"]), 3);
  assert.equal(longestWord(["Catherine-Elizabeth", "Bo"]), "Catherine-".length);
  assert.equal(longestWord(["Wilhelmina van Dijk"]), 10);
  assert.equal(longestWord(["👩🏽‍🦰é"]), [..."👩🏽‍🦰é"].length);
  assert.equal(longestWord([]), 0);
});
