import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { fetchProgram, withProgram } from "../../web/src/engine/program.js";

const EMPTY_PROGRAM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const ADDRESS = "https://game.example/python.wasm";
const { fetch } = globalThis;

/** @type {() => Response} */
let answer;

beforeEach(() => {
  globalThis.fetch = async () => answer();
});

afterEach(() => {
  globalThis.fetch = fetch;
});

test("a program is compiled whether or not the server knows its type", async () => {
  for (const type of ["application/wasm", "application/octet-stream", "text/html"]) {
    answer = () => new Response(EMPTY_PROGRAM, { headers: { "content-type": type } });
    assert(await fetchProgram(ADDRESS), type);
  }
});

test("a program that does not come, or is none, is a failure", async () => {
  answer = () => new Response("", { status: 404 });
  await assert.rejects(fetchProgram(ADDRESS), /404/);
  answer = () => new Response("no program", { headers: { "content-type": "application/wasm" } });
  await assert.rejects(fetchProgram(ADDRESS), WebAssembly.CompileError);
});

test("a loader finds the program compiled, and all is as before when it has ended", async () => {
  answer = () => new Response("another file");
  const program = await WebAssembly.compile(EMPTY_PROGRAM);
  const before = [globalThis.fetch, WebAssembly.instantiateStreaming];
  const loaded = await withProgram(program, ADDRESS, async () => {
    assert.equal(await (await globalThis.fetch("https://game.example/other")).text(), "another file");
    return WebAssembly.instantiateStreaming(globalThis.fetch(ADDRESS), {});
  });
  assert.equal(loaded.module, program);
  assert(loaded.instance instanceof WebAssembly.Instance);
  assert.deepEqual([globalThis.fetch, WebAssembly.instantiateStreaming], before);
  await assert.rejects(withProgram(program, ADDRESS, async () => Promise.reject(new Error("no loader"))));
  assert.deepEqual([globalThis.fetch, WebAssembly.instantiateStreaming], before);
});
