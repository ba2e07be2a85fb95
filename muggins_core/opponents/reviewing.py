"""What each placement of a finished round gained, and what the best of that moment would have."""

from __future__ import annotations

from typing import NamedTuple

from muggins_core.actions import Place
from muggins_core.events import Drew, Placed
from muggins_core.layout import Layout
from muggins_core.leading import leadable
from muggins_core.rules import Rules
from muggins_core.scoring import Hands, count, points
from muggins_core.state import RoundResult
from muggins_core.tiles import Tile


class Reviewed(NamedTuple):
    """A placement: what it gained, what the right announcement would have brought besides (H4), and the
    placement that would have scored most (None where none would have scored more), with what that scores."""

    made: Placed
    missed: int
    better: Place | None
    best: int


def review(result: RoundResult, rules: Rules) -> tuple[Reviewed, ...]:
    """Return the placements of a finished round in their order, each beside the best of its moment."""
    found = []
    layout = Layout(rules.spinner)
    for event, hands in zip(result.final.history, _hands_before(result), strict=True):
        if isinstance(event, Placed):
            found.append(_reviewed(event, layout, hands, rules))
            layout = layout.place(event.tile, event.anchor)
    return tuple(found)


def _hands_before(result: RoundResult) -> list[Hands]:
    """Return the hands before each event, read from the end."""
    hands = [list(hand) for hand in result.final.hands]
    found: list[Hands] = []
    for event in reversed(result.final.history):
        if isinstance(event, Placed):
            hands[event.seat].append(event.tile)
        elif isinstance(event, Drew) and event.tile is not None:
            hands[event.seat].remove(event.tile)
        found.append(tuple(map(tuple, hands)))
    return found[::-1]


def _reviewed(event: Placed, layout: Layout, hands: Hands, rules: Rules) -> Reviewed:
    hand = hands[event.seat]
    most, better = _worth(layout.place(event.tile, event.anchor), rules), None
    for tile in hand if layout.tiles else leadable(hand, hands, rules):
        for anchor in _anchors(layout, tile):
            worth = _worth(layout.place(tile, anchor), rules)
            if worth > most:
                most, better = worth, Place(event.seat, tile, anchor)
    return Reviewed(event, event.missed, better, most)


def _anchors(layout: Layout, tile: Tile) -> tuple[Tile | None, ...]:
    return tuple(end.anchor for end in layout.ends_for(tile)) if layout.tiles else (None,)


def _worth(layout: Layout, rules: Rules) -> int:
    return points(layout, count(layout, rules).total, rules)
