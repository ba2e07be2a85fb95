"""R2.3 at the table: a view tells nothing of tiles that whoever looks at the screen cannot know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from muggins_core import MugginsError, parse_record, shuffled
from muggins_core.records import final_state
from tests.core.desk import Desk, View, resumed
from tests.core.positions import PLAYERS, saved


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_3_no_view_of_the_table_changes_when_hidden_tiles_change_places(players: int) -> None:
    rng = Random(f"hidden from the table of {players}")
    desk = Desk(f"hidden from the table of {players}")
    desk.new_match(players)
    compared = Counter[str]()
    while any(compared[phase] < 4 for phase in ("lot", "curtain", "turn", "round_end", "settled")):
        if desk.view["round"] == 4:
            desk.new_match(players)
        if desk.view["phase"] in ("lot", "round_end", "settled") or rng.random() < 1 / 4:
            view = look(desk.save, desk.view["phase"])
            for other in islice(rearranged(desk, rng), 2):
                assert look(other, desk.view["phase"]) == view
                compared[desk.view["phase"]] += 1
        desk.go_on(rng)


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


def look(save: str, phase: str) -> View:
    """Return the view of a save that was made in a phase."""
    desk = resumed(save)
    if phase == "turn":
        desk.ask("show_hand")
    assert desk.view["phase"] == phase
    return desk.view


def rearranged(desk: Desk, rng: Random) -> Iterator[str]:
    """Yield saves in which two tiles that cannot be known have changed places since the deal, and in
    which the same play was as legal and led to the same end."""
    hidden = shuffled(hidden_tiles(desk), rng)
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


def hidden_tiles(desk: Desk) -> list[Any]:
    """Return the tiles of this round that nobody who looks at the screen can place."""
    match = final_state(parse_record(desk.save))
    round_ = match.round or match.results[-1].final
    hidden = list(round_.boneyard)
    if desk.view["phase"] != "settled":
        shown = desk.view["hand"]["seat"] if desk.view["hand"] else None
        hidden += [tile for seat, hand in enumerate(round_.hands) if seat != shown for tile in hand]
    return hidden


def swap(round_: dict[str, Any], one: str, other: str) -> None:
    for place in (*round_["hands"], round_["boneyard"]):
        place[:] = [{one: other, other: one}.get(tile, tile) for tile in place]
