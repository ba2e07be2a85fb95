"""Counts that are said, and "Muggins!": Bob calls it on Ann rightly, Ann on Bob wrongly."""

from __future__ import annotations

import re

import pytest
from moments import NAMES, Game, announced, gain, placements, save_when, scoring
from playwright.sync_api import Page, expect
from table import Table

from muggins_core import MatchState, Place, apply
from muggins_core.events import Called, Placed

LINE = Game("muggins_line")
CLAIMS = {"claim": "announce", "muggins": "on"}
PENALTY = 10


def idle(match: MatchState) -> Place | None:
    """A placement that scores nothing."""
    return next((action for action in placements(match) if gain(match, action) == 0), None)


def can_miss(match: MatchState) -> bool:
    """Say whether Ann can score, and Bob then place a tile that scores nothing, in mid-round."""
    if (
        match.round is None
        or match.round.to_act != 0
        or len(match.round.layout.tiles) < 3
        or match.round.drawn
    ):
        return False
    if not placements(match) or gain(match, scoring(match)) == 0:
        return False
    after = apply(match, scoring(match)).state
    return after.round is not None and after.round.to_act == 1 and idle(after) is not None


@pytest.fixture
def table(page: Page) -> Table:
    table = Table(page)
    table.keep(save_when(can_miss, game=LINE), NAMES[:2])
    expect(table.heading).to_have_text("Over to Ann")
    return table


def times_told(page: Page, right: Place) -> int:
    """How often the document tells of such a count: earlier placements may have made the same."""
    return page.content().count(f"= {right.announced}")


def expect_no_count_at_places(table: Table) -> None:
    for place in table.places.all():
        assert not re.search(r"count|point", place.get_attribute("aria-label") or "")
    expect(table.page.locator(".place-label")).to_have_count(0)


@pytest.mark.core
def test_bob_calls_rightly_and_ann_wrongly(table: Table, page: Page) -> None:
    called = ann_misses_and_bob_calls(table, page)
    ann_calls_wrongly(table, page)
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    calls = sheet.locator(".is-in-play .sheet-call")
    loss, worth = PENALTY + called.deducted, called.points
    expect(calls).to_have_text([re.compile(rf"−{loss}\s*$"), re.compile(rf"\+{worth}\s*$")])
    log = sheet.get_by_role("list", name="This round")
    expect(log).to_contain_text(f"Bob calls Muggins on Ann! {worth} points to Bob.")
    expect(log).to_contain_text(f"Ann calls Muggins on Bob. False call: Ann pays {PENALTY}.")


def ann_misses_and_bob_calls(table: Table, page: Page) -> Called:
    before = table.kept_state()
    right = announced(before, scoring(before))
    told = times_told(page, right)
    table.show_hand()
    table.choose(str(right.tile))
    expect_no_count_at_places(table)
    assert times_told(page, right) == told
    page.keyboard.press("Escape")
    table.place(scoring(before))
    expect(table.heading).to_have_text("Over to Bob")
    expect(table.take_back).to_have_count(0)
    assert times_told(page, right) == told
    page.get_by_role("button", name="Bob: Muggins!").click()
    expect(page.locator(".strip")).to_contain_text("Bob calls Muggins on Ann!")
    assert table.strip().endswith(f"= {right.announced}")
    expect(page.locator(".strip .medal")).to_contain_text("to Bob")
    expect(page.get_by_role("status").last).to_contain_text("Bob calls Muggins on Ann!")
    called = table.kept_steps()[-1].transition.events[0]
    assert isinstance(called, Called)
    assert (called.seat, called.points) == (1, gain(before, right))
    scores = table.kept_state().scores
    assert table.scores() == list(scores)
    assert scores[1] == before.scores[1] + called.points
    return called


def ann_calls_wrongly(table: Table, page: Page) -> None:
    before = table.kept_state()
    harmless = idle(before)
    assert harmless is not None
    table.show_hand()
    table.place(harmless)
    expect(table.heading).to_have_text("Over to Ann")
    page.get_by_role("button", name="Ann: Muggins!").click()
    expect(page.locator(".strip")).to_contain_text("False call by Ann!")
    expect(page.locator(".strip .medal")).to_have_text(f"Ann pays {PENALTY}")
    assert table.kept_state().scores[0] == before.scores[0] - PENALTY
    expect(page.get_by_role("button", name="Muggins!")).to_have_count(0)


