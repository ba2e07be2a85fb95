"""The parts of a page's view that tell where each side stands and who is in front (`protocol`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from muggins_core import shown
from muggins_core.rules import Rules
from muggins_core.winning import highest

Sheet = Sequence[shown.SheetRoundView]


def standings_view(
    sheet: Sheet, log: Sequence[shown.EventView], winners: tuple[int, ...] | None, goal: int, rules: Rules
) -> tuple[shown.StandingView, ...]:
    """Return where each side stands after the last line of the sheet, on its way to the goal."""
    gains = _last_gains(log, rules)
    places = [(side in (winners or ()), cell.done, cell.total) for side, cell in enumerate(sheet[-1].cells)]
    return tuple(
        shown.StandingView(
            side=side,
            done=done,
            left=max(0, goal - done),
            share=min(1.0, max(0.0, done / goal)),
            rank=1 + sum(other > place for other in places),
            gain=gains[side],
        )
        for side, place in enumerate(places)
        for done in [place[1]]
    )


def _last_gains(log: Sequence[shown.EventView], rules: Rules) -> list[int]:
    """Return what the last placement and the calls on it brought each side or cost it, as far as it is
    told."""
    gains = [0] * rules.sides
    for event in reversed(log):
        gains[rules.side_of(event.seat)] += event.points
        if event.on is not None:
            gains[rules.side_of(event.on)] -= event.deducted
        if event.kind == "place":
            return gains
    return [0] * rules.sides


def lead_view(sheet: Sheet) -> shown.LeadView:
    """Return who is in front after the last line of the sheet, and how often the lead has changed."""
    done = [cell.done for cell in sheet[-1].cells]
    best = max(done)
    return shown.LeadView(
        ahead=highest(range(len(done)), done.__getitem__),
        done=best,
        margin=best - max((less for less in done if less < best), default=best),
        changes=_changes_of_lead(sheet),
    )


def _changes_of_lead(sheet: Sheet) -> int:
    leaders = [_leader([cell.done for cell in line.cells]) for line in sheet]
    alone = [leader for leader in leaders if leader is not None]
    return sum(before != after for before, after in pairwise(alone))


def _leader(done: list[int]) -> int | None:
    """Return the side that is alone in front, None where nobody is."""
    best = max(done)
    return done.index(best) if done.count(best) == 1 else None
