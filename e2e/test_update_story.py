"""Version A is played, version B is deployed: taken when it suits the player, whole, with nothing lost."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest
from hosting import (
    FORGET,
    VERSION,
    WATCH_WORKERS,
    Host,
    ask_for_newer,
    kept_files,
    look_for_newer,
    wait_until_kept,
    wait_until_tidy,
)
from playwright.sync_api import BrowserContext, Locator, Page, expect
from table import Table
from way import button, expect_ready, rules_link
from witness import Witness

ROOT = Path(__file__).resolve().parents[1]
LINE_OF_A = "The dominoes game of fives"
LINE_OF_B = "The newer dominoes game of fives"


@pytest.fixture
def service_workers() -> Literal["allow"]:
    return "allow"


@pytest.fixture(scope="session")
def version_a(site_directory: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(site_directory, tmp_path_factory.mktemp("version") / "a")


@pytest.fixture(scope="session")
def version_b(version_a: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_newer(version_a, tmp_path_factory.mktemp("version") / "b")


def made_newer(version_a: Path, to: Path) -> Path:
    """The site with another text on the start screen and another worker, as a build would have named them."""
    site = copied(version_a, to)
    scripts = [next(site.glob(f"{name}-*.js")) for name in ("worker", "create_worker", "app")]
    names = {script.name: f"{script.name.split('-')[0]}-BBBBBBBB.js" for script in scripts}
    assert LINE_OF_A in scripts[-1].read_text(encoding="utf-8")
    for file in (*scripts, site / "index.html"):
        text = file.read_text(encoding="utf-8").replace(LINE_OF_A, LINE_OF_B)
        for old, new in names.items():
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
        file.rename(site / names.get(file.name, file.name))
    subprocess.run(["node", "web/build/offline.js", f"{site}/"], cwd=ROOT, check=True)
    return site


def copied(site: Path, to: Path) -> Path:
    return Path(shutil.copytree(site, to, ignore=shutil.ignore_patterns("muggins.html")))


@pytest.fixture
def host(version_a: Path) -> Iterator[Host]:
    with closing(Host(version_a)) as host:
        yield host


@pytest.fixture
def site(host: Host) -> str:
    return host.address


def started(page: Page) -> Table:
    """A match in the middle of its second turn, the hand shown, in a page that is kept for offline play."""
    table = Table(page)
    table.begin("Ann", "Bob")
    table.turn()
    table.show_hand()
    wait_until_kept(page)
    page.evaluate("window.isSamePage = true")
    return table


def is_same_page(page: Page) -> bool:
    return bool(page.evaluate("window.isSamePage === true"))


def version_of(site: Path) -> str:
    found = re.search(r'<meta name="version" content="(\w+)"', (site / "index.html").read_text("utf-8"))
    assert found
    return found[1]


def take(page: Page, version: Path) -> None:
    """Press the button of the notice, and wait until the page is of the new version."""
    page.evaluate("window.isSamePage = true")
    button(page, "Take it now")
    page.wait_for_function("() => window.isSamePage === undefined")
    wait_until_kept(page)
    assert page.evaluate(VERSION) == version_of(version)


def notice(page: Page) -> Locator:
    return page.get_by_text("A new version is ready.")


def names_of(version: Path) -> set[str]:
    return {path.relative_to(version).as_posix() for path in version.rglob("*")}


def expect_bar_is_pressed_beside(page: Page) -> None:
    """In a low window, where notices lie over the bar, it is pressed where it is seen."""
    size = page.viewport_size
    assert size
    page.set_viewport_size({"width": 844, "height": 390})
    for name in ("Leave", "Rules"):
        page.get_by_role("button", name=name).click(trial=True)
    page.set_viewport_size(size)


@pytest.mark.core
def test_a_match_is_told_and_left_in_peace_until_the_player_takes_the_new_version(
    page: Page, context: BrowserContext, host: Host, version_a: Path, version_b: Path
) -> None:
    table = started(page)
    hand = table.tiles_in_hand()
    another = context.new_page()
    another.goto("#start")
    expect(another.get_by_text(LINE_OF_A)).to_be_visible()
    expect_ready(another)
    host.deploy(version_b)
    ask_for_newer(page)
    # A start screen that nobody has touched takes it by itself; the match is told.
    expect(another.get_by_text(LINE_OF_B)).to_be_visible()
    expect(notice(page)).to_be_visible()
    another.close()
    expect_bar_is_pressed_beside(page)
    assert is_same_page(page)
    assert table.tiles_in_hand() == hand
    table.move()
    kept = table.kept_state()
    take(page, version_b)
    expect(table.heading).to_have_text(re.compile("^Over to "))
    assert table.kept_state() == kept
    assert notice(page).count() == 0
    table.turn()
    assert table.kept_state() != kept
    # Now that no page of A is left, its files go away.
    wait_until_tidy(page, sorted(names_of(version_a) - names_of(version_b)))
    assert {"app-BBBBBBBB.js", "worker-BBBBBBBB.js"} <= {Path(path).name for path in kept_files(page)}


def test_a_page_of_the_old_version_finds_what_it_has_still_to_load(
    page: Page, context: BrowserContext, host: Host, version_b: Path
) -> None:
    page.add_init_script(WATCH_WORKERS)
    table = started(page)
    kept = table.kept_state()
    another = context.new_page()
    another.goto("#start")
    expect_ready(another)
    host.deploy(version_b)
    ask_for_newer(another)
    expect(another.get_by_text(LINE_OF_B)).to_be_visible()
    wait_until_kept(another)
    # The server has the worker of A no more, and the service worker is that of B.
    page.evaluate("workers[0].terminate()")
    button(page, "Hide my hand")
    expect(page.get_by_text(re.compile("^The engine stopped and was restarted"))).to_be_visible()
    assert is_same_page(page)
    assert table.kept_state() == kept
    table.turn()
    assert table.kept_state() != kept


@pytest.mark.core
def test_later_means_between_two_matches(page: Page, host: Host, version_b: Path) -> None:
    table = started(page)
    host.deploy(version_b)
    assert look_for_newer(page) == "waiting"
    button(page, "Later")
    expect(notice(page)).to_have_count(0)
    table.move()
    table.turn()
    kept = table.kept_state()
    assert notice(page).count() == 0
    assert is_same_page(page)
    button(page, "Leave")
    expect(page.get_by_text(LINE_OF_B)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Go on with the match")).click()
    expect(table.heading).to_have_text(re.compile("^Over to "))
    assert table.kept_state() == kept


def test_a_new_version_that_waits_is_taken_by_the_next_visit(
    page: Page, context: BrowserContext, host: Host, version_b: Path
) -> None:
    table = started(page)
    kept = table.kept_state()
    host.deploy(version_b)
    assert look_for_newer(page) == "waiting"
    page.close()
    host.close()
    second = context.new_page()
    again = Table(second)
    again.open()
    expect(again.heading).to_have_text(re.compile("^Over to "))
    assert again.kept_state() == kept
    button(second, "Leave")
    expect(second.get_by_text(LINE_OF_B)).to_be_visible()


def test_what_is_half_written_outlasts_the_new_version(page: Page, host: Host, version_b: Path) -> None:
    page.goto("")
    expect_ready(page)
    wait_until_kept(page)
    page.get_by_label("Player 1").fill("Zoë ")
    host.deploy(version_b)
    assert look_for_newer(page) == "waiting"
    expect(notice(page)).to_be_visible()
    page.get_by_label("Player 2").press_sequentially("Bo")
    take(page, version_b)
    expect(page.get_by_text(LINE_OF_B)).to_be_visible()
    expect(page.get_by_label("Player 1")).to_have_value("Zoë ")
    expect(page.get_by_label("Player 2")).to_have_value("Bo")


def test_house_rules_that_are_being_changed_outlast_the_new_version(
    page: Page, host: Host, version_b: Path
) -> None:
    page.goto("")
    expect_ready(page)
    wait_until_kept(page)
    button(page, "House rules")
    host.deploy(version_b)
    assert look_for_newer(page) == "waiting"
    expect(notice(page)).to_be_visible()
    # The field is left by the press itself.
    target = page.get_by_label("Target", exact=True)
    target.press("ControlOrMeta+a")
    target.press_sequentially("175")
    take(page, version_b)
    expect(target).to_have_value("175")


def test_rules_of_a_link_outlast_the_new_version(page: Page, host: Host, version_b: Path) -> None:
    page.goto(rules_link(preset="five_up", players=3, name="At Zoë’s", options={"hand_size": 6}))
    wait_until_kept(page)
    host.deploy(version_b)
    assert look_for_newer(page) == "waiting"
    take(page, version_b)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("At Zoë’s"))


def without_a_file(mix: Path, version_b: Path) -> None:
    """All of B but one file, which is not there yet."""
    shutil.copytree(version_b, mix, dirs_exist_ok=True)
    (mix / "app-BBBBBBBB.js").unlink()


def with_an_old_page(mix: Path, version_b: Path) -> None:
    """The service worker of B, and its files, beside the page of A."""
    page = (mix / "index.html").read_bytes()
    shutil.copytree(version_b, mix, dirs_exist_ok=True)
    (mix / "index.html").write_bytes(page)


def with_a_broken_file(mix: Path, version_b: Path) -> None:
    """All of B, a file of it cut off."""
    shutil.copytree(version_b, mix, dirs_exist_ok=True)
    script = (version_b / "app-BBBBBBBB.js").read_bytes()
    (mix / "app-BBBBBBBB.js").write_bytes(script[: len(script) // 2])


def with_a_broken_worker(mix: Path, version_b: Path) -> None:
    """All of B, but a service worker that fails when it is run."""
    shutil.copytree(version_b, mix, dirs_exist_ok=True)
    (mix / "sw.js").write_text("throw new Error('broken on purpose');\n", encoding="utf-8")


def without_a_worker(mix: Path, version_b: Path) -> None:
    """All of B, but no service worker any more."""
    shutil.copytree(version_b, mix, dirs_exist_ok=True)
    (mix / "sw.js").unlink()


def tolerate_a_change_between(witness: Witness, host: Host) -> None:
    """Let the service worker be refused whatever the two versions do not share: which of it was on its way
    when the other one was deployed is a matter of time, and not every engine tells of it."""
    witness.tolerate(rf"^status 404: {host.address}((app|create_worker|worker)-[0-9A-Z]+|sw)\.js$")


MIXES = (without_a_file, with_an_old_page, with_a_broken_file, with_a_broken_worker, without_a_worker)


def test_a_version_that_is_not_whole_is_not_taken(
    page: Page, host: Host, version_a: Path, version_b: Path, tmp_path: Path, witness: Witness
) -> None:
    tolerate_a_change_between(witness, host)
    table = started(page)
    kept = table.kept_state()
    for make in MIXES:
        mix = copied(version_a, tmp_path / make.__name__)
        make(mix, version_b)
        host.deploy(mix)
        assert look_for_newer(page) == "refused", make.__name__
        page.reload()
        expect(table.heading).to_have_text(re.compile("^Over to "))
        assert notice(page).count() == 0, make.__name__
        assert table.kept_state() == kept
        # What the page itself has begun to fetch of this is not to become whole by the next.
        host.deploy(version_a)
        while look_for_newer(page) != "none":
            pass
    table.turn()
    button(page, "Leave")
    expect(page.get_by_text(LINE_OF_A)).to_be_visible()
    # When the rest is there, it is taken.
    host.deploy(version_b)
    ask_for_newer(page)
    expect(page.get_by_text(LINE_OF_B)).to_be_visible()


def test_a_first_visit_in_mid_deployment_gets_one_version(
    page: Page, host: Host, version_a: Path, version_b: Path, tmp_path: Path, witness: Witness
) -> None:
    mix = copied(version_b, tmp_path / "mix")
    shutil.copy(version_a / "sw.js", mix / "sw.js")
    # The service worker of A looks for the files of A, finds that they are gone, and gives up.
    tolerate_a_change_between(witness, host)
    host.deploy(mix)
    page.goto("")
    expect(page.get_by_text(LINE_OF_B)).to_be_visible()
    table = Table(page)
    table.start("Ann", "Bob")
    host.deploy(version_b)
    page.reload()
    table.leave_lot()
    wait_until_kept(page)
    host.close()
    page.reload()
    expect(table.show).to_be_visible()


def test_a_page_that_its_worker_has_lost_is_not_loaded_over_and_over(
    page: Page, context: BrowserContext, host: Host, version_b: Path, witness: Witness
) -> None:
    # What was still on its way when the page was loaded anew.
    witness.tolerate(rf"^failed: {host.address}")
    page.goto("")
    wait_until_kept(page)
    assert page.evaluate(FORGET, ["index.html"]) == 1
    page.close()
    host.deploy(version_b)
    second = context.new_page()
    loads: list[Page] = []

    def note(loaded: Page) -> None:
        loads.append(loaded)

    second.on("domcontentloaded", note)
    second.goto("")
    expect(second.get_by_text(LINE_OF_B)).to_be_visible()
    table = Table(second)
    table.start("Ann", "Bob")
    # Once from the network, and once more when the newer one was there before the match.
    assert len(loads) <= 2
