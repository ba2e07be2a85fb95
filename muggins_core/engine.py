"""`new_match` and `apply`: the only maker of states."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from muggins_core.actions import Action, Call, Deal, Draw, Pass, Place
from muggins_core.errors import BadRules, Code, IllegalAction
from muggins_core.events import (
    Called,
    Dealt,
    Drew,
    EndReason,
    Event,
    MatchEnded,
    Passed,
    Placed,
    RoundEnded,
    TurnEvent,
)
from muggins_core.layout import Layout
from muggins_core.leading import can_be_led, holder_of_lowest_double, is_led_by_lowest_double, named_leader
from muggins_core.legal import is_blocked, refusal
from muggins_core.rules import Claim, ExtraTurn, Muggins, MugginsDeduct, Rules, Settlement
from muggins_core.scoring import block_winner, count, pips_of, points, settle
from muggins_core.state import MatchState, RoundResult, RoundState, Window
from muggins_core.tiles import full_set
from muggins_core.values import make
from muggins_core.winning import allowed_gain, highest, winners_after, wins_at_once

T = TypeVar("T")

_AUTOMATIC = Claim.AUTOMATIC
"""Kept at hand, since until Python 3.12 a member of an enum is looked up slowly."""


class Transition(NamedTuple):
    """What an action leads to: the new state, and the events on the way to it."""

    state: MatchState
    events: tuple[Event, ...]


def new_match(rules: Rules, scores: tuple[int, ...] | None = None) -> MatchState:
    """Return a match before its first deal; scores start at 0 or as given, one a side."""
    if scores is None:
        scores = (0,) * rules.sides
    if len(scores) != rules.sides:
        raise BadRules(Code.BAD_RULES, f"there must be {rules.sides} scores", option="scores")
    return MatchState(rules, scores, scores)


def apply(match: MatchState, action: Action) -> Transition:
    """Return the state after an action, and what happened; the given state stays as it was.

    Raises `IllegalAction` for a deal that breaks R2 or R3, and for any action that the rules do not
    allow to that seat now (R4.6).
    """
    if isinstance(action, Deal):
        return _start_round(match, action)
    refused = refusal(match, action)
    if refused is not None:
        raise refused
    round_ = match.round
    assert round_ is not None, "refusal() lets no action pass between rounds"
    if isinstance(action, Place):
        return _place(match, round_, action)
    if isinstance(action, Draw):
        return _draw(match, round_)
    if isinstance(action, Pass):
        return _pass(match, round_)
    if isinstance(action, Call):
        return _call(match, round_, action.seat)
    assert round_.ending is not None, "refusal() lets a round be settled only when it is over"
    return _end_round(match, round_, round_.ending, ())


def _start_round(match: MatchState, deal: Deal) -> Transition:
    _check_deal(match, deal)
    layout = Layout(match.rules.spinner)
    round_ = RoundState(deal.leader, deal.lot, deal.hands, deal.boneyard, layout, to_act=deal.leader)
    return Transition(_moved(match, round_, match.scores), (Dealt(deal.leader),))


def _check_deal(match: MatchState, deal: Deal) -> None:
    rules = match.rules
    if match.winners is not None:
        raise IllegalAction(Code.MATCH_OVER, "the match is over")
    if match.round is not None:
        raise IllegalAction(Code.ROUND_NOT_OVER, "the round before is not over")
    if [len(hand) for hand in deal.hands] != [rules.hand_size] * rules.players:
        raise IllegalAction(Code.BAD_DEAL, f"there must be {rules.players} hands of {rules.hand_size} tiles")
    dealt = sum(deal.hands, deal.boneyard)
    if len(dealt) != rules.tiles_in_set or not set(dealt).issuperset(full_set(rules.tile_set)):
        raise IllegalAction(Code.BAD_DEAL, "hands and boneyard must be exactly the set")
    if not 0 <= deal.leader < rules.players:
        raise IllegalAction(Code.WRONG_LEADER, f"there is no seat {deal.leader}", seat=deal.leader)
    if not can_be_led(deal.hands, rules):
        raise IllegalAction(Code.BAD_DEAL, "nobody could lead: this must be dealt again")
    _check_leader(match, deal)


def _check_leader(match: MatchState, deal: Deal) -> None:
    leader = match.next_leader
    if is_led_by_lowest_double(match.rules, match.results[-1].reason if match.results else None):
        leader = holder_of_lowest_double(deal.hands)
        if leader is None:
            raise IllegalAction(Code.BAD_DEAL, "nobody has a double: this must be dealt again")
    if leader is not None and deal.leader != leader:
        raise IllegalAction(
            Code.WRONG_LEADER,
            f"seat {leader} must lead, not seat {deal.leader}",
            seat=deal.leader,
            leader=leader,
        )


def _place(match: MatchState, round_: RoundState, action: Place) -> Transition:
    rules, scores, opening, _, results, _, _ = match
    leader, lot, hands, boneyard, layout, _, _, history, _, _ = round_
    seat, tile, anchor, announced = action
    side = rules.side_of(seat)
    layout = layout.place(tile, anchor)
    made = count(layout, rules)
    _, total = made
    worth = points(layout, total, rules)
    is_claimed = rules.claim is _AUTOMATIC or announced == total
    missed = 0 if is_claimed else worth
    gained = worth - missed
    hand = list(hands[seat])
    hand.remove(tile)
    left = tuple(hand)
    if not left and rules.settlement is Settlement.NONE:
        gained += rules.domino_bonus
    if gained:
        gained = allowed_gain(scores[side], gained, rules)
        scores = _added(scores, side, gained)
    event = make(Placed, (seat, tile, anchor, announced, made, gained, missed))
    moves_again = (tile.is_double or gained > 0) and rules.extra_turn is ExtraTurn.DOUBLE_OR_SCORE
    to_act = seat if moves_again else (seat + 1) % rules.players
    hands = _with(hands, seat, left)
    window = None
    if not is_claimed and rules.muggins is Muggins.ON:
        window = Window(seat, total, worth)
    after = make(
        RoundState, (leader, lot, hands, boneyard, layout, to_act, None, (*history, event), window, None)
    )
    return _after_placement(
        make(MatchState, (rules, scores, opening, after, results, None, None)), after, seat, event
    )


def _after_placement(match: MatchState, round_: RoundState, seat: int, event: Placed) -> Transition:
    rules = match.rules
    # The order matters: a placement that reaches the target is never settled, not even as a domino
    # (R9.2), and one that both dominoes and blocks is a domino (R7.3).
    if event.points and wins_at_once(match.scores[rules.side_of(seat)], rules):
        return _end_round(match, round_, EndReason.TARGET, (event,))
    if not round_.hands[seat]:
        reason = EndReason.DOMINO
    elif is_blocked(round_, rules):
        reason = EndReason.BLOCK
    else:
        return make(Transition, (match, (event,)))
    if round_.window is None:
        return _end_round(match, round_, reason, (event,))
    return Transition(match._replace(round=round_._replace(ending=reason)), (event,))


def _with(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return values by seat or side with that of one changed."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def _added(scores: tuple[int, ...], side: int, gain: int) -> tuple[int, ...]:
    """Return the scores with a gain of a side, which may be negative."""
    return _with(scores, side, scores[side] + gain) if gain else scores


def _moved(match: MatchState, round_: RoundState, scores: tuple[int, ...]) -> MatchState:
    """Return the match with the round in play moved on."""
    rules, _, opening, _, results, _, _ = match
    return make(MatchState, (rules, scores, opening, round_, results, None, None))


def _draw(match: MatchState, round_: RoundState) -> Transition:
    leader, lot, hands, boneyard, layout, seat, _, history, _, _ = round_
    tile = boneyard[0]
    event = make(Drew, (seat, tile))
    hands = _with(hands, seat, (*hands[seat], tile))
    after = make(
        RoundState, (leader, lot, hands, boneyard[1:], layout, seat, tile, (*history, event), None, None)
    )
    return _go_on(match, after, event)


def _pass(match: MatchState, round_: RoundState) -> Transition:
    event = Passed(round_.to_act)
    after = round_._replace(
        to_act=(round_.to_act + 1) % match.rules.players,
        drawn=None,
        history=(*round_.history, event),
        window=None,
    )
    return _go_on(match, after, event)


def _go_on(match: MatchState, round_: RoundState, event: TurnEvent) -> Transition:
    match = _moved(match, round_, match.scores)
    if is_blocked(round_, match.rules):
        return _end_round(match, round_, EndReason.BLOCK, (event,))
    return make(Transition, (match, (event,)))


def _call(match: MatchState, round_: RoundState, seat: int) -> Transition:
    """Move the missed points to the caller's side, or take the fine of a false call from it (H5)."""
    rules, window = match.rules, round_.window
    assert window is not None, "refusal() lets nobody call without a window"
    caller, misser = rules.side_of(seat), rules.side_of(window.seat)
    if window.missed:
        gain = allowed_gain(match.scores[caller], window.missed, rules)
        deducted = _deduction(match.scores[misser], window.missed, rules)
    else:
        gain, deducted = -rules.false_call, 0
    event = Called(seat, window.seat, window.total, window.missed, gain, deducted)
    after = round_._replace(
        window=Window(window.seat, window.total, 0, (*window.callers, seat)),
        history=(*round_.history, event),
    )
    moved = _moved(match, after, _added(_added(match.scores, misser, -deducted), caller, gain))
    if gain > 0 and wins_at_once(moved.scores[caller], rules):
        return _end_round(moved, after, EndReason.TARGET, (event,))
    return Transition(moved, (event,))


