"""Announcing and calling at one device: what is shown, what is kept back, and what calls do (H4, H5)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from muggins_core import Code
from tests.core.desk import Desk, View, resumed
from tests.core.positions import saved

CLAIMS = {"claim": "announce", "muggins": "on", "draw": "none", "hand_size": 3}
HANDS = ("5-5 5-0 2-1", "6-5 6-4 3-1", "4-4 4-0 1-1")
SHORT = CLAIMS | {"hand_size": 1, "settlement": "winner_opponents"}


def table(*texts: str, hands: tuple[str, ...] = HANDS, **given: Any) -> Desk:
    options = CLAIMS | given.pop("options", {})
    return resumed(saved(hands, *texts, options=options, **given))


def placed(announced: int | None = None, **given: Any) -> Desk:
    """Return the desk after the lead 5-5, which counts 10."""
    desk = table(**given)
    desk.ask("show_hand")
    desk.ask("act", action="5-5", announced=announced)
    return desk


def scores(view: View) -> list[int]:
    return [player["score"] for player in view["players"]]


def test_h4_rules_tell_that_counts_are_announced_and_may_be_called() -> None:
    rules = table().view["rules"]
    assert (rules["announces"], rules["calls"]) == (True, True)


def test_h4_no_count_is_shown_before_its_time() -> None:
    view = table("5-5").ask("show_hand")
    assert view["line"]["count"] is None
    made = [placement for tile in view["hand"]["tiles"] for placement in tile["placements"]]
    assert made
    assert {(placement["count"], placement["points"]) for placement in made} == {(None, None)}
    assert (view["log"][0]["count"], view["log"][0]["points"], view["log"][0]["missed"]) == (None, 0, 0)


def test_h4_no_end_tells_its_value_where_counts_are_announced() -> None:
    line = placed(10).ask("show_hand")["line"]
    assert [end["value"] for end in line["ends"]] == [None]
    assert line["count"] is None


def test_h4_right_announcement_scores_and_is_told() -> None:
    view = placed(10).view
    assert scores(view) == [10, 0, 0]
    assert (view["log"][0]["announced"], view["log"][0]["points"]) == (10, 10)
    assert view["log"][0]["count"]["total"] == 10
    assert view["window"] is None


@pytest.mark.parametrize("announced", [0, 9999])
def test_h4_match_in_which_a_wrong_count_was_said_can_be_read_again(announced: int) -> None:
    desk = placed(announced)
    assert resumed(desk.save).view == desk.view


@pytest.mark.parametrize("announced", [-5, 10_000, 10**40])
def test_h4_count_that_no_record_can_hold_is_refused(announced: int) -> None:
    desk = table()
    desk.ask("show_hand")
    assert desk.refusal("act", action="5-5", announced=announced) == Code.BAD_NOTATION
    assert desk.ask("act", action="5-5", announced=10)["log"][0]["points"] == 10


@pytest.mark.parametrize("announced", [None, 0, 15])
def test_h5_others_may_call_what_was_not_rightly_announced(announced: int | None) -> None:
    view = placed(announced).view
    assert view["phase"] == "curtain"
    assert view["window"] == {"seat": 0, "callers": [1, 2]}
    assert (view["log"][0]["announced"], view["log"][0]["count"]) == (announced, None)


def test_h5_window_looks_alike_whether_there_is_something_to_call_or_not() -> None:
    missed, nothing = placed().view, table("2-1").view
    assert missed["window"] == nothing["window"]
    for key in ("count", "points", "missed", "announced"):
        assert missed["log"][0][key] == nothing["log"][0][key]


def test_h5_call_is_told_with_its_count_and_points() -> None:
    desk = placed()
    view = desk.ask("call", seat=2)
    assert scores(view) == [0, 0, 10]
    assert (view["phase"], view["to_act"], view["window"]) == ("curtain", 1, {"seat": 0, "callers": []})
    told, call = view["log"]
    assert (told["count"]["total"], told["points"], told["missed"]) == (10, 0, 0)
    assert (call["kind"], call["seat"], call["on"]) == ("call", 2, 0)
    assert (call["missed"], call["points"], call["deducted"]) == (10, 10, 0)


@pytest.mark.parametrize("lead", ["5-5", "2-1"])
def test_h5_nobody_is_offered_a_call_once_the_count_was_told(lead: str) -> None:
    desk = table(lead, options={"false_call": 10})
    view = desk.ask("call", seat=2)
    assert view["log"][0]["count"] is not None
    assert view["window"] == {"seat": 0, "callers": []}
    assert desk.ask("call", seat=1)["log"][-1]["points"] == -10, "and yet the rules allow it"


def test_h5_call_tells_what_was_taken_from_the_other_side() -> None:
    view = placed(scores=(30, 0, 0), options={"muggins_deduct": "full"}).ask("call", seat=1)
    assert scores(view) == [20, 10, 0]
    assert view["log"][1]["deducted"] == 10
    assert [cell["calls"] for cell in view["sheet"][0]["cells"]] == [-10, 10, 0]


def test_h5_false_call_is_told_and_stands_on_the_sheet() -> None:
    desk = table("2-1", options={"false_call": 10})
    view = desk.ask("call", seat=1)
    call = view["log"][1]
    assert (call["missed"], call["points"], scores(view)) == (0, -10, [0, -10, 0])
    assert [(cell["points"], cell["calls"]) for cell in view["sheet"][0]["cells"]] == [
        (0, 0),
        (0, -10),
        (0, 0),
    ]


@pytest.mark.parametrize(("deduct", "deducted"), [("none", 0), ("full", 10)])
def test_h5_right_call_whose_points_are_void_is_told_as_right(deduct: str, deducted: int) -> None:
    options = {"target": 200, "target_mode": "exact", "muggins_deduct": deduct, "false_call": 10}
    desk = placed(scores=(30, 0, 191), options=options)
    view = desk.ask("call", seat=2)
    call = view["log"][1]
    assert (call["missed"], call["points"], call["deducted"]) == (10, 0, deducted)
    assert scores(view) == [30 - deducted, 0, 191]
    desk.ask("show_hand")
    later = desk.ask("act", action="6-5>5-5", announced=16)
    assert later["log"][0]["missed"] == 0, "what was called is not told again as missed by all"


def test_h5_call_may_be_made_while_the_next_hand_is_shown() -> None:
    desk = placed()
    desk.ask("show_hand")
    view = desk.ask("call", seat=2)
    assert (view["phase"], view["hand"]["seat"], scores(view)) == ("turn", 1, [0, 0, 10])


def test_h5_window_closes_with_the_next_action_and_what_was_missed_is_told() -> None:
    desk = placed()
    desk.ask("show_hand")
    view = desk.ask("act", action="6-5>5-5", announced=16)
    assert (view["window"], view["log"][0]["missed"]) == (None, 10)
    assert view["log"][0]["count"]["total"] == 10
    assert desk.refusal("call", seat=2) == Code.NOTHING_TO_CALL


@pytest.mark.parametrize(
    ("seat", "code"),
    [(0, Code.OWN_PLACEMENT), (3, Code.NO_SEAT), (-1, Code.NO_SEAT), (2, Code.CALLED_ALREADY)],
)
def test_h5_call_that_is_not_offered_is_refused_and_changes_nothing(seat: int, code: Code) -> None:
    desk = placed()
    before = desk.ask("call", seat=2)
    assert desk.refusal("call", seat=seat) == code
    assert desk.ask("call", seat=1)["version"] == before["version"] + 1


def test_h5_call_about_an_older_table_is_stale() -> None:
    desk = placed()
    old = desk.view["version"]
    desk.ask("call", seat=2)
    assert desk.refusal("call", seat=1, version=old) == Code.STALE_REQUEST


@pytest.mark.parametrize("muggins", ["on", "off"])
@pytest.mark.parametrize("announced", [10, 15, 0, None])
def test_h4_what_was_said_with_a_placement_stands(announced: int | None, muggins: str) -> None:
    desk = placed(announced, options={"muggins": muggins})
    before = desk.view, desk.save
    assert desk.view["undo"] is None
    assert desk.refusal("undo") == Code.NO_UNDOING
    again = resumed(desk.save)
    assert (again.view, again.save) == before


def test_h4_save_that_claims_an_undo_of_what_was_said_is_not_believed() -> None:
    data = json.loads(placed(15).save)
    data["table"]["undo"] = True
    desk = resumed(json.dumps(data))
    assert desk.view["undo"] is None
    assert desk.refusal("undo") == Code.NO_UNDOING


def test_h5_placement_that_was_called_stands() -> None:
    desk = placed()
    assert desk.ask("call", seat=1)["undo"] is None
    assert desk.refusal("undo") == Code.NO_UNDOING


def test_h5_no_call_is_an_action_of_the_seat_to_act() -> None:
    desk = placed()
    desk.ask("show_hand")
    for text in ("muggins 2", "settle"):
        assert desk.refusal("act", action=text) == Code.BAD_REQUEST


def ended(*, given: tuple[int, ...] | None = None, **options: Any) -> Desk:
    """Return the desk after a silent domino that was worth 10."""
    desk = resumed(saved(("5-5", "6-1"), options=SHORT | options, scores=given))
    desk.ask("show_hand")
    desk.ask("act", action="5-5")
    return desk


def test_h5_round_waits_for_calls_at_its_end() -> None:
    view = ended().view
    assert (view["phase"], view["round_end"]) == ("round_end", {"reason": "domino", "finisher": 0})
    assert (view["window"], view["hand"], view["to_act"]) == ({"seat": 0, "callers": [1]}, None, None)
    assert (view["settlement"], view["sheet"][0]["reason"]) == (None, None)


def test_h5_round_that_waits_is_settled_by_going_on() -> None:
    desk = ended()
    desk.ask("call", seat=1)
    assert (desk.view["phase"], scores(desk.view)) == ("round_end", [0, 10])
    view = desk.ask("proceed")
    assert (view["phase"], scores(view), view["window"]) == ("settled", [5, 10], None)
    assert json.loads(desk.save)["rounds"][0]["actions"] == ["5-5", "muggins 1", "settle"]


def test_h5_round_that_waits_is_resumed_waiting() -> None:
    desk = ended()
    again = resumed(desk.save)
    assert again.view == desk.view
    assert scores(again.ask("call", seat=1)) == [0, 10]


def test_h4_domino_that_was_not_announced_stands() -> None:
    desk = ended()
    assert (desk.view["phase"], desk.view["undo"]) == ("round_end", None)
    assert desk.refusal("undo") == Code.NO_UNDOING


def test_h5_call_that_wins_leads_to_the_end_of_the_match() -> None:
    desk = ended(given=(0, 190), target=200)
    view = desk.ask("call", seat=1)
    assert (view["phase"], view["round_end"]["reason"]) == ("round_end", "target")
    view = desk.ask("proceed")
    assert (view["phase"], view["winners"], view["settlement"]) == ("match_end", [1], None)
    (line,) = view["sheet"]
    assert [(cell["calls"], cell["settlement"], cell["total"]) for cell in line["cells"]] == [
        (0, None, 0),
        (10, None, 200),
    ]
