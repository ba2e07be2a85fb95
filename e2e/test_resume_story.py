"""Nothing is lost: reloads, closed tabs, a dying worker, a start that fails."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from table import Table
from way import go_back
from witness import Witness


def started(page: Page) -> Table:
    table = Table(page)
    table.begin("Ann", "Bob")
    return table


def expect_curtain(table: Table) -> None:
    expect(table.heading).to_have_text(re.compile("^Over to "))
    expect(table.hand).to_have_count(0)


# Playwright reaches into a worker in Chromium alone: what breaks ours comes to it by way of the page.
BREAKABLE = """
new BroadcastChannel("breakage").onmessage = ({ data }) => {
  if (data === "close") self.close();
  else throw new Error(data);
};
"""


@pytest.fixture
def breakable(context: BrowserContext) -> None:
    """Let the engine's worker be broken from outside."""

    def add(route: Route) -> None:
        script = route.fetch()
        route.fulfill(response=script, body=BREAKABLE + script.text())

    context.route("**/worker-*.js", add)


def break_engine(page: Page, how: str) -> None:
    """Let the worker close itself, or throw an error that says so."""
    page.evaluate("(how) => new BroadcastChannel('breakage').postMessage(how)", how)


@pytest.mark.core
def test_a_reload_in_mid_turn_comes_back_behind_the_curtain(page: Page) -> None:
    table = started(page)
    table.turn()
    table.show_hand()
    hand = table.tiles_in_hand()
    kept = table.kept_state()
    page.locator(".hand-tile").first.click()
    page.reload()
    expect_curtain(table)
    assert table.kept_state() == kept
    table.show_hand()
    assert table.tiles_in_hand() == hand


@pytest.mark.core
def test_a_closed_tab_is_gone_on_with_in_a_new_one(page: Page, context: BrowserContext) -> None:
    table = started(page)
    for _ in range(4):
        table.turn()
    strip, scores, kept = table.strip(), table.scores(), table.kept_state()
    page.close()
    again = Table(context.new_page())
    again.open()
    expect(again.heading).to_be_visible()
    expect_curtain(again)
    assert again.kept_state() == kept
    assert again.strip() == strip
    assert again.scores() == scores


def test_a_reload_at_the_lot_shows_the_same_lot(page: Page) -> None:
    table = Table(page)
    table.open()
    table.start("Ann", "Bob", "Cleo", "Dot")
    shown = page.locator(".spread-felt").inner_text()
    page.reload()
    table.expect_lot()
    assert page.locator(".spread-felt").inner_text() == shown


@pytest.mark.core
@pytest.mark.first_visit
@pytest.mark.usefixtures("breakable")
def test_a_worker_that_dies_is_replaced_and_the_match_goes_on(page: Page, witness: Witness) -> None:
    table = started(page)
    table.turn()
    table.show_hand()
    kept = table.kept_state()
    witness.expect("the engine is broken on purpose")
    break_engine(page, "the engine is broken on purpose")
    expect(page.get_by_text(re.compile("^The engine stopped and was restarted"))).to_be_visible()
    expect_curtain(table)
    assert table.kept_state() == kept
    table.turn()
    assert table.kept_state() != kept


@pytest.mark.first_visit
@pytest.mark.usefixtures("breakable")
def test_a_placement_into_a_dead_worker_is_answered(page: Page) -> None:
    table = started(page)
    table.show.click()
    table.expect_rested()
    break_engine(page, "close")
    table.hand.first.click()
    expect_curtain(table)
    table.turn()


@pytest.mark.first_visit
def test_a_start_that_fails_is_explained_and_tried_again(
    page: Page, context: BrowserContext, witness: Witness
) -> None:
    witness.expect(r"pyodide\.asm\.wasm")
    context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    table = Table(page)
    table.open()
    expect(page.get_by_role("heading", name="The game could not be loaded")).to_be_visible()
    context.unroute("**/pyodide.asm.wasm")
    page.get_by_role("button", name="Try again").click()
    table.start("Ann", "Bob")


def test_a_save_that_cannot_be_read_is_kept_aside(page: Page) -> None:
    table = Table(page)
    table.keep('{"format":"muggins-record/1","rounds":[{"leader":7}]}', ["Ann", "Bob"])
    expect(page.get_by_role("heading", name="The saved match cannot be read")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert '"leader":7' in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Start a new match").click()
    table.start("Ann", "Bob")


def test_names_are_remembered(page: Page) -> None:
    table = Table(page)
    table.open()
    table.start("Zoë", "<b>Bob</b>", "علي")
    expect(page.get_by_text("<b>Bob</b>").first).to_be_visible()
    page.get_by_role("button", name="Leave").click()
    for number, name in enumerate(("Zoë", "<b>Bob</b>", "علي"), 1):
        expect(page.get_by_label(f"Player {number}")).to_have_value(name)
    expect(page.get_by_role("button", name=re.compile("^Go on with the match"))).to_be_visible()


def open_with_held_engine(page: Page, context: BrowserContext) -> Callable[[], None]:
    """Open the start screen and name two people, while Python cannot load until it is released."""
    held: list[Route] = []
    is_held = True

    def hold(route: Route) -> None:
        if is_held:
            held.append(route)
        else:
            route.continue_()

    def release() -> None:
        nonlocal is_held
        is_held = False
        for route in held:
            route.continue_()

    context.route("**/pyodide.asm.wasm", hold)
    Table(page).open()
    page.get_by_label("Player 1").fill("Ann")
    page.get_by_label("Player 2").fill("Bob")
    return release


@pytest.mark.core
@pytest.mark.first_visit
def test_the_start_screen_is_usable_while_python_loads(page: Page, context: BrowserContext) -> None:
    release = open_with_held_engine(page, context)
    table = Table(page)
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.get_by_role("heading", name="Getting the game ready")).to_be_visible()
    release()
    table.expect_lot()


@pytest.mark.core
def test_a_table_that_is_left_is_come_back_to_behind_the_curtain(page: Page) -> None:
    table = started(page)
    table.show_hand()
    kept = table.kept_state()
    page.get_by_role("button", name="Leave").click()
    expect(table.heading).to_have_text("Muggins")
    assert page.locator(".hand-tile").count() == 0
    page.go_back()
    expect_curtain(table)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name=re.compile("^Go on with the match")).click()
    expect_curtain(table)
    assert table.kept_state() == kept


@pytest.mark.unhurried
def test_a_tile_in_the_air_falls_with_the_curtain(page: Page) -> None:
    table = started(page)
    table.show.click()
    tile = table.hand.first
    tile.hover()
    page.mouse.down()
    page.mouse.move(640, 300, steps=4)
    expect(page.locator(".carried")).to_have_count(1)
    go_back(page)
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()


@pytest.mark.first_visit
def test_a_deal_that_was_left_while_loading_is_dealt_to_the_new_names(
    page: Page, context: BrowserContext
) -> None:
    release = open_with_held_engine(page, context)
    table = Table(page)
    page.get_by_role("button", name="Deal", exact=True).click()
    page.get_by_role("button", name="Leave").click()
    page.get_by_label("Player 1").fill("Anna")
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.get_by_role("heading", name="Getting the game ready")).to_be_visible()
    release()
    table.expect_lot()
    assert table.kept_record().names == ("Anna", "Bob")
