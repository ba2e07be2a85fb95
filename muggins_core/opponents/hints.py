"""What can be said of each placement of a seat: what it brings, and what it leaves to the next player."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple

from muggins_core.actions import Place
from muggins_core.opponents.policies import best_points
from muggins_core.opponents.position import Position
from muggins_core.opponents.thinking import Thought
from muggins_core.views import SeatView

DEALS = 100
"""At how many imagined deals a hint looks."""


After = Literal["next", "again", "out", "target"]
"""What follows on a placement: the turn of the next player, another of the same, or the end, by the last tile
of the hand or because the target is reached."""


class Advice(NamedTuple):
    """A placement, and what speaks for and against it.

    `worth` are the points that it brings more than the others get, until the next round; `answer` what the
    next player scores at once with their best placement, and `stuck` how often they have none (0 to 1), both
    on the average of the deals that could be: of a turn of theirs, which they have where `after` says so.
    `fitting` and `pips` are tiles of the own hand that fit afterwards, and the pips that stay in it.
    """

    placement: Place
    worth: float
    points: int
    answer: float
    stuck: float
    fitting: int
    pips: int
    after: After


def advise(view: SeatView, rng: Random, deals: int = DEALS) -> tuple[Advice, ...]:
    """Return advice on every placement of the seat to act, the best first; none where it cannot place."""
    if not any(isinstance(action, Place) for action in view.legal):
        return ()
    thought = Thought(view, rng, is_wary=True)
    thought.look(deals)
    advice = [_advice(thought, at) for at in range(len(thought.placements))]
    best = thought.best()
    return tuple(sorted(advice, key=lambda item: (item.placement != best, -item.worth)))


def _advice(thought: Thought, at: int) -> Advice:
    bit, node, points, _ = thought.steps[at]
    table = thought.table
    rest = thought.hand & ~bit
    next_seat = (thought.seat + 1) % table.seats
    answers = stuck = total = 0.0
    for weight, hands in thought.looked_at:
        total += weight
        answers += weight * best_points(node, hands[next_seat])
        stuck += weight * (not hands[next_seat] & node.fit)
    return Advice(
        thought.placements[at],
        thought.values[at],
        points,
        answers / total,
        stuck / total,
        (rest & node.fit).bit_count(),
        table.pips_of(rest),
        _after(thought, at),
    )


def _after(thought: Thought, at: int) -> After:
    _, hands = thought.looked_at[0]
    position = Position(thought.table, thought.node, hands, (), thought.seat, thought.view.scores)
    position.play(thought.steps[at])
    if position.ended == "target":
        return "target"
    if not position.hands[thought.seat]:
        return "out"
    return "again" if position.seat == thought.seat else "next"
