"""The review of a round as a page gets it: whose placements it tells of, what they come to, what it must not
tell."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from muggins_core import MatchState, parse_record
from muggins_core.events import EndReason
from muggins_core.protocol import ReviewReply
from muggins_core.records import final_state
from tests.core.conforming import assert_conforms
from tests.core.desk import Desk, resumed, seated
from tests.core.positions import saved
from tests.core.test_claims import CLAIMS

Review = dict[str, Any]
AFTER = ("round_end", "settled", "match_end")
SHORT = {"hand_size": 2, "draw": "none"}
TABLES = [
    ("", ""),
    ("", "", "", ""),
    ("", "casual"),
    ("casual", "", "skilled"),
    ("", "", "casual"),
    ("", "beginner", "", "casual"),
]


def reviewed(desk: Desk) -> Review:
    """Return the answer to a review, which must be granted."""
    answer = desk.send("review")
    assert "ok" in answer, answer
    assert_conforms(answer["ok"], ReviewReply)
    review: Review = answer["ok"]
    return review


def kept(match: MatchState) -> list[set[str]]:
    """Return by seat the tiles that stayed in the hands of the last round."""
    return [set(map(str, hand)) for hand in match.results[-1].final.hands]


def named(review: Review, seat: int) -> set[str]:
    """Return the tiles that a review says a seat could have placed."""
    found = [item["better"] for item in review["placements"] if item["seat"] == seat and item["better"]]
    return {action.split(">")[0] for action in found}


def total(desk: Desk, seat: int) -> dict[str, int]:
    return next(item for item in reviewed(desk)["totals"] if item["seat"] == seat)


def test_totals_of_a_person_are_what_the_placements_come_to() -> None:
    rng = Random("totals")
    desk = Desk("totals")
    desk.sit_down("", "casual", "")
    settled = 0
    while settled < 6:
        desk.go_on(rng)
        if desk.view["phase"] != "settled":
            continue
        settled += 1
        review = reviewed(desk)
        assert [item["seat"] for item in review["totals"]] == [0, 1, 2]
        for item in review["totals"]:
            own = [other for other in review["placements"] if other["seat"] == item["seat"]]
            assert item["placements"] == len(own)
            assert item["most"] == sum(other["better"] is None for other in own)
            assert item["left"] == sum(other["best"] - other["points"] for other in own)
            assert item["missed"] == 0


def test_h4_what_is_not_announced_is_missed_and_not_left() -> None:
    desk = seated(saved(("5-5", "6-4"), options={**CLAIMS, "hand_size": 1}), "", "expert")
    desk.act("5-5")
    desk.ask("proceed")
    assert total(desk, 0) == {"seat": 0, "placements": 1, "most": 0, "left": 0, "missed": 10}


def test_a_person_who_has_placed_nothing_has_a_total_of_nothing() -> None:
    options = {"hand_size": 1, "draw": "none"}
    desk = resumed(saved(("5-5", "6-4"), "5-5", options=options))
    assert desk.view["phase"] == "settled"
    assert total(desk, 1) == {"seat": 1, "placements": 0, "most": 0, "left": 0, "missed": 0}


@pytest.mark.parametrize("computers", [("", "casual"), ("", "")])
def test_r9_2_review_tells_of_a_computer_player_only_when_its_hand_has_been_shown(
    computers: tuple[str, ...],
) -> None:
    def seats(desk: Desk) -> list[int]:
        review = reviewed(desk)
        told = [item["seat"] for item in review["totals"]]
        assert {item["seat"] for item in review["placements"]} <= set(told)
        return told

    is_alone = "casual" in computers
    people = [0] if is_alone else [0, 1]
    settled = seated(saved(["5-5", "6-4"], options={"hand_size": 1}), *computers)
    settled.act("5-5")
    assert seats(settled) == people
    settled.ask("proceed")
    assert seats(settled) == [0, 1]
    won = seated(saved(["4-2 5-5", "4-3 2-0"], options=SHORT, scores=(0, 245)), *computers)
    won.act("4-2")
    won.ask("move") if is_alone else won.act("4-3>4-2")
    won.ask("proceed")
    assert won.view["phase"] == "match_end"
    assert seats(won) == people
    assert reviewed(won)["is_whole"] is is_alone


def test_review_where_no_person_plays_tells_of_nobody() -> None:
    desk = Desk("nobody")
    desk.sit_down("casual", "beginner")
    while desk.view["phase"] != "settled":
        desk.go_on()
    assert (reviewed(desk)["totals"], reviewed(desk)["placements"]) == ([], [])


@pytest.mark.parametrize("preset", ["muggins", "all_fives"])
@pytest.mark.parametrize("computers", TABLES)
def test_r9_2_review_names_no_tile_that_stayed_hidden_in_the_hand_of_another(
    computers: tuple[str, ...], preset: str
) -> None:
    rng = Random(f"hidden {computers}")
    desk = Desk(f"hidden {computers}")
    target = {"target": 30}
    desk.sit_down(*computers, preset=preset, **target)
    is_alone = computers.count("") == 1
    checked = Counter[str]()
    while any(checked[phase] < 2 for phase in ("round_end", "target")):
        # In turn by chance and as well as can be: what is best then stays in the hand, or ends the match.
        desk.go_on(rng if rng.random() < 1 / 3 else None)
        match = final_state(parse_record(desk.save))
        if desk.view["phase"] not in AFTER or match.round is not None:
            continue
        is_target = match.results[-1].reason is EndReason.TARGET
        if desk.view["phase"] != "round_end" and not is_target:
            continue
        review = reviewed(desk)
        assert review["is_whole"] is is_alone
        assert not any(item["answers"] for item in review["placements"])
        told = {item["seat"] for item in review["totals"] + review["placements"]}
        assert told == {seat for seat, computer in enumerate(computers) if not computer}
        hands = kept(match)
        for seat in told:
            hidden = [hand for other, hand in enumerate(hands) if other != seat or not is_alone]
            assert named(review, seat).isdisjoint(set[str]().union(*hidden))
        checked["target" if is_target else "round_end"] += any(hands)
