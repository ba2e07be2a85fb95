"""Moments of matches, as saved records: a table with so many tiles, a settlement, an end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from muggins_core import (
    MatchState,
    Record,
    SeatAction,
    apply,
    deal_round,
    format_record,
    legal_actions,
    new_match,
    preset_rules,
)
from muggins_core.actions import Draw, Place
from muggins_core.records import RecordedRound, recorded
from muggins_core.scoring import count

NAMES = ("Ann", "Bob", "Catherine-Elizabeth", "Dot")
SEEDS = range(4000)


def save_when(
    is_it: Callable[[MatchState], bool],
    players: int = 2,
    most_rounds: int = 60,
    names: tuple[str, ...] = NAMES,
) -> str:
    """Return the record of a match of greedy play, at the first state for which `is_it` holds."""
    for seed in SEEDS:
        found = _search(is_it, players, most_rounds, Random(seed))
        if found is not None:
            return format_record(replace(found, names=names[:players]))
    raise LookupError("no match comes to such a moment")


def _search(
    is_it: Callable[[MatchState], bool], players: int, most_rounds: int, rng: Random
) -> Record | None:
    rules = preset_rules("muggins", players)
    match, record = new_match(rules), Record("muggins", rules)
    for _ in range(most_rounds):
        deal = deal_round(rules, match.next_leader, rng)
        match = apply(match, deal).state
        record = replace(record, rounds=(*record.rounds, RecordedRound(deal)))
        while match.round is not None:
            if is_it(match):
                return record
            action = greedy(match)
            match = apply(match, action).state
            record = replace(record, rounds=(*record.rounds[:-1], recorded(record.rounds[-1], action)))
        if is_it(match):
            return record
        if match.winners is not None:
            return None
    return None


def greedy(match: MatchState) -> SeatAction:
    """The legal action with the most points, and of those the first."""
    return max(legal_actions(match), key=lambda action: _gain(match, action))


def _gain(match: MatchState, action: SeatAction) -> int:
    if not isinstance(action, Place) or match.round is None:
        return 0
    layout = match.round.layout
    end = layout.end_for(action.tile, action.anchor) if action.anchor else None
    total = count(layout.attach(action.tile, end) if end else layout.lead(action.tile), match.rules).total
    return total if total % 5 == 0 else 0


def tiles_on_table(number: int, seats_at_least: int = 0) -> Callable[[MatchState], bool]:
    """Say of a state whether so many tiles are on the table, the seat to act can place one of several."""

    def is_it(match: MatchState) -> bool:
        if match.round is None or len(match.round.layout.tiles) != number:
            return False
        return len(legal_actions(match)) > seats_at_least and isinstance(legal_actions(match)[0], Place)

    return is_it


def must_draw(match: MatchState) -> bool:
    """Say whether the seat to act has to draw, and there is more than one tile to draw."""
    return (
        match.round is not None
        and len(match.round.boneyard) > 1
        and legal_actions(match) == (Draw(match.round.to_act),)
    )


def blocked_with(number: int) -> Callable[[MatchState], bool]:
    """Say of a state whether a round has just been blocked in which hands of so many tiles are left."""

    def is_it(match: MatchState) -> bool:
        if match.round is not None or not match.results or match.winners is not None:
            return False
        return sum(map(len, match.results[-1].final.hands)) >= number

    return is_it


def won(match: MatchState) -> bool:
    """Say whether the match is over."""
    return match.winners is not None
