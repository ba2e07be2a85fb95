"""Random play, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from muggins_core import MatchState, Rules, apply, deal_round, legal_actions, new_match, preset_rules
from muggins_core.records import Step

ROUNDS_A_MATCH = 8
"""Random play of three or four may never reach the target."""

Choice = TypeVar("Choice")


def pick(rng: Random, choices: Sequence[Choice]) -> Choice:
    """Return one of the choices."""
    return choices[int(rng.random() * len(choices))]


def random_scores(rules: Rules, rng: Random) -> tuple[int, ...]:
    """Return scores to start from, in fives, so that some matches are near their end."""
    return tuple(int(rng.random() * rules.target / 5) * 5 for _ in range(rules.sides))


def random_match(rules: Rules, rng: Random, rounds: int = ROUNDS_A_MATCH) -> Iterator[Step]:
    """Yield the steps of a match to its end, or of so many rounds of it."""
    match = new_match(rules, random_scores(rules, rng))
    while len(match.results) < rounds and match.winners is None:
        deal = deal_round(match, rng)
        transition = apply(match, deal)
        yield Step(match, deal, transition)
        match = transition.state
        while match.round is not None:
            action = pick(rng, legal_actions(match))
            transition = apply(match, action)
            yield Step(match, action, transition)
            match = transition.state


def random_rounds(players: int, rounds: int, seed: str) -> Iterator[Step]:
    """Yield the steps of so many whole rounds of Muggins, over as many matches as that takes."""
    rng = Random(seed)
    rules = preset_rules("muggins", players)
    while rounds > 0:
        for step in random_match(rules, rng, min(rounds, ROUNDS_A_MATCH)):
            yield step
            rounds -= len(step.transition.state.results) - len(step.before.results)


def random_states(players: int, states: int, seed: str) -> Iterator[MatchState]:
    """Yield so many states of random play, rounds in play and finished ones alike."""
    for number, step in enumerate(random_rounds(players, states, seed)):
        if number == states:
            return
        yield step.transition.state
