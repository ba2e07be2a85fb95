"""How a match is won by other rules: exact targets, the end of the round, going out, a number of rounds;
and extra turns and bonuses on the way there."""

from __future__ import annotations

from typing import Any

import pytest

from muggins_core import MatchState, apply, new_match
from muggins_core.events import EndReason, MatchEnded, Placed
from tests.core.positions import action, after, deal, house, legal_texts, playing, scoring_nothing, started

FIVES = ("5-5", "6-1")
"""One tile each: the lead 5-5 scores 10 and dominoes; 7 pips are left, rounded 5."""


def one_tile(
    *texts: str, hands: tuple[str, ...] = FIVES, scores: tuple[int, ...], **options: Any
) -> MatchState:
    rules = house(len(hands), hand_size=1, **options)
    return after(started(hands, rules=rules, scores=scores), *texts)


def next_round(match: MatchState, hands: tuple[str, ...], leader: int, *texts: str) -> MatchState:
    return after(apply(match, deal(hands, leader=leader, rules=match.rules)).state, *texts)


# --- target_mode -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("score", "final", "winners"), [(89, 99, None), (90, 100, (0,)), (91, 91, None), (99, 99, None)]
)
def test_exact_points_that_would_overshoot_are_void(
    score: int, final: int, winners: tuple[int, ...] | None
) -> None:
    match = one_tile("5-5", scores=(score, 0), target=100, target_mode="exact", settlement="none")
    assert (match.scores, match.winners) == ((final, 0), winners)


def test_exact_void_points_are_no_points_of_the_placement() -> None:
    match = started(FIVES, rules=house(2, hand_size=1, target=100, target_mode="exact"), scores=(95, 0))
    event = apply(match, action(match, "5-5")).events[0]
    assert isinstance(event, Placed)
    assert (event.points, event.missed) == (0, 0)


def test_exact_the_whole_gain_of_a_placement_is_void_with_its_bonus() -> None:
    options = {"target": 61, "target_mode": "exact", "settlement": "none", "domino_bonus": 1}
    quotients = {"scoring": "quotients", "units": [5, 3], **options}
    assert one_tile("5-5", scores=(58, 0), **quotients).scores == (61, 0)
    assert one_tile("5-5", scores=(59, 0), **quotients).scores == (59, 0), "2 and 1 are 3, one too many"
    assert one_tile("6-1", hands=("6-1", "5-5"), scores=(60, 0), **quotients).winners == (0,)


def test_exact_target_is_nothing_where_going_out_wins() -> None:
    match = one_tile("5-5", scores=(95, 0), target=100, target_mode="exact", win_by="going_out")
    assert match.scores == (105, -5)


# --- domino_bonus ------------------------------------------------------------------------------


def test_domino_bonus_comes_with_the_placement_where_nothing_is_settled() -> None:
    match = started(FIVES, rules=house(2, hand_size=1, settlement="none", domino_bonus=3))
    step = apply(match, action(match, "5-5"))
    event = step.events[0]
    assert isinstance(event, Placed)
    assert (event.points, step.state.scores, step.state.results[0].settlement) == (13, (13, 0), (0, 0))


def test_domino_bonus_is_for_a_domino_alone() -> None:
    rules = house(2, hand_size=2, settlement="none", blocked="none", domino_bonus=3, scoring="none")
    match = after(started(("6-6 1-0", "3-2 4-1"), rules=rules), "6-6")
    assert (match.results[0].reason, match.scores) == (EndReason.BLOCK, (0, 0))


def test_domino_bonus_can_win_at_once() -> None:
    options = {"scoring": "none", "settlement": "none", "domino_bonus": 3, "target": 100}
    match = one_tile("5-5", scores=(97, 0), **options)
    assert (match.winners, match.results[0].reason) == ((0,), EndReason.TARGET)


@pytest.mark.parametrize("settlement", ["own_debit", "winner_opponents"])
def test_domino_bonus_is_nothing_with_other_settlements(settlement: str) -> None:
    plain = one_tile("5-5", scores=(0, 0), settlement=settlement)
    assert one_tile("5-5", scores=(0, 0), settlement=settlement, domino_bonus=3).scores == plain.scores


# --- win_when ----------------------------------------------------------------------------------

LATE = {"win_when": "end_of_round", "target": 100}


def test_end_of_round_plays_on_beyond_the_target() -> None:
    rules = house(2, hand_size=2, **LATE)
    match = after(started(("5-5 5-4", "6-5 6-1"), rules=rules, scores=(95, 0)), "5-5")
    assert (match.winners, match.scores, playing(match).to_act) == (None, (105, 0), 1)


