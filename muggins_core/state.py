"""Where a match stands: data only, made by `engine` alone."""

from __future__ import annotations

from dataclasses import dataclass

from muggins_core.actions import Lot
from muggins_core.events import EndReason, TurnEvent
from muggins_core.layout import Layout
from muggins_core.rules import Rules
from muggins_core.tiles import Tile


@dataclass(frozen=True, slots=True)
class RoundState:
    """A round in play. `boneyard` is what is left, the next tile first; `drawn` is the tile that the
    seat to act drew last in this turn."""

    leader: int
    lot: Lot | None
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    layout: Layout
    to_act: int
    drawn: Tile | None = None
    history: tuple[TurnEvent, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round: where it stood at the end, who dominoed it and who won it (nobody a blocked
    one, R8.3), the pips left in each hand, what each score changed by in the settlement, and the scores
    after it. `next_leader` is None where a lot decides (R3.3) or the match is over."""

    final: RoundState
    reason: EndReason
    finisher: int | None
    winner: int | None
    pips: tuple[int, ...]
    settlement: tuple[int, ...]
    scores: tuple[int, ...]
    next_leader: int | None


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match: `round` is None between rounds and after the end, `winners` None until the end.

    `next_leader` is the seat that must lead the next round, None where a lot decides.
    """

    rules: Rules
    scores: tuple[int, ...]
    round: RoundState | None = None
    results: tuple[RoundResult, ...] = ()
    next_leader: int | None = None
    winners: tuple[int, ...] | None = None
