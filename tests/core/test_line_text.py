"""The tiles on the table as text."""

from __future__ import annotations

import re
from random import Random

import pytest

from muggins_core import Layout, Rules, parse_tile
from muggins_core.line_text import WIDTH, format_line
from muggins_core.line_view import line_view
from muggins_core.rules import SpinnerRule
from muggins_core.tiles import full_set
from tests.core.positions import laid
from tests.core.random_play import pick

SPINNER = "6-4 6-6>6-4 6-3>6-6 4-1>6-4 6-5>6-6 5-3>6-5 6-0>6-6"
TREE = f"{SPINNER} 3-3>6-3 3-2>3-3 3-0>3-3 3-1>3-3 1-1>3-1 2-1>1-1 1-0>1-1"


def text(layout: Layout) -> str:
    return format_line(line_view(layout, Rules(players=2)))


def drawn(texts: str, spinner: SpinnerRule = SpinnerRule.NONE) -> list[str]:
    """Return the rows of the layout after these placements."""
    return text(laid(texts, spinner)).splitlines()


def test_empty_table_is_told() -> None:
    assert drawn("") == ["The table is empty."]


@pytest.mark.parametrize(
    ("placements", "row"),
    [
        ("6-4", "[6|4]"),
        ("6-4 6-5>6-4", "[5|6] [6|4]"),
        ("6-4 4-0>6-4", "[6|4] [4|0]"),
        ("5-5 5-0>5-5 5-1>5-5", "[0|5] [5|5] [5|1]"),
        ("6-4 6-6>6-4 6-5>6-6 4-1>6-4 1-0>4-1", "[5|6] [6|6] [6|4] [4|1] [1|0]"),
    ],
)
def test_line_is_one_row_from_left_to_right(placements: str, row: str) -> None:
    assert drawn(placements) == [row]


def test_h1_arms_of_a_spinner_stand_under_the_line_with_the_tile_they_grow_from() -> None:
    assert drawn(SPINNER, SpinnerRule.FIRST) == [
        "[3|6] [6|6] [6|4] [4|1]",
        "  from 6-6: [6|5] [5|3]",
        "  from 6-6: [6|0]",
    ]


def test_h1_arms_of_a_tree_come_in_the_order_in_which_they_were_begun() -> None:
    assert drawn(TREE, SpinnerRule.ALL) == [
        "[2|3] [3|3] [3|6] [6|6] [6|4] [4|1]",
        "  from 6-6: [6|5] [5|3]",
        "  from 6-6: [6|0]",
        "  from 3-3: [3|0]",
        "  from 3-3: [3|1] [1|1] [1|2]",
        "  from 1-1: [1|0]",
    ]


def test_long_line_goes_on_in_the_next_row() -> None:
    chain = ["6-0", "6-5>6-0", "5-4>6-5", "4-3>5-4", "3-2>4-3", "2-1>3-2", "6-1>2-1", "6-4>6-1"]
    chain += ["4-2>6-4", "2-0>4-2", "5-0>2-0", "5-3>5-0", "3-1>5-3", "4-1>3-1"]
    assert drawn(" ".join(chain)) == [
        "[4|1] [1|3] [3|5] [5|0] [0|2] [2|4] [4|6] [6|1] [1|2] [2|3] [3|4] [4|5] [5|6]",
        "[6|0]",
    ]


@pytest.mark.parametrize("highest", [6, 12])
@pytest.mark.parametrize("spinner", SpinnerRule)
def test_every_tile_is_drawn_once_in_rows_that_are_not_too_long(spinner: SpinnerRule, highest: int) -> None:
    rng = Random(f"rows {spinner} {highest}")
    layout = Layout(spinner).lead(parse_tile("6-6"))
    left = [tile for tile in full_set(highest) if str(tile) != "6-6"]
    while fitting := [(tile, end) for tile in left for end in layout.ends_for(tile)]:
        tile, end = pick(rng, fitting)
        layout = layout.attach(tile, end.anchor)
        left.remove(tile)
    rows = text(layout).splitlines()
    assert max(map(len, rows)) <= WIDTH
    halves = [sorted(map(int, found)) for found in re.findall(r"\[(\d+)\|(\d+)\]", "\n".join(rows))]
    assert sorted(halves) == sorted([placed.tile.low, placed.tile.high] for placed in layout.tiles)