def test_end_of_round_settles_first() -> None:
    assert one_tile("5-5", scores=(90, 104), settlement="own_debit", **LATE).winners == (0,), "100 to 99"
    assert one_tile("5-5", scores=(85, 104), settlement="own_debit", **LATE).winners is None, "95 to 99"


def test_end_of_round_the_highest_at_the_target_wins() -> None:
    match = one_tile("5-5", scores=(95, 110), settlement="none", **LATE)
    assert (match.scores, match.winners) == ((105, 110), (1,))
    assert match.next_leader is match.results[-1].next_leader is None


def test_end_of_round_tie_goes_to_most_points_in_that_round() -> None:
    rules = house(2, hand_size=2, settlement="none", **LATE)
    match = started(("4-0 5-3", "5-4 6-6"), rules=rules, scores=(100, 95))
    match = after(match, "4-0", "5-4>4-0", "5-3>5-4")
    assert (match.scores, match.results[0].winner) == ((100, 100), 0)
    assert match.winners == (1,), "seat 1 made 5 points in the round that seat 0 won"


def test_end_of_round_next_tie_goes_to_most_rounds_won() -> None:
    options = {"scoring": "none", "settlement": "none", "max_rounds": 9, **LATE}
    assert one_tile("5-5", scores=(100, 100), **options).winners == (0,)


def test_end_of_round_another_round_decides_what_stays_tied() -> None:
    rules = scoring_nothing(2, hand_size=2, settlement="none", blocked="none", **LATE)
    match = after(started(("6-6 1-0", "3-2 4-1"), rules=rules, scores=(100, 100)), "6-6")
    assert (match.winners, match.results[0].winner) == (None, None)
    match = next_round(match, ("3-3 5-1", "6-6 6-5"), 1, "6-6", "pass", "6-5>6-6")
    assert match.winners == (1,)


def test_end_of_round_rounds_won_are_counted_over_the_whole_match() -> None:
    rules = house(2, hand_size=2, settlement="none", lead_next="rotate", **LATE)
    match = started(("6-6 6-5", "3-1 2-0"), rules=rules, scores=(95, 95))
    match = after(match, "6-6", "pass", "6-5>6-6")
    match = next_round(match, ("0-0 6-6", "5-0 5-3"), 1, "5-0", "0-0>5-0", "5-3>5-0")
    assert [result.winner for result in match.results] == [0, 1]
    assert (match.scores, match.winners) == ((100, 100), None)


# --- win_by going_out --------------------------------------------------------------------------


def test_going_out_wins_after_so_many_dominoes() -> None:
    match = one_tile("5-5", scores=(0, 0), win_by="going_out", outs_to_win=2)
    assert match.winners is None
    won = next_round(match, FIVES, 0, "5-5")
    assert (won.winners, won.results[-1].reason) == ((0,), EndReason.DOMINO)
    assert won.results[-1].settlement == (0, -5), "that round is settled"


def test_going_out_counts_the_dominoes_of_each_side_for_itself() -> None:
    match = one_tile("5-5", scores=(0, 0), win_by="going_out", outs_to_win=2, lead_next="rotate")
    match = next_round(match, ("6-1", "5-5"), 1, "5-5")
    assert match.winners is None
    assert next_round(match, ("6-1", "5-5"), 0, "6-1").winners == (0,)


def test_going_out_counts_for_partners_together() -> None:
    options = {"win_by": "going_out", "outs_to_win": 2, "lead_next": "rotate", "teams": "partners"}
    hands = ("5-5", "6-1", "4-4", "3-3")
    match = one_tile("5-5", hands=hands, scores=(0, 0), **options)
    match = next_round(match, hands, 1, "6-1")
    assert match.winners is None
    assert next_round(match, hands, 2, "4-4").winners == (0,)


def test_going_out_blocked_rounds_do_not_count() -> None:
    rules = scoring_nothing(2, hand_size=2, win_by="going_out", outs_to_win=1, blocked="winner_opponents")
    match = after(started(("6-6 1-0", "3-2 4-1"), rules=rules), "6-6")
    assert (match.results[0].winner, match.winners) == (0, None)


def test_going_out_does_not_look_at_the_target() -> None:
    match = one_tile(scores=(245, 900), win_by="going_out", outs_to_win=2)
    match = after(match, "5-5")
    assert (match.scores, match.winners) == ((255, 895), None)


def test_going_out_three_times_is_the_usual_number() -> None:
    assert house(2, win_by="going_out").outs_to_win == 3


# --- max_rounds --------------------------------------------------------------------------------


