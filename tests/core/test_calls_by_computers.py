"""Announcing and calling with computer players: they are asked once, and people call as before (H4, H5)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from muggins_core import Code
from tests.core.desk import Desk, View, resumed, seated
from tests.core.positions import PLAIN, saved

CLAIMS = {"claim": "announce", "muggins": "on", "draw": "none", "hand_size": 3}
HANDS = ("5-5 5-0 2-1", "6-5 6-4 3-1", "4-4 4-0 1-1")
SHORT = CLAIMS | {"hand_size": 1, "settlement": "winner_opponents"}


def table(*computers: str, hands: tuple[str, ...] = HANDS, **options: Any) -> Desk:
    return seated(saved(hands, options=CLAIMS | options), *computers)


def placed(*computers: str, announced: int | None = None, action: str = "5-5", **options: Any) -> Desk:
    """Return the desk after the lead of a person: 5-5 counts 10, 2-1 scores nothing."""
    desk = table(*computers, **options)
    if desk.view["phase"] == "curtain":
        desk.ask("show_hand")
    desk.ask("act", action=action, announced=announced)
    return desk


def scores(view: View) -> list[int]:
    return [player["score"] for player in view["players"]]


def test_h5_computer_calls_what_was_missed_and_the_turn_stays() -> None:
    desk = placed("", "expert", "expert")
    version = desk.view["version"]
    view = desk.ask("listen")
    assert (view["version"], view["phase"], view["to_act"]) == (version + 1, "thinking", 1)
    call = view["log"][-1]
    assert (call["kind"], call["seat"], call["on"], call["missed"], call["points"]) == ("call", 1, 0, 10, 10)
    assert scores(view) == [0, 10, 0]
    assert json.loads(desk.save)["rounds"][0]["actions"] == ["5-5", "muggins 1"]


def test_h5_nobody_listens_to_more_after_a_call() -> None:
    desk = placed("", "expert", "expert")
    view = desk.ask("listen")
    assert desk.ask("listen") == view


def test_h5_nobody_calls_after_a_person_was_quicker() -> None:
    first = placed("", "", "beginner")
    first.ask("call", seat=1)
    for seed in range(200):
        desk = Desk(f"quicker {seed}")
        view = desk.resume(first.save)
        assert desk.ask("listen") == view


@pytest.mark.parametrize("computer", ["casual", "skilled", "expert"])
def test_h5_only_beginners_call_where_nothing_was_missed(computer: str) -> None:
    for _ in range(20):
        desk = placed("", computer, computer, action="2-1")
        view = desk.view
        assert desk.ask("listen") == view


def test_h5_beginners_call_wrongly_now_and_then() -> None:
    save = json.loads(placed("", "beginner", "beginner", action="2-1").save)
    calls = 0
    for seed in range(200):
        desk = Desk(f"wrong call {seed}")
        desk.resume(json.dumps(save))
        desk.ask("listen")
        calls += desk.view["log"][-1]["kind"] == "call"
    assert 0 < calls < 30


def test_h5_computers_are_asked_once_about_a_placement_even_after_resuming() -> None:
    called = silent = 0
    for seed in range(60):
        desk = Desk(f"asked once {seed}")
        desk.resume(placed("", "beginner", "beginner").save)
        version = desk.view["version"]
        view = desk.ask("listen")
        if view["version"] > version:
            called += 1
            continue
        silent += 1
        assert desk.ask("listen") == view
        other = resumed(desk.save)
        for _ in range(10):
            assert other.ask("listen") == view
    assert called > 20
    assert silent > 0


def test_h5_computers_are_asked_again_about_the_next_placement() -> None:
    hands = ("2-1 5-5 5-0", "4-2 6-4 3-1", "4-4 4-0 1-1")
    desk = table("", "", "expert", hands=hands)
    desk.act("2-1")
    view = desk.view
    assert desk.ask("listen") == view
    desk.act("4-2>2-1")
    assert scores(desk.ask("listen")) == [0, 0, 5]


def test_h5_call_is_offered_to_people_alone_and_made_for_nobody_else() -> None:
    desk = placed("", "expert", "")
    assert desk.view["window"] == {"seat": 0, "callers": [2]}
    assert desk.refusal("call", seat=1) == Code.BAD_REQUEST
    assert desk.refusal("call", seat=3) == Code.NO_SEAT
    assert scores(desk.ask("call", seat=2)) == [0, 0, 10]


def test_h5_person_may_call_a_computer_while_the_next_one_thinks() -> None:
    desk = missed_by_a_computer()
    assert (desk.view["phase"], desk.view["to_act"]) == ("thinking", 1)
    assert desk.view["window"] == {"seat": 0, "callers": [2]}
    view = desk.ask("call", seat=2)
    assert (view["phase"], scores(view)) == ("thinking", [0, 0, 10])


def missed_by_a_computer() -> Desk:
    """Return a desk at which a beginner has led 5-5 without a word."""
    for seed in range(200):
        desk = Desk(f"missed {seed}")
        desk.resume(table("beginner", "casual", "").save)
        log = desk.ask("move")["log"]
        if log[0]["tile"] == "5-5" and log[0]["announced"] is None:
            return desk
    raise AssertionError("beginners miss a quarter")


def test_h4_computers_announce_rightly_or_not_at_all() -> None:
    desk = Desk("announcing")
    desk.sit_down("expert", "casual", "beginner", preset="muggins_line")
    said = 0
    while desk.view["round"] < 4:
        for event in desk.view["log"]:
            if event["announced"] is not None:
                assert event["points"] > 0
                said += 1
        desk.go_on()
    assert said > 0


def test_h4_no_count_is_shown_while_a_computer_thinks() -> None:
    view = placed("", "expert", "expert").view
    assert view["line"]["count"] is None
    assert (view["log"][0]["count"], view["log"][0]["points"], view["log"][0]["missed"]) == (None, 0, 0)


def test_h4_nothing_is_taken_back_where_counts_are_announced() -> None:
    assert placed("", "expert", "casual").refusal("undo") == Code.NO_UNDOING


def test_h5_call_of_a_computer_at_the_end_of_a_round_comes_before_the_settlement() -> None:
    desk = seated(saved(["5-5", "6-5"], options=SHORT), "", "expert")
    assert desk.act("5-5")["phase"] == "round_end"
    view = desk.ask("listen")
    assert (view["phase"], view["log"][-1]["kind"], scores(view)) == ("round_end", "call", [0, 10])
    assert desk.ask("proceed")["phase"] == "settled"


def test_h5_call_of_a_computer_may_win_the_match() -> None:
    desk = seated(saved(HANDS, options=CLAIMS, scores=(0, 240, 0)), "", "expert", "")
    desk.act("5-5")
    view = desk.ask("listen")
    assert (view["phase"], view["winners"]) == ("round_end", [1])
    assert desk.ask("proceed")["phase"] == "match_end"


def test_h5_there_is_nothing_to_listen_for_without_a_window() -> None:
    desk = placed("", "expert", "expert", announced=10)
    assert desk.refusal("listen") == Code.NOTHING_TO_CALL
    assert seated(saved(PLAIN, "6-6"), "", "expert").refusal("listen") == Code.NOTHING_TO_CALL
    lot = Desk()
    lot.sit_down("", "casual", preset="muggins_line")
    assert lot.refusal("listen") == Code.NOT_NOW
    assert lot.refusal("listen", version=9) == Code.STALE_REQUEST
    assert Desk().refusal("listen") == Code.NO_MATCH_RUNNING


def test_h5_people_alone_may_be_listened_to_in_vain() -> None:
    desk = placed("", "", "")
    view, save = desk.view, desk.save
    assert desk.ask("listen") == view
    assert desk.save == save
