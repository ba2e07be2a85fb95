"""What can be asked of a match: a deal by the table, and a placement, a draw, a pass or a call by a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from muggins_core.tiles import Tile


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot for the lead (R3.1): a list of drawings, each of (seat, tile), the later ones among
    those who tied for most pips."""

    drawings: tuple[tuple[tuple[int, Tile], ...], ...]
    leader: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Start a round: who leads, each seat's hand, and the boneyard in the order of drawing (R2).

    `lot` is the lot that named the leader, where one did and is known.
    """

    leader: int
    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    lot: Lot | None = None


class Place(NamedTuple):
    """Attach a tile to the tile `anchor`, or lead it where `anchor` is None (R3.4, R4.2).

    `announced` is the count that the player says with it, None for silence (H4). A named tuple, since all
    that are legal are made at every turn, and that is several times faster than with frozen dataclasses.
    """

    seat: int
    tile: Tile
    anchor: Tile | None = None
    announced: int | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the next tile of the boneyard (R5.1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass the turn on (R5.4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Call:
    """Call "Muggins!" on the last placement (H5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Settle:
    """Close a round that waits for calls (H5); nobody's turn, hence no seat."""


SeatAction = Place | Draw | Pass | Call | Settle
Action = Deal | SeatAction
