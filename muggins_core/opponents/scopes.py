"""How much can be looked at in a game while somebody waits."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from muggins_core.rules import Rules, SpinnerRule

USUAL_SET = 6


class Scope(NamedTuple):
    """The most imagined deals in which placements are played on, in how many at a time, and whether others
    are thought to look ahead there, which makes many lines that nobody plays."""

    deals: int
    at_a_time: int
    is_wary: bool = True

    def deals_of(self, wanted: int) -> int:
        """Return how many deals are looked at by who would look at so many in a plain line."""
        return min(wanted, ceil(wanted * self.deals / LINE.deals))


LINE, TREE, LARGE = Scope(250, 10), Scope(25, 2, is_wary=False), Scope(8, 1, is_wary=False)


def scope_of(rules: Rules) -> Scope:
    """Return the scope of a game: a line with many ends takes its time, and more so with a large set."""
    if rules.spinner is SpinnerRule.NONE:
        return LINE
    if rules.tile_set > USUAL_SET:
        return LARGE
    return TREE if rules.spinner is SpinnerRule.ALL else LINE
