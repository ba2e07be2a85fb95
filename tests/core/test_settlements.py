"""H6 settlements, each with its arithmetic."""

from __future__ import annotations

from typing import Any

import pytest

from muggins_core import MatchState, RoundResult
from muggins_core.events import EndReason
from muggins_core.rules import Settlement
from muggins_core.scoring import settle
from tests.core.positions import after, scoring_nothing, started

TWO = ("6-6 6-5", "3-1 2-0")
THREE = (*TWO, "4-4 4-3")
FOUR = ("6-6 6-5", "3-1 2-0", "2-1 1-0", "4-4 4-3")
"""Hands with which seat 0 leads 6-6 and then dominoes, since nobody else has a six: their pips are
0, 6, 4 and 15."""

BLOCKED_TWO = ("6-6 2-0", "3-1 2-1")
BLOCKED_THREE = (*BLOCKED_TWO, "4-4 4-3")
BLOCKED_FOUR = ("6-6 2-0", "3-1 2-1", "1-1 1-0", "4-4 4-3")
"""Hands with which 6-6 blocks at once: 2, 7, 3 and 15 pips."""


def dominoed(hands: tuple[str, ...], scores: tuple[int, ...] | None = None, **options: Any) -> MatchState:
    rules = scoring_nothing(len(hands), **{"hand_size": 2, "round_to": 1, **options})
    return after(started(hands, rules=rules, scores=scores), "6-6", *["pass"] * (len(hands) - 1), "6-5>6-6")


def blocked(hands: tuple[str, ...], scores: tuple[int, ...] | None = None, **options: Any) -> MatchState:
    rules = scoring_nothing(len(hands), **{"hand_size": 2, "round_to": 1, **options})
    return after(started(hands, rules=rules, scores=scores), "6-6")


def last(match: MatchState) -> RoundResult:
    assert match.round is None
    return match.results[-1]


@pytest.mark.parametrize(
    ("kind", "options", "settlement"),
    [
        ("own_debit", {}, (0, -6, -15)),
        ("own_debit", {"round_to": 5}, (0, -5, -15)),
        ("own_debit", {"round_to": 3}, (0, -6, -15)),
        ("winner_opponents", {}, (6 + 15, 0, 0)),
        ("winner_opponents", {"round_to": 5}, (20, 0, 0)),
        ("winner_difference", {}, (6 + 15, 0, 0)),
        ("winner_each_difference", {}, (6 + 15, 0, 0)),
        ("winner_bonus", {"domino_bonus": 7}, (7, 0, 0)),
        ("winner_bonus", {}, (0, 0, 0)),
        ("none", {}, (0, 0, 0)),
    ],
)
def test_h6_after_a_domino(kind: str, options: dict[str, Any], settlement: tuple[int, ...]) -> None:
    match = dominoed(THREE, settlement=kind, blocked="none", **options)
    result = last(match)
    assert (result.reason, result.finisher, result.winner) == (EndReason.DOMINO, 0, 0)
    assert (result.pips, result.settlement, match.scores) == ((0, 6, 15), settlement, settlement)


@pytest.mark.parametrize(
    ("kind", "options", "winner", "settlement"),
    [
        ("own_debit", {}, None, (-2, -7, -15)),
        ("own_debit", {"round_to": 5}, None, (0, -5, -15)),
        ("winner_opponents", {}, 0, (7 + 15, 0, 0)),
        ("winner_difference", {}, 0, (7 + 15 - 2, 0, 0)),
        ("winner_each_difference", {}, 0, (7 - 2 + 15 - 2, 0, 0)),
        ("winner_each_difference", {"round_to": 5}, 0, (20, 0, 0)),
        ("winner_bonus", {"domino_bonus": 7}, 0, (7, 0, 0)),
        ("none", {}, None, (0, 0, 0)),
    ],
)
def test_h6_after_a_block(
    kind: str, options: dict[str, Any], winner: int | None, settlement: tuple[int, ...]
) -> None:
    match = blocked(BLOCKED_THREE, blocked=kind, settlement="none", **options)
    result = last(match)
    assert (result.reason, result.finisher, result.winner) == (EndReason.BLOCK, None, winner)
    assert (result.pips, result.settlement, match.scores) == ((2, 7, 15), settlement, settlement)


@pytest.mark.parametrize(
    ("kind", "settlement"),
    [
        ("own_debit", (-4, -(6 + 15))),
        ("winner_opponents", (6 + 15, 0)),
        ("winner_difference", (6 + 15 - (0 + 4), 0)),
        ("winner_each_difference", (6 + 15, 0)),
    ],
)
def test_h6_partners_after_a_domino(kind: str, settlement: tuple[int, int]) -> None:
    result = last(dominoed(FOUR, teams="partners", settlement=kind))
    assert (result.pips, result.winner, result.settlement) == ((0, 6, 4, 15), 0, settlement)


@pytest.mark.parametrize(
    ("kind", "winner", "settlement"),
    [
        ("own_debit", None, (-(2 + 3), -(7 + 15))),
        ("winner_opponents", 0, (7 + 15, 0)),
        ("winner_difference", 0, (7 + 15 - (2 + 3), 0)),
        ("winner_each_difference", 0, (7 - 2 + 15 - 2, 0)),
    ],
)
def test_h6_partners_after_a_block(kind: str, winner: int | None, settlement: tuple[int, int]) -> None:
    result = last(blocked(BLOCKED_FOUR, teams="partners", blocked=kind))
    assert (result.pips, result.winner, result.settlement) == ((2, 7, 3, 15), winner, settlement)


