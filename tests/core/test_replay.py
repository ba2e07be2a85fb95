"""The answer of the replay command to a record, key by key."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins_core.replay import replay_line
from tests.core.positions import PLAIN, saved
from tests.core.record_data import NO_RECORDS, record_data, round_data

DRAWING = ("6-5 6-0 6-2 1-0 4-0 5-2 5-1", "4-4 3-3 2-2 1-1 0-0 4-3 2-1")

TINY = {"tile_set": 2, "hand_size": 3}
BLOCK = ("1-0 2-1 1-1", "0-0 2-0 2-2")
BLOCKING = ("1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1")

ENDS = {"steps", "rounds", "winner", "to_act", "legal", "scores"}


def answer(record: str | dict[str, Any]) -> dict[str, Any]:
    line = record if isinstance(record, str) else json.dumps(record)
    return json.loads(replay_line(line))


def test_every_action_is_a_step() -> None:
    got = answer(saved(DRAWING, "6-5", "draw", "draw", "6-1>6-5", boneyard="4-2 6-1"))
    assert set(got) == ENDS
    assert got["steps"] == [
        {"round": 0, "step": 0, "seat": 0, "action": "6-5", "points": 0, "total": 11, "scores": [0, 0]},
        {"round": 0, "step": 1, "seat": 1, "action": "draw", "points": 0, "tile": "4-2", "scores": [0, 0]},
        {"round": 0, "step": 2, "seat": 1, "action": "draw", "points": 0, "tile": "6-1", "scores": [0, 0]},
        {"round": 0, "step": 3, "seat": 1, "action": "6-1>6-5", "points": 0, "total": 6, "scores": [0, 0]},
    ]
    assert (got["rounds"], got["winner"], got["to_act"]) == ([], None, 0)
    assert got["legal"] == ["1-0>6-1", "5-1>6-1", "5-1>6-5", "5-2>6-5"]


def test_points_are_in_the_scores_of_their_step() -> None:
    got = answer(saved(["6-3", "6-6"], "6-3", "6-6>6-3", scores=(5, -10)))
    assert [step["points"] for step in got["steps"]] == [0, 15]
    assert [step["scores"] for step in got["steps"]] == [[5, -10], [5, 5]]
    assert got["scores"] == [5, 5]


def test_a_blocked_round_has_an_entry() -> None:
    got = answer(saved(BLOCK, *BLOCKING, options=TINY))
    assert got["rounds"] == [
        {
            "round": 0,
            "end": "block",
            "finisher": None,
            "winner": None,
            "pips": [2, 4],
            "settlement": [0, -5],
            "scores": [0, -5],
            "next_leader": None,
        }
    ]
    assert got["steps"][-1]["scores"] == [0, 0], "a step's scores are those before the settlement"
    assert (got["to_act"], got["legal"], got["scores"]) == (None, [], [0, -5])


def test_steps_of_a_second_round_begin_at_0_again() -> None:
    data = json.loads(saved(BLOCK, *BLOCKING, options=TINY))
    data["rounds"].append(data["rounds"][0] | {"leader": 1, "actions": ["2-2", "2-1>2-2"]})
    got = answer(data)
    places = [(step["round"], step["step"], step["seat"]) for step in got["steps"]]
    assert places == [(0, 0, 0), (0, 1, 1), (0, 2, 0), (0, 3, 1), (1, 0, 1), (1, 1, 0)]
    assert (len(got["rounds"]), got["to_act"], got["legal"]) == (1, 1, ["2-0>2-2"])


def test_a_domino_names_finisher_winner_and_next_leader() -> None:
    (entry,) = answer(saved(["6-6", "6-1"], "6-6", options={"hand_size": 1}))["rounds"]
    assert (entry["end"], entry["finisher"], entry["winner"], entry["next_leader"]) == ("domino", 0, 0, 0)
    assert (entry["pips"], entry["settlement"]) == ([0, 7], [0, -5])


def test_a_won_match_has_winners_and_nobody_to_act() -> None:
    got = answer(saved(["6-4", ""], "6-4", scores=(240, 0)))
    (entry,) = got["rounds"]
    assert (entry["end"], entry["winner"], entry["settlement"]) == ("target", None, [0, 0])
    assert (got["winner"], got["to_act"], got["legal"], got["scores"]) == ([0], None, [], [250, 0])


def test_a_record_without_rounds_stands_at_its_start() -> None:
    assert answer(record_data(rounds=[], scores=[10, 20])) == {
        "steps": [],
        "rounds": [],
        "winner": None,
        "to_act": None,
        "legal": [],
        "scores": [10, 20],
    }
    assert answer(record_data(rounds=[]))["scores"] == [0, 0]


def test_a_record_that_breaks_a_rule_is_answered_with_the_error_alone() -> None:
    assert answer(saved(PLAIN, "6-6", "6-4>6-6")) == {
        "error": {
            "round": 0,
            "step": 1,
            "action": "6-4>6-6",
            "code": "tile_not_held",
            "message": "6-4 is not in the hand",
        }
    }


def test_a_bad_deal_is_an_error_of_step_0_without_an_action() -> None:
    error = answer(round_data(boneyard=[]))["error"]
    assert (error["round"], error["step"], error["action"], error["code"]) == (0, 0, None, "bad_deal")


@pytest.mark.parametrize("line", [*NO_RECORDS, '{"format":"muggins-record/1","rules":"chess"}'])
def test_a_line_that_is_no_record_is_an_error_without_a_round(line: str) -> None:
    error = answer(line)["error"]
    assert (error["round"], error["action"]) == (None, None)


@pytest.mark.parametrize(
    "key", ["rules", "names", "scores", "rounds", "extra", "leader", "hands", "boneyard", "actions", "lot"]
)
def test_nesting_near_the_limit_of_the_stack_is_answered(key: str) -> None:
    for depth in range(850, 1050):
        assert set(answer(nested(key, depth))) <= ENDS | {"error"}


@pytest.mark.parametrize("option", ["preset", "players", "draw", "round_to", "units", "colour"])
def test_options_nested_near_the_limit_of_the_stack_are_answered(option: str) -> None:
    for depth in range(850, 1050):
        nest = "[" * depth + "]" * depth
        line = f'{{"format":"muggins-record/1","rules":{{"{option}":{nest}}}}}'
        assert answer(line)["error"]["round"] is None


def nested(key: str, depth: int) -> str:
    """Return a record with a list nested so deep at a key of the record or of its round."""
    nest = "[" * depth + "]" * depth
    data = (
        record_data(**{key: "NEST"})
        if key in record_data() or key == "extra"
        else round_data(**{key: "NEST"})
    )
    return json.dumps(data).replace('"NEST"', nest)


@given(st.text())
def test_any_line_is_answered_by_one_line_of_ascii(line: str) -> None:
    text = replay_line(line)
    assert text.isascii()
    assert len(text.splitlines()) == 1
    assert "error" in json.loads(text)


@given(st.lists(st.text()))
def test_any_actions_are_answered(actions: list[str]) -> None:
    text = replay_line(json.dumps(round_data(actions=["6-6", *actions])))
    assert text.isascii()
    assert len(text.splitlines()) == 1
