"""Other rules for drawing, which are data already: one tile a turn, none, and a reserve (H7)."""

from __future__ import annotations

import pytest

from muggins_core import BadRules, Code, Draw, MatchState, Rules, new_match, refusal
from muggins_core.events import EndReason
from muggins_core.rules import DrawRule
from tests.core.positions import DEAD, SMALL, action, after, legal_texts, playing, refused_code, started

HANDS = ("4-4 4-3 4-2 4-1 4-0", "0-0 1-0 1-1 2-0 2-1")
"""Of a set of fifteen tiles; seat 1 has nothing to place on a 4-4."""


def small_rules(**changed: object) -> Rules:
    return Rules(players=2, tile_set=4, hand_size=5, **changed)


def led(rules: Rules) -> MatchState:
    return after(started(HANDS, rules=rules), "4-4")


def test_one_tile_a_turn_is_drawn_at_most() -> None:
    match = led(small_rules(draw=DrawRule.ONE))
    assert legal_texts(match) == ["draw"]
    match = after(match, "draw")
    assert legal_texts(match) == ["pass"]
    assert refused_code(match, action(match, "draw")) is Code.DRAWN_ALREADY
    match = after(match, "pass", "4-3>4-4")
    assert playing(match).to_act == 1


def test_h7_without_drawing_a_player_passes_at_once() -> None:
    match = led(small_rules(draw=DrawRule.NONE))
    assert (legal_texts(match), len(playing(match).boneyard)) == (["pass"], 5)
    assert refused_code(match, action(match, "draw")) is Code.NO_DRAWING


def test_one_tile_that_leaves_only_the_reserve_leaves_nothing_to_draw() -> None:
    hands = ("4-4 4-3 4-2 4-1 4-0 3-3", "0-0 1-0 1-1 2-0 2-1 2-2")
    rules = Rules(players=2, tile_set=4, hand_size=6, draw=DrawRule.ONE, reserve=2)
    match = after(started(hands, rules=rules), "4-4", "draw")
    assert refused_code(match, Draw(1)) is Code.BONEYARD_EMPTY


@pytest.mark.parametrize("reserve", [1, 2])
def test_h7_reserve_is_never_drawn(reserve: int) -> None:
    match = after(led(small_rules(reserve=reserve)), *["draw"] * (5 - reserve))
    assert (legal_texts(match), len(playing(match).boneyard)) == (["pass"], reserve)


def test_h7_block_is_declared_over_a_boneyard_that_nobody_may_draw() -> None:
    hands, texts = DEAD
    match = after(started(hands, rules=small_rules(draw=DrawRule.NONE)), *texts)
    assert (match.round, match.results[0].reason) == (None, EndReason.BLOCK)
    assert len(match.results[0].final.boneyard) == 5


@pytest.mark.parametrize("scores", [(), (0,), (0, 0, 0)])
def test_there_must_be_a_score_for_every_side(scores: tuple[int, ...]) -> None:
    with pytest.raises(BadRules) as refused:
        new_match(SMALL, scores)
    assert refused.value.context == {"option": "scores"}


def test_one_tile_that_fits_must_be_placed() -> None:
    hands = ("4-4 4-3 3-3 3-2 2-2", "0-0 1-0 1-1 2-0 2-1")
    match = after(started(hands, boneyard="4-0 4-1", rules=small_rules(draw=DrawRule.ONE)), "4-4", "draw")
    assert legal_texts(match) == ["4-0>4-4"]
    for text in ("draw", "pass"):
        refused = refusal(match, action(match, text))
        assert refused is not None
        assert refused.code is Code.MUST_PLACE_DRAWN


def test_one_tile_may_be_drawn_again_in_the_next_turn() -> None:
    match = after(led(small_rules(draw=DrawRule.ONE)), "draw", "pass", "4-3>4-4")
    assert (legal_texts(match), playing(match).drawn) == (["draw"], None)
    assert legal_texts(after(match, "draw")) == ["3-0>4-3"]


def test_one_tile_no_block_is_declared_while_a_tile_can_be_drawn() -> None:
    hands, texts = DEAD
    match = after(started(hands, rules=small_rules(draw=DrawRule.ONE)), *texts)
    for left in (4, 3, 2, 1):
        match = after(match, "draw")
        assert (legal_texts(match), len(playing(match).boneyard)) == (["pass"], left)
        match = after(match, "pass")
    match = after(match, "draw")
    assert (match.round, match.results[0].reason) == (None, EndReason.BLOCK)


@pytest.mark.parametrize("reserve", [1, 2])
def test_h7_block_is_declared_when_only_the_reserve_is_left(reserve: int) -> None:
    hands, texts = DEAD
    match = after(started(hands, rules=small_rules(reserve=reserve)), *texts, *["draw"] * (5 - reserve))
    assert (match.round, match.results[0].reason) == (None, EndReason.BLOCK)
    assert len(match.results[0].final.boneyard) == reserve


@pytest.mark.parametrize("reserve", [1, 2])
def test_h7_the_last_tiles_are_the_reserve(reserve: int) -> None:
    dealt = playing(led(small_rules(reserve=reserve))).boneyard
    match = after(led(small_rules(reserve=reserve)), *["draw"] * (5 - reserve))
    assert playing(match).boneyard == dealt[-reserve:]
    refused = refusal(match, action(match, "draw"))
    assert refused is not None
    assert refused.code is Code.BONEYARD_EMPTY


def test_h7_a_boneyard_smaller_than_the_reserve_is_all_reserve() -> None:
    rules = Rules(players=2, tile_set=2, hand_size=2, reserve=2)
    match = after(started(("2-2 0-0", "1-0 1-1"), rules=rules), "2-2")
    assert match.round is None, "nobody has a two, and both twos in the boneyard are dead"
    assert len(match.results[0].final.boneyard) == 2
