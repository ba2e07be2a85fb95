"""What is on the table and where a tile may go: a line, a line with a spinner, or a tree.

No scores and no pixels. Each tile has *places* where others may be attached: the two halves of a
single (0 the higher, 1 the lower), the two sides of a double (0 and 1), and for a spinner its two
ends as well (2 and 3), which open when both sides are covered (H1).
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from muggins_core.rules import SpinnerRule
from muggins_core.tiles import Tile
from muggins_core.values import make

SIDES, SPINNER_PLACES = 2, 4

# What a placement makes is a named tuple: it is made several times faster than a frozen dataclass.


class PlacedTile(NamedTuple):
    """A tile on the table: the tile that it was attached to (`anchor`), the place of the anchor that
    it covers, and the pips that touch. All three are None for the lead."""

    tile: Tile
    anchor: Tile | None = None
    place: int | None = None
    pips: int | None = None


class End(NamedTuple):
    """An open end: a tile may be attached to `anchor` by a half with `pips`.

    `place` is the place that it would cover, `covered` how many places of a double are covered
    already (of a single nobody asks). The equal sides of a lone double, and the two ends of a
    spinner, are one end (R4.5).
    """

    anchor: Tile
    pips: int
    place: int
    covered: int


@cache
def _attached(tile: Tile, end: End, stays_open: bool) -> tuple[PlacedTile, tuple[End, ...]]:
    """Return a tile at an open end, and what is open in its stead. A set of tiles makes only so many of
    these, so that each is made once."""
    anchor, pips, place, covered = end
    grown = End(tile, tile.low, 1, 1) if tile.high == pips else End(tile, tile.high, 0, 1)
    # The first side of the tile that was led is its left side, so that what stays open of it is to the
    # right; any other order would turn the line around.
    rest = (End(anchor, pips, covered + 1, covered + 1),) if stays_open else ()
    return PlacedTile(tile, anchor, place, pips), (grown, *rest)


class Layout(NamedTuple):
    """The tiles played in a round, in that order, and the open ends from left to right."""

    spinner: SpinnerRule = SpinnerRule.NONE
    tiles: tuple[PlacedTile, ...] = ()
    ends: tuple[End, ...] = ()
    first_double: Tile | None = None
    mask: int = 0
    """A bit for the pips of each open end: a tile fits if its own mask shares one."""

    def lead(self, tile: Tile) -> Layout:
        """Return the layout with the first tile of the round (R3.4)."""
        if self.tiles:
            raise ValueError("there is a lead already")
        if tile.is_double:
            return self._with(PlacedTile(tile), (End(tile, tile.high, 0, 0),))
        ends = (End(tile, tile.high, 0, 0), End(tile, tile.low, 1, 0))
        return self._with(PlacedTile(tile), ends)

    def place(self, tile: Tile, anchor: Tile | None) -> Layout:
        """Return the layout with `tile` attached at `anchor`, or led where that is None (R3.4, R4.2);
        ValueError if it fits nowhere there."""
        return self.lead(tile) if anchor is None else self.attach(tile, anchor)

    def end_for(self, tile: Tile, anchor: Tile) -> End | None:
        """Return the open end at `anchor` where `tile` fits, or None.

        It is one at most: two different tiles share at most one number of pips.
        """
        for end in self.ends:
            at, pips, _, _ = end
            if at is anchor and tile.mask >> pips & 1:
                return end
        return None

    def ends_for(self, tile: Tile) -> tuple[End, ...]:
        """Return every open end where `tile` may be attached (R4.2), from left to right."""
        if not tile.mask & self.mask:
            return ()
        return tuple(end for end in self.ends if tile.has(end.pips))

    def attach(self, tile: Tile, anchor: Tile) -> Layout:
        """Return the layout with `tile` attached at the open end of `anchor` (R4.2); ValueError if it
        fits none."""
        end = self.end_for(tile, anchor)
        if end is None:
            raise ValueError(f"{tile} fits no open end at {anchor}")
        stays_open = anchor.is_double and end.covered + 1 < self._places_of(anchor)
        placed, grown = _attached(tile, end, stays_open)
        ends = list(self.ends)
        at = ends.index(end)
        ends[at : at + 1] = grown
        return self._with(placed, tuple(ends))

    def _places_of(self, double: Tile) -> int:
        opens = self.spinner is SpinnerRule.ALL or (
            self.spinner is SpinnerRule.FIRST and double is self.first_double
        )
        return SPINNER_PLACES if opens else SIDES

    def _with(self, placed: PlacedTile, ends: tuple[End, ...]) -> Layout:
        mask = 0
        for _, pips, _, _ in ends:
            mask |= 1 << pips
        spinner, tiles, _, first_double, _ = self
        if first_double is None and placed.tile.is_double:
            first_double = placed.tile
        return make(Layout, (spinner, (*tiles, placed), ends, first_double, mask))
