"""What may happen while a computer player thinks: nothing is lost, played twice, or told."""

from __future__ import annotations

import json
import re
from itertools import chain

import pytest
from computers import before_seat, keep_with
from hosting import WATCH_WORKERS
from moments import NAMES, Game, save_when, scoring
from playwright.sync_api import Page, expect
from screens import FULL
from table import Table
from test_computers_story import AWAY, Lone, can_score
from way import button, go_back
from witness import Witness

from muggins_core import Record

HELD = """
window.Worker = class extends Worker {
  postMessage(text, ...given) {
    const send = () => super.postMessage(text, ...given);
    const isHeld = sessionStorage.getItem("held") === JSON.parse(text).type;
    if (isHeld) window.release = send;
    else send();
  }
};
"""
"""For `add_init_script`: requests of the type that is `held` reach the engine when they are let through."""
HOLD = '(type) => sessionStorage.setItem("held", type)'
IS_HELD = "() => window.release"
LET_THROUGH = """() => {
  sessionStorage.removeItem("held");
  const { release } = window;
  delete window.release;
  release();
}"""
DIE = """() => {
  sessionStorage.removeItem("held");
  const worker = workers.at(-1);
  worker.terminate();
  worker.dispatchEvent(new ErrorEvent("error", { message: "the engine is broken on purpose" }));
}"""
TILES = r"""() => {
  const told = [document.documentElement.textContent];
  for (const it of document.querySelectorAll(":not(svg *)")) {
    for (const { value } of it.attributes) told.push(value);
  }
  return [...new Set(told.join(" ").match(/\b\d-\d\b/g))];
}"""
"""Every tile that is named anywhere in the page."""


def hidden(page: Page) -> Lone:
    """A person in mid-round whose opponent, a computer player, is to act, in a page that is not seen."""
    page.add_init_script(AWAY)
    page.add_init_script(WATCH_WORKERS)
    page.add_init_script(HELD)
    page.goto("licences.html")
    page.evaluate('sessionStorage.setItem("away", "true")')
    table = Lone(page)
    keep_with(table, json.loads(save_when(before_seat(1, 9))), ("", "expert"))
    expect(table.play_now).to_be_enabled()
    return table


def held(page: Page, request: str) -> Lone:
    """The computer player thinks, or is about to move, and does not come to its end."""
    table = hidden(page)
    page.evaluate(HOLD, request)
    table.away(False)
    page.wait_for_function(IS_HELD)
    return table


def expect_gone_on(table: Lone, before: Record) -> None:
    """Wait for the person's turn: what was played stands, and only the computer player has acted since."""
    expect(table.turn_hand.first).to_be_visible()
    after = table.kept_record()
    assert after.rounds[0].deal == before.rounds[0].deal
    told, since = before.rounds[0].actions, after.rounds[0].actions
    assert since[: len(told)] == told
    assert len(since) > len(told)
    *_, placed = since
    assert all(action == "draw" for action in since[len(told) : -1])
    assert placed == "pass" or ">" in placed


@pytest.mark.parametrize("asked", ["think", "move"])
def test_an_engine_that_dies_while_a_computer_thinks_is_replaced_and_thinks_on(
    page: Page, witness: Witness, asked: str
) -> None:
    table = held(page, asked)
    before = table.kept_record()
    witness.expect("the engine is broken on purpose")
    page.evaluate(DIE)
    expect(page.get_by_text(re.compile("^The engine stopped and was restarted"))).to_be_visible()
    expect_gone_on(table, before)


def test_another_tab_takes_the_match_while_a_computer_thinks(page: Page) -> None:
    table = held(page, "think")
    before = table.kept_record()
    other = Lone(page.context.new_page())
    other.open()
    button(other.page, "Play here")
    expect(page.get_by_role("heading", name="This match is open in another tab")).to_be_visible()
    page.evaluate(LET_THROUGH)
    expect_gone_on(other, before)
    kept = other.kept_record()
    button(page, "Play here")
    expect(table.turn_hand.first).to_be_visible()
    assert table.kept_record() == kept


