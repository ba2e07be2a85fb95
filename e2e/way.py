"""The way to a match as people use it: the presses on the start, and rules that come in a link."""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence

from playwright.sync_api import Page, expect


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def pick(page: Page, text: str) -> None:
    """Press a radio button by the words on it."""
    page.locator("label", has=page.get_by_role("radio", name=text, exact=True)).click()


def seat(page: Page, names: Sequence[str]) -> None:
    pick(page, str(len(names)))
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)


def write(page: Page, label: str, number: str) -> None:
    """Write a number in place of another."""
    field = page.get_by_label(label, exact=True)
    # Playwright's `fill` adds to what stands in a number field of Firefox.
    field.press("ControlOrMeta+a")
    field.press_sequentially(number)


def go_back(page: Page) -> None:
    """Go back to where the address may have no `#`: of that Firefox does not tell Playwright's `go_back`."""
    page.evaluate("history.back()")


def expect_ready(page: Page) -> None:
    expect(page.get_by_role("progressbar")).to_have_count(0)


def rules_link(**rules: object) -> str:
    return "#rules=" + base64.urlsafe_b64encode(json.dumps(rules).encode()).decode().rstrip("=")
