"""The named games (rules.md, Part 3) and rules given as a preset with changed options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, get_type_hints

from muggins_core.errors import BadRules, Code
from muggins_core.rules import (
    Claim,
    DrawRule,
    ExtraTurn,
    LeadAfterBlock,
    LeadNext,
    LeadTile,
    Muggins,
    MugginsDeduct,
    Rules,
    Scoring,
    Settlement,
    SpinnerCount,
    SpinnerRule,
    TargetMode,
    WinWhen,
    check_range,
)

DEFAULT_PRESET = "muggins"
BASIC_SET = 6
LARGER_SET_HANDS = {2: 7, 3: 5, 4: 5, 5: 5, 6: 5}
"""Tiles dealt from a double-nine or double-twelve set, by the number of players."""
LONG_TARGETS = {2: 250}
"""A match of two is longer than one of more (R9.1)."""


@dataclass(frozen=True, slots=True)
class _Preset:
    """Hand sizes by number of players, the target, and what differs from `muggins`."""

    hands: Mapping[int, int]
    target: int
    options: Mapping[str, Any]
    targets: Mapping[int, int] | None = None
    """Targets that differ by the number of players."""


_SEVEN_OR_FIVE = {2: 7, 3: 5, 4: 5}
_LINE_CLAIMS = {
    "claim": Claim.ANNOUNCE,
    "muggins": Muggins.ON,
    "muggins_deduct": MugginsDeduct.IF_COVERED,
    "false_call": 10,
}
_WINNER_LEADS = {"lead_next": LeadNext.ROUND_WINNER, "lead_after_block": LeadAfterBlock.ROUND_WINNER}
_ROTATE = {"lead_next": LeadNext.ROTATE, "lead_after_block": LeadAfterBlock.ROTATE}
_LATE = {"win_when": WinWhen.END_OF_ROUND}


def _both(settlement: Settlement) -> dict[str, Settlement]:
    return {"settlement": settlement, "blocked": settlement}


_DRAW = {
    "reserve": 2,
    "scoring": Scoring.NONE,
    "round_to": 1,
    **_both(Settlement.WINNER_DIFFERENCE),
    **_WINNER_LEADS,
    **_LATE,
}

_PRESETS = {
    "muggins": _Preset(_SEVEN_OR_FIVE, 200, {}, LONG_TARGETS),
    "muggins_calls": _Preset(
        {2: 7, 3: 7, 4: 7},
        200,
        {
            "spinner": SpinnerRule.FIRST,
            "claim": Claim.ANNOUNCE,
            "muggins": Muggins.ON,
            **_both(Settlement.WINNER_DIFFERENCE),
            **_WINNER_LEADS,
        },
    ),
    "muggins_line": _Preset(
        {2: 7, 3: 5, 4: 5, 5: 5, 6: 4},
        100,
        {
            "settlement": Settlement.WINNER_OPPONENTS,
            "blocked": Settlement.WINNER_EACH_DIFFERENCE,
            "round_to": 1,
            **_LINE_CLAIMS,
            **_LATE,
        },
    ),
    "all_threes": _Preset(
        _SEVEN_OR_FIVE,
        61,
        {
            "units": (3,),
            "divisor": 3,
            "round_to": 3,
            **_both(Settlement.WINNER_DIFFERENCE),
            **_LINE_CLAIMS,
            **_LATE,
        },
    ),
    "block_muggins": _Preset(
        _SEVEN_OR_FIVE,
        100,
        {"draw": DrawRule.NONE, **_both(Settlement.WINNER_DIFFERENCE), **_LINE_CLAIMS, **_LATE},
    ),
    "seven_toed_pete": _Preset(
        {4: 7},
        61,
        {
            "draw": DrawRule.NONE,
            "lead_tile": LeadTile.DOUBLE_OR_SCORING,
            "spinner": SpinnerRule.FIRST,
            "divisor": 5,
            "extra_turn": ExtraTurn.DOUBLE_OR_SCORE,
            **_both(Settlement.WINNER_OPPONENTS),
            **_ROTATE,
        },
    ),
    "all_fives": _Preset(
        {2: 9, 3: 7, 4: 5},
        200,
        {"spinner": SpinnerRule.FIRST, **_both(Settlement.WINNER_OPPONENTS)},
        LONG_TARGETS,
    ),
    "five_up": _Preset({2: 5, 3: 5, 4: 5}, 61, {"spinner": SpinnerRule.ALL, "divisor": 5, **_LATE}),
    "sniff": _Preset(
        {2: 7, 3: 6, 4: 5},
        200,
        {
            "spinner": SpinnerRule.FIRST,
            "spinner_count": SpinnerCount.WHILE_EXPOSED,
            **_both(Settlement.WINNER_OPPONENTS),
        },
        LONG_TARGETS,
    ),
    "fives_and_threes": _Preset(
        _SEVEN_OR_FIVE,
        61,
        {
            "draw": DrawRule.NONE,
            "scoring": Scoring.QUOTIENTS,
            "units": (5, 3),
            "domino_bonus": 1,
            "target_mode": TargetMode.EXACT,
            **_both(Settlement.NONE),
            **_ROTATE,
        },
    ),
    "draw": _Preset(_SEVEN_OR_FIVE, 100, _DRAW),
    "block": _Preset(_SEVEN_OR_FIVE, 100, {**_DRAW, "draw": DrawRule.NONE, "reserve": 0}),
    "bergen": _Preset(
        {2: 6, 3: 6, 4: 5},
        10,
        {
            "reserve": 2,
            "scoring": Scoring.HEADERS,
            "lead_tile": LeadTile.LOWEST_DOUBLE,
            "lead_next": LeadNext.LOWEST_DOUBLE,
            "lead_after_block": LeadAfterBlock.LOWEST_DOUBLE,
            "domino_bonus": 2,
            **_both(Settlement.WINNER_BONUS),
        },
        {2: 15},
    ),
}

_TYPES = get_type_hints(Rules)


def preset_names() -> tuple[str, ...]:
    """Return the names of all presets, in the order of rules.md."""
    return tuple(_PRESETS)


def preset_players(name: str) -> tuple[int, ...]:
    """Return the numbers of players that a preset is for, the usual one first."""
    return tuple(_PRESETS[name].hands)


def preset_rules(name: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> Rules:
    """Return the rules of a preset for so many players, with any `options` changed by name.

    Without `players` it is 2, or what the preset allows alone. Option values are as in JSON: numbers,
    names (`"none"`) and lists. Raises `BadRules` for an unknown preset or option, an impossible value
    or combination, and a number of players that the preset does not take (R1.3) unless `hand_size`
    says how to deal to them.

    >>> preset_rules("muggins", 3).target
    200
    """
    if name not in preset_names():
        raise BadRules(Code.BAD_RULES, f"there is no game named {name!r}", preset=str(name))
    preset = _PRESETS[name]
    if players is None:
        players = next(iter(preset.hands))
    check_range("players", players)
    changed = {option: _option_value(option, value) for option, value in (options or {}).items()}
    dealt = {} if "hand_size" in changed else {"hand_size": _hand_size(name, preset, players, changed)}
    targets = preset.targets or {}
    defaults = {"target": targets.get(players, preset.target), **dealt, **preset.options}
    return Rules(**{"players": players, **defaults, **changed})


def _hand_size(name: str, preset: _Preset, players: int, changed: Mapping[str, Any]) -> int:
    hands = _hands(preset, changed.get("tile_set", BASIC_SET))
    if players in hands:
        return hands[players]
    numbers = ", ".join(map(str, hands))
    raise BadRules(
        Code.BAD_RULES,
        f"{name} is for {numbers} players",
        option="players",
        reason="players",
        numbers=numbers,
    )


def _hands(preset: _Preset, tile_set: object) -> Mapping[int, int]:
    is_larger_set = isinstance(tile_set, int) and tile_set > BASIC_SET
    return LARGER_SET_HANDS if is_larger_set else preset.hands


def usual_hand(name: str, rules: Rules) -> int | None:
    """Return how many tiles a preset deals to so many players from such a set, None where it does not say."""
    return _hands(_PRESETS[name], rules.tile_set).get(rules.players)


def _option_value(option: str, value: Any) -> Any:
    if option == "players":
        message = "the number of players is given beside the options, not among them"
        raise BadRules(Code.BAD_RULES, message, option=option, reason="players_option")
    if option not in _TYPES:
        raise BadRules(
            Code.BAD_RULES, f"there is no option named {option!r}", option=str(option), reason="unknown"
        )
    kind = _TYPES[option]
    # A choice that is none is left as it is, for `Rules` to say so.
    if isinstance(kind, type) and issubclass(kind, StrEnum) and value in tuple(kind):
        return kind(value)
    if option == "max_rounds" and value == "none":
        return None
    return tuple(value) if isinstance(value, list) else value


def changed_options(name: str, rules: Rules) -> dict[str, Any]:
    """Return the options in which rules differ from their preset, with values as in JSON."""
    base = preset_rules(name, rules.players, {"hand_size": rules.hand_size, "tile_set": rules.tile_set})
    changed = {
        field.name for field in fields(Rules) if getattr(rules, field.name) != getattr(base, field.name)
    }
    if rules.tile_set != BASIC_SET:
        changed.add("tile_set")
    if rules.hand_size != usual_hand(name, rules):
        changed.add("hand_size")
    return {
        field.name: _json_value(getattr(rules, field.name))
        for field in fields(Rules)
        if field.name in changed
    }


def _json_value(value: Any) -> Any:
    if isinstance(value, StrEnum):
        return value.value
    return list(value) if isinstance(value, tuple) else value
