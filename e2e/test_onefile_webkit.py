"""The game as one page, opened from disk in WebKitGTK."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from engines import open_webkit
from selenium.webdriver.common.by import By
from webkit_table import WebKitTable

pytestmark = [pytest.mark.webkit, pytest.mark.longest]

TURNS = 4
UNSAVED = "The match is not being saved"
ASKED = """
return performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => !name.startsWith("blob:") && !name.startsWith("data:"));
"""


@pytest.fixture
def table(lone_file: Path) -> Iterator[WebKitTable]:
    with open_webkit() as web:
        web.get(lone_file.as_uri())
        yield WebKitTable(web)


def test_a_match_is_played_from_disk_and_comes_back_where_storage_lasts(table: WebKitTable) -> None:
    table.start("Ann", "Bob")
    for _ in range(TURNS):
        table.turn()
    kept = table.kept()
    assert (UNSAVED in table.text()) == (kept is None)
    table.web.refresh()
    if kept is None:
        table.expect_heading("^Muggins$")
        assert not table.shown("button", "^Go on with the match")
    else:
        table.expect_heading("^Over to ")
        assert table.kept() == kept
        table.turn()
        assert table.kept() != kept
        table.press("button", "^Leave$")
    table.expect_heading("^Muggins$")
    table.press("button", "^Licences$")
    assert "PSF LICENSE AGREEMENT" in table.web.find_element(By.TAG_NAME, "dialog").text
    assert table.web.execute_script(ASKED) == []
