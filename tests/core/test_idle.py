"""House rules that make no difference beside the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from muggins_core import (
    BadRules,
    MatchState,
    Place,
    Rules,
    apply,
    deal_round,
    legal_actions,
    legal_calls,
    new_match,
    preset_names,
    preset_players,
    preset_rules,
)
from muggins_core.idle import idle_options
from muggins_core.rules import CHOICES, RANGES
from tests.core.random_play import pick, random_scores

PARTS = 4
RULES_A_PART = 250
NAMES = tuple(field.name for field in fields(Rules))
SMALL = {"domino_bonus": (0, 1, 7), "outs_to_win": (1, 2), "target": (20, 61), "max_rounds": (None, 1, 2)}
"""Values to try of the options that are numbers."""


def idle(**options: Any) -> dict[str, str]:
    return idle_options(preset_rules("muggins", 2, options))


@pytest.mark.parametrize(
    ("options", "because"),
    [
        ({"win_by": "going_out"}, {"target": "win_by", "target_mode": "win_by", "win_when": "win_by"}),
        ({}, {"outs_to_win": "win_by", "muggins": "claim", "domino_bonus": "settlement"}),
        ({"muggins": "on", "false_call": 10}, {"muggins": "claim", "false_call": "claim"}),
        ({"claim": "announce"}, {"muggins_deduct": "muggins", "false_call": "muggins"}),
        ({"draw": "none"}, {"reserve": "draw"}),
        ({"hand_size": 14}, {"reserve": "hand_size", "draw": "hand_size"}),
        ({"hand_size": 13, "reserve": 2}, {"draw": "reserve"}),
        ({"hand_size": 13, "reserve": 2, "draw": "none"}, {"draw": "reserve"}),
        ({"spinner_count": "while_exposed"}, {"spinner_count": "spinner"}),
        ({"scoring": "headers"}, {"units": "scoring", "spinner_count": "spinner"}),
        ({"lead_tile": "lowest_double"}, {"lead_next": "lead_tile", "lead_after_block": "lead_tile"}),
        ({"max_rounds": 1}, {"lead_next": "max_rounds", "lead_after_block": "max_rounds"}),
        ({"settlement": "none", "blocked": "winner_bonus"}, {"round_to": "settlement"}),
        ({"scoring": "none", "settlement": "winner_opponents"}, {"win_when": "scoring", "units": "scoring"}),
    ],
)
def test_idle_option_is_told_with_what_makes_it_so(options: dict[str, Any], because: dict[str, str]) -> None:
    assert because.items() <= idle(**options).items()


@pytest.mark.parametrize(
    ("option", "options"),
    [
        ("muggins", {"claim": "announce"}),
        ("false_call", {"claim": "announce", "muggins": "on"}),
        ("false_call", {"claim": "announce", "muggins": "on", "scoring": "none", "win_by": "going_out"}),
        ("spinner_count", {"spinner": "all"}),
        ("divisor", {"scoring": "headers"}),
        ("round_to", {"settlement": "none"}),
        ("domino_bonus", {"settlement": "none"}),
        ("domino_bonus", {"blocked": "winner_bonus"}),
        ("outs_to_win", {"win_by": "going_out"}),
        ("draw", {"hand_size": 13, "reserve": 1}),
    ],
)
def test_option_that_makes_a_difference_is_not_idle(option: str, options: dict[str, Any]) -> None:
    assert option not in idle(**options)


def random_rules(rng: Random) -> Rules:
    """Return rules with options at random, some tried again until all go together."""
    preset = pick(rng, preset_names())
    players = pick(rng, preset_players(preset))
    rules = preset_rules(preset, players)
    for _ in range(8):
        option = pick(rng, NAMES)
        values = values_of(option)
        if values:
            rules = changed(rules, option, pick(rng, values)) or rules
    return rules


def values_of(option: str) -> tuple[Any, ...]:
    return CHOICES.get(option) or SMALL.get(option, ())


def changed(rules: Rules, option: str, value: Any) -> Rules | None:
    try:
        return replace(rules, **{option: value})
    except BadRules:
        return None


def told(rules: Rules, scores: tuple[int, ...], seed: str) -> Iterator[object]:
    """Yield all that a match at random shows, but for what its rules are."""
    rng = Random(seed)
    match = new_match(rules, scores)
    while match.winners is None and len(match.results) < 3:
        match = apply(match, deal_round(match, rng)).state
        while match.round is not None:
            yield legal_actions(match), legal_calls(match)
            match = apply(match, choice(match, rng)).state
            yield match.scores
        result = match.results[-1]
        yield result.reason, result.settlement, result.scores, match.winners


def choice(match: MatchState, rng: Random) -> Any:
    calls = legal_calls(match)
    if calls and rng.random() < 0.3:
        return pick(rng, calls)
    action = pick(rng, legal_actions(match))
    if isinstance(action, Place) and rng.random() < 0.5:
        placed: Any = apply(match, action).events[0]
        said = action._replace(announced=placed.made.total)
        return said if match.rules.claim == "announce" else action
    return action


@pytest.mark.parametrize("part", range(PARTS))
def test_match_goes_the_same_whatever_an_idle_option_says(part: int) -> None:
    rng = Random(f"idle {part}")
    compared = 0
    for number in range(RULES_A_PART):
        rules = random_rules(rng)
        scores = random_scores(rules, rng)
        for option in idle_options(rules):
            if option == "claim":
                continue  # what is said is told apart there, although nothing comes of it
            value = pick(rng, values_of(option))
            other = changed(rules, option, value)
            assert other is not None, (option, value, rules)
            if other != rules:
                seed = f"{part} {number}"
                assert [*told(rules, scores, seed)] == [*told(other, scores, seed)], (option, value, rules)
                assert option in idle_options(other), (option, value, rules)
                compared += 1
    assert compared > RULES_A_PART


def test_every_option_that_is_a_number_has_values_to_try() -> None:
    assert set(SMALL) == set(RANGES) - {"players", "tile_set", "hand_size"}
