"""The legal actions of the seat to act, the calls of the others, and why another action is refused
(R4, R5, H5)."""

from __future__ import annotations

from functools import cache

from muggins_core.actions import Call, Draw, Pass, Place, SeatAction, Settle
from muggins_core.errors import Code, IllegalAction
from muggins_core.leading import leadable
from muggins_core.rules import Claim, DrawRule, Rules
from muggins_core.state import MatchState, RoundState
from muggins_core.tiles import Tile

_NO_DRAWING = DrawRule.NONE
"""Kept at hand, since until Python 3.12 a member of an enum is looked up slowly."""

_place, _draw, _pass = cache(Place), cache(Draw), cache(Pass)
"""A set of tiles allows only so many actions: each is made once, since those that are legal are asked for at
every turn."""


def legal_actions(match: MatchState) -> tuple[SeatAction, ...]:
    """Return every action that the seat to act may take, calls and announcements apart; only `Settle`
    while a round waits for calls, and none between rounds and after the match.

    Placements come by tile in hand order, then by end from left to right.
    """
    round_ = match.round
    if round_ is None:
        return ()
    _, _, hands, _, layout, seat, _, _, _, ending = round_
    if ending is not None:
        return (Settle(),)
    _, tiles, ends, _, open_pips = layout
    if not tiles:
        leads = leadable(hands[seat], hands, match.rules)
        return tuple(Place(seat, tile) for tile in leads) or (Pass(seat),)
    places = [
        _place(seat, tile, anchor)
        for tile in hands[seat]
        if tile.mask & open_pips
        for anchor, pips, _, _ in ends
        if tile.mask >> pips & 1
    ]
    if places:
        return tuple(places)
    return (_draw(seat),) if can_draw(round_, match.rules) else (_pass(seat),)


def legal_calls(match: MatchState) -> tuple[Call, ...]:
    """Return the calls that may be made now, by seat (H5); whether one is right is not told."""
    window = match.round.window if match.round else None
    if window is None:
        return ()
    barred = {window.seat, *window.callers}
    return tuple(Call(seat) for seat in range(match.rules.players) if seat not in barred)


def can_place(round_: RoundState, seat: int) -> bool:
    """Say whether a seat holds a tile that fits somewhere on the table."""
    open_pips = round_.layout.mask
    return any(tile.mask & open_pips for tile in round_.hands[seat])


def can_draw(round_: RoundState, rules: Rules) -> bool:
    """Say whether the seat to act may still draw in this turn, a placement apart (R5.1, R5.4)."""
    if round_.drawn is not None and rules.draw is DrawRule.ONE:
        return False
    return has_drawable(round_, rules)


def has_drawable(round_: RoundState, rules: Rules) -> bool:
    """Say whether the boneyard holds a tile that anybody may draw (R2.2, H7)."""
    return len(round_.boneyard) > rules.reserve and rules.draw is not _NO_DRAWING


def is_blocked(round_: RoundState, rules: Rules) -> bool:
    """Say whether the boneyard is empty and nobody can place (R7.2)."""
    if has_drawable(round_, rules) or not round_.layout.tiles:
        return False
    return not any(can_place(round_, seat) for seat in range(rules.players))


def refusal(match: MatchState, action: SeatAction) -> IllegalAction | None:
    """Return why an action is illegal in this state, or None if it is legal (R4.6)."""
    round_ = match.round
    if match.winners is not None:
        return IllegalAction(Code.MATCH_OVER, "the match is over")
    if round_ is None:
        return IllegalAction(Code.ROUND_OVER, "the round is over")
    if isinstance(action, Call):
        return _call_refusal(match, round_, action.seat)
    if isinstance(action, Settle):
        return None if round_.ending else IllegalAction(Code.NOT_ENDED, "the round is not over yet")
    if round_.ending is not None:
        return IllegalAction(Code.MUST_SETTLE, "the round is over but for calls: it must be settled")
    if action.seat != round_.to_act:
        return IllegalAction(
            Code.NOT_YOUR_TURN,
            f"it is not the turn of seat {action.seat}, but of seat {round_.to_act}",
            seat=action.seat,
            to_act=round_.to_act,
        )
    if isinstance(action, Place):
        return _placement_refusal(round_, match.rules, action)
    if not round_.layout.tiles:
        return _lead_refusal(round_, match.rules, action)
    return _idle_refusal(round_, match.rules, action)


