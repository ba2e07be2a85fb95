import assert from "node:assert/strict";
import { test } from "node:test";
import { initialPage } from "../../web/src/state/page.js";
import {
  computersOf,
  isPassedRound,
  isPassedTo,
  isWatched,
  namesAtTable,
  opposed,
  opposition,
  readSitter,
  sitting,
  writtenNames,
} from "../../web/src/state/sitters.js";
import { named, seated } from "../../web/src/state/visits.js";
import { tableView } from "./samples.js";

const OWN = ["Pip", "Bones", "Brass", "Maple", "Ivory", "Onyx"];

/** Two seats, with a person and an expert. */
const duel = () => sitting(named(initialPage(), 0, "Ann"), 1, "expert");

test("a new table is for people, of whom the engine is told nothing", () => {
  const page = initialPage();
  assert.deepEqual(computersOf(page), {});
  assert.equal(opposition(page), "");
});

test("one press puts a computer player on every seat but the first, also on those that are added later", () => {
  const page = { ...opposed(initialPage(), "expert"), seats: 4 };
  assert.deepEqual(computersOf(page), { computers: ["", "expert", "expert", "expert"] });
  assert.equal(opposition(page), "expert");
  assert.equal(opposition(sitting(page, 2, "casual")), null);
  assert.equal(opposition(sitting(page, 0, "casual")), "expert", "the first is nobody's opponent");
});

test("a computer player has a name of its own that nobody else at the table has", () => {
  assert.deepEqual(namesAtTable(duel(), OWN), ["Ann", "Bones"]);
  assert.deepEqual(namesAtTable(named(duel(), 0, " bones "), OWN), [" bones ", "Brass"]);
  const all = { ...opposed(initialPage(), "casual"), seats: 6 };
  assert.equal(new Set(namesAtTable(sitting(all, 0, "expert"), OWN)).size, 6);
});

test("a name is kept for the person while a computer player has the seat", () => {
  const before = named(initialPage(), 1, "Bob");
  const computer = named(sitting(before, 1, "skilled/racer"), 1, "Oak");
  assert.deepEqual(writtenNames(computer), ["", "Oak"]);
  assert.deepEqual(writtenNames(sitting(computer, 1, "")), ["", "Bob"]);
});

test("what was kept and is not known any more is a person", () => {
  assert.deepEqual(["expert/blocker", "casual"].map(readSitter), ["expert/blocker", "casual"]);
  for (const unknown of ["master", "expert/dreamer", "/blocker", 7, null, undefined]) {
    assert.equal(readSitter(unknown), "");
  }
  const last = { names: ["Ann"], seats: 2, computers: ["", "expert", "no"], aliases: ["", "Oak"] };
  const { computers, aliases } = seated(initialPage(), last);
  assert.deepEqual([computers[1], computers[2], aliases[1]], ["expert", "", "Oak"]);
});

test("a device is passed round among people only", () => {
  const computer = /** @type {const} */ ({ level: "expert", temperament: "even" });
  const people = tableView();
  const [ann, bob] = people.players.map((player) => ({ ...player, computer }));
  const [first, second] = people.players;
  assert.ok(first && second && ann && bob);
  assert.deepEqual([isPassedRound(people), isWatched(people), isPassedTo(people, 1)], [true, false, true]);
  const alone = { players: [first, bob] };
  assert.deepEqual([isPassedRound(alone), isWatched(alone), isPassedTo(alone, 0)], [false, false, false]);
  assert.deepEqual(
    [isPassedRound({ players: [ann, bob] }), isWatched({ players: [ann, bob] })],
    [false, true],
  );
  const three = { players: [first, second, { ...bob, seat: 2 }] };
  assert.deepEqual([isPassedTo(three, 1), isPassedTo(three, 2)], [true, false]);
});
