import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/src/engine/engine_error.js";
import { initialPage } from "../../web/src/state/page.js";
import { formatRulesLink } from "../../web/src/state/rules-link.js";
import { setupActions } from "../../web/src/state/setup-acting.js";
import { SetupDriver } from "../../web/src/state/setup-driver.js";
import { createStore } from "../../web/src/state/store.js";
import { named, ready } from "../../web/src/state/visits.js";
import { keepHouseRules, keepLastGame, loadHouseRules } from "../../web/src/storage/house-rules.js";
import { loadSeats } from "../../web/src/storage/seats.js";
import { createShelf, memoryPlace } from "../../web/src/storage/shelf.js";

/** @typedef {import("../../web/src/engine/protocol.d.ts").DescribeRules} DescribeRules */

const GAMES = [
  { preset: "muggins", players: [2, 3, 4] },
  { preset: "pete", players: [4] },
];

/**
 * @param {string} name
 * @param {string | number} value
 * @param {string | number} inPreset
 */
const option = (name, value, inPreset) => ({
  name,
  value,
  idle_by: null,
  in_preset: inPreset,
  in_muggins: inPreset,
  choices: [],
  lowest: null,
  highest: null,
});

/**
 * A stand-in for the rules package: targets go up to 500, `pete` is for four.
 *
 * @param {Omit<DescribeRules, "type">} asked
 * @returns {any}
 */
function described({ preset, players, options = {} }) {
  const refuse = (/** @type {object} */ context) =>
    new EngineError({ code: "bad_rules", message: "why", context: { ...context } });
  const game = GAMES.find((each) => each.preset === preset);
  if (!game) throw refuse({ preset });
  if (!options.tile_set && !game.players.includes(players)) {
    throw refuse({ option: "players", reason: "players", numbers: game.players.join(", ") });
  }
  if (Number(options.target) > 500)
    throw refuse({ option: "target", reason: "range", lowest: 1, highest: 500 });
  if (options.teams === "partners" && players % 2)
    throw refuse({ option: "teams", reason: "partners", players });
  return { rules: { preset, players, options: [option("target", Number(options.target ?? 250), 250)] } };
}

/** @param {{ copy?: (text: string) => Promise<void>, shelf?: import("../../web/src/storage/shelf.js").Shelf }} [parts] */
function start({ copy = async () => {}, shelf = createShelf([memoryPlace()]) } = {}) {
  const store = createStore(ready(initialPage()));
  /** @type {(() => void)[]} questions that wait, where answers are held back */
  const waiting = [];
  const engine = { isSlow: false, isDown: false, asked: 0 };
  const inquire = async (/** @type {string} */ type, /** @type {any} */ fields) => {
    engine.asked += 1;
    if (engine.isSlow) await new Promise((go) => waiting.push(() => go(null)));
    if (engine.isDown) throw new EngineError({ code: "engine_failed", message: "", context: {} });
    return type === "list_games" ? { games: GAMES } : described(fields);
  };
  const driver = new SetupDriver({ store, engine: /** @type {any} */ ({ inquire }), shelf, copy });
  return { store, shelf, engine, waiting, driver, setup: () => store.get().setup };
}

test("the game of the last time and the saved rules are there again", async () => {
  const { driver, shelf, setup } = start();
  const mine = { preset: "muggins", players: 4, options: { target: 100 }, name: "Mine" };
  await keepHouseRules(shelf, [mine]);
  await keepLastGame(shelf, { ...mine, edited: true, trail: [], blamed: null });
  await driver.open();
  assert.deepEqual(setup().house, [mine]);
  assert.equal(setup().edited, true);
  assert.deepEqual(setup().choice, { preset: "muggins", options: { target: 100 }, name: "Mine" });
  assert.deepEqual([setup().games, setup().fault, setup().rules?.preset], [GAMES, null, "muggins"]);
});

test("what was kept and is no rules is passed over", async () => {
  const { driver, shelf, setup } = start();
  await shelf.set("house-rules", [
    { preset: 7 },
    null,
    { preset: "muggins", players: 2, options: {}, name: "" },
  ]);
  await shelf.set("last-game", { preset: "muggins", options: "none" });
  await driver.open();
  assert.deepEqual([setup().house, setup().choice.preset], [[], "muggins"]);
});

test("nothing is asked before the engine is there", async () => {
  const { driver, store, engine, setup } = start();
  store.update((page) => ({ ...page, boot: { ...page.boot, status: "loading" } }));
  await driver.open();
  await driver.chooseGame("pete");
  assert.equal(engine.asked, 0);
  store.update(ready);
  await driver.refresh();
  assert.deepEqual(setup().games, GAMES);
});

