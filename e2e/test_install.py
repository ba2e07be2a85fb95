"""What a browser needs to install the page is there, and it finds nothing against it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from engines import SOURCES
from playwright.sync_api import Browser, Page

# The profile of a test is one that keeps nothing, in which no page can be installed.
OF_THE_TEST = "in-incognito"


@pytest.fixture
def shown(browser: Browser, site: str) -> Iterator[Page]:
    """A page in the whole Chromium: its headless shell finds nothing against anything."""
    names = [name for name in SOURCES["chromium"].names if "headless" not in name]
    path = next(filter(None, map(shutil.which, names)), None)
    whole = browser.browser_type.launch(executable_path=path, args=SOURCES["chromium"].arguments)
    yield whole.new_page(base_url=site, service_workers="block")
    whole.close()


def ask(page: Page, method: str) -> dict[str, Any]:
    answer: dict[str, Any] = page.context.new_cdp_session(page).send(method)
    return answer


def faults(page: Page) -> set[str]:
    found = ask(page, "Page.getInstallabilityErrors")["installabilityErrors"]
    return {fault["errorId"] for fault in found}


def test_a_browser_finds_nothing_against_installing_the_page(shown: Page, site: str) -> None:
    shown.goto("")
    manifest = ask(shown, "Page.getAppManifest")
    assert manifest["url"] == f"{site}manifest.webmanifest"
    assert manifest["errors"] == []
    assert faults(shown) == {OF_THE_TEST}
    shown.goto("licences.html")
    assert faults(shown) == {OF_THE_TEST, "no-manifest"}
