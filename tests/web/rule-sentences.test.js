import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { language } from "../../web/src/i18n/bundle.js";
import { faultSentence } from "../../web/src/screens/fault-sentence.js";
import { ruleSections, sentences, THEMES, valueWords } from "../../web/src/screens/rule-sentences.js";
import { replies } from "./engine_answers.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").RulesView} RulesView */
/** @typedef {import("../../web/src/engine/protocol.d.ts").GameView} GameView */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SOURCE = ["en", "rules.en"].map((name) => readFileSync(`${ROOT}web/src/i18n/${name}.ftl`, "utf8"));
const english = language("en", ...SOURCE);

/**
 * @param {string} preset
 * @param {number} players
 * @param {object} [options]
 */
const asked = (preset, players, options = {}) => ({
  type: "describe_rules",
  preset,
  players,
  options,
});

/** @type {GameView[]} */
const GAMES = replies([{ type: "list_games" }])[0].ok.games;
/** @type {RulesView[]} */
const PRESETS = replies(GAMES.map(({ preset, players }) => asked(preset, players[0] ?? 2))).map(
  ({ ok }) => ok.rules,
);

/**
 * @param {string} preset
 * @param {number} players
 * @param {object} [options]
 * @returns {RulesView}
 */
const rulesOf = (preset, players, options) => replies([asked(preset, players, options)])[0].ok.rules;

/** @param {RulesView} rules */
const differing = (rules) =>
  ruleSections(rules, english.text)
    .flatMap(({ sentences: found }) => found)
    .filter(({ inMuggins }) => inMuggins !== null)
    .map(({ option }) => option);

test("every game has a name and a sentence that invites to it", () => {
  assert.equal(GAMES.length, 13);
  for (const { preset } of GAMES) {
    assert.ok(english.text(`game-${preset}`));
    assert.ok(english.text(`about-${preset}`).endsWith("."));
  }
});

test("every house rule of the engine belongs to one theme of the sheet", () => {
  const names = PRESETS[0]?.options.map(({ name }) => name) ?? [];
  assert.deepEqual(THEMES.flatMap(([, options]) => options).sort(), [...names].sort());
});

test("every value of every house rule has words of its own", () => {
  for (const { name, choices, value } of PRESETS[0]?.options ?? []) {
    assert.ok(english.text(`option-${name}`));
    const values = choices.length > 0 ? choices : [value];
    const words = values.map((each) => valueWords(name, each, english.text));
    assert.equal(new Set(words).size, values.length, name);
  }
});

test("every value of every house rule is a sentence of its own where it makes a difference", () => {
  const frames = [
    rulesOf("muggins_line", 4),
    rulesOf("fives_and_threes", 2),
    rulesOf("bergen", 2),
    rulesOf("muggins", 2, { win_by: "going_out" }),
  ];
  const options = frames[0]?.options.filter(({ choices }) => choices.length > 0) ?? [];
  for (const { name, choices } of options) {
    const told = frames.map((frame) => {
      const all = choices.map((choice) =>
        sentences(frame, english.text, (option) => (option.name === name ? choice : option.value)).get(name),
      );
      return new Set(all).size;
    });
    assert.equal(Math.max(...told), choices.length, name);
  }
});

test("the sheet of Muggins marks nothing, that of every other game something", () => {
  for (const rules of PRESETS) {
    assert.equal(differing(rules).length > 0, rules.preset !== "muggins", rules.preset);
  }
});

test("the sheet marks what a game has otherwise, and only what makes a difference", () => {
  assert.deepEqual(differing(rulesOf("five_up", 3)), ["spinner", "divisor", "target", "win_when"]);
  assert.ok(!differing(rulesOf("muggins", 2, { outs_to_win: 5 })).includes("outs_to_win"));
  assert.ok(
    differing(rulesOf("muggins", 2, { win_by: "going_out", outs_to_win: 5 })).includes("outs_to_win"),
  );
});

/** @param {RulesView} rules */
const sheetOf = (rules) =>
  ruleSections(rules, english.text).flatMap(({ basic, sentences: found }) => [
    basic,
    ...found.map(({ text }) => text),
  ]);

/** Rules of all kinds in which something is idle. */
const IDLE_FRAMES = /** @type {const} */ ([
  ["muggins", 2, {}],
  ["muggins", 2, { muggins: "on", false_call: 10, muggins_deduct: "full" }],
  ["muggins", 2, { claim: "announce", win_by: "going_out", max_rounds: 1 }],
  ["muggins", 2, { hand_size: 14, scoring: "headers" }],
  ["muggins", 2, { hand_size: 13, reserve: 2, settlement: "none", blocked: "none", scoring: "quotients" }],
  ["muggins_line", 4, { scoring: "none", muggins: "off" }],
  ["muggins_line", 4, { scoring: "none" }],
  ["muggins_calls", 4, { win_by: "going_out" }],
  ["block_muggins", 2, {}],
  ["five_up", 3, { claim: "announce" }],
  ["fives_and_threes", 2, { blocked: "winner_bonus" }],
  ["draw", 2, { spinner: "all" }],
  ["bergen", 2, { settlement: "winner_difference" }],
]);

