// What the page asks for by name is there: in a text that is seldom shown its lack would be seen late.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { messagesOf } from "./messages.js";

const SOURCES = new URL("../../web/src/", import.meta.url);
const ASKED = /\b(?:t|text)\(\s*"([a-z][\w-]*)"/g;

function asked() {
  return readdirSync(SOURCES, { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) =>
      [...readFileSync(new URL(file, SOURCES), "utf8").matchAll(ASKED)].map(([, id]) => ({ file, id })),
    );
}

test("every message that is asked for by name is there", () => {
  const english = messagesOf("en");
  const found = asked();
  assert.ok(found.length > 200, `${found.length} found`);
  assert.deepEqual(
    found.filter(({ id = "" }) => !english.has(id)),
    [],
  );
});
