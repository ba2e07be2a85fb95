"""Records: reading, writing and replaying them, house rules and lots included."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from muggins_core import (
    Deal,
    Record,
    format_record,
    new_match,
    parse_record,
    preset_rules,
)
from muggins_core.records import RecordedRound, final_state, recorded
from tests.core.positions import PLAIN, PLAYERS, action, after, deal, legal_texts, saved, started
from tests.core.random_play import random_match
from tests.core.record_data import parsed, record_data, round_data

LOT = [[[0, "6-4"], [1, "5-5"]], [[0, "0-0"], [1, "1-0"]]]
"""Both draw ten pips, then seat 1 draws more."""


def random_record(players: int, seed: int) -> tuple[Record, Any]:
    """Return the record of random play, and the state it ends in."""
    rules = preset_rules("muggins", players)
    rounds: list[RecordedRound] = []
    steps = list(random_match(rules, Random(seed), 3))
    # A record may end anywhere.
    for step in steps[: 1 + int(Random(seed).random() * len(steps))]:
        if isinstance(step.action, Deal):
            rounds.append(RecordedRound(step.action))
        else:
            rounds[-1] = recorded(rounds[-1], step.action)
        state = step.transition.state
    return Record("muggins", rules, scores=steps[0].before.scores, rounds=tuple(rounds)), state


@pytest.mark.parametrize("players", PLAYERS)
def test_saving_loading_and_saving_gives_the_same_text(players: int) -> None:
    for seed in range(100):
        record, state = random_record(players, seed)
        text = format_record(record)
        assert parse_record(text) == record
        assert format_record(parse_record(text)) == text
        assert final_state(parse_record(text)) == state


def test_record_is_one_line_of_the_format() -> None:
    text = saved(PLAIN, "6-6", "6-5>6-6", scores=(5, -10))
    assert "\n" not in text
    data = json.loads(text)
    assert data == {
        "format": "muggins-record/1",
        "rules": {"preset": "muggins", "players": 2},
        "names": ["Ann", "Bob"],
        "scores": [5, -10],
        "rounds": data["rounds"],
    }
    (round_,) = data["rounds"]
    assert set(round_) == {"leader", "hands", "boneyard", "actions"}
    assert round_["leader"] == 0
    assert round_["hands"] == [hand.split() for hand in PLAIN]
    assert len(round_["boneyard"]) == 14
    assert round_["actions"] == ["6-6", "6-5>6-6"]


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("muggins", 2),
        ({}, 2),
        ({"preset": "muggins"}, 2),
        ({"preset": "muggins", "players": 4}, 4),
        ({"players": 3}, 3),
    ],
)
def test_rules_are_a_name_or_an_object_with_defaults(rules: Any, players: int) -> None:
    assert parsed({"format": "muggins-record/1", "rules": rules}).rules == preset_rules("muggins", players)


def test_everything_but_the_format_may_be_left_out() -> None:
    record = parsed({"format": "muggins-record/1"})
    assert record == Record("muggins", preset_rules("muggins"))
    assert final_state(record) == new_match(preset_rules("muggins"))


def test_house_rules_of_a_record_are_kept_as_they_were_written() -> None:
    rules = {"preset": "muggins", "players": 3, "spinner": "first", "units": [5, 3], "target": 61}
    record = parsed(record_data(rules=rules, names=[], rounds=[]))
    assert (record.rules.target, record.rules.units) == (61, (5, 3))
    assert json.loads(format_record(record))["rules"] == rules


def test_other_keys_are_ignored_and_kept() -> None:
    data = record_data(table={"phase": "turn"}, note=None) | {"ünï": ["\ud800", 1.5]}
    record = parsed(data)
    assert record.extra == {"table": {"phase": "turn"}, "note": None, "ünï": ["\ud800", 1.5]}
    assert json.loads(format_record(record)) == data
    assert final_state(record) == final_state(parsed(record_data()))


def test_name_of_the_house_rules_is_kept() -> None:
    record = parsed(record_data(rules_name="Sunday"))
    assert (record.rules_name, record.extra) == ("Sunday", {})
    assert json.loads(format_record(record))["rules_name"] == "Sunday"


@pytest.mark.parametrize("found", [None, 7, ["Sunday"], {}, ""])
def test_name_of_the_house_rules_that_is_none_is_passed_over(found: Any) -> None:
    record = parsed(record_data(rules_name=found))
    assert record.rules_name == ""
    assert "rules_name" not in json.loads(format_record(record))


def test_names_and_scores_may_be_absent() -> None:
    record = parsed({key: value for key, value in record_data().items() if key != "names"})
    assert (record.names, record.scores) == ((), None)
    assert {"names", "scores"}.isdisjoint(json.loads(format_record(record)))


def test_scores_of_a_record_are_where_the_match_starts() -> None:
    assert final_state(parsed(record_data(scores=[45, -5]))).scores == (45, -5)


def test_a_recorded_round_grows_by_an_action() -> None:
    match = after(started(PLAIN), "6-6")
    round_ = RecordedRound(deal(PLAIN), ("6-6",))
    assert recorded(round_, action(match, "6-5>6-6")).actions == ("6-6", "6-5>6-6")
    assert round_.actions == ("6-6",)


def test_lot_that_named_the_leader_is_kept() -> None:
    data = round_data(leader=1, lot=LOT, actions=[])
    lot = parsed(data).rounds[0].deal.lot
    assert lot is not None
    assert (lot.leader, len(lot.drawings)) == (1, 2)
    assert json.loads(format_record(parsed(data))) == data
    assert legal_texts(final_state(parsed(data)))


@pytest.mark.parametrize(
    "lot",
    [
        None,
        True,
        7,
        "lot",
        {},
        [],
        [[]],
        [LOT[0]],
        [LOT[0], [[0, "1-0"], [1, "0-0"]]],
        [LOT[0], [[1, "1-0"], [0, "0-0"]]],
        [LOT[0], [[1, "1-0"]]],
        [*LOT, [[1, "2-0"]]],
        [[[0, "0-0"], ["one", "6-6"]], LOT[1]],
        [[["x", "0-0"], [[], "6-6"]], *LOT],
        [[[0, "0-0"], [1.0, "1-0"]]],
        [[[0, "0-0"], [True, "1-0"]]],
        [[[0, "0-0"], [1, "7-7"]]],
        [[[0, "0-0"], [1, "nonsense"]]],
        [[[0, "0-0"], [1, 5]]],
        [[[0, "0-0"], [1]]],
        [[[0, "0-0"], 1]],
        [[[0, "5-5"], [1, "6-4"]], [[0, "0-0"], [1, "5-5"]]],
        [[[0, "6-4"], [1, "6-4"]], LOT[1]],
        [[[0, "0-0"], [1, "1-0"], [2, "0-0"]]],
    ],
)
def test_lot_that_did_not_go_by_the_rules_or_to_the_leader_is_not_believed(lot: Any) -> None:
    record = parsed(round_data(leader=1, lot=lot, actions=[]))
    assert record.rounds[0].deal == deal(PLAIN, leader=1)
