"""The game as one page, opened from disk: no server is there, and nothing is asked of any."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from table import Table
from visits import PATIENCE_MS
from way import button, expect_ready, rules_link
from witness import Witness

MOST_BYTES = 8_000_000
UNSAVED = re.compile("^The match is not being saved")
LASTS = """() => new Promise((answer) => {
  try {
    const opening = indexedDB.open("probe");
    opening.onerror = () => answer(false);
    opening.onsuccess = () => { opening.result.close(); answer(true); };
  } catch {
    answer(false);
  }
})"""
REFUSE_STORAGE = """
for (const name of ["indexedDB", "localStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("refused", "SecurityError"); } });
}
"""
REFUSE_LOCKS = """
if (navigator.locks) {
  navigator.locks.request = () => Promise.reject(new DOMException("refused", "SecurityError"));
}
"""
REFUSE_CLIPBOARD = 'Object.defineProperty(navigator, "clipboard", { value: undefined });'
HOLD_FILES = """
const released = new Promise((release) => { globalThis.release = release; });
globalThis.Worker = class extends Worker {
  postMessage(message) { released.then(() => super.postMessage(message)); }
};
"""


@pytest.fixture
def disk(browser: Browser, lone_file: Path, viewport: tuple[int, int]) -> Iterator[BrowserContext]:
    """A browser that knows of nothing but the file."""
    width, height = viewport
    context = browser.new_context(
        base_url=lone_file.as_uri(), viewport={"width": width, "height": height}, locale="en-GB"
    )
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


@pytest.fixture
def disk_page(disk: BrowserContext, lone_file: Path) -> Iterator[Page]:
    """A page of that browser, watched: requests for anything but the file are incidents."""
    witness = Witness(disk, lone_file.as_uri())
    yield disk.new_page()
    witness.close()


def started(page: Page) -> Table:
    table = Table(page)
    table.begin("Ann", "Bob")
    return table


def place_first(table: Table) -> None:
    """Take a turn by what the page offers alone."""
    leads = table.laid.count() == 0
    table.show_hand()
    table.expect_rested()
    table.fitting().first.click()
    if not leads:
        table.places.first.click()
    table.expect_turn_over()


@pytest.mark.core
def test_a_match_is_played_from_disk_and_comes_back_where_storage_lasts(disk_page: Page) -> None:
    table = started(disk_page)
    place_first(table)
    lasts = disk_page.evaluate(LASTS)
    expect(disk_page.get_by_text(UNSAVED)).to_have_count(0 if lasts else 1)
    if lasts:
        for _ in range(5):
            table.turn()
        kept, scores = table.kept_state(), table.scores()
        disk_page.reload()
        expect(table.heading).to_have_text(re.compile("^Over to "))
        assert (table.kept_state(), table.scores()) == (kept, scores)
        table.turn()
        assert table.kept_state() != kept
    else:
        disk_page.reload()
        expect_start(disk_page)


def expect_start(page: Page) -> None:
    """The start screen, with no match to go on with."""
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Go on with the match"))).to_have_count(0)


@pytest.mark.core
def test_where_nothing_may_be_kept_the_page_says_so_and_play_goes_on(
    disk: BrowserContext, disk_page: Page
) -> None:
    disk.add_init_script(REFUSE_STORAGE)
    table = started(disk_page)
    expect(disk_page.get_by_text(UNSAVED)).to_be_visible()
    disk_page.get_by_role("button", name="Close").click()
    place_first(table)
    disk_page.reload()
    expect(disk_page.get_by_role("heading", level=1)).to_have_text("Muggins")
    expect_start(disk_page)


@pytest.mark.core
def test_a_browser_that_refuses_locks_gives_the_match_to_every_tab(
    disk: BrowserContext, disk_page: Page
) -> None:
    disk.add_init_script(REFUSE_LOCKS)
    table = started(disk_page)
    assert (
        disk_page.evaluate("navigator.locks.request('any', () => {}).catch(({ name }) => name)")
        == "SecurityError"
    )
    place_first(table)


def test_the_start_screen_does_not_wait_for_python(disk: BrowserContext, disk_page: Page) -> None:
    disk.add_init_script(HOLD_FILES)
    table = Table(disk_page)
    table.open()
    expect_start(disk_page)
    expect(disk_page.get_by_role("progressbar")).to_be_visible()
    disk_page.get_by_label("Player 1").fill("Ann")
    disk_page.evaluate("release()")
    expect_ready(disk_page)
    table.start("Ann", "Bob")


@pytest.mark.core
def test_rules_come_in_a_link_and_are_shared_in_one(
    disk: BrowserContext, disk_page: Page, lone_file: Path
) -> None:
    disk.add_init_script(REFUSE_CLIPBOARD)
    options = {"target": 77}
    disk_page.goto(lone_file.as_uri() + rules_link(preset="muggins", options=options, name="Ours", players=2))
    expect(disk_page.get_by_role("heading", level=1)).to_contain_text("Ours")
    button(disk_page, "Play with these rules")
    button(disk_page, "Rules")
    button(disk_page, "Copy a link")
    address = disk_page.get_by_label("Copy this link:").input_value()
    assert address.startswith(lone_file.as_uri() + "#rules=")
    disk_page.goto("about:blank")
    disk_page.goto(address)
    expect(disk_page.get_by_role("heading", level=1)).to_contain_text("Ours")


@pytest.mark.core
def test_the_buttons_of_the_browser_lead_from_screen_to_screen(disk_page: Page) -> None:
    table = started(disk_page)
    button(disk_page, "Leave")
    expect(table.heading).to_have_text("Muggins")
    disk_page.go_back()
    expect(table.show).to_be_visible()
    disk_page.go_forward()
    expect(table.heading).to_have_text("Muggins")
    button(disk_page, "Other games")
    expect(table.heading).to_have_text("Choose a game")
    disk_page.go_back()
    expect(table.heading).to_have_text("Muggins")


@pytest.mark.parametrize("viewport", [(320, 568)])
def test_the_licences_are_in_the_page(disk_page: Page) -> None:
    Table(disk_page).open()
    button(disk_page, "Licences")
    dialog = disk_page.get_by_role("dialog", name="Licences")
    for name in ("Muggins (MIT)", "pyodide (MPL-2.0)", "Python (PSF-2.0)", "lit (BSD-3-Clause)"):
        expect(dialog.get_by_role("heading", name=name, exact=True)).to_have_count(1)
    expect(dialog.get_by_text("PSF LICENSE AGREEMENT").first).to_have_count(1)
    assert dialog.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth")
    disk_page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    button(disk_page, "Licences")
    button(disk_page, "Close")
    expect(dialog).to_have_count(0)


def test_a_file_that_is_cut_off_says_so(disk_page: Page, lone_file: Path) -> None:
    whole = lone_file.read_bytes()
    lone_file.write_bytes(whole[: len(whole) // 2])
    Table(disk_page).open()
    expect(disk_page.get_by_role("heading", name="The game could not be loaded")).to_be_visible()
    expect(disk_page.get_by_text(re.compile("^This file is not whole"))).to_be_visible()


def test_the_one_file_is_small_enough(one_file: Path) -> None:
    assert one_file.stat().st_size <= MOST_BYTES


def test_its_policy_lets_nothing_run_but_what_was_built(one_file: Path) -> None:
    page = one_file.read_text(encoding="utf-8")
    (policy,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    directives = dict(each.split(" ", 1) for each in unescape(policy).split("; "))
    assert page.index("Content-Security-Policy") < min(page.index("<style"), page.index("<script"))
    for element, number, directive in (("script", 2, "script-src"), ("style", 1, "style-src")):
        texts = re.findall(rf"<{element}>(.*?)</{element}>", page, flags=re.DOTALL)
        assert len(texts) == number
        digests = (base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in texts)
        named = [source for source in directives.pop(directive).split() if source.startswith("'sha256-")]
        assert named == [f"'sha256-{digest}'" for digest in digests]
    assert directives == {
        "default-src": "'none'",
        "worker-src": "blob:",
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    # What is shown at once stands before what Python needs.
    assert page.index("</script>") < page.index("data-file=")
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy


def test_it_loads_nothing_from_elsewhere(one_file: Path) -> None:
    page = one_file.read_text(encoding="utf-8")
    head = page[: page.index("</head>")]
    assert re.findall(r"<link\b[^>]*>", head) == re.findall(r'<link rel="icon" href="data:[^>]*>', head)
    assert not re.search(r"<(?:script|img|iframe)\b[^>]*\ssrc=", page)


def test_a_page_whose_script_has_changed_says_so(browser: Browser, lone_file: Path) -> None:
    text = lone_file.read_bytes()
    start = b"The dominoes game of fives"
    assert text.count(start) == 1
    lone_file.write_bytes(text.replace(start, start.upper()))
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(lone_file.as_uri())
        expect(page.get_by_role("heading", level=1)).to_have_text("The game could not be loaded")
        expect(page.get_by_text("Download the file again")).to_be_visible()


@pytest.mark.parametrize("part", ["pyodide.asm.wasm", "python_stdlib.zip", "rules.whl", "worker.js"])
def test_a_page_of_which_a_sign_has_changed_says_so(browser: Browser, lone_file: Path, part: str) -> None:
    text = lone_file.read_bytes()
    at = text.index(f'data-file="{part}"'.encode()) + 2000
    changed = b"1" if text[at : at + 1] != b"1" else b"2"
    lone_file.write_bytes(text[:at] + changed + text[at + 1 :])
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(lone_file.as_uri())
        expect(page.get_by_text(part)).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text("The game could not be loaded")
