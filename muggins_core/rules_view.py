"""The rules in force as a page shows them, option by option (`protocol`)."""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum
from typing import Any

from muggins_core import protocol
from muggins_core.presets import DEFAULT_PRESET, preset_names, preset_players, preset_rules
from muggins_core.rules import CHOICES, RANGES, Claim, Muggins, Rules, WinBy

NO_LIMIT = "none"
_NAMES = tuple(field.name for field in fields(Rules))


def games_view() -> tuple[protocol.GameView, ...]:
    """Return the named games."""
    return tuple(protocol.GameView(name, preset_players(name)) for name in preset_names())


def rules_view(preset: str, rules: Rules) -> protocol.RulesView:
    """Return the rules in force, and of each option what the preset and what `muggins` has."""
    dealt = {"hand_size": rules.hand_size, "tile_set": rules.tile_set}
    in_preset = preset_rules(preset, rules.players, dealt)
    in_muggins = preset_rules(DEFAULT_PRESET, rules.players, dealt)
    return protocol.RulesView(
        preset=preset,
        players=rules.players,
        sides=rules.sides,
        highest=rules.tile_set,
        target=rules.target if rules.win_by is WinBy.POINTS else None,
        round_to=rules.round_to,
        divisor=rules.divisor,
        announces=rules.claim is Claim.ANNOUNCE,
        calls=rules.muggins is Muggins.ON,
        options=tuple(_option(name, rules, in_preset, in_muggins) for name in _NAMES),
    )


def _option(name: str, rules: Rules, in_preset: Rules, in_muggins: Rules) -> protocol.OptionView:
    lowest, highest = RANGES.get(name, (None, None))
    return protocol.OptionView(
        name=name,
        value=_value(getattr(rules, name)),
        in_preset=_value(getattr(in_preset, name)),
        in_muggins=_value(getattr(in_muggins, name)),
        choices=tuple(map(_value, CHOICES.get(name, ()))),
        lowest=lowest,
        highest=highest,
    )


def _value(value: Any) -> protocol.OptionValue:
    if value is None:
        return NO_LIMIT
    if isinstance(value, tuple):
        return "+".join(map(str, value))
    return value.value if isinstance(value, StrEnum) else int(value)
