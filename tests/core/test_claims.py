"""H4 announcing and H5 calling."""

from __future__ import annotations

from typing import Any

import pytest

from muggins_core import Call, Code, MatchState, Settle, apply, legal_actions, legal_calls
from muggins_core.events import Called, EndReason, MatchEnded, Placed, RoundEnded
from tests.core.positions import action, after, house, legal_texts, playing, refused_code, started

CLAIMS = {"claim": "announce", "muggins": "on"}
HANDS = ("5-5 5-0 2-1", "6-5 6-4 3-1", "4-4 4-0 1-1", "3-3 3-0 2-2")
"""The lead 5-5 counts 10; 5-0 and 6-5 can follow, and nothing else."""


def claiming(
    *texts: str, players: int = 3, scores: tuple[int, ...] | None = None, **options: Any
) -> MatchState:
    rules = house(players, **{**CLAIMS, "hand_size": 3, **options})
    return after(started(HANDS[:players], rules=rules, scores=scores), *texts)


def placed(match: MatchState, text: str) -> Placed:
    event = apply(match, action(match, text)).events[0]
    assert isinstance(event, Placed)
    return event


def called(match: MatchState, seat: int) -> Called:
    event = apply(match, Call(seat)).events[0]
    assert isinstance(event, Called)
    return event


def callers(match: MatchState) -> list[int]:
    return [call.seat for call in legal_calls(match)]


def test_h4_right_announcement_scores() -> None:
    match = claiming("5-5 =10")
    assert match.scores == (10, 0, 0)
    event = placed(claiming(), "5-5 =10")
    assert (event.announced, event.made.total, event.points, event.missed) == (10, 10, 10, 0)


@pytest.mark.parametrize(
    ("text", "announced"), [("5-5", None), ("5-5 =5", 5), ("5-5 =0", 0), ("5-5 =20", 20)]
)
def test_h4_silence_and_a_wrong_number_score_nothing(text: str, announced: int | None) -> None:
    assert claiming(text).scores == (0, 0, 0)
    event = placed(claiming(), text)
    assert (event.announced, event.points, event.missed) == (announced, 0, 10)


def test_h4_without_calls_what_is_missed_is_lost() -> None:
    match = claiming("5-5", muggins="off")
    assert (match.scores, playing(match).window, callers(match)) == ((0, 0, 0), None, [])
    assert refused_code(match, Call(1)) is Code.NOTHING_TO_CALL


def test_h4_count_is_announced_and_not_the_points() -> None:
    options = {"divisor": 5, "settlement": "none", "blocked": "none"}
    assert claiming("5-5 =10", **options).scores == (2, 0, 0)
    assert claiming("5-5 =2", **options).scores == (0, 0, 0)


def test_h4_nothing_is_announced_where_claims_are_automatic() -> None:
    match = claiming(claim="automatic")
    assert refused_code(match, action(match, "5-5 =10")) is Code.NO_ANNOUNCING
    match = after(match, "5-5")
    assert (match.scores, callers(match)) == ((10, 0, 0), [])


def test_h5_call_takes_a_missed_score() -> None:
    match = claiming("5-5", "muggins 2")
    assert match.scores == (0, 0, 10)
    assert called(claiming("5-5"), 2) == Called(2, 0, 10, missed=10, points=10, deducted=0)


def test_h5_every_other_seat_may_call() -> None:
    assert callers(claiming("5-5")) == [1, 2]
    assert callers(claiming("5-5", players=4, teams="partners")) == [1, 2, 3], "partners too"
    assert refused_code(claiming("5-5"), Call(0)) is Code.OWN_PLACEMENT


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_h5_only_a_seat_can_call(seat: int) -> None:
    assert refused_code(claiming("5-5"), Call(seat)) is Code.NO_SEAT


def test_h5_seat_calls_once_in_a_window() -> None:
    match = claiming("5-5", "muggins 2")
    assert callers(match) == [1]
    assert refused_code(match, Call(2)) is Code.CALLED_ALREADY
    assert callers(after(match, "muggins 1")) == []


def test_h5_second_caller_calls_in_vain() -> None:
    match = claiming("5-5", "muggins 2", "muggins 1", false_call=10)
    assert match.scores == (0, -10, 10)
    again = called(claiming("5-5", "muggins 2", false_call=10), 1)
    assert again == Called(1, 0, 10, missed=0, points=-10, deducted=0)
    assert not again.is_right