test("a game is played by as many as it takes, and tells which numbers those are", async () => {
  const { driver, store, setup } = start();
  await driver.open();
  await driver.chooseGame("pete");
  assert.deepEqual([store.get().seats, setup().tables, setup().fault], [4, [4], null]);
  await driver.setSeats(3);
  assert.equal(setup().fault?.reason, "players");
  await driver.setOption("tile_set", 9);
  assert.deepEqual([setup().fault, setup().tables], [null, [2, 3, 4, 5, 6]]);
  await driver.chooseGame("muggins");
  assert.deepEqual(setup().choice.options, { tile_set: 9 }, "the set on the table stays");
});

test("a change that cannot be is told, kept, and can be taken back", async () => {
  const { driver, setup } = start();
  await driver.open();
  await driver.setOption("target", 900);
  assert.deepEqual(setup().fault, {
    reason: "range",
    context: { option: "target", reason: "range", lowest: 1, highest: 500 },
  });
  await driver.setOption("draw", "one");
  assert.deepEqual(setup().choice.options, { target: 900, draw: "one" });
  assert.equal(setup().rules?.options[0]?.value, 250, "the last that could be");
  await driver.resetOption("target");
  assert.deepEqual([setup().fault, setup().choice.options], [null, { draw: "one" }]);
});

test("names are kept while they are being written", async () => {
  const { driver, store, shelf } = start();
  await driver.open();
  for (const name of ["Z", "Zo", "Zoë "]) store.update((page) => named(page, 1, name));
  await shelf.settle();
  assert.deepEqual((await loadSeats(shelf))?.names.slice(0, 3), ["", "Zoë ", ""]);
});

test("what is being set up is there again after a reload, saved or not", async () => {
  const { driver, shelf, store } = start();
  await driver.open();
  await driver.setOption("target", 77);
  await driver.setSeats(3);
  const later = start({ shelf });
  await later.driver.open();
  assert.deepEqual(later.setup().choice, { preset: "muggins", options: { target: 77 }, name: "" });
  const { names, computers, aliases } = store.get();
  assert.deepEqual(await shelf.get("seats"), { names, seats: 3, computers, aliases });
  await later.driver.resetAll();
  const last = start({ shelf });
  await last.driver.open();
  assert.deepEqual(last.setup().choice.options, {});
});

test("what cannot be played is there again after a reload, with the change that is to blame", async () => {
  const { driver, shelf } = start();
  await driver.open();
  await driver.setOption("target", 400);
  await driver.setOption("target", 900);
  await driver.setOption("draw", "one");
  const later = start({ shelf });
  await later.driver.open();
  assert.deepEqual([later.setup().fault?.reason, later.setup().culprit?.option], ["range", "target"]);
  assert.equal(later.setup().rules?.options[0]?.value, 400, "the last that could be");
  await later.driver.undoChange();
  assert.deepEqual([later.setup().fault, later.setup().choice.options], [null, { target: 400, draw: "one" }]);
});

test("too many people for a game can still be taken back after a reload", async () => {
  const { driver, shelf } = start();
  await driver.open();
  await driver.setSeats(6);
  const later = start({ shelf });
  later.store.update((page) => ({ ...page, seats: 6 }));
  await later.driver.open();
  assert.equal(later.setup().culprit?.option, "players");
  await later.driver.resetAll();
  assert.deepEqual([later.setup().fault?.reason, later.setup().rules?.players], ["players", 2]);
  await later.driver.undoChange();
  await later.driver.undoChange();
  assert.deepEqual([later.setup().fault, later.store.get().seats], [null, 2]);
});

test("a game that cannot be played and whose changes are lost is shown as it comes", async () => {
  const { shelf, driver, setup } = start();
  const trail = [{ option: 7 }, null, { option: "target", choice: "none", seats: 2 }];
  await shelf.set("last-game", { preset: "pete", options: { target: 900 }, name: "", edited: true, trail });
  await driver.open();
  assert.deepEqual([setup().fault?.reason, setup().trail], ["players", []]);
  assert.equal(setup().rules?.preset, "pete");
});

test("changes of rules that were saved are known as such after a reload", async () => {
  const { driver, store, shelf } = start();
  const acts = setupActions(store, /** @type {any} */ ({}), driver);
  await driver.open();
  acts.ask("save", "Mine");
  await driver.answer();
  await driver.setOption("target", 77);
  const later = start({ shelf });
  await later.driver.open();
  assert.deepEqual([later.setup().choice.name, later.setup().edited], ["Mine", true]);
});

