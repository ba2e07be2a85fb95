"""Hints, the review of a round, and the end of a round of two: beside what the engine itself says."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from muggins_core import (
    MatchState,
    Place,
    Tile,
    apply,
    deal_round,
    legal_actions,
    new_match,
    preset_rules,
    seat_view,
)
from muggins_core.events import Placed
from muggins_core.opponents.endgame import Endgame
from muggins_core.opponents.hints import Advice, advise
from muggins_core.opponents.position import Position, position_of
from muggins_core.opponents.reviewing import review
from tests.core.positions import after, house, started
from tests.core.random_play import pick
from tests.core.test_opponents import view_to_act
from tests.core.test_position import TABLES, announced
from tests.core.test_worlds import states_of

FEW_TILES = 6


def brought(match: MatchState, placement: Place) -> int:
    """What the engine gives for a placement with the right announcement."""
    event = apply(match, announced(match, placement)).events[0]
    assert isinstance(event, Placed)
    return event.points


def gain(match: MatchState, placement: Place) -> int:
    """What a placement is given for its count, the bonus of a domino apart."""
    assert match.round is not None
    is_last = len(match.round.hands[placement.seat]) == 1
    bonus = match.rules.domino_bonus if is_last and match.rules.settlement == "none" else 0
    return brought(match._replace(scores=(0,) * len(match.scores)), placement) - bonus


EXACT = {"target": 60, "target_mode": "exact"}


@pytest.mark.parametrize(
    ("preset", "players", "options"),
    [*[(preset, players, {"target": 10_000}) for preset, players in TABLES], ("muggins", 2, EXACT)],
)
def test_a_round_is_reviewed_beside_all_that_could_have_been_placed(
    preset: str, players: int, options: dict[str, Any]
) -> None:
    rng = Random(f"review of {preset} {players}")
    match = new_match(preset_rules(preset, players, options))
    for _ in range(3):
        match = apply(match, deal_round(match, rng)).state
        best = []
        while match.round is not None:
            action = pick(rng, legal_actions(match))
            if isinstance(action, Place):
                places = [place for place in legal_actions(match) if isinstance(place, Place)]
                most = max(brought(match, place) for place in places)
                best.append((action, brought(match, action), most))
            match = apply(match, announced(match, action)).state
        reviewed = review(match)
        assert [(item.made.tile, item.made.anchor, item.best) for item in reviewed] == [
            (action.tile, action.anchor, most) for action, _, most in best
        ]
        for item, (_, made, most) in zip(reviewed, best, strict=True):
            assert (item.better is not None) is (most > made)
            assert (item.missed, item.left) == (0, most - made)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_review_tells_where_less_was_left_to_the_next_seat(preset: str, players: int) -> None:
    rng = Random(f"answers of {preset} {players}")
    match = new_match(preset_rules(preset, players, {"target": 10_000}))
    for _ in range(3):
        match = apply(match, deal_round(match, rng)).state
        before = []
        while match.round is not None:
            action = pick(rng, legal_actions(match))
            before += [match] * isinstance(action, Place)
            match = apply(match, announced(match, action)).state
        for state, item in zip(before, review(match), strict=True):
            made = Place(item.made.seat, item.made.tile, item.made.anchor)
            answers = (best_answer(state, made), best_answer(state, item.better or made))
            assert item.answers == (answers if answers[0] < answers[1] else None)


def best_answer(match: MatchState, placement: Place) -> int:
    """The most that the next seat could gain after a placement: nothing where the round is over."""
    after = apply(match, announced(match, placement)).state
    if after.round is None or match.rules.extra_turn != "none":
        return 0
    answers = [action for action in legal_actions(after) if isinstance(action, Place)]
    return max([brought(after, answer) for answer in answers], default=0)


def test_a_review_tells_what_a_placement_has_kept_from_the_next_seat() -> None:
    rules = house(hand_size=2)
    for hand, answers in (("5-0 3-1", (0, 10)), ("4-1 5-1", None), ("4-4 0-0", None)):
        match = started(["4-2 5-5", hand], rules=rules)
        match = after(match, "4-2")
        while match.round is not None:
            match = apply(match, legal_actions(match)[0]).state
        assert review(match)[0].answers == answers, hand


def test_nothing_that_would_overshoot_an_exact_target_is_better() -> None:
    rules = house(hand_size=2, target=100, target_mode="exact")
    for score, better in ((90, Place(0, Tile(5, 5), None)), (95, None)):
        match = started(["4-2 5-5", "4-3 2-0"], scores=(score, 0), rules=rules)
        first, *_ = review(after(match, "4-2", "4-3>4-2", "pass", "2-0>4-2"))
        assert first.better == better


def test_h4_a_review_tells_what_was_not_announced() -> None:
    rng = Random("not announced")
    missed = 0
    for _ in range(10):
        match = new_match(preset_rules("muggins_line"))
        match = apply(match, deal_round(match, rng)).state
        while match.round is not None:
            match = apply(match, pick(rng, legal_actions(match))).state
        for item in review(match):
            assert item.missed == item.made.missed
            assert item.best >= item.missed
            missed += item.missed
    assert missed > 0


def test_a_hint_tells_of_every_placement_what_is_so() -> None:
    rng = Random("hints")
    for _ in range(20):
        match = new_match(preset_rules("all_fives"))
        for state in states_of(match, rng)[::5]:
            advice = advise(view_to_act(state), rng, 4)
            places = [action for action in legal_actions(state) if isinstance(action, Place)]
            assert {item.placement for item in advice} == set(places)
            for item in advice:
                assert_so(state, item)


def assert_so(match: MatchState, item: Advice) -> None:
    assert match.round is not None
    rest = [tile for tile in match.round.hands[item.placement.seat] if tile is not item.placement.tile]
    layout = match.round.layout.place(item.placement.tile, item.placement.anchor)
    assert item.points == gain(match, item.placement)
    assert item.pips == sum(tile.pips for tile in rest)
    assert item.fitting == sum(1 for tile in rest if layout.ends_for(tile))
    assert 0 <= item.stuck <= 1
    assert item.answer >= 0


def late_states(rng: Random, number: int) -> list[MatchState]:
    """States of two in which all is known and few tiles are left."""
    found: list[MatchState] = []
    while len(found) < number:
        for match in states_of(new_match(preset_rules("muggins")), rng):
            assert match.round is not None
            few = sum(map(len, match.round.hands)) <= FEW_TILES
            choices = [action for action in legal_actions(match) if isinstance(action, Place)]
            if few and not match.round.boneyard and len(choices) > 1:
                found.append(match)
    return found


def test_when_nothing_is_hidden_a_hint_knows_the_answer() -> None:
    rng = Random("nothing hidden")
    for match in late_states(rng, 20):
        for item in advise(view_to_act(match), rng, 1):
            after = apply(match, item.placement).state
            if after.round is None:
                continue
            answers = [action for action in legal_actions(after) if isinstance(action, Place)]
            assert item.stuck == (0 if answers else 1)
            assert item.answer == max([gain(after, answer) for answer in answers], default=0)


def best_net(match: MatchState, side: int) -> int:
    """What a side can be sure of, net, at the end of the round: every way is gone, in the engine itself."""
    if match.round is None:
        return match.scores[side] - match.scores[1 - side]
    values = [best_net(apply(match, action).state, side) for action in legal_actions(match)]
    return max(values) if match.round.to_act == side else min(values)


def net(side: int, end: Position) -> float:
    return end.scores[side] - end.scores[1 - side]


def test_the_end_of_a_round_of_two_is_played_as_well_as_can_be() -> None:
    rng = Random("the end")
    for match in late_states(rng, 25):
        far = match._replace(rules=preset_rules("muggins", 2, {"target": 10_000}))
        for side in (0, 1):
            position = position_of(far)
            endgame = Endgame(side, partial(net, side))
            assert endgame.value(position) == best_net(far, side)


def test_a_view_without_a_placement_gets_no_hint() -> None:
    rng = Random("no hint")
    for match in states_of(new_match(preset_rules("muggins")), rng):
        assert match.round is not None
        assert advise(seat_view(match, 1 - match.round.to_act), rng) == ()
