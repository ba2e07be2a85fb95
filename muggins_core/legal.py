"""The legal actions of the seat to act, and why another action is refused (R4, R5)."""

from __future__ import annotations

from muggins_core.actions import Draw, Pass, Place, SeatAction
from muggins_core.errors import Code, IllegalAction
from muggins_core.rules import DrawRule, Rules
from muggins_core.state import MatchState, RoundState
from muggins_core.tiles import Tile


def legal_actions(match: MatchState) -> tuple[SeatAction, ...]:
    """Return every action that the seat to act may take; none between rounds and after the match.

    Placements come by tile in hand order, then by end from left to right.
    """
    round_ = match.round
    if round_ is None:
        return ()
    seat = round_.to_act
    hand = round_.hands[seat]
    if not round_.layout.tiles:
        return tuple(Place(seat, tile) for tile in hand)
    layout = round_.layout
    placements = tuple(
        Place(seat, tile, end.anchor)
        for tile in hand
        if tile.mask & layout.mask
        for end in layout.ends_for(tile)
    )
    if placements:
        return placements
    return (Draw(seat),) if can_draw(round_, match.rules) else (Pass(seat),)


def can_place(round_: RoundState, seat: int) -> bool:
    """Say whether a seat holds a tile that fits somewhere, or is to lead."""
    if not round_.layout.tiles:
        return True
    open_pips = round_.layout.mask
    return any(tile.mask & open_pips for tile in round_.hands[seat])


def can_draw(round_: RoundState, rules: Rules) -> bool:
    """Say whether the seat to act may still draw in this turn, a placement apart (R5.1, R5.4)."""
    if rules.draw is DrawRule.ONE and round_.drawn is not None:
        return False
    return has_drawable(round_, rules)


def has_drawable(round_: RoundState, rules: Rules) -> bool:
    """Say whether the boneyard holds a tile that anybody may draw (R2.2, H7)."""
    return rules.draw is not DrawRule.NONE and len(round_.boneyard) > rules.reserve


def is_blocked(round_: RoundState, rules: Rules) -> bool:
    """Say whether the boneyard is empty and nobody can place (R7.2)."""
    if has_drawable(round_, rules):
        return False
    return not any(can_place(round_, seat) for seat in range(len(round_.hands)))


def refusal(match: MatchState, action: SeatAction) -> IllegalAction | None:
    """Return why an action is illegal in this state, or None if it is legal (R4.6)."""
    round_ = match.round
    if match.winners is not None:
        return IllegalAction(Code.MATCH_OVER, "the match is over")
    if round_ is None:
        return IllegalAction(Code.ROUND_OVER, "the round is over")
    if action.seat != round_.to_act:
        return IllegalAction(
            Code.NOT_YOUR_TURN,
            f"it is not the turn of seat {action.seat}, but of seat {round_.to_act}",
            seat=action.seat,
            to_act=round_.to_act,
        )
    if isinstance(action, Place):
        return _placement_refusal(round_, action)
    return _idle_refusal(round_, match.rules, action)


def _placement_refusal(round_: RoundState, action: Place) -> IllegalAction | None:
    tile, anchor = action.tile, action.anchor
    if tile not in round_.hands[action.seat]:
        return IllegalAction(Code.TILE_NOT_HELD, f"{tile} is not in the hand", tile=str(tile))
    if anchor is None:
        if round_.layout.tiles:
            return IllegalAction(
                Code.ALREADY_LED, f"{tile} cannot be led: a tile has been led", tile=str(tile)
            )
        return None
    if round_.layout.end_for(tile, anchor) is None:
        return IllegalAction(
            Code.NO_MATCH, f"{tile} fits no open end at {anchor}", tile=str(tile), anchor=str(anchor)
        )
    return None


def _idle_refusal(round_: RoundState, rules: Rules, action: Draw | Pass) -> IllegalAction | None:
    verb = "draw" if isinstance(action, Draw) else "pass"
    if not round_.layout.tiles:
        return IllegalAction(Code.LEADER_MUST_LEAD, f"the leader may not {verb}: a tile must be led")
    if round_.drawn is not None and round_.drawn.mask & round_.layout.mask:
        return IllegalAction(
            Code.MUST_PLACE_DRAWN, f"the drawn {round_.drawn} fits and must be placed", tile=str(round_.drawn)
        )
    if can_place(round_, action.seat):
        return IllegalAction(Code.CAN_PLACE, f"no {verb} while a tile can be placed")
    drawable = can_draw(round_, rules)
    if isinstance(action, Draw) and not drawable:
        return IllegalAction(Code.BONEYARD_EMPTY, "there is no tile to draw")
    if isinstance(action, Pass) and drawable:
        return IllegalAction(Code.MUST_DRAW, "no pass while a tile can be drawn")
    return None


def why_not(round_: RoundState, tile: Tile) -> Code | None:
    """Return the code of why no placement of a held tile is legal now, or None if one is (R4.2, R5.2)."""
    if not round_.layout.tiles or tile.mask & round_.layout.mask:
        return None
    drawn = round_.drawn
    if drawn is not None and drawn.mask & round_.layout.mask:
        return Code.MUST_PLACE_DRAWN
    return Code.NO_MATCH
