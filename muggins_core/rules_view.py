"""The rules in force as a page shows them, option by option (`protocol`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum
from functools import lru_cache
from typing import Any

from muggins_core import shown
from muggins_core.errors import BadRules, Code
from muggins_core.idle import idle_options
from muggins_core.presets import (
    BASIC_SET,
    DEFAULT_PRESET,
    preset_names,
    preset_players,
    preset_rules,
    usual_hand,
)
from muggins_core.rules import CHOICES, RANGES, Claim, Muggins, Rules, Scoring, SpinnerRule, WinBy

NO_LIMIT = "none"
ENDS_OF_LINE, ENDS_OF_TREE = 2, 4
TABLE_SETS = (6, 9, 12)
"""The sets of tiles that are sold, and offered at a table; rules may have others."""
_NAMES = tuple(field.name for field in fields(Rules))
_IDLE_IN_MUGGINS = frozenset(idle_options(Rules()))


def games_view() -> tuple[shown.GameView, ...]:
    """Return the named games."""
    return tuple(shown.GameView(name, preset_players(name)) for name in preset_names())


def table_rules(preset: str, players: int, options: Mapping[str, Any]) -> Rules:
    """Return rules for a match at a table; raises `BadRules`, also for a set of tiles that it has not."""
    rules = preset_rules(preset, players, options)
    if rules.tile_set not in TABLE_SETS:
        raise BadRules(
            Code.BAD_RULES,
            f"there is no double-{rules.tile_set} set at the table",
            option="tile_set",
            reason="set",
            tile_set=rules.tile_set,
        )
    return rules


@lru_cache(maxsize=8)
def rules_view(preset: str, rules: Rules) -> shown.RulesView:
    """Return the rules in force, and of each option what the preset and what `muggins` has.

    Every reply of a match carries them, and they do not change in it: they are made once.
    """
    idle = idle_options(rules)
    in_preset = _in_game(preset, rules)
    in_muggins = _in_game(DEFAULT_PRESET, rules)
    return shown.RulesView(
        preset=preset,
        players=rules.players,
        sides=rules.sides,
        highest=rules.tile_set,
        target=rules.target if rules.win_by is WinBy.POINTS else None,
        goal=rules.target if rules.win_by is WinBy.POINTS else rules.outs_to_win,
        round_to=rules.round_to,
        divisor=rules.divisor,
        announces=_announces(rules),
        calls=rules.muggins is Muggins.ON and "muggins" not in idle,
        sayable=_sayable(rules) if _announces(rules) else (),
        options=tuple(_option(name, rules, idle, in_preset, in_muggins) for name in _NAMES),
    )


def _announces(rules: Rules) -> bool:
    return rules.claim is Claim.ANNOUNCE and rules.scoring is not Scoring.NONE


def _sayable(rules: Rules) -> tuple[int, ...]:
    """Return the counts that score, up to the most that the ends of a line can make, or four ends of a
    tree, whose arms have no limit. Headers score by no count."""
    ends = ENDS_OF_LINE if rules.spinner is SpinnerRule.NONE else ENDS_OF_TREE
    most = sum(2 * max(0, rules.tile_set - at) for at in range(ends))
    is_counted = rules.scoring is not Scoring.HEADERS
    return tuple(
        made for made in range(1, most + 1) if is_counted and any(made % unit == 0 for unit in rules.units)
    )


def _in_game(preset: str, rules: Rules) -> dict[str, Any]:
    """Return the options of a game for so many players, its hand as from the set that is in use."""
    dealt = {"hand_size": rules.hand_size, "tile_set": rules.tile_set}
    game = preset_rules(preset, rules.players, dealt)
    values = {name: getattr(game, name) for name in _NAMES}
    return values | {"tile_set": BASIC_SET, "hand_size": usual_hand(preset, rules) or rules.hand_size}


def _option(
    name: str, rules: Rules, idle: dict[str, str], in_preset: dict[str, Any], in_muggins: dict[str, Any]
) -> shown.OptionView:
    lowest, highest = RANGES.get(name, (None, None))
    return shown.OptionView(
        name=name,
        value=_value(getattr(rules, name)),
        idle_by=idle.get(name),
        in_preset=_value(in_preset[name]),
        in_muggins=None if name in _IDLE_IN_MUGGINS else _value(in_muggins[name]),
        choices=TABLE_SETS if name == "tile_set" else tuple(map(_value, CHOICES.get(name, ()))),
        lowest=lowest,
        highest=highest,
    )


def _value(value: Any) -> shown.OptionValue:
    if value is None:
        return NO_LIMIT
    if isinstance(value, tuple):
        return "+".join(map(str, value))
    return value.value if isinstance(value, StrEnum) else int(value)
