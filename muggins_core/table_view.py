"""The view that a page gets: what may be seen at the table now, as texts and numbers (`protocol`)."""

from __future__ import annotations

from dataclasses import dataclass

from muggins_core import shown
from muggins_core.actions import Draw, Lot, Pass, Place
from muggins_core.errors import Code
from muggins_core.events import EndReason, TurnEvent
from muggins_core.layout import Layout
from muggins_core.legal import why_not
from muggins_core.line_view import line_view, log_view, placement_view
from muggins_core.records import Record
from muggins_core.rules_view import rules_view
from muggins_core.scoring import tally
from muggins_core.seats import Seats, lone_person
from muggins_core.sheet_view import settlement_view, sheet_view
from muggins_core.standing_view import lead_view, standings_view
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
    match: MatchState,
    record: Record,
    phase: shown.Phase,
    version: int,
    undo: int | None,
    seats: Seats = (),
    share: float = 0.0,
) -> shown.TableView:
    """Return what may be seen of a match in this phase: a hand in `turn`, the only person's in `thinking`
    too, and all of them at the settlement.

    `undo` is the seat whose placement may be taken back, or None; `seats` are empty where all are people's,
    and `share` is what a computer seat has done of its thinking.
    """
    seats = seats or (None,) * match.rules.players
    holder = _holder(match, phase, seats)
    view = seat_view(match, holder)
    round_ = view.round
    current = _current(match, view)
    result = current.result
    scores = _scores(match, phase)
    window = round_.window if round_ else None
    winners = _winners(match, phase)
    rules = rules_view(record.preset, match.rules)
    log = tuple(log_view(current.history, window, match.rules))
    sheet = tuple(sheet_view(view, phase == "round_end", scores))
    return shown.TableView(
        version=version,
        phase=phase,
        rules=rules,
        rules_name=record.rules_name,
        round=len(match.results) + (round_ is not None),
        players=_players(record, view, scores, current.hand_sizes, seats),
        to_act=round_.to_act if round_ and not round_.ending else None,
        boneyard=current.boneyard,
        line=line_view(current.layout, match.rules),
        hand=_hand(match, view) if holder is not None else None,
        thinking=shown.ThinkingView(round_.to_act, share) if round_ and phase == "thinking" else None,
        undo=undo,
        log=log,
        window=_window(view, seats),
        lot=_lot(round_.lot) if round_ and round_.lot and phase == "lot" else None,
        round_end=_round_end(view, result),
        settlement=settlement_view(result, match.rules, winners is not None)
        if result and phase == "settled"
        else None,
        sheet=sheet,
        standings=standings_view(sheet, log, winners, rules.goal, match.rules),
        lead=lead_view(sheet),
        winners=winners,
    )


def _holder(match: MatchState, phase: shown.Phase, seats: Seats) -> int | None:
    """Return the seat whose hand may be seen."""
    if match.round is not None and phase == "turn":
        return match.round.to_act
    return lone_person(seats) if phase == "thinking" else None


def _current(match: MatchState, view: SeatView) -> _Current:
    round_ = view.round
    if round_ is not None:
        return _Current(round_.layout, round_.history, round_.hand_sizes, round_.boneyard_size, None)
    final, result = match.results[-1].final, view.results[-1]
    sizes = tuple(map(len, final.hands))
    return _Current(result.layout, result.history, sizes, len(final.boneyard), result)


def _players(
    record: Record, view: SeatView, scores: tuple[int, ...], hand_sizes: tuple[int, ...], seats: Seats
) -> tuple[shown.PlayerView, ...]:
    side_of = view.rules.side_of
    return tuple(
        shown.PlayerView(
            seat,
            side_of(seat),
            name,
            scores[side_of(seat)],
            tiles,
            tally_view(scores[side_of(seat)]),
            computer,
        )
        for seat, (name, tiles, computer) in enumerate(zip(record.names, hand_sizes, seats, strict=True))
    )


def tally_view(score: int) -> shown.TallyView:
    """Return the paper tally of a score."""
    marks = tally(score)
    return shown.TallyView(marks.is_negative, marks.wholes, marks.strokes)


def _hand(match: MatchState, view: SeatView) -> shown.HandView:
    round_ = view.round
    assert round_ is not None, "a hand is shown while a round is in play"
    assert view.seat is not None, "a hand is shown to its own seat only"
    kinds = {type(action) for action in view.legal}
    return shown.HandView(
        seat=view.seat,
        tiles=tuple(_hand_tile(match, view, tile) for tile in round_.hand),
        drawn=None if round_.drawn is None else str(round_.drawn),
        must_place=round_.drawn is not None and Place in kinds,
        can_draw=Draw in kinds,
        can_pass=Pass in kinds,
    )


def _hand_tile(match: MatchState, view: SeatView, tile: Tile) -> shown.HandTileView:
    assert view.round is not None, "a hand is shown while a round is in play"
    placements = tuple(
        placement_view(view.round.layout, view.rules, action)
        for action in view.legal
        if isinstance(action, Place) and action.tile is tile
    )
    is_acting = match.round is not None and match.round.to_act == view.seat
    code = why_not(match.round, tile, match.rules) if match.round and is_acting else Code.NOT_YOUR_TURN
    return shown.HandTileView(str(tile), placements, code.value if code else None)


def _window(view: SeatView, seats: Seats) -> shown.WindowView | None:
    window = view.round.window if view.round else None
    if window is None:
        return None
    callers = [call.seat for call in view.calls if seats[call.seat] is None and not window.callers]
    return shown.WindowView(window.seat, tuple(callers))


def _round_end(view: SeatView, result: SettledRound | None) -> shown.RoundEndView | None:
    if result is not None:
        return shown.RoundEndView(result.reason.value, result.finisher)
    if view.round is None or view.round.ending is None:
        return None
    ending, sizes = view.round.ending, view.round.hand_sizes
    return shown.RoundEndView(ending.value, sizes.index(0) if ending is EndReason.DOMINO else None)


def _lot(lot: Lot) -> shown.LotView:
    drawings = tuple(
        tuple(shown.LotDrawView(seat, str(tile), tile.pips) for seat, tile in drawing)
        for drawing in lot.drawings
    )
    return shown.LotView(drawings, lot.leader)


def _scores(match: MatchState, phase: shown.Phase) -> tuple[int, ...]:
    """Return the scores, in `round_end` without the settlement, which would tell of hands that are hidden
    until the round is settled (R2.3)."""
    if phase != "round_end" or match.round is not None:
        return match.scores
    result = match.results[-1]
    return tuple(score - change for score, change in zip(result.scores, result.settlement, strict=True))


def _winners(match: MatchState, phase: shown.Phase) -> tuple[int, ...] | None:
    """Return the sides that have won the match; who wins by a settlement is told with it, and not before."""
    is_unsettled = phase == "round_end" and match.results and match.results[-1].reason is not EndReason.TARGET
    return None if is_unsettled else match.winners
