"""The session: every request, and the phases that it leads from and to."""

from __future__ import annotations

import json
from random import Random

import pytest

from muggins_core import parse_record, session
from muggins_core.records import final_state
from muggins_core.shown import TableView
from tests.core.conforming import assert_conforms
from tests.core.desk import Desk, resumed
from tests.core.positions import NAMES, PLAIN, PLAYERS, saved

DRAWING = ("6-5 6-0 6-2 1-0 4-0 5-2 5-1", "4-4 3-3 2-2 1-1 0-0 4-3 2-1")
TINY = {"tile_set": 2, "hand_size": 3}
BLOCK = ("1-0 2-1 1-1", "0-0 2-0 2-2")
ONE_TILE = {"hand_size": 1}


def phases(desk: Desk, *requests: str) -> list[str]:
    return [desk.ask(request)["phase"] for request in requests]


@pytest.mark.parametrize("players", PLAYERS)
def test_new_match_shows_the_lot_first(players: int) -> None:
    view = Desk().new_match(players)
    assert (view["phase"], view["version"], view["round"]) == ("lot", 1, 1)
    assert [player["name"] for player in view["players"]] == list(NAMES[:players])
    assert view["lot"]["leader"] == view["to_act"]
    assert (view["hand"], view["undo"], view["log"], view["winners"]) == (None, None, [], None)


def test_names_of_a_new_match_are_tidied() -> None:
    view = Desk().ask("new_match", preset="muggins", names=["  Ann\tLee ", "Bob\n"])
    assert [player["name"] for player in view["players"]] == ["Ann Lee", "Bob"]


def test_name_of_the_house_rules_stays_with_the_match() -> None:
    desk = Desk()
    options = {"target": 10, "settlement": "none", "blocked": "none"}
    desk.ask("new_match", preset="muggins", names=NAMES[:2], options=options, rules_name="  Our\tSunday ")
    assert desk.view["rules_name"] == "Our Sunday"
    while desk.view["phase"] != "match_end":
        assert desk.go_on()["rules_name"] == "Our Sunday"
        assert resumed(desk.save).view["rules_name"] == "Our Sunday"
    assert desk.ask("rematch")["rules_name"] == "Our Sunday"
    assert desk.new_match()["rules_name"] == ""


def test_name_of_the_house_rules_in_a_save_is_not_trusted() -> None:
    def name(found: object) -> str:
        return str(resumed(json.dumps(json.loads(saved(PLAIN)) | {"rules_name": found})).view["rules_name"])

    assert name("\u202eours\n" + "x" * 50) == "ours " + "x" * 35
    assert name(["ours"]) == ""
    assert resumed(saved(PLAIN)).view["rules_name"] == "", "older saves have none"


def test_curtain_comes_after_the_lot() -> None:
    desk = Desk()
    leader = desk.new_match()["lot"]["leader"]
    view = desk.ask("proceed")
    assert (view["phase"], view["to_act"], view["lot"], view["hand"]) == ("curtain", leader, None, None)


def test_show_hand_lifts_the_curtain_for_the_seat_to_act() -> None:
    desk = resumed(saved(PLAIN, "6-6"))
    view = desk.ask("show_hand")
    assert (view["phase"], view["to_act"], view["hand"]["seat"]) == ("turn", 1, 1)
    assert [tile["tile"] for tile in view["hand"]["tiles"]] == PLAIN[1].split()


def test_hide_hand_lets_the_curtain_down_in_mid_turn() -> None:
    desk = resumed(saved(DRAWING, "6-5", boneyard="4-2 6-1"))
    desk.act("draw")
    view = desk.ask("hide_hand")
    assert (view["phase"], view["to_act"], view["hand"]) == ("curtain", 1, None)
    view = desk.ask("show_hand")
    assert view["hand"]["drawn"] == "4-2"


def test_placement_lets_the_curtain_down_for_the_next_seat() -> None:
    view = resumed(saved(PLAIN)).act("6-6")
    assert (view["phase"], view["to_act"], view["hand"], view["undo"]) == ("curtain", 1, None, 0)


def test_draw_leaves_the_hand_in_view() -> None:
    desk = resumed(saved(DRAWING, "6-5", boneyard="4-2 6-1"))
    view = desk.act("draw")
    assert (view["phase"], view["to_act"], view["undo"]) == ("turn", 1, None)
    assert (view["hand"]["drawn"], view["hand"]["must_place"], view["hand"]["can_draw"]) == (
        "4-2",
        False,
        True,
    )
    view = desk.act("draw")
    assert (view["hand"]["drawn"], view["hand"]["must_place"], view["hand"]["can_draw"]) == (
        "6-1",
        True,
        False,
    )


