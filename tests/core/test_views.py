"""What a seat may know (R2.3, R8.1)."""

from __future__ import annotations

from random import Random

import pytest

from muggins_core import MatchState, RoundState, Tile, legal_actions, seat_view, shuffled
from muggins_core.events import Drew, EndReason, Placed, redact
from muggins_core.state import RoundResult
from tests.core.positions import DEAD, PLAIN, PLAYERS, SMALL, TINY, after, playing, started, tiles
from tests.core.random_play import random_states

DRAWING = ("6-5 6-0 6-2 1-0 4-0 5-2 5-1", "4-4 3-3 2-2 1-1 0-0 4-3 2-1")


def drawing() -> MatchState:
    """Seat 1 has drawn a 4-2 that fits nowhere and a 6-1 that fits."""
    return after(started(DRAWING, boneyard="4-2 6-1"), "6-5", "draw", "draw")


def blocked() -> MatchState:
    match = started(["1-0 2-1 1-1", "0-0 2-0 2-2"], rules=TINY)
    return after(match, "1-0", "0-0>1-0", "2-1>1-0", "2-0>2-1")


def test_r2_3_a_seat_sees_its_own_hand_and_of_others_the_size() -> None:
    match = after(started(PLAIN), "6-6")
    for seat in (0, 1):
        view = seat_view(match, seat).round
        assert view is not None
        assert view.hand == playing(match).hands[seat]
        assert (view.hand_sizes, view.boneyard_size) == ((6, 7), 14)


def test_r2_3_a_bystander_sees_no_hand() -> None:
    view = seat_view(after(started(PLAIN), "6-6"), None)
    assert view.round is not None
    assert (view.round.hand, view.round.drawn, view.legal) == ((), None, ())


def test_r2_3_a_drawn_tile_is_known_to_the_seat_that_drew_it_alone() -> None:
    seen = {}
    for seat in (0, 1, None):
        view = seat_view(drawing(), seat).round
        assert view is not None
        seen[seat] = [event.tile for event in view.history if isinstance(event, Drew)], view.drawn
    assert seen == {
        0: ([None, None], None),
        1: (list(tiles("4-2 6-1")), Tile(6, 1)),
        None: ([None, None], None),
    }


def test_r2_3_a_draw_stays_secret_after_the_round() -> None:
    hands, texts = DEAD
    match = after(started(hands, rules=SMALL), *texts, *["draw"] * 5)
    for seat in (0, 1, None):
        (result,) = seat_view(match, seat).results
        assert [event.tile for event in result.history if isinstance(event, Drew)] == [None] * 5


def test_redaction_leaves_what_everybody_may_know() -> None:
    history = playing(drawing()).history
    assert [redact(event, 1) for event in history] == list(history)
    assert redact(history[0], None) is history[0]
    assert redact(history[1], 0) == Drew(1, None)


def test_legal_actions_are_told_to_the_seat_to_act_alone() -> None:
    match = drawing()
    assert seat_view(match, 1).legal == legal_actions(match)
    assert seat_view(match, 0).legal == seat_view(match, None).legal == ()


def test_r8_1_all_hands_are_shown_when_the_round_is_settled() -> None:
    for seat in (0, 1, None):
        view = seat_view(blocked(), seat)
        (result,) = view.results
        assert view.round is None
        assert result.hands == (tiles("1-1"), tiles("2-2"))
        assert (result.reason, result.settlement, result.scores) == (EndReason.BLOCK, (0, -5), (0, -5))
        assert (result.leader, result.finisher, result.winner, result.next_leader) == (0, None, None, None)


def test_r9_2_hands_are_not_shown_when_a_placement_won_the_match() -> None:
    match = after(started(["6-4", ""], scores=(240, 0)), "6-4")
    view = seat_view(match, 1)
    assert view.winners == (0,)
    assert view.results[0].hands is None


def test_a_view_has_all_that_is_public() -> None:
    match = drawing()
    view = seat_view(match, 0)
    round_ = playing(match)
    assert (view.seat, view.rules, view.scores, view.winners) == (0, match.rules, match.scores, None)
    assert view.round is not None
    assert (view.round.leader, view.round.lot, view.round.to_act) == (0, None, 1)
    assert view.round.layout == round_.layout
    assert isinstance(view.round.history[0], Placed)


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_3_no_view_changes_when_tiles_hidden_from_it_change_places(players: int) -> None:
    rng = Random(f"hidden from one of {players}")
    changed = 0
    for match in random_states(players, 400, f"views of {players}"):
        for seat in (*range(players), None):
            other = rearranged(match, seat, rng)
            assert seat_view(other, seat) == seat_view(match, seat)
            changed += other != match
    assert changed > 400, "most positions must really be rearranged"


def rearranged(match: MatchState, seat: int | None, rng: Random) -> MatchState:
    """Return a match that differs in what `seat` cannot know: other hands, the boneyard, draws."""
    results = tuple(rearranged_result(result, rng) for result in match.results)
    round_ = match.round
    if round_ is not None:
        own = () if seat is None else (seat,)
        round_ = with_other_draws(rearranged_round(round_, own, rng), seat, rng)
    return match._replace(round=round_, results=results)


def rearranged_result(result: RoundResult, rng: Random) -> RoundResult:
    shown = () if result.reason is EndReason.TARGET else tuple(range(len(result.final.hands)))
    final = with_other_draws(rearranged_round(result.final, shown, rng), None, rng)
    return result._replace(final=final)


def rearranged_round(round_: RoundState, shown: tuple[int, ...], rng: Random) -> RoundState:
    """Return the round with the boneyard and the hands that are not shown dealt anew."""
    hidden = [hand for seat, hand in enumerate(round_.hands) if seat not in shown]
    pool = iter(shuffled([tile for place in (*hidden, round_.boneyard) for tile in place], rng))
    hands = tuple(
        hand if seat in shown else tuple(next(pool) for _ in hand) for seat, hand in enumerate(round_.hands)
    )
    return round_._replace(hands=hands, boneyard=tuple(pool))


def with_other_draws(round_: RoundState, seat: int | None, rng: Random) -> RoundState:
    """Return the round with other tiles in the draws of all but `seat`."""
    drawn = [event.tile for event in round_.history if isinstance(event, Drew) and event.seat != seat]
    others = iter(shuffled(drawn, rng))
    history = tuple(
        event._replace(tile=next(others)) if isinstance(event, Drew) and event.seat != seat else event
        for event in round_.history
    )
    tile = round_.drawn
    if tile is not None and round_.to_act != seat:
        tile = Tile(6, 6) if tile is not Tile(6, 6) else Tile(0, 0)
    return round_._replace(history=history, drawn=tile)
