"""Ten thousand random rounds of two, three and four players each: the invariants of rules.md, and a
naive second reading of the rules that is played in step with the engine."""

from __future__ import annotations

from collections import Counter

import pytest

from muggins_core import Deal, RoundState, format_action, format_tile, full_set, legal_actions
from muggins_core.events import EndReason, Placed
from muggins_core.records import Step
from tests.core.naive import NaiveMatch
from tests.core.positions import PLAYERS, legal_texts
from tests.core.random_play import random_rounds

ROUNDS = 10_000
PARTS = 4
"""Each part is a test of its own, for several processors."""

EVERYTHING = set(full_set(6))
SCORING_LEADS = {"5-5": 10, "6-4": 10, "5-0": 5, "4-1": 5, "3-2": 5}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", PLAYERS)
def test_random_rounds_keep_every_invariant_and_agree_with_a_naive_reading(players: int, part: int) -> None:
    ends = Counter()
    naive = NaiveMatch(players, ())
    for step in random_rounds(players, ROUNDS // PARTS, f"{players} players, part {part}"):
        if isinstance(step.action, Deal) and not step.before.results:
            naive = NaiveMatch(players, step.before.scores)
        check_agreement(step, naive)
        check_invariants(step)
        ends[naive.end] += 1
    assert sum(ends[reason] for reason in EndReason) == ROUNDS // PARTS
    assert all(ends[reason] for reason in EndReason), "random play must show every end of a round"


def check_agreement(step: Step, naive: NaiveMatch) -> None:
    match = step.transition.state
    if isinstance(step.action, Deal):
        hands = [list(map(format_tile, hand)) for hand in step.action.hands]
        naive.deal(step.action.leader, hands, list(map(format_tile, step.action.boneyard)))
    else:
        gained = naive.play(format_action(step.action))
        event = step.transition.events[0]
        if isinstance(event, Placed):
            assert (event.made.total, event.points) == (naive.count(), gained)
    assert legal_texts(match) == naive.legal()
    assert list(match.scores) == naive.scores
    if match.round is not None:
        assert (match.round.to_act, naive.end) == (naive.turn, None)
        assert match.next_leader is None, "who leads next is not known yet"
    else:
        assert match.results[-1].reason == naive.end
        assert match.next_leader == naive.next_leader
        assert match.winners == (None if naive.winner is None else (naive.winner,))


def check_invariants(step: Step) -> None:
    match = step.transition.state
    round_ = match.round or match.results[-1].final
    on_table = [placed.tile for placed in round_.layout.tiles]
    somewhere = [tile for place in (*round_.hands, round_.boneyard, on_table) for tile in place]
    assert len(somewhere) == len(EVERYTHING), "a tile is in two places"
    assert set(somewhere) == EVERYTHING
    assert bool(legal_actions(match)) == (match.round is not None), "somebody can always act"
    assert all(score % 5 == 0 for score in match.scores)
    event = step.transition.events[0]
    if isinstance(event, Placed):
        assert event.points in (0, 5, 10, 15, 20)
        if event.anchor is None:
            assert event.points == SCORING_LEADS.get(str(event.tile), 0)
    if match.round is None and match.results[-1].reason is EndReason.BLOCK:
        check_block(round_)


def check_block(round_: RoundState) -> None:
    assert not round_.boneyard
    number, *others = {end.pips for end in round_.layout.ends}
    assert not others, "a blocked line shows the same number at both ends"
    suit = [placed.tile for placed in round_.layout.tiles if placed.tile.has(number)]
    assert len(suit) == 7
