"""The engine's open ends, counts and points beside those of a naive reading of H1 to H3, on random
layouts of every kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from muggins_core import Layout, Rules, Tile, count, full_set, points, shuffled
from muggins_core.rules import Scoring, SpinnerCount, SpinnerRule
from tests.core.naive_table import NaiveTable
from tests.core.random_play import pick

LAYOUTS = {6: 60, 9: 25, 12: 12}
"""How many layouts are laid to their end, by the highest pips of the set."""

KINDS = [
    *product([Scoring.MULTIPLES], [((5,), 1), ((5,), 5), ((3,), 1), ((3,), 3), ((5, 3), 1)]),
    *product([Scoring.QUOTIENTS], [((5,), 1), ((3,), 1), ((5, 3), 1), ((5, 3), 5)]),
    (Scoring.HEADERS, ((5,), 1)),
    (Scoring.NONE, ((5,), 1)),
]


def pair(tile: Tile) -> tuple[int, int]:
    return tile.high, tile.low


def random_layouts(
    spinner: SpinnerRule, spinner_count: SpinnerCount, tile_set: int, rng: Random
) -> Iterator[tuple[Layout, NaiveTable]]:
    """Yield a layout and its naive likeness after each random placement, until no tile fits any more."""
    rest = list(shuffled(full_set(tile_set), rng))
    lead = rest.pop()
    layout, naive = Layout(spinner).lead(lead), NaiveTable(spinner.value, spinner_count.value)
    naive.place(pair(lead), None)
    yield layout, naive
    while fitting := [tile for tile in rest if layout.ends_for(tile)]:
        tile = pick(rng, fitting)
        end = pick(rng, layout.ends_for(tile))
        layout = layout.attach(tile, end.anchor)
        naive.place(pair(tile), pair(end.anchor))
        rest.remove(tile)
        yield layout, naive


def rules_of_all_kinds(tile_set: int, spinner: SpinnerRule, spinner_count: SpinnerCount) -> Iterator[Rules]:
    for scoring, (units, divisor) in KINDS:
        if scoring is Scoring.HEADERS and spinner is not SpinnerRule.NONE:
            continue
        yield Rules(
            tile_set=tile_set,
            spinner=spinner,
            spinner_count=spinner_count,
            max_rounds=1,
            scoring=scoring,
            units=units,
            divisor=divisor,
            round_to=divisor,
        )


@pytest.mark.parametrize("tile_set", LAYOUTS)
@pytest.mark.parametrize("spinner_count", SpinnerCount)
@pytest.mark.parametrize("spinner", SpinnerRule)
def test_h1_h2_h3_engine_and_naive_reading_agree_on_any_layout(
    spinner: SpinnerRule, spinner_count: SpinnerCount, tile_set: int
) -> None:
    rng = Random(f"{spinner} {spinner_count} {tile_set}")
    kinds = list(rules_of_all_kinds(tile_set, spinner, spinner_count))
    scored: Counter[Scoring] = Counter()
    for _ in range(LAYOUTS[tile_set]):
        for layout, naive in random_layouts(spinner, spinner_count, tile_set, rng):
            assert sorted((pair(end.anchor), end.pips) for end in layout.ends) == sorted(naive.open_places())
            total = naive.count()
            for rules in kinds:
                made = count(layout, rules)
                assert made.total == total == sum(sum(halves) for _, halves in made.terms)
                worth = points(layout, made.total, rules)
                assert worth == naive.points(rules.scoring.value, rules.units, rules.divisor)
                scored[rules.scoring] += worth > 0
    assert all(scored[scoring] for scoring in {rules.scoring for rules in kinds} - {Scoring.NONE})
    assert not scored[Scoring.NONE]
