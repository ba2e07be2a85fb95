"""The text of tiles, actions and counts (spec/record.md)."""

from __future__ import annotations

import re

from muggins_core.actions import Draw, Pass, Place, SeatAction
from muggins_core.errors import BadNotation, Code
from muggins_core.events import Count
from muggins_core.tiles import MOST_PIPS, Tile

LONGEST_QUOTE = 40
"""How much of a wrong text a message repeats."""

_TILE = re.compile(r"(0|[1-9][0-9]?)-(0|[1-9][0-9]?)")


def parse_tile(text: str) -> Tile:
    """Return the tile written as `HIGH-LOW`; raises `BadNotation` for anything else.

    >>> parse_tile("6-4")
    Tile(6, 4)
    """
    match = _TILE.fullmatch(text)
    if match:
        high, low = int(match[1]), int(match[2])
        if low <= high <= MOST_PIPS:
            return Tile(high, low)
    raise BadNotation(Code.BAD_NOTATION, f"{_shown(text)} is not a tile", text=_shown(text))


def format_tile(tile: Tile) -> str:
    """Return the tile as `HIGH-LOW`."""
    return str(tile)


def parse_action(text: str, seat: int) -> SeatAction:
    """Return what `seat` does by this text; raises `BadNotation` if it names no action.

    >>> parse_action("6-5>6-4", 0)
    Place(seat=0, tile=Tile(6, 5), anchor=Tile(6, 4))
    """
    if text == "draw":
        return Draw(seat)
    if text == "pass":
        return Pass(seat)
    tile, attached, anchor = text.partition(">")
    try:
        return Place(seat, parse_tile(tile), parse_tile(anchor) if attached else None)
    except BadNotation:
        raise BadNotation(Code.BAD_NOTATION, f"{_shown(text)} is not an action", text=_shown(text)) from None


def format_action(action: SeatAction) -> str:
    """Return the text of a seat's action, without the seat."""
    if isinstance(action, Draw):
        return "draw"
    if isinstance(action, Pass):
        return "pass"
    return str(action.tile) if action.anchor is None else f"{action.tile}>{action.anchor}"


def format_count(made: Count) -> str:
    """Return the arithmetic of a count.

    >>> format_count(Count(((Tile(6, 6), (6, 6)), (Tile(6, 3), (3,))), 15))
    '6+6 + 3 = 15'
    """
    terms = " + ".join("+".join(map(str, halves)) for _, halves in made.terms)
    return f"{terms or 0} = {made.total}"


def _shown(text: str) -> str:
    """Keep a wrong text short and printable in a message."""
    return ascii(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…")
