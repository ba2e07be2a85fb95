"""The table in the smallest and the largest of common windows, and with a finger."""

from __future__ import annotations

import re
from typing import TypedDict

import pytest
from moments import MUGGINS, NAMES, Game, blank_left, must_draw, save_when, settled_with, tiles_on_table
from playwright.sync_api import Locator, Page, expect
from table import Table

from muggins_core.tiles import Tile

WINDOWS = [(320, 568), (1920, 1080)]
SMALLEST_TARGET = 44
SMALLEST_TILE = 18


class Box(TypedDict):
    """What the browser says of a place: CSS pixels from the upper left corner of the window."""

    x: float
    y: float
    width: float
    height: float


SETTLED = """async () => {
  // The hand is measured, then the felt beside it, then the line on that, each in a frame of its own.
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  const passing = document.getAnimations().filter(({ effect }) => effect.getTiming().iterations !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}"""


def settle(page: Page) -> None:
    """Wait until what was drawn last has been measured, and all that moves on the page has arrived."""
    page.evaluate(SETTLED)


def box_of(locator: Locator) -> Box:
    box = locator.bounding_box()
    assert box is not None
    return Box(x=box["x"], y=box["y"], width=box["width"], height=box["height"])


def expect_inside(inner: Box, outer: Box) -> None:
    slack = 0.5
    assert inner["x"] >= outer["x"] - slack
    assert inner["y"] >= outer["y"] - slack
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + slack
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + slack


def expect_no_scrolling(page: Page) -> None:
    scrolls = page.evaluate(
        "(({ scrollWidth, scrollHeight }) => [scrollWidth - innerWidth, scrollHeight - innerHeight])"
        "(document.scrollingElement)"
    )
    assert scrolls == [0, 0]


@pytest.mark.parametrize("viewport", WINDOWS)
@pytest.mark.parametrize(
    ("tiles", "players", "game"),
    [
        (1, 2, MUGGINS),
        (10, 4, MUGGINS),
        (22, 2, MUGGINS),
        (18, 2, Game("all_fives")),
        (20, 4, Game("five_up")),
        (10, 4, Game("muggins_calls", {"teams": "partners"})),
    ],
)
def test_the_whole_table_is_in_the_window(page: Page, tiles: int, players: int, game: Game) -> None:
    table = Table(page)
    table.keep(save_when(tiles_on_table(tiles, 1), players, game=game), NAMES[:players])
    table.show_hand()
    assert page.viewport_size is not None
    window = Box(x=0, y=0, width=page.viewport_size["width"], height=page.viewport_size["height"])
    settle(page)
    expect_no_scrolling(page)
    felt = box_of(page.locator(".table-felt"))
    laid = table.laid
    assert laid.count() == tiles
    for tile in laid.all():
        box = box_of(tile)
        expect_inside(box, felt)
        assert min(box["width"], box["height"]) >= SMALLEST_TILE
    for button in table.hand.all():
        expect_inside(box_of(button), window)
        assert box_of(button)["width"] >= SMALLEST_TARGET
    page.locator(".hand-tile:not(.is-quiet)").first.click()
    settle(page)
    for place in table.places.all():
        expect_inside(box_of(place), window)
        # The browser tells of pixels with a little noise.
        assert round(min(box_of(place)["width"], box_of(place)["height"]), 2) >= SMALLEST_TARGET


@pytest.mark.core
@pytest.mark.parametrize("viewport", WINDOWS)
def test_six_people_play_the_largest_set(page: Page) -> None:
    game = Game("muggins", {"tile_set": 12, "hand_size": 5})
    table = Table(page)
    table.keep(save_when(tiles_on_table(20, 1), 6, game=game), NAMES)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(6)
    table.show_hand()
    settle(page)
    expect_no_scrolling(page)
    felt = box_of(page.locator(".table-felt"))
    for tile in table.laid.all():
        expect_inside(box_of(tile), felt)
    before = table.kept_state()
    table.move()
    assert table.kept_state() != before


LONG = Game("five_up", {"tile_set": 12, "hand_size": 5, "claim": "announce", "muggins": "on"})


@pytest.fixture
def long_line(page: Page) -> Table:
    table = Table(page)
    table.keep(save_when(tiles_on_table(60, 1), 6, game=LONG), NAMES)
    return table


@pytest.mark.parametrize("viewport", [(568, 320)])
def test_a_long_line_is_looked_at_closer_and_played_on(page: Page, long_line: Table) -> None:
    long_line.show_hand()
    closer = page.get_by_role("dialog", name="The line")
    page.keyboard.press("z")
    settle(page)
    for tile in closer.locator(".laid").all():
        assert min(box_of(tile)["width"], box_of(tile)["height"]) >= SMALLEST_TILE
    page.keyboard.press("Escape")
    expect(closer).to_be_hidden()
    page.locator(".hand-tile:not(.is-quiet)").first.click()
    before = long_line.kept_state()
    page.get_by_role("button", name="Look closer").click()
    closer.locator(".place").first.click()
    expect(closer).to_be_hidden()
    expect(long_line.chips.first).to_be_visible()
    assert long_line.kept_state() == before
    long_line.say(None)
    long_line.expect_turn_over()
    assert long_line.kept_state() != before