def leads_scoring(match: MatchState) -> bool:
    """Say whether Ann leads, and can score with it."""
    round_ = match.round
    return (
        round_ is not None
        and not round_.layout.tiles
        and round_.to_act == 0
        and gain(match, scoring(match)) > 0
    )


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a look at the place"])
def test_the_count_of_a_lead_is_said_by_keys(page: Page, again: bool) -> None:
    table = Table(page)
    table.keep(save_when(leads_scoring, game=LINE), NAMES[:2])
    before = table.kept_state()
    right = announced(before, scoring(before))
    table.show_hand()
    table.expect_rested()
    table.hand.and_(page.get_by_label(str(right.tile), exact=True)).press("Enter")
    expect(table.chips.first).to_be_enabled()
    expect(page.locator(".place:focus")).to_have_count(0)
    page.keyboard.type(str(right.announced))
    if again:
        page.locator(".place").press("Enter")
        expect(page.get_by_label("Another count")).to_have_value(str(right.announced))
        page.get_by_label("Another count").focus()
    page.keyboard.press("Enter")
    expect(table.laid).to_have_count(1)
    table.expect_turn_over()
    placed = table.kept_steps()[-1].transition.events[0]
    assert isinstance(placed, Placed)
    assert placed.points == gain(before, right) > 0


def test_a_count_is_said_by_keys_and_a_miss_is_told_when_nobody_calls(table: Table, page: Page) -> None:
    before = table.kept_state()
    right = announced(before, scoring(before))
    assert right.announced is not None
    table.show_hand()
    table.choose(str(right.tile))
    table.places.first.focus()
    page.locator(f'.place[data-action="{right.tile}>{right.anchor}"]').press("Enter")
    expect(table.chips.first).to_be_visible()
    other = page.get_by_label("Another count")
    other.press_sequentially("1o")
    expect(other).to_have_value("1")
    other.fill("")
    page.keyboard.type(str(right.announced + 1))
    expect(other).to_have_value(str(right.announced + 1))
    page.keyboard.press("Enter")
    expect(table.heading).to_have_text("Over to Bob")
    placed = table.kept_steps()[-1].transition.events[0]
    assert isinstance(placed, Placed)
    assert (placed.announced, placed.points) == (right.announced + 1, 0)
    table.turn()
    expect(page.locator(".strip")).to_contain_text(f"Ann missed {placed.missed}!")


def test_tile_and_place_are_changed_until_the_count_is_said_and_stand_then(table: Table, page: Page) -> None:
    before = table.kept_state()
    first, *_, last = placements(before)
    assert first.tile is not last.tile
    table.show_hand()
    table.choose(str(first.tile))
    table.places.first.click()
    expect(page.locator(".prompt")).to_contain_text(f"Ann plays {first.tile} at ")
    page.get_by_role("button", name="Back", exact=True).click()
    table.place(last)
    expect(table.heading).to_have_text("Over to Bob")
    expect(table.take_back).to_have_count(0)
    # Keys rest as buttons do.
    expect(table.show).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator(".prompt.is-refusal")).to_contain_text("What was said with a tile stands")
    table.show_hand()
    placed = table.kept_steps()[-1].transition.events[0]
    assert isinstance(placed, Placed)
    assert (placed.tile, placed.announced) == (last.tile, None)


def test_a_call_does_not_touch_the_hand_that_is_open(table: Table, page: Page) -> None:
    state = table.kept_state()
    table.show_hand()
    table.place(scoring(state))
    table.show_hand()
    hand = table.tiles_in_hand()
    fitting = idle(table.kept_state())
    assert fitting is not None
    table.choose(str(fitting.tile))
    page.get_by_role("button", name="Bob: Muggins!").click()
    expect(page.locator(".strip")).to_contain_text("Bob calls Muggins on Ann!")
    assert table.tiles_in_hand() == hand
    expect(page.locator(".hand-tile.is-chosen")).to_have_attribute("aria-label", str(fitting.tile))


def wait_for_calls(page: Page) -> None:
    page.get_by_role("button", name="Score sheet").click()
    page.get_by_role("dialog").get_by_label("Time for calls").select_option("3 s")
    page.keyboard.press("Escape")


