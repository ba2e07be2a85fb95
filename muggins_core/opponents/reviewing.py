"""What each placement of a finished round gained, and what the best of that moment would have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from muggins_core.actions import Place
from muggins_core.events import Called, Drew, Placed
from muggins_core.layout import Layout
from muggins_core.leading import leadable
from muggins_core.rules import Rules, Settlement
from muggins_core.scoring import Hands, count, points
from muggins_core.state import MatchState, RoundResult
from muggins_core.tiles import Tile
from muggins_core.winning import allowed_gain


class Reviewed(NamedTuple):
    """A placement: what it gained, what the right announcement would have brought besides (H4), and the
    placement that would have gained most (None where none would have gained more), with what that gains and
    how much more it is."""

    made: Placed
    missed: int
    better: Place | None
    best: int
    left: int


class _Moment(NamedTuple):
    """What the gain of a placement hangs on: the layout, the score of the side and what it gets besides."""

    layout: Layout
    score: int
    bonus: int
    rules: Rules

    def gain(self, tile: Tile, anchor: Tile | None) -> int:
        """Return what a placement gains that is rightly announced."""
        layout = self.layout.place(tile, anchor)
        worth = points(layout, count(layout, self.rules).total, self.rules)
        return allowed_gain(self.score, worth + self.bonus, self.rules)


def review(match: MatchState) -> tuple[Reviewed, ...]:
    """Return the placements of the last round of a match in their order, each beside the best of its moment.

    Tiles that are not in the hands of its result are not known to the review.
    """
    result, rules = match.results[-1], match.rules
    found = []
    layout = Layout(rules.spinner)
    for event, score, hands in zip(
        _placed(result), _scores_before(match), _hands_before(result), strict=True
    ):
        moment = _Moment(layout, score, _bonus(event, result, rules), rules)
        found.append(_reviewed(event, moment, hands))
        layout = layout.place(event.tile, event.anchor)
    return tuple(found)


def _placed(result: RoundResult) -> list[Placed]:
    return [event for event in result.final.history if isinstance(event, Placed)]


def _scores_before(match: MatchState) -> Iterator[int]:
    """Yield what the side had before each of its placements."""
    side_of = match.rules.side_of
    scores = list(match.results[-2].scores if len(match.results) > 1 else match.opening)
    for event in match.results[-1].final.history:
        if isinstance(event, Placed):
            yield scores[side_of(event.seat)]
        if isinstance(event, Placed | Called):
            scores[side_of(event.seat)] += event.points
        if isinstance(event, Called):
            scores[side_of(event.on)] -= event.deducted


def _hands_before(result: RoundResult) -> list[Hands]:
    """Return the hands before each placement, read from the end."""
    hands = [list(hand) for hand in result.final.hands]
    found: list[Hands] = []
    for event in reversed(result.final.history):
        if isinstance(event, Placed):
            hands[event.seat].append(event.tile)
            found.append(tuple(map(tuple, hands)))
        elif isinstance(event, Drew) and event.tile is not None:
            hands[event.seat].remove(event.tile)
    return found[::-1]


def _bonus(event: Placed, result: RoundResult, rules: Rules) -> int:
    """Return what a placement gains by being the last of its hand, wherever it goes."""
    is_last = result.finisher == event.seat and event is _placed(result)[-1]
    return rules.domino_bonus if is_last and rules.settlement is Settlement.NONE else 0


def _reviewed(event: Placed, moment: _Moment, hands: Hands) -> Reviewed:
    layout, hand = moment.layout, hands[event.seat]
    made = max(event.points, moment.gain(event.tile, event.anchor))
    most, better = made, None
    for tile in hand if layout.tiles else leadable(hand, hands, moment.rules):
        for anchor in _anchors(layout, tile):
            gain = moment.gain(tile, anchor)
            if gain > most:
                most, better = gain, Place(event.seat, tile, anchor)
    return Reviewed(event, made - event.points, better, most, most - made)


def _anchors(layout: Layout, tile: Tile) -> tuple[Tile | None, ...]:
    return tuple(end.anchor for end in layout.ends_for(tile)) if layout.tiles else (None,)
