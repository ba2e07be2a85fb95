"""What is read aloud at a table, worked out from the rules package alone."""

from __future__ import annotations

from collections.abc import Sequence

from muggins_core import Layout, MatchState, Tile, legal_actions
from muggins_core.actions import Place
from muggins_core.events import Placed

PIPS = ("blank", "one", "two", "three", "four", "five", "six")


def tile_words(tile: Tile) -> str:
    return f"double {PIPS[tile.high]}" if tile.is_double else f"{PIPS[tile.high]}-{PIPS[tile.low]}"


def listed(words: Sequence[str]) -> str:
    return " and ".join(words)


def end_words(layout: Layout) -> list[str]:
    """The open ends of a line without spinners, from one end to the other."""
    return [("double " if end.anchor.is_double else "") + PIPS[end.pips] for end in layout.ends]


def points_words(points: int) -> str:
    return f"{points or 'No'} points."


def placed_words(names: Sequence[str], event: Placed, layout: Layout) -> str:
    """Who plays what where, and what comes of it: `… on the six: ends four and double three, 10. …`"""
    name, tile = names[event.seat], tile_words(event.tile)
    ends = end_words(layout)
    told = f"{'end' if len(ends) == 1 else 'ends'} {listed(ends)}, {event.made.total}. "
    if event.anchor is None:
        return f"{name} leads {tile}: {told}{points_words(event.points)}"
    pips = next(placed.pips for placed in layout.tiles if placed.tile == event.tile)
    assert pips is not None
    double = "double " if event.anchor.is_double else ""
    return f"{name} plays {tile} on the {double}{PIPS[pips]}: {told}{points_words(event.points)}"


def ends_words(layout: Layout, total: int) -> str:
    ends = end_words(layout)
    return f"{'One end' if len(ends) == 1 else 'Ends'}: {listed(ends)}. Count {total}."


def row_words(layout: Layout) -> list[str]:
    """The tiles from one end to the other, each with the half first that touches the one before."""
    lead, *others = layout.tiles
    row = [(lead.tile.high, lead.tile.low)]
    is_left: dict[Tile, bool] = {}
    for tile, anchor, place, pips in others:
        assert anchor is not None
        assert pips is not None
        is_left[tile] = is_left.get(anchor, place == 0)
        far = tile.high + tile.low - pips
        if is_left[tile]:
            row.insert(0, (far, pips))
        else:
            row.append((pips, far))
    return [
        f"double {PIPS[first]}" if first == last else f"{PIPS[first]}-{PIPS[last]}" for first, last in row
    ]


def hand_words(name: str, match: MatchState) -> str:
    assert match.round is not None
    hand = match.round.hands[match.round.to_act]
    tiles = [tile_words(tile) for tile in hand]
    fitting = {action.tile for action in legal_actions(match) if isinstance(action, Place)}
    fit = ", ".join(tile_words(tile) for tile in hand if tile in fitting)
    counted = f"{len(tiles)} tiles" if len(tiles) > 1 else "one tile"
    told = {0: "None fits.", 1: f"One fits: {fit}."}.get(len(fitting), f"{len(fitting)} fit: {fit}.")
    return f"{name}’s hand, {counted}: {', '.join(tiles)}. {told}"


def standing_words(names: Sequence[str], match: MatchState) -> str:
    scores = ", ".join(f"{name} {score} points" for name, score in zip(names, match.scores, strict=True))
    return scores.replace("-", "\u2212")


def scores_words(names: Sequence[str], match: MatchState) -> str:
    assert match.round is not None
    counts = [len(hand) for hand in match.round.hands]
    tiles = ", ".join(
        f"{name} {'one tile' if count == 1 else f'{count} tiles'}"
        for name, count in zip(names, counts, strict=True)
    )
    left = len(match.round.boneyard)
    boneyard = {0: "The boneyard is empty", 1: "1 tile in the boneyard"}.get(
        left, f"{left} tiles in the boneyard"
    )
    turn = f"{names[match.round.to_act]} is to play."
    target = f"The target is {match.rules.target}."
    return f"{standing_words(names, match)}. {target} {tiles}. {boneyard}. {turn}"
