"""A hint in a turn: it is asked for, read, taken and placed, and nobody sees another's."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random

import pytest
from moments import NAMES, Game, save_when, tiles_on_table
from playwright.sync_api import Locator, Page, expect
from spoken import MARKS, said
from table import Table
from visits import prefer

from muggins_core import MatchState, Place, legal_actions
from muggins_core.advice_view import Hinter
from muggins_core.protocol import AdviceView

LANGUAGES = {
    # What the page says of a hint whatever its numbers are: what it scores, who is next, what stays in hand.
    "en": ("It scores ", "Bob ", " in hand fit"),
    "de": ("Das bringt jetzt ", "Bob ", " der Hand pass"),
    "ar": ("الآن", "Bob", " في اليد "),
}
PARTNERS = Game("muggins", {"teams": "partners"})
LINE = Game("muggins_line")


class HintTable(Table):
    """A table at which a hint is asked for, in any language."""

    def __init__(self, page: Page, locale: str = "en") -> None:
        super().__init__(page)
        self.locale = locale
        self.panel = page.locator(".hint")
        self.main = page.locator("main[data-version]")
        self.ask = self.says("hint-ask")
        self.take = self.says("hint-take")

    def says(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=said(self.locale, message))

    def seat(self, save: str, computers: Sequence[str]) -> None:
        """Open a kept match with these players: empty for a person."""
        record = {**json.loads(save), "table": {"computers": list(computers)}}
        self.keep(json.dumps(record), NAMES[: len(computers)])

    def advice(self) -> tuple[AdviceView, ...]:
        """What the engine says of the turn that is shown."""
        version = int(self.main.get_attribute("data-version") or "")
        hinter = Hinter(self.kept_state(), Random(version))
        while hinter.share < 1:
            hinter.look()
        return hinter.placements

    def actions(self) -> tuple[str, ...]:
        """What has been done in the round, as it is kept."""
        return self.kept_record().rounds[-1].actions

    def expect_marked(self, best: AdviceView) -> None:
        tile = best.action.split(">")[0]
        expect(self.page.locator(".hand-tile.is-hinted")).to_have_attribute("aria-label", tile)
        expect(self.page.locator(".place")).to_have_count(1)
        expect(self.page.locator(".place.is-hinted")).to_have_attribute("data-action", best.action)


def has_more_to_say(match: MatchState) -> bool:
    """Whether the first of two is to act, in mid-round, with several tiles that can be placed."""
    if not tiles_on_table(4, 3)(match) or match.round is None or match.round.to_act != 0:
        return False
    return len({action.tile for action in legal_actions(match) if isinstance(action, Place)}) > 1


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_hint_is_asked_for_read_taken_and_placed(page: Page, locale: str) -> None:
    prefer(page, language=locale)
    table = HintTable(page, locale)
    table.seat(save_when(has_more_to_say), ["", "expert"])
    expect(page.locator("html")).to_have_attribute("lang", locale)
    table.ask.click()
    expect(table.panel).to_be_visible()
    best = table.advice()[0]
    text = re.sub(MARKS, "", table.panel.inner_text())
    numbers = (*best.action.split(">"), str(best.pips), str(best.points or ""))
    for part in (*LANGUAGES[locale], *numbers):
        assert part in text, text
    # It is heard as it is read.
    last = table.panel.locator("span").last.inner_text()
    expect(page.get_by_role("status").filter(has_text=last)).to_have_count(1)
    table.expect_marked(best)
    expect(table.take).to_be_focused()
    made = table.actions()
    table.take.click()
    expect(table.says("meant-yes")).to_be_visible()
    assert table.actions() == made
    table.says("meant-yes").click()
    expect(table.panel).to_have_count(0)
    assert table.actions()[len(made)] == best.action


def test_a_hint_by_keys_is_put_away_by_escape_and_placed_by_confirmation(page: Page) -> None:
    table = HintTable(page)
    table.seat(save_when(has_more_to_say), ["", "expert"])
    expect(table.ask).to_be_visible()
    # Pressed twice it is asked once.
    page.keyboard.press("t")
    page.keyboard.press("t")
    expect(table.panel).to_have_count(1)
    page.keyboard.press("Escape")
    expect(table.panel).to_have_count(0)
    expect(page.locator(".place")).to_have_count(0)
    page.keyboard.press("t")
    expect(table.panel).to_be_visible()
    table.panel.focus()
    expect(table.panel).to_be_focused()
    page.keyboard.press("Tab")
    while not table.take.evaluate("(button) => button.matches(':focus')"):
        page.keyboard.press("Tab")
    expect(table.take).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Place it")).to_be_visible()
    page.keyboard.press("Escape")
    # Put back, it can be read on, and then put away.
    expect(table.take).to_be_visible()
    expect(table.panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.panel).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("a hint: the best placement, and why")


@pytest.mark.parametrize("players", [4, 6])
def test_a_hint_beside_the_felt_lies_over_nobody(page: Page, players: int) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    table = HintTable(page)
    table.seat(save_when(tiles_on_table(6), players, game=LINE), [""] * players)
    table.show_hand()
    table.ask.click()
    expect(table.panel).to_be_visible()
    for height in (1080, 800, 600):
        page.set_viewport_size({"width": 1280, "height": height})
        top = table.panel.bounding_box()
        last = page.locator(".plate").last.bounding_box()
        assert top
        assert last
        assert last["y"] + last["height"] <= top["y"], height


def test_a_hint_in_a_game_of_partners_is_for_one_pair_of_eyes(page: Page) -> None:
    table = HintTable(page)
    save = save_when(tiles_on_table(6, 2), 4, game=PARTNERS)
    table.seat(save, ["", "", "", ""])
    table.show_hand()
    state = table.kept_state()
    assert state.round is not None
    following = NAMES[(state.round.to_act + 1) % 4]
    table.ask.click()
    expect(table.panel).to_contain_text(following)
    text = table.panel.inner_text()
    table.expect_marked(table.advice()[0])
    page.get_by_role("button", name="Hide my hand").click()
    expect(table.show).to_be_visible()
    expect(table.panel).to_have_count(0)
    assert "tiles in hand" not in page.content()
    table.show_hand()
    expect(table.ask).to_be_visible()
    expect(table.panel).to_have_count(0)
    table.ask.click()
    expect(table.panel).to_be_visible()
    assert table.panel.locator("h2").inner_text() == text.splitlines()[0]
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Hints").uncheck()
    page.keyboard.press("Escape")
    expect(table.panel).to_have_count(0)
    expect(table.ask).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".hand-tile.is-hinted")).to_have_count(0)


def test_h4_a_hint_tells_no_count_where_counts_are_announced(page: Page) -> None:
    table = HintTable(page)
    table.seat(save_when(tiles_on_table(4, 2), game=LINE), ["", ""])
    table.show_hand()
    table.ask.click()
    expect(table.panel).to_contain_text("a hint tells nothing of the count")
    best = table.advice()[0]
    assert (best.worth, best.points, best.answer) == (None, None, None)
    told = re.findall(r"\d+", " ".join(table.panel.locator("p").all_inner_texts()))
    allowed = {str(best.pips), str(best.fitting), str(round(100 * best.stuck))}
    assert set(told) <= allowed, table.panel.inner_text()
    table.expect_marked(best)
    expect(page.locator(".place-label")).to_have_count(0)
    laid = table.laid.count()
    table.take.click()
    expect(table.chips.first).to_be_visible()
    expect(table.panel).to_have_count(0)
    expect(table.laid).to_have_count(laid)
    table.say(None)
    expect(table.laid).to_have_count(laid + 1)
    assert table.actions()[-1] == best.action