@pytest.mark.parametrize("viewport", [(568, 320)])
def test_a_closer_look_shows_the_newest_tile_after_a_turn_of_the_device(page: Page, long_line: Table) -> None:
    long_line.show_hand()
    page.keyboard.press("z")
    newest = page.get_by_role("dialog", name="The line").locator(".laid.last")
    expect(newest).to_be_in_viewport()
    for width, height in [(320, 568), (568, 320)]:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect(newest).to_be_in_viewport()


@pytest.mark.unhurried
@pytest.mark.parametrize("viewport", [(568, 320)])
def test_a_long_line_is_looked_at_closer_while_something_is_asked(page: Page, long_line: Table) -> None:
    closer = page.get_by_role("dialog", name="The line")
    long_line.muggins.click()
    page.keyboard.press("z")
    expect(closer).to_be_visible()
    page.get_by_role("button", name="Back to the table").dblclick()
    expect(closer).to_be_hidden()
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_hidden()
    page.get_by_role("button", name="Nobody").click()
    long_line.show.click()
    page.locator(".hand-tile:not(.is-quiet)").first.click()
    long_line.places.first.click()
    expect(long_line.chips.first).to_be_visible()
    expect(long_line.laid.first).to_be_in_viewport()
    page.keyboard.press("z")
    expect(closer).to_be_visible()
    page.go_back()
    expect(closer).to_be_hidden()
    question = page.get_by_text("what is announced?")
    asked = question.first.inner_text()
    page.get_by_role("button", name="Score sheet").click()
    page.go_back()
    expect(question.first).to_have_text(asked)


@pytest.mark.parametrize("viewport", WINDOWS)
def test_a_round_is_played_and_settled(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(tiles_on_table(8), 4), NAMES)
    expect(table.show).to_be_visible()
    while not table.go_on.is_visible():
        expect_no_scrolling(page)
        table.turn()
    expect_no_scrolling(page)
    table.go_on.click()
    expect(table.heading).to_have_text("Round 1 is settled")
    expect(page.get_by_role("button", name="Next round")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("viewport", WINDOWS)
def test_every_hand_of_a_settlement_can_be_seen(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(settled_with(16), 3), NAMES[:3])
    expect(table.heading).to_contain_text("is settled")
    for row in page.locator(".hands > li").all():
        row.scroll_into_view_if_needed()
        expect(row).to_be_in_viewport()
        for tile in row.get_by_role("listitem").all():
            tile.scroll_into_view_if_needed()
            expect(tile).to_be_in_viewport(ratio=1)


def test_pips_of_a_blank_are_accounted_for(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(blank_left), NAMES[:2])
    result = table.kept_state().results[-1]
    seat = result.final.hands.index((Tile(0, 0),))
    expect(page.locator(".hands > li").nth(seat)).to_contain_text(re.compile(r"\b0 pips\b"))


@pytest.mark.core
@pytest.mark.unhurried
def test_a_tile_is_dragged_to_its_place(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(tiles_on_table(5, 1)), NAMES[:2])
    table.show.click()
    before = table.kept_state()
    tile = page.locator(".hand-tile:not(.is-quiet)").first
    drag(page, tile, page.locator(".bar-round"))
    assert table.kept_state() == before
    expect(table.hand.first).to_be_visible()
    start = box_of(tile)
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 30, steps=4)
    goal = box_of(table.places.first)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=8)
    page.mouse.up()
    table.expect_turn_over()
    state = table.kept_state()
    assert state.round is not None
    assert len(state.round.layout.tiles) == 6


def test_a_lead_is_let_go_anywhere_on_the_empty_felt(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(tiles_on_table(0, 1)), NAMES[:2])
    table.show_hand()
    settle(page)
    drag(page, table.hand.first, page.locator(".bar-round"))
    expect(table.laid).to_have_count(0)
    start, felt = box_of(table.hand.first), box_of(page.locator(".line-area"))
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(felt["x"] + 10, felt["y"] + 10, steps=8)
    page.mouse.up()
    table.expect_turn_over()
    expect(table.laid).to_have_count(1)


def drag(page: Page, source: Locator, goal: Locator) -> None:
    start, end = box_of(source), box_of(goal)
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


@pytest.mark.core
@pytest.mark.unhurried
def test_fast_presses_draw_and_place_once(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(must_draw), NAMES[:2])
    table.show_hand()
    tiles = table.hand.count()
    table.draw.dblclick()
    expect(table.hand.nth(tiles)).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    assert table.hand.count() == tiles + 1
