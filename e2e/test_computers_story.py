"""Computer players at the table: alone against them, beside one, and watching them."""

from __future__ import annotations

import json
import re

import pytest
from moments import NAMES, Game, gain, greedy, save_when, scoring, tiles_on_table
from playwright.sync_api import Locator, Page, expect
from table import Table
from visits import prefer
from way import button, pick, write

from muggins_core import MatchState, Place

ROUNDS_AT_MOST = 40
AWAY = 'Object.defineProperty(document, "hidden", { get: () => sessionStorage.getItem("away") === "true" });'
"""For `add_init_script`: the page can be told that nobody sees it."""
LEAVE = """(isAway) => {
  sessionStorage.setItem("away", isAway);
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class Lone(Table):
    """A table with at most one person, who hides no hand."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.turn_hand = page.locator(".hand-tile:not(.is-idle)")
        self.idle_hand = page.locator(".hand-tile.is-idle")
        self.play_now = page.get_by_role("button", name="Play now")
        self.rematch = page.get_by_role("button", name="Rematch")
        self.main = page.locator("main[data-version]")

    def deal(self) -> None:
        button(self.page, "Deal")
        self.expect_lot()

    def away(self, is_away: bool) -> None:
        """Have the page seen by nobody, or seen again."""
        self.page.evaluate(LEAVE, is_away)

    def wait(self) -> None:
        """Let computer players play, until something else is to be done."""
        expect(self.turn_hand.or_(self.go_on).or_(self.rematch).first).to_be_visible()
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def act(self) -> None:
        """Draw, pass, or place what scores most."""
        version = self.main.get_attribute("data-version") or ""
        if self.draw.is_visible():
            self.draw.click()
        elif self.pass_.is_visible():
            self.pass_.click()
        else:
            best = greedy(self.kept_state())
            assert isinstance(best, Place)
            self.put(best)
        expect(self.main).not_to_have_attribute("data-version", version)

    def put(self, placement: Place) -> None:
        tile = str(placement.tile)
        self.expect_rested()
        self.hand.and_(self.page.get_by_label(tile, exact=True)).click()
        if placement.anchor is not None:
            self.page.locator(f'.place[data-action="{tile}>{placement.anchor}"]').click()

    def play_round(self) -> None:
        """Play to the end of the round, which is shown then."""
        self.wait()
        while self.turn_hand.first.is_visible():
            self.act()
            self.wait()


def faces(page: Page) -> Locator:
    return page.locator(".plates .face")


@pytest.mark.longest
def test_one_person_plays_three_experts_to_the_end_of_a_match(page: Page) -> None:
    prefer(page, pace="still")
    table = Lone(page)
    table.open()
    pick(page, "4")
    pick(page, "Expert")
    page.get_by_label("Player 1", exact=True).fill("Ann")
    expect(page.get_by_label("Target", exact=True)).to_be_enabled()
    write(page, "Target", "40")
    table.deal()
    for _ in range(ROUNDS_AT_MOST):
        while table.go_on.is_visible():
            table.go_on.click()
            table.wait()
        if table.rematch.is_visible():
            break
        expect(faces(page)).to_have_count(3)
        table.play_round()
    expect(table.heading).to_have_text(re.compile(" wins? the match$"))
    state = table.kept_state()
    assert state.winners is not None
    assert max(state.scores) >= 40
    names = table.kept_record().names
    assert names[0] == "Ann"
    assert len(set(names)) == 4
    table.rematch.click()
    table.expect_lot()
    table.go_on.click()
    table.wait()
    expect(faces(page)).to_have_count(3)


