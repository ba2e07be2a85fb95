"""The seats of computer players in small windows: what is pressed is in sight and large enough, and who has a
face shows it."""

from __future__ import annotations

import pytest
from computers import TABLES, start_computers, thinking_at
from pictures import LANGUAGES, SPEAK
from playwright.sync_api import Page, expect
from reach import SETTLED, SMALL
from table import Table
from way import expect_ready, pick

TELEPHONES = ((320, 568), (390, 844), (568, 320))
STANDS_APART = """(names) => names.filter((name) => {
  const text = document.createRange();
  text.selectNode([...name.childNodes].find(({ nodeType, data }) => nodeType === 3 && data.trim()));
  const [face, word] = [name.querySelector(".face"), text].map((it) => it.getBoundingClientRect());
  return face.top > word.bottom - 4 || face.bottom < word.top + 4;
}).map((name) => name.title)"""
"""The names on plates that do not stand beside their faces."""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def speak(page: Page, language: str) -> None:
    page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("level", [None, "Expert"])
def test_two_deal_without_scrolling_in_every_language(page: Page, level: str | None) -> None:
    page.goto("")
    expect_ready(page)
    if level is not None:
        pick(page, level)
    for language in LANGUAGES:
        speak(page, language)
        for width, height in TELEPHONES:
            resize(page, width, height)
            expect(page.locator(".deal")).to_be_in_viewport(ratio=1)
            assert page.evaluate(SMALL) == [], (language, width)


def test_every_computer_player_has_a_face_on_its_card(page: Page) -> None:
    start_computers(Table(page))
    for width, height in TELEPHONES:
        resize(page, width, height)
        for face in page.locator(".card .face").all():
            expect(face).to_be_visible()
        expect(page.locator(".card .face")).to_have_count(5)
        assert page.evaluate(SMALL) == [], width


@pytest.mark.parametrize("table", ["thinking-4-players", "watched-6-players"])
def test_a_face_stands_beside_the_name_on_its_plate(page: Page, table: str) -> None:
    thinking_at(Table(page), TABLES[table])
    names = page.locator(".plate-name:has(.face)")
    expect(names).to_have_count(sum(seat != "" for seat in TABLES[table]))
    for width, height in TELEPHONES:
        resize(page, width, height)
        assert names.evaluate_all(STANDS_APART) == [], width
        # A tile is half as wide as the rail is high: nothing can be done with it at this moment.
        assert [small for small in page.evaluate(SMALL) if "is-idle" not in small] == [], width
