// Puts the page together: the engine, what is kept in the browser, the state and what is drawn.

import { render } from "lit";
import { followFeel } from "./effects/feel.js";
import { followLook } from "./effects/look.js";
import { Motion } from "./effects/motion.js";
import { Engine } from "./engine/client.js";
import { createWorker } from "./engine/create_worker.js";
import { makeSnapshot } from "./engine/snapshot_maker.js";
import { directionOf } from "./i18n/locales.js";
import { current, t } from "./i18n/messages.js";
import { keepFocus } from "./lib/focus.js";
import { followPresses } from "./lib/presses.js";
import { drawn } from "./lib/seen.js";
import { siteVersion } from "./lib/site-version.js";
import { createUpdates, followPersistence, followUpdates } from "./offline/offline.js";
import { backKey } from "./screens/back-key.js";
import { learnKey } from "./screens/learn-keys.js";
import { screenName, wholePage } from "./screens/page.js";
import { createActions } from "./state/acting.js";
import { followByItself } from "./state/by-itself.js";
import { followCountdown, followPatience } from "./state/countdown.js";
import { hintActions } from "./state/hint-acting.js";
import { HintDriver } from "./state/hint-driver.js";
import { followLanguage } from "./state/language.js";
import { learnActions } from "./state/learn-acting.js";
import { LearnDriver } from "./state/learn-driver.js";
import { MatchDriver } from "./state/match-driver.js";
import { initialPage } from "./state/page.js";
import { followRest, isWaiting, REST_MS } from "./state/rest.js";
import { SetupDriver } from "./state/setup-driver.js";
import { createStore } from "./state/store.js";
import { followThinking } from "./state/thinking.js";
import { failed, progressed, ready } from "./state/visits.js";
import { asksForStart, followHistory, openPanel, settleAddress } from "./state/way.js";
import { MatchKeeper } from "./storage/match-keeper.js";
import { Ownership } from "./storage/ownership.js";
import { followPreferences } from "./storage/preferences.js";
import { createShelf, databasePlace, localPlace } from "./storage/shelf.js";
import { endStrayDrag } from "./table/drag.js";
import { pressed } from "./table/keys.js";

/** @typedef {import("./state/page.js").Page} Page */
/** @typedef {import("./state/actions.d.ts").Actions} Actions */

/** A site that is not kept for offline play by then is taken for one that never will be. */
const KEPT_BY_MS = 60_000;

const store = createStore(initialPage());

const engine = new Engine({
  createWorker,
  onProgress: ({ stage, fraction }) =>
    store.update((page) => (stage === "ready" ? ready(page) : progressed(page, stage, fraction))),
  onRecovered: (reply) => driver.recover(reply),
  onFailed: ({ code, message }) => store.update((page) => failed(page, code, message)),
});

const wait = (/** @type {number} */ milliseconds) =>
  /** @type {Promise<void>} */ (new Promise((done) => setTimeout(done, milliseconds)));
/** What nobody has seen yet has not been there long. */
const seen = async () => {
  await drawn();
  await wait(REST_MS);
};
const shelf = createShelf([databasePlace(), localPlace()]);
const driver = new MatchDriver({
  store,
  engine,
  shelf,
  keeper: new MatchKeeper(shelf, siteVersion(document), (isLasting) => driver.kept(isLasting)),
  ownership: new Ownership(navigator.locks, () => driver.lose(), wait),
  wait,
});
const setup = new SetupDriver({
  store,
  engine,
  shelf,
  copy: async (text) => navigator.clipboard.writeText(text),
});
const updates = createUpdates(store, driver, shelf);
const hints = new HintDriver(store, engine);
const actions = {
  ...createActions(store, driver, setup, updates),
  ...hintActions(store, hints),
  ...learnActions(store),
};

store.subscribe((page, before) => {
  if (page.boot.status !== "ready" || before.boot.status === "ready") return;
  setup.refresh();
  // It takes its files from those that are kept, and waits until they are where that is to be expected.
  Promise.race([updates.whenOffline(), wait(KEPT_BY_MS)]).then(() => makeSnapshot(window, wait));
});

store.subscribe((page, before) => {
  if (before.route === "match" && page.route === "start") driver.leave();
});

/** @param {HTMLElement} root */
function draw(root) {
  let shown = "";
  let isFirst = true;
  store.subscribe((page) => {
    if (!page.looked || page.locale === "") return;
    if (isFirst) root.replaceChildren();
    const name = screenName(page);
    keepFocus(root, !isFirst && name !== shown, () => render(wholePage(page, actions), root));
    endStrayDrag();
    shown = name;
    isFirst = false;
  });
}

function followSpeech() {
  const follow = followLanguage(store, {
    wanted: () => navigator.languages,
    load: current.load,
    speak(spoken) {
      current.speak(spoken);
      document.documentElement.lang = spoken.locale;
      document.documentElement.dir = directionOf(spoken.locale);
      document.title = t("game");
    },
  });
  addEventListener("languagechange", follow);
}

/** @param {() => void} act */
function whenSeenAgain(act) {
  addEventListener("focus", act);
  document.addEventListener("visibilitychange", () => document.hidden || act());
}

/** @param {HTMLElement} root */
function open(root) {
  // Before anything is drawn with it.
  followLook(store, document);
  const motion = new Motion(document);
  store.subscribe((page, before) => motion.look(page, before));
  draw(root);
  store.subscribe((page, before) => motion.move(page, before));
  const tellPresses = followPresses(window);
  store.subscribe((page) => tellPresses(!isWaiting(page)));
  followRest(store, seen);
  followHistory(store, window, actions.goOn, (hash) => setup.openLink(hash));
  followCountdown(store, wait);
  followByItself(store, (action) => driver.ask("act", { action }), wait, document);
  followThinking(store, driver, { now: () => performance.now(), wait }, document);
  // Read before the match, which is held back for calls as people wish when it is gone on with.
  followPatience(store, shelf);
  followPreferences(store, shelf).then((reread) => {
    followSpeech();
    whenSeenAgain(reread);
  });
  followFeel(store);
  addEventListener("keydown", (event) => {
    pressed(event, store.get(), actions);
    learnKey(event, store.get(), actions);
    backKey(event, store.get(), actions);
  });
  whenSeenAgain(() => setup.reread());
  followUpdates(store, updates);
  followPersistence(store, shelf, navigator.storage);
  engine.start();
  setup.open();
  new LearnDriver({ store, engine, shelf, words: current.learn }).open();
  const isLink = setup.openLink(location.hash);
  if (!isLink) openPanel(store, location.hash);
  driver.open(isLink || asksForStart(location.hash)).then(() => settleAddress(store, window));
}

const root = document.getElementById("app");
// `compat.js` has said why the game cannot run here.
if (root && !("unfit" in root.dataset)) open(root);
