"""R9 end of the match."""

from __future__ import annotations

import pytest

from muggins_core import Code, IllegalAction, MatchState, Pass, Rules, apply, preset_rules
from muggins_core.events import EndReason, MatchEnded, RoundEnded
from tests.core.positions import action, after, legal_texts, playing, started


def lead_of_ten(score: int, players: int = 2) -> MatchState:
    """Return the match after a lead that scores 10, by a seat that had `score`."""
    return after(started(["6-4", *[""] * (players - 1)], scores=(score, *[0] * (players - 1))), "6-4")


@pytest.mark.parametrize(("players", "target"), [(2, 250), (3, 200), (4, 200)])
def test_r9_1_target_is_250_for_two_and_200_for_three_or_four(players: int, target: int) -> None:
    assert preset_rules("muggins", players).target == target
    assert lead_of_ten(target - 15, players).winners is None
    assert lead_of_ten(target - 10, players).winners == (0,)


@pytest.mark.parametrize(("before", "final"), [(240, 250), (245, 255)])
def test_r9_2_placement_that_reaches_the_target_or_beyond_ends_the_match(before: int, final: int) -> None:
    match = lead_of_ten(before)
    assert (match.winners, match.scores, match.round) == ((0,), (final, 0), None)
    assert legal_texts(match) == []


def test_r9_2_the_round_is_not_settled_and_nobody_pays() -> None:
    match = started(["6-4", ""], scores=(240, 100))
    step = apply(match, action(match, "6-4"))
    result = step.state.results[-1]
    assert (result.reason, result.finisher, result.winner) == (EndReason.TARGET, None, None)
    assert (result.settlement, result.scores) == ((0, 0), (250, 100))
    assert result.next_leader is step.state.next_leader is None
    assert step.events[1:] == (RoundEnded(EndReason.TARGET, None), MatchEnded((0,)))


def test_r9_2_a_domino_that_reaches_the_target_is_not_settled_either() -> None:
    match = after(started(["5-5", "6-6"], rules=Rules(players=2, hand_size=1), scores=(240, 100)), "5-5")
    result = match.results[-1]
    assert (result.reason, result.finisher, result.winner) == (EndReason.TARGET, 0, None)
    assert (match.scores, match.winners) == ((250, 100), (0,))


def test_r9_2_the_seat_that_reached_the_target_wins() -> None:
    match = after(started(["6-3", "6-6", ""], scores=(195, 185, 190)), "6-3", "6-6>6-3")
    assert (match.winners, match.scores) == ((1,), (195, 200, 190))


def test_r9_2_only_a_placement_that_scores_ends_the_match() -> None:
    match = after(started(["6-6", ""], scores=(250, 0)), "6-6")
    assert (match.winners, playing(match).to_act) == (None, 1)


def test_r9_2_nothing_may_follow_the_end_of_the_match() -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(lead_of_ten(240), Pass(1))
    assert refused.value.code is Code.MATCH_OVER


def test_r9_3_points_are_raw_pips() -> None:
    assert after(started(["6-3", "6-6"]), "6-3", "6-6>6-3").scores == (0, 15)
