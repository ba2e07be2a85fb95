// Keeps one version of the site whole in the browser and serves the page from it, with or without a network.
//
// All versions lie in one cache. What is named by its content is kept once for all of them; the few other
// files are kept by their revision. So a new version fetches only what has changed, and as the page names its
// own files by their content, old and new never mix, whichever worker answers.

import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NAMED_BY_CONTENT, TAKE_OVER, TIDY, WHICH_VERSION } from "./words.js";

const worker = /** @type {import("./worker_scope.d.ts").ServiceWorkerScope} */ (
  /** @type {unknown} */ (globalThis)
);
const { scope } = worker.registration;
/** Held by whoever puts files in or takes them away: one worker may be at the one while another is at the other. */
const LOCK = `muggins-files ${scope}`;

const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// The page is one file, whatever stands behind its address.
const whole = { directoryIndex: "index.html", cleanURLs: false, ignoreURLParametersMatching: [/./] };
registerRoute(new PrecacheRoute(files, whole));
// A page of an older version, still open in another tab, finds the files that it has not loaded yet.
registerRoute(
  ({ url }) => url.href.startsWith(scope) && NAMED_BY_CONTENT.test(url.pathname),
  async ({ request }) =>
    (await caches.match(request.url, { cacheName: files.strategy.cacheName })) ?? fetch(request),
);
// A cache that has lost something is no reason to be worse than no cache.
setCatchHandler(async ({ request }) => fetch(request));

// Takes over only when it is told to, or when no page of the version before it is open.
worker.addEventListener("install", (event) => {
  event.waitUntil(navigator.locks.request(LOCK, () => files.install(event)));
});

// The page of the first visit is served from now on too: its engine may have to be started again.
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (event) => {
  const type = event.data?.type;
  if (type === TAKE_OVER) event.waitUntil(worker.skipWaiting());
  if (type === WHICH_VERSION) event.ports[0]?.postMessage(self.__SITE_VERSION);
  if (type === TIDY) event.waitUntil(navigator.locks.request(LOCK, () => tidy(event)));
});

/**
 * Drops what belongs to other versions, unless a newer one is on its way or another page is open, which
 * may be an older one. The next page that is opened alone asks again.
 *
 * @param {import("./worker_scope.d.ts").ExtendableMessageEvent} event
 */
async function tidy(event) {
  const { installing, waiting } = worker.registration;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isAlone = windows.filter(({ url }) => url.startsWith(scope)).length <= 1;
  if (!installing && !waiting && isAlone) await files.activate(event);
}
