"""The options `lead_next`, `lead_after_block` and `lead_tile`."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from muggins_core import Code, Deal, IllegalAction, MatchState, Rules, apply, deal_round, new_match
from muggins_core.legal import why_not
from tests.core.positions import (
    action,
    after,
    deal,
    house,
    legal_texts,
    playing,
    refused_code,
    scoring_nothing,
    started,
    tiles,
)

DOMINO = ("6-6 6-5", "3-1 2-0", "4-4 4-3")
"""Seat 0 leads 6-6 and dominoes if it leads."""
BLOCK = ("2-1 6-6", "3-1 3-2", "1-1 0-0")
"""6-6 blocks at once; seat 2 has the lowest hand."""


def after_domino(leader: int = 0, **options: Any) -> MatchState:
    rules = scoring_nothing(3, hand_size=2, **options)
    hands = (*DOMINO[-leader:], *DOMINO[:-leader]) if leader else DOMINO
    return after(started(hands, rules=rules, leader=leader), "6-6", "pass", "pass", "6-5>6-6")


def after_block(**options: Any) -> MatchState:
    return after(started(BLOCK, rules=scoring_nothing(3, hand_size=2, **options)), "6-6")


def refusal_of(match: MatchState, wrong: Deal) -> Code | None:
    try:
        apply(match, wrong)
    except IllegalAction as refused:
        return refused.code
    return None


def may_lead(match: MatchState, hands: tuple[str, ...]) -> list[int]:
    """Return the seats that may lead the next round, dealt so."""
    seats = range(match.rules.players)
    return [seat for seat in seats if refusal_of(match, deal(hands, leader=seat, rules=match.rules)) is None]


@pytest.mark.parametrize(
    ("rule", "leader"), [("finisher", 0), ("round_winner", 0), ("rotate", 1), ("lowest_double", None)]
)
def test_lead_next_says_who_leads_after_a_domino(rule: str, leader: int | None) -> None:
    match = after_domino(lead_next=rule)
    assert match.next_leader == match.results[0].next_leader == leader
    assert may_lead(match, ("6-6 6-5", "3-1 2-0", "4-4 4-3")) == [2 if leader is None else leader]


@pytest.mark.parametrize(("rule", "leader"), [("finisher", 2), ("round_winner", 2), ("rotate", 0)])
def test_lead_next_goes_around_the_table(rule: str, leader: int) -> None:
    assert after_domino(leader=2, lead_next=rule).next_leader == leader


@pytest.mark.parametrize(
    ("rule", "leader", "leading"),
    [("lot", None, [0, 1, 2]), ("round_winner", 2, [2]), ("rotate", 1, [1]), ("lowest_double", None, [2])],
)
def test_lead_after_block_says_who_leads_after_a_block(
    rule: str, leader: int | None, leading: list[int]
) -> None:
    match = after_block(lead_after_block=rule, blocked="winner_opponents")
    assert match.next_leader == match.results[0].next_leader == leader
    assert may_lead(match, BLOCK) == leading


def test_lead_options_are_for_their_own_end_of_a_round() -> None:
    options = {"lead_next": "rotate", "lead_after_block": "round_winner", "blocked": "winner_opponents"}
    assert after_domino(**options).next_leader == 1
    assert after_block(**options).next_leader == 2


def test_a_lot_decides_where_no_round_winner_exists() -> None:
    match = after_block(lead_after_block="round_winner", blocked="own_debit")
    assert (match.results[0].winner, match.next_leader) == (None, None)
    assert may_lead(match, BLOCK) == [0, 1, 2]
    dealt = deal_round(match, Random(1))
    assert dealt.lot is not None
    assert dealt.leader == dealt.lot.leader


def test_winner_among_partners_leads_by_the_own_seat() -> None:
    hands = ("5-4 6-6", "3-1 3-2", "1-1 0-0", "4-4 4-3")
    options = {"blocked": "winner_opponents", "lead_after_block": "round_winner"}
    rules = scoring_nothing(4, hand_size=2, teams="partners", **options)
    assert after(started(hands, rules=rules), "6-6").next_leader == 2


def test_lowest_double_after_a_round_leads_by_any_tile() -> None:
    match = after_domino(lead_next="lowest_double")
    match = apply(match, deal(DOMINO, leader=2, rules=match.rules)).state
    assert legal_texts(match) == ["4-3", "4-4"]


def test_lowest_double_after_a_round_is_no_rule_for_the_first() -> None:
    rules = scoring_nothing(3, hand_size=2, lead_next="lowest_double", lead_after_block="lowest_double")
    assert may_lead(new_match(rules), DOMINO) == [0, 1, 2]


def test_deal_without_doubles_is_refused_where_the_lowest_leads() -> None:
    match = after_domino(lead_next="lowest_double")
    assert refusal_of(match, deal(("6-1 6-5", "3-1 2-0", "5-4 4-3"), rules=match.rules)) is Code.BAD_DEAL


def lowest(**options: Any) -> Rules:
    return scoring_nothing(3, hand_size=2, lead_tile="lowest_double", **options)


def test_lead_tile_lowest_double_is_led_by_its_holder_in_the_first_round_too() -> None:
    hands = ("6-6 6-5", "3-3 2-0", "4-4 4-3")
    assert may_lead(new_match(lowest()), hands) == [1]
    match = started(hands, rules=lowest(), leader=1)
    assert legal_texts(match) == ["3-3"]
    assert refused_code(match, action(match, "2-0")) is Code.NOT_LEADABLE
    assert refused_code(match, action(match, "pass")) is Code.LEADER_MUST_LEAD
    assert why_not(playing(match), tiles("2-0")[0], match.rules) is Code.NOT_LEADABLE
    assert why_not(playing(match), tiles("3-3")[0], match.rules) is None


def test_lead_tile_lowest_double_of_the_set_may_be_in_the_boneyard() -> None:
    assert may_lead(new_match(lowest()), ("6-5 6-1", "3-1 2-0", "6-6 4-3")) == [2]


def test_lead_tile_lowest_double_refuses_a_deal_without_doubles() -> None:
    hands = ("6-5 6-1", "3-1 2-0", "5-4 4-3")
    assert refusal_of(new_match(lowest()), deal(hands, rules=lowest())) is Code.BAD_DEAL


@pytest.mark.parametrize("rule", ["finisher", "rotate"])
def test_lead_tile_lowest_double_goes_before_any_other_rule(rule: str) -> None:
    match = started(("6-6 6-5", "3-1 2-0", "4-3 5-4"), rules=lowest(lead_next=rule))
    match = after(match, "6-6", "pass", "pass", "6-5>6-6")
    assert may_lead(match, ("6-5 6-1", "3-1 2-0", "4-4 4-3")) == [2]


def choosy(**options: Any) -> Rules:
    return house(3, hand_size=2, lead_tile="double_or_scoring", **options)


def test_lead_tile_double_or_scoring_allows_these_alone() -> None:
    match = started(("6-6 6-1", "6-4 4-3", "3-2 3-1"), rules=choosy())
    assert legal_texts(match) == ["6-6"]
    assert refused_code(match, action(match, "6-1")) is Code.NOT_LEADABLE
    assert refused_code(match, action(match, "pass")) is Code.LEADER_MUST_LEAD
    assert refused_code(match, action(match, "draw")) is Code.LEADER_MUST_LEAD


@pytest.mark.parametrize(
    ("options", "leads"),
    [
        ({}, ["4-1", "6-4"]),
        ({"units": [3]}, ["2-1", "6-3"]),
        ({"units": [5, 3], "scoring": "quotients"}, ["2-1", "4-1", "6-3", "6-4"]),
        ({"scoring": "none", "max_rounds": 1}, []),
        ({"scoring": "headers"}, []),
    ],
)
def test_lead_that_scores_is_one_by_the_scoring_in_force(options: dict[str, Any], leads: list[str]) -> None:
    rules = house(2, hand_size=5, lead_tile="double_or_scoring", **options)
    match = started(("6-4 4-1 6-3 2-1 6-1", "5-5 4-4"), rules=rules)
    assert legal_texts(match) == (leads or ["pass"])


def test_leader_who_may_lead_nothing_passes_the_lead_on() -> None:
    match = started(("6-1 5-4", "6-5 4-3", "3-3 3-1"), rules=choosy(), leader=1)
    assert legal_texts(match) == ["pass"]
    assert refused_code(match, action(match, "6-5")) is Code.NOT_LEADABLE
    match = after(match, "pass")
    assert (playing(match).to_act, playing(match).leader, legal_texts(match)) == (2, 1, ["3-3"])
    assert playing(after(match, "3-3")).to_act == 0


def test_lead_may_be_passed_around_the_table() -> None:
    match = started(("3-3 3-1", "6-1 5-4", "6-5 4-3"), rules=choosy(), leader=1)
    match = after(match, "pass", "pass")
    assert (playing(match).to_act, legal_texts(match)) == (0, ["3-3"])


def test_rotation_goes_by_the_named_leader_even_if_the_lead_was_passed() -> None:
    rules = house(3, hand_size=1, lead_tile="double_or_scoring", lead_next="rotate", scoring="multiples")
    match = after(started(("6-1", "5-4", "3-3"), rules=rules), "pass", "pass", "3-3")
    assert (match.results[0].finisher, match.next_leader) == (2, 1)


def test_deal_that_nobody_could_lead_is_refused() -> None:
    assert (
        refusal_of(new_match(choosy()), deal(("6-1 5-4", "6-5 4-3", "3-1 2-0"), rules=choosy()))
        is Code.BAD_DEAL
    )


@pytest.mark.parametrize("rule", ["double_or_scoring", "lowest_double"])
def test_deal_that_nobody_could_lead_is_dealt_again(rule: str) -> None:
    rules = house(2, hand_size=1, lead_tile=rule)
    rng = Random(1)
    for _ in range(100):
        dealt = deal_round(new_match(rules), rng)
        assert refusal_of(new_match(rules), dealt) is None
        if rule == "lowest_double":
            double = min(tile for hand in dealt.hands for tile in hand if tile.is_double)
            assert double in dealt.hands[dealt.leader]