def _call_refusal(match: MatchState, round_: RoundState, seat: int) -> IllegalAction | None:
    if not 0 <= seat < match.rules.players:
        return IllegalAction(Code.NO_SEAT, f"there is no seat {seat}", seat=seat)
    window = round_.window
    if window is None:
        return IllegalAction(Code.NOTHING_TO_CALL, "there is nothing to call now", seat=seat)
    if seat == window.seat:
        return IllegalAction(Code.OWN_PLACEMENT, "nobody calls the own placement", seat=seat)
    if seat in window.callers:
        return IllegalAction(Code.CALLED_ALREADY, f"seat {seat} has called already", seat=seat)
    return None


def _placement_refusal(round_: RoundState, rules: Rules, action: Place) -> IllegalAction | None:
    seat, tile, anchor, announced = action
    if tile not in round_.hands[seat]:
        return IllegalAction(Code.TILE_NOT_HELD, f"{tile} is not in the hand", tile=str(tile))
    if announced is not None and rules.claim is Claim.AUTOMATIC:
        return IllegalAction(Code.NO_ANNOUNCING, "counts are not announced in this game")
    if anchor is None:
        return _first_tile_refusal(round_, rules, action)
    if round_.layout.end_for(tile, anchor) is None:
        return IllegalAction(
            Code.NO_MATCH, f"{tile} fits no open end at {anchor}", tile=str(tile), anchor=str(anchor)
        )
    return None


def _first_tile_refusal(round_: RoundState, rules: Rules, action: Place) -> IllegalAction | None:
    tile = action.tile
    if round_.layout.tiles:
        return IllegalAction(Code.ALREADY_LED, f"{tile} cannot be led: a tile has been led", tile=str(tile))
    if tile not in leadable(round_.hands[action.seat], round_.hands, rules):
        return IllegalAction(Code.NOT_LEADABLE, f"{tile} may not be led in this game", tile=str(tile))
    return None


def _lead_refusal(round_: RoundState, rules: Rules, action: Draw | Pass) -> IllegalAction | None:
    verb = "draw" if isinstance(action, Draw) else "pass"
    if isinstance(action, Pass) and not leadable(round_.hands[action.seat], round_.hands, rules):
        return None
    return IllegalAction(Code.LEADER_MUST_LEAD, f"the leader may not {verb}: a tile must be led")


def _idle_refusal(round_: RoundState, rules: Rules, action: Draw | Pass) -> IllegalAction | None:
    if can_place(round_, action.seat):
        return _idle_while_able(round_, action)
    is_draw = isinstance(action, Draw)
    if is_draw is can_draw(round_, rules):
        return None
    if is_draw:
        return _draw_refusal(round_, rules)
    return IllegalAction(Code.MUST_DRAW, "no pass while a tile can be drawn")


def _idle_while_able(round_: RoundState, action: Draw | Pass) -> IllegalAction:
    drawn = round_.drawn
    if drawn is not None and drawn.mask & round_.layout.mask:
        return IllegalAction(
            Code.MUST_PLACE_DRAWN, f"the drawn {drawn} fits and must be placed", tile=str(drawn)
        )
    verb = "draw" if isinstance(action, Draw) else "pass"
    return IllegalAction(Code.CAN_PLACE, f"no {verb} while a tile can be placed")


def _draw_refusal(round_: RoundState, rules: Rules) -> IllegalAction:
    if rules.draw is DrawRule.NONE:
        return IllegalAction(Code.NO_DRAWING, "no tile is drawn in this game")
    if has_drawable(round_, rules):
        return IllegalAction(Code.DRAWN_ALREADY, "a tile was drawn already: one may be drawn in a turn")
    return IllegalAction(Code.BONEYARD_EMPTY, "there is no tile to draw")


def why_not(round_: RoundState, tile: Tile, rules: Rules) -> Code | None:
    """Return the code of why no placement of a tile of the seat to act is legal now, or None if one is
    (R4.2, R5.2)."""
    if not round_.layout.tiles:
        is_leadable = tile in leadable(round_.hands[round_.to_act], round_.hands, rules)
        return None if is_leadable else Code.NOT_LEADABLE
    if tile.mask & round_.layout.mask:
        return None
    drawn = round_.drawn
    if drawn is not None and drawn.mask & round_.layout.mask:
        return Code.MUST_PLACE_DRAWN
    return Code.NO_MATCH
