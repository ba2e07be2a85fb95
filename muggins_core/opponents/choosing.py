"""What a computer player does: its action when it is to act, and its call on the placement of another."""

from __future__ import annotations

from random import Random

from muggins_core.actions import Call, Place, SeatAction
from muggins_core.opponents.levels import SKILLS, Level, Skill
from muggins_core.opponents.scopes import scope_of
from muggins_core.opponents.temperaments import Temperament, leaning
from muggins_core.opponents.thinking import Thought, is_all_known
from muggins_core.rules import Claim, MugginsDeduct
from muggins_core.scoring import count, points
from muggins_core.views import SeatView


def deals_of(view: SeatView, level: Level) -> int:
    """Return at how many imagined deals a player of a level looks at most, by what everybody knows."""
    deals = scope_of(view.rules).deals_of(SKILLS[level].deals)
    return min(1, deals) if _is_wary(view, level) and is_all_known(view) else deals


def _is_wary(view: SeatView, level: Level) -> bool:
    return SKILLS[level].is_wary and scope_of(view.rules).is_wary


class Chooser:
    """A seat about to act, which can be asked at any time for the best that it knows so far."""

    def __init__(
        self, view: SeatView, level: Level, rng: Random, temperament: Temperament = Temperament.EVEN
    ) -> None:
        """Take the view of the seat to act; ValueError if there is nothing that it may do."""
        if not view.legal:
            raise ValueError("it is not this seat that is to act")
        self._view = view
        self._temperament = temperament
        self._rng = rng
        self._skill: Skill = SKILLS[level]
        self._deals = deals_of(view, level)
        self._is_careless = rng.random() < self._skill.slips
        self._is_hasty = rng.random() < self._skill.haste
        self._misses = rng.random() < self._skill.misses
        has_choice = len(view.legal) > 1 and not self._is_careless
        self._thought = Thought(view, rng, _is_wary(view, level), gives_up=True) if has_choice else None

    @property
    def deals_left(self) -> int:
        """At how many more imagined deals the player of this level would look."""
        if self._thought is None or self._is_hasty or self._thought.is_clear:
            return 0
        return self._deals - self._thought.deals

    def think(self, deals: int) -> None:
        """Look at so many more imagined deals, or at all that are left."""
        if self._thought:
            self._thought.look(min(deals, self.deals_left))

    def best(self) -> SeatAction:
        """Return the best action known so far, with what is announced."""
        action = self._preferred(self._thought) if self._thought else self._any()
        return self._announced(action) if isinstance(action, Place) else action

    def _preferred(self, thought: Thought) -> Place:
        return thought.best(
            [leaning(self._temperament, thought, at) for at in range(len(thought.placements))]
        )

    def _any(self) -> SeatAction:
        legal = self._view.legal
        return legal[int(self._rng.random() * len(legal))]

    def _announced(self, placement: Place) -> Place:
        """Return the placement with its count, where that scores and the player does not miss it (H4)."""
        if self._view.rules.claim is Claim.AUTOMATIC or self._misses:
            return placement
        round_, rules = self._view.round, self._view.rules
        assert round_ is not None, "a placement is one of a round in play"
        layout = round_.layout.place(placement.tile, placement.anchor)
        total = count(layout, rules).total
        return placement._replace(announced=total) if points(layout, total, rules) else placement


def choose(
    view: SeatView,
    level: Level,
    rng: Random,
    budget: int | None = None,
    temperament: Temperament = Temperament.EVEN,
) -> SeatAction:
    """Return what a player of a level does in this view, which must be that of the seat to act.

    `budget` is the most imagined deals to look at; without one the level's own. The same view, level, budget
    and state of `rng` give the same action. ValueError if the seat is not to act.
    """
    chooser = Chooser(view, level, rng, temperament)
    chooser.think(chooser.deals_left if budget is None else budget)
    return chooser.best()


def choose_call(view: SeatView, level: Level, rng: Random) -> Call | None:
    """Return the call that a player of a level makes on the last placement, or None (H5).

    Only beginners call where there is nothing to call.
    """
    call = next((call for call in view.calls if call.seat == view.seat), None)
    window = view.round.window if view.round else None
    if call is None or window is None:
        return None
    skill, chance = SKILLS[level], rng.random()
    if not window.missed:
        return call if chance < skill.false_calls else None
    is_own_side = view.rules.side_of(window.seat) == view.rules.side_of(call.seat)
    if is_own_side and view.rules.muggins_deduct is not MugginsDeduct.NONE:
        return None
    return call if chance >= skill.misses else None
