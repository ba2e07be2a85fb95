"""Positions for tests, built from notation."""

from __future__ import annotations

from collections.abc import Sequence

from muggins_core import (
    Deal,
    MatchState,
    Tile,
    apply,
    full_set,
    new_match,
    parse_action,
    parse_tile,
    preset_rules,
)
from muggins_core.rules import Rules


def tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles of a text such as `6-4 5-5`."""
    return tuple(map(parse_tile, text.split()))


def deal(hands: Sequence[str], boneyard: str | None = None, leader: int = 0, rules: Rules | None = None) -> Deal:
    """Return a deal with these hands; the rest of the set follows in the boneyard unless it is given."""
    held = tuple(map(tiles, hands))
    dealt = {tile for hand in held for tile in hand}
    rest = tuple(tile for tile in full_set((rules or Rules()).tile_set) if tile not in dealt)
    first = tiles(boneyard) if boneyard else ()
    return Deal(leader, held, first + tuple(tile for tile in rest if tile not in first))


def started(
    hands: Sequence[str],
    boneyard: str | None = None,
    leader: int = 0,
    scores: tuple[int, ...] | None = None,
    rules: Rules | None = None,
) -> MatchState:
    """Return a match of Muggins whose first round is dealt so."""
    rules = rules or preset_rules("muggins", len(hands))
    return apply(new_match(rules, scores), deal(hands, boneyard, leader, rules)).state


def after(match: MatchState, *texts: str) -> MatchState:
    """Return the match after these actions, each by the seat that is to act."""
    for text in texts:
        assert match.round is not None, f"nobody is to act before {text}"
        match = apply(match, parse_action(text, match.round.to_act)).state
    return match
