"""How a page's Python starts, as seen from outside: its stages, and the snapshot for later visits."""

from __future__ import annotations

from playwright.sync_api import Page

WATCH_STAGES = """
window.stages = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data === "kept") window.isSnapshotKept = true;
      const { stage } = JSON.parse(data.startsWith("{") ? data : "{}");
      if (stage && stages.at(-1)?.[0] !== stage) stages.push([stage, performance.now()]);
    });
  }
};
"""
"""For `add_init_script`: each stage that was heard of in turn, and when it was first heard of."""
IS_KEPT = "async () => (await (await caches.open('muggins-snapshot')).keys()).length === 1"
PATIENCE_MS = 120_000


def wait_for_snapshot(page: Page) -> None:
    """Leave a page that is watched alone until it has a snapshot kept."""
    page.wait_for_function("() => window.isSnapshotKept", timeout=PATIENCE_MS)
    assert page.evaluate(IS_KEPT), "no snapshot was kept"
