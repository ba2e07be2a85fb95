"""R7 end of a round, R8 settlement."""

from __future__ import annotations

import pytest

from muggins_core import MatchState, RoundResult, Rules, Transition, apply
from muggins_core.events import EndReason, MatchEnded, RoundEnded
from tests.core.positions import DEAD, SMALL, TINY, action, after, playing, started, tiles

ONE_TILE = Rules(players=2, hand_size=1)
"""Every lead is a domino."""

TWO_TILES = Rules(players=2, hand_size=2)


def result_of(match: MatchState) -> RoundResult:
    assert match.round is None, "the round goes on"
    return match.results[-1]


def last_step(match: MatchState, *texts: str) -> Transition:
    *before, last = texts
    match = after(match, *before)
    return apply(match, action(match, last))


def blocked() -> Transition:
    """Seat 0 keeps 1-1, seat 1 keeps 2-2."""
    match = started(["1-0 2-1 1-1", "0-0 2-0 2-2"], rules=TINY)
    return last_step(match, "1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1")


def test_r7_1_last_tile_of_a_hand_ends_the_round_as_a_domino() -> None:
    step = last_step(started(["6-6 6-4", "6-5 6-3"], rules=TWO_TILES), "6-6", "6-5>6-6", "6-4>6-6")
    result = result_of(step.state)
    assert (result.reason, result.finisher, result.winner) == (EndReason.DOMINO, 0, 0)
    assert step.events[1:] == (RoundEnded(EndReason.DOMINO, 0),)


def test_r7_1_score_of_the_last_tile_counts_before_the_settlement() -> None:
    result = result_of(after(started(["5-5", "6-5"], rules=ONE_TILE), "5-5"))
    assert (result.settlement, result.scores) == ((0, -10), (10, -10))


def test_r7_1_round_goes_on_while_everybody_holds_a_tile() -> None:
    match = after(started(["6-6 6-4", "6-5 6-3"], rules=TWO_TILES), "6-6", "6-5>6-6")
    assert playing(match).to_act == 0
    assert match.results == ()


def test_r7_2_block_is_declared_at_once_after_the_placement() -> None:
    step = blocked()
    result = result_of(step.state)
    assert (result.reason, result.finisher, result.winner) == (EndReason.BLOCK, None, None)
    assert step.events[1:] == (RoundEnded(EndReason.BLOCK, None),)


def test_r7_2_block_is_declared_at_once_after_the_last_draw() -> None:
    hands, texts = DEAD
    step = last_step(started(hands, rules=SMALL), *texts, *["draw"] * 5)
    result = result_of(step.state)
    assert (result.reason, result.finisher) == (EndReason.BLOCK, None)
    assert len(result.final.hands[1]) == 2 + 5


def test_r7_2_no_block_while_another_seat_can_place() -> None:
    match = after(started(["2-2 2-1 2-0", "0-0 1-0 1-1"], rules=TINY), "2-2", "pass")
    assert playing(match).to_act == 0


def test_r7_2_no_block_while_the_boneyard_has_tiles() -> None:
    hands, texts = DEAD
    match = after(started(hands, rules=SMALL), *texts, *["draw"] * 4)
    assert len(playing(match).boneyard) == 1


def test_r7_3_domino_and_block_on_one_placement_is_a_domino() -> None:
    match = started(["2-2 2-0 0-0", "2-1 1-0 1-1"], rules=TINY)
    result = result_of(after(match, "2-2", "2-1>2-2", "2-0>2-2", "1-0>2-1", "0-0>1-0"))
    ends = {end.pips for end in result.final.layout.ends}
    assert (ends, result.final.hands[1]) == ({0}, tiles("1-1")), "nobody could go on"
    assert (result.reason, result.finisher) == (EndReason.DOMINO, 0)
    assert result.settlement == (0, 0)


def test_r8_1_all_hands_are_kept_to_be_shown() -> None:
    assert result_of(blocked().state).final.hands == (tiles("1-1"), tiles("2-2"))


@pytest.mark.parametrize(
    ("tile", "debit"),
    [
        ("0-0", 0),
        ("1-0", 0),
        ("1-1", 0),
        ("2-1", 5),
        ("4-0", 5),
        ("4-1", 5),
        ("3-3", 5),
        ("5-2", 5),
        ("6-2", 10),
        ("6-3", 10),
        ("6-4", 10),
        ("6-5", 10),
        ("6-6", 10),
    ],
)
def test_r8_2_total_is_rounded_to_the_nearest_multiple_of_five(tile: str, debit: int) -> None:
    result = result_of(after(started(["5-5", tile], rules=ONE_TILE), "5-5"))
    assert (result.pips[0], result.settlement) == (0, (0, -debit))


def test_r8_2_the_total_is_rounded_once_and_not_each_tile() -> None:
    match = started(["2-2 2-1 2-0", "0-0 1-0 1-1"], rules=TINY)
    result = result_of(after(match, "2-2", "pass", "2-0>2-2", "0-0>2-0", "2-1>2-2"))
    assert result.final.hands[1] == tiles("1-0 1-1"), "1 and 2 pips, each rounded to nothing"
    assert (result.pips, result.settlement) == ((0, 3), (0, -5))


def test_r8_2_each_player_pays_from_their_own_score() -> None:
    rules = Rules(players=3, hand_size=1)
    result = result_of(after(started(["5-5", "6-1", "6-6"], rules=rules, scores=(50, 50, 50)), "5-5"))
    assert (result.settlement, result.scores) == ((0, -5, -10), (60, 45, 40))


def test_r8_3_nobody_is_awarded_anything_for_a_domino() -> None:
    result = result_of(after(started(["6-6", "6-5"], rules=ONE_TILE), "6-6"))
    assert result.scores == (0, -10)


def test_r8_3_everyone_pays_in_a_block_the_lowest_hand_too() -> None:
    match = started(["1-0 2-1 3-0 4-0 4-4", "0-0 2-0 4-3 3-3 3-2"], rules=SMALL, scores=(100, 100))
    result = result_of(after(match, *DEAD[1], *["draw"] * 5))
    assert result.reason is EndReason.BLOCK
    assert result.final.hands == (tiles("4-4"), tiles("3-3 3-2 1-1 2-2 3-1 4-1 4-2"))
    assert (result.pips, result.settlement, result.scores) == ((8, 32), (-10, -30), (90, 70))


def test_r8_4_scores_may_go_below_zero() -> None:
    match = after(started(["5-5", "6-6"], rules=ONE_TILE, scores=(0, 5)), "5-5")
    assert match.scores == (10, -5)


def test_r8_settlement_ends_no_match() -> None:
    step = last_step(started(["5-5", "6-6"], rules=ONE_TILE), "5-5")
    assert step.state.winners is None
    assert not any(isinstance(event, MatchEnded) for event in step.events)
