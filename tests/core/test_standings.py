"""What a page is told of where each side stands on its way to win, and who is in front."""

from __future__ import annotations

from typing import Any

import pytest

from muggins_core import shown
from muggins_core.presets import preset_rules
from muggins_core.rules import Rules
from muggins_core.rules_view import rules_view
from muggins_core.standing_view import lead_view, standings_view
from tests.core.desk import Desk, View, resumed
from tests.core.positions import PLAIN, saved

ONE_TILE = {"hand_size": 1}
OUT = ["5-5", "6-1"]


def standings(view: View, *names: str) -> list[tuple[Any, ...]]:
    assert [standing["side"] for standing in view["standings"]] == list(range(view["rules"]["sides"]))
    return [tuple(standing[name] for name in names) for standing in view["standings"]]


def lined(*rounds: tuple[int, ...]) -> list[shown.SheetRoundView]:
    """Return a sheet after whose lines the sides had done so much."""
    return [
        shown.SheetRoundView(
            number, 0, "block", None, tuple(shown.SheetCellView(0, 0, 0, 0, False, done) for done in line)
        )
        for number, line in enumerate(rounds, 1)
    ]


def test_way_to_the_target_is_the_score_and_its_share_of_it() -> None:
    view = resumed(saved(PLAIN, scores=(50, 100))).view
    assert view["rules"]["goal"] == 250
    assert standings(view, "done", "left", "share", "rank") == [(50, 200, 0.2, 2), (100, 150, 0.4, 1)]


def test_score_below_nothing_or_beyond_the_target_stays_on_the_way() -> None:
    view = resumed(saved(["6-4", ""], "6-4", scores=(245, -45))).view
    assert standings(view, "done", "left", "share") == [(255, 0, 1.0), (-45, 295, 0.0)]


def test_where_going_out_wins_the_way_is_the_rounds_dominoed() -> None:
    options = {**ONE_TILE, "win_by": "going_out", "outs_to_win": 4}
    desk = resumed(saved(OUT, "5-5", options=options))
    assert (desk.view["rules"]["target"], desk.view["rules"]["goal"]) == (None, 4)
    assert standings(desk.view, "done", "left", "share", "rank") == [(1, 3, 0.25, 1), (0, 4, 0.0, 2)]
    (line,) = desk.view["sheet"]
    assert [(cell["is_out"], cell["done"]) for cell in line["cells"]] == [(True, 1), (False, 0)]
    in_play = desk.ask("proceed")["sheet"][-1]
    assert [(cell["is_out"], cell["done"]) for cell in in_play["cells"]] == [(False, 1), (False, 0)]


def test_a_partner_who_dominoes_does_so_for_the_side() -> None:
    options = {**ONE_TILE, "teams": "partners", "win_by": "going_out", "outs_to_win": 2}
    hands = ["5-5", "6-1", "5-1", "6-2"]
    view = resumed(saved(hands, "5-5", options=options)).view
    assert view["sheet"][0]["finisher"] == 0
    assert standings(view, "done") == [(1,), (0,)]


def test_a_round_that_was_blocked_or_ended_at_the_target_was_dominoed_by_nobody() -> None:
    blocked = saved(
        ("1-0 2-1 1-1", "0-0 2-0 2-2"),
        *("1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1"),
        options={"tile_set": 2, "hand_size": 3},
    )
    won = saved(["6-4", ""], "6-4", scores=(240, 5))
    for save in (blocked, won):
        (line,) = resumed(save).view["sheet"]
        assert [cell["is_out"] for cell in line["cells"]] == [False, False]


def test_last_placement_brings_its_points_until_the_next() -> None:
    hands = ("6-4 4-2 6-3 4-3 1-0 3-2 5-1", "5-0 6-6 3-3 5-5 4-1 3-0 6-1")
    assert standings(resumed(saved(hands)).view, "gain") == [(0,), (0,)]
    assert standings(resumed(saved(hands, "6-4")).view, "gain") == [(10,), (0,)]
    assert standings(resumed(saved(hands, "6-4", "6-6>6-4")).view, "gain") == [(0,), (0,)]


