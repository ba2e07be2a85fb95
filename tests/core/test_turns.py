"""R4 turns and placements, R5 draw and pass."""

from __future__ import annotations

import pickle

import pytest

from muggins_core import Code, Draw, IllegalAction, MatchState, Place, Tile, apply, parse_action
from muggins_core.legal import why_not
from tests.core.positions import DEAD, PLAIN, SMALL, TINY, action, after, legal_texts, playing, started, tiles

DRAWING = ("6-5 6-0 6-2 1-0 4-0 5-2 5-1", "4-4 3-3 2-2 1-1 0-0 4-3 2-1")
"""Hands of which the second fits no end of a 6-5; see the boneyard of `drawing`."""


def drawing(*texts: str) -> MatchState:
    return after(started(DRAWING, boneyard="4-2 3-1 6-1 3-0 6-3"), "6-5", *texts)


def out_of_tiles() -> MatchState:
    """Seat 1 holds no 2, and there is no boneyard."""
    return after(started(["2-2 2-1 2-0", "0-0 1-0 1-1"], rules=TINY), "2-2")


def refusal_of(match: MatchState, text: str, seat: int | None = None) -> Code:
    """Return why an action is refused; it must leave the state as it was."""
    before = pickle.dumps(match)
    with pytest.raises(IllegalAction) as refused:
        apply(match, action(match, text) if seat is None else parse_action(text, seat))
    assert pickle.dumps(match) == before
    return refused.value.code


def test_r4_1_turns_go_to_the_next_higher_seat_and_around() -> None:
    match = started(["6-3", "6-4", "6-6", "6-5"], leader=2)
    turns = [playing(match).to_act]
    for text in ("6-6", "6-5>6-6", "6-3>6-6"):
        match = after(match, text)
        turns.append(playing(match).to_act)
    assert turns == [2, 3, 0, 1]


def test_r4_2_tile_is_attached_by_an_equal_half_and_opens_its_other_half() -> None:
    match = after(started(["6-3", "6-4"]), "6-3", "6-4>6-3")
    assert [(str(end.anchor), end.pips) for end in playing(match).layout.ends] == [("6-4", 4), ("6-3", 3)]


def test_r4_3_opening_double_never_branches() -> None:
    match = after(started(["6-6 6-2", "6-5 6-4"]), "6-6", "6-5>6-6", "6-2>6-6")
    assert refusal_of(match, "6-4>6-6") is Code.NO_MATCH
    assert len(playing(match).layout.ends) == 2


def test_r4_3_later_double_never_branches() -> None:
    match = after(started(["6-3 6-2", "6-6 6-5 6-4"]), "6-3", "6-6>6-3", "6-2>6-6")
    assert refusal_of(match, "6-4>6-6") is Code.NO_MATCH
    assert [end.pips for end in playing(match).layout.ends] == [2, 3]


@pytest.mark.parametrize("text", ["draw", "pass"])
def test_r4_4_player_who_can_place_must_place(text: str) -> None:
    match = after(started(PLAIN), "6-6")
    assert legal_texts(match) == ["6-1>6-6", "6-5>6-6"]
    assert refusal_of(match, text) is Code.CAN_PLACE


def test_r4_5_a_tile_on_the_two_ends_is_two_placements() -> None:
    match = after(started(["4-2 5-2", "5-4"]), "4-2", "5-4>4-2")
    left, right = after(match, "5-2>4-2"), after(match, "5-2>5-4")
    assert {"5-2>4-2", "5-2>5-4"} <= set(legal_texts(match))
    assert sorted(end.pips for end in playing(left).layout.ends) == [5, 5]
    assert sorted(end.pips for end in playing(right).layout.ends) == [2, 2]


def test_r4_5_equal_ends_are_two_placements_too() -> None:
    match = after(started(["6-6 3-2 6-4", "6-3 6-2"]), "6-6", "6-3>6-6", "3-2>6-3", "6-2>3-2")
    assert legal_texts(match) == ["6-4>6-2", "6-4>6-6"]


def test_r4_5_the_two_sides_of_a_lone_double_are_one_place() -> None:
    match = after(started(["6-6", "6-5 6-0"]), "6-6")
    assert legal_texts(match) == ["6-0>6-6", "6-5>6-6"]


@pytest.mark.parametrize(
    ("text", "seat", "code"),
    [
        ("6-4>6-6", 1, Code.TILE_NOT_HELD),
        ("6-6>6-6", 1, Code.TILE_NOT_HELD),
        ("5-0>6-6", 1, Code.NO_MATCH),
        ("6-5>5-5", 1, Code.NO_MATCH),
        ("6-5>6-5", 1, Code.NO_MATCH),
        ("6-5>4-4", 1, Code.NO_MATCH),
        ("6-5", 1, Code.ALREADY_LED),
        ("6-3>6-6", 0, Code.NOT_YOUR_TURN),
        ("6-5>6-6", 2, Code.NOT_YOUR_TURN),
        ("6-5>6-6", -1, Code.NOT_YOUR_TURN),
        ("draw", 0, Code.NOT_YOUR_TURN),
        ("pass", 0, Code.NOT_YOUR_TURN),
        ("draw", 1, Code.CAN_PLACE),
        ("pass", 1, Code.CAN_PLACE),
    ],
)
def test_r4_6_anything_illegal_is_refused_with_the_reason(text: str, seat: int, code: Code) -> None:
    assert refusal_of(after(started(PLAIN), "6-6"), text, seat) is code