def _deduction(score: int, missed: int, rules: Rules) -> int:
    if rules.muggins_deduct is MugginsDeduct.FULL:
        return missed
    is_covered = rules.muggins_deduct is MugginsDeduct.IF_COVERED and score >= missed
    return missed if is_covered else 0


def _end_round(
    match: MatchState, round_: RoundState, reason: EndReason, events: tuple[Event, ...]
) -> Transition:
    """Settle the round (R8), or end the match without a settlement (R9.2)."""
    rules = match.rules
    pips = tuple(map(pips_of, round_.hands))
    finisher = next((seat for seat, hand in enumerate(round_.hands) if not hand), None)
    winner, kind = None, Settlement.NONE
    if reason is EndReason.DOMINO:
        winner, kind = finisher, rules.settlement
    elif reason is EndReason.BLOCK:
        winner, kind = block_winner(pips, rules), rules.blocked
    settlement = tuple([account.change for account in settle(kind, pips, winner, rules)])
    scores = tuple(map(sum, zip(match.scores, settlement, strict=True)))
    leader = None
    if reason is not EndReason.TARGET:
        leader = named_leader(reason, round_.leader, finisher, winner, rules)
    result = RoundResult(round_, reason, finisher, winner, pips, settlement, scores, leader)
    return _with_result(match, result, (*events, RoundEnded(reason, finisher)))


def _with_result(match: MatchState, result: RoundResult, events: tuple[Event, ...]) -> Transition:
    rules, results = match.rules, (*match.results, result)
    if result.reason is EndReason.TARGET:
        winners: tuple[int, ...] | None = highest(range(rules.sides), result.scores.__getitem__)
    else:
        before = match.results[-1].scores if match.results else match.opening
        winners = winners_after(results, before, rules)
    if winners is not None:
        results = (*match.results, result._replace(next_leader=None))
        events = (*events, MatchEnded(winners))
    leader = results[-1].next_leader
    after = MatchState(rules, result.scores, match.opening, None, results, leader, winners)
    return Transition(after, events)
