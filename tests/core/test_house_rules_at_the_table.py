"""House rules at one device: games, options, settlements, and a round of every preset."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from muggins_core import Code, preset_names, preset_players, preset_rules
from muggins_core.protocol import GamesReply, RulesReply
from muggins_core.records import final_state, parse_record
from muggins_core.shown import TableView
from tests.core.conforming import assert_conforms
from tests.core.desk import Desk, resumed
from tests.core.positions import saved
from tests.core.random_play import pick

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


def test_settlement_tells_its_kind_winner_and_sums() -> None:
    options = {"settlement": "winner_difference", "draw": "none", "hand_size": 2, "scoring": "none"}
    hands = ("6-6 6-5", "3-1 2-0", "4-4 4-3", "1-0 1-1")
    texts = ("6-6", "pass", "pass", "pass", "6-5>6-6")
    desk = resumed(saved(hands, *texts, options=options | {"teams": "partners"}))
    settlement = desk.view["settlement"]
    assert (settlement["kind"], settlement["winner"]) == ("winner_difference", 0)
    assert settlement["accounts"] == [
        {
            "side": 0,
            "sum": "6 + 3 − 0 − 15 = -6",
            "rounded": -5,
            "before": 0,
            "change": -5,
            "after": -5,
        },
        {"side": 1, "sum": None, "rounded": None, "before": 0, "change": 0, "after": 0},
    ]
    assert [(player["side"], player["score"]) for player in desk.view["players"]] == [
        (0, -5),
        (1, 0),
        (0, -5),
        (1, 0),
    ]


@pytest.mark.parametrize(
    ("options", "leader", "reason"),
    [
        ({"lead_next": "rotate"}, 1, "rotate"),
        ({"lead_next": "round_winner"}, 0, "round_winner"),
        ({"lead_next": "finisher"}, 0, "finisher"),
        ({"lead_next": "lowest_double"}, None, "lowest_double"),
    ],
)
def test_settlement_tells_why_who_leads_next(
    options: dict[str, Any], leader: int | None, reason: str | None
) -> None:
    settlement = resumed(saved(["5-5", "6-1"], "5-5", options={"hand_size": 1} | options)).view["settlement"]
    assert (settlement["next_leader"], settlement["next_reason"]) == (leader, reason)


def test_games_are_listed_with_the_players_that_they_are_for() -> None:
    answer = Desk().send("list_games")["ok"]
    assert_conforms(answer, GamesReply)
    assert answer["games"] == [
        {"preset": name, "players": list(preset_players(name))} for name in preset_names()
    ]


def test_rules_are_described_option_by_option() -> None:
    asked = {"preset": "five_up", "players": 3, "options": {"target": 100, "units": [5, 3], "divisor": 1}}
    answer = Desk().send("describe_rules", **asked)["ok"]
    assert_conforms(answer, RulesReply)
    options = {option["name"]: option for option in answer["rules"]["options"]}
    assert options["target"] == {
        "name": "target",
        "value": 100,
        "idle_by": None,
        "in_preset": 61,
        "in_muggins": 200,
        "choices": [],
        "lowest": 1,
        "highest": 10_000,
    }
    assert options["spinner"]["choices"] == ["none", "first", "all"]
    assert (options["spinner"]["value"], options["spinner"]["in_muggins"]) == ("all", "none")
    assert (options["units"]["value"], options["units"]["choices"]) == ("5+3", ["5", "3", "5+3"])
    assert (options["false_call"]["idle_by"], options["false_call"]["in_muggins"]) == ("claim", None)
    assert (options["max_rounds"]["value"], options["max_rounds"]["lowest"]) == ("none", 1)


@pytest.mark.parametrize(
    ("options", "announces", "calls"),
    [
        ({"claim": "announce", "muggins": "on"}, True, True),
        ({"claim": "announce"}, True, False),
        ({"muggins": "on"}, False, False),
        ({"claim": "announce", "scoring": "none", "settlement": "winner_opponents"}, False, False),
    ],
)
def test_nobody_is_asked_to_announce_or_call_what_cannot_be(
    options: dict[str, Any], announces: bool, calls: bool
) -> None:
    rules = Desk().send("describe_rules", preset="muggins", players=2, options=options)["ok"]["rules"]
    assert (rules["announces"], rules["calls"]) == (announces, calls)


def test_rules_that_cannot_be_are_refused_with_option_and_reason() -> None:
    asked = {"preset": "bergen", "players": 2, "options": {"spinner": "first"}}
    error = Desk().send("describe_rules", **asked)["error"]
    assert (error["code"], error["context"]) == (
        Code.BAD_RULES,
        {"option": "scoring", "reason": "headers_spinner"},
    )
    assert Desk().send("new_match", preset="bergen", names=NAMES[:2], options={"spinner": "first"})["error"]


@pytest.mark.parametrize("tile_set", [2, 7, 18])
def test_table_has_the_sets_that_are_sold_and_no_others(tile_set: int) -> None:
    options = {"tile_set": tile_set, "hand_size": 3}
    asked = {"preset": "muggins", "options": options}
    for error in (
        Desk().send("describe_rules", players=2, **asked)["error"],
        Desk().send("new_match", names=NAMES[:2], **asked)["error"],
    ):
        assert (error["code"], error["context"]) == (
            Code.BAD_RULES,
            {"option": "tile_set", "reason": "set", "tile_set": tile_set},
        )
    assert preset_rules("muggins", 2, options).tile_set == tile_set
    described = Desk().send("describe_rules", preset="muggins", players=2)["ok"]["rules"]["options"]
    assert next(option["choices"] for option in described if option["name"] == "tile_set") == [6, 9, 12]


def test_new_match_takes_house_rules_and_saves_what_differs() -> None:
    desk = Desk()
    options = {"target": 77, "spinner": "first", "reserve": 2}
    view = desk.ask("new_match", preset="all_fives", names=NAMES[:3], options=options)
    assert view["rules"]["target"] == 77
    assert json.loads(desk.save)["rules"] == {
        "preset": "all_fives",
        "players": 3,
        "target": 77,
        "reserve": 2,
    }


@pytest.mark.parametrize("preset", preset_names())
def test_every_preset_is_played_through_requests(preset: str) -> None:
    players = preset_players(preset)[-1]
    rng = Random(preset)
    desk = Desk(preset)
    desk.ask("new_match", preset=preset, names=NAMES[:players])
    seen: set[tuple[str, bool]] = set()
    while desk.view["phase"] not in ("settled", "match_end"):
        kind = (desk.view["phase"], desk.view["window"] is None)
        if kind not in seen:
            assert_conforms(desk.view, TableView)
        seen.add(kind)
        go_on(desk, rng)
    assert_conforms(desk.view, TableView)
    match = final_state(parse_record(desk.save))
    assert [player["score"] for player in desk.view["players"]] == [
        match.scores[match.rules.side_of(seat)] for seat in range(players)
    ]


def go_on(desk: Desk, rng: Random) -> None:
    """Call now and then, announce anything, or do what the phase waits for."""
    window = desk.view["window"]
    if window and window["callers"] and rng.random() < 0.3:
        desk.ask("call", seat=pick(rng, window["callers"]))
    elif desk.view["phase"] == "turn" and desk.view["rules"]["announces"]:
        action = pick(rng, desk.choices())
        desk.ask("act", action=action, announced=pick(rng, (None, 0, 5, 10, 15)))
    else:
        desk.go_on(rng)
