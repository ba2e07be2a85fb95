"""What a round of two is worth when nothing is hidden any more: every way to its end is looked at."""

from __future__ import annotations

from collections.abc import Callable

from muggins_core.opponents.policies import wary
from muggins_core.opponents.position import Position

MOST_POSITIONS = 3_000
"""After so many the rest is played on by a rule of thumb."""


class Endgame:
    """The search from one position: `worth` is what an end of it is worth to `side`, who makes the most of it
    while the other side makes the least (alpha-beta)."""

    def __init__(self, side: int, worth: Callable[[Position], float]) -> None:
        self._side = side
        self._worth = worth
        self._left = MOST_POSITIONS

    def value(self, position: Position, low: float = float("-inf"), high: float = float("inf")) -> float:
        """Return what a position is worth with the best play of both, between the bounds that matter."""
        hand = position.move_on()
        if not hand:
            return self._worth(position)
        self._left -= 1
        if self._left < 0:
            position.finish(wary)
            return self._worth(position)
        is_own = position.table.sides[position.seat] == self._side
        best = float("-inf") if is_own else float("inf")
        for step in position.node.best:
            if not step.bit & hand:
                continue
            after = position.copy()
            after.play(step)
            found = self.value(after, low, high)
            if is_own:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high:
                break
        return best
