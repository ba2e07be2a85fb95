"""The form for searching, beside the engine, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from muggins_core import (
    Call,
    Draw,
    MatchState,
    Pass,
    Place,
    Rules,
    SeatAction,
    Settle,
    apply,
    count,
    deal_round,
    legal_actions,
    new_match,
    preset_names,
    preset_players,
    preset_rules,
)
from muggins_core.opponents.lines import Node, Step
from muggins_core.opponents.policies import greedy
from muggins_core.opponents.position import Position, position_of
from tests.core.random_play import pick, random_scores
from tests.core.test_idle import random_rules

TABLES = [(preset, players) for preset in preset_names() for players in preset_players(preset)]
ROUNDS = 12
OPTIONS_AT_RANDOM = 150


def announced(match: MatchState, action: SeatAction) -> SeatAction:
    """A placement with the right count where one is said."""
    if not isinstance(action, Place) or match.rules.claim == "automatic":
        return action
    assert match.round is not None
    layout = match.round.layout.place(action.tile, action.anchor)
    return action._replace(announced=count(layout, match.rules).total)


def dealt(rules: Rules, rng: Random) -> MatchState:
    """The first round of a match from any scores."""
    match = new_match(rules, random_scores(rules, rng))
    return apply(match, deal_round(match, rng)).state


def steps_of(match: MatchState, position: Position) -> dict[Place, Step]:
    """What the engine allows, and the step of the position that stands for each."""
    assert match.round is not None
    graph = position.table.graph
    found: dict[Place, Step] = {}
    for action in legal_actions(match):
        if isinstance(action, Place):
            node = graph.node_of(match.round.layout.place(action.tile, action.anchor))
            bit = graph.bits[action.tile]
            (found[action],) = [step for step in position.node.steps if step.bit == bit and step.node is node]
    return found


def assert_alike(match: MatchState, position: Position) -> None:
    round_ = match.round
    if round_ is None:
        (result,) = match.results
        assert position.ended == result.reason.value
        assert tuple(position.scores) == result.scores == match.scores
        return
    assert position.ended is None
    assert position.node is position.table.graph.node_of(round_.layout)
    assert position.node.total == count(round_.layout, match.rules).total
    same = position_of(match)
    assert (position.hands, position.boneyard, position.seat) == (same.hands, same.boneyard, same.seat)
    assert (position.scores, position.has_drawn) == (same.scores, same.has_drawn)


def assert_allowed(match: MatchState, position: Position) -> None:
    """The same may be done in both."""
    steps = steps_of(match, position)
    placeable = position.placeable
    assert set(steps.values()) == {step for step in position.node.steps if step.bit & placeable}
    if not steps:
        (action,) = legal_actions(match)
        assert isinstance(action, Draw) is position.can_draw


def play_round(match: MatchState, rng: Random) -> int:
    """Play a round in both, and return how many actions that took."""
    position = position_of(match)
    for number in range(1, 1000):
        assert_allowed(match, position)
        action = pick(rng, legal_actions(match))
        if isinstance(action, Place):
            position.play(steps_of(match, position)[action])
        elif isinstance(action, Draw):
            position.draw()
        else:
            assert isinstance(action, Pass)
            position.pass_()
        match = apply(match, announced(match, action)).state
        assert_alike(match, position)
        if match.round is None:
            return number
    raise AssertionError("a round has no end")


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_move_is_that_of_the_engine(preset: str, players: int) -> None:
    rng = Random(f"moves of {preset} {players}")
    moves = 0
    for options in ({}, {"tile_set": 9}, {"teams": "partners"} if players in (4, 6) else {"reserve": 1}):
        rules = preset_rules(preset, players, options)
        for _ in range(ROUNDS):
            moves += play_round(dealt(rules, rng), rng)
    assert moves > 5 * ROUNDS


def test_every_move_is_that_of_the_engine_under_any_house_rules() -> None:
    rng = Random("moves of any house rules")
    for _ in range(OPTIONS_AT_RANDOM):
        play_round(dealt(random_rules(rng), rng), rng)


class Witness:
    """A policy that writes down what it chose."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.seen: list[tuple[int, Step]] = []

    def __call__(self, node: Node, hand: int, position: Position) -> Step:
        step = pick(self.rng, [step for step in node.steps if step.bit & hand])
        self.seen.append((position.seat, step))
        return step


def replayed(match: MatchState, seen: list[tuple[int, Step]]) -> Iterator[MatchState]:
    """The states of the engine after the placements that were seen, with what is due between them."""
    placements = iter(seen)
    while match.round is not None:
        (first, *_) = legal_actions(match)
        if isinstance(first, Place):
            seat, step = next(placements)
            assert seat == match.round.to_act
            steps = steps_of(
                match, Position(position_of(match).table, position_of(match).node, (), (), 0, ())
            )
            first = next(action for action, other in steps.items() if other == step)
        assert not isinstance(first, Call | Settle)
        match = apply(match, announced(match, first)).state
        yield match
    assert next(placements, None) is None


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_round_that_is_played_on_ends_as_with_the_engine(preset: str, players: int) -> None:
    rng = Random(f"to the end of {preset} {players}")
    for _ in range(ROUNDS):
        match = dealt(preset_rules(preset, players), rng)
        position, witness = position_of(match), Witness(rng)
        position.finish(witness)
        *_, last = replayed(match, witness.seen)
        assert_alike(last, position)


def test_greedy_takes_the_most_points_and_then_the_heaviest_tile() -> None:
    rng = Random("greedy")
    for _ in range(50):
        match = dealt(preset_rules("muggins"), rng)
        while match.round is not None:
            position = position_of(match)
            steps = steps_of(match, position)
            best = None
            if steps:
                chosen = greedy(position.node, position.placeable, position)
                worth = {action: (step.points, action.tile.pips) for action, step in steps.items()}
                assert max(worth.values()) == (chosen.points, position.table.graph.pips[chosen.bit])
                best = next(action for action, step in steps.items() if step == chosen)
            match = apply(match, best or legal_actions(match)[0]).state
