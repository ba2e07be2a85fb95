"""What the stories share: the built site under a subpath, a browser, and a page that is watched.

A test chooses another window or theme by parametrizing `viewport` or `colour_scheme`. A story is told without
the page's rests and motion, and in a browser that keeps Python's memory, unless it is marked `unhurried` or
`first_visit`. `--engine firefox` runs the stories in Firefox; those that are marked `core` tell something of
the engine.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Literal

import pytest
from engines import ENGINES, Engine, launch
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from site_server import serve_site
from visits import HURRY, PATIENCE_MS, Visitor, first_visit, forget, keep_snapshot
from witness import Witness

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "test-results"
OUTCOME = pytest.StashKey[pytest.TestReport]()


@pytest.fixture(scope="session")
def site_directory() -> Path:
    directory = ROOT / "dist"
    assert (directory / "index.html").is_file(), "the site is not built: run `make build`"
    return directory


@pytest.fixture(scope="session")
def site(site_directory: Path) -> Iterator[str]:
    with serve_site(site_directory) as address:
        yield address


@pytest.fixture(scope="session")
def one_file(site_directory: Path) -> Path:
    path = site_directory / "muggins.html"
    assert path.is_file(), "the one file is not built: run `make onefile`"
    return path


@pytest.fixture
def lone_file(one_file: Path, tmp_path: Path) -> Path:
    """The one file as somebody may have it: alone, in a directory of any name."""
    directory = tmp_path / "Zoë’s games #1"
    directory.mkdir()
    copy = directory / "muggins (1).html"
    copy.write_bytes(one_file.read_bytes())
    return copy


expect.set_options(timeout=PATIENCE_MS)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--engine", choices=ENGINES, default="chromium", help="the browser of the stories")


@pytest.fixture(scope="session")
def engine(request: pytest.FixtureRequest) -> Engine:
    engine: Engine = request.config.getoption("engine")
    return engine


@pytest.fixture(scope="session")
def browser(engine: Engine) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(engine, playwright)
        yield browser
        browser.close()


@pytest.fixture
def viewport() -> tuple[int, int]:
    return (1280, 800)


@pytest.fixture
def colour_scheme() -> Literal["light", "dark"]:
    return "light"


@pytest.fixture(scope="session")
def regular(browser: Browser, site: str, site_directory: Path) -> Iterator[Visitor]:
    with first_visit(browser, site) as visitor:
        keep_snapshot(visitor, site_directory)
        yield visitor


@pytest.fixture
def service_workers() -> Literal["allow", "block"]:
    """A story that is not about the service worker neither waits for it nor gets its files from it."""
    return "block"


@pytest.fixture
def locale() -> str:
    """The language of the browser."""
    return "en-GB"


@pytest.fixture
def visitor(
    request: pytest.FixtureRequest,
    browser: Browser,
    site: str,
    service_workers: Literal["allow", "block"],
    locale: str,
) -> Iterator[Visitor]:
    is_other = service_workers == "allow" or locale != "en-GB"
    if is_other or request.node.get_closest_marker("first_visit"):
        with first_visit(browser, site, service_workers, locale) as visitor:
            yield visitor
    else:
        visitor = request.getfixturevalue("regular")
        forget(visitor)
        yield visitor


@pytest.fixture
def context(visitor: Visitor) -> BrowserContext:
    return visitor.context


@pytest.fixture
def witness(visitor: Visitor) -> Iterator[Witness]:
    yield visitor.witness
    visitor.witness.close()


@pytest.fixture
def page(
    witness: Witness,
    request: pytest.FixtureRequest,
    viewport: tuple[int, int],
    colour_scheme: Literal["light", "dark"],
) -> Iterator[Page]:
    page = witness.context.new_page()
    width, height = viewport
    page.set_viewport_size({"width": width, "height": height})
    if request.node.get_closest_marker("unhurried"):
        page.emulate_media(color_scheme=colour_scheme)
    else:
        page.emulate_media(color_scheme=colour_scheme, reduced_motion="reduce")
        page.add_init_script(HURRY)
    yield page
    report = request.node.stash.get(OUTCOME, None)
    if report is not None and report.failed:
        RESULTS.mkdir(exist_ok=True)
        name = re.sub(r"[^\w-]+", "_", request.node.name)
        page.screenshot(path=RESULTS / f"{name}.png", full_page=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # What takes longest is begun first: at the end one processor would work on it alone.
    items.sort(key=lambda item: item.get_closest_marker("longest") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[OUTCOME] = report
    return report
