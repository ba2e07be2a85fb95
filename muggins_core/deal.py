"""Shuffles, deals and lots, all from a given `random.Random`.

Only `random()` is asked of it, since that is the one sequence which Python promises to keep.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import TypeVar

from muggins_core.actions import Deal, Lot
from muggins_core.leading import can_be_led, holder_of_lowest_double, is_led_by_lowest_double
from muggins_core.rules import Rules
from muggins_core.scoring import Hands
from muggins_core.state import MatchState
from muggins_core.tiles import Tile, full_set

T = TypeVar("T")


def shuffled(tiles: Sequence[T], rng: Random) -> tuple[T, ...]:
    """Return the tiles in an order of which each is equally likely (Fisher and Yates)."""
    order, random = list(tiles), rng.random
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def draw_lot(rules: Rules, rng: Random) -> Lot:
    """Draw for the lead (R3.1): most pips leads; those who tie draw again from the tiles left."""
    tiles = iter(shuffled(full_set(rules.tile_set), rng))
    contenders = list(range(rules.players))
    drawings = []
    while len(contenders) > 1:
        drawing = tuple((seat, next(tiles)) for seat in contenders)
        drawings.append(drawing)
        contenders = _most(drawing)
    return Lot(tuple(drawings), contenders[0])


def is_lot(lot: Lot, players: int, tiles: Collection[Tile]) -> bool:
    """Say whether a lot among so many players, from these tiles, went by R3.1 and to its leader."""
    contenders = list(range(players))
    left = set(tiles)
    for drawing in lot.drawings:
        drawn = {tile for _, tile in drawing}
        if [seat for seat, _ in drawing] != contenders or len(contenders) == 1:
            return False
        if len(drawn) < len(drawing) or not drawn <= left:
            return False
        left -= drawn
        contenders = _most(drawing)
    return contenders == [lot.leader]


def _most(drawing: Sequence[tuple[int, Tile]]) -> list[int]:
    """Return the seats that drew the most pips: one, or those that tie."""
    most = max(tile.pips for _, tile in drawing)
    return [seat for seat, tile in drawing if tile.pips == most]


def deal_round(match: MatchState, rng: Random) -> Deal:
    """Deal the next round of a match (R2): led by the seat that the rules name, or by the holder of the
    lowest double, or after a lot (R3.1, R3.3). A deal that nobody could lead is dealt again."""
    rules = match.rules
    if is_led_by_lowest_double(rules, match.results[-1].reason if match.results else None):
        while True:
            hands, boneyard = _dealt(rules, rng)
            leader = holder_of_lowest_double(hands)
            if leader is not None:
                return Deal(leader, hands, boneyard)
    lot = draw_lot(rules, rng) if match.next_leader is None else None
    leader = lot.leader if lot else match.next_leader
    assert leader is not None, "a lot names a leader where the rules do not"
    hands, boneyard = _dealt(rules, rng)
    while not can_be_led(hands, rules):
        hands, boneyard = _dealt(rules, rng)
    return Deal(leader, hands, boneyard, lot)


def _dealt(rules: Rules, rng: Random) -> tuple[Hands, tuple[Tile, ...]]:
    tiles = shuffled(full_set(rules.tile_set), rng)
    size = rules.hand_size
    hands = tuple(tiles[seat * size : (seat + 1) * size] for seat in range(rules.players))
    return hands, tiles[rules.players * size :]
