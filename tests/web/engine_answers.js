// What the rules package itself answers, for tests that look at what the page makes of it.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const PROGRAM = `
import sys
from muggins_core.session import Session
session = Session()
for line in sys.stdin: print(session.handle(line))
`;

/**
 * @param {object[]} requests
 * @returns {any[]} what `ok` holds
 */
export const answers = (requests) => replies(requests).map(({ ok }) => ok);

/**
 * @param {object[]} requests
 * @returns {any[]} whole, with `ok` or an `error`
 */
export function replies(requests) {
  const input = requests.map((request) => JSON.stringify({ id: 1, ...request })).join("\n");
  const { stdout } = spawnSync(`${ROOT}.venv/bin/python`, ["-c", PROGRAM], {
    cwd: ROOT,
    input,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
