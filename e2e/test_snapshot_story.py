"""The second visit starts from a snapshot of Python's memory, and never worse than without."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from starts import IS_KEPT, WATCH_STAGES, wait_for_snapshot
from table import Table

pytestmark = pytest.mark.first_visit

COPY = """async ([from, to]) => {
  const cache = await caches.open(from);
  const [request] = await cache.keys();
  await (await caches.open(to)).put(request, await cache.match(request));
}"""
SPOIL = """async () => {
  const cache = await caches.open("muggins-snapshot");
  const [request] = await cache.keys();
  const whole = new Uint8Array(await (await cache.match(request)).arrayBuffer());
  await cache.put(request, new Response((SPOILT)(whole)));
}"""
SPOILS = {
    "truncated": "(whole) => whole.slice(0, whole.length / 2)",
    "changed": "(whole) => whole.map((byte, at) => (at === 1_000_000 ? byte ^ 255 : byte))",
    "text": "(whole) => 'no snapshot at all'",
    "of another memory": (
        "(whole) => new Response(new Uint8Array(1000)).body.pipeThrough(new CompressionStream('gzip'))"
    ),
}
FROM_FILES = ["download", "start", "install", "ready"]


@pytest.fixture
def table(page: Page) -> Table:
    """A page that people have left alone for a while at the start screen."""
    page.add_init_script(WATCH_STAGES)
    table = Table(page)
    table.open()
    expect_stages(page, FROM_FILES)
    wait_for_snapshot(page)
    return table


def expect_stages(page: Page, stages: list[str]) -> None:
    page.wait_for_function("() => stages.at(-1)?.[0] === 'ready'")
    assert [stage for stage, _ in page.evaluate("stages")] == stages


def test_a_later_visit_starts_from_a_snapshot_and_deals_anew_each_time(table: Table, page: Page) -> None:
    hands = set()
    for _ in range(3):
        page.evaluate("indexedDB.deleteDatabase('muggins')")
        table.open()
        page.reload()
        expect_stages(page, ["ready"])
        table.start("Ann", "Bob")
        state = table.kept_state()
        assert state.round is not None
        hands.add(state.round.hands)
    assert len(hands) == 3
    table.leave_lot()
    kept = table.kept_state()
    table.turn()
    assert table.kept_state() != kept


def test_a_snapshot_that_is_not_whole_is_dropped(table: Table, page: Page) -> None:
    page.evaluate(COPY, ["muggins-snapshot", "aside"])
    for name, spoilt in SPOILS.items():
        page.evaluate(COPY, ["aside", "muggins-snapshot"])
        page.evaluate(SPOIL.replace("SPOILT", spoilt))
        page.reload()
        expect_stages(page, FROM_FILES)
        assert not page.evaluate(IS_KEPT), name
    table.start("Ann", "Bob")
