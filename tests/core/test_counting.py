"""R6 counting."""

from __future__ import annotations

import pytest

from muggins_core import Rules, apply, count, format_count, points
from muggins_core.events import Placed
from tests.core.positions import action, after, laid, started

MUGGINS = Rules()


def total(placements: str) -> int:
    return count(laid(placements), MUGGINS).total


def test_r6_1_open_ends_are_added_after_every_placement() -> None:
    match = started(["6-3 3-1", "6-5"])
    made = []
    for text in ("6-3", "6-5>6-3", "3-1>6-3"):
        event = apply(match, action(match, text)).events[0]
        assert isinstance(event, Placed)
        made.append(event.made.total)
        match = after(match, text)
    assert made == [6 + 3, 5 + 3, 5 + 1]


def test_r6_2_single_counts_its_free_half() -> None:
    assert total("6-3 6-5>6-3") == 5 + 3
    assert total("6-3 3-1>6-3") == 6 + 1


def test_r6_2_lone_single_counts_both_halves() -> None:
    assert total("6-4") == 10
    assert total("4-0") == 4


@pytest.mark.parametrize(("placements", "made"), [("6-3 6-6>6-3", 12 + 3), ("6-3 3-3>6-3", 6 + 6)])
def test_r6_3_double_at_an_end_counts_both_halves(placements: str, made: int) -> None:
    assert total(placements) == made


def test_r6_3_two_doubles_at_the_ends_both_count_in_full() -> None:
    assert total("6-6 6-4>6-6 4-4>6-4") == 20


def test_r6_3_double_stops_counting_when_a_tile_is_attached_beyond_it() -> None:
    assert total("6-3 6-6>6-3 6-2>6-6") == 2 + 3
    assert total("6-6 6-4>6-6 4-4>6-4 4-3>4-4") == 12 + 3


@pytest.mark.parametrize("pips", range(7))
def test_r6_4_lone_double_counts_once(pips: int) -> None:
    assert total(f"{pips}-{pips}") == 2 * pips


def test_r6_4_opening_double_counts_in_full_while_one_of_its_sides_is_covered() -> None:
    assert total("5-5 5-0>5-5") == 10 + 0
    assert total("6-6 6-3>6-6") == 12 + 3


def test_r6_4_opening_double_stops_counting_when_both_sides_are_covered() -> None:
    assert total("6-6 6-3>6-6 6-2>6-6") == 2 + 3


@pytest.mark.parametrize(
    ("made", "scored"), [(0, 0), (1, 0), (4, 0), (12, 0), (5, 5), (10, 10), (15, 15), (20, 20)]
)
def test_r6_5_count_scores_as_it_stands_if_it_is_a_positive_multiple_of_five(made: int, scored: int) -> None:
    assert points(laid("6-4"), made, MUGGINS) == scored


def test_r6_5_points_go_to_the_seat_that_placed() -> None:
    match = after(started(["6-3", "6-6", ""]), "6-3", "6-6>6-3")
    assert match.scores == (0, 15, 0)


def test_r6_5_blanks_at_both_ends_score_nothing() -> None:
    match = after(started(["3-0 2-0", "3-2"]), "3-0", "3-2>3-0", "2-0>3-2")
    assert match.scores == (0, 0)
    assert total("3-0 3-2>3-0 2-0>3-2") == 0


@pytest.mark.parametrize(
    ("placements", "text"),
    [
        ("6-3 6-6>6-3", "6+6 + 3 = 15"),
        ("6-3 3-3>6-3", "6 + 3+3 = 12"),
        ("5-5", "5+5 = 10"),
        ("5-5 5-0>5-5", "0 + 5+5 = 10"),
        ("0-0", "0+0 = 0"),
        ("6-4 6-6>6-4 4-4>6-4", "6+6 + 4+4 = 20"),
    ],
)
def test_r6_arithmetic_names_the_halves_from_left_to_right(placements: str, text: str) -> None:
    assert format_count(count(laid(placements), MUGGINS)) == text
