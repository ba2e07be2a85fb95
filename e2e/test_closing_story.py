"""A sheet that the browser closes: what is pressed or drawn before the page is told of it finds it closed."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from table import Table
from test_rough_story import midway
from way import expect_ready

WRITE_AS_IT_CLOSES = """(dialog) => {
  globalThis.taken = [];
  dialog.addEventListener("focusin", ({ target }) => globalThis.taken.push(target.outerHTML));
  // Of this the page is told in a later task, as when the browser closes it for Escape.
  dialog.close();
  const field = document.querySelector(".card input");
  field.value = "Zoë";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}"""
PRESS = """const press = (key) => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
);"""


def test_what_is_drawn_as_a_sheet_closes_does_not_open_it_again(page: Page) -> None:
    Table(page).open()
    expect_ready(page)
    button = page.get_by_role("button", name="Settings")
    button.click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    sheet.evaluate(WRITE_AS_IT_CLOSES)
    expect(sheet).to_have_count(0)
    expect(button).to_be_focused()
    assert page.evaluate("globalThis.taken") == []
    expect(page.get_by_label("Player 1", exact=True)).to_have_value("Zoë")


def test_a_sheet_that_is_opened_again_at_once_stays(page: Page) -> None:
    midway(page)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_be_visible()
    page.evaluate(
        f"""() => {{
          {PRESS}
          press("?");
          press("?");
          // The page is told that the browser has closed it no later than this.
          return new Promise((done) => setTimeout(() => requestAnimationFrame(done)));
        }}"""
    )
    expect(sheet).to_be_visible()
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()


def test_a_key_that_follows_escape_at_once_is_taken(page: Page) -> None:
    midway(page)
    page.get_by_role("button", name="Settings", exact=True).click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    # As Escape does it, and the next key comes before anything else happens.
    page.get_by_role("dialog").evaluate(f'(dialog) => {{ {PRESS} dialog.requestClose(); press("s"); }}')
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
