"""The parts of a page's view that settle a round and keep the score sheet (`protocol`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from muggins_core import shown
from muggins_core.events import Called, EndReason, Placed, TurnEvent
from muggins_core.leading import is_led_by_lowest_double
from muggins_core.notation import format_sum
from muggins_core.rules import LeadAfterBlock, LeadNext, Rules, WinBy
from muggins_core.scoring import pips_of, settle
from muggins_core.views import SeatView, SettledRound


def settlement_view(result: SettledRound, rules: Rules, is_over: bool) -> shown.SettlementView:
    """Return all hands and what they mean for each side, and who leads next unless the match is over."""
    assert result.hands is not None, "a round that won the match is not settled"
    kind = rules.settlement if result.reason is EndReason.DOMINO else rules.blocked
    accounts = settle(kind, tuple(map(pips_of, result.hands)), result.winner, rules)
    return shown.SettlementView(
        kind=kind.value,
        winner=result.winner,
        hands=tuple(
            shown.HandLeftView(seat, tuple(map(str, hand)), pips_of(hand))
            for seat, hand in enumerate(result.hands)
        ),
        accounts=tuple(
            shown.AccountView(
                side=side,
                sum=format_sum(account.added, account.taken) if account.added else None,
                rounded=account.rounded if account.added else None,
                before=after - account.change,
                change=account.change,
                after=after,
            )
            for side, (account, after) in enumerate(zip(accounts, result.scores, strict=True))
        ),
        next_leader=result.next_leader,
        next_reason=None if is_over else _next_reason(result, rules),
    )


def _next_reason(result: SettledRound, rules: Rules) -> shown.NextReason:
    if is_led_by_lowest_double(rules, result.reason):
        return "lowest_double"
    if result.next_leader is None:
        return "lot"
    rule = rules.lead_next if result.reason is EndReason.DOMINO else rules.lead_after_block
    if rule in (LeadNext.ROTATE, LeadAfterBlock.ROTATE):
        return "rotate"
    return "finisher" if rule is LeadNext.FINISHER else "round_winner"


def sheet_view(
    view: SeatView, is_last_hidden: bool, scores: tuple[int, ...]
) -> Iterator[shown.SheetRoundView]:
    """Yield a line of the sheet for every round; the settlement of the last one, and its scores, are kept
    back while its hands are hidden."""
    outs = [0] * view.rules.sides
    for number, result in enumerate(view.results, 1):
        is_hidden = is_last_hidden and number == len(view.results)
        is_unsettled = is_hidden or result.reason is EndReason.TARGET
        out = _side_out(result, view.rules)
        if out is not None:
            outs[out] += 1
        yield shown.SheetRoundView(
            number=number,
            leader=result.leader,
            reason=result.reason.value,
            finisher=result.finisher,
            cells=_cells(
                result.history,
                None if is_unsettled else result.settlement,
                scores if is_hidden else result.scores,
                out,
                outs,
                view.rules,
            ),
        )
    if view.round is not None:
        cells = _cells(view.round.history, None, scores, None, outs, view.rules)
        yield shown.SheetRoundView(len(view.results) + 1, view.round.leader, None, None, cells)


def _side_out(result: SettledRound, rules: Rules) -> int | None:
    """Return the side that dominoed a round, None where nobody did: a last tile that reached the target
    ended the round at the target."""
    if result.reason is not EndReason.DOMINO or result.finisher is None:
        return None
    return rules.side_of(result.finisher)


def _cells(
    history: Iterable[TurnEvent],
    settlement: tuple[int, ...] | None,
    totals: tuple[int, ...],
    out: int | None,
    outs: Sequence[int],
    rules: Rules,
) -> tuple[shown.SheetCellView, ...]:
    placed, called = [0] * rules.sides, [0] * rules.sides
    for event in history:
        if isinstance(event, Placed):
            placed[rules.side_of(event.seat)] += event.points
        elif isinstance(event, Called):
            called[rules.side_of(event.seat)] += event.points
            called[rules.side_of(event.on)] -= event.deducted
    changes = settlement or (None,) * rules.sides
    is_out = [side == out for side in range(rules.sides)]
    done = totals if rules.win_by is WinBy.POINTS else outs
    return tuple(map(shown.SheetCellView, placed, called, changes, totals, is_out, done))
