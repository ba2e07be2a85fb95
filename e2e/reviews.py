"""Rounds that are over at tables with computer players, and the way to their review."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence

from moments import Game, greedy, hands_left, save_when, settled_with, won
from playwright.sync_api import Locator, expect
from table import Table

from muggins_core import MatchState, SeatAction, legal_actions
from muggins_core.opponents.reviewing import review


def with_computers(save: str, computers: Sequence[str]) -> str:
    """Return a record at whose table these sit: empty for a person."""
    return json.dumps({**json.loads(save), "table": {"computers": list(computers)}})


def careless(match: MatchState) -> SeatAction:
    """The best action, but in turn one that only comes first, and says nothing."""
    assert match.round is not None
    is_careful = len(match.round.history) % 3 == 0
    return greedy(match) if is_careful else legal_actions(match)[0]


def open_review(table: Table) -> Locator:
    """Open the review of the round that is over, and wait for what it tells."""
    table.page.get_by_role("button", name="Review the round").click()
    sheet = table.page.get_by_role("dialog", name="Review of round")
    expect(sheet.get_by_role("heading", level=3).first).to_be_visible()
    return sheet


def open_whole_review(table: Table) -> None:
    """Open the review, and have it tell of computer players too."""
    open_review(table).get_by_role("switch", name="Computer players too").check()


def reviews() -> Iterator[tuple[str, str, int, Callable[[Table], object]]]:
    """Each with a name, the saved record, the number of players, and what is done on the page."""
    four = with_computers(save_when(settled_with(8), 4), ["", "expert", "skilled/racer", "beginner/hoarder"])
    yield "settlement-computers", four, 4, settlement_is_shown
    partners = save_when(settled_with(4), 4, game=Game("muggins_calls", {"teams": "partners"}))
    with_partner = with_computers(partners, ["", "casual", "expert", ""])
    yield "settlement-computer-partners", with_partner, 4, settlement_is_shown
    two = with_computers(save_when(is_worth_a_look, play=careless), ["", "expert/blocker"])
    yield "review", two, 2, open_whole_review
    unsaid = save_when(settled_with(8), 4, game=Game("muggins_line"), play=careless)
    yield "review-unsaid", unsaid, 4, open_review
    yield "review-end", save_when(ended_at_once, 3, play=careless), 3, open_review
    yield "end-computers", with_computers(save_when(won), ["", "casual"]), 2, end_is_shown
    over = with_computers(save_when(won, 4), ["expert", "", "skilled", "casual"])
    yield "end-computers-4", over, 4, end_is_shown
    yield "sheet-computers", over, 4, open_sheet


def settlement_is_shown(table: Table) -> None:
    expect(table.go_on).to_be_visible()


def end_is_shown(table: Table) -> None:
    expect(table.page.get_by_role("button", name="Rematch")).to_be_visible()


def open_sheet(table: Table) -> None:
    table.page.get_by_role("button", name="Score sheet").click()
    expect(table.page.get_by_role("dialog")).to_be_visible()


def is_worth_a_look(match: MatchState) -> bool:
    """Say whether a round has just been settled in which the first seat left points, and once not for
    nothing."""
    return bool(hands_left(match)) and any(
        item.answers is not None for item in review(match) if item.made.seat == 0
    )


def ended_at_once(match: MatchState) -> bool:
    """Say whether the match has been won within a round, whose hands nobody shows then."""
    return match.winners is not None and match.results[-1].reason == "target"
