import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { PackedFiles } from "../../web/src/onefile/packed_files.js";
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

  it("are read to their end, or named where a sign of them has changed", async () => {
    const text = formatText85(gzipSync("the program"));
    assert.equal(new TextDecoder().decode(await files.whole("a.wasm")), "the program");
    // Behind the head of the archive, which tells of nothing that matters here.
    for (let at = 20; at < text.length - 2; at += 1) {
      const changed = text.slice(0, at) + (text[at] === "1" ? "2" : "1") + text.slice(at + 1);
      const harmed = new PackedFiles({ "a.wasm": changed });
      await assert.rejects(harmed.whole("a.wasm"), { code: "engine_damaged" }, `sign ${at}`);
    }
    for (const file of ["b.zip", "missing.zip"]) {
      await assert.rejects(files.whole(file), { code: "engine_damaged", context: { file } });
    }
  });
});
