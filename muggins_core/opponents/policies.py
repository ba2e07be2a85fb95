"""How everybody places while an imagined round is played on: quick rules of thumb that see every hand."""

from __future__ import annotations

from muggins_core.opponents.lines import Node, Step
from muggins_core.opponents.position import Position

REPLY = 0.8
"""What a point of the next player's best answer costs."""
STUCK = 5.5
"""What it is worth that the next player has nothing that fits."""
FOLLOWER = 1.0
"""What each own tile is worth that fits afterwards."""
PIP = 0.1
"""What it is worth to be rid of a pip."""
OUT = 5.0
"""What it is worth to domino, over what it earns."""


def greedy(node: Node, hand: int, _: Position) -> Step:
    """Place what scores most now, and of that the heaviest tile."""
    return next(step for step in node.best if step.bit & hand)


def wary(node: Node, hand: int, position: Position) -> Step:
    """Place what scores most, less what the next player can answer at once; who cannot answer, and own tiles
    that fit, are worth something too."""
    steps = [step for step in node.best if step.bit & hand]
    best, most = steps[0], float("-inf")
    if len(steps) == 1:
        return best
    table, seat = position.table, position.seat
    next_seat = (seat + 1) % table.seats
    own, other = position.hands[seat], position.hands[next_seat]
    sign = -1 if table.sides[next_seat] != table.sides[seat] else 1
    for step in steps:
        bit, to, points, is_double = step
        rest = own & ~bit
        if not rest:
            after = OUT + table.pips_of(other)
        elif table.moves_again and (is_double or points):
            after = 0.0
        elif other & to.fit:
            after = sign * REPLY * best_points(to, other) / table.unit
        else:
            after = -sign * STUCK
        fitting = (rest & to.fit).bit_count()
        worth = points / table.unit + after + FOLLOWER * fitting + PIP * table.graph.pips[bit]
        if worth > most:
            best, most = step, worth
    return best


def best_points(node: Node, hand: int) -> int:
    """Return the most that a hand can score at once: 0 where nothing fits."""
    for bit, _, points, _ in node.best:
        if bit & hand:
            return points
    return 0