@pytest.mark.parametrize("fine", [0, 10])
def test_h5_call_on_what_scores_nothing_is_false(fine: int) -> None:
    match = claiming("2-1", "muggins 1", false_call=fine)
    assert match.scores == (0, -fine, 0)
    assert not called(claiming("2-1", false_call=fine), 1).is_right


def test_h5_wrong_announcement_of_what_scores_nothing_opens_a_window_too() -> None:
    assert callers(claiming("2-1 =5")) == [1, 2]


@pytest.mark.parametrize("text", ["5-5 =10", "2-1 =3"])
def test_h5_nothing_rightly_announced_can_be_called(text: str) -> None:
    match = claiming(text)
    assert callers(match) == []
    assert refused_code(match, Call(1)) is Code.NOTHING_TO_CALL


def test_h5_nothing_can_be_called_before_the_lead() -> None:
    assert callers(claiming()) == []
    assert refused_code(claiming(), Call(1)) is Code.NOTHING_TO_CALL


def test_h5_window_closes_with_the_next_placement() -> None:
    match = claiming("5-5", "6-5>5-5 =16")
    assert callers(match) == []
    assert callers(claiming("5-5", "6-5>5-5")) == [0, 2], "and opens for the new one"


def test_h5_window_closes_with_a_pass() -> None:
    match = claiming("5-5 =10", "6-5>5-5")
    assert (legal_texts(match), callers(match)) == (["pass"], [0, 2])
    assert callers(after(match, "pass")) == []


def test_h5_window_closes_with_a_draw() -> None:
    match = claiming("5-5 =10", "6-5>5-5", draw="until_playable")
    assert (legal_texts(match), callers(match)) == (["draw"], [0, 2])
    assert callers(after(match, "draw")) == []


def test_h5_call_takes_no_turn() -> None:
    match = claiming("5-5")
    later = after(match, "muggins 1", "muggins 2")
    assert playing(later).to_act == playing(match).to_act == 1
    assert legal_texts(later) == legal_texts(match)


@pytest.mark.parametrize(
    ("deduct", "score", "deducted"),
    [
        ("none", 50, 0),
        ("if_covered", 50, 10),
        ("if_covered", 10, 10),
        ("if_covered", 9, 0),
        ("if_covered", 0, 0),
        ("if_covered", -20, 0),
        ("full", 50, 10),
        ("full", 9, 10),
        ("full", -20, 10),
    ],
)
def test_h5_good_call_is_deducted_from_who_missed(deduct: str, score: int, deducted: int) -> None:
    match = claiming("5-5", scores=(score, 0, 0), muggins_deduct=deduct)
    assert after(match, "muggins 1").scores == (score - deducted, 10, 0)
    assert called(match, 1) == Called(1, 0, 10, missed=10, points=10, deducted=deducted)


def test_h5_false_call_deducts_nothing_from_who_placed() -> None:
    match = claiming("2-1", "muggins 1", scores=(50, 0, 0), muggins_deduct="full", false_call=10)
    assert match.scores == (50, -10, 0)


def test_h5_partner_may_call_for_the_side() -> None:
    options = {"players": 4, "teams": "partners"}
    assert claiming("5-5", "muggins 2", **options).scores == (10, 0)
    assert claiming("5-5", "muggins 3", **options).scores == (0, 10)
    full = claiming("5-5", "muggins 2", scores=(5, 0), muggins_deduct="full", **options)
    assert full.scores == (5, 0), "what the caller gains, the partner loses"
    assert claiming("2-1", "muggins 2", false_call=10, **options).scores == (-10, 0)


def test_h5_call_is_worth_what_the_placement_was() -> None:
    quotients = {"scoring": "quotients", "units": [5, 3], "settlement": "none", "blocked": "none"}
    assert claiming("5-5", "muggins 1", **quotients).scores == (0, 2, 0)
    divided = {"divisor": 5, "settlement": "none", "blocked": "none"}
    assert claiming("5-5", "muggins 1", **divided).scores == (0, 2, 0)


def ended(*texts: str, scores: tuple[int, ...] | None = None, **options: Any) -> MatchState:
    """Seat 0 dominoes with a lead that counts 10."""
    rules = house(2, **{**CLAIMS, "hand_size": 1, "settlement": "winner_opponents", **options})
    return after(started(("5-5", "6-1"), rules=rules, scores=scores), *texts)


def test_h5_round_whose_last_placement_was_rightly_announced_is_settled_at_once() -> None:
    match = ended("5-5 =10")
    assert (match.round, match.scores) == (None, (10 + 5, 0))


