"""Hints on demand and the review of a round: numbers and texts of actions, and nothing that is hidden."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from muggins_core import Code
from muggins_core.protocol import HintReply, ReviewReply
from tests.core.conforming import assert_conforms
from tests.core.desk import Desk, resumed, seated
from tests.core.positions import PLAIN, saved

CLAIMS = {"claim": "announce", "muggins": "on", "draw": "none", "hand_size": 3}
DRAWING = ("6-5 6-0 6-2 1-0 4-0 5-2 5-1", "4-4 3-3 2-2 1-1 0-0 4-3 2-1")
SIXES = ("6-6 4-2 3-2 4-3 1-0 5-1 2-0", "5-0 6-5 6-4 6-3 6-2 6-1 6-0")
Scores = tuple[int, ...] | None
COUNTS = ("worth", "points", "answer")
"""What of a hint tells a count."""


def asked(desk: Desk, kind: str) -> list[dict[str, Any]]:
    """Return the placements of a hint or of a review, which must be granted."""
    answer = desk.hint() if kind == "hint" else desk.send(kind)["ok"]
    assert_conforms(answer, HintReply if kind == "hint" else ReviewReply)
    assert answer["version"] == desk.view["version"]
    placements: list[dict[str, Any]] = answer["placements"]
    return placements


def hinted(save: str, *computers: str) -> tuple[Desk, list[dict[str, Any]]]:
    desk = seated(save, *computers)
    if desk.view["phase"] == "curtain":
        desk.ask("show_hand")
    return desk, asked(desk, "hint")


def test_where_the_match_may_end_a_hint_compares_no_points() -> None:
    _, far = hinted(saved(PLAIN, "6-6", scores=(0, 0)), "casual", "")
    assert all(item["worth"] is not None for item in far)
    _, near = hinted(saved(PLAIN, "6-6", scores=(240, 245)), "casual", "")
    assert all(item["worth"] is None for item in near)
    assert all(item["points"] is not None for item in near)


def test_hint_speaks_of_every_placement_and_puts_the_best_first() -> None:
    desk, hint = hinted(saved(PLAIN, "6-6"), "casual", "")
    assert sorted(item["action"] for item in hint) == sorted(desk.choices())
    worths = [item["worth"] for item in hint]
    assert worths == sorted(worths, reverse=True)
    assert all(0 <= item["stuck"] <= 1 for item in hint)


def test_hint_has_the_points_that_the_view_shows_and_what_stays_in_the_hand() -> None:
    desk, hint = hinted(saved(PLAIN, "6-6"), "casual", "")
    shown = {
        placement["action"]: placement["points"]
        for tile in desk.view["hand"]["tiles"]
        for placement in tile["placements"]
    }
    assert {item["action"]: item["points"] for item in hint} == shown
    by_action = {item["action"]: item for item in hint}
    # 5-0 3-3 5-5 4-1 3-0 6-1 stay, of which 5-0, 5-5 fit at 5 and 6-1 at 6-6.
    assert (by_action["6-5>6-6"]["pips"], by_action["6-5>6-6"]["fitting"]) == (36, 3)


def test_hint_leaves_the_table_as_it_is_and_says_the_same_again() -> None:
    desk, hint = hinted(saved(PLAIN, "6-6"), "casual", "")
    save = json.loads(desk.save)
    assert asked(desk, "hint") == hint
    other, again = hinted(desk.save, "casual", "")
    assert (again, json.loads(other.save)) == (hint, save)


def test_hint_is_empty_where_nothing_can_be_placed() -> None:
    desk, hint = hinted(saved(DRAWING, "6-5", boneyard="4-2 6-1"), "casual", "")
    assert hint == []
    assert desk.ask("act", action="draw")["phase"] == "turn"


def test_h4_hint_tells_no_count_where_counts_are_announced() -> None:
    desk, hint = hinted(saved(PLAIN, "6-6", options={"claim": "announce"}), "casual", "")
    assert {item[count] for item in hint for count in COUNTS} == {None}
    assert sorted(item["action"] for item in hint) == sorted(desk.choices())
    _, told = hinted(saved(PLAIN, "6-6"), "casual", "")
    assert [(item["stuck"], item["pips"]) for item in hint[:1]] == [
        (item["stuck"], item["pips"]) for item in told if item["action"] == hint[0]["action"]
    ]


def test_h4_order_of_a_hint_tells_no_count_but_for_the_best() -> None:
    desk, (best, *others) = hinted(saved(SIXES, "6-6", options={"claim": "announce"}), "casual", "")
    rest = [action for action in desk.choices() if action != best["action"]]
    assert [item["action"] for item in others] == rest
    _, told = hinted(saved(SIXES, "6-6"), "casual", "")
    assert [item["action"] for item in told[1:]] != rest


FIVES = ("5-4 2-0 1-0", "5-5 5-1 4-3")
"""After 5-4 the second hand has a double, a score (1 + 4), and neither (5 + 3)."""


def afters(hands: Sequence[str], *played: str, scores: Scores = None, **options: Any) -> dict[str, str]:
    """Return what follows on each placement of the second seat."""
    options = {"draw": "none", "hand_size": len(hands[0].split()), **options}
    _, hint = hinted(saved(hands, *played, scores=scores, options=options), "casual", "")
    return {item["action"]: item["after"] for item in hint}


def test_hint_says_whose_turn_follows() -> None:
    assert set(afters(FIVES, "5-4").values()) == {"next"}
    again = afters(FIVES, "5-4", extra_turn="double_or_score")
    assert again == {"5-5>5-4": "again", "5-1>5-4": "again", "4-3>5-4": "next"}


def test_hint_says_that_a_placement_ends_the_round() -> None:
    assert afters(("6-4 1-0", "6-1 4-4"), "6-4", "4-4>6-4", "pass") == {"6-1>6-4": "out"}
    target = afters(FIVES, "5-4", scores=(0, 245))
    assert target == {"5-5>5-4": "next", "5-1>5-4": "target", "4-3>5-4": "next"}


def test_h4_what_follows_tells_no_count_where_counts_are_announced() -> None:
    again = afters(FIVES, "5-4", claim="announce", extra_turn="double_or_score")
    assert again == {"5-5>5-4": "again", "5-1>5-4": "next", "4-3>5-4": "next"}
    target = afters(FIVES, "5-4", claim="announce", scores=(0, 245))
    assert set(target.values()) == {"next"}
    # That 6-2 makes 8 + 2, and reaches the target, is not told; that it is the last tile everybody sees.
    assert afters(("6-4 1-0", "6-2 4-4"), "6-4", "4-4>6-4", "pass", claim="announce", scores=(0, 245)) == {
        "6-2>6-4": "out"
    }


@pytest.mark.parametrize("kind", ["hint", "review"])
def test_advice_is_refused_where_it_makes_no_sense(kind: str) -> None:
    assert Desk().refusal(kind) == Code.NO_MATCH_RUNNING
    desk = Desk()
    desk.sit_down("", "", "casual")
    assert desk.refusal(kind) == Code.NOT_NOW
    assert desk.refusal(kind, version=0) == Code.STALE_REQUEST
    desk = seated(saved(PLAIN), "", "casual")
    desk.act("6-6")
    assert desk.refusal(kind) == Code.NOT_NOW
    two = resumed(saved(PLAIN))
    assert two.refusal(kind) == Code.NOT_NOW
    two.ask("show_hand")
    if kind == "review":
        assert two.refusal(kind) == Code.NOT_NOW


def test_hint_is_refused_after_a_round() -> None:
    desk = seated(saved(["6-6", "6-5"], options={"hand_size": 1}), "", "casual")
    desk.act("6-6")
    for phase in ("round_end", "settled"):
        assert desk.view["phase"] == phase
        assert desk.refusal("hint") == Code.NOT_NOW
        desk.ask("proceed")


def test_review_tells_what_each_placement_gained_beside_the_best() -> None:
    hands = ["4-2 5-5 5-0", "4-1 2-0 6-4", "6-6 3-3 3-1"]
    options = {"draw": "none", "hand_size": 3}
    desk = seated(saved(hands, "4-2", "4-1>4-2", "3-1>4-1", options=options), "", "casual", "")
    desk = to_the_settlement(desk)
    first = asked(desk, "review")[0]
    # 5-5 would have counted 10.
    assert first == {
        "at": 0,
        "seat": 0,
        "action": "4-2",
        "points": 0,
        "missed": 0,
        "best": 10,
        "better": "5-5",
        "answers": None,
    }
    review = asked(desk, "review")
    assert {item["seat"] for item in review} == {0, 1, 2}
    for item in review:
        event = desk.view["log"][item["at"]]
        assert (event["kind"], event["seat"], event["points"]) == ("place", item["seat"], item["points"])
        assert item["action"].split(">")[0] == event["tile"]
        assert (item["better"] is not None) is (item["best"] > item["points"])


def to_the_settlement(desk: Desk) -> Desk:
    while desk.view["phase"] != "settled":
        desk.go_on()
    return desk


def test_h4_review_tells_what_was_not_announced() -> None:
    desk = seated(saved(("5-5", "6-4"), options=CLAIMS | {"hand_size": 1}), "", "expert")
    desk.act("5-5")
    assert desk.refusal("review") == Code.NOT_NOW, "a call may still come"
    desk.ask("proceed")
    (item,) = asked(desk, "review")
    assert (item["points"], item["missed"], item["best"], item["better"]) == (0, 10, 10, None)


def test_review_of_computers_alone_is_empty() -> None:
    desk = Desk("computers alone")
    desk.sit_down("casual", "casual")
    assert asked(to_the_settlement(desk), "review") == []


def test_review_is_the_same_at_the_end_of_the_match() -> None:
    options = {"hand_size": 1, "target": 10, "win_when": "end_of_round"}
    desk = seated(saved(["5-5", "6-4"], options=options), "", "casual")
    desk.act("5-5")
    reviews = [asked(desk, "review")]
    while desk.view["phase"] != "match_end":
        desk.ask("proceed")
        reviews.append(asked(desk, "review"))
    assert len(reviews) == 3
    assert reviews[0] == reviews[1] == reviews[2] != []


@pytest.mark.parametrize("computers", [("", "casual"), ("", "")])
def test_r9_2_review_tells_another_person_no_tile_that_is_never_shown(computers: tuple[str, ...]) -> None:
    options = {"hand_size": 2, "draw": "none"}
    desk = seated(saved(["4-2 5-5", "4-3 2-0"], options=options, scores=(0, 245)), *computers)
    desk.act("4-2")
    desk.ask("move") if "casual" in computers else desk.act("4-3>4-2")
    assert desk.view["round_end"]["reason"] == "target"
    for _ in ("round_end", "match_end"):
        first = asked(desk, "review")[0]
        # 5-5, which stayed in the hand, would have counted 10.
        expected = (10, "5-5") if "casual" in computers else (0, None)
        assert (first["action"], first["best"], first["better"]) == ("4-2", *expected)
        if desk.view["phase"] == "round_end":
            desk.ask("proceed")
    assert desk.view["phase"] == "match_end"


def test_r2_3_review_before_the_settlement_tells_no_tile_that_another_person_has_kept() -> None:
    options = {"hand_size": 2, "draw": "none"}
    desk = resumed(saved(["4-2 5-5", "4-3 3-0"], "4-2", "4-3>4-2", options=options))
    assert desk.act("pass", "3-0>4-3")["phase"] == "round_end"
    assert (asked(desk, "review")[0]["best"], asked(desk, "review")[0]["better"]) == (0, None)
    desk.ask("proceed")
    assert (asked(desk, "review")[0]["best"], asked(desk, "review")[0]["better"]) == (10, "5-5")


def test_review_leaves_out_a_tile_that_was_drawn_and_kept() -> None:
    desk = Desk("drawn and kept")
    desk.new_match()
    kept = 0
    while kept < 3:
        if desk.view["phase"] == "round_end":
            review = asked(desk, "review")
            desk.ask("proceed")
            left = {tile for hand in desk.view["settlement"]["hands"] for tile in hand["hand"]}
            better = [item["better"].split(">")[0] for item in review if item["better"]]
            assert left.isdisjoint(better)
            drawn = sum(event["kind"] == "draw" for event in desk.view["log"])
            kept += bool(drawn and left)
        desk.go_on()
