"""Records: reading, writing, replaying, and the first fault of a record that breaks a rule."""

from __future__ import annotations

import json
from dataclasses import fields
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins_core import (
    BadRecord,
    BadRules,
    Code,
    Deal,
    MugginsError,
    Record,
    Rules,
    format_record,
    new_match,
    parse_record,
    preset_rules,
    replay_steps,
)
from muggins_core.records import BadStep, RecordedRound, final_state, recorded
from tests.core.positions import PLAIN, PLAYERS, TINY, action, after, deal, legal_texts, saved, started
from tests.core.random_play import random_match

LOT = [[[0, "6-4"], [1, "5-5"]], [[0, "0-0"], [1, "1-0"]]]
"""Both draw ten pips, then seat 1 draws more."""

NO_RECORDS = [
    "",
    " ",
    "{",
    "nonsense",
    "null",
    "7",
    "[]",
    '"muggins"',
    "{}",
    '{"format":1}',
    '{"format":"muggins-record/2"}',
    "NaN",
    "\ufeff{}",
    "1" * 5000,
    "[" * 100_000,
    '{"a":' * 100_000,
]


def record_data(**changed: Any) -> dict[str, Any]:
    """Return a record as data, with one round of one action, changed so."""
    return json.loads(saved(PLAIN, "6-6")) | changed


def round_data(**changed: Any) -> dict[str, Any]:
    """Return a record as data in which the only round is changed so."""
    data = record_data()
    data["rounds"][0].update(changed)
    return data


def parsed(data: Any) -> Record:
    return parse_record(json.dumps(data))


def fault_of(data: dict[str, Any]) -> tuple[int, int, str | None, Code]:
    """Return where the replay of a record stops, and why."""
    with pytest.raises(BadStep) as fault:
        list(replay_steps(parsed(data)))
    return fault.value.round, fault.value.step, fault.value.action, fault.value.code


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


@pytest.mark.parametrize("text", NO_RECORDS)
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as refused:
        parse_record(text)
    assert refused.value.code is Code.BAD_RECORD


@pytest.mark.parametrize(
    "changed",
    [
        {"rules": None},
        {"rules": 3},
        {"rules": []},
        {"rules": {"preset": None}},
        {"rules": {"preset": ["muggins"]}},
        {"names": "Ann"},
        {"names": ["Ann"]},
        {"names": ["Ann", 2]},
        {"scores": 0},
        {"scores": [0]},
        {"scores": [0, "0"]},
        {"scores": [0, 0.0]},
        {"scores": [0, True]},
        {"scores": [0, 10**7]},
        {"rounds": None},
        {"rounds": {}},
        {"rounds": "6-6"},
    ],
)
def test_record_with_a_wrong_frame_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as refused:
        parsed(record_data(**changed))
    assert refused.value.code is Code.BAD_RECORD


@pytest.mark.parametrize(
    "rules",
    ["chess", {"preset": "chess"}, {"players": 5}, {"players": "2"}, {"colour": "red"}, {"target": 0}],
)
def test_record_with_impossible_rules_is_refused(rules: Any) -> None:
    with pytest.raises(BadRules):
        parsed(record_data(rules=rules))


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"leader": None}, Code.WRONG_LEADER),
        ({"leader": "0"}, Code.WRONG_LEADER),
        ({"leader": True}, Code.WRONG_LEADER),
        ({"leader": 2}, Code.WRONG_LEADER),
        ({"leader": -1}, Code.WRONG_LEADER),
        ({"leader": 10**4000}, Code.WRONG_LEADER),
        ({"hands": None}, Code.BAD_DEAL),
        ({"hands": []}, Code.BAD_DEAL),
        ({"hands": ["6-6", "6-5"]}, Code.BAD_DEAL),
        ({"hands": [[1], [2]]}, Code.BAD_DEAL),
        ({"hands": [["6-7"], []]}, Code.BAD_NOTATION),
        ({"boneyard": "0-0"}, Code.BAD_DEAL),
        ({"boneyard": [None]}, Code.BAD_DEAL),
        ({"boneyard": []}, Code.BAD_DEAL),
        ({"boneyard": ["\ud800"]}, Code.BAD_NOTATION),
        ({"actions": "6-6"}, Code.BAD_RECORD),
        ({"actions": None}, Code.BAD_RECORD),
    ],
)
def test_bad_deal_or_leader_is_a_fault_of_step_0_without_an_action(
    changed: dict[str, Any], code: Code
) -> None:
    assert fault_of(round_data(**changed)) == (0, 0, None, code)


