"""What a seat knows of hidden tiles is true, and the worlds that it imagines go with it."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from muggins_core import MatchState, apply, deal_round, legal_actions, new_match, preset_rules, seat_view
from muggins_core.opponents.position import position_of
from muggins_core.opponents.worlds import Knowledge, imagine, knowledge_of
from tests.core.random_play import pick
from tests.core.test_idle import random_rules
from tests.core.test_position import TABLES, announced

ROUNDS = 6


def states_of(match: MatchState, rng: Random) -> list[MatchState]:
    """The states of a round at random in which a seat is to act."""
    states = []
    match = apply(match, deal_round(match, rng)).state
    while match.round is not None:
        if match.round.ending is None:
            states.append(match)
        match = apply(match, announced(match, pick(rng, legal_actions(match)))).state
    return states


def assert_true(known: Knowledge, match: MatchState) -> None:
    """The hands as they are go with what is known."""
    position = position_of(match)
    for hand, limits in zip(position.hands, known.limits, strict=True):
        for tiles, most in limits:
            assert (hand & tiles).bit_count() <= most
    assert match.round is not None
    hidden = sum(position.hands) + sum(position.boneyard) - position.hands[match.round.to_act]
    assert sum(known.unseen) == hidden
    assert known.hands[match.round.to_act] == position.hands[match.round.to_act]


def assert_possible(known: Knowledge, match: MatchState, rng: Random) -> None:
    """Worlds have every tile once, hands of the right size, and nothing that is known not to be there."""
    position = position_of(match)
    for hands, boneyard in islice(imagine(known, rng), 3):
        assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in position.hands]
        assert sorted(hands + boneyard) == sorted({*hands, *boneyard})
        assert sum(hands) + sum(boneyard) == sum(position.hands) + sum(position.boneyard)
        assert len(boneyard) == len(position.boneyard)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_what_is_known_of_hidden_tiles_is_true(preset: str, players: int) -> None:
    rng = Random(f"known of {preset} {players}")
    for _ in range(ROUNDS):
        for match in states_of(new_match(preset_rules(preset, players)), rng):
            assert match.round is not None
            known = knowledge_of(seat_view(match, match.round.to_act))
            assert_true(known, match)
            assert_possible(known, match, rng)


def test_what_is_known_of_hidden_tiles_is_true_under_any_house_rules() -> None:
    rng = Random("known under any house rules")
    for _ in range(100):
        for match in states_of(new_match(random_rules(rng)), rng):
            assert match.round is not None
            assert_true(knowledge_of(seat_view(match, match.round.to_act)), match)


def test_worlds_of_two_go_with_all_that_is_known() -> None:
    rng = Random("worlds of two")
    tested = 0
    for _ in range(20):
        for match in states_of(new_match(preset_rules("muggins")), rng):
            assert match.round is not None
            known = knowledge_of(seat_view(match, match.round.to_act))
            other = 1 - match.round.to_act
            for hands, _ in islice(imagine(known, rng), 5):
                assert all((hands[other] & tiles).bit_count() <= most for tiles, most in known.limits[other])
                tested += bool(known.limits[other])
    assert tested > 100


def test_hands_of_which_nothing_is_known_are_all_as_likely() -> None:
    known = Knowledge((0, 0), (1, 2, 4, 8), (0, 2), ((), ()))
    deals = 6000
    seen = Counter(hands[1] for hands, _ in islice(imagine(known, Random("likely")), deals))
    assert set(seen) == {3, 5, 9, 6, 10, 12}
    # Five standard deviations.
    assert all(abs(found - deals / 6) < 5 * (deals * 5 / 36) ** 0.5 for found in seen.values())
