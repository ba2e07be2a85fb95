"""What each placement of a finished round gained, and what the best of that moment would have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from muggins_core.actions import Place
from muggins_core.events import Called, Drew, Placed
from muggins_core.layout import Layout
from muggins_core.leading import leadable
from muggins_core.rules import ExtraTurn, Rules, Settlement
from muggins_core.scoring import Hands, count, points
from muggins_core.state import MatchState, RoundResult
from muggins_core.winning import allowed_gain, wins_at_once


class Answers(NamedTuple):
    """The most that the hand of the next seat could gain at once: after what was made, and after what would
    have been better."""

    made: int
    better: int


class Reviewed(NamedTuple):
    """A placement: what it gained, what the right announcement would have brought besides (H4), and the
    placement that would have gained most (None where none would have gained more), with what that gains and
    how much more it is. The answers, where what was made left less to the next seat than that; they tell of
    another hand."""

    made: Placed
    missed: int
    better: Place | None
    best: int
    left: int
    answers: Answers | None


class _Moment(NamedTuple):
    """What the gain of a placement hangs on: the layout, the scores, and what the last of a hand gets besides
    (None of one that is not the last)."""

    layout: Layout
    hands: Hands
    scores: tuple[int, ...]
    bonus: int | None
    rules: Rules

    def gain(self, place: Place) -> int:
        """Return what a placement gains that is rightly announced."""
        layout = self.layout.place(place.tile, place.anchor)
        worth = points(layout, count(layout, self.rules).total, self.rules)
        return allowed_gain(self._score(place), worth + (self.bonus or 0), self.rules)

    def wins(self, place: Place) -> bool:
        """Say whether a placement wins the match at once."""
        gain = self.gain(place)
        return gain > 0 and wins_at_once(self._score(place) + gain, self.rules)

    def places(self, seat: int) -> list[Place]:
        """Return where the tiles of a hand could go."""
        if not self.layout.tiles:
            return [Place(seat, tile, None) for tile in leadable(self.hands[seat], self.hands, self.rules)]
        ends = self.layout.ends_for
        return [Place(seat, tile, end.anchor) for tile in self.hands[seat] for end in ends(tile)]

    def answer(self, place: Place) -> int:
        """Return the most that the hand of the next seat could gain after a placement."""
        seat = (place.seat + 1) % self.rules.players
        bonus = _bonus(self.rules) if len(self.hands[seat]) == 1 else None
        after = self._replace(layout=self.layout.place(place.tile, place.anchor), bonus=bonus)
        return max(map(after.gain, after.places(seat)), default=0)

    def _score(self, place: Place) -> int:
        return self.scores[self.rules.side_of(place.seat)]


def review(match: MatchState) -> tuple[Reviewed, ...]:
    """Return the placements of the last round of a match in their order, each beside the best of its moment.

    Tiles that are not in the hands of its result are not known to the review.
    """
    result, rules = match.results[-1], match.rules
    found = []
    layout = Layout(rules.spinner)
    for event, scores, hands in zip(
        _placed(result), _scores_before(match), _hands_before(result), strict=True
    ):
        bonus = _bonus(rules) if _is_last(event, result) else None
        found.append(_reviewed(event, _Moment(layout, hands, scores, bonus, rules)))
        layout = layout.place(event.tile, event.anchor)
    return tuple(found)


def _placed(result: RoundResult) -> list[Placed]:
    return [event for event in result.final.history if isinstance(event, Placed)]


def _scores_before(match: MatchState) -> Iterator[tuple[int, ...]]:
    """Yield the scores before each placement."""
    side_of = match.rules.side_of
    scores = list(match.results[-2].scores if len(match.results) > 1 else match.opening)
    for event in match.results[-1].final.history:
        if isinstance(event, Placed):
            yield tuple(scores)
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


def _is_last(event: Placed, result: RoundResult) -> bool:
    # Of the hands that are known some tiles may be missing.
    return result.finisher == event.seat and event is _placed(result)[-1]


def _bonus(rules: Rules) -> int:
    """Return what a placement gains by being the last of its hand, wherever it goes."""
    return rules.domino_bonus if rules.settlement is Settlement.NONE else 0


def _reviewed(event: Placed, moment: _Moment) -> Reviewed:
    place = Place(event.seat, event.tile, event.anchor)
    made = max(event.points, moment.gain(place))
    most, better = made, None
    for other in moment.places(event.seat):
        gain = moment.gain(other)
        if gain > most:
            most, better = gain, other
    answers = _answers(place, better, moment) if better else None
    return Reviewed(event, made - event.points, better, most, most - made, answers)


def _answers(made: Place, better: Place, moment: _Moment) -> Answers | None:
    """Return what each of two placements left to the next seat, if one does come next, and the first left
    less."""
    is_over = moment.bonus is not None or moment.wins(made) or moment.wins(better)
    if is_over or moment.rules.extra_turn is not ExtraTurn.NONE:
        return None
    answers = Answers(moment.answer(made), moment.answer(better))
    return answers if answers.made < answers.better else None
