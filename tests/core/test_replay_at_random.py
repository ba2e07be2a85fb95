"""Five thousand records of all presets, with legal and illegal play, answered by `replay`; what is legal
has scores that add up, and what is not is told with its place."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from muggins_core import (
    Code,
    Deal,
    MatchState,
    Place,
    Rules,
    apply,
    deal_round,
    format_action,
    full_set,
    legal_actions,
    legal_calls,
    new_match,
    parse_action,
    preset_names,
    preset_players,
    preset_rules,
)
from muggins_core.events import Placed
from muggins_core.replay import replay_line
from muggins_core.rules import Claim
from tests.core.random_play import pick

RECORDS = 5_000
PARTS = 4
"""Each part is a test of its own, for several processors."""
LONGEST = 25
"""Most actions of a record."""

GARBAGE = ("", "nonsense", "9-9", "6-6>", "=10", "muggins 7", "muggins x", "settle", "draw", "pass", "6-4 =x")
CHANGES: tuple[dict[str, Any], ...] = (
    {},
    {"tile_set": 9, "hand_size": 4},
    {"draw": "one"},
    {"reserve": 1},
    {"claim": "announce", "muggins": "on", "muggins_deduct": "full", "false_call": 10},
    {"lead_next": "rotate", "lead_after_block": "rotate"},
    {"hand_size": 2},
    {"target": 20},
    {"target": 20, "target_mode": "exact"},
    {"win_by": "going_out", "outs_to_win": 1},
    {"extra_turn": "double_or_score"},
    {"max_rounds": 1},
)


def random_rules(preset: str, rng: Random) -> tuple[dict[str, Any], Rules]:
    players = pick(rng, preset_players(preset))
    options = dict(pick(rng, CHANGES))
    if players in (4, 6) and rng.random() < 0.4:
        options["teams"] = "partners"
    return {"preset": preset, "players": players, **options}, preset_rules(preset, players, options)


def legal_text(match: MatchState, rng: Random) -> str:
    """Return a legal action, a call now and then, with an announcement where there may be one."""
    calls = legal_calls(match)
    if calls and rng.random() < 0.3:
        return format_action(pick(rng, calls))
    action = pick(rng, legal_actions(match))
    if not isinstance(action, Place) or match.rules.claim is Claim.AUTOMATIC:
        return format_action(action)
    event = apply(match, action).events[0]
    assert isinstance(event, Placed)
    said = pick(rng, ("", "", f" ={event.made.total}", f" ={event.made.total}", " =5", " =0"))
    return format_action(action) + said


def any_text(match: MatchState, rng: Random) -> str:
    """Return an action that may be legal but seldom is."""
    tiles = full_set(match.rules.tile_set)
    tile, anchor = pick(rng, tiles), pick(rng, tiles)
    number = int(rng.random() * 30)
    texts = (f"{tile}>{anchor}", f"{tile}", f"{tile}>{anchor} ={number}", f"muggins {number % 7}")
    return pick(rng, (*texts, *GARBAGE))


def deal_data(deal: Deal) -> dict[str, Any]:
    hands = [list(map(str, hand)) for hand in deal.hands]
    return {"leader": deal.leader, "hands": hands, "boneyard": list(map(str, deal.boneyard))}


def random_record(preset: str, rng: Random) -> dict[str, Any]:
    """Return a record that is played legally, up to an action of any kind or not."""
    data, rules = random_rules(preset, rng)
    scores = tuple(int(rng.random() * rules.target) - 5 for _ in range(rules.sides))
    match = new_match(rules, scores)
    rounds: list[dict[str, Any]] = []
    left = int(rng.random() * LONGEST)
    while left > 0 and match.winners is None:
        if match.round is None:
            deal = deal_round(match, rng)
            match = apply(match, deal).state
            rounds.append({**deal_data(deal), "actions": []})
        text = legal_text(match, rng)
        rounds[-1]["actions"].append(text)
        assert match.round is not None
        match = apply(match, parse_action(text, match.round.to_act)).state
        left -= 1
    record = {"format": "muggins-record/1", "rules": data, "scores": list(scores), "rounds": rounds}
    if rounds and rng.random() < 0.5:
        spoil(rounds, match, rng)
    return record


def spoil(rounds: list[dict[str, Any]], match: MatchState, rng: Random) -> None:
    """Add what may not be, or leave out or change what must be."""
    last = rounds[-1]
    kind = int(rng.random() * 6)
    if kind < 3:
        last["actions"] += [any_text(match, rng) for _ in range(1 + kind)]
    elif kind == 3:
        last["actions"].insert(int(rng.random() * len(last["actions"])), any_text(match, rng))
    elif kind == 4:
        last["leader"] = pick(rng, (-1, 0, 1, 2, 7, None, "0"))
    else:
        last["hands"][0] = [*last["hands"][0][1:], pick(rng, ("6-6", "0-0", "x"))]


def records(part: int) -> Iterator[dict[str, Any]]:
    rng = Random(f"records, part {part}")
    presets = preset_names()
    for number in range(RECORDS // PARTS):
        yield random_record(presets[number % len(presets)], rng)


def check_error(record: dict[str, Any], error: dict[str, Any]) -> None:
    assert error["code"] in set(Code)
    assert error["code"] != Code.INTERNAL
    assert error["message"]
    if error["round"] is None:
        return
    broken = record["rounds"][error["round"]]
    if error["action"] is not None:
        assert broken["actions"][error["step"]] == error["action"]
    else:
        assert error["step"] == 0


def check_answer(record: dict[str, Any], answer: dict[str, Any]) -> None:
    actions = [text for round_ in record["rounds"] for text in round_["actions"]]
    assert [step["action"] for step in answer["steps"]] == actions
    check_scores(record, answer)
    if answer["winner"] is not None:
        assert (answer["legal"], answer["to_act"]) == ([], None)
    elif answer["to_act"] is not None:
        assert answer["legal"]


def check_scores(record: dict[str, Any], answer: dict[str, Any]) -> None:
    """Add up what steps and settlements say; deductions show in the scores alone."""
    scores = list(record["scores"])
    ends = {end["round"]: end for end in answer["rounds"]}
    for number in range(len(record["rounds"])):
        for step in answer["steps"]:
            if step["round"] == number:
                check_step(step, scores)
                scores = list(step["scores"])
        if number in ends:
            changes = ends[number]["settlement"]
            scores = [score + change for score, change in zip(scores, changes, strict=True)]
            assert scores == ends[number]["scores"]
    assert scores == answer["scores"]


def check_step(step: dict[str, Any], before: list[int]) -> None:
    after = list(before)
    if step["seat"] is not None:
        after[step["seat"] % len(before)] += step["points"]
    taken = [score - told for score, told in zip(after, step["scores"], strict=True)]
    assert not any(taken) or is_deduction(step, taken)


def is_deduction(step: dict[str, Any], taken: list[int]) -> bool:
    """Say whether a call took from one side alone, and no less than it gave the other."""
    losses = [lost for lost in taken if lost]
    return step["action"].startswith("muggins ") and len(losses) == 1 and losses[0] >= step["points"] >= 0


@pytest.mark.parametrize("part", range(PARTS))
def test_replay_answers_whatever_is_played(part: int) -> None:
    seen: Counter[str] = Counter()
    for record in records(part):
        answer = json.loads(replay_line(json.dumps(record)))
        if "error" in answer:
            check_error(record, answer["error"])
            seen[answer["error"]["code"]] += 1
        else:
            check_answer(record, answer)
            seen["right"] += 1
            seen.update(round_["end"] for round_ in answer["rounds"])
    assert seen["right"] > RECORDS // PARTS // 3
    assert {"domino", "block", "target", Code.BAD_DEAL, Code.NO_MATCH, Code.BAD_NOTATION} <= set(seen)


@pytest.mark.parametrize("part", range(PARTS))
def test_records_are_of_all_presets_with_calls_and_announcements(part: int) -> None:
    seen: Counter[str] = Counter()
    for record in records(part):
        seen[record["rules"]["preset"]] += 1
        for round_ in record["rounds"]:
            seen.update(
                word for text in round_["actions"] for word in ("=", "muggins", "settle") if word in text
            )
    assert {*preset_names(), "=", "muggins", "settle"} <= set(seen)
