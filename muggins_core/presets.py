"""The named games (rules.md, Part 3) and rules given as a preset with changed options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from muggins_core.errors import BadRules, Code
from muggins_core.rules import DrawRule, Rules, SpinnerCount, SpinnerRule

DEFAULT_PRESET = "muggins"


def _muggins(players: int) -> dict[str, Any]:
    """Hands by R2.1, targets by R9.1; R1.2 has two to four players."""
    return {"hand_size": {2: 7}.get(players, 5), "target": {2: 250}.get(players, 200)}


@dataclass(frozen=True, slots=True)
class _Preset:
    options: Callable[[int], dict[str, Any]]
    players: range


_PRESETS = {"muggins": _Preset(_muggins, range(2, 5))}

_ENUMS: dict[str, type[StrEnum]] = {
    "draw": DrawRule,
    "spinner": SpinnerRule,
    "spinner_count": SpinnerCount,
}


def preset_names() -> tuple[str, ...]:
    """Return the names of all presets."""
    return tuple(_PRESETS)


def preset_rules(name: str, players: int = 2, options: Mapping[str, Any] | None = None) -> Rules:
    """Return the rules of a preset for so many players, with any `options` changed by name.

    Option values are as in JSON: numbers, names (`"none"`) and lists. Raises `BadRules` for an
    unknown preset or option, an impossible value or combination, and a number of players that the
    preset does not take (R1.3) unless `hand_size` says how to deal to them.

    >>> preset_rules("muggins", 3).target
    200
    """
    if name not in preset_names():
        raise BadRules(Code.BAD_RULES, f"there is no game named {name!r}", preset=str(name))
    preset = _PRESETS[name]
    changed = {option: _option_value(option, value) for option, value in (options or {}).items()}
    if type(players) is not int or (players not in preset.players and "hand_size" not in changed):
        raise BadRules(
            Code.BAD_RULES,
            f"{name} is for {preset.players[0]} to {preset.players[-1]} players",
            option="players",
        )
    return Rules(**{"players": players, **preset.options(players), **changed})


def _option_value(option: str, value: Any) -> Any:
    """Return the value as `Rules` takes it, which refuses what is impossible."""
    if option not in {field.name for field in fields(Rules)} - {"players"}:
        raise BadRules(Code.BAD_RULES, f"there is no option named {option!r}", option=option)
    if option in _ENUMS and value in list(_ENUMS[option]):
        return _ENUMS[option](value)
    return tuple(value) if isinstance(value, list) else value
