"""`Rules`: the house-rule options in force, as data, and the check of a combination."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from muggins_core.errors import BadRules, Code
from muggins_core.tiles import MOST_PIPS


class SpinnerRule(StrEnum):
    """Which doubles open four ways (H1)."""

    NONE = "none"
    FIRST = "first"
    ALL = "all"


class SpinnerCount(StrEnum):
    """How long the first double goes on counting (H2)."""

    UNTIL_BOTH_SIDES = "until_both_sides"
    WHILE_EXPOSED = "while_exposed"


class DrawRule(StrEnum):
    """How many tiles a player without a placement draws (R5.1)."""

    UNTIL_PLAYABLE = "until_playable"
    ONE = "one"
    NONE = "none"


FEWEST_PLAYERS, MOST_PLAYERS = 2, 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every option that the engine reads; the defaults are Muggins for two (R1-R9).

    Raises `BadRules` with a sentence for a player when options are out of range or cannot go together.
    """

    players: int = 2
    tile_set: int = 6
    """The highest pips of a half."""
    hand_size: int = 7
    draw: DrawRule = DrawRule.UNTIL_PLAYABLE
    reserve: int = 0
    """The last tiles of the boneyard, which are never drawn."""
    spinner: SpinnerRule = SpinnerRule.NONE
    spinner_count: SpinnerCount = SpinnerCount.UNTIL_BOTH_SIDES
    units: tuple[int, ...] = (5,)
    """The count scores when it is a positive multiple of one of these (R6.5)."""
    round_to: int = 5
    """The unit to which a settlement is rounded (R8.2)."""
    target: int = 250

    def __post_init__(self) -> None:
        """Check each option by itself, then those that depend on one another."""
        _check_range("players", self.players, FEWEST_PLAYERS, MOST_PLAYERS)
        _check_range("tile_set", self.tile_set, 2, MOST_PIPS)
        _check_range("hand_size", self.hand_size, 1, self.tiles_in_set)
        _check_range("reserve", self.reserve, 0, 2)
        _check_range("target", self.target, 1, 10_000)
        _check_one_of("draw", self.draw, tuple(DrawRule))
        _check_one_of("spinner", self.spinner, tuple(SpinnerRule))
        _check_one_of("spinner_count", self.spinner_count, tuple(SpinnerCount))
        _check_one_of("round_to", self.round_to, (1, 3, 5))
        _check_one_of("units", self.units, ((5,), (3,), (5, 3)))
        dealt = self.players * self.hand_size
        if dealt > self.tiles_in_set:
            raise BadRules(
                Code.BAD_RULES,
                f"{self.players} hands of {self.hand_size} tiles need {dealt} tiles, but the set has"
                f" only {self.tiles_in_set}",
                option="hand_size",
            )

    @property
    def tiles_in_set(self) -> int:
        """The number of different tiles: (n+1)(n+2)/2."""
        return (self.tile_set + 1) * (self.tile_set + 2) // 2


def _check_range(option: str, value: int, lowest: int, highest: int) -> None:
    if type(value) is not int or not lowest <= value <= highest:
        raise BadRules(Code.BAD_RULES, f"{option} must be a number from {lowest} to {highest}", option=option)


def _check_one_of(option: str, value: object, allowed: tuple[object, ...]) -> None:
    # What equals a choice without being it (5.0, True, "none") would go on as what it is.
    if not any(value == choice and _types(value) == _types(choice) for choice in allowed):
        choices = ", ".join(map(str, allowed))
        raise BadRules(Code.BAD_RULES, f"{option} must be one of {choices}", option=option)


def _types(value: object) -> tuple[type, ...]:
    return (type(value), *map(type, value if isinstance(value, tuple) else ()))
