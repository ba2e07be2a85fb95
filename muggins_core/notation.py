"""The text of tiles, actions and counts (spec/record.md)."""

from __future__ import annotations

import re

from muggins_core.actions import Call, Draw, Pass, Place, SeatAction, Settle
from muggins_core.errors import BadNotation, Code
from muggins_core.events import Count
from muggins_core.tiles import MOST_PIPS, Tile

LONGEST_QUOTE = 40
"""How much of a wrong text a message repeats."""

_CALL = re.compile(r"muggins ([0-9])", re.ASCII)
_PLACEMENT = re.compile(r"([0-9-]+)(?:>([0-9-]+))?(?: =(0|[1-9][0-9]{0,3}))?", re.ASCII)
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
    """Return what `seat` does by this text (a call names its own seat).

    Raises `BadNotation` if it names no action.

    >>> parse_action("6-5>6-4", 0)
    Place(seat=0, tile=Tile(6, 5), anchor=Tile(6, 4), announced=None)
    """
    if text == "draw":
        return Draw(seat)
    if text == "pass":
        return Pass(seat)
    if text == "settle":
        return Settle()
    call = _CALL.fullmatch(text)
    if call:
        return Call(int(call[1]))
    placement = _PLACEMENT.fullmatch(text)
    if placement is None:
        raise BadNotation(Code.BAD_NOTATION, f"{_shown(text)} is not an action", text=_shown(text))
    tile, anchor, announced = placement.groups()
    try:
        return Place(
            seat,
            parse_tile(tile),
            None if anchor is None else parse_tile(anchor),
            None if announced is None else int(announced),
        )
    except BadNotation:
        raise BadNotation(Code.BAD_NOTATION, f"{_shown(text)} is not an action", text=_shown(text)) from None


def format_action(action: SeatAction) -> str:
    """Return the text of a seat's action, without the seat."""
    if isinstance(action, Draw):
        return "draw"
    if isinstance(action, Pass):
        return "pass"
    if isinstance(action, Settle):
        return "settle"
    if isinstance(action, Call):
        return f"muggins {action.seat}"
    placement = str(action.tile) if action.anchor is None else f"{action.tile}>{action.anchor}"
    return placement if action.announced is None else f"{placement} ={action.announced}"


def format_count(made: Count) -> str:
    """Return the arithmetic of a count.

    >>> format_count(Count(((Tile(6, 6), (6, 6)), (Tile(6, 3), (3,))), 15))
    '6+6 + 3 = 15'
    """
    terms = " + ".join("+".join(map(str, halves)) for _, halves in made.terms)
    return f"{terms or 0} = {made.total}"


def format_sum(added: tuple[int, ...], taken: tuple[int, ...]) -> str:
    """Return the arithmetic of pips that are added up and taken off, without the sum where it is one
    number.

    >>> format_sum((6, 9), (4,)), format_sum((13,), ())
    ('6 + 9 − 4 = 11', '13')
    """
    terms = " + ".join(map(str, added)) + "".join(f" − {pips}" for pips in taken)
    return terms if len(added) + len(taken) == 1 else f"{terms} = {sum(added) - sum(taken)}"


def _shown(text: str) -> str:
    """Keep a wrong text short and printable in a message."""
    return ascii(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…")