def test_the_next_hand_waits_for_calls_if_people_so_wish(table: Table, page: Page) -> None:
    wait_for_calls(page)
    table.show_hand()
    table.place(scoring(table.kept_state()))
    expect(page.get_by_role("button", name="Anybody? 3")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Anybody")).click(force=True)
    expect(table.hand).to_have_count(0)
    expect(table.show).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Anybody? 3")).to_be_visible()
    expect(page.get_by_role("main").get_by_label("Time for calls")).to_have_value("3")
    page.get_by_role("button", name="Bob: Muggins!").click()
    expect(table.show).to_be_enabled()


def test_an_extra_turn_waits_for_calls_too(page: Page) -> None:
    table = Table(page)
    game = Game("muggins_line", {"extra_turn": "double_or_score"})
    table.keep(save_when(lambda match: double(match) is not None, game=game), NAMES[:2])
    wait_for_calls(page)
    table.show_hand()
    again = double(table.kept_state())
    assert again is not None
    table.place(again)
    expect(page.locator(".prompt")).to_contain_text("Anybody? 3")
    next_one = placements(table.kept_state())[0]
    table.choose(str(next_one.tile))
    expect(table.places.first).to_be_disabled()
    table.places.first.click(force=True)
    expect(table.chips).to_have_count(0)
    table.places.first.click()
    expect(table.chips.first).to_be_enabled()


def double(match: MatchState) -> Place | None:
    """A placement of a double by Ann, after which she can place another tile."""
    if match.round is None or match.round.to_act != 0 or not match.round.layout.tiles:
        return None
    for action in placements(match):
        after = apply(match, action).state
        if action.tile.is_double and after.round and not after.round.ending and placements(after):
            return action
    return None


def test_the_settlement_waits_for_calls_too(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(can_end, game=LINE), NAMES[:2])
    wait_for_calls(page)
    table.show_hand()
    table.place(placements(table.kept_state())[0])
    expect(table.heading).to_have_text("Ann dominoes!")
    page.get_by_role("button", name=re.compile("^Anybody")).click(force=True)
    expect(table.heading).to_have_text("Ann dominoes!")
    page.get_by_role("button", name="Show the hands").click()
    expect(table.heading).to_have_text("Round 1 is settled")


def can_end(match: MatchState) -> bool:
    """Say whether Ann can play her last tile in the first round."""
    if match.round is None or match.results or match.round.to_act != 0 or len(match.round.hands[0]) != 1:
        return False
    return bool(placements(match))


EXACT = {"target_mode": "exact", "muggins_deduct": "full", "false_call": 10, "target": 60}


def is_past_the_target(match: MatchState) -> bool:
    """Say whether Ann can miss what would take Bob, who may call it, past an exact target."""
    if match.round is None or match.round.to_act != 0 or not match.round.layout.tiles:
        return False
    if not placements(match) or match.scores[1] >= match.rules.target:
        return False
    return match.scores[1] + gain(match, scoring(match)) > match.rules.target


@pytest.mark.parametrize("viewport", [(320, 568), (1280, 800)])
@pytest.mark.usefixtures("viewport")
def test_a_right_call_past_an_exact_target_is_told_as_right(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(is_past_the_target, game=Game("muggins", {**CLAIMS, **EXACT})), NAMES[:2])
    before = table.kept_state()
    missed = gain(before, scoring(before))
    table.show_hand()
    table.place(scoring(before))
    page.get_by_role("button", name="Bob: Muggins!").click()
    expect(page.locator(".strip")).to_contain_text("Bob calls Muggins on Ann!")
    expect(page.locator(".stamp")).to_have_text("Muggins!")
    medals = page.locator(".strip .medal")
    expect(medals).to_have_text(["Past the target: nothing", f"Ann loses {missed}"])
    assert table.scores() == [before.scores[0] - missed, before.scores[1]]
    page.get_by_role("button", name="Score sheet").click()
    log = page.get_by_role("dialog").get_by_role("list", name="This round")
    expect(log).to_contain_text(
        f"Bob calls Muggins on Ann! {missed} points were missed, but they would pass the exact target: "
        f"Bob gains nothing. Ann loses {missed}."
    )


def test_nobody_is_offered_a_call_that_could_only_cost(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(can_miss, 3, game=LINE), NAMES[:3])
    table.show_hand()
    table.place(scoring(table.kept_state()))
    table.muggins.click()
    page.get_by_role("group", name="Who calls it?").get_by_role("button", name="Bob").click()
    expect(page.locator(".strip")).to_contain_text("Bob calls Muggins on Ann!")
    expect(table.muggins).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_role("group", name="Who calls it?")).to_have_count(0)
    table.show_hand()
    expect(table.muggins).to_have_count(0)
