"""What a hasty hand, a busy device or a strange one does: nothing is played unseen, shown unmeant or lost."""

from __future__ import annotations

import re

import pytest
from moments import NAMES, Game, greedy, save_when, tiles_on_table
from playwright.sync_api import Page, expect
from table import Table
from test_hasty_story import must_pass
from visits import prefer
from way import go_back

from muggins_core import Place

# A pass by itself is made 2.4 s after it was told.
LONGER_THAN_A_PASS_MS = 4000
HIDE = """() => {
  for (const [name, value] of [["hidden", true], ["visibilityState", "hidden"]])
    Object.defineProperty(document, name, { get: () => value, configurable: true });
  const frame = globalThis.requestAnimationFrame;
  const waiting = [];
  globalThis.requestAnimationFrame = (act) => waiting.push(act);
  document.dispatchEvent(new Event("visibilitychange"));
  globalThis.seeAgain = () => {
    delete document.hidden;
    delete document.visibilityState;
    globalThis.requestAnimationFrame = frame;
    waiting.forEach((act) => frame(act));
    document.dispatchEvent(new Event("visibilitychange"));
  };
}"""
"""A page that nobody sees draws no frames; `seeAgain()` ends it."""
TWO_POINTERS = """(button) => {
  HTMLElement.prototype.setPointerCapture = () => {};
  const { x, y } = button.getBoundingClientRect();
  const send = (type, pointerId, pointerType, clientX, clientY) =>
    button.dispatchEvent(new PointerEvent(type, {
      pointerId, pointerType, clientX, clientY, isPrimary: true, bubbles: true, button: 0,
    }));
  for (const [id, type] of [[1, "mouse"], [2, "touch"]]) {
    send("pointerdown", id, type, x + 5, y + 5);
    send("pointermove", id, type, 300, 300);
  }
}"""
NO_SOUND = """
globalThis.AudioContext = class {
  constructor() { throw new DOMException("there is no device", "NotSupportedError"); }
};
"""


def midway(page: Page) -> tuple[Table, Place]:
    """A hand that is shown, and what is best placed from it."""
    table = Table(page)
    table.keep(save_when(tiles_on_table(10, 1)), NAMES[:2])
    table.show_hand()
    best = greedy(table.kept_state())
    assert isinstance(best, Place)
    return table, best


def carry(table: Table, best: Place) -> None:
    """Take a tile up with the mouse."""
    table.hand.and_(table.page.get_by_label(str(best.tile), exact=True)).hover()
    table.page.mouse.down()
    table.page.mouse.move(300, 300, steps=3)
    expect(table.page.locator(".carried")).to_have_count(1)


def test_nothing_is_done_by_itself_while_nobody_sees_the_page(page: Page) -> None:
    prefer(page, autoPass=True)
    table = Table(page)
    table.keep(save_when(must_pass, game=Game("block_muggins")), NAMES[:2])
    page.clock.install()
    table.show_hand()
    expect(table.pass_).to_be_enabled()
    page.evaluate(HIDE)
    page.clock.run_for(LONGER_THAN_A_PASS_MS)
    expect(table.pass_).to_be_visible()
    page.evaluate("seeAgain()")
    table.expect_turn_over()


def test_a_tile_that_two_pointers_take_up_goes_with_the_hand(page: Page) -> None:
    table, best = midway(page)
    table.hand.and_(page.get_by_label(str(best.tile), exact=True)).evaluate(TWO_POINTERS)
    expect(page.locator(".carried")).to_have_count(1)
    page.get_by_role("button", name="Hide my hand").press("Enter")
    expect(table.show).to_be_visible()
    expect(page.locator(".carried")).to_have_count(0)


def test_a_tile_is_not_dropped_through_a_sheet(page: Page) -> None:
    table, best = midway(page)
    carry(table, best)
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    place = page.locator(f'.place[data-action="{best.tile}>{best.anchor}"]').bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(table.hand.first).to_be_visible()
    expect(table.laid).to_have_count(10)


@pytest.mark.parametrize(("press", "name"), [("Settings", "Settings"), ("Keys", "Keys")])
def test_the_way_back_closes_a_sheet_and_stays_at_the_table(page: Page, press: str, name: str) -> None:
    table, _ = midway(page)
    page.get_by_role("button", name=press, exact=True).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    go_back(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(table.hand.first).to_be_visible()
    expect(page).to_have_url(re.compile("#match$"))
    go_back(page)
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(table.hand).to_have_count(0)


@pytest.mark.parametrize(
    ("address", "title"), [("#learn-2", "Doubles lie across"), ("#games", "Choose a game")]
)
def test_escape_closes_the_keys_and_nothing_under_them(page: Page, address: str, title: str) -> None:
    page.goto(f"./{address}")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=title)).to_have_count(0)


@pytest.mark.usefixtures("witness")
def test_a_device_without_sound_plays_on(page: Page) -> None:
    page.add_init_script(NO_SOUND)
    prefer(page, sounds=True)
    table, best = midway(page)
    table.place(best)
    expect(table.show).to_be_enabled()
    table.turn()