@pytest.mark.parametrize("missing", ["leader", "hands"])
def test_round_without_a_deal_is_a_fault(missing: str) -> None:
    data = record_data()
    del data["rounds"][0][missing]
    assert fault_of(data)[:3] == (0, 0, None)


@pytest.mark.parametrize("round_", [None, [], "round", 5])
def test_round_that_is_no_object_is_a_fault_after_those_before_it(round_: Any) -> None:
    data = json.loads(format_record(Record("muggins", TINY)))
    data["rules"] |= {"tile_set": 2, "hand_size": 3}
    whole = {
        "leader": 0,
        "hands": [["1-0", "2-1", "1-1"], ["0-0", "2-0", "2-2"]],
        "boneyard": [],
        "actions": ["1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1"],
    }
    data["rounds"] = [whole, round_]
    assert fault_of(data) == (1, 0, None, Code.BAD_RECORD)
    data["rounds"] = [whole | {"actions": ["1-0", "pass"]}, round_]
    assert fault_of(data) == (0, 1, "pass", Code.CAN_PLACE), "the first fault of all is told"


def test_next_round_before_the_end_of_the_last_is_a_fault() -> None:
    data = record_data()
    data["rounds"] *= 2
    assert fault_of(data) == (1, 0, None, Code.ROUND_NOT_OVER)


@pytest.mark.parametrize(
    ("actions", "step", "code"),
    [
        (["6-6", "6-4>6-6"], 1, Code.TILE_NOT_HELD),
        (["6-6", "6-5>6-6", "nonsense"], 2, Code.BAD_NOTATION),
        (["draw"], 0, Code.LEADER_MUST_LEAD),
        (["6-6", "settle"], 1, Code.BAD_NOTATION),
        (["6-6", "muggins 0"], 1, Code.BAD_NOTATION),
        (["6-6 =12"], 0, Code.BAD_NOTATION),
    ],
)
def test_illegal_or_unreadable_action_is_a_fault_with_its_text(
    actions: list[str], step: int, code: Code
) -> None:
    assert fault_of(round_data(actions=actions)) == (0, step, actions[-1], code)


@pytest.mark.parametrize("wrong", [None, 6, ["6-6"], {}])
def test_action_that_is_no_text_is_a_fault_after_those_before_it(wrong: Any) -> None:
    assert fault_of(round_data(actions=["6-6", wrong, "draw"])) == (0, 1, None, Code.BAD_NOTATION)
    assert fault_of(round_data(actions=["6-6", "draw", wrong])) == (0, 1, "draw", Code.CAN_PLACE)


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


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["6-6", "muggins"]),
    lambda children: st.lists(children) | st.dictionaries(st.text(), children),
    max_leaves=8,
)


@given(st.sampled_from(["format", "rules", "names", "scores", "rounds", "table"]), json_values)
def test_any_value_at_any_key_is_read_or_refused(key: str, value: Any) -> None:
    replayed(record_data(**{key: value}))


@given(st.sampled_from(["leader", "hands", "boneyard", "actions", "lot"]), json_values)
def test_any_value_at_any_key_of_a_round_is_read_or_refused(key: str, value: Any) -> None:
    replayed(round_data(**{key: value}))


@given(st.sampled_from(["preset", "players", *(option.name for option in fields(Rules))]), json_values)
def test_any_value_of_any_option_is_read_or_refused(option: str, value: Any) -> None:
    replayed(record_data(rules={option: value}))


def replayed(data: dict[str, Any]) -> None:
    try:
        record = parsed(data)
        list(replay_steps(record))
    except MugginsError:
        return
    assert parse_record(format_record(record)).rounds == record.rounds
