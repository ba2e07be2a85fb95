"""`Rules` and the presets: values that are allowed, and what is said of the others."""

from __future__ import annotations

from typing import Any

import pytest

from muggins_core import BadRules, Code, Rules, preset_names, preset_rules
from muggins_core.rules import DrawRule, SpinnerCount, SpinnerRule


def refused_option(**options: Any) -> str:
    """Return the option that is blamed for rules that are refused."""
    with pytest.raises(BadRules) as refused:
        Rules(**options)
    assert refused.value.code is Code.BAD_RULES
    return str(refused.value.context["option"])


def test_muggins_for_two_is_what_the_defaults_are() -> None:
    assert preset_rules("muggins", 2) == Rules()


@pytest.mark.parametrize(("players", "hand_size", "target"), [(2, 7, 250), (3, 5, 200), (4, 5, 200)])
def test_muggins_has_hands_and_target_by_the_number_of_players(
    players: int, hand_size: int, target: int
) -> None:
    assert preset_rules("muggins", players) == Rules(players=players, hand_size=hand_size, target=target)


@pytest.mark.parametrize(
    ("option", "lowest", "highest"),
    [("players", 2, 6), ("tile_set", 2, 18), ("hand_size", 1, 14), ("reserve", 0, 2), ("target", 1, 10_000)],
)
def test_numbers_have_a_range(option: str, lowest: int, highest: int) -> None:
    others = {"hand_size": 1} if option in ("players", "tile_set") else {}
    for value in (lowest, highest):
        assert getattr(Rules(**others | {option: value}), option) == value
    for value in (
        lowest - 1,
        highest + 1,
        -(10**4000),
        10**4000,
        str(lowest),
        float(lowest),
        None,
        True,
        [1],
    ):
        assert refused_option(**others | {option: value}) == option


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("round_to", [1, 3, 5]),
        ("units", [(5,), (3,), (5, 3)]),
        ("draw", [DrawRule.UNTIL_PLAYABLE, DrawRule.ONE, DrawRule.NONE]),
        ("spinner", [SpinnerRule.NONE, SpinnerRule.FIRST, SpinnerRule.ALL]),
        ("spinner_count", [SpinnerCount.UNTIL_BOTH_SIDES, SpinnerCount.WHILE_EXPOSED]),
    ],
)
def test_choices_have_a_list(option: str, values: list[Any]) -> None:
    for value in values:
        assert getattr(Rules(**{option: value}), option) == value
    for value in (0, 5.0, True, None, "none", "", (5.0,), (True,), (3, 5), (), [5]):
        assert refused_option(**{option: value}) == option


def test_hands_must_fit_in_the_set() -> None:
    assert Rules(players=4, hand_size=7).hand_size == 7
    assert refused_option(players=4, hand_size=8) == "hand_size"
    assert refused_option(players=2, tile_set=2, hand_size=4) == "hand_size"


@pytest.mark.parametrize(("highest", "tiles"), [(2, 6), (6, 28), (9, 55), (12, 91)])
def test_set_has_a_tile_for_every_pair_of_pips(highest: int, tiles: int) -> None:
    assert Rules(tile_set=highest, hand_size=3).tiles_in_set == tiles


def test_presets_are_listed() -> None:
    assert preset_names() == ("muggins",)


@pytest.mark.parametrize("name", ["", "Muggins", "chess", None, 0, [], {}, "\ud800"])
def test_unknown_preset_is_refused(name: Any) -> None:
    with pytest.raises(BadRules) as refused:
        preset_rules(name)
    assert refused.value.code is Code.BAD_RULES


def test_options_change_a_preset_by_the_names_and_values_of_a_record() -> None:
    options = {"spinner": "first", "spinner_count": "while_exposed", "units": [5, 3], "target": 100}
    assert preset_rules("muggins", 3, options) == Rules(
        players=3,
        hand_size=5,
        spinner=SpinnerRule.FIRST,
        spinner_count=SpinnerCount.WHILE_EXPOSED,
        units=(5, 3),
        target=100,
    )


def test_more_players_than_a_preset_takes_need_a_hand_size() -> None:
    assert preset_rules("muggins", 5, {"hand_size": 4}).players == 5
    with pytest.raises(BadRules, match="2 to 4 players"):
        preset_rules("muggins", 5)
    with pytest.raises(BadRules, match="players"):
        preset_rules("muggins", 1, {"hand_size": 4})


@pytest.mark.parametrize("option", ["", "colour", "players", "tiles_in_set", "__class__", "\ud800"])
def test_unknown_option_is_refused_by_name(option: str) -> None:
    with pytest.raises(BadRules) as refused:
        preset_rules("muggins", 2, {option: 3})
    assert refused.value.context == {"option": option}


@pytest.mark.parametrize("value", ["", "first ", "FIRST", 0, None, True, [], ["first"], {}])
@pytest.mark.parametrize("option", ["draw", "spinner", "spinner_count"])
def test_impossible_choice_is_refused_with_the_choices(option: str, value: Any) -> None:
    with pytest.raises(BadRules, match="must be one of") as refused:
        preset_rules("muggins", 2, {option: value})
    assert refused.value.context == {"option": option}
