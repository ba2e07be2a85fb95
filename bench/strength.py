"""How strong the levels are: whole matches between them, the same for the same seed, on every core.

Run by `make bench-strength`. A seat of one level, or a pair of partners, plays against others that all have
one other level, in every seat in turn; with more than two sides an even share is less than a half. Where each
side pays for its own hands, more than two players pay so much that a match to the target can take hundreds of
rounds: there the highest score wins after twenty (`max_rounds`). `greedy` takes most points now, then the
heaviest tile; `plain` is what is known to be strong without any art: 100 deals, each as likely as another,
played on greedily.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from multiprocessing import Pool
from random import Random
from time import process_time
from typing import NamedTuple

from muggins_core import (
    MatchState,
    Rules,
    SeatAction,
    SeatView,
    Settle,
    apply,
    deal_round,
    legal_calls,
    new_match,
    preset_rules,
    seat_view,
)
from muggins_core.opponents import Level, choose, choose_call
from muggins_core.opponents.thinking import Thought
from muggins_core.rules import Settlement

NORMAL_95 = 1.96
MOST_ROUNDS = 200
"""A match without an end by then counts as won by nobody."""
A_PAIR, ROUNDS_OF_MORE = 2, 20
"""After so many rounds a match of more than a pair ends, where each side pays for its own hands."""

BEGINNER, CASUAL, SKILLED, EXPERT = Level
DEALS = {"greedy": 0, "plain": 100}
"""At how many deals those look who are no level of the game."""
GREEDY, PLAIN = DEALS


class Contest(NamedTuple):
    """A level against another, at a table."""

    level: Level
    against: str
    """A level, `GREEDY` or `PLAIN`."""
    preset: str = "muggins"
    players: int = 2
    teams: str = "none"
    share: float = 1.0
    """Of the matches that are played between two."""


class Played(NamedTuple):
    """A match: the share of the win, points more than the others had on the average, and what it took."""

    won: float
    net: float
    rounds: int
    seconds: list[float]
    """Of processor time, for each placement that the level thought about."""


TABLES = (
    ("all_fives", 2, "none", 0.1),
    ("muggins", 3, "none", 0.25),
    ("muggins", 4, "none", 0.25),
    ("muggins", 4, "partners", 0.25),
)
CONTESTS = (
    Contest(BEGINNER, GREEDY),
    Contest(CASUAL, GREEDY),
    Contest(CASUAL, BEGINNER),
    Contest(SKILLED, CASUAL),
    Contest(EXPERT, SKILLED, share=0.5),
    Contest(EXPERT, GREEDY),
    Contest(EXPERT, PLAIN, share=0.25),
    *(
        contest._replace(preset=preset, players=players, teams=teams, share=share)
        for preset, players, teams, share in TABLES
        for contest in (
            Contest(CASUAL, BEGINNER),
            Contest(SKILLED, CASUAL),
            Contest(EXPERT, SKILLED),
            Contest(EXPERT, GREEDY),
        )
    ),
)


def rules_of(contest: Contest) -> Rules:
    """Return the rules that a contest is played by."""
    rules = preset_rules(contest.preset, contest.players, {"teams": contest.teams})
    if rules.players > A_PAIR and rules.settlement is Settlement.OWN_DEBIT:
        return replace(rules, max_rounds=ROUNDS_OF_MORE)
    return rules


def play_match(contest: Contest, number: int) -> Played:
    """Play the match of this number; the seat of the level goes round."""
    rules = rules_of(contest)
    side = number % rules.sides
    players = [
        contest.level if rules.side_of(seat) == side else contest.against for seat in range(rules.players)
    ]
    rng = Random(f"{contest} {number}")
    match, seconds = new_match(rules), []
    while match.winners is None and len(match.results) < MOST_ROUNDS:
        match = apply(match, deal_round(match, rng)).state
        while match.round is not None:
            begun = process_time()
            seat, has_choice = match.round.to_act, match.round.ending is None
            match = play_on(match, players, rng)
            if has_choice and players[seat] == contest.level:
                seconds.append(process_time() - begun)
    winners = match.winners or ()
    others = (sum(match.scores) - match.scores[side]) / (rules.sides - 1)
    won = 1 / len(winners) if side in winners else 0.0
    return Played(won, match.scores[side] - others, len(match.results), seconds)


def play_on(match: MatchState, players: list[str], rng: Random) -> MatchState:
    """Return the match after the next call or action."""
    for call in legal_calls(match):
        called = choose_call(seat_view(match, call.seat), Level(players[call.seat]), rng)
        if called:
            return apply(match, called).state
    assert match.round is not None, "somebody is to act"
    if match.round.ending is not None:
        return apply(match, Settle()).state
    seat = match.round.to_act
    return apply(match, action(seat_view(match, seat), players[seat], rng)).state


def action(view: SeatView, player: str, rng: Random) -> SeatAction:
    """Return what a level, or the plain player, does."""
    if player not in DEALS:
        return choose(view, Level(player), rng)
    if len(view.legal) == 1:
        return view.legal[0]
    thought = Thought(view, rng, is_wary=False)
    thought.look(DEALS[player])
    return thought.best()


def interval(share: float, matches: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    square = NORMAL_95**2 / matches
    middle = (share + square / 2) / (1 + square)
    reach = NORMAL_95 * sqrt(share * (1 - share) / matches + square / (4 * matches)) / (1 + square)
    return middle - reach, middle + reach


def row(contest: Contest, played: list[Played]) -> str:
    """Return a line of the table."""
    matches = len(played)
    won = sum(match.won for match in played) / matches
    low, high = interval(won, matches)
    net = sum(match.net for match in played) / sum(match.rounds for match in played)
    seconds = sorted(second for match in played for second in match.seconds)
    table = f"{contest.preset}, {contest.players}" + (" as partners" if contest.teams != "none" else "")
    return (
        f"{contest.level:<9} {contest.against:<9} {table:<24} {matches:>5}  "
        f"{won:5.1%} ({low:4.0%} to {high:4.0%})  {net:+6.1f}  "
        f"{1000 * sum(seconds) / len(seconds):6.1f} {1000 * seconds[len(seconds) * 95 // 100]:6.1f}"
    )


def results(contests: list[Contest], matches: int) -> Iterator[tuple[Contest, list[Played]]]:
    """Yield what was played, contest by contest, on every core."""
    with Pool() as pool:
        for contest in contests:
            jobs = [(contest, number) for number in range(max(2, round(matches * contest.share)))]
            yield contest, pool.starmap(play_match, jobs, chunksize=2)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--matches", type=int, default=400, help="of most contests of two at muggins; of others a part"
    )
    parser.add_argument("--only", default="", help="contests with this in their line, as in the table")
    options = parser.parse_args()
    print("level     against   table                    matches  won (95 %)             net  ms a move, p95")
    wanted = [contest for contest in CONTESTS if options.only in " ".join(map(str, contest))]
    for contest, played in results(wanted, options.matches):
        print(row(contest, played), flush=True)


if __name__ == "__main__":
    main()
