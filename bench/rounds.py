"""Rounds a second of random play on one core: `muggins_core`'s checked public API, whose states never
change, and the form in which its computer players search, beside the mutable `dominoes` library; and where
the time goes.

Run by `make bench`, in an environment that holds `dominoes`.
"""

from __future__ import annotations

import cProfile
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from types import CodeType

import dominoes

import muggins_core
from muggins_core import Rules, apply, deal_round, legal_actions, new_match, preset_rules, shuffled
from muggins_core.opponents.lines import Node, Step
from muggins_core.opponents.position import Position, table_of

REPEATS = 15
SECONDS = 0.4
"""Of processor time, so that other programs on the machine count for nothing; of each repeat."""
PROFILED = 1000
"""Rounds that are played once more under the profiler."""
SHOWN = 15

PACKAGE = Path(muggins_core.__file__).parent


class Muggins:
    """Random play for two, match after match: of each round the deal, the legal actions of every turn, one
    of them applied, and the settlement."""

    def __init__(self, rules: Rules, rng: random.Random) -> None:
        self.rng = rng
        self.match = new_match(rules)

    def play_round(self) -> None:
        """Play a round of the match in play, or of a new one."""
        match = self.match if self.match.winners is None else new_match(self.match.rules)
        match = apply(match, deal_round(match, self.rng)).state
        while match.round is not None:
            actions = legal_actions(match)
            match = apply(match, actions[int(self.rng.random() * len(actions))]).state
        self.match = match


class Search:
    """The same in the form for searching: the deal, the placements of every turn, one of them played, and the
    settlement."""

    def __init__(self, rules: Rules, rng: random.Random) -> None:
        self.rng = rng
        self.table = table_of(rules)
        self.tiles = tuple(self.table.graph.pips)
        self.hand_size = rules.hand_size

    def play_round(self) -> None:
        """Play a round that anybody may lead."""
        tiles, size = shuffled(self.tiles, self.rng), self.hand_size
        hands = [sum(tiles[seat * size : (seat + 1) * size]) for seat in range(self.table.seats)]
        boneyard = tiles[self.table.seats * size :]
        start = self.table.graph.node((), had_double=False)
        Position(self.table, start, hands, boneyard, 0, [0] * self.table.seats).finish(self.pick)

    def pick(self, node: Node, hand: int, _: Position) -> Step:
        """Return a placement at random."""
        steps = [step for step in node.steps if step.bit & hand]
        return steps[int(self.rng.random() * len(steps))]


def play_dominoes() -> None:
    """Play a round of the only game of `dominoes`: four hands of seven tiles, nothing to draw, no scores on
    the way."""
    game = dominoes.Game.new()
    game.skinny_board()
    while game.result is None:
        game.make_move(*random.choice(game.valid_moves))


def rate(play: Callable[[], None]) -> float:
    """Return how many rounds are played in a second."""
    rounds, begun = 0, process_time()
    while (spent := process_time() - begun) < SECONDS:
        play()
        rounds += 1
    return rounds / spent


def rates(plays: dict[str, Callable[[], None]]) -> dict[str, list[float]]:
    """Measure in turns, so that what slows the machine down slows all of them down."""
    measured: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(REPEATS):
        for name, play in plays.items():
            measured[name].append(rate(play))
    return measured


def shares(play: Callable[[], None]) -> Counter[str]:
    """Return the share of time that each function takes by itself, by `module.function`."""
    profile = cProfile.Profile(process_time)
    profile.runcall(lambda: [play() for _ in range(PROFILED)])
    times: Counter[str] = Counter()
    for entry in profile.getstats():
        times[name_of(entry.code)] += entry.inlinetime
    total = times.total()
    return Counter({name: time / total for name, time in times.items()})


def name_of(code: CodeType | str) -> str:
    """Return what a function is called in the table; those that Python writes for a value have no file."""
    if isinstance(code, str):
        return "(built-in functions)"
    path = Path(code.co_filename)
    if path.name == "<string>":
        return "(making values)"
    return f"{path.stem}.{code.co_name}" if path.parent == PACKAGE else "(the rest of Python, and this bench)"


def main() -> None:
    """Print the table."""
    muggins = Muggins(preset_rules("muggins", 2), random.Random("bench"))
    search = Search(preset_rules("muggins", 2), random.Random("bench"))
    measured = rates(
        {
            "muggins_core": muggins.play_round,
            "its search": search.play_round,
            "dominoes 6.1.0": play_dominoes,
        }
    )
    print(f"Rounds a second of random play, one core: median of {REPEATS} repeats (lowest to highest)")
    for name, found in measured.items():
        print(f"  {name:<16}{median(found):8.0f}  ({min(found):.0f} to {max(found):.0f})")
    *ours, theirs = measured
    for name in ours:
        ratios = [mine / other for mine, other in zip(measured[name], measured[theirs], strict=True)]
        print(f"  {name} to {theirs}: {median(ratios):.2f}  ({min(ratios):.2f} to {max(ratios):.2f})")
    print("Where the time of muggins_core goes, by the function that takes it (profiled):")
    for name, share in shares(muggins.play_round).most_common(SHOWN):
        print(f"  {share:4.0%}  {name}")


if __name__ == "__main__":
    main()
