"""Going on with a save: exactly where it was, behind the curtain; what a save claims is not believed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from muggins_core import Code
from tests.core.desk import Desk, View, resumed
from tests.core.positions import PLAIN, PLAYERS, saved

REQUESTS = 120
LOT = [[[0, "6-6"], [1, "5-5"]]]


def unversioned(view: View) -> View:
    return {key: value for key, value in view.items() if key != "version"}


def with_table(save: str, table: Any) -> Desk:
    """Return a desk that resumes a save which claims this of the table."""
    return resumed(json.dumps(json.loads(save) | {"table": table}))


@pytest.mark.parametrize("players", PLAYERS)
def test_resumed_session_equals_the_one_that_was_saved(players: int) -> None:
    rng = Random(f"resume of {players}")
    desk = Desk(f"resume of {players}")
    desk.new_match(players)
    for _ in range(REQUESTS):
        other = resumed(desk.save)
        assert other.view["version"] == desk.view["version"]
        if desk.view["phase"] == "turn":
            assert (other.view["phase"], other.view["hand"]) == ("curtain", None)
            other.ask("show_hand")
            assert unversioned(other.view) == unversioned(desk.view)
        else:
            assert other.view == desk.view
            assert other.save == desk.save
        desk.go_on(rng)


@pytest.mark.parametrize("players", PLAYERS)
def test_resumed_session_goes_on_as_the_one_that_was_saved(players: int) -> None:
    desk = Desk(f"resume of {players}")
    desk.new_match(players)
    choice = Random(f"go on of {players}")
    for _ in range(30):
        desk.go_on(choice)
    other = resumed(desk.save)
    if other.view["phase"] != desk.view["phase"]:
        other.ask("show_hand")
    for _ in range(20):
        seed = choice.random()
        if desk.view["phase"] == "settled":
            break
        assert unversioned(desk.go_on(Random(seed))) == unversioned(other.go_on(Random(seed)))


def test_saving_resuming_and_saving_gives_the_same_text() -> None:
    desk = resumed(saved(PLAIN, "6-6"))
    assert resumed(desk.save).save == desk.save


def test_undo_is_still_possible_after_resuming() -> None:
    desk = resumed(saved(PLAIN))
    desk.act("6-6")
    other = resumed(desk.save)
    assert other.view["undo"] == 0
    assert unversioned(other.ask("undo")) == unversioned(desk.ask("undo"))


def test_undo_is_over_after_resuming_if_it_was_before() -> None:
    desk = resumed(saved(PLAIN))
    desk.act("6-6")
    desk.ask("show_hand")
    assert resumed(desk.save).view["undo"] is None


def test_end_of_a_round_is_resumed_unsettled_and_can_be_taken_back() -> None:
    desk = resumed(saved(["6-6", "6-5"], options={"hand_size": 1}))
    desk.act("6-6")
    other = resumed(desk.save)
    assert (other.view["phase"], other.view["settlement"], other.view["undo"]) == ("round_end", None, 0)
    assert other.ask("undo")["phase"] == "curtain"


def test_lot_is_resumed_as_a_lot() -> None:
    desk = Desk()
    lot = desk.new_match()["lot"]
    assert resumed(desk.save).view["lot"] == lot


def test_record_of_another_program_is_resumed_behind_the_curtain() -> None:
    view = resumed(saved(PLAIN, "6-6")).view
    assert (view["phase"], view["version"], view["to_act"], view["undo"]) == ("curtain", 1, 1, None)


def test_record_of_finished_rounds_is_resumed_at_the_settlement() -> None:
    view = resumed(saved(["6-6", "6-5"], "6-6", options={"hand_size": 1})).view
    assert (view["phase"], view["settlement"]["next_leader"], view["undo"]) == ("settled", 0, None)


def test_record_of_a_won_match_is_resumed_at_its_end() -> None:
    desk = resumed(saved(["6-4", ""], "6-4", scores=(240, 0)))
    assert (desk.view["phase"], desk.view["winners"]) == ("match_end", [0])
    assert desk.ask("rematch")["phase"] == "lot"


def test_record_without_a_round_is_dealt() -> None:
    desk = resumed('{"format":"muggins-record/1","rules":{"players":3},"scores":[5,10,15]}')
    assert (desk.view["phase"], desk.view["round"]) == ("lot", 1)
    assert [player["score"] for player in desk.view["players"]] == [5, 10, 15]


def test_names_of_a_record_are_made_usable() -> None:
    def names(given: list[str]) -> list[str]:
        data = json.loads(saved(PLAIN)) | {"names": given}
        return [player["name"] for player in resumed(json.dumps(data)).view["players"]]

    assert names([" Ann\n", "x" * 30]) == ["Ann", "x" * 20]
    assert names(["", "\ud800"]) == ["1", "2"]
    assert names([]) == ["1", "2"]


def test_other_keys_of_a_record_stay_in_its_saves() -> None:
    desk = resumed(json.dumps(json.loads(saved(PLAIN)) | {"note": [1, {"deep": None}]}))
    desk.act("6-6")
    assert json.loads(desk.save)["note"] == [1, {"deep": None}]


@pytest.mark.parametrize("table", [None, 7, "turn", [], {}, {"phase": []}, {"phase": {}}, {"undo": 1}])
def test_claims_about_the_table_that_make_no_sense_are_not_believed(table: Any) -> None:
    assert with_table(saved(PLAIN, "6-6"), table).view == resumed(saved(PLAIN, "6-6")).view


@pytest.mark.parametrize("phase", ["turn", "lot", "round_end", "settled", "match_end", "nonsense"])
def test_phase_that_does_not_fit_the_play_is_not_believed(phase: str) -> None:
    assert with_table(saved(PLAIN, "6-6"), {"phase": phase}).view["phase"] == "curtain"
    settled = saved(["6-6", "6-5"], "6-6", options={"hand_size": 1})
    expected = "round_end" if phase == "round_end" else "settled"
    assert with_table(settled, {"phase": phase}).view["phase"] == expected


def test_lot_is_not_believed_once_a_tile_is_led() -> None:
    data = json.loads(saved(PLAIN, "6-6"))
    data["rounds"][0]["lot"] = LOT
    assert with_table(json.dumps(data), {"phase": "lot"}).view["phase"] == "curtain"
    data["rounds"][0]["actions"] = []
    assert with_table(json.dumps(data), {"phase": "lot"}).view["phase"] == "lot"


@pytest.mark.parametrize(
    ("claimed", "version"), [(1, 1), (77, 77), (0, 1), (-5, 1), ("5", 1), (5.0, 1), (True, 1), (2**53, 1)]
)
def test_version_is_believed_if_it_is_one(claimed: Any, version: int) -> None:
    believed = with_table(saved(PLAIN), {"version": claimed}).view["version"]
    assert (type(believed), believed) == (int, version)


def test_undo_of_anything_but_a_placement_is_not_believed() -> None:
    drawing = saved(["6-5 6-0 6-2 1-0 4-0 5-2 5-1", "4-4 3-3 2-2 1-1 0-0 4-3 2-1"], "6-5", "draw")
    for save in (drawing, saved(PLAIN)):
        desk = with_table(save, {"undo": True})
        assert desk.view["undo"] is None
        assert desk.refusal("undo") == Code.NOTHING_TO_UNDO


def test_undo_at_the_settlement_is_not_believed() -> None:
    save = saved(["6-6", "6-5"], "6-6", options={"hand_size": 1})
    assert with_table(save, {"undo": True, "phase": "settled"}).view["undo"] is None
