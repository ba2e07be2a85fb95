"""The text of tiles, actions and counts."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins_core import (
    BadNotation,
    Call,
    Code,
    Count,
    Draw,
    Pass,
    Place,
    SeatAction,
    Settle,
    Tile,
    format_action,
    format_count,
    format_tile,
    full_set,
    parse_action,
    parse_tile,
)

EVERYTHING = full_set(18)

NO_TILES = [
    "",
    "6",
    "64",
    "6-",
    "-6",
    "4-6",
    "6-4 ",
    " 6-4",
    "6-4\n",
    "06-4",
    "6-04",
    "6--4",
    "6-+4",
    "19-0",
    "100-0",
    "٦-٤",
    "6‑4",
    "six-four",
    "\ud800",
    "6-4>6-5",
    "9" * 10_000 + "-0",
]


def test_tiles_are_written_high_low_and_read_back_as_the_same_object() -> None:
    assert format_tile(Tile(4, 6)) == "6-4"
    assert all(parse_tile(format_tile(tile)) is tile for tile in EVERYTHING)


@pytest.mark.parametrize("text", NO_TILES)
def test_anything_else_is_no_tile(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_tile(text)
    assert refused.value.code is Code.BAD_NOTATION


@given(st.text())
def test_a_text_is_a_tile_only_if_it_is_the_text_of_that_tile(text: str) -> None:
    try:
        tile = parse_tile(text)
    except BadNotation:
        return
    assert format_tile(tile) == text


@given(st.text(alphabet="0123456789->drawps ="))
def test_a_text_is_an_action_only_if_it_is_the_text_of_that_action(text: str) -> None:
    try:
        action = parse_action(text, 3)
    except BadNotation:
        return
    assert format_action(action) == text
    assert isinstance(action, Settle | Call) or action.seat == 3


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("6-4", Place(2, Tile(6, 4))),
        ("6-5>6-4", Place(2, Tile(6, 5), Tile(6, 4))),
        ("6-4 =10", Place(2, Tile(6, 4), None, 10)),
        ("6-5>6-4 =0", Place(2, Tile(6, 5), Tile(6, 4), 0)),
        ("12-12>12-0 =1234", Place(2, Tile(12, 12), Tile(12, 0), 1234)),
        ("draw", Draw(2)),
        ("pass", Pass(2)),
        ("muggins 0", Call(0)),
        ("muggins 9", Call(9)),
        ("settle", Settle()),
    ],
)
def test_actions_are_written_and_read_in_pairs(text: str, action: SeatAction) -> None:
    assert parse_action(text, 2) == action
    assert format_action(action) == text


NO_ACTIONS = [
    *["6-4>", ">6-4", "6-4>6-5>6-6", "6-4 > 6-5", "DRAW", "draw ", "skip"],
    *["6-4 =", "6-4 =05", "6-4 =-5", "6-4 =10000", "6-4  =10", "6-4=10", "=10", "draw =10", "6-4 =10>6-6"],
    *["muggins", "muggins ", "muggins 10", "muggins -1", "muggins 1 ", "Muggins 1", "settle 1", "SETTLE"],
]


@pytest.mark.parametrize(
    "text",
    [*NO_TILES[:-2], *NO_ACTIONS],
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_action(text, 0)
    assert refused.value.code is Code.BAD_NOTATION


def test_message_quotes_a_wrong_text_short_and_printable() -> None:
    with pytest.raises(BadNotation) as refused:
        parse_action("\ud800\x1b" + "x" * 1000, 0)
    message = refused.value.message
    assert len(message) < 100
    assert message.isascii()
    assert message.isprintable()
    assert refused.value.context["text"] in message


def test_count_of_nothing_is_nothing() -> None:
    assert format_count(Count((), 0)) == "0 = 0"


@pytest.mark.parametrize(("one", "other"), [(-1, 0), (19, 0), (0, 19)])
def test_tile_with_other_pips_than_0_to_18_cannot_be_made(one: int, other: int) -> None:
    with pytest.raises(ValueError, match="no tile"):
        Tile(one, other)


def test_there_is_one_object_for_each_tile() -> None:
    tile = Tile(4, 6)
    assert tile is Tile(6, 4)
    assert pickle.loads(pickle.dumps(tile)) is copy.deepcopy(tile) is tile


def test_tile_never_changes() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        Tile(6, 4).high = 5  # the type says so too
    with pytest.raises(AttributeError):
        del Tile(6, 4).high


def test_tile_knows_its_halves() -> None:
    tile = Tile(6, 4)
    assert (tile.high, tile.low, tile.pips, tile.is_double) == (6, 4, 10, False)
    assert (Tile(5, 5).pips, Tile(5, 5).is_double) == (10, True)
    assert (tile.other_half(6), tile.other_half(4), Tile(5, 5).other_half(5)) == (4, 6, 5)
    assert [tile.has(pips) for pips in (6, 5, 4)] == [True, False, True]
    assert repr(tile) == "Tile(6, 4)"
