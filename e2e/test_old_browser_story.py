"""Browsers that lack what the game is made with, and a game that does not come: the page says so at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from table import Table
from way import expect_ready
from witness import Witness

NO_MODULE_WORKERS = """
const Native = Worker;
globalThis.Worker = function (address) { return new Native(address); };
"""
LACKS = [
    ("delete HTMLScriptElement.prototype.noModule", "JavaScript modules"),
    (NO_MODULE_WORKERS, "workers with modules"),
    ("WebAssembly.validate = () => false", "exceptions in WebAssembly"),
    ("delete globalThis.BigInt", "large whole numbers"),
    ("delete Array.prototype.findLast", "the JavaScript of 2022"),
    ("delete globalThis.HTMLDialogElement", "dialogs"),
    ("CSS.supports = () => false", "the style sheets of 2022"),
]
LACKS_OF_ONE_FILE = [*LACKS[2:], ("delete globalThis.DecompressionStream", "the unpacking of files")]
SMALL = pytest.mark.parametrize("viewport", [(320, 568)])
UNFIT = "This browser cannot run the game"
FAILED = "The game could not be loaded"
APP = re.compile(r"/app-\w+\.js$")
COMPAT = re.compile(r"/compat-\w+\.js$")
REFUSED_LOAD = r"Failed to load resource|(app|compat)-\w+\.js"


def expect_heading(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


def expect_unfit(page: Page, lacking: str, advice: str) -> None:
    expect_heading(page, UNFIT)
    expect(page.get_by_text(f"It lacks what Muggins is made with: {lacking}.", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile(advice))).to_be_visible()
    expect(page.get_by_text("The game is being fetched.")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@SMALL
@pytest.mark.parametrize(("lack", "lacking"), LACKS, ids=[lacking for _, lacking in LACKS])
def test_a_browser_that_lacks_something_is_told_what(page: Page, lack: str, lacking: str) -> None:
    page.add_init_script(lack)
    page.goto("", wait_until="networkidle")
    expect_unfit(
        page, lacking, "^Update it, or open this page in a newer browser: Chrome or Edge from version"
    )
    assert not page.workers, "the game has begun all the same"


@SMALL
@pytest.mark.core
def test_where_webassembly_is_switched_off_it_is_not_called_old(page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("", wait_until="networkidle")
    expect_unfit(page, "WebAssembly", "^It has been switched off, .* Allow it for this page")


@pytest.mark.parametrize(
    ("lack", "lacking"), LACKS_OF_ONE_FILE, ids=[lacking for _, lacking in LACKS_OF_ONE_FILE]
)
def test_the_one_file_says_it_too(browser: Browser, lone_file: Path, lack: str, lacking: str) -> None:
    with browser.new_context(viewport={"width": 320, "height": 568}) as context:
        witness = Witness(context, lone_file.as_uri())
        page = context.new_page()
        page.add_init_script(lack)
        page.goto(lone_file.as_uri())
        expect_unfit(page, lacking, "^Update it")
        witness.close()


def test_the_one_file_cut_off_in_its_script_says_so(browser: Browser, lone_file: Path) -> None:
    text = lone_file.read_bytes()
    lone_file.write_bytes(text[: text.index(b"data-file=") - 100_000])
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(lone_file.as_uri())
        expect_heading(page, FAILED)
        expect(page.get_by_text(re.compile("^This file is not whole"))).to_be_visible()


@SMALL
@pytest.mark.core
def test_a_script_that_does_not_come_can_be_asked_for_again(page: Page, witness: Witness) -> None:
    witness.expect(REFUSED_LOAD)
    for answer in (lambda route: route.abort(), lambda route: route.fulfill(status=404)):
        page.route(APP, answer)
        page.goto("")
        expect_heading(page, FAILED)
        expect(page.get_by_text(re.compile("^A part of it did not come"))).to_be_visible()
    page.unroute(APP)
    page.get_by_role("button", name="Try again").click()
    expect_ready(page)
    Table(page).start("Ann", "Bob")


@pytest.mark.core
@pytest.mark.parametrize(
    "script",
    [
        "let let = 1;",
        "throw new Error('no such thing')",
        "document.getElementById('app').replaceChildren(); throw new Error('the first drawing')",
    ],
    ids=["cannot be read", "fails at once", "fails while it draws"],
)
def test_a_script_that_fails_at_its_first_step_says_why(page: Page, witness: Witness, script: str) -> None:
    witness.expect("^uncaught: ")
    page.route(APP, lambda route: route.fulfill(body=script, content_type="text/javascript"))
    page.goto("")
    expect_heading(page, FAILED)
    expect(page.get_by_text(re.compile("^It stopped at its first step"))).to_be_visible()
    expect(page.get_by_text(re.compile("SyntaxError|no such thing|the first drawing"))).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_what_is_drawn_stays_whatever_fails_later(page: Page, witness: Witness) -> None:
    witness.expect("^uncaught: .*later")
    drawing = "document.querySelector('#app').innerHTML = '<h1>Drawn</h1>'; throw new Error('later')"
    page.route(APP, lambda route: route.fulfill(body=drawing, content_type="text/javascript"))
    page.goto("", wait_until="networkidle")
    expect_heading(page, "Drawn")


def test_a_script_that_is_long_in_coming_is_waited_for_and_says_so(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(APP, hold)
    page.clock.install()
    page.goto("", wait_until="commit")
    expect(page.get_by_text("The game is being fetched.")).to_be_visible()
    with page.expect_event("requestfinished", lambda request: COMPAT.search(request.url) is not None):
        page.reload(wait_until="commit")
    expect(page.get_by_role("button")).to_have_count(0)
    page.clock.fast_forward(20_000)
    expect(page.get_by_text(re.compile("^This takes longer than it should"))).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    # What an extension brings in may fail as it likes.
    page.evaluate("dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://a/b.js' }))")
    expect_heading(page, "Muggins")
    for route in held[1:]:
        route.continue_()
    expect_ready(page)


@SMALL
@pytest.mark.core
def test_without_its_watchman_the_game_begins_all_the_same(page: Page, witness: Witness) -> None:
    witness.expect(REFUSED_LOAD)
    page.route(COMPAT, lambda route: route.abort())
    page.goto("")
    expect_ready(page)


@pytest.mark.parametrize("is_one_file", [False, True], ids=["site", "one file"])
def test_without_javascript_the_page_says_that_it_is_needed(
    browser: Browser, site: str, one_file: Path, is_one_file: bool
) -> None:
    with browser.new_context(java_script_enabled=False, viewport={"width": 320, "height": 568}) as context:
        page = context.new_page()
        page.goto(one_file.as_uri() if is_one_file else site)
        expect(page.get_by_text(re.compile("^JavaScript is switched off"))).to_be_visible()
        expect(page.get_by_text("The game is being fetched.")).to_be_hidden()


def test_the_site_opened_from_disk_names_the_page_that_can_be(browser: Browser, site_directory: Path) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto((site_directory / "index.html").as_uri())
        expect_heading(page, FAILED)
        expect(page.get_by_text(re.compile("muggins.html"))).to_be_visible()
