"""Computer players at the table: who they are, when they act, and what people see meanwhile."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from muggins_core import Code, parse_record
from muggins_core.opponents import Level, Temperament
from muggins_core.records import final_state
from muggins_core.shown import Level as ShownLevel
from muggins_core.shown import TableView
from muggins_core.shown import Temperament as ShownTemperament
from tests.core.conforming import assert_conforms
from tests.core.desk import Desk, resumed, seated
from tests.core.positions import NAMES, PLAIN, saved

THREE_HANDS = ("6-6 4-2 6-3 4-3 1-0", "5-0 6-5 3-3 5-5 4-1", "3-0 6-1 6-2 2-1 1-1")
DRAWING = ("6-5 6-0 6-2 1-0 4-0 5-2 5-1", "4-4 3-3 2-2 1-1 0-0 4-3 2-1")

TABLES = [
    ("muggins", ("", "expert/blocker"), {}),
    ("muggins", ("casual", "", "beginner/racer"), {}),
    ("muggins", ("", "skilled", "casual/hoarder", "beginner"), {}),
    ("muggins", ("", "casual", "skilled", "beginner"), {"teams": "partners"}),
    ("muggins", ("", "", "casual"), {}),
    ("muggins", ("expert", "casual"), {}),
    ("muggins", ("skilled", "beginner", "casual", "beginner"), {"teams": "partners"}),
    ("muggins_line", ("", "beginner"), {}),
    ("muggins_line", ("casual", "", "beginner", "skilled"), {}),
    ("muggins_line", ("beginner", "casual", "beginner"), {}),
]
"""Games to be played to their end; beginners and casual players are quick."""


def near_the_end(desk: Desk) -> None:
    """Give everybody most of the points that win, since a match can last for fifty rounds."""
    data = json.loads(desk.save)
    sides = desk.view["rules"]["sides"]
    desk.resume(json.dumps(data | {"scores": [desk.view["rules"]["goal"] - 60] * sides}))


def think_and_move(desk: Desk) -> None:
    """Do as a page does: listen for calls, think for a while, and move."""
    if desk.view["window"]:
        desk.ask("listen")
    if desk.view["phase"] == "thinking":
        desk.ask("think")
        desk.ask("move")


@pytest.mark.parametrize(("preset", "computers", "options"), TABLES)
def test_match_with_computers_is_played_to_its_end(
    preset: str, computers: tuple[str, ...], options: dict[str, Any]
) -> None:
    desk = Desk(f"match of {preset} {computers}")
    desk.sit_down(*computers, preset=preset, **options)
    near_the_end(desk)
    people = [seat for seat, computer in enumerate(computers) if not computer]
    phases = set()
    while desk.view["phase"] != "match_end":
        view = desk.view
        assert_conforms(view, TableView)
        phases.add(view["phase"])
        if view["phase"] == "thinking":
            assert view["thinking"]["seat"] == view["to_act"]
            assert computers[view["to_act"]]
            think_and_move(desk)
        else:
            assert view["phase"] not in ("turn", "curtain") or view["to_act"] in people
            desk.go_on()
    waiting = {0: set(), 1: {"turn"}, 2: {"turn", "curtain"}}[len(people)]
    assert phases - {"lot"} == {"thinking", "round_end", "settled"} | waiting
    match = final_state(parse_record(desk.save))
    assert list(match.winners or ()) == desk.view["winners"]
    assert list(match.scores) == [
        next(player["score"] for player in desk.view["players"] if player["side"] == side)
        for side in range(match.rules.sides)
    ]


def test_levels_and_temperaments_are_those_that_the_opponents_have() -> None:
    assert get_args(ShownLevel) == tuple(Level)
    assert get_args(ShownTemperament) == tuple(Temperament)


def test_view_tells_who_is_a_computer_and_what_it_is_like() -> None:
    players = Desk().sit_down("", "expert/blocker", "casual")["players"]
    assert [player["computer"] for player in players] == [
        None,
        {"level": "expert", "temperament": "blocker"},
        {"level": "casual", "temperament": "even"},
    ]
    assert [player["computer"] for player in Desk().new_match()["players"]] == [None, None]


@pytest.mark.parametrize(
    "computers",
    [
        [""],
        ["", "", ""],
        ["", "expert", "casual"],
        ["", "master"],
        ["", "Expert"],
        ["", "expert/"],
        ["", "expert/even"],
        ["", "expert/shy"],
        ["", "/blocker"],
        [" ", "expert"],
        ["", None],
        ["", 1],
        "expert",
        None,
        {},
    ],
)
def test_unknown_computers_and_wrong_numbers_of_them_are_refused(computers: object) -> None:
    desk = Desk()
    asked = {"preset": "muggins", "names": NAMES[:2], "computers": computers}
    assert desk.refusal("new_match", **asked) == Code.BAD_REQUEST
    assert desk.refusal("proceed") == Code.NO_MATCH_RUNNING


def test_wrong_names_are_what_they_were_beside_computers() -> None:
    def refused(*names: str) -> str:
        return Desk().refusal("new_match", preset="muggins", names=names, computers=["", "casual"])

    assert refused("Ann", "") == Code.BAD_NAMES
    assert refused("Ann", "ann") == Code.NAME_TAKEN


def test_only_person_sees_the_own_hand_all_the_time_and_no_curtain() -> None:
    desk = Desk("no curtain")
    desk.sit_down("casual", "", "casual")
    seen = set()
    while desk.view["round"] == 1:
        view = desk.view
        seen.add(view["phase"])
        if view["phase"] in ("turn", "thinking"):
            assert view["hand"]["seat"] == 1
            assert len(view["hand"]["tiles"]) == view["players"][1]["tiles"]
        else:
            assert view["hand"] is None
        desk.go_on()
    assert seen == {"lot", "turn", "thinking", "round_end", "settled"}


def test_hand_in_view_has_nothing_to_do_while_another_thinks() -> None:
    desk = seated(saved(PLAIN), "", "casual")
    hand = desk.act("6-6")["hand"]
    assert (desk.view["phase"], desk.view["thinking"]) == ("thinking", {"seat": 1, "share": 0})
    assert [tile["tile"] for tile in hand["tiles"]] == PLAIN[0].split()[1:]
    assert {(*tile["placements"], tile["why_not"]) for tile in hand["tiles"]} == {("not_your_turn",)}
    assert (hand["drawn"], hand["must_place"], hand["can_draw"], hand["can_pass"]) == (
        None,
        False,
        False,
        False,
    )


def test_only_person_has_no_curtain_to_let_down() -> None:
    desk = seated(saved(PLAIN), "", "casual")
    assert desk.view["phase"] == "turn"
    assert desk.refusal("hide_hand") == Code.NOT_NOW
    assert desk.refusal("show_hand") == Code.NOT_NOW


def test_between_two_people_the_curtain_stays() -> None:
    desk = seated(saved(THREE_HANDS), "", "casual", "")
    view = desk.act("6-6")
    assert (view["phase"], view["to_act"], view["hand"]) == ("thinking", 1, None)
    view = desk.ask("move")
    assert (view["phase"], view["to_act"], view["hand"]) == ("curtain", 2, None)
    assert desk.ask("show_hand")["hand"]["seat"] == 2
    assert desk.ask("hide_hand")["phase"] == "curtain"


def test_after_a_computer_the_person_who_acted_before_lifts_the_curtain_again() -> None:
    desk = seated(saved(THREE_HANDS, "6-6"), "", "", "casual")
    assert desk.act("6-5>6-6")["phase"] == "thinking"
    assert desk.ask("move")["phase"] == "curtain"


def test_only_computers_show_no_hand_before_it_is_settled() -> None:
    desk = Desk("watched")
    desk.sit_down("casual", "beginner", "casual")
    seen = set()
    while desk.view["round"] < 3:
        seen.add(desk.view["phase"])
        assert desk.view["hand"] is None
        assert desk.view["undo"] is None
        desk.go_on()
    assert seen == {"lot", "thinking", "round_end", "settled"}


def test_computer_draws_until_it_can_place() -> None:
    desk = seated(saved(DRAWING, boneyard="4-2 6-1"), "", "casual")
    desk.act("6-5")
    kinds = []
    while desk.view["phase"] == "thinking":
        kinds.append(desk.ask("move")["log"][-1]["kind"])
    assert kinds == ["draw", "draw", "place"]
    assert (desk.view["phase"], desk.view["log"][-1]["tile"]) == ("turn", "6-1")


def test_placement_may_be_taken_back_while_a_computer_thinks_but_not_after_its_move() -> None:
    desk = seated(saved(PLAIN), "", "casual")
    before = desk.view
    assert desk.act("6-6")["undo"] == 0
    desk.ask("think")
    view = desk.ask("undo")
    assert (view["phase"], view["hand"]) == ("turn", before["hand"])
    desk.act("6-6")
    assert desk.ask("move")["undo"] is None
    assert desk.refusal("undo") == Code.NOTHING_TO_UNDO


def test_rematch_is_played_by_the_same_computers() -> None:
    desk = seated(saved(["6-4", "", ""], scores=(240, 0, 0)), "", "expert/racer", "casual")
    players = desk.act("6-4")["players"]
    assert desk.ask("proceed")["phase"] == "match_end"
    view = desk.ask("rematch")
    assert [player["computer"] for player in view["players"]] == [player["computer"] for player in players]


def test_new_match_is_played_by_people_unless_it_says_otherwise() -> None:
    desk = Desk()
    desk.sit_down("", "casual")
    assert [player["computer"] for player in desk.new_match()["players"]] == [None, None]
    assert "computers" not in json.loads(desk.save)["table"]


@pytest.mark.parametrize(
    "computers", [("", "casual"), ("casual", ""), ("", "", "casual"), ("casual", "beginner")]
)
def test_resumed_match_goes_on_where_it_was(computers: tuple[str, ...]) -> None:
    desk = Desk(f"resume of {computers}")
    desk.sit_down(*computers)
    for _ in range(150):
        other = resumed(desk.save)
        if desk.view["phase"] == "turn" and computers.count("") == 2:
            assert (other.view["phase"], other.view["hand"]) == ("curtain", None)
        else:
            assert (other.view, other.save) == (desk.view, desk.save)
        desk.go_on()


def test_resumed_computer_thinks_from_the_start() -> None:
    desk = seated(saved(PLAIN, "6-6"), "", "skilled/blocker")
    assert desk.ask("think")["thinking"]["share"] > 0
    other = resumed(desk.save)
    assert other.view["thinking"] == {"seat": 1, "share": 0}
    assert other.ask("move")["phase"] == "turn"


@pytest.mark.parametrize(
    ("claimed", "believed"),
    [
        (["", "casual"], [None, "casual"]),
        (["casual"], ["casual", None]),
        (["", "casual", "expert"], [None, "casual"]),
        (["casual", "Casual"], ["casual", None]),
        (["casual", None], ["casual", None]),
        (["casual", ["casual"]], ["casual", None]),
        ([{}, "casual"], [None, "casual"]),
        ([], [None, None]),
        ("casual", [None, None]),
        ({"0": "casual"}, [None, None]),
        (None, [None, None]),
        (7, [None, None]),
    ],
)
def test_who_is_not_understood_in_a_save_is_a_person(claimed: Any, believed: list[str | None]) -> None:
    data = json.loads(saved(PLAIN)) | {"table": {"computers": claimed}}
    view = resumed(json.dumps(data)).view
    assert [player["computer"] and player["computer"]["level"] for player in view["players"]] == believed


def test_match_of_which_only_the_rules_are_known_is_dealt_to_its_computers() -> None:
    data = json.loads(saved(PLAIN)) | {"rounds": [], "table": {"computers": ["casual", "casual"]}}
    desk = resumed(json.dumps(data))
    assert desk.view["phase"] == "lot"
    assert desk.ask("proceed")["phase"] == "thinking"
