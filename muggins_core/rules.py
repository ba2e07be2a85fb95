"""`Rules`: the house-rule options in force, as data, and the check of a combination."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import gcd

from muggins_core.errors import BadRules, Code, ContextValue
from muggins_core.tiles import MOST_PIPS


class Teams(StrEnum):
    """Who shares a score: everybody plays alone, or those who sit opposite play together."""

    NONE = "none"
    PARTNERS = "partners"


class DrawRule(StrEnum):
    """How many tiles a player without a placement draws (R5.1)."""

    UNTIL_PLAYABLE = "until_playable"
    ONE = "one"
    NONE = "none"


class LeadNext(StrEnum):
    """Who leads after a domino (R3.2)."""

    FINISHER = "finisher"
    ROUND_WINNER = "round_winner"
    ROTATE = "rotate"
    LOWEST_DOUBLE = "lowest_double"


class LeadAfterBlock(StrEnum):
    """Who leads after a block (R3.3)."""

    LOT = "lot"
    ROUND_WINNER = "round_winner"
    ROTATE = "rotate"
    LOWEST_DOUBLE = "lowest_double"


class LeadTile(StrEnum):
    """Which tiles may be led (R3.4)."""

    ANY = "any"
    DOUBLE_OR_SCORING = "double_or_scoring"
    LOWEST_DOUBLE = "lowest_double"


class SpinnerRule(StrEnum):
    """Which doubles open four ways (H1)."""

    NONE = "none"
    FIRST = "first"
    ALL = "all"


class SpinnerCount(StrEnum):
    """How long the first double goes on counting (H2)."""

    UNTIL_BOTH_SIDES = "until_both_sides"
    WHILE_EXPOSED = "while_exposed"


class Scoring(StrEnum):
    """What a placement scores (H3)."""

    MULTIPLES = "multiples"
    QUOTIENTS = "quotients"
    HEADERS = "headers"
    NONE = "none"


class Claim(StrEnum):
    """Whether a score must be announced by its owner (H4)."""

    AUTOMATIC = "automatic"
    ANNOUNCE = "announce"


class Muggins(StrEnum):
    """Whether others may call a score that was not announced (H5)."""

    OFF = "off"
    ON = "on"


class MugginsDeduct(StrEnum):
    """When a called score is also taken from the one who missed it (H5)."""

    NONE = "none"
    IF_COVERED = "if_covered"
    FULL = "full"


class Settlement(StrEnum):
    """Who gains or pays what at the end of a round (R8, H6)."""

    OWN_DEBIT = "own_debit"
    WINNER_OPPONENTS = "winner_opponents"
    WINNER_DIFFERENCE = "winner_difference"
    WINNER_EACH_DIFFERENCE = "winner_each_difference"
    WINNER_BONUS = "winner_bonus"
    NONE = "none"


WINNER_SETTLEMENTS = frozenset(Settlement) - {Settlement.OWN_DEBIT, Settlement.NONE}
PIP_SETTLEMENTS = frozenset(Settlement) - {Settlement.WINNER_BONUS, Settlement.NONE}


class TargetMode(StrEnum):
    """Whether points that overshoot the target count."""

    REACH = "reach"
    EXACT = "exact"


class WinWhen(StrEnum):
    """When a score that has reached the target wins (R9.2)."""

    AT_ONCE = "at_once"
    END_OF_ROUND = "end_of_round"


class WinBy(StrEnum):
    """What wins the match."""

    POINTS = "points"
    GOING_OUT = "going_out"


class ExtraTurn(StrEnum):
    """When the same seat moves again."""

    NONE = "none"
    DOUBLE_OR_SCORE = "double_or_score"


_ALONE = Teams.NONE
"""Kept at hand, since until Python 3.12 a member of an enum is looked up slowly."""

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
PARTNER_TABLES = (4, 6)
"""The numbers of players who can sit as pairs of partners."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every option of the house rules; the defaults are Muggins for two (R1-R9).

    Raises `BadRules` with a sentence for a player when options are out of range or cannot go together.
    """

    players: int = 2
    tile_set: int = 6
    """The highest pips of a half."""
    teams: Teams = Teams.NONE
    hand_size: int = 7
    draw: DrawRule = DrawRule.UNTIL_PLAYABLE
    reserve: int = 0
    """The last tiles of the boneyard, which are never drawn."""
    lead_next: LeadNext = LeadNext.FINISHER
    lead_after_block: LeadAfterBlock = LeadAfterBlock.LOT
    lead_tile: LeadTile = LeadTile.ANY
    spinner: SpinnerRule = SpinnerRule.NONE
    spinner_count: SpinnerCount = SpinnerCount.UNTIL_BOTH_SIDES
    scoring: Scoring = Scoring.MULTIPLES
    units: tuple[int, ...] = (5,)
    """The count scores when it is a positive multiple of one of these (R6.5)."""
    divisor: int = 1
    """Points are the count, and settlements the pips, divided by this."""
    claim: Claim = Claim.AUTOMATIC
    muggins: Muggins = Muggins.OFF
    muggins_deduct: MugginsDeduct = MugginsDeduct.NONE
    false_call: int = 0
    """What a wrong caller pays."""
    settlement: Settlement = Settlement.OWN_DEBIT
    blocked: Settlement = Settlement.OWN_DEBIT
    round_to: int = 5
    """The unit to which a settlement is rounded (R8.2)."""
    domino_bonus: int = 0
    target: int = 250
    target_mode: TargetMode = TargetMode.REACH
    win_when: WinWhen = WinWhen.AT_ONCE
    win_by: WinBy = WinBy.POINTS
    outs_to_win: int = 3
    extra_turn: ExtraTurn = ExtraTurn.NONE
    max_rounds: int | None = None

    def __post_init__(self) -> None:
        """Check each option by itself, then those that depend on one another."""
        for option in RANGES:
            if option != "max_rounds" or self.max_rounds is not None:
                check_range(option, getattr(self, option))
        for option, allowed in CHOICES.items():
            _check_one_of(option, getattr(self, option), allowed)
        _check_table(self)
        _check_scoring(self)
        _check_winnable(self)

    @property
    def tiles_in_set(self) -> int:
        """The number of different tiles: (n+1)(n+2)/2."""
        return (self.tile_set + 1) * (self.tile_set + 2) // 2

    @property
    def sides(self) -> int:
        """The number of scores: one a player, or one a pair of partners."""
        return self.players if self.teams is Teams.NONE else self.players // 2

    def side_of(self, seat: int) -> int:
        """Return the side that a seat plays for: partners sit opposite."""
        return seat if self.teams is _ALONE else seat % self.sides


RANGES = {
    "players": (FEWEST_PLAYERS, MOST_PLAYERS),
    "tile_set": (2, MOST_PIPS),
    "hand_size": (1, 91),
    "domino_bonus": (0, 1000),
    "target": (1, 10_000),
    "outs_to_win": (1, 100),
    "max_rounds": (1, 1000),
}
"""Options that are numbers, with the lowest and the highest."""
CHOICES: dict[str, tuple[object, ...]] = {
    "teams": tuple(Teams),
    "draw": tuple(DrawRule),
    "reserve": (0, 1, 2),
    "lead_next": tuple(LeadNext),
    "lead_after_block": tuple(LeadAfterBlock),
    "lead_tile": tuple(LeadTile),
    "spinner": tuple(SpinnerRule),
    "spinner_count": tuple(SpinnerCount),
    "scoring": tuple(Scoring),
    "units": ((5,), (3,), (5, 3)),
    "divisor": (1, 3, 5),
    "claim": tuple(Claim),
    "muggins": tuple(Muggins),
    "muggins_deduct": tuple(MugginsDeduct),
    "false_call": (0, 10),
    "settlement": tuple(Settlement),
    "blocked": tuple(Settlement),
    "round_to": (1, 3, 5),
    "target_mode": tuple(TargetMode),
    "win_when": tuple(WinWhen),
    "win_by": tuple(WinBy),
    "extra_turn": tuple(ExtraTurn),
}
"""Options that are one of a few values."""


def _bad(option: str, reason: str, message: str, **context: ContextValue) -> BadRules:
    """`reason` is a stable name of what is wrong, for a page to say it in the player's language."""
    return BadRules(Code.BAD_RULES, message, option=option, reason=reason, **context)


