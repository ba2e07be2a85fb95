"""The table in WebKitGTK, driven by Selenium: what is pressed, and what can be read."""

from __future__ import annotations

import re

from selenium.common.exceptions import (
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.webdriver import WebDriver

PATIENCE_SECONDS = 60
# What is found may be drawn anew, or be on its way, before it is read or pressed.
NOT_YET = (ElementNotInteractableException, NoSuchElementException, StaleElementReferenceException)
KEPT = """
const answer = arguments[0];
const opening = indexedDB.open("muggins");
opening.onerror = () => answer(null);
opening.onsuccess = () => {
  const asking = opening.result.transaction("kept").objectStore("kept").get("match");
  asking.onerror = () => answer(null);
  asking.onsuccess = () => { opening.result.close(); answer(asking.result?.value.save ?? null); };
};
"""
SHOWN = """
const [selector, words] = arguments;
return [...document.querySelectorAll(selector)].filter((each) =>
  each.getClientRects().length > 0 && each.getAttribute("aria-disabled") !== "true"
  && new RegExp(words).test(each.textContent.trim()));
"""


class WebKitTable:
    """The table in WebKitGTK, and the people who play at it."""

    def __init__(self, web: WebDriver) -> None:
        self.web = web
        web.set_script_timeout(PATIENCE_SECONDS)
        self._wait = WebDriverWait(web, PATIENCE_SECONDS, 0.1, NOT_YET)

    def heading(self) -> str:
        return self.web.find_element(By.TAG_NAME, "h1").text

    def text(self) -> str:
        return self.web.find_element(By.TAG_NAME, "body").text

    def shown(self, selector: str, words: str = "") -> list[WebElement]:
        """What can be pressed now: a button rests for a moment after the screen has changed."""
        found: list[WebElement] = self.web.execute_script(SHOWN, selector, words)
        return found

    def press(self, selector: str, words: str = "") -> None:
        self._wait.until(lambda _: self._pressed(selector, words))

    def _pressed(self, selector: str, words: str) -> bool:
        found = self.shown(selector, words)
        if found:
            found[0].click()
        return bool(found)

    def expect_heading(self, words: str) -> None:
        self._wait.until(lambda _: re.search(words, self.heading()))

    def expect_curtain(self) -> None:
        """Wait until the next hand can be shown: what was done before is kept by then."""
        self.expect_heading("^Over to ")
        self._wait.until(lambda _: self.shown("button", "show my hand$"))

    def write(self, label: str, text: str) -> None:
        place = (By.XPATH, f"//input[@id = //label[contains(., '{label}')]/@for]")
        field = self._wait.until(lambda web: web.find_elements(*place))[0]
        field.clear()
        field.send_keys(text)

    def start(self, *names: str) -> None:
        """From the start screen to the first curtain."""
        for number, name in enumerate(names, 1):
            self.write(f"Player {number}", name)
        self.press("button", "^Deal$")
        self.expect_heading("^The lot for the lead$")
        self.press("button", "show my hand$")
        self.press("button", "^Hide my hand$")
        self.expect_heading("^Over to ")

    def turn(self) -> None:
        """From a curtain to the next: draw while that is due, then place what fits, or pass."""
        self.press("button", "show my hand$")
        self._wait.until(lambda _: self._is_turn_over())

    def _is_turn_over(self) -> bool:
        """Say whether it is; do the next thing that is offered where it is not."""
        if self.shown("button", "show my hand$"):
            return True
        ways = ("button", "^(Draw a tile|Pass)$"), (".place", ""), (".hand-tile:not(.is-quiet)", "")
        any(self._pressed(*way) for way in ways)
        return False

    def kept(self) -> str | None:
        """The record that the browser keeps now, if it keeps any."""
        kept: str | None = self.web.execute_async_script(KEPT)
        return kept
