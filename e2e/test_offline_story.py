"""After the first visit everything works without a server, and with one nothing is fetched twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest
from hosting import FORGET, WATCH_WORKERS, Host, kept_files, look_for_newer, wait_until_kept
from playwright.sync_api import BrowserContext, Page, expect
from starts import WATCH_STAGES, wait_for_snapshot
from table import Table
from way import button, expect_ready, rules_link

COUNT_PERSIST = """
// The blank page before the first has none.
if (globalThis.StorageManager) {
  StorageManager.prototype.persisted = async () => false;
  StorageManager.prototype.persist = async () => {
    sessionStorage.asked = sessionStorage.asked ? "again" : "once";
    return false;
  };
}
"""
TURNS_AT_MOST = 60


@pytest.fixture
def service_workers() -> Literal["allow"]:
    return "allow"


@pytest.fixture
def host(site_directory: Path) -> Iterator[Host]:
    with closing(Host(site_directory)) as host:
        yield host


@pytest.fixture
def site(host: Host) -> str:
    return host.address


@pytest.fixture
def offline(page: Page, context: BrowserContext, host: Host) -> Page:
    """A tab that was opened when the server was dead, after one visit before."""
    page.goto("")
    wait_until_kept(page)
    host.close()
    page.close()
    return context.new_page()


@pytest.mark.core
def test_a_round_is_played_without_a_server(offline: Page) -> None:
    table = Table(offline)
    table.open()
    table.start("Ann", "Bob")
    table.leave_lot()
    table.turn()
    kept = table.kept_state()
    offline.reload()
    expect(table.heading).to_have_text(re.compile("^Over to "))
    assert table.kept_state() == kept
    for _ in range(TURNS_AT_MOST):
        if table.go_on.is_visible():
            break
        table.turn()
    table.go_on.click()
    expect(table.heading).to_have_text("Round 1 is settled")
    assert len(table.kept_state().results) == 1
    table.go_on.click()
    expect(table.show.or_(table.go_on)).to_be_visible()


@pytest.mark.core
def test_every_page_is_read_without_a_server(offline: Page, context: BrowserContext) -> None:
    table = Table(offline)
    table.open()
    expect_ready(offline)
    button(offline, "Rules")
    expect(offline.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible()
    button(offline, "Close")
    button(offline, "Other games")
    offline.get_by_role("main").get_by_role("button", name="All Fives").click()
    table.start("Ann", "Bob")
    table.leave_lot()
    button(offline, "Rules")
    expect(offline.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text(
        re.compile("All Fives")
    )
    button(offline, "Close")
    button(offline, "Leave")
    offline.get_by_role("link", name="Licences").click()
    expect(offline.get_by_role("heading", level=2, name=re.compile("^pyodide"))).to_be_visible()
    offline.go_back()
    expect(offline.get_by_role("button", name=re.compile("^Go on with the match"))).to_be_visible()
    another = context.new_page()
    another.goto(rules_link(preset="five_up", players=3, name="At Zoë’s", options={"hand_size": 6}))
    expect(another.get_by_role("heading", level=1)).to_have_text(re.compile("At Zoë’s"))
    expect(another.get_by_text(re.compile(r"\b6\b")).first).to_be_visible()
    another.goto("about:blank")
    another.goto("?from=elsewhere#start")
    expect(another.get_by_role("button", name="Deal", exact=True)).to_be_visible()


def test_an_engine_that_dies_is_started_again_without_a_server(offline: Page) -> None:
    offline.add_init_script(WATCH_WORKERS)
    table = Table(offline)
    table.open()
    table.start("Ann", "Bob")
    table.leave_lot()
    kept = table.kept_state()
    offline.evaluate("workers[0].terminate()")
    table.show.click()
    expect(offline.get_by_text(re.compile("^The engine stopped and was restarted"))).to_be_visible()
    assert table.kept_state() == kept
    table.turn()
    assert table.kept_state() != kept


def test_a_second_visit_fetches_nothing_again(page: Page, context: BrowserContext, host: Host) -> None:
    page.add_init_script(WATCH_STAGES)
    page.goto("")
    wait_until_kept(page)
    host.forget()
    # What the snapshot is made from is there already.
    wait_for_snapshot(page)
    page.close()
    second = context.new_page()
    second.add_init_script(WATCH_STAGES)
    table = Table(second)
    table.open()
    table.start("Ann", "Bob")
    table.leave_lot()
    table.turn()
    assert [stage for stage, _ in second.evaluate("stages")] == ["ready"]
    second.goto("licences.html")
    assert look_for_newer(second) == "none"
    assert set(host.asked) == {"sw.js"}


def test_the_browser_is_asked_once_to_keep_the_match(page: Page) -> None:
    page.add_init_script(COUNT_PERSIST)
    table = Table(page)
    table.open()
    expect_ready(page)
    assert page.evaluate("sessionStorage.asked") is None
    table.start("Ann", "Bob")
    page.wait_for_function("() => sessionStorage.asked === 'once'")
    page.reload()
    table.leave_lot()
    table.turn()
    assert page.evaluate("sessionStorage.asked") == "once"


@pytest.mark.parametrize(
    "gone", [[""], ["index.html", "pyodide.asm", "/app-", "worker-"]], ids=["all", "half"]
)
def test_a_cache_that_has_lost_files_is_no_worse_than_none(
    page: Page, context: BrowserContext, gone: list[str]
) -> None:
    page.goto("")
    wait_until_kept(page)
    assert page.evaluate(FORGET, gone) >= len(gone)
    page.close()
    second = context.new_page()
    table = Table(second)
    table.open()
    table.start("Ann", "Bob")
    table.leave_lot()
    table.turn()
    wait_until_kept(second)
    # What a page has asked for since is kept again.
    assert any("/worker-" in path for path in kept_files(second))
