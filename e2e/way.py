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


def expect_ready(page: Page) -> None:
    expect(page.get_by_role("progressbar")).to_have_count(0)


def rules_link(**rules: object) -> str:
    return "#rules=" + base64.urlsafe_b64encode(json.dumps(rules).encode()).decode().rstrip("=")
