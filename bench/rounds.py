"""Rounds a second of random play on one core: `muggins_core`'s checked public API, whose states never
change, beside the mutable `dominoes` library; and where the time goes.

Run by `make bench`, in an environment that holds `dominoes`.
"""

from __future__ import annotations

import cProfile
import pstats
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

import dominoes

import muggins_core
from muggins_core import Rules, apply, deal_round, legal_actions, new_match, preset_rules

REPEATS = 9
SECONDS = 1.0
"""Of processor time, so that other programs on the machine count for nothing; of each repeat."""
PROFILED = 1000
"""Rounds that are played once more under the profiler."""
SHOWN = 12

PACKAGE = Path(muggins_core.__file__).parent


def play_muggins(rules: Rules, rng: random.Random) -> None:
    """Play a round of Muggins for two: deal, and until it is settled ask for the legal actions and apply
    one of them."""
    match = new_match(rules)
    match = apply(match, deal_round(match, rng)).state
    while match.round is not None:
        actions = legal_actions(match)
        match = apply(match, actions[int(rng.random() * len(actions))]).state


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
    profile = cProfile.Profile()
    profile.runcall(lambda: [play() for _ in range(PROFILED)])
    times: Counter[str] = Counter()
    for (path, _, function), (_, _, own, _, _) in pstats.Stats(profile).stats.items():
        is_ours = Path(path).parent == PACKAGE
        times[f"{Path(path).stem}.{function}" if is_ours else "Python itself and this bench"] += own
    total = times.total()
    return Counter({name: time / total for name, time in times.items()})


def main() -> None:
    """Print the table."""
    rules, rng = preset_rules("muggins", 2), random.Random("bench")
    plays = {"muggins_core": lambda: play_muggins(rules, rng), "dominoes 6.1.0": play_dominoes}
    measured = rates(plays)
    print(f"Rounds a second of random play, one core: median of {REPEATS} repeats (lowest to highest)")
    for name, found in measured.items():
        print(f"  {name:<16}{median(found):8.0f}  ({min(found):.0f} to {max(found):.0f})")
    ours, theirs = map(median, measured.values())
    print(f"  ratio           {ours / theirs:8.2f}")
    print("Where the time of muggins_core goes, by the function that takes it (profiled):")
    for name, share in shares(plays["muggins_core"]).most_common(SHOWN):
        print(f"  {share:4.0%}  {name}")


if __name__ == "__main__":
    main()