def test_r4_6_a_tile_cannot_be_attached_before_one_is_led() -> None:
    assert refusal_of(started(PLAIN), "6-3>6-6") is Code.NO_MATCH


@pytest.mark.parametrize("text", ["2-2>2-0", "2-2", "draw", "pass"])
def test_r4_6_nothing_may_be_done_between_rounds(text: str) -> None:
    match = after(started(["1-0 2-1 1-1", "0-0 2-0 2-2"], rules=TINY), "1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1")
    assert legal_texts(match) == []
    assert refusal_of(match, text, 0) is Code.ROUND_OVER


def test_r4_6_refusal_carries_what_its_message_speaks_of() -> None:
    match = after(started(PLAIN), "6-6")
    with pytest.raises(IllegalAction) as refused:
        apply(match, Draw(0))
    assert refused.value.context == {"seat": 0, "to_act": 1}
    with pytest.raises(IllegalAction) as refused:
        apply(match, Place(1, Tile(5, 0), Tile(6, 6)))
    assert refused.value.context == {"tile": "5-0", "anchor": "6-6"}
    assert "5-0" in refused.value.message


def test_r5_1_player_without_a_placement_draws_until_a_drawn_tile_fits() -> None:
    for drawn in ([], ["draw"], ["draw", "draw"]):
        assert legal_texts(drawing(*drawn)) == ["draw"]
    match = drawing("draw", "draw", "draw")
    assert legal_texts(match) == ["6-1>6-5"]
    assert playing(match).hands[1] == tiles(DRAWING[1] + " 4-2 3-1 6-1")


@pytest.mark.parametrize("text", ["draw", "pass"])
def test_r5_2_drawn_tile_that_fits_must_be_placed_at_once(text: str) -> None:
    assert refusal_of(drawing("draw", "draw", "draw"), text) is Code.MUST_PLACE_DRAWN


def test_r5_2_no_other_tile_fits_beside_the_drawn_one() -> None:
    match = drawing("draw", "draw", "draw")
    assert refusal_of(match, "2-1>6-5") is Code.NO_MATCH
    assert why_not(playing(match), Tile(2, 1), match.rules) is Code.MUST_PLACE_DRAWN
    assert why_not(playing(match), Tile(6, 1), match.rules) is None


def test_r5_1_drawn_tile_that_does_not_fit_keeps_no_other_waiting() -> None:
    match = drawing("draw")
    for tile in tiles("4-4 4-2"):
        assert why_not(playing(match), tile, match.rules) is Code.NO_MATCH


def test_r5_2_player_chooses_the_end_for_a_drawn_tile_that_fits_both() -> None:
    hands = ["6-3 4-4 2-2 1-1 0-0 4-2 2-1", "6-5 5-4 5-5 2-0 4-3 6-1 4-1"]
    match = after(started(hands, boneyard="5-3"), "6-3", "6-5>6-3", "draw")
    assert legal_texts(match) == ["5-3>6-3", "5-3>6-5"]


def test_r5_2_drawn_tile_is_forgotten_when_the_turn_ends() -> None:
    match = drawing("draw", "draw", "draw")
    assert playing(match).drawn is Tile(6, 1)
    assert playing(after(match, "6-1>6-5")).drawn is None


def test_r5_3_drawing_does_not_end_the_turn() -> None:
    assert [playing(drawing(*["draw"] * draws)).to_act for draws in range(4)] == [1, 1, 1, 1]


def test_r5_4_player_passes_with_an_empty_boneyard_and_no_placement() -> None:
    match = out_of_tiles()
    assert legal_texts(match) == ["pass"]
    assert refusal_of(match, "draw") is Code.BONEYARD_EMPTY
    assert playing(after(match, "pass")).to_act == 0


def test_r5_4_player_passes_after_drawing_the_last_tile_in_vain() -> None:
    hands = ["4-4 4-3 4-2 4-1 4-0", "0-0 1-0 1-1 2-0 2-1"]
    match = after(started(hands, rules=SMALL), "4-4", *["draw"] * 5)
    assert playing(match).drawn is not None
    assert legal_texts(match) == ["pass"]
    assert playing(after(match, "pass")).drawn is None


def test_r5_5_no_passing_while_a_tile_can_be_drawn() -> None:
    assert refusal_of(drawing(), "pass") is Code.MUST_DRAW
    assert refusal_of(drawing("draw"), "pass") is Code.MUST_DRAW


def test_r5_6_next_player_draws_a_whole_boneyard_on_a_dead_layout() -> None:
    hands, texts = DEAD
    match = after(started(hands, rules=SMALL), *texts)
    for left in (5, 4, 3, 2, 1):
        assert (len(playing(match).boneyard), playing(match).to_act, legal_texts(match)) == (
            left,
            1,
            ["draw"],
        )
        match = after(match, "draw")
    assert match.round is None
