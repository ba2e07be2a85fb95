"""The presets of rules.md, Part 3, read from its table once more."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from muggins_core import BadRules, Rules, preset_names, preset_players, preset_rules
from muggins_core.presets import changed_options

SEVEN_OR_FIVE = {2: 7, 3: 5, 4: 5}
LONG = {2: 250, 3: 200, 4: 200}
LINE_CLAIMS = {"claim": "announce", "muggins": "on", "muggins_deduct": "if_covered", "false_call": 10}
LATE = {"win_when": "end_of_round"}
ROTATE = {"lead_next": "rotate", "lead_after_block": "rotate"}
WINNER_LEADS = {"lead_next": "round_winner", "lead_after_block": "round_winner"}


def both(settlement: str) -> dict[str, str]:
    return {"settlement": settlement, "blocked": settlement}


OPPONENTS, DIFFERENCE = both("winner_opponents"), both("winner_difference")
BLOCK = {"scoring": "none", **DIFFERENCE, "round_to": 1, **WINNER_LEADS, **LATE}

TABLE: dict[str, tuple[dict[int, int], dict[str, Any], dict[int, int] | int]] = {
    "muggins": (SEVEN_OR_FIVE, {}, LONG),
    "muggins_calls": (
        {2: 7, 3: 7, 4: 7},
        {"spinner": "first", "claim": "announce", "muggins": "on", **DIFFERENCE, **WINNER_LEADS},
        200,
    ),
    "muggins_line": (
        {2: 7, 3: 5, 4: 5, 5: 5, 6: 4},
        {
            **LINE_CLAIMS,
            "settlement": "winner_opponents",
            "blocked": "winner_each_difference",
            "round_to": 1,
            **LATE,
        },
        100,
    ),
    "all_threes": (
        SEVEN_OR_FIVE,
        {"units": [3], "divisor": 3, **LINE_CLAIMS, **DIFFERENCE, "round_to": 3, **LATE},
        61,
    ),
    "block_muggins": (SEVEN_OR_FIVE, {"draw": "none", **LINE_CLAIMS, **DIFFERENCE, **LATE}, 100),
    "seven_toed_pete": (
        {4: 7},
        {
            "draw": "none",
            **ROTATE,
            "lead_tile": "double_or_scoring",
            "spinner": "first",
            "divisor": 5,
            **OPPONENTS,
            "extra_turn": "double_or_score",
        },
        61,
    ),
    "all_fives": ({2: 9, 3: 7, 4: 5}, {"spinner": "first", **OPPONENTS}, LONG),
    "five_up": ({2: 5, 3: 5, 4: 5}, {"spinner": "all", "divisor": 5, **LATE}, 61),
    "sniff": ({2: 7, 3: 6, 4: 5}, {"spinner": "first", "spinner_count": "while_exposed", **OPPONENTS}, LONG),
    "fives_and_threes": (
        SEVEN_OR_FIVE,
        {
            "draw": "none",
            **ROTATE,
            "units": [5, 3],
            "scoring": "quotients",
            **both("none"),
            "domino_bonus": 1,
            "target_mode": "exact",
        },
        61,
    ),
    "draw": (SEVEN_OR_FIVE, {"reserve": 2, **BLOCK}, 100),
    "block": (SEVEN_OR_FIVE, {"draw": "none", **BLOCK}, 100),
    "bergen": (
        {2: 6, 3: 6, 4: 5},
        {
            "reserve": 2,
            "scoring": "headers",
            "lead_tile": "lowest_double",
            "lead_next": "lowest_double",
            "lead_after_block": "lowest_double",
            **both("winner_bonus"),
            "domino_bonus": 2,
        },
        {2: 15, 3: 10, 4: 10},
    ),
}

GAMES = [(preset, players) for preset, (hands, _, _) in TABLE.items() for players in hands]


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def test_presets_are_listed_in_the_order_of_the_table() -> None:
    assert preset_names() == tuple(TABLE)


@pytest.mark.parametrize("preset", TABLE)
def test_preset_is_for_the_players_of_the_table(preset: str) -> None:
    hands, _, _ = TABLE[preset]
    assert preset_players(preset) == tuple(hands)
    assert preset_rules(preset).players == next(iter(hands))
    for players in set(range(8)) - set(hands):
        with pytest.raises(BadRules) as refused:
            preset_rules(preset, players)
        expected = "players" if 2 <= players <= 6 else "range"
        assert refused.value.context["reason"] == expected


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_preset_differs_from_the_defaults_as_the_table_says_and_not_else(preset: str, players: int) -> None:
    hands, options, target = TABLE[preset]
    target = target if isinstance(target, int) else target[players]
    rules = preset_rules(preset, players)
    expected = {"players": players, "hand_size": hands[players], "target": target, **options}
    for field in fields(Rules):
        wanted = expected.get(field.name, field.default)
        assert plain(getattr(rules, field.name)) == plain(wanted), field.name


@pytest.mark.parametrize("tile_set", [9, 12])
@pytest.mark.parametrize("preset", TABLE)
def test_preset_can_be_played_with_a_larger_set(preset: str, tile_set: int) -> None:
    hands = [preset_rules(preset, players, {"tile_set": tile_set}).hand_size for players in range(2, 7)]
    assert hands[:3] == [7, 5, 5]
    assert set(hands[3:]) <= {4, 5}


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_what_is_changed_in_a_preset_is_told_and_gives_the_same_rules(preset: str, players: int) -> None:
    changed = {"target": 777, "units": [3], "scoring": "quotients", "spinner": "none", "max_rounds": 5}
    rules = preset_rules(preset, players, changed)
    told = changed_options(preset, rules)
    assert preset_rules(preset, players, told) == rules
    assert told.items() <= changed.items()
    assert changed_options(preset, preset_rules(preset, players)) == {}
