"""Computer players: what they may do, what they may know, and that better ones play better."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from muggins_core import (
    Call,
    Draw,
    MatchState,
    Pass,
    Place,
    Rules,
    SeatAction,
    SeatView,
    Settle,
    apply,
    deal_round,
    legal_actions,
    legal_calls,
    new_match,
    preset_rules,
    seat_view,
    shuffled,
)
from muggins_core.events import Placed
from muggins_core.opponents import SKILLS, Chooser, Level, Temperament, choose, choose_call, lines
from muggins_core.opponents.scopes import scope_of
from muggins_core.opponents.temperaments import leaning
from muggins_core.opponents.thinking import Thought
from tests.core.random_play import pick, random_scores
from tests.core.test_idle import random_rules
from tests.core.test_position import TABLES, announced
from tests.core.test_worlds import states_of

FEW = 4
"""Deals are enough where it does not matter how well is played."""


def view_to_act(match: MatchState) -> SeatView:
    assert match.round is not None
    return seat_view(match, match.round.to_act)


def with_hidden_tiles_moved(match: MatchState, rng: Random) -> MatchState:
    """The same match for the seat to act, with the tiles that it cannot see dealt anew."""
    round_ = match.round
    assert round_ is not None
    others = [seat for seat in range(match.rules.players) if seat != round_.to_act]
    hidden = [tile for seat in others for tile in round_.hands[seat]]
    tiles = iter(shuffled([*hidden, *round_.boneyard], rng))
    hands = [
        hand if seat == round_.to_act else tuple(next(tiles) for _ in hand)
        for seat, hand in enumerate(round_.hands)
    ]
    return match._replace(round=round_._replace(hands=tuple(hands), boneyard=tuple(tiles)))


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_no_choice_changes_when_hidden_tiles_change_places(preset: str, players: int) -> None:
    rng = Random(f"never peeks at {preset} {players}")
    rules = preset_rules(preset, players)
    lowest_double_leads = rules.lead_tile == "lowest_double"
    compared = 0
    for match in states_of(new_match(rules, random_scores(rules, rng)), rng):
        assert match.round is not None
        # Of a lead that the lowest double decides, another deal would allow another.
        if lowest_double_leads and not match.round.layout.tiles:
            continue
        other = with_hidden_tiles_moved(match, rng)
        assert view_to_act(other) == view_to_act(match)
        for level in Level:
            seed = rng.random()
            chosen = choose(view_to_act(match), level, Random(seed), FEW)
            assert choose(view_to_act(other), level, Random(seed), FEW) == chosen
            compared += 1
    assert compared


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_no_call_changes_when_hidden_tiles_change_places(preset: str, players: int) -> None:
    rng = Random(f"calls without a look at {preset} {players}")
    rules = preset_rules(preset, players)
    match = new_match(rules)
    match = apply(match, deal_round(match, rng)).state
    while match.round is not None:
        for call in legal_calls(match):
            other = with_hidden_tiles_moved(match, rng)
            if call.seat == match.round.to_act:
                for level in Level:
                    seed = rng.random()
                    called = choose_call(seat_view(match, call.seat), level, Random(seed))
                    assert choose_call(seat_view(other, call.seat), level, Random(seed)) == called
        match = apply(match, pick(rng, legal_actions(match))).state


def played(rules: Rules, levels: list[Level], rng: Random, budget: int | None, rounds: int) -> MatchState:
    """A match to its end, or of so many rounds, that levels play by seat."""
    match = new_match(rules)
    while match.winners is None and len(match.results) < rounds:
        match = apply(match, deal_round(match, rng)).state
        while match.round is not None:
            match = apply(match, action_of(match, levels, rng, budget)).state
    return match


def action_of(match: MatchState, levels: list[Level], rng: Random, budget: int | None) -> SeatAction:
    assert match.round is not None
    for call in legal_calls(match):
        called = choose_call(seat_view(match, call.seat), levels[call.seat], rng)
        if called:
            return called
    if match.round.ending is not None:
        return Settle()
    return choose(view_to_act(match), levels[match.round.to_act], rng, budget)


TEAMS = [(*table, "none") for table in TABLES]
TEAMS += [(preset, players, "partners") for preset, players in TABLES if players in (4, 6)]


@pytest.mark.parametrize(("preset", "players", "teams"), TEAMS)
def test_every_level_plays_every_game(preset: str, players: int, teams: str) -> None:
    rng = Random(f"levels at {preset} {players} {teams}")
    levels = [list(Level)[seat % len(Level)] for seat in range(players)]
    match = played(preset_rules(preset, players, {"teams": teams}), levels, rng, FEW, rounds=2)
    assert match.winners is not None or len(match.results) == 2


def test_every_level_plays_under_any_house_rules() -> None:
    rng = Random("opponents under any house rules")
    for _ in range(60):
        match = new_match(random_rules(rng))
        match = apply(match, deal_round(match, rng)).state
        while match.round is not None:
            match = apply(match, action_of(match, [pick(rng, list(Level))] * 6, rng, 2)).state


@pytest.mark.parametrize("level", Level)
def test_the_same_seed_gives_the_same_choice_all_at_once_or_in_slices(level: Level) -> None:
    rng = Random("slices")
    for match in states_of(new_match(preset_rules("all_fives", 3)), rng):
        view = view_to_act(match)
        chooser = Chooser(view, level, Random(5))
        while chooser.deals_left:
            chooser.think(7)
        assert chooser.best() == choose(view, level, Random(5))


def test_who_gives_up_what_falls_behind_is_done_sooner_and_chooses_as_well() -> None:
    rng = Random("giving up")
    clear = 0
    for match in states_of(new_match(preset_rules("muggins")), rng):
        view, seed = view_to_act(match), rng.random()
        if not isinstance(view.legal[0], Place):
            continue
        full = Thought(view, Random(seed), is_wary=True)
        sooner = Thought(view, Random(seed), is_wary=True, gives_up=True)
        full.look(100)
        sooner.look(100)
        worth = dict(zip(full.placements, full.values, strict=True))
        assert worth[sooner.best()] >= worth[full.best()] - 1
        clear += sooner.is_clear and sooner.deals < full.deals and len(set(full.steps)) > 1
    assert clear


@pytest.mark.parametrize(
    ("preset", "options", "deals"),
    [
        ("muggins", {"tile_set": 12}, (0, 10, 50, 250)),
        ("all_fives", {}, (0, 10, 50, 250)),
        ("five_up", {}, (0, 1, 5, 25)),
        ("five_up", {"tile_set": 9}, (0, 1, 2, 8)),
    ],
)
def test_fewer_deals_are_looked_at_where_a_line_has_many_ends(
    preset: str, options: dict[str, int], deals: tuple[int, ...]
) -> None:
    scope = scope_of(preset_rules(preset, 2, options))
    assert tuple(scope.deals_of(SKILLS[level].deals) for level in Level) == deals


def test_a_player_who_may_not_think_on_has_an_answer_at_once() -> None:
    rng = Random("at once")
    for match in states_of(new_match(preset_rules("muggins")), rng):
        view = view_to_act(match)
        assert Chooser(view, Level.EXPERT, Random(5)).best() in view.legal


def test_a_player_chooses_while_a_large_graph_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_NODES", 5)
    rng = Random("forgotten")
    for match in states_of(new_match(preset_rules("five_up")), rng):
        view = view_to_act(match)
        assert choose(view, Level.EXPERT, Random(5), 2) in view.legal


def test_who_is_not_to_act_does_not_choose() -> None:
    match = states_of(new_match(preset_rules("muggins")), Random("not to act"))[0]
    assert match.round is not None
    with pytest.raises(ValueError, match="not this seat"):
        choose(seat_view(match, 1 - match.round.to_act), Level.CASUAL, Random(1))


def test_h4_what_is_announced_is_the_count_of_a_placement_that_scores() -> None:
    rng = Random("announcing")
    said: Counter[tuple[Level, bool]] = Counter()
    scored: Counter[Level] = Counter()
    for _ in range(30):
        for match in states_of(new_match(preset_rules("muggins_line")), rng):
            for level in Level:
                action = choose(view_to_act(match), level, rng, 1)
                if not isinstance(action, Place):
                    assert isinstance(action, Draw | Pass)
                    continue
                right = announced(match, action)
                assert isinstance(right, Place)
                assert action.announced in (None, right.announced)
                placed = apply(match, right).events[0]
                assert isinstance(placed, Placed)
                scores = placed.points > 0
                assert scores or action.announced is None
                scored[level] += scores
                said[level, action.announced is not None] += scores
    assert said[Level.EXPERT, False] == 0
    for level in (Level.BEGINNER, Level.CASUAL):
        missed = said[level, False] / scored[level]
        assert abs(missed - SKILLS[level].misses) < 5 * (0.25 / scored[level]) ** 0.5


def silent_states(rng: Random, rounds: int) -> list[MatchState]:
    """States after placements with which nothing was said."""
    found = []
    for _ in range(rounds):
        match = new_match(preset_rules("muggins_line"))
        match = apply(match, deal_round(match, rng)).state
        while match.round is not None:
            match = apply(match, pick(rng, legal_actions(match))).state
            if match.round is not None and match.round.window:
                found.append(match)
    return found


@pytest.mark.parametrize("level", Level)
def test_h5_only_a_beginner_calls_where_nothing_was_missed(level: Level) -> None:
    rng = Random("calling")
    false, right, chances = 0, 0, Counter[bool]()
    for match in silent_states(rng, 120):
        assert match.round is not None
        window = match.round.window
        assert window is not None
        called = choose_call(seat_view(match, 1 - window.seat), level, rng)
        assert called in (None, Call(1 - window.seat))
        assert choose_call(seat_view(match, window.seat), level, rng) is None
        chances[window.missed > 0] += 1
        right += called is not None and window.missed > 0
        false += called is not None and window.missed == 0
    skill = SKILLS[level]
    assert abs(right / chances[True] - (1 - skill.misses)) < 5 * (0.25 / chances[True]) ** 0.5
    assert (false > 0) is (skill.false_calls > 0)


def test_h5_nobody_calls_what_their_own_side_would_pay_for() -> None:
    rng = Random("partners call")
    for deduct, calls in (("none", True), ("full", False)):
        options = {"teams": "partners", "muggins_deduct": deduct}
        rules = preset_rules("muggins_calls", 4, options)
        called = set()
        for _ in range(10):
            match = new_match(rules)
            match = apply(match, deal_round(match, rng)).state
            while match.round is not None:
                match = apply(match, pick(rng, legal_actions(match))).state
                window = match.round.window if match.round else None
                if window and window.missed:
                    partner = (window.seat + 2) % 4
                    called.add(choose_call(seat_view(match, partner), Level.EXPERT, rng) is not None)
        assert called == {calls}


@pytest.mark.parametrize(("better", "worse"), [(Level.CASUAL, Level.BEGINNER), (Level.SKILLED, Level.CASUAL)])
def test_a_better_level_wins_most_matches(better: Level, worse: Level) -> None:
    rng = Random(f"{better} against {worse}")
    won = 0
    for number in range(12):
        levels = [better, worse] if number % 2 == 0 else [worse, better]
        winners = played(preset_rules("muggins", 2, {"target": 100}), levels, rng, None, rounds=60).winners
        won += winners == (number % 2,)
    assert won > 6


def test_a_temperament_leans_to_what_it_likes() -> None:
    rng = Random("temperaments")
    compared: Counter[Temperament] = Counter()
    for match in states_of(new_match(preset_rules("muggins")), rng):
        thought = Thought(view_to_act(match), rng, is_wary=False)
        tiles = [placement.tile for placement in thought.placements]
        unseen = sum(thought.unseen)
        likes = {
            Temperament.EVEN: [0 for _ in tiles],
            Temperament.BLOCKER: [-(node.fit & unseen).bit_count() for (_, node, _, _) in thought.steps],
            Temperament.HOARDER: [-tile.is_double for tile in tiles],
            Temperament.RACER: [tile.pips for tile in tiles],
        }
        for temperament, liked in likes.items():
            leanings = [leaning(temperament, thought, at) for at in range(len(tiles))]
            for one, other in combinations(range(len(tiles)), 2):
                assert (leanings[one] < leanings[other]) is (liked[one] < liked[other])
                compared[temperament] += leanings[one] != leanings[other]
    assert compared[Temperament.EVEN] == 0
    assert all(compared[temperament] for temperament in Temperament if temperament is not Temperament.EVEN)


def test_a_leaning_decides_between_placements_that_score_the_same() -> None:
    rng = Random("leaning")
    changed = 0
    for match in states_of(new_match(preset_rules("draw")), rng):
        view = view_to_act(match)
        heavy = choose(view, Level.CASUAL, Random(1), budget=0, temperament=Temperament.RACER)
        kept = choose(view, Level.CASUAL, Random(1), budget=0, temperament=Temperament.HOARDER)
        changed += heavy != kept
        doubles = [action for action in view.legal if isinstance(action, Place) and action.tile.is_double]
        if isinstance(kept, Place) and len(doubles) < len(view.legal):
            assert not kept.tile.is_double
    assert changed
