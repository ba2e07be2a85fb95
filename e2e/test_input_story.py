"""What is asked once more, and what is done by itself: told first, stopped by any act, never done twice."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from moments import NAMES, hidden_tiles, must_draw, placements, save_when, tiles_on_table, told, won
from playwright.sync_api import Page, expect
from table import Table
from test_hasty_story import must_pass
from visits import prefer

from muggins_core import MatchState, format_action, legal_actions
from muggins_core.actions import Draw, Pass, Place
from muggins_core.records import Step

# Longer than anything waits that is done by itself, and shorter than the engine may take for an answer, for
# which this clock does not wait.
LONG_MS = 8_000


def one_fits(match: MatchState) -> bool:
    """Say whether one placement is all that may be done, in the midst of a round, and does not end it."""
    return (
        match.round is not None
        and len(match.round.layout.tiles) > 2
        and len(match.round.hands[match.round.to_act]) > 2
        and len(legal_actions(match)) == len(placements(match)) == 1
    )


def begin(page: Page, is_it: Callable[[MatchState], bool], **preferences: bool) -> Table:
    """A match at such a moment, for people with these preferences, up to the curtain."""
    table = Table(page)
    prefer(page, **preferences)
    table.keep(save_when(is_it), NAMES[:2])
    expect(table.show).to_be_enabled()
    return table


def since(table: Table, steps: list[Step]) -> list[object]:
    """What has been done since these steps."""
    return [step.action for step in table.kept_steps()[len(steps) :]]


def expect_nothing_done(table: Table, steps: list[Step]) -> None:
    """Put the hand away, which is answered after whatever was asked before it: nothing had been done."""
    table.page.get_by_role("button", name="Hide my hand").click()
    expect(table.show).to_be_visible()
    assert since(table, steps) == []


def status(page: Page, text: str | re.Pattern[str]) -> None:
    """Wait until a screen reader has been told something."""
    expect(page.get_by_role("status").filter(has_text=text)).to_have_count(1)


@pytest.mark.unhurried
def test_a_placement_is_asked_once_more_and_a_double_tap_does_not_answer(page: Page) -> None:
    table = begin(page, tiles_on_table(10, 1), confirm=True)
    steps = table.kept_steps()
    table.show_hand()
    page.locator(".hand-tile:not(.is-quiet)").first.click()
    place = table.places.first
    action = place.get_attribute("data-action")
    name = place.get_attribute("aria-label")
    place.dblclick()
    yes = page.get_by_role("button", name="Place it")
    expect(yes).to_be_visible()
    status(page, f"{name}?")
    assert since(table, steps) == []
    page.keyboard.press("Escape")
    expect(table.places).to_have_count(0)
    expect(yes).to_have_count(0)
    page.locator(".hand-tile:not(.is-quiet)").first.click()
    table.places.first.click()
    expect(yes).to_be_enabled()
    table.places.first.click()
    expect(table.take_back).to_be_visible()
    (placed,) = since(table, steps)
    assert isinstance(placed, Place)
    assert format_action(placed) == action


def test_the_answer_is_given_by_keys_too(page: Page) -> None:
    table = begin(page, tiles_on_table(10, 1), confirm=True)
    table.show_hand()
    page.locator(".hand-tile:not(.is-quiet)").first.press("Enter")
    table.places.first.press("Enter")
    expect(page.get_by_role("button", name="Place it")).to_be_enabled()
    assert table.laid.count() == 10
    page.keyboard.press("Enter")
    expect(table.laid).to_have_count(11)


def test_the_only_tile_is_placed_by_itself_once(page: Page) -> None:
    page.clock.install()
    table = begin(page, one_fits, onlyMove=True)
    steps = table.kept_steps()
    only = placements(table.kept_state())[0]
    page.clock.run_for(LONG_MS)
    assert since(table, steps) == [], "nothing is done from behind the curtain"
    table.show_hand()
    status(page, f"Only {only.tile} fits: it is placed by itself")
    page.clock.run_for(LONG_MS)
    expect(table.take_back).to_be_visible()
    assert since(table, steps) == [only]
    table.take_back.click()
    expect(table.take_back).to_have_count(0)
    table.show_hand()
    status(page, re.compile("choose a tile$"))
    page.clock.run_for(LONG_MS)
    expect_nothing_done(table, steps)


def test_it_waits_for_the_answer_where_that_is_asked(page: Page) -> None:
    page.clock.install()
    table = begin(page, one_fits, onlyMove=True, confirm=True)
    steps = table.kept_steps()
    table.show_hand()
    status(page, "it is placed by itself")
    page.clock.run_for(LONG_MS)
    page.get_by_role("button", name="Place it").click()
    expect(table.take_back).to_be_visible()
    assert len(since(table, steps)) == 1


STOPS: dict[str, Callable[[Table], object]] = {
    "a button": lambda table: table.page.get_by_role("button", name="Stop").click(),
    "Escape": lambda table: table.page.keyboard.press("Escape"),
    "a reading": lambda table: table.page.keyboard.press("e"),
    "choosing": lambda table: table.page.locator(".hand-tile:not(.is-quiet)").click(),
    "a look at the sheet": lambda table: table.page.keyboard.press("s"),
}


@pytest.mark.parametrize("act", STOPS)
def test_whatever_is_done_stops_what_would_be_done_by_itself(page: Page, act: str) -> None:
    page.clock.install()
    table = begin(page, one_fits, onlyMove=True)
    steps = table.kept_steps()
    table.show_hand()
    status(page, "it is placed by itself")
    STOPS[act](table)
    expect(page.get_by_role("status").filter(has_text="by itself")).to_have_count(0)
    page.clock.run_for(LONG_MS)
    page.keyboard.press("Escape")
    expect_nothing_done(table, steps)


def test_tiles_are_drawn_by_themselves_and_no_more_than_need_be(page: Page) -> None:
    table = begin(page, must_draw, autoDraw=True)
    steps = table.kept_steps()
    table.show_hand()
    status(page, "Nothing fits: a tile is drawn by itself")
    expect(table.draw).to_have_count(0)
    done = since(table, steps)
    assert done
    assert all(isinstance(action, Draw) for action in done)
    assert not any(isinstance(action, Draw) for action in legal_actions(table.kept_state()))


def test_who_can_only_pass_sees_the_hand_and_passes_and_nobody_else_sees_it(page: Page) -> None:
    page.clock.install()
    table = begin(page, must_pass, autoPass=True)
    steps = table.kept_steps()
    page.clock.run_for(LONG_MS)
    assert since(table, steps) == [], "nothing is done from behind the curtain"
    table.show_hand()
    shown = table.kept_state().round
    assert shown is not None
    name = NAMES[shown.to_act]
    status(page, f"{name} can only pass: it happens by itself")
    expect(table.hand.first).to_be_visible()
    page.clock.run_for(LONG_MS)
    table.expect_turn_over()
    assert [type(action) for action in since(table, steps)][:1] == [Pass]
    status(page, f"{name} passes.")
    expect(table.hand).to_have_count(0)
    assert told(page.content(), hidden_tiles(table.kept_state())) == []
    done = since(table, steps)
    page.clock.run_for(LONG_MS)
    assert since(table, steps) == done, "the next hand waits behind its curtain"


def test_nothing_is_done_by_itself_where_nobody_wishes_so(page: Page) -> None:
    page.clock.install()
    table = begin(page, one_fits)
    steps = table.kept_steps()
    table.show_hand()
    status(page, re.compile("choose a tile$"))
    page.clock.run_for(LONG_MS)
    expect_nothing_done(table, steps)


def leads(match: MatchState) -> bool:
    return match.round is not None and not match.round.layout.tiles


@pytest.mark.unhurried
def test_the_first_tile_lies_on_the_table_with_the_third_tap(page: Page) -> None:
    table = Table(page)
    table.open()
    table.start("Ann", "Bob")
    # The people and their game are those of last time, and their match is over.
    table.keep(save_when(won), NAMES[:2], over=True)
    page.get_by_role("button", name="Deal", exact=True).click()
    table.show_hand()
    table.lead(table.tiles_in_hand()[0])
    expect(table.laid).to_have_count(1)


@pytest.mark.unhurried
def test_who_leads_places_with_one_tap_and_may_take_it_back(page: Page) -> None:
    table = begin(page, leads)
    steps = table.kept_steps()
    table.show_hand()
    status(page, re.compile("leads: place a tile$"))
    tile = table.tiles_in_hand()[0]
    table.lead(tile)
    expect(table.take_back).to_be_visible()
    (placed,) = since(table, steps)
    assert isinstance(placed, Place)
    assert str(placed.tile) == tile
    table.take_back.click()
    expect(table.laid).to_have_count(0)


def test_who_wants_to_be_asked_is_asked_of_the_lead_too(page: Page) -> None:
    table = begin(page, leads, confirm=True)
    steps = table.kept_steps()
    table.show_hand()
    table.lead(table.tiles_in_hand()[0])
    page.get_by_role("button", name="Place it").click()
    expect(table.laid).to_have_count(1)
    assert len(since(table, steps)) == 1
