"""A whole match by clicking, from the lot to the winner and the rematch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from table import Table

from muggins_core import Deal, MatchState
from muggins_core.events import Placed
from muggins_core.records import Step

ROUNDS_AT_MOST = 60


def last_placement(steps: list[Step]) -> Placed:
    """The last placement of the kept record, as the rules package replays it."""
    placements = [
        step.transition.events[0] for step in steps if isinstance(step.transition.events[0], Placed)
    ]
    return placements[-1]


def play_round(table: Table) -> None:
    """Play to the end of the round, comparing every placement on the screen with the record."""
    while not table.go_on.is_visible():
        done = table.turn()
        if done not in ("draw", "pass"):
            check_strip(table)


def check_strip(table: Table) -> None:
    terms, total = table.strip().split(" = ")
    assert sum(map(int, re.findall(r"\d+", terms))) == int(total)
    placed = last_placement(table.kept_steps())
    assert int(total) == placed.made.total
    medal = table.page.locator(".strip .medal")
    expected = f"{placed.points} points" if placed.points else ""
    assert (medal.inner_text() if medal.count() else "") == expected
    assert table.scores() == shown_scores(table.kept_state())


def shown_scores(state: MatchState) -> list[int]:
    """The scores before the settlement while a round that has ended is not settled on the screen."""
    if state.round is not None:
        return list(state.scores)
    result = state.results[-1]
    return [after - change for after, change in zip(result.scores, result.settlement, strict=True)]


def settle(table: Table) -> None:
    """Look at the settlement, and compare it with the record."""
    table.go_on.click()
    expect(table.heading).to_have_text(re.compile(r"Round \d+ is settled"))
    result = table.kept_state().results[-1]
    for seat, row in enumerate(table.page.locator(".hands > li").all()):
        after = result.scores[seat]
        shown = row.inner_text().replace("−", "-")
        assert f"{after - result.settlement[seat]} → {after}" in shown
        if result.final.hands[seat]:
            pips = result.pips[seat]
            paid = -result.settlement[seat]
            told = "" if paid == pips else rf" rounded to {paid}\b"
            assert re.search(rf"\b{pips} pips?{told}", shown)
    table.go_on.click()
    expect(table.heading).to_have_text(re.compile("^(Over to .*|The lot for the lead)$"))


@pytest.mark.longest
def test_two_people_play_a_match_to_its_end(page: Page) -> None:
    table = Table(page)
    table.open()
    table.start("Ann", "Bob")
    for _ in range(ROUNDS_AT_MOST):
        if table.heading.inner_text() == "The lot for the lead":
            table.leave_lot()
        play_round(table)
        if "reaches" in table.heading.inner_text():
            break
        settle(table)
    table.go_on.click()
    state = table.kept_state()
    assert state.winners is not None
    assert max(state.scores) >= 250
    winner = "Ann" if state.winners == (0,) else "Bob"
    expect(table.heading).to_have_text(f"{winner} wins the match")
    for score in state.scores:
        assert str(score).replace("-", "−") in page.locator(".ranking").inner_text()
    check_sheet(table)
    page.get_by_role("button", name="Rematch").click()
    table.expect_lot()
    assert table.kept_state().scores == (0, 0)
    assert table.kept_record().names == ("Ann", "Bob")


def check_sheet(table: Table) -> None:
    """The last column of totals of the sheet is the scores, and it has a row for every round."""
    state = table.kept_state()
    rounds = sum(isinstance(step.action, Deal) for step in table.kept_steps())
    assert rounds == len(state.results)
    text = table.page.get_by_role("table").inner_text().replace("−", "-")
    for score in state.scores:
        assert re.search(rf"(?<![\d-]){score}(?!\d)", text)
