"""What a page is told: the line, the hand, the log, the settlement and the score sheet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.desk import View, resumed
from tests.core.positions import PLAIN, saved

DRAWING = ("6-5 6-0 6-2 1-0 4-0 5-2 5-1", "4-4 3-3 2-2 1-1 0-0 4-3 2-1")
TINY = {"tile_set": 2, "hand_size": 3}
BLOCK = ("1-0 2-1 1-1", "0-0 2-0 2-2")
UNTOLD = {
    "tile": None,
    "anchor": None,
    "announced": None,
    "count": None,
    "points": 0,
    "missed": 0,
    "on": None,
    "deducted": 0,
}
"""What an event has nothing to tell of."""
BLOCKING = ("1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1")


def turn(*texts: str, hands: tuple[str, ...] = PLAIN, **given: Any) -> View:
    """Return the view of the seat to act after these actions."""
    return resumed(saved(hands, *texts, **given)).ask("show_hand")


def hand_tile(view: View, tile: str) -> dict[str, Any]:
    (found,) = (one for one in view["hand"]["tiles"] if one["tile"] == tile)
    return found


def test_rules_in_force_are_told() -> None:
    rules = turn()["rules"]
    assert {name: value for name, value in rules.items() if name != "options"} == {
        "preset": "muggins",
        "players": 2,
        "sides": 2,
        "highest": 6,
        "target": 250,
        "round_to": 5,
        "divisor": 1,
        "announces": False,
        "calls": False,
        "goal": 250,
        "sayable": [],
    }


def test_players_are_seen_by_everybody_with_score_tally_and_number_of_tiles() -> None:
    (first, second) = turn("6-6", scores=(65, -35))["players"]
    assert first == {
        "seat": 0,
        "side": 0,
        "name": "Ann",
        "score": 65,
        "tiles": 6,
        "tally": {"negative": False, "wholes": 1, "strokes": 3},
        "computer": None,
    }
    assert (second["tiles"], second["tally"]) == (7, {"negative": True, "wholes": 0, "strokes": 7})


def test_line_before_the_lead_is_empty() -> None:
    assert turn()["line"] == {"tiles": [], "ends": [], "scoring": [], "count": None}


def test_line_tells_tiles_places_ends_and_count() -> None:
    line = turn("6-6", "6-5>6-6", "6-3>6-6")["line"]
    assert line["tiles"] == [
        {"tile": "6-6", "anchor": None, "place": None, "pips": None},
        {"tile": "6-5", "anchor": "6-6", "place": 0, "pips": 6},
        {"tile": "6-3", "anchor": "6-6", "place": 1, "pips": 6},
    ]
    assert line["ends"] == [
        {"anchor": "6-5", "place": 1, "pips": 5, "value": 5},
        {"anchor": "6-3", "place": 1, "pips": 3, "value": 3},
    ]
    assert line["scoring"] == ["6-5", "6-3"]
    assert line["count"] == {
        "terms": [{"tile": "6-5", "halves": [5]}, {"tile": "6-3", "halves": [3]}],
        "total": 8,
        "text": "5 + 3 = 8",
    }


def test_hand_comes_in_its_order_with_the_placements_of_each_tile() -> None:
    view = turn("6-6")
    assert [tile["tile"] for tile in view["hand"]["tiles"]] == PLAIN[1].split()
    assert hand_tile(view, "6-5") == {
        "tile": "6-5",
        "placements": [
            {
                "action": "6-5>6-6",
                "anchor": "6-6",
                "place": 0,
                "pips": 6,
                "count": {
                    "terms": [{"tile": "6-5", "halves": [5]}, {"tile": "6-6", "halves": [6, 6]}],
                    "total": 17,
                    "text": "5 + 6+6 = 17",
                },
                "points": 0,
            }
        ],
        "why_not": None,
    }
    assert hand_tile(view, "5-5") == {"tile": "5-5", "placements": [], "why_not": "no_match"}


def test_placements_tell_the_points_that_they_would_score() -> None:
    view = turn("6-3", hands=("6-3", "6-6 3-2"))
    assert [place["points"] for place in hand_tile(view, "6-6")["placements"]] == [15]
    assert [place["points"] for place in hand_tile(view, "3-2")["placements"]] == [0]


def test_a_tile_that_fits_both_ends_has_two_placements() -> None:
    view = turn("4-2", "5-4>4-2", hands=("4-2 5-2", "5-4"))
    placements = hand_tile(view, "5-2")["placements"]
    assert [(place["action"], place["pips"], place["points"]) for place in placements] == [
        ("5-2>5-4", 5, 0),
        ("5-2>4-2", 2, 10),
    ]


def test_a_lead_has_placements_without_an_anchor() -> None:
    (placement,) = hand_tile(turn(hands=("5-5", "")), "5-5")["placements"]
    assert (placement["action"], placement["anchor"], placement["place"], placement["pips"]) == (
        "5-5",
        None,
        None,
        None,
    )
    assert (placement["count"]["text"], placement["points"]) == ("5+5 = 10", 10)


@pytest.mark.parametrize(
    ("draws", "drawn", "must_place", "can_draw"),
    [(0, None, False, True), (1, "4-2", False, True), (2, "6-1", True, False)],
)
def test_hand_tells_whether_to_draw_or_to_place(
    draws: int, drawn: str | None, must_place: bool, can_draw: bool
) -> None:
    hand = turn("6-5", *["draw"] * draws, hands=DRAWING, boneyard="4-2 6-1")["hand"]
    assert (hand["drawn"], hand["must_place"]) == (drawn, must_place)
    assert (hand["can_draw"], hand["can_pass"]) == (can_draw, False)


def test_other_tiles_must_wait_for_the_drawn_one() -> None:
    view = turn("6-5", "draw", "draw", hands=DRAWING, boneyard="4-2 6-1")
    assert hand_tile(view, "6-1")["why_not"] is None
    assert hand_tile(view, "4-4")["why_not"] == "must_place_drawn"


def test_hand_tells_when_to_pass() -> None:
    hand = turn("2-2", hands=("2-2 2-1 2-0", "0-0 1-0 1-1"), options=TINY)["hand"]
    assert (hand["can_draw"], hand["can_pass"], hand["must_place"]) == (False, True, False)


def test_log_tells_what_everybody_may_know() -> None:
    view = turn("6-5", "draw", "draw", hands=DRAWING, boneyard="4-2 6-1")
    assert [event["kind"] for event in view["log"]] == ["place", "draw", "draw"]
    assert view["log"][0] == UNTOLD | {
        "kind": "place",
        "seat": 0,
        "tile": "6-5",
        "count": view["line"]["count"],
    }
    assert view["log"][1:] == [UNTOLD | {"kind": "draw", "seat": 1}] * 2


def test_log_tells_passes_and_points() -> None:
    log = turn("2-2", "pass", hands=("2-2 2-1 2-0", "0-0 1-0 1-1"), options=TINY)["log"]
    assert log[1] == UNTOLD | {"kind": "pass", "seat": 1}
    assert turn("6-3", "6-6>6-3", hands=("6-3", "6-6"))["log"][1]["points"] == 15


def test_lot_is_told_in_drawings() -> None:
    desk = resumed('{"format":"muggins-record/1"}')
    lot = desk.view["lot"]
    assert [one["seat"] for one in lot["drawings"][0]] == [0, 1]
    for one in lot["drawings"][0]:
        assert one["pips"] == sum(map(int, one["tile"].split("-")))
    assert max(lot["drawings"][-1], key=lambda one: one["pips"])["seat"] == lot["leader"]


def test_end_of_a_round_is_told_before_its_settlement() -> None:
    desk = resumed(saved(BLOCK, *BLOCKING[:-1], scores=(50, 50), options=TINY))
    view = desk.act(BLOCKING[-1])
    assert view["round_end"] == {"reason": "block", "finisher": None}
    assert (view["settlement"], view["hand"], view["to_act"]) == (None, None, None)
    assert [player["score"] for player in view["players"]] == [50, 50]
    assert (
        view["sheet"][0]["cells"]
        == [{"points": 0, "calls": 0, "settlement": None, "total": 50, "is_out": False, "done": 50}] * 2
    )


def test_settlement_tells_hands_pips_rounding_and_debits() -> None:
    desk = resumed(saved(BLOCK, *BLOCKING, scores=(50, 50), options=TINY))
    settlement = desk.view["settlement"]
    assert (settlement["kind"], settlement["winner"]) == ("own_debit", None)
    assert settlement["hands"] == [
        {"seat": 0, "hand": ["1-1"], "pips": 2},
        {"seat": 1, "hand": ["2-2"], "pips": 4},
    ]
    assert settlement["accounts"] == [
        {"side": 0, "sum": "2", "rounded": 0, "before": 50, "change": 0, "after": 50},
        {"side": 1, "sum": "4", "rounded": 5, "before": 50, "change": -5, "after": 45},
    ]
    assert (settlement["next_leader"], settlement["next_reason"]) == (None, "lot")
    assert [player["score"] for player in desk.view["players"]] == [50, 45]


def test_settlement_after_a_domino_tells_that_the_finisher_leads() -> None:
    view = resumed(saved(["5-5", "6-1"], "5-5", options={"hand_size": 1})).view
    settlement = view["settlement"]
    assert (settlement["next_leader"], settlement["next_reason"]) == (0, "finisher")
    assert settlement["winner"] == 0
    assert settlement["hands"][0] == {"seat": 0, "hand": [], "pips": 0}
    assert (settlement["accounts"][0]["before"], settlement["accounts"][0]["after"]) == (10, 10)
    assert view["round_end"] == {"reason": "domino", "finisher": 0}


def test_score_sheet_has_a_line_for_every_round_and_the_one_in_play() -> None:
    desk = resumed(saved(["5-5", "6-1"], "5-5", options={"hand_size": 1}))
    view = desk.ask("proceed")
    assert view["round"] == 2
    assert view["sheet"] == [
        {
            "number": 1,
            "leader": 0,
            "reason": "domino",
            "finisher": 0,
            "cells": [
                {"points": 10, "calls": 0, "settlement": 0, "total": 10, "is_out": True, "done": 10},
                {"points": 0, "calls": 0, "settlement": -5, "total": -5, "is_out": False, "done": -5},
            ],
        },
        {
            "number": 2,
            "leader": 0,
            "reason": None,
            "finisher": None,
            "cells": [
                {"points": 0, "calls": 0, "settlement": None, "total": 10, "is_out": False, "done": 10},
                {"points": 0, "calls": 0, "settlement": None, "total": -5, "is_out": False, "done": -5},
            ],
        },
    ]


def test_score_sheet_hides_the_debits_of_the_round_that_just_ended_alone() -> None:
    desk = resumed(saved(["5-5", "6-1"], "5-5", options={"hand_size": 1}))
    desk.ask("proceed")
    desk.ask("show_hand")
    view = desk.act(desk.choices()[0])
    assert view["phase"] == "round_end"
    assert [[cell["settlement"] for cell in line["cells"]] for line in view["sheet"]] == [
        [0, -5],
        [None, None],
    ]
    assert [cell["total"] for cell in view["sheet"][0]["cells"]] == [10, -5]


def test_score_sheet_has_no_settlement_of_a_round_that_won_the_match() -> None:
    desk = resumed(saved(["6-4", ""], "6-4", scores=(240, 5)))
    (line,) = desk.view["sheet"]
    assert line["reason"] == "target"
    assert line["cells"] == [
        {"points": 10, "calls": 0, "settlement": None, "total": 250, "is_out": False, "done": 250},
        {"points": 0, "calls": 0, "settlement": None, "total": 5, "is_out": False, "done": 5},
    ]
    assert desk.view["round_end"] == {"reason": "target", "finisher": None}


def test_round_that_has_ended_stays_on_the_table() -> None:
    view = resumed(saved(["5-5", "6-1"], "5-5", options={"hand_size": 1})).view
    assert (view["round"], view["boneyard"]) == (1, 26)
    assert [placed["tile"] for placed in view["line"]["tiles"]] == ["5-5"]
    assert [player["tiles"] for player in view["players"]] == [0, 1]
    assert len(view["log"]) == 1
