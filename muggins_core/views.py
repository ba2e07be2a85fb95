"""What a seat may know of a match: all that an opponent, a hint or a page is given (R2.3)."""

from __future__ import annotations

from dataclasses import dataclass

from muggins_core.actions import Call, Lot, SeatAction
from muggins_core.events import EndReason, TurnEvent, redact
from muggins_core.layout import Layout
from muggins_core.legal import legal_actions, legal_calls
from muggins_core.rules import Rules
from muggins_core.state import MatchState, RoundResult, RoundState, Window
from muggins_core.tiles import Tile


@dataclass(frozen=True, slots=True)
class SettledRound:
    """A finished round as everybody knows it; `hands` are shown unless the match ended before a
    settlement (R8.1, R9.2)."""

    leader: int
    lot: Lot | None
    layout: Layout
    history: tuple[TurnEvent, ...]
    hands: tuple[tuple[Tile, ...], ...] | None
    reason: EndReason
    finisher: int | None
    winner: int | None
    settlement: tuple[int, ...]
    scores: tuple[int, ...]
    next_leader: int | None


@dataclass(frozen=True, slots=True)
class RoundView:
    """The round in play as a seat knows it: of other hands and the boneyard only their sizes."""

    leader: int
    lot: Lot | None
    layout: Layout
    to_act: int
    hand: tuple[Tile, ...]
    hand_sizes: tuple[int, ...]
    boneyard_size: int
    drawn: Tile | None
    history: tuple[TurnEvent, ...]
    window: Window | None
    ending: EndReason | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A match as a seat knows it, or as a bystander does where `seat` is None (`hand` is empty then).

    `legal` are the actions that the seat may take now: none when another is to act. `calls` are the
    calls that anybody may make (H5).
    """

    seat: int | None
    rules: Rules
    scores: tuple[int, ...]
    round: RoundView | None
    results: tuple[SettledRound, ...]
    legal: tuple[SeatAction, ...]
    calls: tuple[Call, ...]
    winners: tuple[int, ...] | None


def seat_view(match: MatchState, seat: int | None) -> SeatView:
    """Return what `seat` may know of a match, or what everybody may where `seat` is None."""
    is_acting = match.round is not None and match.round.to_act == seat
    return SeatView(
        seat=seat,
        rules=match.rules,
        scores=match.scores,
        round=_round_view(match.round, seat) if match.round else None,
        results=tuple(map(_settled, match.results)),
        legal=legal_actions(match) if is_acting else (),
        calls=legal_calls(match),
        winners=match.winners,
    )


def _round_view(round_: RoundState, seat: int | None) -> RoundView:
    return RoundView(
        leader=round_.leader,
        lot=round_.lot,
        layout=round_.layout,
        to_act=round_.to_act,
        hand=() if seat is None else round_.hands[seat],
        hand_sizes=tuple(map(len, round_.hands)),
        boneyard_size=len(round_.boneyard),
        drawn=round_.drawn if round_.to_act == seat else None,
        history=tuple(redact(event, seat) for event in round_.history),
        window=round_.window,
        ending=round_.ending,
    )


def _settled(result: RoundResult) -> SettledRound:
    final = result.final
    return SettledRound(
        leader=final.leader,
        lot=final.lot,
        layout=final.layout,
        history=tuple(redact(event, None) for event in final.history),
        hands=None if result.reason is EndReason.TARGET else final.hands,
        reason=result.reason,
        finisher=result.finisher,
        winner=result.winner,
        settlement=result.settlement,
        scores=result.scores,
        next_leader=result.next_leader,
    )
