import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { ADDRESS, PackedFiles } from "../../web/src/onefile/packed_files.js";
import { formatText85, parseText85 } from "../../web/src/onefile/text85.js";

describe("bytes as text of 85 signs", () => {
  it("come back as they were", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        assert.deepEqual([...parseText85(formatText85(bytes))], [...bytes]);
      }),
    );
  });

  it("are the signs of Z85, behind their number", () => {
    // The example of the specification.
    const bytes = Uint8Array.of(0x86, 0x4f, 0xd2, 0x6f, 0xb5, 0x59, 0xf7, 0x5b);
    assert.equal(formatText85(bytes), "00008HelloWorld");
  });

  it("have no sign that means something in a page", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        assert.doesNotMatch(formatText85(bytes), /[<"'\\\s]/);
      }),
    );
  });

  it("are missed when the text is cut off anywhere", () => {
    const text = formatText85(Uint8Array.from({ length: 22 }, (_, at) => at));
    for (let end = 0; end < text.length; end += 5) {
      assert.throws(() => parseText85(text.slice(0, end)), RangeError);
    }
  });
});

describe("the files of the one file", () => {
  const files = new PackedFiles({ "a.wasm": formatText85(gzipSync("the program")), "b.zip": "" });

  it("are handed out unpacked, with the type that a browser wants of them, as often as they are asked for", async () => {
    for (const _ of [1, 2]) {
      const response = await files.fetch(`${ADDRESS}a.wasm`);
      assert.equal(response.headers.get("content-type"), "application/wasm");
      assert.equal(await response.text(), "the program");
    }
  });

  it("are named when they are not whole", async () => {
    for (const name of ["b.zip", "missing.zip"]) {
      await assert.rejects(files.fetch(ADDRESS + name), { code: "engine_damaged", context: { file: name } });
    }
  });

  it("are all that is answered", async () => {
    await assert.rejects(files.fetch("https://play.example/a.wasm"), TypeError);
  });
});
