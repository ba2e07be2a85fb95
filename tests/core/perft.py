"""Every game on a small set, walked to a fixed depth, under several house rules; `states` are how many
states there are at each depth, as published in perft.json beside this module.

`python -m tests.core.perft` writes that file anew.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from typing import Any

from muggins_core import (
    Deal,
    MatchState,
    Place,
    Rules,
    SeatAction,
    Tile,
    apply,
    deal_round,
    full_set,
    legal_actions,
    legal_calls,
    new_match,
    preset_rules,
)
from muggins_core.events import Placed
from muggins_core.leading import can_be_led
from muggins_core.records import Step
from muggins_core.rules import Claim

COUNTS = Path(__file__).with_name("perft.json")
WRONG = 1
"""A wrong announcement is the count and so much more."""


@dataclass(frozen=True)
class Walk:
    """House rules, how deep to walk, and from how many deals (None: from every deal led by seat 0)."""

    options: dict[str, Any]
    depth: int
    deals: int | None = None
    players: int = 2
    scores: tuple[int, ...] | None = None

    @property
    def rules(self) -> Rules:
        return preset_rules("muggins", self.players, self.options)


@dataclass
class Found:
    """How many states there are at each depth, and how the rounds ended."""

    states: list[int]
    ends: Counter[str] = field(default_factory=Counter)

    def as_data(self) -> dict[str, Any]:
        return {"states": self.states, "ends": dict(sorted(self.ends.items()))}


TWO = {"tile_set": 2, "hand_size": 2}
THREE = {"tile_set": 3, "hand_size": 4}
CLAIMS = {"claim": "announce", "muggins": "on"}
THREES = {"units": [3]}
"""Where the tiles are small, threes are scored oftener than fives."""

WALKS = {
    "muggins": Walk(TWO, 8),
    "muggins, without a boneyard": Walk(TWO | {"hand_size": 3}, 9),
    "muggins for three": Walk(THREE | {"hand_size": 3}, 9, 8, players=3),
    "near the target": Walk(THREE | THREES | {"target": 20}, 8, 8, scores=(11, 14)),
    "an exact target": Walk(THREE | THREES | {"target": 20, "target_mode": "exact"}, 8, 8, scores=(11, 14)),
    "all fives": Walk(THREE | {"spinner": "first"}, 8, 5),
    "sniff": Walk(THREE | {"hand_size": 5, "spinner": "first", "spinner_count": "while_exposed"}, 6, 3),
    "five up": Walk(THREE | {"hand_size": 5, "spinner": "all"}, 6, 3),
    "fives and threes": Walk(THREE | {"units": [5, 3], "scoring": "quotients", "draw": "none"}, 9, 12),
    "headers": Walk(THREE | {"scoring": "headers", "lead_tile": "lowest_double"}, 9, 20),
    "draw one": Walk(TWO | {"draw": "one"}, 9),
    "draw none": Walk(TWO | {"draw": "none"}, 8),
    "a reserve": Walk(TWO | {"reserve": 1}, 8),
    "partners": Walk(THREE | {"hand_size": 2, "teams": "partners"}, 8, 30, players=4),
    "lowest double leads": Walk(TWO | {"lead_tile": "lowest_double"}, 8),
    "double or scoring leads": Walk(TWO | THREES | {"lead_tile": "double_or_scoring"}, 9),
    "extra turns": Walk(THREE | THREES | {"extra_turn": "double_or_score"}, 8, 10),
    "announced": Walk(TWO | THREES | {"claim": "announce"}, 4, 30),
    "called": Walk(TWO | THREES | CLAIMS | {"draw": "none", "false_call": 10}, 6, 12),
    "called, deducted": Walk(TWO | THREES | CLAIMS | {"muggins_deduct": "full"}, 5, 10),
    "called among partners": Walk(
        THREE | THREES | CLAIMS | {"hand_size": 2, "teams": "partners", "false_call": 10}, 4, 3, players=4
    ),
    "called near the target": Walk(
        TWO | THREES | CLAIMS | {"target": 10, "muggins_deduct": "if_covered"}, 5, 10, scores=(4, 7)
    ),
}


def every_deal(rules: Rules) -> Iterator[Deal]:
    """Yield every deal to two hands, with the boneyard in every order."""
    tiles = full_set(rules.tile_set)
    for one in combinations(tiles, rules.hand_size):
        rest = [tile for tile in tiles if tile not in one]
        for other in combinations(rest, rules.hand_size):
            left = [tile for tile in rest if tile not in other]
            for boneyard in permutations(left):
                yield Deal(0, (one, other), boneyard)


def dealt(walk: Walk, name: str) -> Iterator[Deal]:
    match, rng = new_match(walk.rules, walk.scores), Random(name)
    if walk.deals is not None:
        yield from (deal_round(match, rng) for _ in range(walk.deals))
        return
    for deal in every_deal(walk.rules):
        led = walk.options.get("lead_tile") != "lowest_double" or holds_lowest_double(deal)
        if led and can_be_led(deal.hands, walk.rules):
            yield deal


def holds_lowest_double(deal: Deal) -> bool:
    doubles: list[Tile] = [tile for hand in deal.hands for tile in hand if tile.is_double]
    return bool(doubles) and min(doubles) in deal.hands[deal.leader]


def moves(match: MatchState) -> Iterator[SeatAction]:
    """Yield all that may be done: every legal action, with silence, the right and a wrong announcement,
    and every call."""
    for action in legal_actions(match):
        yield action
        if isinstance(action, Place) and match.rules.claim is Claim.ANNOUNCE:
            event = apply(match, action).events[0]
            assert isinstance(event, Placed)
            total = event.made.total
            for said in (total, total + WRONG):
                yield Place(action.seat, action.tile, action.anchor, said)
    yield from legal_calls(match)


def steps(walk: Walk, name: str) -> Iterator[tuple[int, Step]]:
    """Yield every step of every game, with its depth: 0 for a deal."""
    match = new_match(walk.rules, walk.scores)
    for deal in dealt(walk, name):
        transition = apply(match, deal)
        yield 0, Step(match, deal, transition)
        yield from below(transition.state, 1, walk.depth)


def below(match: MatchState, depth: int, deepest: int) -> Iterator[tuple[int, Step]]:
    if depth > deepest:
        return
    for action in moves(match):
        transition = apply(match, action)
        yield depth, Step(match, action, transition)
        yield from below(transition.state, depth + 1, deepest)


def tallied(walk: Walk, walked: Iterator[tuple[int, Step]]) -> Found:
    found = Found([0] * (walk.depth + 1))
    for depth, step in walked:
        found.states[depth] += 1
        if step.transition.state.round is None:
            found.ends[step.transition.state.results[-1].reason.value] += 1
    return found


def main() -> None:
    counts = {name: tallied(walk, steps(walk, name)).as_data() for name, walk in WALKS.items()}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(found)}" for name, found in counts.items())
    COUNTS.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
