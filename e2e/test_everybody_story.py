"""Every kind of screen is for everybody.

axe finds nothing on it, light, dark, with more contrast, with forced colours, and with a brightness chosen
against the system; every text is told from what lies behind it, also where axe cannot say so (WCAG 1.4.3).
All is hit with a finger and read at any size, on the smallest telephone, magnified four times, and with the
spacing of text that people may set; and whatever has the focus is seen.
"""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe import judge, prepare
from contrast import poor_contrasts
from focus import FOCUSED, expect_seen, tab_through
from looks import FELTS, TILES, Theme, lay_cloth, wear
from playwright.sync_api import Page, expect
from reach import SETTLED, SMALL, SPACE, expect_whole
from screens import SCREENS
from table import Table
from visits import prefer
from witness import Witness

MODES: tuple[dict[str, Any], ...] = (
    {"color_scheme": "light"},
    {"color_scheme": "dark"},
    {"color_scheme": "light", "contrast": "more"},
)
CHOSEN: tuple[tuple[Literal["light", "dark"], Theme, str], ...] = (
    ("light", "dark", "claret"),
    ("dark", "contrast", "blue"),
    ("dark", "light", "green"),
)
"""What the system has, and what is chosen against it: one of them on each screen in turn. The tiles, and the
cloth in MODES, change from screen to screen too, so that each comes with each."""
# A sign is no word: that the button is called by what it does is right.
NAMED_OTHERWISE = {"label-content-name-mismatch": [".bar-keys"]}
COVER = """() => {
  const cover = document.body.appendChild(document.createElement("aside"));
  Object.assign(cover.style, { position: "fixed", insetInline: 0, insetBlock: "50% 0", zIndex: 9 });
}"""


def expect_told_apart(page: Page, turn: int) -> None:
    """In each mode of the system: nothing is wrong, and what axe leaves open is right."""
    for number, media in enumerate(MODES):
        page.emulate_media(**media)
        felt = FELTS[(turn + number) % len(FELTS)]
        lay_cloth(page, felt)
        violations, left = judge(page)
        poor = poor_contrasts(page, left.pop("color-contrast", []))
        assert (violations, poor) == ([], []), (media, felt)
        assert left in ({}, NAMED_OTHERWISE), (media, felt)


def expect_nothing_wrong(page: Page, turn: int) -> None:
    """With forced colours, and with a brightness chosen against the system."""
    page.emulate_media(color_scheme="dark", contrast="no-preference", forced_colors="active")
    assert judge(page).violations == [], "forced colours"
    page.emulate_media(forced_colors="none")
    system, theme, felt = CHOSEN[turn % len(CHOSEN)]
    page.emulate_media(color_scheme=system)
    wear(page, theme, felt)
    assert judge(page).violations == [], (system, theme, felt)


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_for_everybody(page: Page, witness: Witness, name: str) -> None:
    turn = list(SCREENS).index(name)
    prefer(page, tiles=TILES[turn % 3])
    SCREENS[name](Table(page), witness)
    prepare(page)
    expect_told_apart(page, turn // 3)
    expect_nothing_wrong(page, turn)
    expect_whole(page, 320, 568)
    assert page.evaluate(SMALL) == []
    expect_whole(page, 320, 256)
    expect_seen(page)
    page.evaluate(SPACE)
    expect_whole(page, 1280, 800)
    expect_whole(page, 320, 568)


def test_a_text_that_is_hard_to_tell_is_found(page: Page) -> None:
    page.goto("licences.html")
    assert poor_contrasts(page, ["h1"]) == []
    page.evaluate(
        "document.querySelector('h1').style.color = 'color-mix(in srgb, currentcolor, transparent 70%)'"
    )
    assert len(poor_contrasts(page, ["h1"])) == 1


@pytest.mark.parametrize("viewport", [(320, 256)])
def test_what_a_lesson_says_to_an_answer_comes_into_view(page: Page, witness: Witness) -> None:
    SCREENS["lesson learnt"](Table(page), witness)
    on = page.get_by_role("button", name="Go on", exact=True)
    expect(on).to_be_focused()
    page.evaluate("window.passed = []")
    page.evaluate(SETTLED)
    assert page.evaluate(FOCUSED)["told"] == []


def test_what_lies_over_the_focus_is_told(page: Page, witness: Witness) -> None:
    SCREENS["start"](Table(page), witness)
    page.evaluate(COVER)
    _, told = tab_through(page, "Tab")
    assert any("is under <ASIDE" in one for one in told)
