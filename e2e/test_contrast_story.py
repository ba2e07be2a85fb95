"""Every text can be told from what lies behind it, also where axe cannot say so: on each screen, whatever the
brightness and the cloth (WCAG 1.4.3)."""

from __future__ import annotations

import pytest
from axe import incomplete, prepare
from contrast import poor_contrasts
from looks import FELTS, THEMES, wear
from playwright.sync_api import Page
from screens import SCREENS
from table import Table
from witness import Witness

# A sign is no word: that the button is called by what it does is right.
NAMED_OTHERWISE = {"label-content-name-mismatch": [".bar-keys"]}


@pytest.mark.parametrize("name", SCREENS)
def test_what_axe_leaves_open_is_judged(page: Page, witness: Witness, name: str) -> None:
    SCREENS[name](Table(page), witness)
    prepare(page)
    turn = list(SCREENS).index(name)
    told = {}
    # From screen to screen each brightness comes with each cloth.
    for number, theme in enumerate(THEMES):
        felt = FELTS[(turn + number) % len(FELTS)]
        wear(page, theme, felt)
        left = incomplete(page)
        selectors = left.pop("color-contrast", [])
        assert left in ({}, NAMED_OTHERWISE)
        told[theme, felt] = poor_contrasts(page, selectors)
    assert not any(told.values()), told


def test_a_text_that_is_hard_to_tell_is_found(page: Page) -> None:
    page.goto("licences.html")
    assert poor_contrasts(page, ["h1"]) == []
    page.evaluate(
        "document.querySelector('h1').style.color = 'color-mix(in srgb, currentcolor, transparent 70%)'"
    )
    assert len(poor_contrasts(page, ["h1"])) == 1
