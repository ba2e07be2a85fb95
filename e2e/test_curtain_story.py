"""Three people pass one device: nobody sees another's hand."""

from __future__ import annotations

import pytest
from moments import hidden_tiles, told
from playwright.sync_api import Page, expect
from table import Table

from muggins_core import MatchState, format_tile

pytestmark = pytest.mark.core


def expect_no_hidden_tile(table: Table, state: MatchState) -> None:
    """No hand is in the document, and no text or label in it names a hidden tile."""
    expect(table.hand).to_have_count(0)
    assert told(table.page.content(), hidden_tiles(state)) == []


def test_three_people_pass_the_device(page: Page) -> None:
    table = Table(page)
    table.open()
    table.start("Ann", "Bob", "Cleo")
    table.leave_lot()
    names = ["Ann", "Bob", "Cleo"]
    for _ in range(9):
        state = table.kept_state()
        assert state.round is not None
        name = names[state.round.to_act]
        expect(table.heading).to_have_text(f"Over to {name}")
        expect_no_hidden_tile(table, state)
        assert table.scores() == list(state.scores)
        table.show.click()
        expect(page.get_by_role("group", name=f"{name}’s hand")).to_be_visible()
        own = [format_tile(tile) for tile in state.round.hands[state.round.to_act]]
        assert table.tiles_in_hand() == own
        assert told(page.content(), set(hidden_tiles(state)) - set(own)) == []
        page.get_by_role("button", name="Hide my hand").click()
        expect_no_hidden_tile(table, state)
        table.turn()
        if table.go_on.is_visible():
            return


def test_a_slip_is_taken_back_until_the_next_hand_is_shown(page: Page) -> None:
    table = Table(page)
    table.open()
    table.start("Ann", "Bob")
    table.leave_lot()
    before = table.kept_state()
    table.turn()
    expect(table.take_back).to_be_visible()
    table.take_back.click()
    leader = "Ann" if before.round and before.round.to_act == 0 else "Bob"
    expect(table.heading).to_have_text(f"Over to {leader}")
    assert table.kept_state() == before
    expect_no_hidden_tile(table, before)
    table.turn()
    table.show_hand()
    expect(table.take_back).to_have_count(0)
    page.keyboard.press("u")
    state = table.kept_state()
    assert state.round is not None
    assert len(state.round.layout.tiles) == 1


def test_the_lot_is_the_curtain_of_the_one_who_leads(page: Page) -> None:
    table = Table(page)
    table.open()
    table.start("Ann", "Bob", "Cleo")
    expect(table.hand).to_have_count(0)
    name = table.show.inner_text().removeprefix("I’m ").removesuffix(": show my hand")
    table.show_hand()
    expect(page.get_by_role("group", name=f"{name}’s hand")).to_be_visible()
    state = table.kept_state()
    assert state.round is not None
    assert name == ("Ann", "Bob", "Cleo")[state.round.to_act]
    assert table.tiles_in_hand() == [format_tile(tile) for tile in state.round.hands[state.round.to_act]]
