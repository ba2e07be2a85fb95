"""Tiles: two halves with pips, doubles, the full set (R1.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

MOST_PIPS = 18
"""The most pips on a half of any tile that is made or imagined here."""


class Tile:
    """A tile, written high-low; there is one object for each tile, so that equality is identity.

    >>> Tile(4, 6)
    Tile(6, 4)
    >>> Tile(4, 6) is Tile(6, 4)
    True
    """

    __slots__ = ("high", "is_double", "low", "mask", "pips")

    high: int
    low: int
    pips: int
    """Both halves together."""
    is_double: bool
    mask: int
    """A bit for the pips of each half, to compare with `Layout.mask`."""

    def __new__(cls, one: int, other: int) -> Tile:
        """Return the tile with these halves, in either order; ValueError if pips are out of range."""
        return _tile(one, other) if one >= other else _tile(other, one)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a tile never changes."""
        raise AttributeError(f"a tile is immutable: {name}")

    def __delattr__(self, name: str) -> None:
        """Refuse: a tile never changes."""
        raise AttributeError(f"a tile is immutable: {name}")

    def __reduce__(self) -> tuple[type[Tile], tuple[int, int]]:
        """Copy and unpickle to the same object."""
        return Tile, (self.high, self.low)

    def __lt__(self, other: Tile) -> bool:
        """Order by the higher half, then by the lower."""
        return (self.high, self.low) < (other.high, other.low)

    def __repr__(self) -> str:
        """Return the expression that gives this tile."""
        return f"Tile({self.high}, {self.low})"

    def __str__(self) -> str:
        """Return the tile as it is written: `6-4`."""
        return f"{self.high}-{self.low}"

    def other_half(self, pips: int) -> int:
        """Return the pips of the half that stays free when the half with `pips` is attached (R4.2)."""
        return self.low if pips == self.high else self.high

    def has(self, pips: int) -> bool:
        """Say whether one of the halves has so many pips."""
        return pips in (self.high, self.low)


@cache
def _tile(high: int, low: int) -> Tile:
    if not 0 <= low <= high <= MOST_PIPS:
        raise ValueError(f"no tile has the halves {high} and {low}")
    tile = object.__new__(Tile)
    values = {
        "high": high,
        "low": low,
        "pips": high + low,
        "is_double": high == low,
        "mask": 1 << high | 1 << low,
    }
    for name, value in values.items():
        object.__setattr__(tile, name, value)
    return tile


def _all_tiles(highest: int) -> Iterator[Tile]:
    for high in range(highest + 1):
        for low in range(high + 1):
            yield Tile(high, low)


@cache
def full_set(highest: int) -> tuple[Tile, ...]:
    """Return the (n+1)(n+2)/2 tiles of the double-`highest` set, in rising order (R1.1).

    >>> len(full_set(6))
    28
    """
    return tuple(_all_tiles(highest))
