"""The layout: lines, one spinner, trees (H1), and how spinners count (H2)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from muggins_core import Layout, PlacedTile, Rules, Tile, count, full_set, parse_tile, shuffled
from muggins_core.rules import SpinnerCount, SpinnerRule
from muggins_core.scoring import end_value
from tests.core.positions import laid, tiles
from tests.core.random_play import pick

LINE, SPINNER, TREE = SpinnerRule.NONE, SpinnerRule.FIRST, SpinnerRule.ALL
VECTORS = Path(__file__).parents[1] / "conformance" / "vectors.jsonl"

PRESETS = {
    "all_fives": Rules(spinner=SPINNER),
    "five_up": Rules(spinner=TREE),
    "sniff": Rules(spinner=SPINNER, spinner_count=SpinnerCount.WHILE_EXPOSED),
}


def ends(layout: Layout) -> list[tuple[str, int]]:
    """Return anchor and place of each open end, from left to right."""
    return [(str(end.anchor), end.place) for end in layout.ends]


def random_layouts(rule: SpinnerRule, seed: int) -> Iterator[Layout]:
    """Yield the layouts from a random lead on, until no more of the set can be attached."""
    rng = Random(seed)
    first, *rest = shuffled(full_set(6), rng)
    layout = Layout(rule).lead(first)
    yield layout
    while fitting := [tile for tile in rest if layout.ends_for(tile)]:
        layout = layout.attach(fitting[0], pick(rng, layout.ends_for(fitting[0])).anchor)
        rest.remove(fitting[0])
        yield layout


def spinner_vectors() -> list[Any]:
    vectors = map(json.loads, VECTORS.read_text(encoding="utf-8").splitlines())
    return [pytest.param(one, id=one["id"]) for one in vectors if one["id"].startswith(("h1-", "h2-"))]


def test_lone_single_is_open_at_both_halves() -> None:
    assert ends(laid("6-4")) == [("6-4", 0), ("6-4", 1)]


def test_lone_double_is_one_open_end() -> None:
    assert ends(laid("6-6")) == [("6-6", 0)]


def test_a_tile_attached_at_the_higher_half_is_open_at_its_lower_place() -> None:
    assert ends(laid("6-4 6-5>6-4")) == [("6-5", 1), ("6-4", 1)]
    assert ends(laid("5-4 6-5>5-4")) == [("6-5", 0), ("5-4", 1)]


def test_the_second_side_of_an_opening_double_is_to_the_right() -> None:
    assert ends(laid("6-6 6-5>6-6")) == [("6-5", 1), ("6-6", 1)]
    assert ends(laid("6-6 6-5>6-6 6-4>6-6")) == [("6-5", 1), ("6-4", 1)]


def test_placed_tiles_name_the_place_that_they_cover() -> None:
    six_six, six_five, five_four = tiles("6-6 6-5 5-4")
    assert laid("6-6 6-5>6-6 5-4>6-5").tiles == (
        PlacedTile(six_six),
        PlacedTile(six_five, six_six, 0, 6),
        PlacedTile(five_four, six_five, 1, 5),
    )


def test_only_one_tile_is_led() -> None:
    with pytest.raises(ValueError, match="lead"):
        laid("6-4").lead(Tile(6, 6))


def test_nothing_is_open_before_the_lead() -> None:
    assert (Layout().ends, Layout().ends_for(Tile(6, 6))) == ((), ())


def test_ends_for_a_tile_are_those_that_it_fits() -> None:
    layout = laid("6-4 6-5>6-4")
    assert [str(end.anchor) for end in layout.ends_for(Tile(5, 4))] == ["6-5", "6-4"]
    assert [str(end.anchor) for end in layout.ends_for(Tile(4, 0))] == ["6-4"]
    assert layout.ends_for(Tile(6, 0)) == ()
    assert layout.end_for(Tile(6, 0), Tile(6, 4)) is None


def test_h1_spinner_opens_its_ends_only_when_both_sides_are_covered() -> None:
    assert ends(laid("6-6 6-5>6-6", SPINNER)) == [("6-5", 1), ("6-6", 1)]
    assert ends(laid("6-6 6-5>6-6 6-4>6-6", SPINNER)) == [("6-5", 1), ("6-4", 1), ("6-6", 2)]


def test_h1_free_ends_of_a_spinner_are_one_place_until_both_are_covered() -> None:
    three = laid("6-6 6-5>6-6 6-4>6-6 6-3>6-6", SPINNER)
    assert ends(three) == [("6-5", 1), ("6-4", 1), ("6-3", 1), ("6-6", 3)]
    four = laid("6-6 6-5>6-6 6-4>6-6 6-3>6-6 6-2>6-6", SPINNER)
    assert ends(four) == [("6-5", 1), ("6-4", 1), ("6-3", 1), ("6-2", 1)]
    assert [placed.place for placed in four.tiles] == [None, 0, 1, 2, 3]


def test_h1_spinner_that_was_attached_has_its_first_side_covered() -> None:
    layout = laid("6-4 6-6>6-4 6-5>6-6 6-3>6-6", SPINNER)
    assert [placed.place for placed in layout.tiles] == [None, 0, 1, 2]


def test_h1_first_spinner_is_the_only_one() -> None:
    layout = laid("6-6 6-4>6-6 4-4>6-4 4-3>4-4", SPINNER)
    assert layout.first_double is Tile(6, 6)
    assert ends(layout) == [("4-3", 1), ("6-6", 1)]


def test_h1_first_double_played_is_the_spinner_though_it_was_not_led() -> None:
    layout = laid("6-4 4-4>6-4 6-6>6-4 4-3>4-4 6-5>6-6", SPINNER)
    assert ends(layout) == [("6-5", 1), ("4-3", 1), ("4-4", 2)]


def test_h1_every_double_of_a_tree_opens_four_ways() -> None:
    layout = laid("6-6 6-4>6-6 4-4>6-4 4-3>4-4 6-5>6-6", TREE)
    assert ends(layout) == [("4-3", 1), ("4-4", 2), ("6-5", 1), ("6-6", 2)]


def test_h1_arms_are_ordinary_lines() -> None:
    layout = laid("6-6 6-5>6-6 6-4>6-6 6-3>6-6 3-3>6-3 3-2>3-3", SPINNER)
    assert ends(layout) == [("6-5", 1), ("6-4", 1), ("3-2", 1), ("6-6", 3)]


def test_h2_spinner_counts_both_halves_until_both_sides_are_covered() -> None:
    rules = PRESETS["all_fives"]
    totals = [
        count(laid(texts, SPINNER), rules).total for texts in ("6-6", "6-6 6-5>6-6", "6-6 6-5>6-6 6-4>6-6")
    ]
    assert totals == [12, 12 + 5, 5 + 4]


def test_h2_while_exposed_first_double_goes_on_counting() -> None:
    rules = PRESETS["sniff"]
    placements = ["4-4", "6-4>4-4", "4-1>4-4", "4-2>4-4", "4-0>4-4"]
    totals = [count(laid(" ".join(placements[:played]), SPINNER), rules).total for played in range(1, 6)]
    assert totals == [8, 8 + 6, 8 + 6 + 1, 4 + 6 + 1 + 2, 6 + 1 + 2 + 0]


def test_h2_while_exposed_speaks_of_the_first_double_alone() -> None:
    rules = Rules(spinner=TREE, spinner_count=SpinnerCount.WHILE_EXPOSED)
    layout = laid("4-4 6-4>4-4 6-6>6-4 6-5>6-6", TREE)
    assert count(layout, rules).total == 8 + 5


@pytest.mark.parametrize("preset", PRESETS)
def test_h2_values_of_the_open_ends_add_up_to_the_count(preset: str) -> None:
    rules = PRESETS[preset]
    for seed in range(20):
        for layout in random_layouts(rules.spinner, seed):
            values = [end_value(end, layout, rules) for end in layout.ends]
            assert sum(values) == count(layout, rules).total


def test_h2_covered_spinner_has_no_value_though_it_may_be_played_on() -> None:
    layout = laid("6-6 6-5>6-6 6-4>6-6", SPINNER)
    values = {str(end.anchor): end_value(end, layout, PRESETS["all_fives"]) for end in layout.ends}
    assert values == {"6-5": 5, "6-6": 0, "6-4": 4}


@pytest.mark.parametrize("vector", spinner_vectors())
def test_h_spinner_vectors_have_the_totals_of_their_layouts(vector: dict[str, Any]) -> None:
    rules = PRESETS[vector["record"]["rules"]]
    layout = Layout(rules.spinner)
    for step in vector["expect"]["steps"]:
        tile, _, anchor = step["action"].partition(">")
        layout = layout.place(parse_tile(tile), parse_tile(anchor) if anchor else None)
        assert count(layout, rules).total == step["total"]
    assert len(layout.tiles) == len(vector["expect"]["steps"])


@pytest.mark.parametrize("rule", SpinnerRule)
def test_random_layouts_are_connected_by_equal_pips_and_cover_no_place_twice(rule: SpinnerRule) -> None:
    for seed in range(100):
        *_, layout = random_layouts(rule, seed)
        covered = set()
        before: set[Tile] = set()
        for placed in layout.tiles:
            if placed.anchor is not None:
                assert placed.anchor in before
                assert placed.tile.has(placed.pips)
                assert placed.pips == half_at(placed.anchor, placed.place)
                covered.add((placed.anchor, placed.place))
            before.add(placed.tile)
        assert len(covered) == len(layout.tiles) - 1 == len(before) - 1


@pytest.mark.parametrize("rule", SpinnerRule)
def test_random_layouts_know_their_open_ends(rule: SpinnerRule) -> None:
    for seed in range(100):
        for layout in random_layouts(rule, seed):
            assert sorted((end.anchor, end.pips) for end in layout.ends) == sorted(open_halves(layout))
            assert layout.mask == sum(1 << pips for pips in {end.pips for end in layout.ends})


def open_halves(layout: Layout) -> Iterator[tuple[Tile, int]]:
    """Yield the tiles and pips at which a layout is open, as H1 says it."""
    lead = layout.tiles[0].tile
    doubles = [placed.tile for placed in layout.tiles if placed.tile.is_double]
    spinners = {LINE: [], SPINNER: doubles[:1], TREE: doubles}[layout.spinner]
    for tile in (placed.tile for placed in layout.tiles):
        touching = [placed.pips for placed in layout.tiles if placed.tile is tile or placed.anchor is tile]
        if tile is lead:
            touching.remove(None)
        if tile.is_double:
            if len(touching) < (4 if tile in spinners else 2):
                yield tile, tile.high
        else:
            yield from ((tile, pips) for pips in (tile.high, tile.low) if pips not in touching)


def half_at(tile: Tile, place: int | None) -> int:
    return tile.low if place == 1 else tile.high
