import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Downloads } from "../../web/src/engine/downloads.js";
import { EngineError } from "../../web/src/engine/engine_error.js";

const WASM = "https://play.example/some/where/python/python.wasm";
const WHEEL = "https://play.example/some/where/rules/rules.whl";

/**
 * A file whose pieces a test sends by hand.
 *
 * @param {number} [status]
 */
function remoteFile(status = 200) {
  /** @type {ReadableStreamDefaultController<Uint8Array>} */
  let controller;
  const body = new ReadableStream({
    start: (given) => {
      controller = given;
    },
  });
  return {
    response: new Response(body, { status }),
    /** @param {number} bytes */
    send: (bytes) => controller.enqueue(new Uint8Array(bytes)),
    end: () => controller.close(),
    /** @param {Error} error */
    fail: (error) => controller.error(error),
  };
}

/** Two files, of 300 and 100 bytes, that are being downloaded. */
function setUp({ wheelStatus = 200 } = {}) {
  const files = { wasm: remoteFile(), wheel: remoteFile(wheelStatus) };
  /** @type {number[]} */
  const fractions = [];
  /** @type {string[]} */
  const asked = [];
  const sizes = new Map([
    [WASM, 300],
    [WHEEL, 100],
  ]);
  const downloads = new Downloads(
    sizes,
    (fraction) => fractions.push(fraction),
    async (url) => {
      asked.push(url);
      return url === WASM ? files.wasm.response : files.wheel.response;
    },
  );
  return { downloads, files, fractions, asked };
}

/** @param {unknown} error */
const isDownloadError = (error) => error instanceof EngineError && error.code === "engine_download";

describe("downloads", () => {
  it("all begin at once, before anybody takes one", () => {
    assert.deepEqual(setUp().asked, [WASM, WHEEL]);
  });

  it("come to their end although nobody takes them, with every byte counted", async () => {
    const { downloads, files, fractions } = setUp();
    files.wasm.send(100);
    files.wasm.send(200);
    files.wheel.send(100);
    files.wasm.end();
    files.wheel.end();
    await downloads.finished;
    assert.equal(fractions.length, 3);
    assert.deepEqual(fractions, fractions.toSorted());
    assert.equal(fractions.at(-1), 1);
  });

  it("are handed out while they come in, and whole afterwards", async () => {
    const { downloads, files } = setUp();
    const early = await downloads.fetch(WASM);
    files.wasm.send(300);
    files.wasm.end();
    files.wheel.send(100);
    files.wheel.end();
    assert.equal((await early.arrayBuffer()).byteLength, 300);
    await downloads.finished;
    const late = await downloads.fetch(new URL(WHEEL));
    assert.equal((await late.arrayBuffer()).byteLength, 100);
  });

  it("give a program its type, whatever the server calls it", async () => {
    const { downloads } = setUp();
    assert.equal((await downloads.fetch(WASM)).headers.get("content-type"), "application/wasm");
  });

  it("are the only files to be had", async () => {
    const { downloads } = setUp();
    await assert.rejects(downloads.fetch("https://elsewhere.example/simple/"), TypeError);
  });

  it("are fetched again for who asks after another has taken them", async () => {
    const { downloads, asked } = setUp();
    await downloads.fetch(WHEEL);
    assert.deepEqual(asked, [WASM, WHEEL]);
    await downloads.fetch(WHEEL);
    assert.deepEqual(asked, [WASM, WHEEL, WHEEL]);
  });

  it("fail with the file's name when it is missing", async () => {
    const { downloads } = setUp({ wheelStatus: 404 });
    await assert.rejects(downloads.finished, (error) => {
      assert.ok(isDownloadError(error));
      assert.deepEqual(/** @type {EngineError} */ (error).context, { file: "rules.whl" });
      assert.match(/** @type {EngineError} */ (error).message, /404/);
      return true;
    });
  });

  it("fail when the network breaks in the middle, and leave a loader to wait", async () => {
    const { downloads, files } = setUp();
    const response = await downloads.fetch(WASM);
    const settled = response.arrayBuffer().then(
      () => "settled",
      () => "settled",
    );
    files.wasm.send(10);
    files.wasm.fail(new TypeError("network changed"));
    await assert.rejects(downloads.finished, isDownloadError);
    const waiting = new Promise((resolve) => setImmediate(resolve, "waiting"));
    assert.equal(await Promise.race([settled, waiting]), "waiting");
  });
});
