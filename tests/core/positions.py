"""Positions for tests, built from notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from muggins_core import (
    Code,
    Deal,
    Layout,
    MatchState,
    Record,
    RoundState,
    Rules,
    SeatAction,
    Tile,
    apply,
    format_action,
    format_record,
    full_set,
    legal_actions,
    new_match,
    parse_action,
    parse_tile,
    preset_rules,
    refusal,
)
from muggins_core.records import RecordedRound
from muggins_core.rules import SpinnerRule

PLAYERS = (2, 3, 4)
NAMES = ("Ann", "Bob", "Cid", "Dot")

PLAIN = ("6-6 4-2 6-3 4-3 1-0 3-2 5-1", "5-0 6-5 3-3 5-5 4-1 3-0 6-1")
"""Two hands with which nothing special happens."""

TINY = Rules(players=2, tile_set=2, hand_size=3)
"""A set of six tiles, all of them dealt, so that rounds are short and blocks near."""

SMALL = Rules(players=2, tile_set=4, hand_size=5)
"""A set of fifteen tiles, with a boneyard of five."""

DEAD = (
    ("1-0 2-1 3-0 4-0 1-1", "0-0 2-0 4-3 2-2 3-3"),
    ("1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1", "3-0>2-0", "4-3>3-0", "4-0>4-3"),
)
"""Hands and actions of `SMALL` that lead to a dead layout, with five tiles in the boneyard."""


def tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles of a text such as `6-4 5-5`."""
    return tuple(map(parse_tile, text.split()))


def deal(
    hands: Sequence[str], boneyard: str | None = None, leader: int = 0, rules: Rules | None = None
) -> Deal:
    """Return a deal with these hands. The boneyard begins as given; the rest of the set follows, and
    fills up the hands first where fewer tiles are given than the rules deal."""
    rules = rules or preset_rules("muggins", len(hands))
    first = tiles(boneyard or "")
    taken = {*first, *(tile for hand in hands for tile in tiles(hand))}
    rest = [tile for tile in full_set(rules.tile_set) if tile not in taken]
    held = []
    for hand in map(tiles, hands):
        missing = rules.hand_size - len(hand)
        held.append((*hand, *rest[:missing]))
        rest = rest[missing:]
    return Deal(leader, tuple(held), (*first, *rest))


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
        match = apply(match, parse_action(text, playing(match).to_act)).state
    return match


def playing(match: MatchState) -> RoundState:
    """Return the round in play."""
    assert match.round is not None, "no round is in play"
    return match.round


def legal_texts(match: MatchState) -> list[str]:
    """Return the texts of the legal actions, sorted."""
    return sorted(map(format_action, legal_actions(match)))


def action(match: MatchState, text: str) -> SeatAction:
    """Return an action by the seat to act."""
    return parse_action(text, playing(match).to_act)


def laid(texts: str, spinner: SpinnerRule = SpinnerRule.NONE) -> Layout:
    """Return the layout after the placements of a text such as `6-4 6-6>6-4`."""
    layout = Layout(spinner)
    for text in texts.split():
        tile, _, anchor = text.partition(">")
        layout = layout.place(parse_tile(tile), parse_tile(anchor) if anchor else None)
    return layout


def saved(
    hands: Sequence[str],
    *texts: str,
    boneyard: str | None = None,
    scores: tuple[int, ...] | None = None,
    options: Mapping[str, Any] | None = None,
) -> str:
    """Return the record of a match of Muggins, house rules apart, in its first round, led by seat 0."""
    players = len(hands)
    rules = preset_rules("muggins", players, options)
    rounds = (RecordedRound(deal(hands, boneyard, rules=rules), texts),)
    return format_record(Record("muggins", rules, options or {}, NAMES[:players], scores, rounds))


def house(players: int = 2, **options: Any) -> Rules:
    """Return Muggins with these house rules, in which nobody draws unless they say so."""
    return preset_rules("muggins", players, {"draw": "none", **options})


def refused_code(match: MatchState, wrong: SeatAction) -> Code | None:
    """Return why an action is refused; None if it is legal."""
    refused = refusal(match, wrong)
    return refused.code if refused else None


def scoring_nothing(players: int = 2, **options: Any) -> Rules:
    """Return house rules in which placements score nothing, so that settlements show alone; the rounds are
    limited, since not all settlements could win the match."""
    return house(players, **{"scoring": "none", "max_rounds": 1000, **options})