test("an idle rule changes no sentence, whatever it is set to", () => {
  const numbers = /** @type {Record<string, number[]>} */ ({
    domino_bonus: [0, 1, 7],
    outs_to_win: [1, 4],
    target: [50, 100],
  });
  const idle = new Set();
  const frames = IDLE_FRAMES.map(([preset, players, options]) => ({ preset, players, options }));
  const bases = replies(frames.map(({ preset, players, options }) => asked(preset, players, options)));
  const changes = bases.flatMap(({ ok }, index) =>
    /** @type {RulesView} */ (ok.rules).options
      .filter(({ idle_by }) => idle_by !== null)
      .flatMap(({ name, choices }) => {
        idle.add(name);
        const values = choices.length > 0 ? choices : (numbers[name] ?? []);
        assert.notEqual(values.length, 0, name);
        return values.map((value) => ({ index, name, value }));
      }),
  );
  const others = replies(
    changes.map(({ index, name, value }) => {
      const { preset, players, options } = /** @type {typeof frames[0]} */ (frames[index]);
      const json = name === "units" ? String(value).split("+").map(Number) : value;
      return asked(preset, players, { ...options, [name]: json });
    }),
  );
  for (const [at, { index, name, value }] of changes.entries()) {
    assert.ok(others[at].ok, JSON.stringify(others[at].error));
    assert.deepEqual(
      sheetOf(others[at].ok.rules),
      sheetOf(bases[index].ok.rules),
      `${index} ${name} ${value}`,
    );
  }
  assert.deepEqual([...idle].sort(), [
    ...["claim", "divisor", "domino_bonus", "draw", "false_call", "lead_after_block", "lead_next"],
    ...["muggins", "muggins_deduct", "outs_to_win", "reserve", "round_to", "spinner_count", "target"],
    ...["target_mode", "units", "win_when"],
  ]);
});

test("where scores are written down by themselves the sheet knows of no calls", () => {
  const calls = { muggins: "on", false_call: 10, muggins_deduct: "full" };
  const automatic = sheetOf(rulesOf("muggins", 2, calls)).join(" ");
  assert.match(automatic, /written down by itself/);
  assert.doesNotMatch(automatic, /call|missed/);
  assert.match(sheetOf(rulesOf("muggins", 2, { ...calls, claim: "announce" })).join(" "), /call costs 10/);
  const nothing = sheetOf(rulesOf("muggins_line", 2, { scoring: "none" })).join(" ");
  assert.match(nothing, /placements score nothing, every call is wrong/);
  assert.doesNotMatch(nothing, /right count|takes the points|is called/);
});

test("no message of the sheet is left without its numbers", () => {
  for (const rules of PRESETS) {
    for (const { sentences: found } of ruleSections(rules, english.text)) {
      for (const { text } of found) assert.doesNotMatch(text, /[{}]|undefined/, text);
    }
  }
});

/**
 * @param {string} preset
 * @param {number} players
 * @param {object} options
 */
function whyNot(preset, players, options) {
  const { error } = replies([asked(preset, players, options)])[0];
  return faultSentence({ reason: error.context.reason ?? "preset", context: error.context }, preset, english);
}

test("impossible rules are explained with their numbers", () => {
  assert.match(whyNot("muggins", 2, { target: 0 }), /“Target” must be a whole number from 1 to 10,000/);
  assert.match(whyNot("muggins", 2, { draw: "two" }), /“Drawing” cannot be that/);
  assert.match(whyNot("muggins", 4, { hand_size: 9 }), /4 hands of 9 tiles are 36 tiles.* only 28/);
  assert.match(whyNot("muggins", 3, { teams: "partners" }), /^3 people cannot play as partners/);
  assert.match(whyNot("bergen", 2, { spinner: "first" }), /Equal ends/);
  assert.match(whyNot("muggins", 2, { divisor: 3 }), /multiples of 5 cannot be divided by 3/);
  assert.match(whyNot("muggins", 2, { divisor: 5, round_to: 1 }), /rounded to 1 cannot be divided by 5/);
  assert.match(
    whyNot("draw", 2, { settlement: "none", blocked: "none" }),
    /^Nobody could ever win: points win/,
  );
  assert.match(whyNot("muggins", 2, { target: 252, target_mode: "exact" }), /target of 252 exactly.* of 5\./);
  assert.match(whyNot("seven_toed_pete", 2, {}), /Seven-Toed Pete is for 4 people/);
  for (const players of [0, 99]) {
    for (const options of [{}, { hand_size: 2 }]) {
      assert.match(whyNot("muggins", players, options), /^“People” must be a whole number from 2 to 6\.$/);
    }
  }
  assert.match(whyNot("muggins", 2, { players: 3 }), /^The number of people is no house rule/);
  assert.match(whyNot("muggins", 2, { tile_set: 18 }), /no double-18 set .* double-twelve/);
  assert.match(whyNot("muggins", 2, { tile_set: 7 }), /no double-7 set/);
  assert.match(whyNot("muggins", 2, { tile_set: 99 }), /“Set of tiles” must be a whole number/);
  assert.match(whyNot("muggins", 2, { speed: 9 }), /no house rule called “speed”/);
  assert.match(whyNot("whist", 2, {}), /no game called “whist”/);
});
