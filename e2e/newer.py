"""A newer version of the site that waits to be taken, as the page sees it, without a host that has one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

WORKERS = """(() => {
  const worker = Object.assign(new EventTarget(), {
    state: "activated",
    postMessage: (message, ports) => ports?.[0]?.postMessage("a newer one"),
  });
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null,
    active: worker,
    update: async () => {},
  });
  const workers = Object.assign(new EventTarget(), {
    controller: worker,
    getRegistration: async () => registration,
    register: async () => registration,
  });
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
  window.findNewer = () => {
    registration.waiting = worker;
    registration.dispatchEvent(new Event("updatefound"));
  };
})();"""


def prepare_newer(page: Page) -> None:
    """From the next load on the page has service workers that do as they are told by `find_newer`."""
    page.add_init_script(WORKERS)


def find_newer(page: Page) -> None:
    """Let the page find that a newer version waits; it tells of it, and cannot take it."""
    page.evaluate("findNewer()")
    expect(page.locator(".notice")).to_be_visible()
