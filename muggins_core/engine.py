"""`new_match` and `apply`: the only maker of states."""

from __future__ import annotations

from dataclasses import dataclass, replace

from muggins_core.actions import Action, Deal, Draw, Place
from muggins_core.errors import BadRules, Code, IllegalAction
from muggins_core.events import (
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
from muggins_core.legal import is_blocked, refusal
from muggins_core.rules import Rules
from muggins_core.scoring import count, own_debits, pips_of, points
from muggins_core.state import MatchState, RoundResult, RoundState
from muggins_core.tiles import full_set


@dataclass(frozen=True, slots=True)
class Transition:
    """What an action leads to: the new state, and the events on the way to it."""

    state: MatchState
    events: tuple[Event, ...]


def new_match(rules: Rules, scores: tuple[int, ...] | None = None) -> MatchState:
    """Return a match before its first deal; scores start at 0 or as given, one a seat."""
    if scores is None:
        scores = (0,) * rules.players
    if len(scores) != rules.players:
        raise BadRules(Code.BAD_RULES, f"there must be {rules.players} scores", option="scores")
    return MatchState(rules, scores)


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
    return _pass(match, round_)


def _start_round(match: MatchState, deal: Deal) -> Transition:
    _check_deal(match, deal)
    round_ = RoundState(
        leader=deal.leader,
        lot=deal.lot,
        hands=deal.hands,
        boneyard=deal.boneyard,
        layout=Layout(match.rules.spinner),
        to_act=deal.leader,
    )
    return Transition(replace(match, round=round_, next_leader=None), (Dealt(deal.leader),))


def _check_deal(match: MatchState, deal: Deal) -> None:
    rules = match.rules
    if match.winners is not None:
        raise IllegalAction(Code.MATCH_OVER, "the match is over")
    if match.round is not None:
        raise IllegalAction(Code.ROUND_NOT_OVER, "the round before is not over")
    if [len(hand) for hand in deal.hands] != [rules.hand_size] * rules.players:
        raise IllegalAction(Code.BAD_DEAL, f"there must be {rules.players} hands of {rules.hand_size} tiles")
    dealt = [tile for hand in (*deal.hands, deal.boneyard) for tile in hand]
    if sorted(dealt) != list(full_set(rules.tile_set)):
        raise IllegalAction(Code.BAD_DEAL, "hands and boneyard must be exactly the set")
    if not 0 <= deal.leader < rules.players:
        raise IllegalAction(Code.WRONG_LEADER, f"there is no seat {deal.leader}", seat=deal.leader)
    if match.next_leader is not None and deal.leader != match.next_leader:
        raise IllegalAction(
            Code.WRONG_LEADER,
            f"seat {match.next_leader} must lead, not seat {deal.leader}",
            seat=deal.leader,
            leader=match.next_leader,
        )


def _place(match: MatchState, round_: RoundState, action: Place) -> Transition:
    seat, tile, anchor = action.seat, action.tile, action.anchor
    end = round_.layout.end_for(tile, anchor) if anchor else None
    layout = round_.layout.attach(tile, end) if end else round_.layout.lead(tile)
    made = count(layout, match.rules)
    gained = points(made.total, match.rules)
    hand = round_.hands[seat]
    at = hand.index(tile)
    event = Placed(seat, tile, anchor, made, gained)
    after = RoundState(
        leader=round_.leader,
        lot=round_.lot,
        hands=(*round_.hands[:seat], hand[:at] + hand[at + 1 :], *round_.hands[seat + 1 :]),
        boneyard=round_.boneyard,
        layout=layout,
        to_act=(seat + 1) % match.rules.players,
        history=(*round_.history, event),
    )
    scores = match.scores
    if gained:
        scores = (*scores[:seat], scores[seat] + gained, *scores[seat + 1 :])
    moved = MatchState(match.rules, scores, after, match.results)
    # The order matters: a placement that reaches the target is never settled, not even as a domino
    # (R9.2), and one that both dominoes and blocks is a domino (R7.3).
    finisher = None if after.hands[seat] else seat
    if scores[seat] >= match.rules.target and gained:
        return _end_round(moved, after, EndReason.TARGET, finisher, event)
    if finisher is not None:
        return _end_round(moved, after, EndReason.DOMINO, finisher, event)
    return _go_on(moved, after, event)


def _draw(match: MatchState, round_: RoundState) -> Transition:
    seat = round_.to_act
    tile = round_.boneyard[0]
    event = Drew(seat, tile)
    hands = (*round_.hands[:seat], (*round_.hands[seat], tile), *round_.hands[seat + 1 :])
    after = replace(
        round_,
        hands=hands,
        boneyard=round_.boneyard[1:],
        drawn=tile,
        history=(*round_.history, event),
    )
    return _go_on(replace(match, round=after), after, event)


def _pass(match: MatchState, round_: RoundState) -> Transition:
    event = Passed(round_.to_act)
    after = replace(
        round_,
        to_act=(round_.to_act + 1) % match.rules.players,
        drawn=None,
        history=(*round_.history, event),
    )
    return _go_on(replace(match, round=after), after, event)


def _go_on(match: MatchState, round_: RoundState, event: TurnEvent) -> Transition:
    if is_blocked(round_, match.rules):
        return _end_round(match, round_, EndReason.BLOCK, None, event)
    return Transition(match, (event,))


def _end_round(
    match: MatchState,
    round_: RoundState,
    reason: EndReason,
    finisher: int | None,
    event: TurnEvent,
) -> Transition:
    """Settle the round (R8), or end the match without a settlement (R9.2)."""
    is_over = reason is EndReason.TARGET
    nothing = (0,) * match.rules.players
    settlement = nothing if is_over else own_debits(round_.hands, match.rules)
    scores = tuple(map(sum, zip(match.scores, settlement, strict=True)))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores)) if is_over else None
    next_leader = finisher if reason is EndReason.DOMINO else None
    pips = tuple(map(pips_of, round_.hands))
    # Whoever dominoes wins the round and leads the next one (R3.2); a block names nobody.
    result = RoundResult(round_, reason, finisher, next_leader, pips, settlement, scores, next_leader)
    events: tuple[Event, ...] = (event, RoundEnded(reason, finisher))
    if winners is not None:
        events = (*events, MatchEnded(winners))
    after = MatchState(match.rules, scores, None, (*match.results, result), next_leader, winners)
    return Transition(after, events)