test("an undo takes back the change that brought the fault, and no older one", async () => {
  const { driver, store, setup } = start();
  await driver.open();
  await driver.setOption("target", 400);
  await driver.setOption("target", 900);
  assert.equal(setup().culprit?.option, "target");
  await driver.setOption("draw", "one");
  assert.equal(setup().culprit?.option, "target", "a later change did not bring it");
  await driver.undoChange();
  assert.deepEqual([setup().fault, setup().choice.options], [null, { target: 400, draw: "one" }]);
  assert.deepEqual([setup().trail, setup().culprit], [[], null]);

  await driver.setSeats(4);
  await driver.setOption("teams", "partners");
  await driver.setSeats(3);
  assert.deepEqual([setup().fault?.context.option, setup().culprit?.option], ["teams", "players"]);
  await driver.undoChange();
  assert.deepEqual([setup().fault, store.get().seats], [null, 4]);
  assert.equal(setup().choice.options.teams, "partners");
});

test("a fault of the number of people can be undone", async () => {
  const { driver, store, setup } = start();
  await driver.open();
  await driver.setSeats(6);
  assert.deepEqual([setup().fault?.reason, setup().culprit?.option], ["players", "players"]);
  await driver.setSeats(5);
  await driver.undoChange();
  assert.deepEqual([setup().fault, store.get().seats], [null, 2], "to what was before both");
});

test("of two faults one after the other is undone", async () => {
  const { driver, store, setup } = start();
  await driver.open();
  await driver.setOption("target", 900);
  await driver.setSeats(5);
  await driver.setOption("draw", "one");
  assert.deepEqual([setup().fault?.reason, setup().culprit?.option], ["players", "players"]);
  await driver.undoChange();
  assert.deepEqual([setup().fault?.reason, setup().culprit?.option], ["range", "target"]);
  await driver.undoChange();
  assert.deepEqual([setup().fault, store.get().seats, setup().choice.options], [null, 2, { draw: "one" }]);
});

test("undoing all changes can be undone where the game does not go with the people then", async () => {
  const { driver, store, setup } = start();
  await driver.open();
  await driver.setOption("tile_set", 9);
  await driver.setOption("target", 90);
  await driver.setSeats(6);
  assert.equal(setup().fault, null);
  await driver.resetAll();
  assert.deepEqual([setup().fault?.reason, setup().culprit?.option], ["players", ""]);
  await driver.undoChange();
  assert.deepEqual([setup().fault, store.get().seats], [null, 6]);
  assert.deepEqual(setup().choice.options, { tile_set: 9, target: 90 });
});

test("rules that another tab has saved are read again", async () => {
  const { driver, shelf, store, setup } = start();
  await driver.open();
  const theirs = { preset: "pete", players: 4, options: {}, name: "Theirs" };
  await keepHouseRules(shelf, [theirs]);
  await driver.reread();
  assert.deepEqual(setup().house, [theirs]);
  const page = store.get();
  await driver.reread();
  assert.equal(store.get(), page, "nothing changes where nothing was saved");
});

test("a rule that is set to what the game has is no change", async () => {
  const { driver, setup } = start();
  await driver.open();
  await driver.setOption("target", 100);
  assert.deepEqual(setup().choice.options, { target: 100 });
  await driver.setOption("target", 250);
  assert.deepEqual(setup().choice.options, {});
});

test("units go to the engine as a list", async () => {
  const { driver, setup } = start();
  await driver.open();
  await driver.setOption("units", "5+3");
  assert.deepEqual(setup().choice.options, { units: [5, 3] });
});

test("partners are offered to those who can be", async () => {
  const { driver, setup } = start();
  await driver.open();
  await driver.setSeats(4);
  assert.equal(setup().pairs, true);
  await driver.setSeats(3);
  assert.equal(setup().pairs, false);
});

test("another fault does not offer partners to those who cannot be, nor takes them from those who can", async () => {
  const { driver, setup } = start();
  await driver.open();
  await driver.setSeats(3);
  await driver.setOption("target", 900);
  assert.equal(setup().pairs, false);
  await driver.undoChange();
  await driver.setSeats(5);
  assert.equal(setup().pairs, false);
  await driver.setSeats(4);
  await driver.setOption("target", 900);
  assert.equal(setup().pairs, true);
});

test("of two answers only the one to the newest question is shown", async () => {
  const { driver, engine, waiting, setup } = start();
  await driver.open();
  engine.isSlow = true;
  const first = driver.setOption("target", 900);
  const questions = waiting.splice(0);
  const second = driver.setOption("target", 100);
  for (const answer of [...waiting.splice(0), ...questions]) answer();
  await Promise.all([first, second]);
  assert.equal(setup().fault, null);
  assert.equal(setup().rules?.options[0]?.value, 100);
});

