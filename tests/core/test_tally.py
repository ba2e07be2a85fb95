"""R10 the paper tally."""

from __future__ import annotations

import pytest

from muggins_core import Tally, tally


@pytest.mark.parametrize(
    ("score", "wholes", "strokes"),
    [(0, 0, 0), (5, 0, 1), (35, 0, 7), (45, 0, 9), (50, 1, 0), (65, 1, 3), (250, 5, 0), (255, 5, 1)],
)
def test_r10_score_is_whole_symbols_of_fifty_and_loose_strokes_of_five(
    score: int, wholes: int, strokes: int
) -> None:
    assert tally(score) == Tally(False, wholes, strokes)


@pytest.mark.parametrize(("score", "wholes", "strokes"), [(-5, 0, 1), (-45, 0, 9), (-65, 1, 3)])
def test_r10_negative_score_is_a_minus_and_the_tally_of_its_size(
    score: int, wholes: int, strokes: int
) -> None:
    assert tally(score) == Tally(True, wholes, strokes)


def test_r10_tally_adds_up_to_every_score_in_fives() -> None:
    for score in range(-300, 301, 5):
        marks = tally(score)
        size = 50 * marks.wholes + 5 * marks.strokes
        assert (-size if marks.is_negative else size) == score
        assert marks.strokes < 10


def test_r10_what_is_left_under_a_stroke_is_not_drawn() -> None:
    assert tally(9) == Tally(False, 0, 1)
