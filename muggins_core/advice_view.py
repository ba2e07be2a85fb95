"""What a page gets of hints and of the review of a round (`protocol`)."""

from __future__ import annotations

from functools import cached_property
from random import Random

from muggins_core import protocol
from muggins_core.actions import Place
from muggins_core.events import Drew, EndReason, Placed
from muggins_core.line_view import announces
from muggins_core.notation import format_action
from muggins_core.opponents.hints import Advice, Adviser
from muggins_core.opponents.reviewing import Reviewed, review
from muggins_core.seats import Seats, lone_person, people
from muggins_core.state import MatchState, RoundResult
from muggins_core.views import seat_view


class Hinter:
    """Hints at what the seat to act might place. It is told what that seat may know, and nothing else."""

    def __init__(self, match: MatchState, rng: Random) -> None:
        """Take a match in which somebody is to act."""
        assert match.round is not None, "a hint is given in a turn"
        self.match = match
        self._view = seat_view(match, match.round.to_act)
        self._adviser = Adviser(self._view, rng)

    @property
    def share(self) -> float:
        """How much of the looking is done, from 0 to 1."""
        return self._adviser.share

    def look(self) -> None:
        """Look at some more imagined deals."""
        self._adviser.look()

    @cached_property
    def placements(self) -> tuple[protocol.AdviceView, ...]:
        """What speaks for each placement, the best first; nothing that tells a count where counts are
        announced (H4). To be asked for when all is looked at."""
        view, advice = self._view, list(self._adviser.advice())
        if not announces(self.match.rules):
            return tuple(map(_advice, advice))
        # By what they are worth the others would tell what they score: they come as they lie in the hand.
        placements = [action for action in view.legal if isinstance(action, Place)]
        advice[1:] = sorted(advice[1:], key=lambda item: placements.index(item.placement))
        return tuple(_uncounted(item, len(view.round.hand) if view.round else 0) for item in advice)


def _uncounted(item: Advice, tiles: int) -> protocol.AdviceView:
    """Return advice without a count, of a hand of so many tiles: that a score ends the match, or earns
    another turn, would tell it."""
    after = item.after
    if after == "target" or (after == "again" and not item.placement.tile.is_double):
        after = "out" if tiles == 1 else "next"
    return _advice(item)._replace(worth=None, points=None, answer=None, after=after)


def _advice(item: Advice) -> protocol.AdviceView:
    return protocol.AdviceView(
        action=format_action(item.placement),
        worth=item.worth,
        points=item.points,
        answer=item.answer,
        stuck=item.stuck,
        fitting=item.fitting,
        pips=item.pips,
        after=item.after,
    )


def review_view(match: MatchState, seats: Seats, version: int, *, is_settled: bool) -> protocol.ReviewReply:
    """Return what the placements in the last round gained, in the order of play: of people, and of computer
    seats once all hands have been shown. `is_settled` says that the settlement has been."""
    result = match.results[-1]
    are_shown = is_settled and result.reason is not EndReason.TARGET
    is_whole = are_shown or lone_person(seats) is not None
    if not is_whole:
        match = match._replace(results=(*match.results[:-1], _without_kept(result)))
    told = people(seats)
    if told and are_shown:
        told = list(range(len(seats)))
    log = [at for at, event in enumerate(result.final.history) if isinstance(event, Placed)]
    found = [item for item in zip(log, review(match), strict=True) if item[1].made.seat in told]
    return protocol.ReviewReply(
        version=version,
        is_whole=is_whole,
        totals=tuple(_total(seat, [item for _, item in found]) for seat in told),
        placements=tuple(_reviewed(at, item, are_shown) for at, item in found),
    )


def _total(seat: int, items: list[Reviewed]) -> protocol.ReviewTotalView:
    own = [item for item in items if item.made.seat == seat]
    return protocol.ReviewTotalView(
        seat=seat,
        placements=len(own),
        most=sum(item.left == item.missed == 0 for item in own),
        left=sum(item.left for item in own),
        missed=sum(item.missed for item in own),
    )


def _without_kept(result: RoundResult) -> RoundResult:
    """Return a round without the tiles that stayed in hands, which nobody shows (R9.2)."""
    final = result.final
    kept = {tile for hand in final.hands for tile in hand}
    history = tuple(
        event._replace(tile=None) if isinstance(event, Drew) and event.tile in kept else event
        for event in final.history
    )
    return result._replace(final=final._replace(hands=((),) * len(final.hands), history=history))


def _reviewed(at: int, item: Reviewed, are_shown: bool) -> protocol.ReviewedView:
    made = item.made
    answers = protocol.AnswersView(*item.answers) if item.answers and are_shown else None
    return protocol.ReviewedView(
        at=at,
        seat=made.seat,
        action=format_action(Place(made.seat, made.tile, made.anchor)),
        points=made.points,
        missed=item.missed,
        best=item.best,
        better=format_action(item.better) if item.better else None,
        answers=answers,
    )
