"""Records that break their format or a rule: what is refused, and where the first fault of all is."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins_core import (
    BadRecord,
    BadRules,
    Code,
    MugginsError,
    Record,
    Rules,
    format_record,
    parse_record,
    replay_steps,
)
from muggins_core.records import BadStep
from tests.core.positions import TINY
from tests.core.record_data import NO_RECORDS, parsed, record_data, round_data


def fault_of(data: dict[str, Any]) -> tuple[int, int, str | None, Code]:
    """Return where the replay of a record stops, and why."""
    with pytest.raises(BadStep) as fault:
        list(replay_steps(parsed(data)))
    return fault.value.round, fault.value.step, fault.value.action, fault.value.code


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
        (["6-6", "settle"], 1, Code.NOT_ENDED),
        (["6-6", "muggins 0"], 1, Code.NOTHING_TO_CALL),
        (["6-6", "muggins 2"], 1, Code.NO_SEAT),
        (["6-6", "muggins 10"], 1, Code.BAD_NOTATION),
        (["6-6 =12"], 0, Code.NO_ANNOUNCING),
        (["6-6 =012"], 0, Code.BAD_NOTATION),
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
