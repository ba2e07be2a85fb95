"""A computer seat that is to act: it thinks in slices, moves when it is told to, and what may be undone."""

from __future__ import annotations

import json

import pytest

from muggins_core import Code
from tests.core.desk import Desk, View, resumed, seated
from tests.core.positions import PLAIN, saved

THREE_HANDS = ("6-6 4-2 6-3 4-3 1-0", "5-0 6-5 3-3 5-5 4-1", "3-0 6-1 6-2 2-1 1-1")


def thinking(computer: str, hands: tuple[str, ...] = PLAIN) -> Desk:
    """Return a desk at which a computer is to answer the lead 6-6 of the only person."""
    desk = seated(saved(hands), "", *[computer] * (len(hands) - 1))
    desk.act("6-6")
    return desk


def shares(desk: Desk) -> list[float]:
    """Return how much of its thinking a seat has done after each slice, up to all of it."""
    found = []
    while desk.view["thinking"]["share"] < 1:
        found.append(desk.ask("think")["thinking"]["share"])
    return found


def unshared(view: View) -> View:
    return {key: value for key, value in view.items() if key != "thinking"}


def test_thinking_changes_nothing_but_its_share() -> None:
    desk = thinking("expert")
    view, save = desk.view, desk.save
    grown = shares(desk)
    assert len(grown) > 5
    assert grown == sorted(set(grown))
    assert grown[-1] == 1
    assert (unshared(desk.view), desk.save) == (unshared(view), save)
    assert desk.ask("think")["thinking"]["share"] == 1


@pytest.mark.parametrize("computer", ["beginner", "casual"])
def test_simple_players_have_chosen_after_one_slice(computer: str) -> None:
    assert shares(thinking(computer)) == [1]


def test_player_who_has_no_choice_seems_to_think_as_long_as_with_one() -> None:
    own = "6-6 4-2 3-2 4-3 1-0 5-1 2-0"
    forced, free = "5-0 6-5 3-3 5-5 4-1 3-0 2-1", "5-0 6-5 6-4 6-3 6-2 6-1 6-0"
    assert shares(thinking("expert", (own, forced))) == shares(thinking("expert", (own, free)))


@pytest.mark.parametrize("slices", [0, 1, 4])
@pytest.mark.parametrize("computer", ["beginner", "casual", "skilled", "expert", "expert/blocker"])
def test_player_can_be_told_to_play_at_any_time(computer: str, slices: int) -> None:
    desk = thinking(computer)
    for _ in range(slices):
        desk.ask("think")
    version = desk.view["version"]
    view = desk.ask("move")
    assert (view["version"], view["phase"], view["thinking"]) == (version + 1, "turn", None)
    assert (view["log"][-1]["kind"], view["log"][-1]["seat"]) == ("place", 1)


def test_deals_do_not_depend_on_how_long_somebody_thought() -> None:
    # The last tile of the expert, 6-4, fits at both ends.
    played = ("6-5", "5-4>6-5", "pass")
    save = saved(["6-5 1-1", "5-4 6-4"], *played, options={"hand_size": 2, "draw": "none"})
    deals = set()
    for slices in (0, 1, 3):
        desk = seated(save, "", "expert")
        for _ in range(slices):
            desk.ask("think")
        desk.ask("move")
        desk.ask("proceed")
        desk.ask("proceed")
        deals.add(json.dumps(json.loads(desk.save)["rounds"][1]))
    assert len(deals) == 1


def test_more_thought_is_not_lost_when_it_is_asked_twice_for_the_same_version() -> None:
    desk = thinking("expert")
    version = desk.view["version"]
    once = desk.ask("think", version=version)["thinking"]["share"]
    assert desk.ask("think", version=version)["thinking"]["share"] == pytest.approx(2 * once)


def test_nobody_acts_for_a_computer() -> None:
    desk = thinking("casual")
    for request, fields in (("act", {"action": "6-5>6-6"}), ("hint", {}), ("review", {}), ("proceed", {})):
        assert desk.refusal(request, **fields) == Code.NOT_NOW
    assert desk.refusal("move", version=desk.view["version"] - 1) == Code.STALE_REQUEST
    assert desk.ask("move")["phase"] == "turn"
    for request in ("think", "move"):
        assert desk.refusal(request) == Code.NOT_NOW


def test_placement_may_be_taken_back_while_a_computer_thinks() -> None:
    desk = thinking("expert")
    before = resumed(desk.save)
    desk.ask("think")
    assert desk.view["undo"] == 0
    view = desk.ask("undo")
    assert (view["phase"], view["hand"]["seat"], view["log"], view["undo"]) == ("turn", 0, [], None)
    assert unshared(before.ask("undo")) == unshared(view)
    assert desk.act("4-2")["thinking"] == {"seat": 1, "share": 0}


def test_placement_stands_once_a_computer_has_moved() -> None:
    desk = thinking("casual")
    assert desk.ask("move")["undo"] is None
    assert desk.refusal("undo") == Code.NOTHING_TO_UNDO
    assert resumed(desk.save).refusal("undo") == Code.NOTHING_TO_UNDO


def test_undo_of_one_of_two_people_leads_back_behind_the_curtain() -> None:
    desk = seated(saved(THREE_HANDS), "", "casual", "")
    desk.act("6-6")
    view = desk.ask("undo")
    assert (view["phase"], view["to_act"], view["hand"]) == ("curtain", 0, None)


def test_only_person_may_take_back_what_ended_the_round_and_looks_at_the_hand_again() -> None:
    desk = seated(saved(["6-6", "6-5"], options={"hand_size": 1}), "", "casual")
    assert desk.act("6-6")["phase"] == "round_end"
    view = desk.ask("undo")
    assert (view["phase"], [tile["tile"] for tile in view["hand"]["tiles"]]) == ("turn", ["6-6"])


def test_save_cannot_have_the_placement_of_a_computer_taken_back() -> None:
    desk = thinking("casual")
    desk.ask("move")
    data = json.loads(desk.save)
    data["table"]["undo"] = True
    other = resumed(json.dumps(data))
    assert other.view["undo"] is None
    assert other.refusal("undo") == Code.NOTHING_TO_UNDO


def test_extra_turn_of_a_computer_is_thought_about_anew() -> None:
    options = {"extra_turn": "double_or_score"}
    desk = seated(saved(("6-5 1-0 2-0", "5-5 6-6 6-0"), options=options | {"hand_size": 3}), "", "casual")
    desk.act("6-5")
    view = desk.ask("move")
    assert (view["phase"], view["to_act"], view["thinking"]["share"]) == ("thinking", 1, 0)
    desk.ask("think")
    assert desk.ask("move")["log"][-1]["seat"] == 1
