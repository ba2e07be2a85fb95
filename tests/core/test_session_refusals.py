"""Requests that a session refuses: they are answered with a code, and nothing changes."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins_core import Code
from muggins_core.session import Session
from tests.core.desk import Desk, resumed, seated
from tests.core.positions import PLAIN, saved
from tests.core.random_play import pick

WAITS_FOR = {
    "lot": {"proceed"},
    "curtain": {"show_hand"},
    "turn": {"act", "hide_hand"},
    "thinking": {"think", "move"},
    "round_end": {"proceed"},
    "settled": {"proceed"},
    "match_end": {"rematch"},
}
"""What each phase grants, a placement to be taken back apart."""

REQUESTS = {
    "show_hand": {},
    "hide_hand": {},
    "act": {"action": "6-6"},
    "think": {},
    "move": {},
    "proceed": {},
    "rematch": {},
}


def at(phase: str) -> Desk:
    """Return a desk in a phase."""
    if phase == "lot":
        desk = Desk()
        desk.new_match()
    elif phase in ("curtain", "turn"):
        desk = resumed(saved(PLAIN))
        if phase == "turn":
            desk.ask("show_hand")
    elif phase == "thinking":
        desk = seated(saved(PLAIN), "casual", "")
    elif phase == "match_end":
        desk = resumed(saved(["6-4", ""], scores=(240, 0)))
        desk.act("6-4")
        desk.ask("proceed")
    else:
        desk = resumed(saved(["6-6", "6-5"], options={"hand_size": 1}))
        desk.act("6-6")
        if phase == "settled":
            desk.ask("proceed")
    assert desk.view["phase"] == phase
    return desk


def message_of(**fields: Any) -> dict[str, Any]:
    return {"id": 7, "type": "act", "version": 1, "action": "6-6"} | fields


def answer_to(text: str, session: Session | None = None) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads((session or Session(Random(1))).handle(text))
    return answer


@pytest.mark.parametrize("request_", REQUESTS)
@pytest.mark.parametrize("phase", WAITS_FOR)
def test_each_phase_grants_what_it_waits_for_and_refuses_the_rest(phase: str, request_: str) -> None:
    desk = at(phase)
    if request_ in WAITS_FOR[phase]:
        desk.ask(request_, **REQUESTS[request_])
        return
    before = desk.view, desk.save
    assert desk.refusal(request_, **REQUESTS[request_]) == Code.NOT_NOW
    (granted, *_) = sorted(WAITS_FOR[phase])
    twin = at(phase)
    assert before == (twin.view, twin.save)
    for one in (desk, twin):
        one.ask(granted, **REQUESTS[granted])
    assert (desk.view["version"], desk.view["phase"]) == (twin.view["version"], twin.view["phase"])


@pytest.mark.parametrize("phase", WAITS_FOR)
def test_nothing_can_be_taken_back_where_no_placement_may_be(phase: str) -> None:
    desk = at(phase)
    if phase == "round_end":
        desk.ask("undo")
    else:
        assert desk.refusal("undo") == Code.NOTHING_TO_UNDO


@pytest.mark.parametrize("request_", [*REQUESTS, "undo"])
def test_there_must_be_a_match_first(request_: str) -> None:
    assert Desk().refusal(request_, **REQUESTS.get(request_, {})) == Code.NO_MATCH_RUNNING


@pytest.mark.parametrize("request_", [*REQUESTS, "undo"])
@pytest.mark.parametrize("phase", WAITS_FOR)
def test_request_about_another_version_is_stale(phase: str, request_: str) -> None:
    desk = at(phase)
    version = desk.view["version"]
    for other in (version - 1, version + 1, 0, -1, 10**100):
        answer = desk.send(request_, **REQUESTS.get(request_, {}) | {"version": other})
        assert answer["error"]["code"] == Code.STALE_REQUEST
        assert answer["error"]["context"] == {"version": version}


def test_a_request_sent_twice_is_carried_out_once() -> None:
    desk = resumed(saved(PLAIN))
    version = desk.ask("show_hand")["version"]
    desk.ask("act", action="6-6", version=version)
    assert desk.refusal("act", action="6-6", version=version) == Code.STALE_REQUEST
    assert len(desk.view["log"]) == 1


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("6-4", Code.TILE_NOT_HELD),
        ("draw", Code.LEADER_MUST_LEAD),
        ("pass", Code.LEADER_MUST_LEAD),
        ("6-6>6-5", Code.NO_MATCH),
        ("", Code.BAD_NOTATION),
        ("\ud800", Code.BAD_NOTATION),
        ("x" * 100_000, Code.BAD_NOTATION),
    ],
)
def test_action_that_the_rules_forbid_is_refused_with_their_reason(action: str, code: Code) -> None:
    desk = at("turn")
    assert desk.refusal("act", action=action) == code
    assert desk.act("6-6")["version"] == 3


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ([], Code.BAD_RULES),
        (["Ann"], Code.BAD_RULES),
        (["A", "B", "C", "D", "E"], Code.BAD_RULES),
        (["Ann", ""], Code.BAD_NAMES),
        (["Ann", "  \t "], Code.BAD_NAMES),
        (["Ann", "\ud800"], Code.BAD_NAMES),
        (["Ann", "x" * 21], Code.BAD_NAMES),
        (["Ann", "ann"], Code.NAME_TAKEN),
        (["Ann", " Ann "], Code.NAME_TAKEN),
    ],
)
def test_new_match_needs_two_to_four_different_names(names: list[str], code: Code) -> None:
    desk = at("curtain")
    assert desk.refusal("new_match", preset="muggins", names=names) == code
    assert desk.ask("show_hand")["phase"] == "turn"


def test_new_match_needs_a_preset_that_exists() -> None:
    assert Desk().refusal("new_match", preset="chess", names=["Ann", "Bob"]) == Code.BAD_RULES


@pytest.mark.parametrize(
    ("save", "code"),
    [
        ("", Code.BAD_RECORD),
        ("{}", Code.BAD_RECORD),
        ("[" * 100_000, Code.BAD_RECORD),
        ('{"format":"muggins-record/1","rules":"chess"}', Code.BAD_RULES),
        ('{"format":"muggins-record/1","rounds":[{}]}', Code.BAD_RECORD),
        (saved(PLAIN, "6-6", "draw"), Code.BAD_RECORD),
        (saved(PLAIN, "6-6", "\ud800"), Code.BAD_RECORD),
    ],
)
def test_save_that_is_no_good_record_is_refused(save: str, code: Code) -> None:
    desk = at("turn")
    assert desk.refusal("resume", save=save) == code
    assert desk.act("6-6")["phase"] == "curtain"


def test_refusal_of_a_broken_save_says_where_it_breaks() -> None:
    error = Desk().send("resume", save=saved(PLAIN, "6-6", "draw"))["error"]
    assert error["context"] == {"round": 0, "step": 1, "action": "draw"}


@pytest.mark.parametrize(
    "text", ["", "nonsense", "7", "null", "[]", '"act"', "[" * 100_000, "1" * 5000, "\ud800"]
)
def test_text_that_is_no_request_is_answered_without_an_id(text: str) -> None:
    answer = answer_to(text)
    assert (answer["id"], answer["error"]["code"]) == (None, Code.BAD_REQUEST)


@pytest.mark.parametrize(
    "message",
    [
        {"id": 7},
        message_of(type=None),
        message_of(type="fly"),
        message_of(type="Act"),
        message_of(type=["act"]),
        message_of(type={}),
        message_of(version="1"),
        message_of(version=1.0),
        message_of(version=True),
        message_of(version=None),
        message_of(action=6),
        message_of(action=["6-6"]),
        message_of(type="new_match", preset="muggins"),
        message_of(type="new_match", preset="muggins", names="Ann"),
        message_of(type="new_match", preset="muggins", names=["Ann", 2]),
        message_of(type="new_match", preset=None, names=["Ann", "Bob"]),
        message_of(type="resume", save={}),
    ],
)
def test_request_of_an_unknown_type_or_with_a_wrong_field_is_refused(message: dict[str, Any]) -> None:
    answer = answer_to(json.dumps(message))
    assert (answer["id"], answer["error"]["code"]) == (7, Code.BAD_REQUEST)


@pytest.mark.parametrize(
    ("sent", "returned"), [(0, 0), ("", ""), ("a", "a"), (None, None), (1.5, None), ([], None), ({}, None)]
)
def test_id_of_a_request_comes_back_if_it_is_a_number_or_a_text(sent: object, returned: object) -> None:
    assert answer_to(json.dumps({"id": sent, "type": "fly"}))["id"] == returned


def test_fault_of_our_own_is_answered_and_leaves_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = at("turn")

    def fail(*_: object) -> None:
        raise RuntimeError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr("muggins_core.table.table_view", fail)
        assert desk.refusal("act", action="6-6") == Code.INTERNAL
    assert desk.act("6-6")["log"][0]["tile"] == "6-6"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda children: st.lists(children) | st.dictionaries(st.text(), children),
    max_leaves=6,
)


@given(
    st.sampled_from(["new_match", "resume", "undo", *REQUESTS]),
    st.dictionaries(st.sampled_from(["id", "version", "action", "names", "preset", "save"]), json_values),
)
def test_any_message_is_answered_and_none_is_a_fault_of_our_own(kind: str, fields: dict[str, Any]) -> None:
    answer = answer_to(json.dumps(fields | {"type": kind}))
    assert answer["error"]["code"] != Code.INTERNAL


def test_refused_requests_never_change_what_follows() -> None:
    rng = Random("refused")
    troubled, twin = Desk("twins"), Desk("twins")
    for desk in (troubled, twin):
        desk.new_match(3)
    for _ in range(150):
        wrong = pick(rng, sorted(REQUESTS.keys() - WAITS_FOR[troubled.view["phase"]]))
        assert "error" in troubled.send(wrong, **REQUESTS[wrong])
        assert "error" in troubled.send("act", action="6-6>6-6")
        assert "error" in troubled.send("resume", save="{}")
        seed = rng.random()
        assert troubled.go_on(Random(seed)) == twin.go_on(Random(seed))
        assert troubled.save == twin.save
