"""Presses that come too soon: none shows a hand, says a count or leaves a screen that was not meant."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from moments import NAMES, Game, announced, gain, greedy, save_when, scoring
from playwright.sync_api import Page, expect
from table import Table

from muggins_core import MatchState, Pass, Place, apply, legal_actions
from muggins_core.events import Placed

pytestmark = pytest.mark.unhurried

LEAST_MS = 600
HASTE = """
() => {
  const screens = [];
  const told = () => {
    const hand = document.querySelector(".hand");
    return hand ? "HAND" : (document.querySelector("h1")?.textContent ?? "");
  };
  const press = (button) => {
    for (const type of ["pointerdown", "pointerup"]) button.dispatchEvent(new Event(type, { bubbles: true }));
    button.click();
  };
  const started = told();
  let isOver = () => {};
  globalThis.haste = new Promise((done) => { isOver = () => done(screens); });
  const timer = setInterval(() => {
    const now = told();
    if (now !== (screens.at(-1)?.told ?? started)) screens.push({ told: now, at: performance.now() });
    if (now !== "HAND") return document.querySelectorAll("button.brass").forEach(press);
    if (screens.length < 2) return;
    clearInterval(timer);
    isOver();
  }, 20);
}
"""
"""Presses what leads on every twentieth of a second, until a hand is shown, and notes what was shown when."""

Act = Callable[[Table, Place], object]


def hurried(table: Table, act: Callable[[], object]) -> list[str]:
    """Do something with haste; each screen but the last must have stood its time. Returns their names."""
    table.page.evaluate(HASTE)
    act()
    screens = table.page.evaluate("globalThis.haste")
    for screen, later in pairwise(screens):
        stood = later["at"] - screen["at"]
        assert stood >= LEAST_MS, f"{screen['told']} stood for {stood} ms only"
    return [screen["told"] for screen in screens]


def in_midst(match: MatchState) -> bool:
    """Say whether Ann can score, and the round goes on."""
    if match.round is None or match.round.to_act != 0 or not 2 < len(match.round.layout.tiles) < 8:
        return False
    best = greedy(match)
    return isinstance(best, Place) and gain(match, best) > 0 and apply(match, best).state.round is not None


def must_pass(match: MatchState) -> bool:
    return match.round is not None and legal_actions(match) == (Pass(match.round.to_act),)


def can_end(match: MatchState) -> bool:
    """Say whether Ann dominoes the first round, and the match goes on."""
    if match.round is None or match.results or match.round.to_act != 0 or len(match.round.hands[0]) != 1:
        return False
    best = greedy(match)
    if not isinstance(best, Place):
        return False
    after = apply(match, best).state
    return after.round is None and after.winners is None


def opened(page: Page, is_it: Callable[[MatchState], bool], game: Game) -> Table:
    table = Table(page)
    table.keep(save_when(is_it, game=game), NAMES[:2])
    table.show_hand()
    return table


def by_tap(table: Table, placement: Place) -> None:
    table.place(placement)


def by_key(table: Table, placement: Place) -> None:
    table.choose(str(placement.tile))
    table.page.locator(f'.place[data-action="{placement.tile}>{placement.anchor}"]').press("Enter")


def by_drag(table: Table, placement: Place) -> None:
    table.choose(str(placement.tile))
    table.hand.and_(table.page.get_by_label(str(placement.tile), exact=True)).drag_to(
        table.page.locator(f'.place[data-action="{placement.tile}>{placement.anchor}"]')
    )


@pytest.mark.core
@pytest.mark.parametrize("act", [by_tap, by_key, by_drag])
def test_no_hand_is_shown_by_a_press_that_was_meant_for_a_placement(page: Page, act: Act) -> None:
    table = opened(page, in_midst, Game())
    best = greedy(table.kept_state())
    assert isinstance(best, Place)
    assert hurried(table, lambda: act(table, best)) == ["Over to Bob", "HAND"]


@pytest.mark.parametrize("viewport", [(320, 568), (1280, 800)])
@pytest.mark.usefixtures("viewport")
def test_no_hand_is_shown_by_the_second_tap_on_a_count(page: Page) -> None:
    table = opened(page, in_midst, Game("muggins_line"))
    state = table.kept_state()
    best = announced(state, scoring(state))
    table.choose(str(best.tile))
    page.locator(f'.place[data-action="{best.tile}>{best.anchor}"]').click()
    chip = table.chips.and_(page.get_by_text("15" if best.announced != 15 else "10", exact=True))
    expect(chip).to_be_enabled()
    assert hurried(table, chip.dblclick) == ["Over to Bob", "HAND"]


def test_a_count_that_is_written_quickly_is_said(page: Page) -> None:
    table = opened(page, in_midst, Game("muggins_line"))
    best = scoring(table.kept_state())
    table.choose(str(best.tile))
    page.locator(f'.place[data-action="{best.tile}>{best.anchor}"]').click()
    field = page.get_by_label("Another count")
    field.focus()
    page.keyboard.type("15")
    page.keyboard.press("Enter")
    expect(table.show).to_be_visible()
    round_ = table.kept_state().round
    assert round_ is not None
    placed = round_.history[-1]
    assert isinstance(placed, Placed)
    assert placed.announced == 15


def test_no_hand_is_shown_by_a_press_that_was_meant_for_a_pass_or_for_hiding(page: Page) -> None:
    table = opened(page, must_pass, Game("block_muggins"))
    hide = page.get_by_role("button", name="Hide my hand")
    assert hurried(table, hide.click)[-1] == "HAND"
    assert hurried(table, table.pass_.click)[-1] == "HAND"


def test_no_screen_between_two_rounds_is_skipped(page: Page) -> None:
    table = opened(page, can_end, Game())
    best = greedy(table.kept_state())
    assert isinstance(best, Place)
    screens = hurried(table, lambda: by_tap(table, best))
    assert screens[:2] == ["Ann dominoes!", "Round 1 is settled"]
    assert re.match("^Over to ", screens[-2])


def test_a_press_that_began_while_a_hand_was_held_back_does_not_show_it(page: Page) -> None:
    table = opened(page, in_midst, Game("muggins_line"))
    page.get_by_role("button", name="Score sheet").click()
    page.get_by_role("dialog").get_by_label("Time for calls").select_option("3 s")
    page.keyboard.press("Escape")
    best = scoring(table.kept_state())
    table.place(best)
    waiting = page.get_by_role("button", name=re.compile("^Anybody"))
    waiting.hover(force=True)
    page.mouse.down()
    expect(table.show).to_be_enabled()
    page.mouse.up()
    # Had it been taken, the page would be busy from that moment on until the hand is there.
    expect(page.get_by_role("main")).to_have_attribute("aria-busy", "false")
    expect(table.hand).to_have_count(0)
    table.show_hand()
