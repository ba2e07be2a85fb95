import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { loadPyodide } from "pyodide";
import { PYTHON_FILES, ROOT, wheelIn } from "../../web/build/paths.js";
import { differences } from "./expectation.js";

/** @typedef {{ id: string, why: string, record: unknown, expect: unknown }} Vector */

/** The rules package, in the Python that players get, with its standard library as it is shipped. */
async function loadRules() {
  const name = await wheelIn(PYTHON_FILES, "muggins_core");
  const pyodide = await loadPyodide({ stdLibURL: `${PYTHON_FILES}python_stdlib.zip` });
  pyodide.unpackArchive(new Uint8Array(readFileSync(PYTHON_FILES + name)), "wheel");
  return {
    /** @type {(line: string) => string} */
    replay: pyodide.pyimport("muggins_core.replay.replay_line"),
    /** @type {(text: string) => string} */
    handle: pyodide.pyimport("muggins_core.session.handle"),
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
