import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { loadPyodide } from "pyodide";
import { PYTHON_FILES, ROOT, wheelIn } from "../../web/build/paths.js";
import { addRules, importRules } from "../../web/src/engine/rules_package.js";
import { differences } from "./expectation.js";

/** @typedef {{ id: string, why: string, record: unknown, expect: unknown }} Vector */

/** The rules package, in the Python that players get, with its standard library as it is shipped. */
async function loadRules() {
  const name = await wheelIn(PYTHON_FILES, "muggins_core");
  const pyodide = await loadPyodide({ stdLibURL: `${PYTHON_FILES}python_stdlib.zip` });
  addRules(pyodide, readFileSync(PYTHON_FILES + name));
  return {
    ...importRules(pyodide),
    /** @type {(line: string) => string} */
    replay: pyodide.pyimport("muggins_core.replay.replay_line"),
  };
}

/** @returns {Vector[]} */
function readVectors() {
  const lines = readFileSync(`${ROOT}tests/conformance/vectors.jsonl`, "utf8").split("\n");
  return lines.filter((line) => line.trim()).map((line) => JSON.parse(line));
}

const rules = await loadRules();

describe("the conformance vectors on Pyodide", () => {
  const vectors = readVectors();
  assert.ok(vectors.length > 0);
  for (const { id, why, record, expect } of vectors) {
    it(`${id}: ${why}`, () => {
      const answer = JSON.parse(rules.replay(JSON.stringify(record)));
      assert.deepEqual(differences(expect, answer), []);
    });
  }
});

describe("the session on Pyodide", () => {
  /** @param {object} request */
  const ask = (request) => JSON.parse(rules.handle(JSON.stringify(request)));

  it("begins a match, goes on with it and resumes it from its save", () => {
    const begun = ask({ id: 1, type: "new_match", preset: "muggins", names: ["Ann", "Bob"] });
    assert.equal(begun.id, 1);
    assert.equal(begun.ok.view.phase, "lot");
    const dealt = ask({ id: 2, type: "proceed", version: begun.ok.view.version });
    assert.equal(dealt.ok.view.phase, "curtain");
    const resumed = ask({ id: 3, type: "resume", save: dealt.ok.save });
    assert.deepEqual(resumed.ok.view, dealt.ok.view);
    assert.equal(resumed.ok.save, dealt.ok.save);
  });

  it("refuses what is not possible now with a code", () => {
    const refused = ask({ id: 4, type: "act", version: 999, action: "draw" });
    assert.equal(refused.id, 4);
    assert.equal(typeof refused.error.code, "string");
    assert.notEqual(refused.error.code, "internal");
  });
});

describe("the library that is shipped", () => {
  it("has all that a match needs, from the lot to the next match, whatever is asked for", () => {
    const asked = new Set();
    const ask = (/** @type {{ type: string } & Record<string, unknown>} */ request) => {
      asked.add(request.type);
      return JSON.parse(rules.handle(JSON.stringify({ id: 1, ...request })));
    };
    ask({ type: "list_games" });
    for (const { preset, players } of ask({ type: "list_games" }).ok.games) {
      const count = players[0];
      assert.ok(ask({ type: "describe_rules", preset, players: count }).ok.rules);
      assert.ok(ask({ type: "draw_diagrams", preset, players: count }).ok.diagrams.length > 0);
      const names = Array.from({ length: count }, (_, seat) => `P${seat}`);
      const options = { target: 5, max_rounds: 2 };
      const begun = ask({ type: "new_match", preset, names, options });
      playOut(begun.ok ?? ask({ type: "new_match", preset, names }).ok, ask);
      const computers = names.map((_, seat) =>
        seat ? ["expert/racer", "beginner", "skilled"][seat - 1] : "",
      );
      playOut(ask({ type: "new_match", preset, names, computers, options: { max_rounds: 1 } }).ok, ask);
    }
    for (const lesson of ask({ type: "list_lessons" }).ok.lessons) {
      assert.ok(ask({ type: "describe_lesson", lesson }).ok.lesson.tasks.length > 0);
    }
    assert.deepEqual([...asked].sort(), requestTypes());
  });

  it("has all that is needed to refuse what makes no sense", () => {
    const texts = ["", "{", "[]", "null", '"x"', '{"id":1}', '{"id":1,"type":7}', `${"[".repeat(5000)}`];
    const saves = ["", "{}", "[1]", '{"muggins":1}', "\ud800", "9".repeat(5000), "[".repeat(5000)];
    const requests = saves.map((save) => JSON.stringify({ id: 1, type: "resume", save }));
    for (const text of [...texts, ...requests]) {
      const { error } = JSON.parse(rules.handle(text));
      assert.ok(error.code, text.slice(0, 40));
      assert.notEqual(error.code, "internal", `${text.slice(0, 40)}: ${error.message}`);
    }
  });
});

