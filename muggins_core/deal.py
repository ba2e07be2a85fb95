"""Shuffles, deals and lots, all from a given `random.Random`.

Only `random()` is asked of it, since that is the one sequence which Python promises to keep.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from muggins_core.actions import Deal, Lot
from muggins_core.rules import Rules
from muggins_core.tiles import Tile, full_set


def shuffled(tiles: Sequence[Tile], rng: Random) -> tuple[Tile, ...]:
    """Return the tiles in an order of which each is equally likely (Fisher and Yates)."""
    order = list(tiles)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
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


def deal_round(rules: Rules, leader: int | None, rng: Random) -> Deal:
    """Deal a round (R2), with a lot before it where `leader` is None (R3.1, R3.3)."""
    lot = None
    if leader is None:
        lot = draw_lot(rules, rng)
        leader = lot.leader
    tiles = shuffled(full_set(rules.tile_set), rng)
    size = rules.hand_size
    hands = tuple(tiles[seat * size : (seat + 1) * size] for seat in range(rules.players))
    boneyard = tiles[rules.players * size :]
    return Deal(leader, hands, boneyard, lot)
