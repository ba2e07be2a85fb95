"""The diagrams of the rules page are laid and counted as the rules in force have it."""

from __future__ import annotations

from typing import Any

import pytest

from muggins_core import preset_names, preset_players, preset_rules
from muggins_core.diagrams import diagrams
from muggins_core.layout import SIDES
from muggins_core.rules import Scoring, SpinnerRule
from tests.core.desk import Desk

TABLES = [(name, players) for name in preset_names() for players in preset_players(name)]


def drawn(preset: str, players: int = 2, **options: Any) -> dict[str, Any]:
    """Return the diagrams of a game by name."""
    answer = Desk().send("draw_diagrams", version=1, preset=preset, players=players, options=options)
    return {one["name"]: one for one in answer["ok"]["diagrams"]}


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_game_has_diagrams_that_its_rules_can_lay(preset: str, players: int) -> None:
    rules = preset_rules(preset, players)
    found = {diagram.name: diagram.layout for diagram in diagrams(rules)}
    assert ("spinner" in found) == (rules.spinner is not SpinnerRule.NONE)
    assert ("tree" in found) == (rules.spinner is SpinnerRule.ALL)
    assert ("lone" in found) == (rules.scoring in (Scoring.MULTIPLES, Scoring.QUOTIENTS))
    assert set(drawn(preset, players)) == set(found)


def test_r6_the_counts_of_muggins_are_told_with_their_arithmetic() -> None:
    told = {name: (one["count"]["text"], one["points"]) for name, one in drawn("muggins").items()}
    assert told == {
        "ends": ("4 + 1 = 5", 5),
        "double": ("6+6 + 3 = 15", 15),
        "covered": ("2 + 3 = 5", 5),
        "lone": ("5+5 = 10", 10),
        "side": ("0 + 5+5 = 10", 10),
    }


def test_h1_the_spinner_has_an_arm_on_each_of_its_places_and_counts_no_more() -> None:
    spinner = drawn("all_fives")["spinner"]
    covered = {tile["place"] for tile in spinner["line"]["tiles"] if tile["anchor"] == "5-5"}
    assert covered == {*range(2 * SIDES)}
    assert spinner["count"]["total"] == 1 + 2 + 3 + 4


def test_h2_a_double_that_counts_while_exposed_is_not_told_to_count_no_more() -> None:
    told = drawn("sniff")
    assert "covered" not in told
    assert told["exposed"]["count"]["text"] == "2 + 6+6 + 3 = 17"


def test_h3_equal_ends_score_where_headers_do() -> None:
    told = {name: (one["count"], one["points"]) for name, one in drawn("bergen").items()}
    assert told["headers"] == (None, 2)
    assert told["header_double"] == (None, 3)


def test_points_are_those_of_the_rules_in_force() -> None:
    assert drawn("five_up")["double"]["points"] == 3
    assert drawn("draw")["double"]["points"] == 0
    assert drawn("muggins", target=100, units=[3])["double"]["points"] == 15


def test_counts_are_told_where_players_must_say_them() -> None:
    line = drawn("muggins_line")["double"]
    assert line["line"]["count"] is None
    assert line["count"]["total"] == 15


def test_rules_that_cannot_be_played_have_no_diagrams() -> None:
    assert Desk().refusal("draw_diagrams", preset="muggins", players=9) == "bad_rules"


def test_r10_the_tally_of_65_is_a_symbol_and_three_strokes() -> None:
    answer = Desk().send("draw_diagrams", version=1, preset="muggins", players=2)
    assert answer["ok"]["tally"] == {"score": 65, "tally": {"negative": False, "wholes": 1, "strokes": 3}}
