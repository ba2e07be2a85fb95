"""What happened, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from muggins_core.tiles import Tile

Term = tuple[Tile, tuple[int, ...]]
"""A tile that counts, and the halves of it that do."""


class Count(NamedTuple):
    """The open ends added up (R6.1): the terms from left to right, and their sum."""

    terms: tuple[Term, ...]
    total: int


class EndReason(StrEnum):
    """How a round ended (R7, R9.2)."""

    DOMINO = "domino"
    BLOCK = "block"
    TARGET = "target"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt: who leads; hands and boneyard are nobody's to see."""

    leader: int


class Placed(NamedTuple):
    """A seat placed a tile: where (None for the lead), what was announced (None for silence), what it
    made the count, the points that its side gained, and those that it `missed` by not announcing."""

    seat: int
    tile: Tile
    anchor: Tile | None
    announced: int | None
    made: Count
    points: int
    missed: int = 0


class Drew(NamedTuple):
    """A seat drew a tile, which only that seat knows (R2.3): None for all others."""

    seat: int
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class Called:
    """A seat called the placement of another (H5): `missed` is the score that it called, 0 where it called
    falsely; `points` are what its side gained, which is nothing of a score that would overshoot an exact
    target, or minus what it paid for a false call; `deducted` is what the side that missed the score lost."""

    seat: int
    on: int
    total: int
    missed: int
    points: int
    deducted: int

    @property
    def is_right(self) -> bool:
        """Whether there was a score to call, and nobody had called it before."""
        return self.missed > 0


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round ended; `finisher` is the seat that played its last tile."""

    reason: EndReason
    finisher: int | None


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; `winners` are the sides with the highest score."""

    winners: tuple[int, ...]


TurnEvent = Placed | Drew | Passed | Called
Event = Dealt | TurnEvent | RoundEnded | MatchEnded


def redact(event: TurnEvent, seat: int | None) -> TurnEvent:
    """Return the event as `seat` may know it, or as everybody may where `seat` is None."""
    if isinstance(event, Drew) and event.seat != seat:
        return event._replace(tile=None)
    return event