def test_who_goes_away_while_a_computer_thinks_finds_it_thinking(page: Page) -> None:
    table = held(page, "think")
    before = table.kept_record()
    button(page, "Leave")
    expect(table.heading).to_have_text("Muggins")
    page.evaluate(LET_THROUGH)
    page.evaluate(HOLD, "think")
    page.get_by_role("button", name=re.compile("^Go on with the match")).click()
    expect(table.play_now).to_be_enabled()
    go_back(page)
    expect(table.heading).to_have_text("Muggins")
    page.go_forward()
    expect(table.play_now).to_be_enabled()
    page.reload()
    expect(table.play_now).to_be_enabled()
    assert table.kept_record() == before
    page.wait_for_function(IS_HELD)
    page.evaluate(LET_THROUGH)
    expect_gone_on(table, before)


def test_a_double_press_plays_for_the_computer_alone(page: Page) -> None:
    table = hidden(page)
    before = table.kept_record()
    table.play_now.dblclick()
    table.away(False)
    expect_gone_on(table, before)


def test_a_full_storage_stops_no_computer(page: Page) -> None:
    table = held(page, "think")
    page.evaluate(FULL)
    page.evaluate(LET_THROUGH)
    expect(table.turn_hand.first).to_be_visible()
    expect(page.get_by_text(re.compile("^The match is not being saved"))).to_be_visible()


def test_a_placement_can_be_taken_back_until_a_computer_has_moved(page: Page) -> None:
    table = hidden(page)
    table.away(False)
    expect(table.turn_hand.first).to_be_visible()
    while table.draw.is_visible() or table.pass_.is_visible():
        table.act()
        table.wait()
    table.away(True)
    hand, before = table.tiles_in_hand(), table.kept_record()
    table.act()
    if table.play_now.is_visible():
        table.take_back.click()
        expect(table.turn_hand.first).to_be_visible()
        assert table.tiles_in_hand() == hand
        assert table.kept_record().rounds == before.rounds
        table.act()
    table.away(False)
    table.wait()
    if table.turn_hand.first.is_visible():
        expect(table.take_back).to_have_count(0)


def test_a_computer_player_that_nobody_knows_is_believed_to_be_a_person(page: Page) -> None:
    record = json.loads(save_when(before_seat(1, 9), 2))
    table = Table(page)
    table.keep(json.dumps({**record, "table": {"computers": ["", "wizard/sly"]}}), NAMES[:2])
    expect(table.heading).to_have_text(f"Over to {NAMES[1]}")
    expect(page.locator(".face")).to_have_count(0)
    table.turn()


def named_on(table: Table) -> set[str]:
    return set(table.page.evaluate(TILES))


def expect_no_hidden_tile(table: Table, *shown: int) -> None:
    """No tile is named but those on the table and in the hands of these seats."""
    round_ = table.kept_state().round
    assert round_ is not None
    known = chain((laid.tile for laid in round_.layout.tiles), *(round_.hands[seat] for seat in shown))
    secret = named_on(table) - set(map(str, known))
    assert secret == set()


def test_two_people_and_a_computer_hide_their_hands_from_each_other(page: Page) -> None:
    page.add_init_script(AWAY)
    page.goto("licences.html")
    page.evaluate('sessionStorage.setItem("away", "true")')
    table = Lone(page)
    record = json.loads(save_when(can_score, 3, game=Game("muggins_line")))
    saved = {**record, "table": {"computers": ["", "expert", ""]}}
    table.keep(json.dumps(saved), NAMES[:3])
    expect(table.heading).to_have_text(f"Over to {NAMES[0]}")
    expect_no_hidden_tile(table)
    table.show_hand()
    expect_no_hidden_tile(table, 0)
    table.put(scoring(table.kept_state()))
    table.say(None)
    expect(table.play_now).to_be_visible()
    expect(table.hand).to_have_count(0)
    expect_no_hidden_tile(table)
    # Somebody may still call: the second of two presses is not to take the time for it.
    expect(table.muggins).to_be_visible()
    expect(table.play_now).to_have_attribute("data-careful", "")
    table.away(False)
    expect(table.show.or_(table.go_on)).to_be_visible()
    expect(table.hand).to_have_count(0)
    if table.show.is_visible():
        expect_no_hidden_tile(table)