def test_against_an_expert_in_two_taps_whose_turns_wait_for_who_looks(page: Page) -> None:
    page.add_init_script(AWAY)
    table = Lone(page)
    table.open()
    pick(page, "Expert")
    table.deal()
    table.away(True)
    table.go_on.click()
    # What nobody sees is not played: press for it, until it is the person's turn.
    expect(table.hand.first).to_be_visible()
    while table.idle_hand.first.is_visible():
        version = table.main.get_attribute("data-version") or ""
        table.play_now.click()
        expect(table.main).not_to_have_attribute("data-version", version)
    while table.turn_hand.first.is_visible():
        table.act()
    check_waiting(table)
    kept, hand = table.kept_state(), table.tiles_in_hand()
    page.reload()
    check_waiting(table)
    assert table.tiles_in_hand() == hand
    assert table.kept_state() == kept
    table.away(False)
    table.wait()
    assert table.kept_state() != kept


def check_waiting(table: Lone) -> None:
    """A computer player is to act: the hand of the person stays in view, and nothing of it can be placed."""
    page = table.page
    expect(page.locator(".prompt")).to_contain_text("Bones is thinking")
    expect(page.locator(".rail .face")).to_be_visible()
    expect(table.turn_hand).to_have_count(0)
    table.idle_hand.first.click()
    expect(page.locator(".is-refusal")).to_contain_text("It is another player’s turn.")
    expect(table.places).to_have_count(0)
    expect(page.get_by_role("button", name="Hide my hand")).to_have_count(0)


def test_a_computer_player_is_a_partner(page: Page) -> None:
    prefer(page, pace="still")
    table = Lone(page)
    table.open()
    pick(page, "4")
    pick(page, "Partners")
    pick(page, "Casual")
    page.get_by_label("Seat 3: person or computer").select_option("Expert")
    page.get_by_label("Seat 3: temperament").select_option("Hoards doubles")
    page.get_by_label("Player 1", exact=True).fill("Ann")
    page.get_by_label("Player 3", exact=True).fill("Oak")
    table.deal()
    table.go_on.click()
    expect(page.locator(".plate.is-pair").first).to_contain_text("Oak")
    table.play_round()
    table.go_on.click()
    expect(table.go_on.or_(table.rematch)).to_be_visible()
    assert table.kept_record().names[::2] == ("Ann", "Oak")
    button(page, "Leave")
    expect(page.get_by_label("Player 3", exact=True)).to_have_value("Oak")
    expect(page.get_by_label("Seat 3: temperament")).to_have_value("hoarder")


def test_a_table_of_computer_players_is_watched_with_pauses(page: Page) -> None:
    page.add_init_script(AWAY)
    table = Lone(page)
    table.open()
    pick(page, "3")
    pick(page, "Skilled")
    page.get_by_label("Seat 1: person or computer").select_option("Beginner")
    table.deal()
    table.away(True)
    table.go_on.click()
    button(page, "Pause")
    table.away(False)
    expect(table.heading).to_have_text(re.compile("^Paused: .* is to play$"))
    kept = table.kept_state()
    version = table.main.get_attribute("data-version") or ""
    table.play_now.click()
    expect(table.main).not_to_have_attribute("data-version", version)
    expect(table.heading).to_have_text(re.compile("^Paused: "))
    assert table.kept_state() != kept
    button(page, "Go on")
    expect(page.get_by_role("button", name="Show the hands")).to_be_visible()
    expect(table.hand).to_have_count(0)
    button(page, "Show the hands")
    expect(table.heading).to_have_text("Round 1 is settled")


def can_score(match: MatchState) -> bool:
    """Whether the first seat is to act in the midst of a round, and can score."""
    if not tiles_on_table(4)(match) or match.round is None or match.round.to_act != 0:
        return False
    return gain(match, scoring(match)) > 0


def test_a_computer_player_calls_what_was_not_said(page: Page) -> None:
    table = Lone(page)
    record = json.loads(save_when(can_score, game=Game("muggins_line")))
    table.keep(json.dumps({**record, "table": {"computers": ["", "expert"]}}), NAMES[:2])
    table.wait()
    table.put(scoring(table.kept_state()))
    table.say(None)
    # Who called plays on at once, so that the strip tells of the call for a moment only.
    table.wait()
    assert "muggins 1" in table.kept_record().rounds[-1].actions
