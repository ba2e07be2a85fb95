"""The tiles on the table as text: the line in a row, and under it a row for each arm of a spinner."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from textwrap import fill

from muggins_core.layout import SIDES
from muggins_core.shown import LineView, PlacedView

WIDTH = 78
"""No row is longer, in characters: what is more goes on in the next."""


def format_line(line: LineView) -> str:
    """Return the line from left to right as it lies, and under it each arm outwards from the tile that it
    grows from (H1), in the order in which they were begun."""
    if not line.tiles:
        return "The table is empty."
    lead = line.tiles[0]
    left, right = (_grown(line, lead.tile, [side]) for side in range(SIDES))
    inwards = [_tile(placed, is_left=True) for placed in left]
    return "\n".join([_row([*reversed(inwards), _tile(lead), *map(_tile, right)]), *_arms(line)])


def _arms(line: LineView) -> Iterator[str]:
    for first in line.tiles:
        if first.place is not None and first.place >= SIDES:
            arm = [first, *_grown(line, first.tile, range(SIDES))]
            yield _row(map(_tile, arm), f"  from {first.anchor}: ")


def _grown(line: LineView, anchor: str, places: Collection[int]) -> Iterator[PlacedView]:
    """Yield the tiles that grow, one from the other, from the first of these places that is covered."""
    following = next((one for one in line.tiles if one.anchor == anchor and one.place in places), None)
    if following is not None:
        yield following
        yield from _grown(line, following.tile, range(SIDES))


def _row(tiles: Iterable[str], heading: str = "") -> str:
    return fill(" ".join(tiles), WIDTH, initial_indent=heading, subsequent_indent=" " * len(heading))


def _tile(placed: PlacedView, *, is_left: bool = False) -> str:
    """Return a tile with the half that touches the one before it first, or last to the left of the lead."""
    high, low = placed.tile.split("-")
    first, second = (low, high) if str(placed.pips) == low else (high, low)
    return f"[{second}|{first}]" if is_left else f"[{first}|{second}]"
