"""`legal_actions` and `refusal` agree on every action that can be thought of, and refusals change nothing."""

from __future__ import annotations

import pickle
from itertools import product

import pytest

from muggins_core import (
    Action,
    Draw,
    IllegalAction,
    MatchState,
    Pass,
    Place,
    apply,
    full_set,
    legal_actions,
    refusal,
)
from muggins_core.legal import why_not
from tests.core.positions import PLAYERS, playing
from tests.core.random_play import random_states

EVERYTHING = full_set(6)
STATES = 200


def everything_conceivable(players: int) -> list[Action]:
    """Return draw, pass, and each tile led or attached to each, for every seat and for one too many."""
    seats = range(players + 1)
    placements = [Place(*parts) for parts in product(seats, EVERYTHING, (None, *EVERYTHING))]
    return [*map(Draw, seats), *map(Pass, seats), *placements]


def states(players: int) -> list[MatchState]:
    return list(random_states(players, STATES, f"legality of {players}"))


@pytest.mark.parametrize("players", PLAYERS)
def test_r4_6_all_that_is_not_legal_is_refused_and_nothing_else(players: int) -> None:
    conceivable = everything_conceivable(players)
    for match in states(players):
        allowed = [action for action in conceivable if refusal(match, action) is None]
        assert set(allowed) == set(legal_actions(match))
        assert len(allowed) == len(legal_actions(match)), "an action is listed twice"


@pytest.mark.parametrize("players", PLAYERS)
def test_r4_6_refused_action_raises_its_reason_and_leaves_the_state(players: int) -> None:
    for match in states(players)[::10]:
        before = pickle.dumps(match)
        for action in everything_conceivable(players)[::7]:
            reason = refusal(match, action)
            if reason is not None:
                with pytest.raises(IllegalAction) as refused:
                    apply(match, action)
                assert refused.value.code is reason.code
        assert pickle.dumps(match) == before


@pytest.mark.parametrize("players", PLAYERS)
def test_a_held_tile_without_a_placement_has_a_reason(players: int) -> None:
    for match in states(players):
        if match.round is not None:
            placeable = {action.tile for action in legal_actions(match) if isinstance(action, Place)}
            for tile in playing(match).hands[playing(match).to_act]:
                assert (why_not(playing(match), tile, match.rules) is None) == (tile in placeable)
