"""The computer seats of a table: what the one that is to act thinks, and what they call."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from random import Random

from muggins_core.actions import Call, SeatAction
from muggins_core.opponents import Chooser, Level, Temperament, choose_call
from muggins_core.opponents.choosing import deals_of
from muggins_core.opponents.scopes import scope_of
from muggins_core.seats import Seats
from muggins_core.state import MatchState
from muggins_core.views import seat_view


class Thinker:
    """A computer seat that is to act. It is told what its seat may know, and nothing else."""

    def __init__(self, match: MatchState, seats: Seats, rng: Random) -> None:
        """Take a match in which a computer seat is to act."""
        assert match.round is not None, "who is to act is in a round"
        seat = match.round.to_act
        computer = seats[seat]
        assert computer is not None, "people think for themselves"
        self.match = match
        level, temperament = Level(computer.level), Temperament(computer.temperament)
        self._chooser = Chooser(seat_view(match, seat), level, rng, temperament)
        self._scope = scope_of(match.rules)
        # By what everybody knows: were it done sooner where the hand leaves no choice, that would tell of it.
        deals = deals_of(seat_view(match, None), level)
        self._slices = max(1, ceil(deals / self._scope.at_a_time))
        self._done = 0

    def think(self) -> None:
        """Look at some more imagined deals."""
        self._chooser.think(self._scope.at_a_time)
        self._done = min(self._slices, self._done + 1)

    def best(self) -> SeatAction:
        """Return the best action known so far."""
        return self._chooser.best()

    @property
    def share(self) -> float:
        """How much of its thinking is done, from 0 to 1."""
        return self._done / self._slices


def first_call(match: MatchState, seats: Seats, new_random: Callable[[], Random]) -> Call | None:
    """Return the call of the first computer seat that makes one on the last placement, None where none does
    or somebody was quicker: a later call could only be false (H5). Who comes next is asked first."""
    window = match.round.window if match.round else None
    if window is None or window.callers:
        return None
    for distance in range(1, len(seats)):
        seat = (window.seat + distance) % len(seats)
        computer = seats[seat]
        if computer is not None:
            call = choose_call(seat_view(match, seat), Level(computer.level), new_random())
            if call is not None:
                return call
    return None