def check_range(option: str, value: object) -> None:
    """Raise `BadRules` unless a value of an option that is a number is one in its range."""
    lowest, highest = RANGES[option]
    if type(value) is not int or not lowest <= value <= highest:
        message = f"{option} must be a whole number from {lowest} to {highest}"
        raise _bad(option, "range", message, lowest=lowest, highest=highest)


def _check_one_of(option: str, value: object, allowed: tuple[object, ...]) -> None:
    # What equals a choice without being it (5.0, True, "none") would go on as what it is.
    if not any(value == choice and _types(value) == _types(choice) for choice in allowed):
        raise _bad(option, "choice", f"{option} must be one of {', '.join(map(str, allowed))}")


def _types(value: object) -> tuple[type, ...]:
    return (type(value), *map(type, value if isinstance(value, tuple) else ()))


def _check_table(rules: Rules) -> None:
    dealt = rules.players * rules.hand_size
    if dealt > rules.tiles_in_set:
        raise _bad(
            "hand_size",
            "hands_exceed_set",
            f"{rules.players} hands of {rules.hand_size} tiles need {dealt} tiles, but the set has"
            f" only {rules.tiles_in_set}",
            players=rules.players,
            hand_size=rules.hand_size,
            dealt=dealt,
            tiles=rules.tiles_in_set,
        )
    if rules.teams is Teams.PARTNERS and rules.players not in PARTNER_TABLES:
        message = f"{rules.players} players cannot sit as partners: that takes 4 or 6"
        raise _bad("teams", "partners", message, players=rules.players)


