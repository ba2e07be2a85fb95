"""Taking a placement back: until another hand is shown, exactly, and never a draw."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from muggins_core import Code, parse_record
from muggins_core.records import final_state
from tests.core.desk import Desk, View, resumed
from tests.core.positions import PLAIN, PLAYERS, saved

DRAWING = ("6-5 6-0 6-2 1-0 4-0 5-2 5-1", "4-4 3-3 2-2 1-1 0-0 4-3 2-1")

REQUESTS = 200


def play_of(save: str) -> list[Any]:
    """Return the rounds of a save."""
    rounds: list[Any] = json.loads(save)["rounds"]
    return rounds


def unversioned(view: View) -> View:
    return {key: value for key, value in view.items() if key != "version"}


@pytest.mark.parametrize("players", PLAYERS)
def test_undo_restores_the_state_exactly_wherever_it_is_offered(players: int) -> None:
    rng = Random(f"undo of {players}")
    desk = Desk(f"undo of {players}")
    desk.new_match(players)
    undone = 0
    for _ in range(REQUESTS):
        before, save = desk.view, desk.save
        desk.go_on(rng)
        if before["phase"] != "turn" or desk.view["undo"] is None:
            continue
        after = desk.view
        view = desk.ask("undo")
        assert view["version"] == after["version"] + 1
        assert (view["phase"], view["hand"], view["undo"]) == ("curtain", None, None)
        assert play_of(desk.save) == play_of(save)
        assert final_state(parse_record(desk.save)) == final_state(parse_record(save))
        assert unversioned(desk.ask("show_hand")) == unversioned(before)
        undone += 1
        desk.ask("act", action=desk.choices()[-1])
    assert undone > 10


def test_undo_is_offered_to_the_seat_that_placed() -> None:
    desk = resumed(saved(PLAIN))
    assert desk.act("6-6")["undo"] == 0
    assert desk.act("6-5>6-6")["undo"] == 1


def test_undo_is_over_when_another_hand_is_shown() -> None:
    desk = resumed(saved(PLAIN))
    desk.act("6-6")
    assert desk.ask("show_hand")["undo"] is None
    assert desk.refusal("undo") == Code.NOTHING_TO_UNDO
    assert desk.ask("hide_hand")["undo"] is None
    assert desk.refusal("undo") == Code.NOTHING_TO_UNDO


def test_undo_takes_back_one_placement_alone() -> None:
    desk = resumed(saved(PLAIN))
    desk.act("6-6", "6-5>6-6")
    desk.ask("undo")
    assert [event["tile"] for event in desk.view["log"]] == ["6-6"]
    assert desk.refusal("undo") == Code.NOTHING_TO_UNDO


def test_undo_never_takes_back_a_draw() -> None:
    desk = resumed(saved(DRAWING, "6-5", boneyard="4-2 6-1"))
    assert desk.act("draw", "draw")["undo"] is None
    assert desk.refusal("undo") == Code.NOTHING_TO_UNDO
    assert desk.act("6-1>6-5")["undo"] == 1
    view = desk.ask("undo")
    assert (view["boneyard"], view["players"][1]["tiles"]) == (12, 9)
    assert [event["kind"] for event in view["log"]] == ["place", "draw", "draw"]
    hand = desk.ask("show_hand")["hand"]
    assert (hand["drawn"], hand["must_place"], desk.choices()) == ("6-1", True, ["6-1>6-5"])


def test_undo_never_takes_back_a_draw_that_ended_the_round() -> None:
    hands = ["1-0 2-1 3-0 4-0 1-1", "0-0 2-0 4-3 2-2 3-3"]
    placements = ("1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1", "3-0>2-0", "4-3>3-0", "4-0>4-3")
    desk = resumed(saved(hands, *placements, *["draw"] * 4, options={"tile_set": 4, "hand_size": 5}))
    view = desk.act("draw")
    assert (view["phase"], view["undo"]) == ("round_end", None)
    assert desk.refusal("undo") == Code.NOTHING_TO_UNDO


def test_undo_never_takes_back_a_pass() -> None:
    options = {"tile_set": 2, "hand_size": 3}
    desk = resumed(saved(["2-2 2-1 2-0", "0-0 1-0 1-1"], "2-2", options=options))
    assert desk.act("pass")["undo"] is None
    assert desk.refusal("undo") == Code.NOTHING_TO_UNDO


def test_undo_takes_back_the_placement_that_ended_the_round() -> None:
    desk = resumed(saved(["6-6 6-4", "6-5 6-3"], "6-6", "6-5>6-6", options={"hand_size": 2}))
    assert (desk.act("6-4>6-6")["phase"], desk.view["undo"]) == ("round_end", 0)
    view = desk.ask("undo")
    assert (view["phase"], view["to_act"], view["round"], view["round_end"]) == ("curtain", 0, 1, None)
    assert [player["score"] for player in view["players"]] == [0, 0]


def test_undo_is_over_when_the_round_is_settled() -> None:
    desk = resumed(saved(["6-6", "6-5"], options={"hand_size": 1}))
    desk.act("6-6")
    assert desk.ask("proceed")["undo"] is None
    assert desk.refusal("undo") == Code.NOTHING_TO_UNDO


def test_undo_takes_back_the_placement_that_won_the_match() -> None:
    desk = resumed(saved(["6-4", ""], scores=(240, 0)))
    assert desk.act("6-4")["winners"] == [0]
    view = desk.ask("undo")
    assert (view["winners"], [player["score"] for player in view["players"]]) == (None, [240, 0])
    desk.act("6-4")
    desk.ask("proceed")
    assert desk.refusal("undo") == Code.NOTHING_TO_UNDO