def test_h5_a_call_takes_from_the_side_that_missed_what_it_gains() -> None:
    options = {"claim": "announce", "muggins": "on", "muggins_deduct": "full"}
    desk = resumed(saved(("6-4 4-2", "5-0 6-1"), options={**options, "hand_size": 2}))
    desk.ask("show_hand")
    desk.ask("act", action="6-4", announced=None)
    assert standings(desk.view, "gain") == [(0,), (0,)]
    called = desk.ask("call", seat=1)
    (call,) = (event for event in called["log"] if event["kind"] == "call")
    assert (call["points"], standings(called, "gain")) == (10, [(-call["deducted"],), (10,)])


def test_who_won_ranks_first_and_those_who_are_level_share_a_rank() -> None:
    level = resumed(saved(PLAIN, scores=(50, 50))).view
    assert standings(level, "rank") == [(1,), (1,)]
    shared = resumed(saved(["6-4", "", ""], "6-4", scores=(50, 60, 10), options={"target": 60})).view
    assert shared["winners"] == [0, 1]
    assert standings(shared, "done", "rank") == [(60, 1), (60, 1), (10, 3)]
    # Of those who tie at the target, what they gained in the last round decides.
    won = standings_view(lined((60, 60, 10)), (), (1,), 60, Rules(players=3))
    assert [standing.rank for standing in won] == [2, 1, 3]


@pytest.mark.parametrize(
    ("rounds", "lead"),
    [
        ([(0, 0)], ((0, 1), 0, 0, 0)),
        ([(10, 5)], ((0,), 10, 5, 0)),
        ([(10, 5), (10, 10), (10, 15)], ((1,), 15, 5, 1)),
        ([(10, 5), (10, 10), (20, 15)], ((0,), 20, 5, 0)),
        ([(10, 0, 0), (10, 20, 0), (10, 20, 30)], ((2,), 30, 10, 2)),
        ([(5, 20, 20)], ((1, 2), 20, 15, 0)),
    ],
)
def test_lead_is_who_has_done_most(rounds: list[tuple[int, ...]], lead: tuple[Any, ...]) -> None:
    assert lead_view(lined(*rounds)) == lead


def test_lead_comes_with_the_view() -> None:
    view = resumed(saved(PLAIN, scores=(50, 100))).view
    assert view["lead"] == {"ahead": [1], "done": 100, "margin": 50, "changes": 0}


def sayable(players: int = 2, **options: Any) -> tuple[int, ...]:
    rules = preset_rules("muggins", players, {"claim": "announce", **options})
    return rules_view("muggins", rules).sayable


def test_h4_counts_to_say_are_the_multiples_that_two_doubles_or_four_can_make() -> None:
    assert sayable() == (5, 10, 15, 20)
    assert sayable(units=(3,)) == (3, 6, 9, 12, 15, 18, 21)
    assert sayable(spinner="first")[-1] == 35
    assert sayable(units=(5, 3)) == (3, 5, 6, 9, 10, 12, 15, 18, 20, 21)
    assert sayable(tile_set=12)[-1] == 45


def test_h4_nothing_is_to_be_said_where_no_count_scores_or_none_is_announced() -> None:
    assert sayable(scoring="headers") == ()
    assert sayable(scoring="none", settlement="winner_opponents") == ()
    assert sayable(claim="automatic") == ()


def test_lesson_that_asks_for_a_count_tells_no_gain() -> None:
    lesson = Desk().send("describe_lesson", lesson="twelve")["ok"]["lesson"]
    asked = [task["view"] for task in lesson["tasks"] if task["ask"] == "count"]
    assert asked
    for view in asked:
        assert {gain for (gain,) in standings(view, "gain")} == {0}
