"""Moments of matches, as saved records: a table with so many tiles, a settlement, an end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from muggins_core import (
    MatchState,
    Record,
    SeatAction,
    apply,
    count,
    deal_round,
    format_record,
    format_tile,
    legal_actions,
    new_match,
    points,
    preset_rules,
)
from muggins_core.actions import Draw, Place
from muggins_core.records import RecordedRound, recorded
from muggins_core.tiles import Tile

NAMES = ("Ann", "Bob", "Catherine-Elizabeth", "Dot", "Eve", "Fritz")
SEEDS = range(4000)
FEW_TILES = 3


@dataclass(frozen=True, slots=True)
class Game:
    """A preset, with house rules that differ from it."""

    preset: str = "muggins"
    options: Mapping[str, Any] = field(default_factory=dict)


MUGGINS = Game()


def save_when(
    is_it: Callable[[MatchState], bool],
    players: int = 2,
    most_rounds: int = 60,
    names: tuple[str, ...] = NAMES,
    game: Game = MUGGINS,
    play: Callable[[MatchState], SeatAction] | None = None,
) -> str:
    """Return the record of a match of greedy play, or another, at the first state for which `is_it` holds."""
    for seed in SEEDS:
        found = _search(is_it, players, most_rounds, game, Random(seed), play or greedy)
        if found is not None:
            return format_record(replace(found, names=names[:players]))
    raise LookupError("no match comes to such a moment")


def _search(
    is_it: Callable[[MatchState], bool],
    players: int,
    most_rounds: int,
    game: Game,
    rng: Random,
    play: Callable[[MatchState], SeatAction],
) -> Record | None:
    rules = preset_rules(game.preset, players, game.options)
    match, record = new_match(rules), Record(game.preset, rules, game.options)
    for _ in range(most_rounds):
        deal = deal_round(match, rng)
        match = apply(match, deal).state
        record = replace(record, rounds=(*record.rounds, RecordedRound(deal)))
        while match.round is not None:
            if is_it(match):
                return record
            action = play(match)
            match = apply(match, action).state
            record = replace(record, rounds=(*record.rounds[:-1], recorded(record.rounds[-1], action)))
        if is_it(match):
            return record
        if match.winners is not None:
            return None
    return None


def greedy(match: MatchState) -> SeatAction:
    """The legal action with the most points, and of those the first; its count is announced where that
    scores."""
    best = max(legal_actions(match), key=lambda action: gain(match, action))
    return announced(match, best) if isinstance(best, Place) else best


def announced(match: MatchState, action: Place) -> Place:
    """The placement with the count that scores it, where counts are announced."""
    total, worth = _worth(match, action)
    return action._replace(announced=total) if match.rules.claim == "announce" and worth else action


def gain(match: MatchState, action: SeatAction) -> int:
    """What an action is worth: the points of a placement that is rightly announced."""
    return _worth(match, action)[1] if isinstance(action, Place) else 0


def _worth(match: MatchState, action: Place) -> tuple[int, int]:
    """The count that a placement makes, and its points."""
    assert match.round is not None
    laid = match.round.layout.place(action.tile, action.anchor)
    total = count(laid, match.rules).total
    return total, points(laid, total, match.rules)


def placements(match: MatchState) -> list[Place]:
    """The legal placements of the seat to act."""
    return [action for action in legal_actions(match) if isinstance(action, Place)]


def scoring(match: MatchState) -> Place:
    """The legal placement that is worth most, and of those the first; not announced."""
    return max(placements(match), key=lambda action: gain(match, action))


def tiles_on_table(number: int, seats_at_least: int = 0) -> Callable[[MatchState], bool]:
    """Say of a state whether so many tiles are on the table, the seat to act can place one of several."""

    def is_it(match: MatchState) -> bool:
        if match.round is None or len(match.round.layout.tiles) != number:
            return False
        return len(legal_actions(match)) > seats_at_least and isinstance(legal_actions(match)[0], Place)

    return is_it


def late_in_round(match: MatchState) -> bool:
    """Say whether a hand has come down to so few tiles that the round is soon over."""
    return match.round is not None and any(len(hand) <= FEW_TILES for hand in match.round.hands)


def must_draw(match: MatchState) -> bool:
    """Say whether the seat to act has to draw, and there is more than one tile to draw."""
    return (
        match.round is not None
        and len(match.round.boneyard) > 1
        and legal_actions(match) == (Draw(match.round.to_act),)
    )


def settled_with(number: int) -> Callable[[MatchState], bool]:
    """Say of a state whether a round has just been settled with so many tiles left in all hands."""
    return lambda match: sum(map(len, hands_left(match))) >= number


def blank_left(match: MatchState) -> bool:
    """Say whether a round has just been settled in which somebody holds the double blank alone."""
    return (Tile(0, 0),) in hands_left(match)


def hands_left(match: MatchState) -> tuple[tuple[Tile, ...], ...]:
    """The hands at the end of a round that has just been settled; none at any other moment."""
    if match.round is not None or not match.results or match.winners is not None:
        return ()
    return match.results[-1].final.hands


def won(match: MatchState) -> bool:
    """Say whether the match is over."""
    return match.winners is not None


def hidden_tiles(match: MatchState) -> list[str]:
    """The tiles that nobody may see while the curtain is up."""
    assert match.round is not None
    return [format_tile(tile) for hand in (*match.round.hands, match.round.boneyard) for tile in hand]


def told(document: str, tiles: Iterable[str]) -> list[str]:
    """Those of the tiles that a document names in a text or label."""
    return [tile for tile in tiles if re.search(rf"(?<![\d-]){tile}(?![\d-])", document)]
