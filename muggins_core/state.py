"""Where a match stands: data only, made by `engine` alone.

What is made anew at every action is a named tuple, which is made several times faster than a frozen
dataclass.
"""

from __future__ import annotations

from typing import NamedTuple

from muggins_core.actions import Lot
from muggins_core.events import EndReason, TurnEvent
from muggins_core.layout import Layout
from muggins_core.rules import Rules
from muggins_core.tiles import Tile


class Window(NamedTuple):
    """The time in which others may call a placement that was not rightly announced (H5): who placed,
    the points that were missed (0 after a right call, or where there were none), and who has called."""

    seat: int
    total: int
    missed: int
    callers: tuple[int, ...] = ()


class RoundState(NamedTuple):
    """A round in play. `boneyard` is what is left, the next tile first; `drawn` is the tile that the
    seat to act drew last in this turn; `window` is open while calls may come in, and `ending` says that
    the round is over but for them (H5)."""

    leader: int
    lot: Lot | None
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    layout: Layout
    to_act: int
    drawn: Tile | None = None
    history: tuple[TurnEvent, ...] = ()
    window: Window | None = None
    ending: EndReason | None = None


class RoundResult(NamedTuple):
    """A finished round: where it stood at the end, who dominoed it and who won it, the pips left in each
    hand, what each side's score changed by in the settlement, and the scores after it. `next_leader` is
    None where a lot or the next deal decides, or the match is over."""

    final: RoundState
    reason: EndReason
    finisher: int | None
    winner: int | None
    pips: tuple[int, ...]
    settlement: tuple[int, ...]
    scores: tuple[int, ...]
    next_leader: int | None


class MatchState(NamedTuple):
    """A match: `round` is None between rounds and after the end, `winners` (sides) None until the end.

    Scores are by side, `opening` those at the start of the match. `next_leader` is the seat that must
    lead the next round, None where a lot or the deal decides.
    """

    rules: Rules
    scores: tuple[int, ...]
    opening: tuple[int, ...]
    round: RoundState | None = None
    results: tuple[RoundResult, ...] = ()
    next_leader: int | None = None
    winners: tuple[int, ...] | None = None
