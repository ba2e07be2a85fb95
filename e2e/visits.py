"""The browser that a story is told in: new to the site, or with Python's memory from an earlier visit.

To start Python from its files in every story would be most of the work of all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page
from starts import IS_KEPT
from witness import Witness

# A start of Python takes as long as the machine makes it take; only a story that hangs is to fail.
PATIENCE_MS = 60_000
# A page that asks for nothing, under the site's address and policy.
QUIET_PAGE = "licences.html"
MAKE_SNAPSHOT = """(path) => new Promise((resolve, reject) => {
  const worker = new Worker(path, { type: "module" });
  const end = (settle) => (event) => { worker.terminate(); settle(event.message); };
  worker.onmessage = end(resolve);
  worker.onerror = end(reject);
})"""
# The people of the stories press what they do, so that nothing comes before them.
BY_HAND = {"autoPass": False}
FORGET = """async () => {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name);
      deleting.onsuccess = resolve;
      deleting.onerror = () => reject(deleting.error);
    });
  }
}"""
PREFER = """(value) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("muggins");
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const work = opening.result.transaction("kept", "readwrite");
    work.objectStore("kept").put({ at: Date.now(), value }, "preferences");
    work.onabort = () => reject(work.error);
    work.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""
HURRY = """
const wait = globalThis.setTimeout;
globalThis.setTimeout = (act, milliseconds = 0, ...given) =>
  wait(act, milliseconds >= 250 && milliseconds < 1000 ? 0 : milliseconds, ...given);
"""
"""For `add_init_script`: the page's rests, in which it takes no press, are over at once. What takes seconds,
as the time for calls does, takes them still."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A browser context, and the watch over it."""

    context: BrowserContext
    witness: Witness


@contextmanager
def first_visit(
    browser: Browser,
    site: str,
    service_workers: Literal["allow", "block"] = "block",
    locale: str = "en-GB",
) -> Iterator[Visitor]:
    """A browser that knows nothing of the site."""
    context = browser.new_context(
        base_url=site,
        viewport={"width": 1280, "height": 800},
        locale=locale,
        service_workers=service_workers,
    )
    context.set_default_timeout(PATIENCE_MS)
    yield Visitor(context, Witness(context, site))
    context.close()


def keep_snapshot(visitor: Visitor, site_directory: Path) -> None:
    """Have Python's memory kept, as the page does by itself when it is left alone."""
    (worker,) = site_directory.glob("snapshot_worker-*.js")
    page = _quiet_page(visitor)
    page.evaluate(MAKE_SNAPSHOT, worker.name)
    assert page.evaluate(IS_KEPT), "no snapshot was kept"
    page.close()
    visitor.witness.close()


def forget(visitor: Visitor) -> None:
    """Forget what a story has left behind, but for the snapshot."""
    for page in visitor.context.pages:
        page.close()
    visitor.context.unroute_all()
    page = _quiet_page(visitor)
    page.evaluate(FORGET)
    page.evaluate(PREFER, BY_HAND)
    page.close()
    visitor.witness.forget()


def prefer(page: Page, **preferences: bool | str) -> None:
    """Have preferences kept as those of an earlier visit; what is not named is as in all stories."""
    page.goto(QUIET_PAGE)
    page.evaluate(PREFER, {**BY_HAND, **preferences})


def _quiet_page(visitor: Visitor) -> Page:
    page = visitor.context.new_page()
    page.goto(QUIET_PAGE)
    return page
