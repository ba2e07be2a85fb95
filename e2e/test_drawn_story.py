"""A kept match is on the table before Python is: drawn as it was seen last, without a hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from moments import hidden_tiles, told
from playwright.sync_api import Page, Route, expect
from table import Table

PROGRAM = "**/pyodide.asm.wasm"


@contextmanager
def python_held_back(page: Page) -> Iterator[None]:
    """No Python starts until the end of the `with` block."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(PROGRAM, hold)
    yield
    for route in held:
        route.continue_()
    page.unroute(PROGRAM)


def in_mid_turn(page: Page) -> Table:
    """A match with some tiles on the table and a hand shown."""
    table = Table(page)
    table.begin("Ann", "Bob")
    for _ in range(4):
        table.turn()
    table.show_hand()
    return table


def pips_laid(table: Table) -> list[list[str]]:
    """How the pips of every tile on the table are drawn."""
    drawn = "(tile) => [...tile.querySelectorAll('.tile-pip')].map((pip) => pip.getAttribute('d'))"
    return [tile.evaluate(drawn) for tile in table.laid.all()]


@pytest.mark.core
def test_a_match_is_drawn_before_python_is_there_and_played_on_when_it_is(page: Page) -> None:
    table = in_mid_turn(page)
    hand, kept, scores, strip = table.tiles_in_hand(), table.kept_state(), table.scores(), table.strip()
    laid = pips_laid(table)
    with python_held_back(page):
        page.reload()
        expect(table.heading).to_have_text(re.compile("^Over to "))
        # The line is drawn when its room has been measured.
        expect(table.laid).to_have_count(len(laid))
        assert pips_laid(table) == laid
        assert (table.scores(), table.strip()) == (scores, strip)
        lead = page.get_by_role("button", name="Getting ready")
        expect(lead).to_have_attribute("aria-disabled", "true")
        expect(page.locator(".notice")).to_have_count(0)
        lead.click(force=True)
        expect(table.hand).to_have_count(0)
        page.get_by_role("button", name="Score sheet").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    table.show_hand()
    assert table.tiles_in_hand() == hand
    assert table.kept_state() == kept


def test_what_is_drawn_holds_no_tile_of_a_hand(page: Page) -> None:
    table = in_mid_turn(page)
    hidden = hidden_tiles(table.kept_state())
    with python_held_back(page):
        page.reload()
        expect(table.heading).to_have_text(re.compile("^Over to "))
        assert told(page.content(), hidden) == []
    expect(table.show).to_be_visible()


def test_a_match_that_another_version_has_kept_waits_for_python(page: Page) -> None:
    table = in_mid_turn(page)
    kept = table.kept_state()

    def another_version(route: Route) -> None:
        answer = route.fetch()
        body = re.sub(r'(name="version" content=")\w+', r"\1another", answer.text())
        route.fulfill(response=answer, body=body)

    page.route(re.compile(r"/$"), another_version)
    with python_held_back(page):
        page.reload()
        expect(table.heading).to_have_text("Getting the game ready")
        expect(table.laid).to_have_count(0)
    expect(table.show).to_be_visible()
    assert table.kept_state() == kept


def test_a_drawn_match_can_be_left_and_gone_on_with(page: Page) -> None:
    table = in_mid_turn(page)
    kept, laid = table.kept_state(), table.laid.count()
    with python_held_back(page):
        page.reload()
        expect(table.heading).to_have_text(re.compile("^Over to "))
        page.go_back()
        expect(page.get_by_label("Player 1")).to_be_visible()
        page.get_by_role("button", name="Go on with the match").click()
        expect(table.heading).to_have_text(re.compile("^Over to "))
        expect(table.laid).to_have_count(laid)
    table.show_hand()
    assert table.kept_state() == kept
