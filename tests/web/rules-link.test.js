import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  formatRulesLink,
  isRulesLink,
  parseRulesLink,
  RULES_NAME_LIMIT,
  readRules,
  tidyRulesName,
} from "../../web/src/state/rules-link.js";

const RULES = {
  preset: "five_up",
  players: 3,
  options: { target: 100, units: [5, 3], max_rounds: null, draw: "one" },
  name: "Ann’s 🁣 night",
};

/** @param {unknown} content */
function linkOf(content) {
  return `#rules=${Buffer.from(JSON.stringify(content)).toString("base64url")}`;
}

test("house rules come out of a link as they went in", () => {
  const link = formatRulesLink(RULES);
  assert.match(link, /^#rules=[A-Za-z0-9_-]+$/);
  assert.deepEqual(parseRulesLink(link), RULES);
  assert.deepEqual(parseRulesLink(linkOf(RULES)), RULES);
});

test("any name and any options survive a link", () => {
  const value = fc.oneof(
    fc.integer(),
    fc.string({ maxLength: 40 }),
    fc.array(fc.integer(), { maxLength: 8 }),
  );
  const options = fc.dictionary(fc.string({ maxLength: 40 }), value, { maxKeys: 5 });
  fc.assert(
    fc.property(options, fc.string({ unit: "binary", maxLength: 60 }), (changed, name) => {
      const rules = { preset: "muggins", players: 2, options: changed, name: tidyRulesName(name) };
      assert.deepEqual(parseRulesLink(formatRulesLink(rules)), {
        ...rules,
        options: Object.fromEntries(Object.entries(changed)),
      });
    }),
  );
});

test("other addresses are no links to rules", () => {
  for (const hash of ["", "#start", "#rules", "#rule=abc"]) assert.equal(isRulesLink(hash), false);
});

test("a damaged link is refused and does not throw", () => {
  const whole = formatRulesLink(RULES);
  assert.equal(parseRulesLink("#rules="), null);
  assert.equal(parseRulesLink("#rules=%%%"), null);
  assert.equal(parseRulesLink(whole.slice(0, -7)), null);
  assert.equal(parseRulesLink("#rules=_____w"), null, "no text");
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseRulesLink(`#rules=${text}`);
    }),
  );
});

test("what has not the shape of rules is refused", () => {
  for (const content of [
    null,
    7,
    [],
    "muggins",
    { ...RULES, preset: 7 },
    { ...RULES, preset: "x".repeat(41) },
    { ...RULES, players: "3" },
    { ...RULES, players: 2.5 },
    { ...RULES, options: [] },
    { ...RULES, options: { target: { deep: 1 } } },
    { ...RULES, options: { target: 1.5 } },
    { ...RULES, options: { units: [[5]] } },
    { ...RULES, options: { units: Array(9).fill(5) } },
    { ...RULES, options: { draw: "x".repeat(41) } },
    { ...RULES, options: Object.fromEntries(Array.from({ length: 61 }, (_, key) => [`o${key}`, 1])) },
  ]) {
    assert.equal(readRules(content), null, JSON.stringify(content));
    assert.equal(parseRulesLink(linkOf(content)), null);
  }
});

test("a link that is far too long is not even read", () => {
  assert.equal(parseRulesLink(linkOf({ ...RULES, name: "x".repeat(5000) })), null);
});

test("a name for prototypes is an option like any other, for the engine to refuse", () => {
  const hostile = `{"preset":"muggins","players":2,"options":{"__proto__":1},"name":""}`;
  const found = parseRulesLink(`#rules=${Buffer.from(hostile).toString("base64url")}`);
  assert.deepEqual(Object.keys(found?.options ?? {}), ["__proto__"]);
  assert.equal(/** @type {any} */ ({}).target, undefined);
});

test("the name of rules is one short line of what can be seen", () => {
  assert.equal(tidyRulesName("  Ann’s \n\t rules \u202e "), "Ann’s rules");
  assert.equal([...tidyRulesName("🁣".repeat(99))].length, RULES_NAME_LIMIT);
  assert.equal(readRules({ ...RULES, name: 7 })?.name, "");
});

test("what is seen as one character stays whole in the name of rules", () => {
  for (const whole of ["👨‍👩‍👧‍👦", "👩🏽‍🚀", "🇫🇮", "q\u0323\u0307"]) {
    assert.equal(tidyRulesName(` ${whole} `), whole);
    const fitting = "x".repeat(RULES_NAME_LIMIT - [...whole].length) + whole;
    assert.equal(tidyRulesName(`${fitting}x`), fitting);
  }
  const short = "x".repeat(RULES_NAME_LIMIT - 1);
  assert.equal(tidyRulesName(`${short}👨‍👩‍👧‍👦`), short);
  assert.equal(tidyRulesName("نامه‌ا"), "نامه‌ا");
  assert.equal([...tidyRulesName(`a${"\u0323".repeat(99)}`)].length, RULES_NAME_LIMIT);
});
