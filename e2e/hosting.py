"""A host of the site as stories about the service worker need it: it is shut down, it gets another version of
the site, and it knows what it was asked for; and what the browser keeps of the site."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from http import HTTPStatus
from pathlib import Path
from socketserver import BaseRequestHandler

from playwright.sync_api import Page
from serve import serving
from site_server import SUBPATH, SubpathHandler

UNTIL_KEPT = """async ([version, patience]) => {
  const workers = navigator.serviceWorker;
  let isOver = false;
  const over = new Promise((done) => setTimeout(done, patience)).then(() => { isOver = true; });
  const heard = (target, type) => Promise.race([
    new Promise((done) => target.addEventListener(type, done, { once: true })),
    new Promise((done) => workers.addEventListener("controllerchange", done, { once: true })),
    over,
  ]);
  const versionOf = (worker) => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage({ type: "WHICH_VERSION" }, [port2]);
  });
  while (!isOver) {
    const { controller } = workers;
    if (!controller) await heard(workers, "controllerchange");
    else if (controller.state !== "activated") await heard(controller, "statechange");
    else if ((await versionOf(controller)) === version) return true;
    else await heard(workers, "controllerchange");
  }
  return false;
}"""
PATIENCE_MS = 60_000
# Dates of files are told in whole seconds.
LATER_S = 10
VERSION = "document.querySelector('meta[name=version]').content"
LOOK_FOR_NEWER = """async () => {
  const registration = await navigator.serviceWorker.ready;
  try {
    await registration.update();
    // The page may have been looking already, at the host as it was.
    if (!registration.installing && !registration.waiting) await registration.update();
  } catch {
    return "refused";
  }
  const worker = registration.installing;
  if (!worker) return registration.waiting ? "waiting" : "none";
  while (worker.state === "installing") {
    await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
  }
  return worker.state === "redundant" ? "refused" : "waiting";
}"""
WATCH_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    workers.push(this);
  }
};
"""
"""For `add_init_script`: lets a story end a worker of the page."""
KEPT_FILES = """async () => {
  const names = (await caches.keys()).filter((name) => name.includes("precache"));
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return lists.flat().map(({ url }) => new URL(url).pathname);
}"""
UNTIL_TIDY = (
    """async ([gone, patience]) => {
  const listKept = """
    + KEPT_FILES
    + """;
  const patient = performance.now() + patience;
  for (;;) {
    const found = await listKept();
    if (!found.some((path) => gone.some((name) => path.endsWith(`/${name}`)))) return true;
    if (performance.now() > patient) return false;
    await new Promise((done) => setTimeout(done, 100));
  }
}"""
)
FORGET = """async (wanted) => {
  const [name] = (await caches.keys()).filter((each) => each.includes("precache"));
  const cache = await caches.open(name);
  const found = (await cache.keys()).filter(({ url }) => wanted.some((part) => url.includes(part)));
  await Promise.all(found.map((request) => cache.delete(request)));
  return found.length;
}"""


class Host:
    """Serves a directory under one address, which stays the same whatever is served there, or nothing is."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.asked: list[str] = []
        self.sent: list[str] = []
        self._serving = ExitStack()
        self.address = self._serving.enter_context(serving(self._handler())) + SUBPATH

    def deploy(self, directory: Path) -> None:
        """Serve another directory from now on, all its files dated later than those served so far."""
        # An earlier story may have dated what is served now ahead of the clock: a browser would be told that
        # nothing has changed.
        date = newest_date(self.directory) + LATER_S
        for path in directory.rglob("*"):
            os.utime(path, (date, date))
        self.directory = directory

    def close(self) -> None:
        """End the server: whoever asks from now on finds nobody there."""
        self._serving.close()

    def forget(self) -> None:
        """Begin the lists of what was asked for, and of what was sent whole, anew."""
        self.asked.clear()
        self.sent.clear()

    def _handler(self) -> Callable[..., BaseRequestHandler]:
        host = self

        class Handler(SubpathHandler):
            def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
                path = self.path.removeprefix(SUBPATH)
                host.asked.append(path)
                if code == HTTPStatus.OK:
                    host.sent.append(path)
                super().log_request(code, size)

        return lambda *connection: Handler(*connection, directory=str(self.directory))


def newest_date(directory: Path) -> float:
    """When the youngest of its files was changed last, in seconds as files are dated."""
    return max(path.stat().st_mtime for path in directory.rglob("*"))


def wait_until_kept(page: Page) -> None:
    """Wait until all files of the version of the page are kept, and it is served from them."""
    version = page.evaluate(VERSION)
    assert page.evaluate(UNTIL_KEPT, [version, PATIENCE_MS]), f"version {version} is not kept"


def look_for_newer(page: Page) -> str:
    """Let the browser ask the server for a newer version, and fetch it; tells whether one is `waiting`, was
    `refused`, or there is `none`."""
    found: str = page.evaluate(LOOK_FOR_NEWER)
    return found


def ask_for_newer(page: Page) -> None:
    """Let the browser ask the server for a newer version, for which the page may be loaded anew."""
    page.evaluate("() => { navigator.serviceWorker.ready.then((one) => one.update()).catch(() => {}); }")


def kept_files(page: Page) -> set[str]:
    """The paths of all files that the service worker keeps, of whatever version."""
    return set(page.evaluate(KEPT_FILES))


def wait_until_tidy(page: Page, gone: Sequence[str]) -> None:
    """Wait until none of these files is kept any more."""
    assert gone
    assert page.evaluate(UNTIL_TIDY, [list(gone), PATIENCE_MS]), "files of an older version are still kept"