def _check_scoring(rules: Rules) -> None:
    if rules.scoring is Scoring.HEADERS and rules.spinner is not SpinnerRule.NONE:
        message = "headers compare the two ends of a line, so they cannot go with a spinner"
        raise _bad("scoring", "headers_spinner", message)
    if rules.scoring is Scoring.MULTIPLES and any(unit % rules.divisor for unit in rules.units):
        units = " and ".join(map(str, rules.units))
        message = f"counts in multiples of {units} cannot be divided by {rules.divisor}"
        raise _bad("divisor", "units_divisor", message, units=units, divisor=rules.divisor)
    pays_pips = {rules.settlement, rules.blocked} & PIP_SETTLEMENTS
    if pays_pips and rules.round_to % rules.divisor:
        message = f"a settlement rounded to {rules.round_to} cannot be divided by {rules.divisor}"
        raise _bad("round_to", "settlement_divisor", message, round_to=rules.round_to, divisor=rules.divisor)


def _check_winnable(rules: Rules) -> None:
    """See that a match without a limit of rounds can come to its end."""
    if rules.win_by is not WinBy.POINTS or rules.max_rounds is not None:
        return
    gains = _gains(rules)
    if not gains:
        message = "nobody could ever win: points win the match, and nothing earns any"
        raise _bad("scoring", "nothing_earns", message)
    unit = gcd(*gains, *_losses(rules))
    if rules.target_mode is TargetMode.EXACT and rules.target % unit:
        message = f"nobody could ever hit {rules.target}: every score is a multiple of {unit}"
        raise _bad("target", "target_between", message, target=rules.target, unit=unit)


def _gains(rules: Rules) -> set[int]:
    """Return units of what can be earned: every gain is a sum of multiples of them."""
    gains = set()
    if rules.scoring is Scoring.MULTIPLES:
        gains |= {unit // rules.divisor for unit in rules.units}
    elif rules.scoring is not Scoring.NONE:
        gains.add(1)
    settled = {rules.settlement, rules.blocked}
    if settled & PIP_SETTLEMENTS & WINNER_SETTLEMENTS:
        gains.add(rules.round_to // rules.divisor)
    pays_bonus = rules.settlement is Settlement.NONE or Settlement.WINNER_BONUS in settled
    if pays_bonus and rules.domino_bonus:
        gains.add(rules.domino_bonus)
    return gains


def _losses(rules: Rules) -> set[int]:
    """Return units of what can be lost, where they are not among those of gains."""
    losses = set()
    if Settlement.OWN_DEBIT in (rules.settlement, rules.blocked):
        losses.add(rules.round_to // rules.divisor)
    if rules.muggins is Muggins.ON and rules.claim is Claim.ANNOUNCE and rules.false_call:
        losses.add(rules.false_call)
    return losses