def test_h5_round_waits_for_calls_after_its_last_placement() -> None:
    match = ended("5-5")
    assert (playing(match).ending, match.scores, match.results) == (EndReason.DOMINO, (0, 0), ())
    assert legal_actions(match) == (Settle(),)
    assert callers(match) == [1]
    for text in ("draw", "pass", "6-1>5-5", "6-1"):
        assert refused_code(match, action(match, text)) is Code.MUST_SETTLE


def test_h5_round_that_waits_is_settled_by_a_step() -> None:
    settled = apply(ended("5-5"), Settle())
    assert settled.events == (RoundEnded(EndReason.DOMINO, 0),)
    match = settled.state
    assert (match.round, match.scores, match.next_leader) == (None, (5, 0), 0)
    assert refused_code(match, Settle()) is Code.ROUND_OVER


def test_h5_calls_still_come_in_while_a_round_waits() -> None:
    match = ended("5-5", "muggins 1")
    assert (match.scores, legal_texts(match)) == ((0, 10), ["settle"])
    assert after(match, "settle").scores == (5, 10)


def test_h5_round_blocked_by_a_placement_waits_too() -> None:
    rules = house(2, **CLAIMS, hand_size=2, blocked="winner_opponents")
    match = after(started(("5-5 1-0", "4-2 6-1"), rules=rules), "5-5")
    assert (playing(match).ending, legal_texts(match)) == (EndReason.BLOCK, ["settle"])
    match = after(match, "settle")
    assert (match.results[0].reason, match.scores) == (EndReason.BLOCK, (15, 0))


@pytest.mark.parametrize("texts", [(), ("5-5",), ("5-5 =10",)])
def test_h5_no_round_is_settled_before_its_end(texts: tuple[str, ...]) -> None:
    assert refused_code(claiming(*texts), Settle()) is Code.NOT_ENDED


def test_h5_without_calls_no_round_waits() -> None:
    assert ended("5-5", muggins="off").round is None


def test_h5_call_that_reaches_the_target_ends_the_match_at_once() -> None:
    step = apply(claiming("5-5", scores=(0, 0, 190), target=200), Call(2))
    assert (step.state.round, step.state.winners, step.state.scores) == (None, (2,), (0, 0, 200))
    assert step.events[1:] == (RoundEnded(EndReason.TARGET, None), MatchEnded((2,)))
    result = step.state.results[0]
    assert (result.reason, result.winner, result.settlement) == (EndReason.TARGET, None, (0, 0, 0))


def test_h5_call_that_reaches_the_target_leaves_a_waiting_round_unsettled() -> None:
    match = ended("5-5", "muggins 1", scores=(0, 190), target=200)
    assert (match.winners, match.scores, match.results[0].reason) == ((1,), (0, 200), EndReason.TARGET)


def test_h5_call_that_reaches_the_target_goes_on_where_the_end_of_the_round_decides() -> None:
    match = claiming("5-5", "muggins 2", scores=(0, 0, 190), target=200, win_when="end_of_round")
    assert (match.winners, match.scores, playing(match).to_act) == (None, (0, 0, 200), 1)
    match = ended("5-5", "muggins 1", "settle", scores=(0, 190), target=200, win_when="end_of_round")
    assert (match.winners, match.scores) == ((1,), (5, 200))


def test_h5_called_points_that_overshoot_an_exact_target_are_void() -> None:
    options = {"target": 200, "target_mode": "exact"}
    assert claiming("5-5", "muggins 2", scores=(0, 0, 190), **options).winners == (2,)
    match = claiming("5-5", "muggins 2", scores=(0, 0, 191), **options)
    assert (match.winners, match.scores) == (None, (0, 0, 191))


@pytest.mark.parametrize(("deduct", "deducted"), [("none", 0), ("full", 10)])
def test_h5_call_on_a_missed_score_is_right_though_its_points_are_void(deduct: str, deducted: int) -> None:
    options = {"target": 200, "target_mode": "exact", "muggins_deduct": deduct, "false_call": 10}
    match = claiming("5-5", scores=(30, 0, 191), **options)
    event = called(match, 2)
    assert event == Called(2, 0, 10, missed=10, points=0, deducted=deducted)
    assert event.is_right
    closed = after(match, "muggins 2")
    assert closed.scores == (30 - deducted, 0, 191)
    assert not called(closed, 1).is_right, "it is closed all the same"


def test_h5_announcement_that_reaches_the_target_ends_the_match() -> None:
    match = claiming("5-5 =10", scores=(190, 0, 0), target=200)
    assert (match.winners, match.results[0].reason) == ((0,), EndReason.TARGET)
    assert claiming("5-5", scores=(190, 0, 0), target=200).winners is None
