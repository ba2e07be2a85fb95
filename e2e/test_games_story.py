"""Every named game: a match is gone on with late in a round, which is played to its end and settled."""

from __future__ import annotations

import re

import pytest
from moments import NAMES, Game, late_in_round, save_when
from playwright.sync_api import Page, expect
from table import Table

from muggins_core import preset_names, preset_players

PARTNERS = Game("muggins_calls", {"teams": "partners"})
GAMES = [(Game(name), preset_players(name)[0]) for name in preset_names()] + [(PARTNERS, 4)]


def name_of(game: tuple[Game, int]) -> str:
    return "-".join([game[0].preset, str(game[1]), *game[0].options])


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_round_is_played_to_its_end_and_settled(page: Page, game: tuple[Game, int]) -> None:
    rules, players = game
    table = Table(page)
    table.keep(save_when(late_in_round, players, game=rules), NAMES[:players])
    expect(table.show).to_be_visible()
    while not table.go_on.is_visible():
        table.turn()
        state = table.kept_state()
        if state.round is not None:
            assert table.scores() == list(state.scores)
    table.go_on.click()
    expect(table.heading).to_have_text("Round 1 is settled")
    check_settlement(table, players)
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet").get_by_role("table")
    expect(sheet.get_by_role("columnheader")).to_have_count(1 + len(table.kept_state().scores))
    page.keyboard.press("Escape")


def check_settlement(table: Table, players: int) -> None:
    """Every side's score before and after is on the screen, and every tile that is left."""
    result = table.kept_state().results[-1]
    rows = table.page.locator(".hands > li")
    expect(rows).to_have_count(len(result.scores))
    for side, row in enumerate(rows.all()):
        shown = row.inner_text().replace("−", "-")
        after = result.scores[side]
        assert f"{after - result.settlement[side]} → {after}" in shown
        assert re.search(r"pays|gains|loses|as before", shown)
        hands = [result.final.hands[seat] for seat in range(side, players, len(result.scores))]
        labels = [item.get_attribute("aria-label") for item in row.get_by_role("listitem").all()]
        assert labels == [str(tile) for hand in hands for tile in hand]
