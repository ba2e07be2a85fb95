import assert from "node:assert/strict";
import { test } from "node:test";
import { initialPage } from "../../web/src/state/page.js";
import {
  CHOICES,
  preferring,
  readPreferences,
  SWITCHES,
  usualPreferences,
} from "../../web/src/state/preferences.js";
import { createStore } from "../../web/src/state/store.js";
import { followPreferences } from "../../web/src/storage/preferences.js";
import { createShelf, memoryPlace } from "../../web/src/storage/shelf.js";

test("where nothing is kept, or nonsense, all is as usual", () => {
  for (const kept of [undefined, null, 7, "dark", [], { theme: "pink", sounds: 1, nothing: true }])
    assert.deepEqual(readPreferences(kept), usualPreferences());
});

test("names that every object has are no preferences", () => {
  const kept = JSON.parse('{"__proto__": {"sounds": true}, "constructor": "ivory", "toString": true}');
  assert.deepEqual(Object.entries(readPreferences(kept)), Object.entries(usualPreferences()));
});

test("what is kept and known is taken over", () => {
  for (const [name, values] of Object.entries(CHOICES))
    for (const value of values)
      assert.deepEqual(readPreferences({ [name]: value }), { ...usualPreferences(), [name]: value });
  for (const [name, usual] of Object.entries(SWITCHES))
    assert.deepEqual(readPreferences({ [name]: !usual }), { ...usualPreferences(), [name]: !usual });
});

test("preferences are kept when they change, and found again", async () => {
  const shelf = createShelf([memoryPlace()]);
  const store = createStore(initialPage());
  await followPreferences(store, shelf);
  store.update((page) => preferring(page, "theme", "dark"));
  await shelf.settle();
  const next = createStore(initialPage());
  await followPreferences(next, shelf);
  assert.equal(next.get().preferences.theme, "dark");
});

test("what another tab has changed is taken over, and not undone by the next change here", async () => {
  const shelf = createShelf([memoryPlace()]);
  const [here, there] = [createStore(initialPage()), createStore(initialPage())];
  const reread = await followPreferences(here, shelf);
  await followPreferences(there, shelf);
  there.update((page) => preferring(page, "theme", "dark"));
  await reread();
  assert.equal(here.get().preferences.theme, "dark");
  here.update((page) => preferring(page, "felt", "claret"));
  await shelf.settle();
  const next = createStore(initialPage());
  await followPreferences(next, shelf);
  assert.deepEqual([next.get().preferences.theme, next.get().preferences.felt], ["dark", "claret"]);
});

test("what is changed while that is read stays", async () => {
  const shelf = createShelf([memoryPlace()]);
  const [here, there] = [createStore(initialPage()), createStore(initialPage())];
  const reread = await followPreferences(here, shelf);
  await followPreferences(there, shelf);
  there.update((page) => preferring(page, "theme", "dark"));
  const reading = reread();
  here.update((page) => preferring(page, "theme", "light"));
  await reading;
  assert.equal(here.get().preferences.theme, "light");
});
