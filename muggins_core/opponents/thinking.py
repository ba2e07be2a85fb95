"""How a computer player weighs its placements: each is played on to the round's end in imagined deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import sqrt
from random import Random

from muggins_core.actions import Place
from muggins_core.opponents.endgame import Endgame
from muggins_core.opponents.lines import Step
from muggins_core.opponents.policies import greedy, wary
from muggins_core.opponents.position import Position, table_of
from muggins_core.opponents.worlds import Knowledge, imagine, knowledge_of, likelihood
from muggins_core.rules import WinBy
from muggins_core.views import SeatView

TWO = 2
WON = 60.0
"""Points that winning the match is worth, and losing it costs."""
ROUND_OF_DEALS = 25
"""After so many deals each, placements that fall behind are given up."""
BEHIND = 3.0
"""How far behind they are then, in standard errors."""

Weighed = tuple[float, list[int], list[int]]
"""How likely a deal is, from 0 to 1, its hands by seat, and its boneyard."""


def is_all_known(view: SeatView) -> bool:
    """Whether nothing is hidden any more: of two players each knows what the other holds."""
    assert view.round is not None, "there is something to know while a round is in play"
    return len(view.round.hand_sizes) == TWO and not view.round.boneyard_size


class Thought:
    """The placements of the seat to act, and what they have been worth in the deals looked at so far.

    Who is wary takes the others for wary too, finds a deal in which they left points lying less likely, and
    sees to the end of a round of two when nothing is hidden any more.
    """

    def __init__(self, view: SeatView, rng: Random, is_wary: bool, gives_up: bool = False) -> None:
        """Take the view of the seat to act, while a round is in play. Who gives up placements that fall
        behind is done sooner."""
        assert view.round is not None, "only who is to act thinks"
        assert view.seat is not None, "a bystander never acts"
        self.table = table_of(view.rules)
        self.view = view
        self.seat = view.seat
        self.side = view.rules.side_of(view.seat)
        self.layout = view.round.layout
        self.node = self.table.graph.node_of(self.layout)
        self.placements = [action for action in view.legal if isinstance(action, Place)]
        self.steps = [self._step_of(placement) for placement in self.placements]
        """What each comes to: the equal sides of a double, or of the line, come to the same."""
        self.hand = self.table.graph.mask_of(view.round.hand)
        self.looked_at: list[tuple[float, list[int]]] = []
        """The hands of each deal so far, and how likely it is."""
        self.may_end_the_match = False
        """Whether the target was reached in a deal: a win counts for more than its points."""
        self._found: dict[Step, list[float]] = {step: [] for step in self.steps}
        """What each was worth in those deals; of one that was given up, in the first of them."""
        self._in_question = list(self._found)
        self._gives_up = gives_up
        self._is_wary = is_wary
        self._rng = rng
        self.is_certain = is_wary and is_all_known(view)
        """One deal is all there is to look at."""

    # Who only takes points has no need of these.
    @cached_property
    def _known(self) -> Knowledge:
        return knowledge_of(self.view)

    @cached_property
    def _imagined(self) -> Iterator[Weighed]:
        return self.imagined(self._rng)

    def imagined(self, rng: Random) -> Iterator[Weighed]:
        """Yield deals that go with what is known, each with how likely it is beside others."""
        for hands, boneyard in imagine(self._known, rng):
            weight = likelihood(self._known, hands, self.table.unit) if self._is_wary else 1.0
            yield weight, hands, boneyard

    def look(self, deals: int) -> None:
        """Play every placement that is in question on in so many more deals."""
        for _ in range(deals):
            if self._gives_up and self.is_clear:
                return
            weight, hands, boneyard = next(self._imagined)
            self.looked_at.append((weight, hands))
            for step in self._in_question:
                self._found[step].append(self._played_on(step, hands, boneyard))
            if self._gives_up and not self.deals % ROUND_OF_DEALS:
                self._give_up()

    def _give_up(self) -> None:
        """Keep in question what does not lie plainly behind the best, deal by deal."""
        best = max(self._in_question, key=self._mean)
        self._in_question = [step for step in self._in_question if not self._is_behind(step, best)]

    def _is_behind(self, step: Step, best: Step) -> bool:
        ahead = [one - other for one, other in zip(self._found[best], self._found[step], strict=True)]
        weights = [weight for weight, _ in self.looked_at]
        total = sum(weights)
        mean = sum([weight * each for weight, each in zip(weights, ahead, strict=True)]) / total
        squares = sum([(weight * (each - mean)) ** 2 for weight, each in zip(weights, ahead, strict=True)])
        return mean > BEHIND * sqrt(squares) / total

    def _mean(self, step: Step) -> float:
        found = self._found[step]
        weights = [weight for weight, _ in self.looked_at[: len(found)]]
        return sum([weight * value for weight, value in zip(weights, found, strict=True)]) / sum(weights)

    @property
    def deals(self) -> int:
        """How many have been looked at."""
        return len(self.looked_at)

    @property
    def values(self) -> list[float]:
        """What each placement is worth on the average: points more than the others, until the next round."""
        means = {step: self._mean(step) for step in self._found}
        return [means[step] for step in self.steps]

    @property
    def is_clear(self) -> bool:
        """Whether only one placement is in question."""
        return len(self._in_question) == 1

    @property
    def unseen(self) -> tuple[int, ...]:
        """The bits of the tiles that this seat does not see."""
        return self._known.unseen

    def best(self, leanings: Sequence[float] | None = None) -> Place:
        """Return the placement worth most, or before any deal was looked at the one that scores most now; of
        those that are alike the heaviest tile. `leanings` are added to what each is worth."""
        ranks = self.values if self.deals else [float(step.points) for step in self.steps]
        if leanings is not None:
            ranks = [rank + leaning for rank, leaning in zip(ranks, leanings, strict=True)]
        # The first deals of what was given up may have been kind to all.
        choice = [at for at, step in enumerate(self.steps) if step in self._in_question]
        at = max(choice, key=lambda at: (ranks[at], self.placements[at].tile.pips))
        return self.placements[at]

    def _step_of(self, placement: Place) -> Step:
        graph = self.table.graph
        after = graph.node_of(self.layout.place(placement.tile, placement.anchor))
        return self.node.step(graph.bits[placement.tile], after)

    def _played_on(self, step: Step, hands: list[int], boneyard: list[int]) -> float:
        position = Position(self.table, self.node, hands, boneyard, self.seat, self.view.scores)
        position.play(step)
        if self.is_certain:
            return Endgame(self.side, self._worth).value(position)
        position.finish(wary if self._is_wary else greedy)
        return self._worth(position)

    def _worth(self, position: Position) -> float:
        rules, side = self.table.rules, self.side
        if rules.win_by is WinBy.GOING_OUT:
            finisher = next((seat for seat, hand in enumerate(position.hands) if not hand), None)
            return 0.0 if finisher is None else (1.0 if self.table.sides[finisher] == side else -1.0)
        gains = [after - before for after, before in zip(position.scores, self.view.scores, strict=True)]
        others = len(gains) - 1
        net = gains[side] - (sum(gains) - gains[side]) / others
        if position.ended == "target":
            self.may_end_the_match = True
            net += WON if position.scores[side] >= rules.target else -WON / others
        return net