def test_pass_lets_the_curtain_down() -> None:
    desk = resumed(saved(("2-2 2-1 2-0", "0-0 1-0 1-1"), "2-2", options=TINY))
    view = desk.ask("show_hand")
    assert view["hand"]["can_pass"]
    view = desk.act("pass")
    assert (view["phase"], view["to_act"], view["undo"]) == ("curtain", 0, None)


def test_domino_leads_over_the_settlement_to_the_curtain_of_the_finisher() -> None:
    desk = resumed(saved(["6-6", "6-5"], options=ONE_TILE))
    assert desk.act("6-6")["phase"] == "round_end"
    assert phases(desk, "proceed") == ["settled"]
    assert desk.view["settlement"]["next_leader"] == 0
    assert phases(desk, "proceed") == ["curtain"]
    assert (desk.view["round"], desk.view["to_act"]) == (2, 0)


def test_block_leads_over_the_settlement_to_a_new_lot() -> None:
    desk = resumed(saved(BLOCK, options=TINY))
    assert desk.act("1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1")["phase"] == "round_end"
    assert phases(desk, "proceed", "proceed") == ["settled", "lot"]
    assert desk.view["round"] == 2
    assert phases(desk, "proceed") == ["curtain"]


def test_placement_that_reaches_the_target_leads_to_the_end_of_the_match() -> None:
    desk = resumed(saved(["6-4", ""], scores=(240, 0)))
    assert desk.act("6-4")["phase"] == "round_end"
    view = desk.ask("proceed")
    assert (view["phase"], view["winners"], view["settlement"], view["hand"]) == (
        "match_end",
        [0],
        None,
        None,
    )


def test_rematch_is_the_same_people_and_rules_from_a_new_lot() -> None:
    options = {"target": 100}
    desk = resumed(saved(["6-4", "", ""], scores=(90, 5, 0), options=options))
    desk.act("6-4")
    desk.ask("proceed")
    before = desk.view
    view = desk.ask("rematch")
    assert (view["phase"], view["round"], view["version"]) == ("lot", 1, before["version"] + 1)
    assert view["rules"] == before["rules"]
    assert [(player["name"], player["score"]) for player in view["players"]] == [
        (name, 0) for name in NAMES[:3]
    ]
    assert [round_["number"] for round_ in view["sheet"]] == [1]
    assert json.loads(desk.save)["rules"] == {"preset": "muggins", "players": 3, "target": 100}


def test_new_match_may_begin_at_any_time_with_a_newer_version() -> None:
    desk = Desk()
    desk.new_match()
    desk.ask("proceed")
    assert desk.new_match(4)["version"] == 3
    assert len(desk.view["players"]) == 4


def test_every_change_has_a_version_of_its_own() -> None:
    desk, rng = Desk("versions"), Random("versions")
    versions = [desk.new_match()["version"]]
    versions += [desk.go_on(rng)["version"] for _ in range(100)]
    assert versions == list(range(1, 102))


@pytest.mark.parametrize("players", PLAYERS)
def test_match_is_played_to_its_end_through_requests(players: int) -> None:
    desk = Desk(f"match of {players}")
    desk.new_match(players)
    # Near the end already, since a match can last for fifty rounds.
    near = desk.view["rules"]["target"] - 40
    desk.resume(json.dumps(json.loads(desk.save) | {"scores": [near] * players}))
    seen = set()
    while desk.view["phase"] != "match_end":
        assert_conforms(desk.view, TableView)
        seen.add(desk.view["phase"])
        desk.go_on()
    assert_conforms(desk.view, TableView)
    assert seen == {"lot", "curtain", "turn", "round_end", "settled"}
    match = final_state(parse_record(desk.save))
    assert list(match.winners or ()) == desk.view["winners"]
    assert list(match.scores) == [player["score"] for player in desk.view["players"]]


def test_the_module_has_a_session_for_the_tab() -> None:
    message = {"id": "a", "type": "new_match", "preset": "muggins", "names": ["Ann", "Bob"]}
    answer = json.loads(session.handle(json.dumps(message)))
    assert answer["id"] == "a"
    assert answer["ok"]["view"]["phase"] == "lot"
