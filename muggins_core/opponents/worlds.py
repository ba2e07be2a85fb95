"""What a seat knows of the tiles that it does not see, and worlds that could be behind them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from muggins_core.deal import shuffled
from muggins_core.events import Drew, Passed, Placed, TurnEvent
from muggins_core.layout import Layout
from muggins_core.opponents.lines import Node
from muggins_core.opponents.policies import best_points
from muggins_core.opponents.position import Table, table_of
from muggins_core.rules import LeadTile
from muggins_core.views import RoundView, SeatView

TRIES = 40
"""A deal that does not go with all that is known is dealt again, but not for ever."""

DOUBT = 0.3
"""How much less likely a deal is for every five points that somebody would have left lying in it."""

Limit = tuple[int, int]
"""Of these tiles a seat holds no more than so many."""
Deal = tuple[list[int], list[int]]
"""Hands by seat, and a boneyard with the next tile last."""


class Sign(NamedTuple):
    """A placement from the hand: what it scored, and what could be placed then."""

    seat: int
    node: Node
    points: int


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The unseen tiles, how many of them each other seat holds, and what it cannot hold."""

    hands: tuple[int, ...]
    """By seat: the own hand, and nothing for the others."""
    unseen: tuple[int, ...]
    sizes: tuple[int, ...]
    """How many unseen tiles each seat holds: 0 for the own."""
    limits: tuple[tuple[Limit, ...], ...]
    signs: tuple[Sign, ...] = ()
    """What others did with tiles that they hold no longer, while they held those that they hold now."""


def knowledge_of(view: SeatView) -> Knowledge:
    """Return what the seat of a view can know while a round is in play.

    Who draws or passes holds nothing that fits then (R5.1, R5.4); what was drawn later may fit.
    """
    round_ = view.round
    assert round_ is not None, "there is something to know while a round is in play"
    table = table_of(view.rules)
    own = table.graph.mask_of(round_.hand)
    seen = own | table.graph.mask_of(tuple(placed.tile for placed in round_.layout.tiles))
    reader = _Reader(table)
    limits = reader.limits_after(round_, view.seat)
    return Knowledge(
        hands=tuple(own if seat == view.seat else 0 for seat in range(table.seats)),
        unseen=tuple(bit for bit in table.graph.pips if not bit & seen),
        sizes=tuple(0 if seat == view.seat else size for seat, size in enumerate(round_.hand_sizes)),
        limits=limits,
        signs=tuple(sign for sign in reader.signs if sign.seat != view.seat),
    )


class _Reader:
    """Reads from what happened what each seat cannot hold."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.layout = Layout(table.rules.spinner)
        self.limits: list[list[Limit]] = [[] for _ in range(table.seats)]
        self.signs: list[Sign] = []
        self.drawn = 0
        """How many tiles were drawn in this turn."""

    def limits_after(self, round_: RoundView, own: int | None) -> tuple[tuple[Limit, ...], ...]:
        for event in round_.history:
            self._read(event)
        self._read_lowest_lead(round_)
        return tuple(() if seat == own else tuple(limits) for seat, limits in enumerate(self.limits))

    def _read(self, event: TurnEvent) -> None:
        if isinstance(event, Drew):
            self.drawn += 1
        elif isinstance(event, Passed):
            self._keep(event.seat, self.drawn)
            self._bar(event.seat, self._placeable())
            self.drawn = 0
        elif isinstance(event, Placed):
            self._read_placement(event)

    def _read_placement(self, event: Placed) -> None:
        graph = self.table.graph
        before = graph.node_of(self.layout)
        self.layout = self.layout.place(event.tile, event.anchor)
        if self.drawn:
            # What was drawn last fitted and was placed (R5.2): nothing else in the hand fits.
            self._keep(event.seat, self.drawn - 1)
            self._bar(event.seat, before.fit)
        else:
            bit = graph.bits[event.tile]
            self.limits[event.seat] = [
                (tiles, max(0, most - 1) if bit & tiles else most) for tiles, most in self.limits[event.seat]
            ]
            self.signs.append(Sign(event.seat, before, graph.node_of(self.layout).points))
        self.drawn = 0

    def _placeable(self) -> int:
        return self.table.graph.node_of(self.layout).fit if self.layout.tiles else self.table.leads

    def _keep(self, seat: int, tiles: int) -> None:
        """A seat keeps so many tiles that it has just drawn: they may be what it could not hold before."""
        self.limits[seat] = [(barred, most + tiles) for barred, most in self.limits[seat]]
        if tiles:
            # Of those in the hand it is not known any more which were there before.
            self.signs = [sign for sign in self.signs if sign.seat != seat]

    def _bar(self, seat: int, tiles: int) -> None:
        self.limits[seat].append((tiles, 0))

    def _read_lowest_lead(self, round_: RoundView) -> None:
        """Nobody was dealt a double lower than the one that had to be led."""
        led = round_.layout.tiles[:1]
        if self.table.rules.lead_tile is not LeadTile.LOWEST_DOUBLE or not led:
            return
        lower = self.table.graph.doubles & (self.table.graph.bits[led[0].tile] - 1)
        for seat, limits in enumerate(self.limits):
            drawn = sum(isinstance(event, Drew) and event.seat == seat for event in round_.history)
            limits.append((lower, drawn))


def imagine(known: Knowledge, rng: Random) -> Iterator[Deal]:
    """Yield deals of the unseen tiles that go with what is known, each as likely as another where one hand
    is hidden."""
    barred = [_union([tiles for tiles, most in limits if most == 0]) for limits in known.limits]
    # Who can hold the fewest is dealt to first.
    order = sorted(
        [seat for seat, size in enumerate(known.sizes) if size], key=lambda seat: -barred[seat].bit_count()
    )
    while True:
        yield _dealt(known, barred, order, rng)


def likelihood(known: Knowledge, hands: Sequence[int], unit: float) -> float:
    """Return how likely a deal is beside others, from 0 to 1: nobody leaves many points lying. `unit` is what
    a pip is about worth in points."""
    likely = 1.0
    for seat, node, points in known.signs:
        left = best_points(node, hands[seat]) - points
        if left > 0:
            likely *= DOUBT ** (left / unit / 5)
    return likely


def _union(masks: Sequence[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _dealt(known: Knowledge, barred: Sequence[int], order: Sequence[int], rng: Random) -> Deal:
    for _ in range(TRIES):
        hands, rest = list(known.hands), list(shuffled(known.unseen, rng))
        if all(_deal_to(seat, known, barred[seat], hands, rest) for seat in order):
            return hands, rest
    # What goes with all that is known is too rare to be met by chance: any deal will do.
    hands, rest = list(known.hands), list(shuffled(known.unseen, rng))
    for seat in order:
        _deal_to(seat, known, 0, hands, rest)
    return hands, rest


def _deal_to(seat: int, known: Knowledge, barred: int, hands: list[int], rest: list[int]) -> bool:
    """Deal to a seat the first tiles that it can hold; say whether there were enough."""
    dealt = [bit for bit in rest if not bit & barred][: known.sizes[seat]]
    for bit in dealt:
        rest.remove(bit)
    hand = hands[seat] = sum(dealt)
    return len(dealt) == known.sizes[seat] and all(
        (hand & tiles).bit_count() <= most for tiles, most in known.limits[seat]
    )
