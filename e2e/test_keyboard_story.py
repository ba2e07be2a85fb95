"""A round by keyboard alone, from the start screen to the next round; nothing is clicked."""

from __future__ import annotations

import re

import pytest
from moments import save_when, tiles_on_table
from playwright.sync_api import Page, expect
from table import Table

pytestmark = [pytest.mark.core, pytest.mark.unhurried]

TABS_AT_MOST = 40


def tab_to(page: Page, label: str) -> None:
    """Press Tab until what has the focus is called so."""
    seen = []
    for _ in range(TABS_AT_MOST):
        seen.append(focused_name(page))
        if re.search(label, seen[-1]):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {label!r}, but to {seen}")


def focused_name(page: Page) -> str:
    return str(
        page.evaluate(
            """() => {
              const it = document.activeElement;
              const label = it.labels?.[0]?.textContent ?? it.getAttribute("aria-label") ?? it.textContent;
              return (label || "").trim();
            }"""
        )
    )


def take_turn(table: Table) -> None:
    """One turn by keys: show, draw while due, then choose and place, or pass."""
    page = table.page
    tab_to(page, "show my hand$")
    expect(table.show).to_be_enabled()
    page.keyboard.press("Enter")
    expect(table.hand.first).to_be_visible()
    while table.draw.is_visible():
        before = table.hand.count()
        expect(table.draw).to_be_enabled()
        page.keyboard.press("d")
        expect(table.hand.nth(before).or_(table.go_on)).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
    if table.go_on.is_visible():
        return
    if table.pass_.is_visible():
        expect(table.pass_).to_be_enabled()
        page.keyboard.press("p")
    else:
        choose_and_place(table)
    table.expect_turn_over()


def choose_and_place(table: Table) -> None:
    page = table.page
    first = table.tiles_in_hand().index(fitting_tile(table))
    tab_to(page, r"^\d-\d$")
    page.keyboard.press("Home")
    for _ in range(first):
        page.keyboard.press("ArrowRight")
    leads = table.laid.count() == 0
    table.expect_rested()
    page.keyboard.press("Enter")
    if leads:
        return
    expect(table.places.first).to_be_visible()
    tab_to(page, "^Place ")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def fitting_tile(table: Table) -> str:
    tile = table.page.locator(".hand-tile:not(.is-quiet)").first.get_attribute("aria-label")
    assert tile is not None
    return tile


def test_a_round_is_played_by_keyboard_alone(page: Page) -> None:
    table = Table(page)
    table.open()
    tab_to(page, "^Player 1$")
    page.keyboard.type("Ann")
    tab_to(page, "^Player 2$")
    page.keyboard.type("Bob")
    page.keyboard.press("Enter")
    table.expect_lot()
    expect(table.show).to_be_enabled()
    while not table.go_on.is_visible():
        take_turn(table)
    tab_to(page, "^Show the hands$")
    expect(table.go_on).to_be_enabled()
    page.keyboard.press("Enter")
    expect(table.heading).to_have_text("Round 1 is settled")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_hidden()
    tab_to(page, "^Next round$")
    expect(table.go_on).to_be_enabled()
    page.keyboard.press("Enter")
    expect(table.heading).to_have_text(re.compile("^(Over to .*|The lot for the lead)$"))


def test_escape_puts_a_chosen_tile_back(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(tiles_on_table(3, 1)), ("Ann", "Bob"))
    table.show.click()
    tab_to(page, r"^\d-\d$")
    page.keyboard.press("Enter")
    expect(table.places.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.places).to_have_count(0)
    assert re.fullmatch(r"\d-\d", focused_name(page))
