// Puts the page together: the engine, what is kept in the browser, the state and what is drawn.

import { render } from "lit";
import { Engine } from "./engine/client.js";
import { createWorker } from "./engine/create_worker.js";
import { keepFocus } from "./lib/focus.js";
import { screenName, wholePage } from "./screens/page.js";
import { createActions } from "./state/acting.js";
import { MatchDriver } from "./state/match-driver.js";
import { initialPage } from "./state/page.js";
import { createStore } from "./state/store.js";
import { failed, progressed, ready } from "./state/visits.js";
import { asksForStart, followHistory } from "./state/way.js";
import { MatchKeeper } from "./storage/match-keeper.js";
import { Ownership } from "./storage/ownership.js";
import { createShelf, databasePlace, localPlace } from "./storage/shelf.js";
import { endStrayDrag } from "./table/drag.js";
import { pressed } from "./table/keys.js";

/** @typedef {import("./state/page.js").Page} Page */
/** @typedef {import("./state/actions.d.ts").Actions} Actions */

const store = createStore(initialPage());

const engine = new Engine({
  createWorker,
  onProgress: ({ stage, fraction }) =>
    store.update((page) => (stage === "ready" ? ready(page) : progressed(page, stage, fraction))),
  onRecovered: (reply) => driver.recover(reply),
  onFailed: ({ code, message }) => store.update((page) => failed(page, code, message)),
});

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const shelf = createShelf([databasePlace(), localPlace()]);
const driver = new MatchDriver({
  store,
  engine,
  shelf,
  keeper: new MatchKeeper(shelf, (isLasting) => driver.kept(isLasting)),
  ownership: new Ownership(navigator.locks, () => driver.lose(), wait),
  wait,
});
const actions = createActions(store, driver);

store.subscribe((page, before) => {
  if (before.route === "match" && page.route === "start") driver.leave();
});

/** @param {HTMLElement} root */
function draw(root) {
  let shown = "";
  let isFirst = true;
  store.subscribe((page) => {
    if (!page.looked) return;
    if (isFirst) root.replaceChildren();
    const name = screenName(page);
    keepFocus(root, !isFirst && name !== shown, () => render(wholePage(page, actions), root));
    endStrayDrag();
    shown = name;
    isFirst = false;
  });
}

/** @param {HTMLElement} root */
function open(root) {
  draw(root);
  followHistory(store, window, actions.goOn);
  addEventListener("keydown", (event) => pressed(event, store.get(), actions));
  engine.start();
  driver.open(asksForStart(location.hash));
}

const root = document.getElementById("app");
if (root) open(root);
