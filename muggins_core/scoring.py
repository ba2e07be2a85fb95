"""Counts, points, rounding, settlement and the paper tally."""

from __future__ import annotations

from dataclasses import dataclass

from muggins_core.events import Count
from muggins_core.layout import SIDES, End, Layout
from muggins_core.rules import Rules, SpinnerCount
from muggins_core.tiles import Tile

STROKE, SYMBOL = 5, 50
"""What a stroke and a whole symbol of the paper tally are worth (R10)."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A score on paper (R10): a minus, whole symbols of 50, and loose strokes of 5 (0 to 9)."""

    is_negative: bool
    wholes: int
    strokes: int


def count(layout: Layout, rules: Rules) -> Count:
    """Return the count of a layout (R6.1-R6.4; with spinners H2).

    A lone single counts both halves, a double both of its halves until both sides are covered.
    """
    terms = []
    total = 0
    for end in layout.ends:
        halves = _counted_halves(end, layout, rules)
        if halves:
            terms.append((end.anchor, halves))
            total += sum(halves)
    return Count(tuple(terms), total)


def _counted_halves(end: End, layout: Layout, rules: Rules) -> tuple[int, ...]:
    if not end.anchor.is_double:
        return (end.pips,)
    if end.covered < SIDES:
        return (end.pips, end.pips)
    if rules.spinner_count is SpinnerCount.WHILE_EXPOSED and end.anchor is layout.first_double:
        return (end.pips,) * (2 if end.covered == SIDES else 1)
    return ()


def points(total: int, rules: Rules) -> int:
    """Return what a count scores: itself if it is a positive multiple of a unit, else 0 (R6.5).

    >>> [points(total, Rules()) for total in (0, 12, 15, 20)]
    [0, 0, 15, 20]
    """
    if total > 0 and any(total % unit == 0 for unit in rules.units):
        return total
    return 0


def rounded(pips: int, unit: int) -> int:
    """Return `pips` rounded to the nearest multiple of an odd `unit` (R8.2).

    >>> [rounded(pips, 5) for pips in (2, 3, 7, 8)]
    [0, 5, 5, 10]
    """
    return (pips + unit // 2) // unit * unit


def own_debits(hands: tuple[tuple[Tile, ...], ...], rules: Rules) -> tuple[int, ...]:
    """Return the change of each score at the end of a round: everyone pays the own hand (R8.2, R8.3)."""
    return tuple(-rounded(pips_of(hand), rules.round_to) for hand in hands)


def pips_of(hand: tuple[Tile, ...]) -> int:
    """Return the pips of a hand."""
    return sum(tile.pips for tile in hand)


def tally(score: int) -> Tally:
    """Return the paper tally of a score (R10); what is left under a stroke is not drawn.

    >>> tally(65)
    Tally(is_negative=False, wholes=1, strokes=3)
    """
    size = abs(score)
    return Tally(score < 0, size // SYMBOL, size % SYMBOL // STROKE)