test("an engine that fails is no fault of the rules", async () => {
  const { driver, engine, setup } = start();
  engine.isDown = true;
  await driver.open();
  assert.deepEqual([setup().fault, setup().games], [null, []]);
});

test("rules are saved, renamed and deleted under their names", async () => {
  const { driver, store, shelf, setup } = start();
  const acts = setupActions(store, /** @type {any} */ ({}), driver);
  await driver.open();
  await driver.setOption("target", 100);
  acts.ask("save", "");
  await driver.answer();
  assert.equal(setup().question?.checked, true, "a name is needed");
  acts.write("  Sunday  rules ");
  await driver.answer();
  const saved = { preset: "muggins", players: 2, options: { target: 100 }, name: "Sunday rules" };
  assert.deepEqual([setup().house, setup().question, setup().choice.name], [[saved], null, "Sunday rules"]);
  assert.deepEqual(await loadHouseRules(shelf), [saved]);

  await driver.setOption("draw", "one");
  assert.equal(setup().edited, true);
  acts.ask("save", "sunday RULES");
  await driver.answer();
  assert.deepEqual(
    setup().house.map(({ name, options }) => [name, options]),
    [["sunday RULES", { target: 100, draw: "one" }]],
    "a name stands for one set of rules",
  );

  acts.ask("rename", "sunday RULES");
  acts.write("Monday");
  await driver.answer();
  assert.deepEqual([setup().house[0]?.name, setup().choice.name], ["Monday", "Monday"]);

  acts.ask("delete", "Monday");
  acts.dropQuestion();
  assert.equal(setup().house.length, 1);
  acts.ask("delete", "Monday");
  await driver.answer();
  assert.deepEqual([await loadHouseRules(shelf), setup().choice.name], [[], ""]);
});

test("saving does not lose what another tab has saved since", async () => {
  const { driver, store, shelf, setup } = start();
  const acts = setupActions(store, /** @type {any} */ ({}), driver);
  await driver.open();
  await keepHouseRules(shelf, [{ preset: "pete", players: 4, options: {}, name: "Theirs" }]);
  acts.ask("save", "Mine");
  await driver.answer();
  assert.deepEqual(
    setup().house.map(({ name }) => name),
    ["Theirs", "Mine"],
  );
});

test("a link shows its rules and changes nothing until they are taken", async () => {
  const { driver, store, setup } = start();
  await driver.open();
  const before = { choice: setup().choice, seats: store.get().seats };
  const content = { preset: "pete", players: 4, options: { target: 99 }, name: "Theirs" };
  assert.equal(driver.openLink(formatRulesLink(content)), true);
  await new Promise(setImmediate);
  assert.deepEqual([setup().panel, setup().link?.rules?.preset], ["link", "pete"]);
  assert.deepEqual({ choice: setup().choice, seats: store.get().seats }, before);
  await driver.playLink();
  assert.deepEqual([setup().panel, setup().link, store.get().seats], ["", null, 4]);
  assert.deepEqual(setup().choice, { preset: "pete", options: { target: 99 }, name: "Theirs" });
});

test("the rules of a link can be saved without being played", async () => {
  const { driver, store, setup } = start();
  const acts = setupActions(store, /** @type {any} */ ({}), driver);
  await driver.open();
  driver.openLink(formatRulesLink({ preset: "pete", players: 4, options: {}, name: "Theirs" }));
  acts.ask("save-link", "Theirs");
  await driver.answer();
  assert.deepEqual(
    [setup().house[0]?.preset, setup().choice.preset, setup().panel],
    ["pete", "muggins", "link"],
  );
});

test("a broken link, and one that the engine refuses, are told", async () => {
  const { driver, setup } = start();
  await driver.open();
  assert.equal(driver.openLink("#start"), false);
  driver.openLink("#rules=%%%");
  assert.deepEqual([setup().panel, setup().link?.content], ["link", null]);
  driver.openLink(formatRulesLink({ preset: "whist", players: 4, options: {}, name: "" }));
  await new Promise(setImmediate);
  assert.equal(setup().link?.fault?.reason, "preset");
});

test("a link is copied, or laid out where there is no clipboard", async () => {
  /** @type {string[]} */
  const copied = [];
  const { driver, setup } = start({ copy: async (text) => void copied.push(text) });
  await driver.share("https://example.org/game/#house");
  assert.equal(setup().copied, "copied");
  assert.match(copied[0] ?? "", /^https:\/\/example\.org\/game\/#rules=/);
  const without = start({ copy: () => Promise.reject(new Error("not allowed")) });
  await without.driver.share("https://example.org/");
  assert.equal(without.setup().copied, "by_hand");
});
