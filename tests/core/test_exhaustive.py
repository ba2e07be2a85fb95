"""Every game on small sets, walked by `perft`: in every state all invariants, and as many states at every
depth as there have always been."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest

from muggins_core import (
    Call,
    Deal,
    Draw,
    MatchState,
    Pass,
    Place,
    RoundState,
    SeatAction,
    Settle,
    full_set,
    legal_actions,
    legal_calls,
    refusal,
)
from muggins_core.events import Called, EndReason, Placed
from muggins_core.legal import is_blocked
from muggins_core.records import Step
from tests.core.naive_table import NaiveTable
from tests.core.perft import COUNTS, WALKS, Found, Walk, steps, tallied

PUBLISHED = json.loads(COUNTS.read_text(encoding="utf-8"))


@cache
def conceivable(tile_set: int, players: int, seat: int) -> tuple[SeatAction, ...]:
    """Return all that the seat to act could ask for, and every call; and what others could, in part."""
    tiles = full_set(tile_set)
    placements = [Place(seat, tile, anchor) for tile in tiles for anchor in (None, *tiles)]
    others = [kind(other) for other in range(players + 1) for kind in (Draw, Pass, Call)]
    return (*placements, *others, *(Place(other, tiles[0]) for other in range(players + 1)), Settle())


def check_legality(match: MatchState) -> None:
    seat = match.round.to_act if match.round else 0
    everything = conceivable(match.rules.tile_set, match.rules.players, seat)
    allowed = {action for action in everything if refusal(match, action) is None}
    assert allowed == {*legal_actions(match), *legal_calls(match)}


def check_tiles(match: MatchState, round_: RoundState) -> None:
    on_table = [placed.tile for placed in round_.layout.tiles]
    somewhere = [tile for place in (*round_.hands, round_.boneyard, on_table) for tile in place]
    assert sorted(somewhere) == list(full_set(match.rules.tile_set))


def check_somebody_can_act(match: MatchState) -> None:
    assert bool(legal_actions(match)) == (match.round is not None)
    if match.round is not None:
        is_ended = not all(match.round.hands) or is_blocked(match.round, match.rules)
        assert is_ended == (match.round.ending is not None)
        assert match.round.ending is None or match.round.window is not None


def check_count(match: MatchState, round_: RoundState) -> None:
    """Compare the last placement with a naive reading of H1 to H3."""
    rules = match.rules
    naive = NaiveTable(rules.spinner.value, rules.spinner_count.value)
    for placed in round_.layout.tiles:
        anchor = placed.anchor
        naive.place((placed.tile.high, placed.tile.low), (anchor.high, anchor.low) if anchor else None)
    ends = [((end.anchor.high, end.anchor.low), end.pips) for end in round_.layout.ends]
    assert sorted(ends) == sorted(naive.open_places())
    event = round_.history[-1]
    assert isinstance(event, Placed)
    assert event.made.total == naive.count()
    worth = naive.points(rules.scoring.value, rules.units, rules.divisor)
    is_claimed = rules.claim == "automatic" or event.announced == naive.count()
    assert event.missed == (0 if is_claimed else worth)
    assert event.points in (
        {worth, 0} if rules.target_mode == "exact" and is_claimed else {worth * is_claimed}
    )


def check_scores(match: MatchState, round_: RoundState) -> None:
    """Add up all that happened in the only round."""
    scores = list(match.opening)
    for event in round_.history:
        if isinstance(event, Placed | Called):
            scores[match.rules.side_of(event.seat)] += event.points
        if isinstance(event, Called):
            scores[match.rules.side_of(event.on)] -= event.deducted
    if match.results:
        scores = [score + change for score, change in zip(scores, match.results[0].settlement, strict=True)]
    assert tuple(scores) == match.scores


def check_end(match: MatchState) -> None:
    (result,) = match.results
    assert (result.reason is EndReason.DOMINO) <= (() in result.final.hands)
    assert (result.reason is EndReason.TARGET) <= (match.winners is not None)
    if result.reason is EndReason.BLOCK:
        assert is_blocked(result.final, match.rules)
        assert all(result.final.hands)


def checked(walk: Iterator[tuple[int, Step]]) -> Iterator[tuple[int, Step]]:
    for depth, step in walk:
        match = step.transition.state
        round_ = match.round or match.results[-1].final
        check_legality(match)
        check_tiles(match, round_)
        check_somebody_can_act(match)
        check_scores(match, round_)
        if isinstance(step.action, Place):
            check_count(match, round_)
        if match.round is None:
            check_end(match)
        yield depth, step


@pytest.mark.parametrize("name", WALKS)
def test_every_game_keeps_every_invariant_and_there_are_as_many_as_published(name: str) -> None:
    walk: Walk = WALKS[name]
    found: Found = tallied(walk, checked(steps(walk, name)))
    assert found.as_data() == PUBLISHED[name]


def test_every_walk_is_published() -> None:
    assert set(PUBLISHED) == set(WALKS)


def test_walks_show_every_end_of_a_round() -> None:
    assert {end for found in PUBLISHED.values() for end in found["ends"]} == set(EndReason)


def test_walks_deal_more_than_once() -> None:
    assert all(isinstance(next(steps(walk, name))[1].action, Deal) for name, walk in WALKS.items())
    assert all(found["states"][0] > 1 for found in PUBLISHED.values())