def test_h6_own_debit_adds_the_hands_of_partners_before_it_rounds() -> None:
    hands = ("6-6 1-1", "3-1 2-1", "0-0 1-0", "4-4 4-3")
    result = last(blocked(hands, teams="partners", blocked="own_debit", round_to=5))
    assert result.pips == (2, 7, 1, 15)
    assert result.settlement == (-5, -20), "2 + 1 are 3, rounded 5; 7 + 15 are 22, rounded 20"
    alone = last(blocked(hands, blocked="own_debit", round_to=5))
    assert alone.settlement == (0, -5, 0, -15)


def test_h6_each_hand_is_not_rounded_by_itself() -> None:
    hands = ("6-6 0-0", "2-0 1-1", "2-1 1-0")
    result = last(blocked(hands, blocked="winner_opponents", round_to=5))
    assert (result.pips, result.settlement) == ((0, 4, 4), (10, 0, 0)), "4 + 4 are 8, rounded 10"


def test_h6_award_is_rounded_first_and_then_divided() -> None:
    hands = ("6-6 0-0", "3-1 2-1")
    options = {"blocked": "winner_difference", "settlement": "none", "round_to": 5, "divisor": 5}
    assert last(blocked(hands, **options)).settlement == (1, 0), "7, rounded 5, divided 1"
    assert last(blocked(("6-6 0-0", "4-4 4-3"), **options)).settlement == (3, 0)
    threes = {**options, "round_to": 3, "divisor": 3, "units": [3]}
    assert last(blocked(hands, **threes)).settlement == (2, 0), "7, rounded 6, divided 2"


def test_h6_own_debit_is_divided_too() -> None:
    assert last(blocked(BLOCKED_TWO, blocked="own_debit", round_to=5, divisor=5)).settlement == (0, -1)


def test_h6_difference_may_be_negative() -> None:
    hands = ("6-6 0-0", "2-0 1-0", "5-5 5-4", "2-1 1-1")
    result = last(blocked(hands, teams="partners", blocked="winner_difference"))
    assert result.pips == (0, 3, 19, 5)
    assert (result.winner, result.settlement) == (0, (3 + 5 - 19, 0))
    fives = last(blocked(hands, teams="partners", blocked="winner_difference", round_to=5))
    assert fives.settlement == (-10, 0), "-11, rounded -10"


@pytest.mark.parametrize(
    ("hands", "pips"),
    [
        (("6-6 2-1", "0-0 3-0", "3-2 5-5"), (3, 3, 15)),
        (("6-6 2-1", "3-2 5-5", "0-0 3-0"), (3, 15, 3)),
        (("6-6 4-4", "1-0 2-0", "2-1 0-0"), (8, 3, 3)),
    ],
)
def test_h6_sides_that_tie_in_a_block_have_no_winner_and_no_award(
    hands: tuple[str, ...], pips: tuple[int, ...]
) -> None:
    result = last(blocked(hands, blocked="winner_opponents", lead_after_block="round_winner"))
    assert (result.pips, result.winner) == (pips, None)
    assert (result.settlement, result.next_leader) == ((0, 0, 0), None)


def test_h6_of_partners_who_tie_the_lower_seat_wins() -> None:
    hands = ("6-6 4-4", "0-0 2-1", "3-3 3-2", "1-1 1-0")
    result = last(blocked(hands, teams="partners", blocked="winner_each_difference"))
    assert result.pips == (8, 3, 11, 3)
    assert (result.winner, result.settlement) == (1, (0, 8 - 3 + 11 - 3))


@pytest.mark.parametrize("kind", ["own_debit", "none"])
def test_h6_a_block_has_no_winner_where_the_settlement_asks_for_none(kind: str) -> None:
    result = last(
        blocked(BLOCKED_TWO, blocked=kind, settlement="winner_opponents", lead_after_block="round_winner")
    )
    assert (result.winner, result.next_leader) == (None, None)


def test_h6_domino_and_block_are_settled_by_their_own_options() -> None:
    options = {"settlement": "winner_opponents", "blocked": "own_debit"}
    assert last(dominoed(TWO, **options)).settlement == (6, 0)
    assert last(blocked(BLOCKED_TWO, **options)).settlement == (-2, -7)


def test_h6_settlement_that_reaches_the_target_ends_the_match() -> None:
    match = dominoed(TWO, scores=(95, 0), settlement="winner_opponents", target=100)
    assert (match.winners, match.scores, last(match).reason) == ((0,), (101, 0), EndReason.DOMINO)
    assert last(match).next_leader is None
    assert dominoed(TWO, scores=(93, 0), settlement="winner_opponents", target=100).winners is None


def test_h6_bonus_goes_to_the_side_of_the_winner() -> None:
    result = last(
        blocked(
            ("6-6 4-4", "0-0 2-1", "3-3 3-2", "1-1 1-0"),
            teams="partners",
            blocked="winner_bonus",
            domino_bonus=2,
        )
    )
    assert (result.winner, result.settlement) == (1, (0, 2))


@pytest.mark.parametrize("kind", [kind for kind in Settlement if kind is not Settlement.OWN_DEBIT])
def test_h6_without_a_winner_nobody_gains(kind: Settlement) -> None:
    rules = scoring_nothing(2, domino_bonus=5)
    accounts = settle(kind, (10, 10), None, rules)
    assert [account.change for account in accounts] == [0, 0]