/** @returns {string[]} what can be asked for, as the messages are declared */
function requestTypes() {
  const declared = readFileSync(`${ROOT}web/src/engine/protocol.d.ts`, "utf8");
  return [...declared.matchAll(/readonly type: "(\w+)"/g)].map(([, type]) => type ?? "").sort();
}

/**
 * What can be asked for in a phase beside the play, unless a call may still come.
 *
 * @type {Record<string, string>}
 */
const ADVICE = { turn: "hint", settled: "review" };

/**
 * Plays a match to its end and begins the next: everything that a table is asked, at the first chance.
 *
 * @param {{ view: any, save: string }} table
 * @param {(request: { type: string } & Record<string, unknown>) => any} ask
 */
function playOut(table, ask) {
  let { view, save } = table;
  for (let steps = 0; view.phase !== "match_end"; steps += 1) {
    assert.ok(steps < 3000, "a match comes to its end");
    const request = steps % 11 === 0 ? { type: "resume", save } : nextRequest(view, steps);
    const advice = ADVICE[view.phase];
    // Turns are many, settlements few: they must not be missed by chance.
    if (advice && !view.window && (advice === "review" || steps % 9 === 0))
      assert.ok(ask({ type: advice, version: view.version }).ok, advice);
    const { ok, error } = ask(request);
    assert.ok(ok, `${request.type} in ${view.phase}: ${JSON.stringify(error)}`);
    ({ view, save } = ok);
  }
  assert.ok(ask({ type: "rematch", version: view.version }).ok);
}

/**
 * @param {any} view
 * @param {number} steps
 */
function nextRequest({ phase, version, window, undo, hand, thinking, players, rules: { announces } }, steps) {
  if (window && phase === "thinking" && steps % 4 === 0) return { type: "listen", version };
  if (window?.callers.length && steps % 3 === 0) return { type: "call", version, seat: window.callers[0] };
  if (undo !== null && steps % 5 === 0) return { type: "undo", version };
  if (phase === "curtain") return { type: "show_hand", version };
  if (phase === "thinking") return { type: thinking.share < 1 && steps % 2 ? "think" : "move", version };
  if (phase !== "turn") return { type: "proceed", version };
  if (steps % 7 === 0 && players.every((/** @type {any} */ { computer }) => !computer))
    return { type: "hide_hand", version };
  return { type: "act", version, action: actionIn(hand), announced: announces ? 5 : null };
}

/** @param {any} hand */
function actionIn(hand) {
  const placement = hand.tiles.flatMap((/** @type {any} */ { placements }) => placements)[0];
  return placement?.action ?? (hand.can_draw ? "draw" : "pass");
}

describe("the comparison with an expectation", () => {
  it("passes over keys that are not asked for", () => {
    assert.deepEqual(differences({ a: [{ b: 1 }] }, { a: [{ b: 1, c: 2 }], d: 3 }), []);
  });

  it("finds a wrong value, a missing key, a wrong type and a list of another length", () => {
    assert.equal(differences({ a: { b: 1 } }, { a: { b: 2 } }).length, 1);
    assert.equal(differences({ a: null }, {}).length, 1);
    assert.equal(differences({ a: [] }, { a: {} }).length, 1);
    assert.equal(differences({ a: {} }, { a: null }).length, 1);
    assert.equal(differences({ a: [1] }, { a: [1, 2] }).length, 1);
    assert.ok(differences({ a: [1, 2] }, { a: [1] }).length > 0);
  });

  it("looks at an error's place alone", () => {
    const expected = { error: { round: 0, step: 2, action: "draw", code: "x", message: "y" } };
    assert.deepEqual(differences(expected, { error: { round: 0, step: 2, action: "draw" } }), []);
    assert.equal(differences(expected, { error: { round: 0, step: 3, action: "draw" } }).length, 1);
  });
});
