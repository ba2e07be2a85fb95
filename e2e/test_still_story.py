"""Nothing on the table moves but what is moved: the felt, the plates and the rail stay where they are."""

from __future__ import annotations

import pytest
from moments import NAMES, must_draw, save_when
from playwright.sync_api import Page, expect
from table import Table
from test_window_story import settle

WINDOWS = [(320, 568), (390, 844), (844, 390), (1280, 800)]
STILL = (".top-bar", ".plates", ".plate >> nth=0", ".plate >> nth=1", ".felt-head", ".line-area", ".rail")


def boxes(page: Page) -> dict[str, tuple[int, ...]]:
    """Where all that stays lies, in whole pixels."""
    settle(page)
    found: dict[str, tuple[int, ...]] = {}
    for name in STILL:
        box = page.locator(name).bounding_box()
        assert box is not None, f"{name} is not shown"
        found[name] = (round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"]))
    return found


def draw_all(table: Table) -> None:
    while table.draw.is_visible():
        before = table.hand.count()
        table.draw.click()
        expect(table.hand.nth(before)).to_be_visible()
        expect(table.page.locator("[aria-busy=true]")).to_have_count(0)


@pytest.mark.parametrize("viewport", WINDOWS)
def test_the_table_stays_where_it_is_while_one_draws_places_and_takes_back(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(must_draw), NAMES[:2])
    expect(table.show).to_be_visible()
    still = boxes(page)
    table.show_hand()
    assert boxes(page) == still, "the hand was shown"
    draw_all(table)
    assert boxes(page) == still, "tiles were drawn"
    page.locator(".hand-tile:not(.is-quiet)").first.click()
    assert boxes(page) == still, "a tile was chosen"
    table.places.first.click()
    expect(table.show).to_be_visible()
    lead_on = table.show.bounding_box()
    assert boxes(page) == still, "a tile was placed"
    table.take_back.click()
    expect(table.take_back).to_have_count(0)
    assert boxes(page) == still, "the tile was taken back"
    now = table.show.bounding_box()
    assert lead_on is not None
    assert now is not None
    assert (now["y"], now["height"]) == (lead_on["y"], lead_on["height"]), "the button that leads on moved"
