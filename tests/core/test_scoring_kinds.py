"""H2 and H3: spinners that count, the kinds of scoring, units and divisor; and larger sets."""

from __future__ import annotations

from typing import Any

import pytest

from muggins_core import Layout, count, format_count, points, preset_rules
from muggins_core.rules import SpinnerRule
from tests.core.positions import after, house, laid, started

LINE, SPINNER, TREE = SpinnerRule.NONE, SpinnerRule.FIRST, SpinnerRule.ALL
CROSS = "6-6 6-5>6-6 6-4>6-6 6-3>6-6 6-2>6-6"
"""A spinner and what goes on its sides and then on its ends."""


def first(placements: str, number: int) -> str:
    return " ".join(placements.split()[:number])


def total(layout: Layout, **options: Any) -> int:
    return count(layout, house(2, spinner=layout.spinner.value, **options)).total


def worth(layout: Layout, **options: Any) -> int:
    rules = house(2, spinner=layout.spinner.value, **options)
    return points(layout, count(layout, rules).total, rules)


@pytest.mark.parametrize("spinner", [SPINNER, TREE])
@pytest.mark.parametrize(("number", "made"), [(1, 12), (2, 17), (3, 9), (4, 12), (5, 14)])
def test_h2_spinner_counts_until_both_sides_are_covered(number: int, made: int, spinner: SpinnerRule) -> None:
    assert total(laid(first(CROSS, number), spinner)) == made


@pytest.mark.parametrize("spinner", [SPINNER, TREE])
@pytest.mark.parametrize(("number", "made"), [(1, 12), (2, 17), (3, 21), (4, 18), (5, 14)])
def test_h2_first_double_counts_while_it_is_exposed(number: int, made: int, spinner: SpinnerRule) -> None:
    assert total(laid(first(CROSS, number), spinner), spinner_count="while_exposed") == made


def test_h2_later_doubles_count_until_both_sides_are_covered_all_the_same() -> None:
    tree = "6-6 6-5>6-6 5-5>6-5 5-4>5-5"
    assert total(laid(tree, TREE), spinner_count="while_exposed") == 12 + 4
    assert total(laid(first(tree, 3), TREE), spinner_count="while_exposed") == 12 + 10


def test_h2_first_double_need_not_be_the_lead() -> None:
    placements = "6-5 5-5>6-5 5-4>5-5"
    assert total(laid(placements, SPINNER)) == 6 + 4
    assert total(laid(placements, SPINNER), spinner_count="while_exposed") == 6 + 10 + 4


def test_h2_double_that_no_longer_counts_may_still_be_played_on() -> None:
    layout = laid(first(CROSS, 3), SPINNER)
    assert [str(end.anchor) for end in layout.ends] == ["6-5", "6-4", "6-6"]
    assert format_count(count(layout, house(2, spinner="first"))) == "5 + 4 = 9"


def test_h2_doubles_at_the_ends_of_all_arms_count_in_full() -> None:
    placements = "6-6 6-1>6-6 6-2>6-6 6-3>6-6 6-5>6-6 5-5>6-5 4-1>6-1 4-4>4-1 3-3>6-3 2-2>6-2"
    assert total(laid(placements, SPINNER)) == 10 + 8 + 6 + 4


@pytest.mark.parametrize(
    ("placements", "units", "divisor", "made"),
    [
        ("5-5", [5], 1, 10),
        ("5-5", [5], 5, 2),
        ("5-5", [3], 1, 0),
        ("6-6", [5], 1, 0),
        ("6-6", [3], 1, 12),
        ("6-6", [3], 3, 4),
        ("6-6", [5, 3], 1, 12),
        ("5-5", [5, 3], 1, 10),
        ("6-3 6-6>6-3", [5, 3], 1, 15),
        ("4-4", [5, 3], 1, 0),
        ("0-0", [5, 3], 1, 0),
    ],
)
def test_h3_multiples_score_the_count_divided(
    placements: str, units: list[int], divisor: int, made: int
) -> None:
    options = {"units": units, "divisor": divisor, "settlement": "none", "blocked": "none"}
    assert worth(laid(placements), **options) == made


@pytest.mark.parametrize(
    ("placements", "units", "made"),
    [
        ("6-3 6-6>6-3", [5, 3], 3 + 5),
        ("6-3 6-6>6-3", [5], 3),
        ("6-3 6-6>6-3", [3], 5),
        ("5-5", [5, 3], 2),
        ("6-6", [5, 3], 4),
        ("2-1", [5, 3], 1),
        ("4-4", [5, 3], 0),
        ("0-0", [5, 3], 0),
        ("6-6 6-4>6-6 4-4>6-4", [5, 3], 4),
    ],
)
def test_h3_quotients_add_up_the_units(placements: str, units: list[int], made: int) -> None:
    assert worth(laid(placements), scoring="quotients", units=units) == made


def test_h3_quotients_are_not_divided_again() -> None:
    options = {"units": [5, 3], "divisor": 5, "scoring": "quotients"}
    assert worth(laid("6-3 6-6>6-3"), **options) == 8


@pytest.mark.parametrize(
    ("placements", "made"),
    [
        ("6-4", 0),
        ("6-6", 2),
        ("0-0", 2),
        ("6-4 6-5>6-4", 0),
        ("6-5 6-4>6-5 5-4>6-5", 2),
        ("6-6 6-4>6-6", 0),
        ("6-4 6-5>6-4 5-4>6-5 4-4>5-4", 3),
        ("6-5 6-1>6-5 5-1>6-5", 2),
        ("6-1 6-4>6-1 4-1>6-4 1-1>4-1", 3),
        ("6-6 6-4>6-6 6-5>6-6 5-4>6-5", 2),
    ],
)
def test_h3_headers_score_matching_ends(placements: str, made: int) -> None:
    assert worth(laid(placements), scoring="headers") == made


def test_h3_opening_double_and_a_free_half_are_ends_like_others() -> None:
    line = "6-6 6-1>6-6 5-1>6-1 6-5>5-1"
    assert worth(laid(line), scoring="headers") == 3


def test_h3_none_scores_nothing() -> None:
    nothing = {"scoring": "none", "max_rounds": 1}
    assert [worth(laid(one), **nothing) for one in ("5-5", "6-4", "6-3 6-6>6-3")] == [0, 0, 0]


def test_h3_points_are_scored_in_play() -> None:
    rules = preset_rules("fives_and_threes")
    match = after(started(("6-3 5-0", "6-6 5-5"), rules=rules), "6-3", "6-6>6-3")
    assert match.scores == (3, 8)


@pytest.mark.parametrize(
    ("tile_set", "lead", "made"), [(9, "9-6", 15), (9, "9-9", 0), (12, "12-12", 0), (12, "12-8", 20)]
)
def test_larger_sets_count_alike(tile_set: int, lead: str, made: int) -> None:
    rules = preset_rules("muggins", 2, {"tile_set": tile_set})
    assert after(started((lead, ""), rules=rules), lead).scores == (made, 0)
