"""The parts of a page's view that show the line, its counts and what happened (`protocol`)."""

from __future__ import annotations

from collections.abc import Iterator

from muggins_core import shown
from muggins_core.actions import Place
from muggins_core.events import Called, Count, Drew, Placed, TurnEvent
from muggins_core.layout import Layout
from muggins_core.notation import format_action, format_count
from muggins_core.rules import Claim, Rules
from muggins_core.scoring import count, end_value, points
from muggins_core.state import Window
from muggins_core.tiles import Tile


def announces(rules: Rules) -> bool:
    """Say whether players must count for themselves, so that no count is shown before its time (H4)."""
    return rules.claim is Claim.ANNOUNCE


def line_view(layout: Layout, rules: Rules) -> shown.LineView:
    """Return what is on the table; its count only where that is no secret."""
    made, is_secret = count(layout, rules), announces(rules)
    return shown.LineView(
        tiles=tuple(
            shown.PlacedView(str(placed.tile), _text(placed.anchor), placed.place, placed.pips)
            for placed in layout.tiles
        ),
        ends=tuple(
            shown.EndView(
                str(end.anchor), end.place, end.pips, None if is_secret else end_value(end, layout, rules)
            )
            for end in layout.ends
        ),
        scoring=tuple(str(tile) for tile, _ in made.terms),
        count_=count_view(made) if layout.tiles and not is_secret else None,
    )


def count_view(made: Count) -> shown.CountView:
    """Return a count with its terms and its arithmetic."""
    terms = tuple(shown.TermView(str(tile), halves) for tile, halves in made.terms)
    return shown.CountView(terms, made.total, format_count(made))


def _text(tile: Tile | None) -> str | None:
    return None if tile is None else str(tile)


def placement_view(layout: Layout, rules: Rules, action: Place) -> shown.PlacementView:
    """Return a legal placement with the count that it would make, where that is no secret."""
    end = layout.end_for(action.tile, action.anchor) if action.anchor else None
    laid = layout.place(action.tile, action.anchor)
    made = count(laid, rules)
    is_secret = announces(rules)
    return shown.PlacementView(
        action=format_action(action),
        anchor=_text(action.anchor),
        place=end.place if end else None,
        pips=end.pips if end else None,
        count_=None if is_secret else count_view(made),
        points=None if is_secret else points(laid, made.total, rules),
    )


def log_view(
    history: tuple[TurnEvent, ...], window: Window | None, rules: Rules
) -> Iterator[shown.EventView]:
    """Yield what happened in a round; the count of a placement that may still be called is kept back
    until somebody calls it (H5)."""
    placements = [at for at, event in enumerate(history) if isinstance(event, Placed)]
    for at, event in enumerate(history):
        if isinstance(event, Placed):
            is_open = window is not None and not window.callers and at == placements[-1]
            yield _placed(event, _missed(history[at:], window), rules, is_open)
        elif isinstance(event, Called):
            yield _called(event)
        else:
            yield shown.EventView("draw" if isinstance(event, Drew) else "pass", event.seat)


def _called(event: Called) -> shown.EventView:
    return shown.EventView(
        kind="call",
        seat=event.seat,
        points=event.points,
        missed=event.missed,
        on=event.on,
        deducted=event.deducted,
    )


def _missed(since: tuple[TurnEvent, ...], window: Window | None) -> int:
    """Return the points that a placement missed and nobody called; `since` begins with it."""
    placed, *later = since
    assert isinstance(placed, Placed), "only a placement can miss points"
    next_placement = next((at for at, event in enumerate(later) if isinstance(event, Placed)), len(later))
    calls = [event for event in later[:next_placement] if isinstance(event, Called)]
    is_last = not any(not isinstance(event, Called) for event in later)
    if any(call.is_right for call in calls) or (is_last and window is not None):
        return 0
    return placed.missed


def _placed(event: Placed, missed: int, rules: Rules, is_open: bool) -> shown.EventView:
    is_secret = announces(rules) and is_open
    return shown.EventView(
        kind="place",
        seat=event.seat,
        tile=str(event.tile),
        anchor=_text(event.anchor),
        announced=event.announced,
        count_=None if is_secret else count_view(event.made),
        points=event.points,
        missed=missed,
    )
