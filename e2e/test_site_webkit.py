"""The site in WebKitGTK: a smoke story from the start to play without a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from engines import open_webkit
from moments import hidden_tiles, told
from site_server import serve_site
from webkit_table import WebKitTable

from muggins_core import parse_record
from muggins_core.records import replay_steps

pytestmark = [pytest.mark.webkit, pytest.mark.longest]

TURNS = 4
IS_SERVED_WITHOUT_NETWORK = """
const [answer] = arguments;
navigator.serviceWorker.ready.then(({ active }) => {
  const told = () => active.state === "activated" && answer(navigator.serviceWorker.controller === active);
  active.onstatechange = told;
  told();
});
"""


@pytest.fixture
def server() -> Iterator[ExitStack]:
    """Holds the server, which is ended with `close`."""
    with ExitStack() as server:
        yield server


@pytest.fixture
def table(site_directory: Path, server: ExitStack) -> Iterator[WebKitTable]:
    with open_webkit() as web:
        web.get(server.enter_context(serve_site(site_directory)))
        yield WebKitTable(web)


def read_behind_curtain(table: WebKitTable) -> str:
    """The record that is kept at a curtain, of which neither texts nor labels name a hidden tile."""
    table.expect_curtain()
    kept = table.kept()
    assert kept is not None, "WebKitGTK keeps no match"
    (*_, last) = replay_steps(parse_record(kept))
    assert told(table.web.page_source, hidden_tiles(last.transition.state)) == []
    return kept


def test_a_match_is_played_and_comes_back_with_and_without_the_server(
    table: WebKitTable, server: ExitStack
) -> None:
    table.start("Ann", "Bob")
    for _ in range(TURNS):
        read_behind_curtain(table)
        table.turn()
    kept = read_behind_curtain(table)
    table.web.refresh()
    assert read_behind_curtain(table) == kept
    table.turn()
    kept = read_behind_curtain(table)
    assert table.web.execute_async_script(IS_SERVED_WITHOUT_NETWORK), "no service worker serves the page"
    server.close()
    table.web.refresh()
    assert read_behind_curtain(table) == kept
    table.turn()
    assert read_behind_curtain(table) != kept
