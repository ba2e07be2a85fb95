"""How the table looks and moves: what is chosen in the settings shows at once, and stays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from table import Table
from way import pick

LOOK = """() => {
  const style = getComputedStyle(document.documentElement);
  return [style.colorScheme, style.getPropertyValue("--calm"), document.documentElement.dataset.felt];
}"""
WATCH_FLIGHTS = """
window.flights = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.classList?.contains("flight")) flights.push(node.querySelectorAll("svg .tile").length);
}).observe(document, { childList: true, subtree: true });
"""
WATCH_SOUNDS = """
window.sounding = 0;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    sounding += 1;
  }
};
"""


def choose(page: Page, *choices: str) -> None:
    page.get_by_role("button", name="Settings").click()
    for choice in choices:
        pick(page, choice)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_is_chosen_against_the_system_shows_and_stays(page: Page) -> None:
    table = Table(page)
    table.open()
    expect(table.heading).to_be_visible()
    assert page.evaluate(LOOK)[0] == "light"
    choose(page, "Dark", "Claret", "Colours and shapes")
    assert page.evaluate(LOOK)[::2] == ["dark", "claret"]
    table.expect_preference_kept("tiles", "colours")
    page.reload()
    expect(table.heading).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-felt", "claret")
    assert page.evaluate(LOOK)[0] == "dark"
    expect(page.locator(".fan .pips-4").first).to_be_attached()
    choose(page, "As the system")
    assert page.evaluate(LOOK)[0] == "light"
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(LOOK)[0] == "dark"


@pytest.mark.unhurried
def test_tiles_slide_and_nothing_moves_where_no_motion_is_wished(page: Page) -> None:
    page.add_init_script(WATCH_FLIGHTS)
    table = Table(page)
    table.begin("Ann", "Bob")
    table.turn()
    page.wait_for_function("() => flights.includes(1)")
    expect(page.locator(".flight")).to_have_count(0)
    expect(table.laid.last).to_be_visible()
    page.evaluate("flights.length = 0")
    choose(page, "None")
    assert re.fullmatch("0m?s", page.evaluate(LOOK)[1])
    before = table.laid.count()
    for _ in range(3):
        table.turn()
    assert table.laid.count() > before
    assert page.evaluate("flights") == []


def test_nothing_sounds_before_it_is_switched_on_and_the_page_is_touched(page: Page) -> None:
    page.add_init_script(WATCH_SOUNDS)
    table = Table(page)
    table.open()
    table.start("Ann", "Bob")
    assert page.evaluate("sounding") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sounds").check()
    page.wait_for_function("() => sounding === 1")
    table.expect_preference_kept("sounds", value=True)
    page.reload()
    table.expect_lot()
    assert page.evaluate("sounding") == 0
    table.show_hand()
    table.move()
    page.wait_for_function("() => sounding === 1")
