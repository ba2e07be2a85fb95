"""`Rules` and the presets: values that are allowed, and what is said of the others."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from muggins_core import BadRules, Code, Rules, preset_rules
from muggins_core.rules import SpinnerCount, SpinnerRule

SETTLEMENTS = [
    *["own_debit", "winner_opponents", "winner_difference", "winner_each_difference", "winner_bonus"],
    "none",
]


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


CHOICES = {
    "teams": ["none", "partners"],
    "draw": ["until_playable", "one", "none"],
    "reserve": [0, 1, 2],
    "lead_next": ["finisher", "round_winner", "rotate", "lowest_double"],
    "lead_after_block": ["lot", "round_winner", "rotate", "lowest_double"],
    "lead_tile": ["any", "double_or_scoring", "lowest_double"],
    "spinner": ["none", "first", "all"],
    "spinner_count": ["until_both_sides", "while_exposed"],
    "scoring": ["multiples", "quotients", "headers", "none"],
    "units": [[5], [3], [5, 3]],
    "divisor": [1, 3, 5],
    "claim": ["automatic", "announce"],
    "muggins": ["off", "on"],
    "muggins_deduct": ["none", "if_covered", "full"],
    "false_call": [0, 10],
    "settlement": SETTLEMENTS,
    "blocked": SETTLEMENTS,
    "round_to": [1, 3, 5],
    "target_mode": ["reach", "exact"],
    "win_when": ["at_once", "end_of_round"],
    "win_by": ["points", "going_out"],
    "extra_turn": ["none", "double_or_score"],
}
"""Every option that is a choice, as rules.md lists it."""
MATES = {
    ("teams", "partners"): {"players": 4},
    ("divisor", 3): {"units": [3], "round_to": 3},
    ("scoring", "none"): {"settlement": "winner_opponents"},
}
"""What a choice cannot do without."""
NO_CHOICES = (4, 5.0, True, None, "NONE", " none", "", (5.0,), (True,), (3, 5), [3, 5], (), [], [[5]], {})


@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option, values in CHOICES.items() for value in values]
)
def test_every_choice_may_be_made(option: str, value: Any) -> None:
    mates = dict(MATES.get((option, value if isinstance(value, int | str) else ""), {}))
    rules = preset_rules("muggins", mates.pop("players", 2), {**mates, option: value})
    assert getattr(rules, option) == (tuple(value) if isinstance(value, list) else value)


@pytest.mark.parametrize("option", CHOICES)
def test_what_is_no_choice_is_refused(option: str) -> None:
    for value in NO_CHOICES:
        with pytest.raises(BadRules, match="must be one of") as refused:
            preset_rules("muggins", 2, {option: value})
        assert refused.value.context == {"option": option, "reason": "choice"}
        assert refused_option(**{option: value}) == option


def test_every_option_is_a_choice_or_a_number() -> None:
    numbers = {"players", "tile_set", "hand_size", "domino_bonus", "target", "outs_to_win", "max_rounds"}
    assert {option.name for option in fields(Rules)} == numbers | set(CHOICES)


def test_hands_must_fit_in_the_set() -> None:
    assert Rules(players=4, hand_size=7).hand_size == 7
    assert refused_option(players=4, hand_size=8) == "hand_size"
    assert refused_option(players=2, tile_set=2, hand_size=4) == "hand_size"


@pytest.mark.parametrize(("highest", "tiles"), [(2, 6), (6, 28), (9, 55), (12, 91)])
def test_set_has_a_tile_for_every_pair_of_pips(highest: int, tiles: int) -> None:
    assert Rules(tile_set=highest, hand_size=3).tiles_in_set == tiles


def refusal_of(players: int = 2, **options: Any) -> BadRules:
    with pytest.raises(BadRules) as refused:
        preset_rules("muggins", players, options)
    return refused.value


@pytest.mark.parametrize(
    ("players", "options", "context", "words"),
    [
        (
            4,
            {"hand_size": 8},
            {
                "option": "hand_size",
                "reason": "hands_exceed_set",
                "players": 4,
                "hand_size": 8,
                "dealt": 32,
                "tiles": 28,
            },
            "4 hands of 8 tiles need 32 tiles, but the set has only 28",
        ),
        (
            3,
            {"teams": "partners"},
            {"option": "teams", "reason": "partners", "players": 3},
            "3 players cannot sit as partners",
        ),
        (
            2,
            {"scoring": "headers", "spinner": "first"},
            {"option": "scoring", "reason": "headers_spinner"},
            "cannot go with a spinner",
        ),
        (
            2,
            {"scoring": "headers", "spinner": "all"},
            {"option": "scoring", "reason": "headers_spinner"},
            "cannot go with a spinner",
        ),
        (
            2,
            {"divisor": 3},
            {"option": "divisor", "reason": "units_divisor", "units": "5", "divisor": 3},
            "multiples of 5 cannot be divided by 3",
        ),
        (
            2,
            {"divisor": 5, "units": [5, 3]},
            {"option": "divisor", "reason": "units_divisor", "units": "5 and 3", "divisor": 5},
            "multiples of 5 and 3 cannot be divided by 5",
        ),
        (
            2,
            {"divisor": 5, "round_to": 1},
            {"option": "round_to", "reason": "settlement_divisor", "round_to": 1, "divisor": 5},
            "rounded to 1 cannot be divided by 5",
        ),
        (
            2,
            {"target": 252, "target_mode": "exact"},
            {"option": "target", "reason": "target_between", "target": 252, "unit": 5},
            "every score is a multiple of 5",
        ),
        (
            2,
            {"target": 0},
            {"option": "target", "reason": "range", "lowest": 1, "highest": 10_000},
            "from 1 to 10000",
        ),
    ],
)
def test_what_cannot_go_together_is_explained(
    players: int, options: dict[str, Any], context: dict[str, Any], words: str
) -> None:
    refused = refusal_of(players, **options)
    assert (refused.code, refused.context) == (Code.BAD_RULES, context)
    assert words in refused.message


NOTHING_EARNS = {"scoring": "none", "settlement": "none", "blocked": "none"}


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"settlement": "own_debit"},
        {"blocked": "own_debit"},
        {"settlement": "own_debit", "blocked": "own_debit"},
        {"settlement": "own_debit", "domino_bonus": 5},
        {"settlement": "winner_bonus"},
        {"blocked": "winner_bonus", "target_mode": "exact"},
    ],
)
def test_match_that_nobody_could_win_is_refused(options: dict[str, Any]) -> None:
    refused = refusal_of(**NOTHING_EARNS | options)
    assert refused.context == {"option": "scoring", "reason": "nothing_earns"}
    assert "nobody could ever win" in refused.message


@pytest.mark.parametrize(
    "options",
    [
        {"scoring": "headers"},
        {"settlement": "winner_difference"},
        {"settlement": "own_debit", "blocked": "winner_opponents"},
        {"domino_bonus": 1},
        {"settlement": "winner_bonus", "domino_bonus": 1},
        {"settlement": "own_debit", "blocked": "winner_bonus", "domino_bonus": 1},
        {"win_by": "going_out"},
        {"max_rounds": 1},
    ],
)
def test_match_that_somebody_can_win_is_none_such(options: dict[str, Any]) -> None:
    assert preset_rules("muggins", 2, NOTHING_EARNS | options)


@pytest.mark.parametrize(
    "options",
    [
        {"target_mode": "reach"},
        {"round_to": 1},
        {"false_call": 10, "claim": "announce", "muggins": "on", "target": 255},
        {"units": [3], "target": 251},
        {"scoring": "quotients", "settlement": "none", "blocked": "none"},
        {"settlement": "none", "domino_bonus": 1},
        {"max_rounds": 9},
        {"win_by": "going_out"},
    ],
)
def test_exact_target_that_can_be_hit_is_allowed(options: dict[str, Any]) -> None:
    assert preset_rules("muggins", 2, {"target": 252, "target_mode": "exact"} | options)


def test_exact_target_is_measured_by_what_points_are_divided_by() -> None:
    exact = {"target_mode": "exact", "target": 61, "divisor": 5}
    assert preset_rules("muggins", 2, exact).target == 61
    headers = {"scoring": "headers", "settlement": "winner_opponents"}
    assert preset_rules("muggins", 2, {"target_mode": "exact", "target": 7} | headers)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_partners_take_four_or_six(players: int) -> None:
    assert refusal_of(players, teams="partners", hand_size=2).context["reason"] == "partners"


@pytest.mark.parametrize("players", [4, 6])
def test_partners_sit_opposite(players: int) -> None:
    rules = preset_rules("muggins", players, {"teams": "partners", "hand_size": 4})
    assert rules.sides == players // 2
    assert [rules.side_of(seat) for seat in range(players)] == [*range(players // 2)] * 2


def test_a_divisor_may_differ_from_what_is_not_divided() -> None:
    nothing = {"settlement": "none", "blocked": "winner_bonus", "round_to": 1}
    assert preset_rules("muggins", 2, {"divisor": 5, **nothing}).divisor == 5
    assert (
        refusal_of(divisor=5, **nothing | {"blocked": "own_debit"}).context["reason"] == "settlement_divisor"
    )
    quotients = {"scoring": "quotients", "units": [5, 3], "divisor": 5}
    assert preset_rules("muggins", 2, quotients).divisor == 5


@pytest.mark.parametrize(
    ("option", "lowest", "highest"), [("domino_bonus", 0, 1000), ("outs_to_win", 1, 100)]
)
def test_more_numbers_have_a_range(option: str, lowest: int, highest: int) -> None:
    for value in (lowest, highest):
        assert getattr(Rules(**{option: value}), option) == value
    for value in (lowest - 1, highest + 1, None, True, 1.0, "1"):
        assert refused_option(**{option: value}) == option


def test_number_of_rounds_may_be_without_limit() -> None:
    assert preset_rules("muggins", 2, {"max_rounds": "none"}).max_rounds is None
    assert [Rules(max_rounds=rounds).max_rounds for rounds in (None, 1, 1000)] == [None, 1, 1000]
    for value in (0, 1001, True, 1.0, "1"):
        assert refused_option(max_rounds=value) == "max_rounds"


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
    with pytest.raises(BadRules, match="2, 3, 4 players"):
        preset_rules("muggins", 5)
    with pytest.raises(BadRules, match="players"):
        preset_rules("muggins", 1, {"hand_size": 4})


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 99, 2.0, "2", True])
@pytest.mark.parametrize("options", [{}, {"tile_set": 9}, {"hand_size": 2}])
def test_number_of_players_that_no_game_takes_is_out_of_range(players: Any, options: dict[str, Any]) -> None:
    with pytest.raises(BadRules) as refused:
        preset_rules("muggins", players, options)
    assert refused.value.context == {"option": "players", "reason": "range", "lowest": 2, "highest": 6}


def test_number_of_players_is_no_option() -> None:
    with pytest.raises(BadRules) as refused:
        preset_rules("muggins", 2, {"players": 3})
    assert refused.value.context == {"option": "players", "reason": "players_option"}


@pytest.mark.parametrize("option", ["", "colour", "tiles_in_set", "__class__", "\ud800"])
def test_unknown_option_is_refused_by_name(option: str) -> None:
    with pytest.raises(BadRules) as refused:
        preset_rules("muggins", 2, {option: 3})
    assert refused.value.context == {"option": option, "reason": "unknown"}
