"""The view that a page gets: what may be seen at the table now, as texts and numbers (`protocol`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from muggins_core import protocol
from muggins_core.actions import Draw, Lot, Pass, Place
from muggins_core.errors import Code
from muggins_core.events import Count, Drew, EndReason, Placed, TurnEvent
from muggins_core.layout import Layout
from muggins_core.legal import why_not
from muggins_core.notation import format_action, format_count
from muggins_core.records import Record
from muggins_core.rules import Rules
from muggins_core.scoring import count, pips_of, points, rounded, tally
from muggins_core.state import MatchState
from muggins_core.tiles import Tile
from muggins_core.views import SeatView, SettledRound, seat_view


@dataclass(frozen=True, slots=True)
class _Current:
    """The round on the table, in play or just ended, in the terms that both have."""

    layout: Layout
    history: tuple[TurnEvent, ...]
    hand_sizes: tuple[int, ...]
    boneyard: int
    result: SettledRound | None


def table_view(
    match: MatchState, record: Record, phase: protocol.Phase, version: int, undo: int | None
) -> protocol.TableView:
    """Return what may be seen of a match in this phase; a hand in `turn` and at the settlement only.

    `undo` is the seat whose placement may be taken back, or None.
    """
    shown = match.round.to_act if match.round and phase == "turn" else None
    view = seat_view(match, shown)
    current = _current(match, view)
    result = current.result
    scores = _scores(match, phase)
    return protocol.TableView(
        version=version,
        phase=phase,
        rules=_rules(record.preset, match.rules),
        round=len(match.results) + (match.round is not None),
        players=tuple(
            protocol.PlayerView(seat, name, score, tiles, _tally(score))
            for seat, (name, score, tiles) in enumerate(
                zip(record.names, scores, current.hand_sizes, strict=True)
            )
        ),
        to_act=view.round.to_act if view.round else None,
        boneyard=current.boneyard,
        line=_line(current.layout, match.rules),
        hand=_hand(match, view) if shown is not None else None,
        undo=undo,
        log=tuple(map(_event, current.history)),
        lot=_lot(view.round.lot) if view.round and view.round.lot and phase == "lot" else None,
        round_end=protocol.RoundEndView(result.reason.value, result.finisher) if result else None,
        settlement=_settlement(result, match.rules) if result and phase == "settled" else None,
        sheet=tuple(_sheet(view, phase, scores)),
        winners=match.winners,
    )


def _current(match: MatchState, view: SeatView) -> _Current:
    round_ = view.round
    if round_ is not None:
        return _Current(round_.layout, round_.history, round_.hand_sizes, round_.boneyard_size, None)
    final, result = match.results[-1].final, view.results[-1]
    sizes = tuple(map(len, final.hands))
    return _Current(result.layout, result.history, sizes, len(final.boneyard), result)


def _rules(preset: str, rules: Rules) -> protocol.RulesView:
    return protocol.RulesView(preset, rules.players, rules.tile_set, rules.target, rules.round_to)


def _tally(score: int) -> protocol.TallyView:
    marks = tally(score)
    return protocol.TallyView(marks.is_negative, marks.wholes, marks.strokes)


def _line(layout: Layout, rules: Rules) -> protocol.LineView:
    return protocol.LineView(
        tuple(
            protocol.PlacedView(str(placed.tile), _text(placed.anchor), placed.place, placed.pips)
            for placed in layout.tiles
        ),
        tuple(protocol.EndView(str(end.anchor), end.place, end.pips) for end in layout.ends),
        _count(count(layout, rules)) if layout.tiles else None,
    )


def _count(made: Count) -> protocol.CountView:
    terms = tuple(protocol.TermView(str(tile), halves) for tile, halves in made.terms)
    return protocol.CountView(terms, made.total, format_count(made))


def _text(tile: Tile | None) -> str | None:
    return None if tile is None else str(tile)


def _hand(match: MatchState, view: SeatView) -> protocol.HandView:
    round_ = view.round
    assert round_ is not None, "a hand is shown in a turn only"
    assert view.seat is not None, "a hand is shown to its own seat only"
    kinds = {type(action) for action in view.legal}
    return protocol.HandView(
        seat=view.seat,
        tiles=tuple(_hand_tile(match, view, tile) for tile in round_.hand),
        drawn=_text(round_.drawn),
        must_place=round_.drawn is not None and Place in kinds,
        can_draw=Draw in kinds,
        can_pass=Pass in kinds,
    )


def _hand_tile(match: MatchState, view: SeatView, tile: Tile) -> protocol.HandTileView:
    placements = tuple(
        _placement(view, action) for action in view.legal if isinstance(action, Place) and action.tile is tile
    )
    code = why_not(match.round, tile) if match.round else Code.ROUND_OVER
    return protocol.HandTileView(str(tile), placements, code.value if code else None)


def _placement(view: SeatView, action: Place) -> protocol.PlacementView:
    assert view.round is not None, "placements are legal in a round only"
    layout = view.round.layout
    end = layout.end_for(action.tile, action.anchor) if action.anchor else None
    made = count(layout.attach(action.tile, end) if end else layout.lead(action.tile), view.rules)
    return protocol.PlacementView(
        action=format_action(action),
        anchor=_text(action.anchor),
        place=end.place if end else None,
        pips=end.pips if end else None,
        count=_count(made),
        points=points(made.total, view.rules),
    )


def _event(event: TurnEvent) -> protocol.EventView:
    if isinstance(event, Placed):
        made = _count(event.count)
        return protocol.EventView(
            "place", event.seat, str(event.tile), _text(event.anchor), made, event.points
        )
    kind: Literal["draw", "pass"] = "draw" if isinstance(event, Drew) else "pass"
    return protocol.EventView(kind, event.seat, None, None, None, 0)


def _lot(lot: Lot) -> protocol.LotView:
    drawings = tuple(
        tuple(protocol.LotDrawView(seat, str(tile), tile.pips) for seat, tile in drawing)
        for drawing in lot.drawings
    )
    return protocol.LotView(drawings, lot.leader)


def _settlement(result: SettledRound, rules: Rules) -> protocol.SettlementView:
    assert result.hands is not None, "a round that won the match is not settled"
    rows = tuple(
        protocol.SettlementRowView(
            seat=seat,
            hand=tuple(map(str, hand)),
            pips=pips_of(hand),
            rounded=rounded(pips_of(hand), rules.round_to),
            before=after - change,
            change=change,
            after=after,
        )
        for seat, (hand, change, after) in enumerate(
            zip(result.hands, result.settlement, result.scores, strict=True)
        )
    )
    return protocol.SettlementView(
        rows, result.next_leader, "lot" if result.next_leader is None else "finisher"
    )


def _scores(match: MatchState, phase: protocol.Phase) -> tuple[int, ...]:
    """Return the scores, in `round_end` without the debits, which would tell of hands that are hidden
    until the round is settled (R2.3)."""
    if phase != "round_end":
        return match.scores
    result = match.results[-1]
    return tuple(score - change for score, change in zip(result.scores, result.settlement, strict=True))


def _sheet(
    view: SeatView, phase: protocol.Phase, scores: tuple[int, ...]
) -> Iterator[protocol.SheetRoundView]:
    players = view.rules.players
    for number, result in enumerate(view.results, 1):
        is_hidden = phase == "round_end" and number == len(view.results)
        settlement = None if is_hidden or result.reason is EndReason.TARGET else result.settlement
        totals = scores if is_hidden else result.scores
        gained = _gained(result.history, players)
        yield _sheet_round(number, result.leader, result, gained, settlement, totals)
    if view.round is not None:
        gained = _gained(view.round.history, players)
        yield _sheet_round(len(view.results) + 1, view.round.leader, None, gained, None, scores)


def _sheet_round(
    number: int,
    leader: int,
    result: SettledRound | None,
    gained: list[int],
    settlement: tuple[int, ...] | None,
    totals: tuple[int, ...],
) -> protocol.SheetRoundView:
    changes = settlement or (None,) * len(gained)
    return protocol.SheetRoundView(
        number=number,
        leader=leader,
        reason=result.reason.value if result else None,
        finisher=result.finisher if result else None,
        cells=tuple(map(protocol.SheetCellView, gained, changes, totals)),
    )


def _gained(history: Iterable[TurnEvent], players: int) -> list[int]:
    """Return the points that each seat made by placements."""
    gained = [0] * players
    for event in history:
        if isinstance(event, Placed):
            gained[event.seat] += event.points
    return gained
