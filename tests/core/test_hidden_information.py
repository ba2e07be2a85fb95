"""R2.3 at the table: a view tells nothing of tiles that whoever looks at the screen cannot know."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from muggins_core import MugginsError, Tile, parse_record, shuffled
from muggins_core.presets import preset_names, preset_players
from muggins_core.records import final_state
from tests.core.desk import Desk, View, resumed
from tests.core.positions import NAMES, PLAYERS, playing, saved

AROUND = {"lot", "round_end", "settled"}
"""The phases of every match, which come seldom."""
TABLES = [
    *[("muggins", ("",) * players, {"curtain", "turn"}) for players in PLAYERS],
    ("muggins", ("", "expert"), {"turn", "thinking"}),
    ("muggins", ("skilled", "", "expert/hoarder", "beginner"), {"turn", "thinking"}),
    ("muggins", ("", "", "expert/blocker"), {"curtain", "turn", "thinking"}),
    ("muggins", ("expert", "skilled"), {"thinking"}),
    ("muggins_line", ("", "skilled", "casual"), {"turn", "thinking"}),
    ("muggins_line", ("casual", "", "beginner", ""), {"curtain", "turn", "thinking"}),
]
"""Who sits there, and what a round is made of then."""


@pytest.mark.parametrize(("preset", "computers", "phases"), TABLES)
def test_r2_3_no_view_of_the_table_changes_when_hidden_tiles_change_places(
    preset: str, computers: tuple[str, ...], phases: set[str]
) -> None:
    rng = Random(f"hidden from {computers}")
    desk = Desk(f"hidden from {computers}")
    desk.sit_down(*computers, preset=preset)
    compared = Counter[str]()
    while any(compared[phase] < 4 for phase in AROUND | phases):
        if desk.view["round"] == 4 or desk.view["phase"] == "match_end":
            desk.sit_down(*computers, preset=preset)
        if desk.view["phase"] in AROUND or rng.random() < 1 / 4:
            seen = look(desk.save, desk.view["phase"])
            for other in islice(rearranged(desk, hidden_tiles(desk), rng), 2):
                assert look(other, desk.view["phase"]) == seen
                compared[desk.view["phase"]] += 1
        desk.go_on(rng)
    assert set(compared) == AROUND | phases


@pytest.mark.parametrize(
    "computers", [("", "expert"), ("expert", "", "casual"), ("", "", "casual", "skilled")]
)
def test_r2_3_hand_that_is_shown_is_a_persons_own(computers: tuple[str, ...]) -> None:
    desk = Desk(f"own hand of {computers}")
    desk.sit_down(*computers)
    people = [seat for seat, computer in enumerate(computers) if not computer]
    while desk.view["round"] < 3:
        hand = desk.view["hand"]
        if hand is not None:
            held = playing(final_state(parse_record(desk.save))).hands[hand["seat"]]
            assert [tile["tile"] for tile in hand["tiles"]] == list(map(str, held))
            assert hand["seat"] == (people[0] if len(people) == 1 else desk.view["to_act"])
            assert hand["seat"] in people
        desk.go_on()


@pytest.mark.parametrize("preset", preset_names())
@pytest.mark.parametrize("people", [0, 1, 2])
def test_r2_3_no_answer_names_a_tile_that_may_not_be_seen(preset: str, people: int) -> None:
    players = min(len(NAMES), max(preset_players(preset)))
    desk = Desk(f"tiles of {preset}, {people} people")
    desk.sit_down(*[""] * people, *["beginner"] * (players - people), preset=preset)
    rng = Random(f"tiles of {preset}, {people} people")
    asked = Counter[str]()
    while desk.view["phase"] not in ("settled", "match_end"):
        for question in ("listen", "think", "hint", "review"):
            answer = desk.send(question) if asked[question] < 3 else {}
            if "ok" in answer:
                asked[question] += 1
                told = answer["ok"].get("view", answer["ok"])
                desk.view |= {"version": told["version"]}
                assert not named_in(told) & unseen_tiles(desk, people)
        desk.go_on(rng)
        assert not named_in(desk.view) & unseen_tiles(desk, people)
    assert asked["think"]
    assert bool(asked["hint"]) == (people > 0)


def named_in(told: View) -> set[str]:
    return set(re.findall(r"\b\d+-\d+\b", json.dumps(told)))


def unseen_tiles(desk: Desk, people: int) -> set[str]:
    """Return the tiles of this round that lie neither on the table nor in a hand that may be seen: that of
    the only person, or of the one of several whose turn it is; none where the hands are shown."""
    match, phase = final_state(parse_record(desk.save)), desk.view["phase"]
    round_ = match.round or match.results[-1].final
    if phase == "settled":
        return set()
    holder = 0 if people == 1 else round_.to_act if phase == "turn" else None
    hands = [hand for seat, hand in enumerate(round_.hands) if seat != holder or seat >= people]
    return {str(tile) for tiles in (round_.boneyard, *hands) for tile in tiles}


def test_r2_3_the_end_of_a_round_tells_nothing_of_the_hands_before_it_is_settled() -> None:
    light, heavy = (resumed(saved(["6-6", tile], options={"hand_size": 1})) for tile in ("0-0", "5-5"))
    assert light.act("6-6") == heavy.act("6-6")
    assert light.ask("proceed")["players"][1]["score"] != heavy.ask("proceed")["players"][1]["score"]


def test_r2_3_the_end_of_a_round_does_not_tell_who_wins_by_its_settlement() -> None:
    options = {"hand_size": 1, "target": 100, "win_when": "end_of_round", "settlement": "winner_opponents"}
    light, heavy = (resumed(saved(["6-6", tile], options=options, scores=(90, 0))) for tile in ("0-0", "5-5"))
    assert light.act("6-6") == heavy.act("6-6")
    assert (light.ask("proceed")["winners"], heavy.ask("proceed")["winners"]) == (None, [0])


def test_r2_3_the_end_of_a_match_tells_nothing_of_the_hands() -> None:
    one, other = (resumed(saved(["6-4", tile], scores=(240, 0))) for tile in ("0-0", "5-5"))
    assert one.act("6-4") == other.act("6-4")
    assert one.ask("proceed") == other.ask("proceed")


def look(save: str, phase: str) -> list[Any]:
    """Return all that can be seen of a save that was made in a phase: its view, and what can be asked about
    it; of a computer seat how long it thinks, but not what comes of it."""
    desk = resumed(save)
    if desk.view["phase"] == "curtain" and phase == "turn":
        desk.ask("show_hand")
    assert desk.view["phase"] == phase
    seen: list[Any] = [desk.view]
    if phase == "thinking":
        seen += [desk.ask("think") for _ in range(2)]
    seen.append(desk.hint() if phase == "turn" else desk.refusal("hint"))
    review = desk.send("review")
    seen.append(review.get("ok") or review["error"]["code"])
    return seen


def rearranged(desk: Desk, tiles: Sequence[Tile], rng: Random) -> Iterator[str]:
    """Yield saves in which two of these hidden tiles have changed places since the deal, and in which the
    same play was as legal and led to the same end."""
    hidden = shuffled(tiles, rng)
    for one, other in zip(hidden[::2], hidden[1::2], strict=False):
        data = json.loads(desk.save)
        swap(data["rounds"][-1], str(one), str(other))
        save = json.dumps(data, separators=(",", ":"))
        try:
            state = final_state(parse_record(save))
        except MugginsError:
            continue
        if (state.round is None) == (desk.view["phase"] in ("round_end", "settled", "match_end")):
            yield save


def hidden_tiles(desk: Desk) -> list[Tile]:
    """Return the tiles of this round that nobody who looks at the screen can know."""
    match = final_state(parse_record(desk.save))
    round_ = match.round or match.results[-1].final
    hidden = list(round_.boneyard)
    if desk.view["phase"] != "settled":
        shown = desk.view["hand"]["seat"] if desk.view["hand"] else only_person(desk)
        hidden += [tile for seat, hand in enumerate(round_.hands) if seat != shown for tile in hand]
    return hidden


def only_person(desk: Desk) -> int | None:
    """Return the seat of the only person, who may remember the own hand."""
    people = [player["seat"] for player in desk.view["players"] if player["computer"] is None]
    return people[0] if len(people) == 1 else None


def swap(round_: dict[str, Any], one: str, other: str) -> None:
    for place in (*round_["hands"], round_["boneyard"]):
        place[:] = [{one: other, other: one}.get(tile, tile) for tile in place]
