"""Who has won a match when a round is settled (R9, the options `win_when`, `win_by`, `max_rounds`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from muggins_core.events import EndReason
from muggins_core.rules import Rules, WinBy, WinWhen
from muggins_core.state import RoundResult

Sides = tuple[int, ...]


def wins_at_once(score: int, rules: Rules) -> bool:
    """Say whether a side that has just gained points up to this score has won the match (R9.2)."""
    by_points = rules.win_by is WinBy.POINTS and rules.win_when is WinWhen.AT_ONCE
    return by_points and score >= rules.target


def allowed_gain(score: int, gain: int, rules: Rules) -> int:
    """Return what a side at `score` gains: nothing where it would overshoot an exact target."""
    is_exact = rules.target_mode == "exact" and rules.win_by is WinBy.POINTS
    return 0 if is_exact and score + gain > rules.target else gain


def winners_after(results: Sequence[RoundResult], before: Sides, rules: Rules) -> Sides | None:
    """Return the sides that have won when the last of these rounds is settled, None while none has.

    `before` are the scores at the start of that round.
    """
    scores = results[-1].scores
    if rules.win_by is WinBy.GOING_OUT:
        winners = _out_often_enough(results, rules)
    else:
        winners = _at_target(results, before, rules)
    if winners is None and rules.max_rounds is not None and len(results) >= rules.max_rounds:
        return highest(range(rules.sides), scores.__getitem__)
    return winners


def highest(sides: Iterable[int], value: Callable[[int], int]) -> Sides:
    """Return those of the sides whose value is the highest."""
    values = {side: value(side) for side in sides}
    best = max(values.values())
    return tuple(side for side in values if values[side] == best)


def _out_often_enough(results: Sequence[RoundResult], rules: Rules) -> Sides | None:
    finishers = [result.finisher for result in results if result.reason is EndReason.DOMINO]
    outs = [rules.side_of(seat) for seat in finishers if seat is not None]
    if outs and outs.count(outs[-1]) >= rules.outs_to_win:
        return (outs[-1],)
    return None


def _at_target(results: Sequence[RoundResult], before: Sides, rules: Rules) -> Sides | None:
    """Return the highest side at the target; of those that tie the one with most points in that round,
    then with most rounds won; None where a tie stays, so that another round decides."""
    scores = results[-1].scores
    winners = tuple([side for side, score in enumerate(scores) if score >= rules.target])
    if not winners:
        return None
    won = [rules.side_of(result.winner) for result in results if result.winner is not None]
    for value in (scores.__getitem__, lambda side: scores[side] - before[side], won.count):
        winners = highest(winners, value)
    return winners if len(winners) == 1 else None