def test_match_stops_after_so_many_rounds_and_the_highest_wins() -> None:
    match = one_tile("5-5", scores=(0, 50), max_rounds=2)
    assert match.winners is None
    match = apply(match, deal(FIVES, rules=match.rules)).state
    step = apply(match, action(match, "5-5"))
    assert (step.state.winners, step.state.scores) == ((1,), (20, 40))
    assert step.events[-1] == MatchEnded((1,))


def test_who_ties_when_the_rounds_are_over_shares() -> None:
    match = one_tile("5-5", hands=("5-5", "1-1", "1-0"), scores=(0, 10, 3), max_rounds=1)
    assert (match.scores, match.winners) == ((10, 10, 3), (0, 1))


def test_target_may_be_reached_before_the_rounds_are_over() -> None:
    assert one_tile("5-5", scores=(245, 0), max_rounds=9).winners == (0,)


def test_rounds_are_a_limit_where_going_out_wins_too() -> None:
    match = one_tile("5-5", scores=(0, 90), max_rounds=1, win_by="going_out")
    assert (match.winners, match.scores) == ((1,), (10, 85))


# --- extra_turn --------------------------------------------------------------------------------


def extra(*texts: str, hands: tuple[str, ...], **options: Any) -> MatchState:
    rules = house(len(hands), **{"extra_turn": "double_or_score", "hand_size": 3, **options})
    return after(started(hands, rules=rules), *texts)


def test_extra_turn_after_a_double() -> None:
    match = extra("6-6", hands=("6-6 6-5 1-0", "6-4 2-1 3-1"))
    assert (match.scores, playing(match).to_act) == ((0, 0), 0)
    assert legal_texts(match) == ["6-5>6-6"]


def test_extra_turn_after_a_placement_that_scores() -> None:
    match = extra("6-4", hands=("6-4 6-1 2-0", "4-3 2-1 3-1"))
    assert (match.scores, playing(match).to_act) == ((10, 0), 0)


def test_no_extra_turn_after_another_placement() -> None:
    assert playing(extra("6-1", hands=("6-1 6-4 2-0", "1-0 2-1 3-1"))).to_act == 1
    assert playing(extra("6-6", hands=("6-6 6-5 1-0", "6-4 2-1 3-1"), extra_turn="none")).to_act == 1


def test_extra_turn_without_a_placement_is_passed() -> None:
    match = extra("6-6", hands=("6-6 2-0 1-0", "6-4 2-1 3-1"))
    assert (playing(match).to_act, legal_texts(match)) == (0, ["pass"])
    assert playing(after(match, "pass")).to_act == 1


def test_extra_turn_without_a_placement_is_drawn_for() -> None:
    match = extra("6-6", hands=("6-6 2-0 1-0", "6-4 2-1 3-1"), draw="until_playable")
    assert (playing(match).to_act, legal_texts(match)) == (0, ["draw"])


def test_no_extra_turn_for_a_score_that_was_missed() -> None:
    claims = {"claim": "announce", "muggins": "on"}
    hands = ("6-4 6-1 2-0", "4-3 2-1 3-1")
    assert playing(extra("6-4 =10", hands=hands, **claims)).to_act == 0
    assert playing(extra("6-4", hands=hands, **claims)).to_act == 1
    doubles = extra("5-5", hands=("5-5 5-1 2-0", "5-3 2-1 3-1"), **claims)
    assert playing(doubles).to_act == 0, "a double moves again, announced or not"


def test_no_extra_turn_after_a_domino() -> None:
    match = one_tile("5-5", scores=(0, 0), extra_turn="double_or_score")
    assert match.round is None


# --- partners ----------------------------------------------------------------------------------


def test_partners_share_one_score() -> None:
    rules = house(4, teams="partners", hand_size=3)
    match = started(("5-5", "6-5", "5-0", "4-3"), rules=rules)
    match = after(match, "5-5", "6-5>5-5", "5-0>5-5")
    assert match.scores == (10, 0)
    assert new_match(rules).scores == (0, 0)


def test_partners_win_together() -> None:
    rules = house(4, teams="partners", hand_size=3, target=100)
    match = after(started(("4-3", "5-5", "6-5", "5-0"), rules=rules, scores=(0, 95), leader=1), "5-5")
    assert (match.winners, match.scores) == ((1,), (0, 105))


def test_six_sit_as_three_pairs() -> None:
    rules = house(6, teams="partners", hand_size=2)
    match = started(("5-5 5-1", "", "", "", "", ""), rules=rules, leader=0)
    assert after(match, "5-5").scores == (10, 0, 0)
    match = started(("", "", "", "5-5 5-1", "", ""), rules=rules, leader=3)
    assert after(match, "5-5").scores == (10, 0, 0)
