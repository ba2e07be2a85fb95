"""R1 equipment and players, R2 the deal, R3 the lead."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from muggins_core import (
    BadRules,
    Code,
    Deal,
    IllegalAction,
    MatchState,
    Tile,
    apply,
    deal_round,
    draw_lot,
    full_set,
    new_match,
    preset_rules,
    shuffled,
)
from tests.core.positions import (
    DEAD,
    PLAIN,
    PLAYERS,
    SMALL,
    TINY,
    action,
    after,
    deal,
    legal_texts,
    playing,
    started,
    tiles,
)

SIXES = {
    2: ("6-6 6-5 6-4 6-3 6-2 6-1 6-0", ""),
    3: ("6-6 6-5 6-4 6-3 6-2", "", "6-1 6-0"),
    4: ("6-6 6-5 6-4 6-3 6-2", "", "6-1 6-0", ""),
}
"""Hands with which the next seat can never place on a 6-6."""


class Numbers:
    """Randomness that has nothing but `random()`, and gives these numbers in a circle."""

    def __init__(self, numbers: Iterable[float]) -> None:
        self.numbers = list(numbers)

    def random(self) -> float:
        self.numbers.append(self.numbers.pop(0))
        return self.numbers[-1]


def refusal_of(match: MatchState, wrong: Deal) -> Code:
    with pytest.raises(IllegalAction) as refused:
        apply(match, wrong)
    return refused.value.code


def after_domino() -> MatchState:
    """Seat 1 has dominoed the first round."""
    match = started(["1-1 2-2 2-0", "0-0 1-0 2-1"], rules=TINY, leader=1)
    return after(match, "1-0", "1-1>1-0", "0-0>1-0", "2-0>0-0", "2-1>1-1")


def after_block() -> MatchState:
    return after(started(["1-0 2-1 1-1", "0-0 2-0 2-2"], rules=TINY), "1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1")


def test_r1_1_set_has_28_different_tiles_of_0_to_6_pips() -> None:
    everything = full_set(6)
    assert len(set(everything)) == len(everything) == 28
    assert {(tile.high, tile.low) for tile in everything} == {
        (high, low) for high, low in product(range(7), repeat=2) if low <= high
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_2_each_player_scores_alone(players: int) -> None:
    match = after(started(["5-5", *[""] * (players - 1)]), "5-5")
    assert match.scores == (10, *[0] * (players - 1))


@pytest.mark.parametrize("players", [5, 6])
def test_r1_3_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadRules) as refused:
        preset_rules("muggins", players)
    assert refused.value.code is Code.BAD_RULES
    assert refused.value.context == {"option": "players", "reason": "players", "numbers": "2, 3, 4"}


@pytest.mark.parametrize("players", [-2, 0, 1, 7, 99, True, 2.0, "2", [2]])
def test_r1_3_what_is_no_number_of_players_of_any_game_is_refused(players: Any) -> None:
    with pytest.raises(BadRules) as refused:
        preset_rules("muggins", players)
    assert refused.value.code is Code.BAD_RULES
    assert refused.value.context == {"option": "players", "reason": "range", "lowest": 2, "highest": 6}


@pytest.mark.parametrize(("players", "hand", "boneyard"), [(2, 7, 14), (3, 5, 13), (4, 5, 8)])
def test_r2_1_two_get_7_tiles_and_three_or_four_get_5(players: int, hand: int, boneyard: int) -> None:
    dealt = deal_round(new_match(preset_rules("muggins", players)), Random(1))
    assert [len(held) for held in dealt.hands] == [hand] * players
    assert len(dealt.boneyard) == boneyard


def test_r2_1_deals_differ_by_chance_alone() -> None:
    deals = [deal_round(new_match(preset_rules("muggins")), Random(seed)) for seed in (1, 1, *range(50))]
    assert deals[0] == deals[1]
    assert len({dealt.hands for dealt in deals}) == 50


@pytest.mark.parametrize(("players", "boneyard"), [(2, 14), (3, 13), (4, 8)])
def test_r2_2_all_of_the_boneyard_can_be_drawn(players: int, boneyard: int) -> None:
    match = after(started(SIXES[players]), "6-6", *["draw"] * boneyard)
    assert playing(match).boneyard == ()
    assert legal_texts(match) == ["pass"]


def test_r2_4_drawing_takes_the_boneyard_in_the_order_of_the_deal() -> None:
    match = after(started(SIXES[2], boneyard="5-3 0-0 4-1"), "6-6", "draw", "draw", "draw")
    assert playing(match).hands[1][-3:] == tiles("5-3 0-0 4-1")


def test_r2_deals_of_wrong_sizes_are_refused() -> None:
    right = deal(PLAIN)
    first, second = right.hands
    match = new_match(preset_rules("muggins"))
    assert refusal_of(match, replace(right, hands=(first[:-1], (*second, first[-1])))) is Code.BAD_DEAL
    assert (
        refusal_of(match, replace(right, hands=(first,), boneyard=(*right.boneyard, *second)))
        is Code.BAD_DEAL
    )


@pytest.mark.parametrize("wrong", ["6-6", "7-7", ""])
def test_r2_deals_that_are_not_exactly_the_set_are_refused(wrong: str) -> None:
    right = deal(PLAIN)
    match = new_match(preset_rules("muggins"))
    assert refusal_of(match, replace(right, boneyard=(*right.boneyard[:-1], *tiles(wrong)))) is Code.BAD_DEAL


@pytest.mark.parametrize("leader", [-1, 2])
def test_r2_leader_must_be_a_seat(leader: int) -> None:
    assert refusal_of(new_match(preset_rules("muggins")), deal(PLAIN, leader=leader)) is Code.WRONG_LEADER


def test_r2_no_deal_while_a_round_is_in_play_or_after_the_match() -> None:
    match = started(PLAIN)
    assert refusal_of(match, deal(PLAIN)) is Code.ROUND_NOT_OVER
    won = after(started(["5-5", ""], scores=(240, 0)), "5-5")
    assert refusal_of(won, deal(PLAIN)) is Code.MATCH_OVER


def test_r3_1_shuffle_makes_every_order_equally_likely() -> None:
    four = tiles("0-0 1-0 1-1 2-0")
    # The middle of each of the equal parts of [0, 1) from which the three swaps choose.
    parts = product(*([(part + 0.5) / size for part in range(size)] for size in (4, 3, 2)))
    orders = [shuffled(four, Numbers(numbers)) for numbers in parts]
    assert len(set(orders)) == len(orders) == 24
    assert all(sorted(order) == list(four) for order in orders)


def test_r3_1_shuffle_depends_on_random_numbers_alone_and_leaves_its_input() -> None:
    four = list(tiles("0-0 1-0 1-1 2-0"))
    assert shuffled(four, Numbers([0.0])) == tiles("1-0 1-1 2-0 0-0")
    assert four == list(tiles("0-0 1-0 1-1 2-0"))


@pytest.mark.parametrize("players", PLAYERS)
def test_r3_1_lot_goes_to_most_pips_and_ties_draw_again_from_the_tiles_left(players: int) -> None:
    rng = Random(f"lots of {players}")
    lots = [draw_lot(preset_rules("muggins", players), rng) for _ in range(500)]
    for lot in lots:
        contenders = list(range(players))
        for drawing in lot.drawings:
            assert [seat for seat, _ in drawing] == contenders
            most = max(tile.high + tile.low for _, tile in drawing)
            contenders = [seat for seat, tile in drawing if tile.high + tile.low == most]
        assert contenders == [lot.leader]
        drawn = [tile for drawing in lot.drawings for _, tile in drawing]
        assert len(set(drawn)) == len(drawn)
    assert {len(lot.drawings) for lot in lots} >= {1, 2}, "some lots must be tied"
    assert {lot.leader for lot in lots} == set(range(players))


def test_r3_1_all_tiles_go_back_and_are_shuffled_for_the_deal() -> None:
    rng = Random(1)
    where: set[str] = set()
    for _ in range(50):
        dealt = deal_round(new_match(preset_rules("muggins")), rng)
        assert dealt.lot is not None
        assert dealt.leader == dealt.lot.leader
        shown: Tile = dealt.lot.drawings[0][0][1]
        places = {"first": dealt.hands[0], "second": dealt.hands[1], "boneyard": dealt.boneyard}
        where |= {place for place, held in places.items() if shown in held}
    assert where == {"first", "second", "boneyard"}


def test_r3_1_any_seat_may_lead_the_first_round_by_lot() -> None:
    for leader in range(4):
        assert playing(started([""] * 4, leader=leader)).to_act == leader


def test_r3_2_player_who_dominoed_leads_the_next_round() -> None:
    match = after_domino()
    hands = ["1-0 2-1 1-1", "0-0 2-0 2-2"]
    assert match.next_leader == match.results[0].next_leader == 1
    assert refusal_of(match, deal(hands, leader=0, rules=TINY)) is Code.WRONG_LEADER
    assert playing(apply(match, deal(hands, leader=1, rules=TINY)).state).to_act == 1


def test_r3_2_no_lot_is_drawn_where_the_leader_is_known() -> None:
    dealt = deal_round(after_domino(), Random(1))
    assert (dealt.leader, dealt.lot) == (1, None)


@pytest.mark.parametrize("leader", [0, 1])
def test_r3_3_a_lot_decides_after_a_blocked_round(leader: int) -> None:
    match = after_block()
    assert (match.next_leader, match.results[0].next_leader) == (None, None)
    hands = ["1-0 2-1 1-1", "0-0 2-0 2-2"]
    assert playing(apply(match, deal(hands, leader=leader, rules=TINY)).state).to_act == leader


def test_r3_3_a_block_by_drawing_names_no_leader_either() -> None:
    hands, texts = DEAD
    match = after(started(hands, rules=SMALL), *texts, *["draw"] * 5)
    assert (match.round, match.next_leader) == (None, None)


def test_r3_4_leader_may_lead_any_tile() -> None:
    match = started(PLAIN, leader=1)
    assert legal_texts(match) == sorted(PLAIN[1].split())
    for text in PLAIN[1].split():
        assert [str(placed.tile) for placed in playing(after(match, text)).layout.tiles] == [text]


@pytest.mark.parametrize("text", ["draw", "pass"])
def test_r3_4_leader_may_neither_draw_nor_pass(text: str) -> None:
    match = started(PLAIN)
    with pytest.raises(IllegalAction) as refused:
        apply(match, action(match, text))
    assert refused.value.code is Code.LEADER_MUST_LEAD
