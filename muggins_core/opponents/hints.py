"""What can be said of each placement of a seat: what it brings, and what it leaves to the next player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Literal, NamedTuple

from muggins_core.actions import Place
from muggins_core.opponents.policies import best_points
from muggins_core.opponents.position import Position
from muggins_core.opponents.scopes import scope_of
from muggins_core.opponents.thinking import Thought
from muggins_core.views import SeatView

DEALS = 100
"""In how many imagined deals placements are played on, if the game lets look at so many."""
SEEN = 100
"""In how many deals it is looked at least what the next player holds."""

After = Literal["next", "again", "out", "target"]
"""What follows on a placement: the turn of the next player, another of the same, or the end, by the last tile
of the hand or because the target is reached."""


class Advice(NamedTuple):
    """A placement, and what speaks for and against it.

    `worth` are the points that it brings more than the others get, until the next round, None where the match
    may end in this one, so that a win counts for more; `answer` what the next player scores at once with
    their best placement, and `stuck` how often they have none (0 to 1), both on the average of the deals that
    could be: of a turn of theirs, which they have where `after` says so. `fitting` and `pips` are tiles of
    the own hand that fit afterwards, and the pips that stay in it.
    """

    placement: Place
    worth: float | None
    points: int
    answer: float
    stuck: float
    fitting: int
    pips: int
    after: After


class Adviser:
    """Advises the seat to act, which can be asked when it has looked at all the deals of its scope."""

    def __init__(self, view: SeatView, rng: Random, deals: int | None = None) -> None:
        """Take the view of the seat to act, and how many deals to look at, if not those of the game."""
        self._scope = scope_of(view.rules)
        self._rng = rng
        can_place = any(isinstance(action, Place) for action in view.legal)
        self._thought = Thought(view, rng, self._scope.is_wary) if can_place else None
        wanted = min(DEALS, self._scope.deals) if deals is None else deals
        self._deals = 1 if self._thought and self._thought.is_certain else wanted

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        return self._thought.deals / self._deals if self._thought else 1.0

    def look(self) -> None:
        """Look at some more deals, if any are left."""
        if self._thought:
            self._thought.look(min(self._scope.at_a_time, self._deals - self._thought.deals))

    def advice(self) -> tuple[Advice, ...]:
        """Return advice on every placement, the best first; none where there is none, or nothing was looked
        at."""
        thought = self._thought
        if thought is None or not thought.deals:
            return ()
        seen = thought.looked_at if thought.is_certain else [*thought.looked_at, *self._more(thought)]
        best, values = thought.best(), thought.values
        order = sorted(range(len(values)), key=lambda at: (thought.placements[at] != best, -values[at]))
        return tuple(_advice(thought, at, seen) for at in order)

    def _more(self, thought: Thought) -> list[tuple[float, list[int]]]:
        """Return more deals, which are not played on."""
        imagined = islice(thought.imagined(Random(self._rng.random())), max(0, SEEN - thought.deals))
        return [(weight, hands) for weight, hands, _ in imagined]


def advise(view: SeatView, rng: Random, deals: int | None = None) -> tuple[Advice, ...]:
    """Return advice on every placement of the seat to act, the best first; none where it cannot place.
    `deals` are those to look at, if not those of the game."""
    adviser = Adviser(view, rng, deals)
    while adviser.share < 1:
        adviser.look()
    return adviser.advice()


def _advice(thought: Thought, at: int, seen: Sequence[tuple[float, list[int]]]) -> Advice:
    bit, node, points, _ = thought.steps[at]
    table = thought.table
    rest = thought.hand & ~bit
    next_seat = (thought.seat + 1) % table.seats
    answers = stuck = total = 0.0
    for weight, hands in seen:
        total += weight
        answers += weight * best_points(node, hands[next_seat])
        stuck += weight * (not hands[next_seat] & node.fit)
    return Advice(
        thought.placements[at],
        None if thought.may_end_the_match else thought.values[at],
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
