import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { language } from "../../web/src/i18n/bundle.js";

const ENGLISH = await readFile(new URL("../../web/src/i18n/en.ftl", import.meta.url), "utf8");
const english = language("en", ENGLISH);

const CODES = [
  ..."not_your_turn tile_not_held no_match must_place_drawn can_place boneyard_empty".split(" "),
  ..."drawn_already no_drawing".split(" "),
  ..."not_leadable no_announcing no_seat nothing_to_call own_placement called_already".split(" "),
  ..."not_ended must_settle already_led round_not_over".split(" "),
  ..."must_draw leader_must_lead round_over match_over stale_request nothing_to_undo no_undoing".split(" "),
  ..."bad_names name_taken bad_request bad_record bad_rules internal".split(" "),
  ..."engine_failed engine_download engine_damaged engine_unsupported".split(" "),
];

test("names stand in the texts as they were written", () => {
  assert.equal(english.text("curtain-title", { name: "<b>Ann</b>" }), "Over to <b>Ann</b>");
});

test("one is told from many", () => {
  assert.equal(english.text("points", { points: 1 }), "1 point");
  assert.equal(english.text("points", { points: 15 }), "15 points");
  assert.equal(english.text("player-tiles", { count: 0 }), "no tiles");
});

test("a negative number has a minus sign and not a hyphen", () => {
  assert.equal(english.text("start-resume-score", { name: "Ann", score: -15 }), "Ann\u00a0\u221215");
});

test("every stable code has a text of its own", () => {
  for (const code of CODES) assert.ok(!english.refusal(code).includes(code), code);
});

test("an unknown code is told in general words", () => {
  assert.equal(english.refusal("no_such_code"), "That did not work (no_such_code).");
});

test("a message that does not exist is a mistake of the page", () => {
  assert.throws(() => english.text("no-such-message"), /no-such-message/);
});

test("a list is written as the language writes it", () => {
  assert.equal(english.listed(["Ann", "Bob", "Cy"]), "Ann, Bob, and Cy");
  assert.equal(english.inRow(["Ann 35", "Bob 20"]), "Ann 35, Bob 20");
});
