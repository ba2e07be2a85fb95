"""A round as a screen reader tells it: all is found by role and name, and heard in the live regions."""

from __future__ import annotations

import re

import pytest
from moments import save_when
from playwright.sync_api import Page, expect
from reading import ends_words, hand_words, placed_words, row_words, scores_words, standing_words
from table import Table

from muggins_core import Draw, MatchState, Pass, Place, apply, count, legal_actions
from muggins_core.events import Drew, Passed, Placed

pytestmark = pytest.mark.core

NAMES = ("Ann", "Bob")


class Listener:
    """Somebody who has only what the accessibility tree holds."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = Table(page)

    def press(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_enabled()
        button.press("Enter")

    def hears(self, text: str) -> None:
        """Wait until a live region tells this, whole or in part."""
        expect(self.page.get_by_role("status").filter(has_text=text)).to_have_count(1)

    def hears_exactly(self, text: str) -> None:
        """Wait until a live region tells this and nothing else."""
        whole = re.compile(rf"^\s*{re.escape(text)}\s*$")
        expect(self.page.get_by_role("status").filter(has_text=whole)).to_have_count(1)

    def reads(self, key: str, text: str) -> None:
        """Press a key, and hear exactly this."""
        self.page.keyboard.press(key)
        expect(self.page.get_by_role("status").get_by_text(text, exact=True)).to_have_count(1)

    def buttons(self, group: str) -> list[str]:
        """The names of the buttons in a group, and how those that are not to be pressed are described."""
        snapshot = self.page.get_by_role("group", name=re.compile(group)).aria_snapshot()
        return re.findall(r'button "([^"]+)"', snapshot)

    def is_offered(self, name: str) -> bool:
        return self.page.get_by_role("button", name=name, exact=True).is_visible()


def listen_to(listener: Listener, match: MatchState, name: str) -> None:
    """Everything that can be asked for in a turn."""
    assert match.round is not None
    layout = match.round.layout
    if layout.tiles:
        ends = ends_words(layout, count(layout, match.rules).total)
        listener.reads("e", ends)
        row = ", ".join(row_words(layout))
        number = len(layout.tiles)
        told = f"{number} tiles on the table, from end to end" if number > 1 else "One tile on the table"
        listener.reads("l", f"{told}: {row}. {ends}")
    else:
        listener.reads("e", "Nothing is on the table yet.")
    listener.reads("h", hand_words(name, match))
    listener.reads("c", scores_words(NAMES, match))


def play_on(listener: Listener, name: str) -> None:
    """Draw while that is due, then place the first tile that fits, or pass; all is told as it happens."""
    page, table = listener.page, listener.table
    while listener.is_offered("Draw a tile"):
        before = len(listener.buttons("’s hand$"))
        listener.press("Draw a tile")
        expect(table.hand.nth(before).or_(table.go_on)).to_be_visible()
        if table.go_on.is_visible():
            return
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        listener.hears_exactly(f"{name} draws a tile. {asked_after_draw(table, name)}")
    if listener.is_offered("Pass"):
        listener.press("Pass")
        return
    if table.laid.count() == 0:
        table.expect_rested()
        listener.press(listener.buttons("’s hand$")[0])
        return
    for tile in listener.buttons("’s hand$"):
        page.get_by_role("button", name=tile, exact=True).press("Enter")
        if page.get_by_role("group", name=f"Where {tile} fits").is_visible():
            break
        listener.hears(f"{tile}: ")
    listener.hears(f"Place {tile} at")
    listener.press(listener.buttons("^Where ")[0])


def asked_after_draw(table: Table, name: str) -> str:
    """What there is to do with the tile that was drawn last."""
    step = table.kept_steps()[-1]
    assert isinstance(step.action, Draw)
    actions = legal_actions(step.transition.state)
    if isinstance(actions[0], Draw):
        return "Nothing fits. Draw a tile."
    if isinstance(actions[0], Pass):
        return f"Nothing fits and the boneyard is empty: {name} passes"
    (tile,) = {str(action.tile) for action in actions if isinstance(action, Place)}
    return f"{tile} was drawn and fits: it must be placed"


def expect_told(listener: Listener, name: str) -> None:
    """The last step was told, a placement with its ends, count and points; in mid-round nothing else was."""
    last = listener.table.kept_steps()[-1].transition
    event = last.events[0]
    if isinstance(event, Passed):
        words = f"{name} passes."
    elif isinstance(event, Drew):
        words = f"{name} draws a tile."
    else:
        assert isinstance(event, Placed)
        words = placed_words(NAMES, event, (last.state.round or last.state.results[-1].final).layout)
    if last.state.round is None:
        listener.hears(words)
    else:
        listener.hears_exactly(words)


def test_a_round_is_played_by_what_is_told_and_read(page: Page) -> None:
    listener = Listener(page)
    listener.table.open()
    for number, name in enumerate(NAMES, 1):
        page.get_by_role("textbox", name=f"Player {number}").fill(name)
    listener.press("Deal")
    listener.table.leave_lot()
    while not page.get_by_role("button", name="Show the hands").is_visible():
        match = listener.table.kept_state()
        assert match.round is not None
        name = NAMES[match.round.to_act]
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Over to {name}")
        listener.reads("h", "No hand is shown.")
        listener.press(f"I’m {name}: show my hand")
        expect(page.get_by_role("group", name=f"{name}’s hand")).to_be_visible()
        listen_to(listener, match, name)
        play_on(listener, name)
        listener.table.expect_turn_over()
        expect_told(listener, name)
    listener.press("Show the hands")
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 1 is settled")
    final = listener.table.kept_state()
    page.keyboard.press("c")
    listener.hears(standing_words(NAMES, final))


def is_blocked_by_a_draw(match: MatchState) -> bool:
    """Say whether the next tile is drawn and ends the round (R7.2)."""
    draws = [action for action in legal_actions(match) if isinstance(action, Draw)]
    return bool(draws) and apply(match, draws[0]).state.round is None


def test_a_draw_that_blocks_the_round_is_told(page: Page) -> None:
    listener = Listener(page)
    listener.table.keep(save_when(is_blocked_by_a_draw), NAMES)
    match = listener.table.kept_state()
    assert match.round is not None
    name = NAMES[match.round.to_act]
    listener.press(f"I’m {name}: show my hand")
    expect(page.get_by_role("group", name=f"{name}’s hand")).to_be_visible()
    play_on(listener, name)
    expect_told(listener, name)
    expect(page.get_by_role("heading", level=1)).to_have_text("Blocked: nobody can place")
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_keys_of_one_letter_can_be_switched_off(page: Page) -> None:
    listener = Listener(page)
    listener.table.begin(*NAMES)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    page.keyboard.press("?")
    expect(keys).to_be_hidden()
    listener.reads("h", "No hand is shown.")
    listener.press("Settings")
    page.get_by_role("switch", name="Keys of one letter").press(" ")
    page.keyboard.press("Escape")
    listener.table.show_hand()
    for key in ("h", "s", "?"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="’s hand,")).to_have_count(0)
    listener.press("Keys")
    expect(keys).to_contain_text("Keys of one letter are switched off")
