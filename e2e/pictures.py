"""Take pictures of every kind of screen in windows of six sizes, light and dark: `make pictures`.

In other languages with `--language de --language ar`: the way is gone in English, and the page is asked to
change over for every picture.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal

from computers import TABLES, computers
from engines import launch
from moments import NAMES, Game, must_draw, save_when, settled_with, tiles_on_table, won
from newer import find_newer, prepare_newer
from playwright.sync_api import Browser, Page, expect, sync_playwright
from reviews import reviews
from site_server import serve_site
from table import Table
from visits import FORGET, PATIENCE_MS, QUIET_PAGE
from way import button, expect_ready, pick, rules_link, seat

ROOT = Path(__file__).resolve().parents[1]
SIZES = ((320, 568), (568, 320), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
LANGUAGES = ("en", "es", "fr", "de", "pt-BR", "ar")
SPEAK = """(language) => {
  Object.defineProperty(navigator, "languages", { value: [language], configurable: true });
  dispatchEvent(new Event("languagechange"));
}"""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
Step = Callable[[Table], object]
Shoot = Callable[[str], None]


def choose_placeable(table: Table) -> None:
    """Show the hand and choose the tile that fits in most places."""
    table.show.click()
    table.page.locator(".hand-tile:not(.is-quiet)").last.click()
    expect(table.places.first).to_be_visible()


def open_sheet(table: Table) -> None:
    table.page.get_by_role("button", name="Score sheet").click()
    expect(table.page.get_by_role("dialog")).to_be_visible()


def open_rules(table: Table) -> None:
    button(table.page, "Rules")
    expect(table.page.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible()


def open_settings(table: Table) -> None:
    button(table.page, "Settings")
    expect(table.page.get_by_role("dialog", name="Settings")).to_be_visible()


def open_keys(table: Table) -> None:
    table.page.keyboard.press("?")
    expect(table.page.get_by_role("dialog", name="Keys")).to_be_visible()


def rematch_offered(table: Table) -> None:
    expect(table.page.get_by_role("button", name="Rematch")).to_be_visible()


def moments() -> Iterator[tuple[str, str, int, Step]]:
    """Each with a name, the saved record, the number of players, and what is done on the page."""
    for number in (1, 10, 22):
        save = save_when(tiles_on_table(number, 1))
        yield f"turn-{number}", save, 2, choose_placeable
    yield "draw", save_when(must_draw), 2, lambda table: table.show.click()
    yield "turn-4-players", save_when(tiles_on_table(12), 4), 4, choose_placeable
    yield "curtain", save_when(tiles_on_table(9), 3), 3, lambda table: expect(table.show).to_be_visible()
    settled = save_when(settled_with(8), 4)
    yield "settlement", settled, 4, lambda table: expect(table.go_on).to_be_visible()
    yield (
        "settlement-many",
        save_when(settled_with(16), 3),
        3,
        lambda table: expect(table.go_on).to_be_visible(),
    )
    yield "rules", save_when(tiles_on_table(10, 1)), 2, open_rules
    yield "settings", save_when(tiles_on_table(10, 1)), 2, open_settings
    yield "keys", save_when(tiles_on_table(10, 1)), 2, open_keys
    yield "sheet", save_when(won), 2, open_sheet
    yield "sheet-4-players", save_when(won, 4), 4, open_sheet
    yield from games()
    yield from reviews()
    yield "end", save_when(won), 2, rematch_offered
    yield "end-4-players", save_when(won, 4), 4, rematch_offered


def games() -> Iterator[tuple[str, str, int, Step]]:
    """Spinners, trees, the largest set with most people, partners, and counts that are said."""
    all_fives, five_up = Game("all_fives"), Game("five_up")
    yield "spinner", save_when(tiles_on_table(18, 1), game=all_fives), 2, choose_placeable
    yield "tree", save_when(tiles_on_table(20, 1), 4, game=five_up), 4, choose_placeable
    large = Game("five_up", {"tile_set": 12, "hand_size": 7})
    yield "tree-double-twelve", save_when(tiles_on_table(45, 1), 4, game=large), 4, choose_placeable
    twelve = Game("muggins", {"tile_set": 12, "hand_size": 5})
    yield "six-double-twelve", save_when(tiles_on_table(24, 1), 6, game=twelve), 6, choose_placeable
    partners = Game("muggins_calls", {"teams": "partners"})
    yield "partners", save_when(tiles_on_table(12, 1), 4, game=partners), 4, choose_placeable
    settled = save_when(settled_with(4), 4, game=partners)
    yield "settlement-partners", settled, 4, lambda table: expect(table.go_on).to_be_visible()
    line = Game("muggins_line")
    yield "hint", save_when(tiles_on_table(6)), 2, ask_hint
    yield "hint-partners", save_when(tiles_on_table(12), 4, game=partners), 4, ask_hint
    yield "hint-announced", save_when(tiles_on_table(6), 6, game=line), 6, ask_hint
    yield "say", save_when(tiles_on_table(6, 1), game=line), 2, ask_count
    yield "window", save_when(tiles_on_table(6, 1), game=line), 2, say_nothing
    yield "callers", save_when(tiles_on_table(6, 1), 6, game=line), 6, ask_who_calls
    yield "called", save_when(tiles_on_table(7, 1), game=line), 2, call
    yield "sheet-6-players", save_when(won, 6, game=line), 6, open_sheet


def ask_hint(table: Table) -> None:
    table.show.click()
    button(table.page, "Hint")
    expect(table.page.locator(".hint")).to_be_visible()


def ask_count(table: Table) -> None:
    choose_placeable(table)
    table.places.first.click()
    expect(table.chips.first).to_be_visible()


def say_nothing(table: Table) -> None:
    ask_count(table)
    table.say(None)
    expect(table.muggins).to_be_visible()


def ask_who_calls(table: Table) -> None:
    say_nothing(table)
    table.muggins.click()
    expect(table.page.get_by_role("group", name="Who calls it?")).to_be_visible()


def call(table: Table) -> None:
    say_nothing(table)
    table.muggins.click()
    expect(table.page.locator(".strip .medal")).to_be_visible()


def way_to_a_match(table: Table, shoot: Shoot) -> None:
    """The start, the choice of games, house rules one by one, and rules that come in a link."""
    page = table.page
    table.open()
    expect_ready(page)
    shoot("start")
    seat(page, NAMES[:4])
    pick(page, "Partners")
    expect(page.get_by_label("Player 1", exact=True)).to_have_accessible_description(
        "with Catherine-Elizabeth"
    )
    shoot("start-partners")
    pick(page, "Each for themself")
    button(page, "Other games")
    shoot("games")
    button(page, "Back")
    button(page, "House rules")
    expect(page.get_by_label("Target", exact=True)).to_be_visible()
    shoot("house")
    change(page, "Target", "120")
    change(page, "Tiles in a hand", "20")
    expect(page.get_by_role("alert")).to_be_visible()
    shoot("house-fault")
    button(page, "Undo the change of “Tiles in a hand”")
    save(page, "Sunday at grandmother’s house")
    button(page, "Play with these rules")
    shoot("start-house")
    button(page, "Other games")
    shoot("games-saved")
    button(page, "Back")


def change(page: Page, option: str, value: str) -> None:
    page.get_by_label(option, exact=True).fill(value)
    page.get_by_label(option, exact=True).press("Tab")


def save(page: Page, name: str) -> None:
    button(page, "Save them")
    page.get_by_role("dialog").get_by_label("Name").fill(name)
    button(page, "Save")
    expect(page.get_by_role("dialog")).to_have_count(0)


def links(page: Page, shoot: Shoot) -> None:
    """Rules that come in a link, and a link that is no good."""
    page.goto("licences.html")
    page.goto("./" + rules_link(preset="five_up", players=3, options={"target": 90}, name="Trees"))
    expect(page.get_by_role("button", name="Play with these rules")).to_be_visible()
    shoot("link")
    page.goto("licences.html")
    page.goto("./#rules=%3Cscript%3E")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    shoot("link-broken")


def lessons(page: Page, shoot: Shoot) -> None:
    """Where the game is learnt: the contents, what there is to read, a task and its verdict."""
    for leaf in ("", "-rules", "-tips", "-history"):
        page.goto("licences.html")
        page.goto(f"./#learn{leaf}")
        expect_ready(page)
        if leaf == "-rules":
            expect(page.locator(".rule-figures").first).to_be_visible()
        shoot(f"learn{leaf}")
    for lesson, answer in (("4", "15"), ("6", "Draw a tile"), ("8", "8"), ("9", "Let it go")):
        page.goto("licences.html")
        page.goto(f"./#learn-{lesson}")
        expect(page.get_by_role("button", name=answer, exact=True).first).to_be_visible()
        shoot(f"lesson-{lesson}")
        page.get_by_role("button", name=answer, exact=True).first.click()
        shoot(f"lesson-{lesson}-verdict")


def lots(table: Table, shoot: Shoot) -> None:
    table.open()
    table.start(*NAMES[:4])
    shoot("lot")
    button(table.page, "Leave")
    button(table.page, "Other games")
    table.page.get_by_role("button", name="Muggins on the Line").click()
    seat(table.page, NAMES)
    button(table.page, "Deal")
    shoot("replace")
    button(table.page, "Start the new match")
    table.expect_lot()
    shoot("lot-6-players")


def updates(table: Table, shoot: Shoot) -> None:
    """A newer version is told of: between two turns, with a tile chosen, and over house rules."""
    page = table.page
    prepare_newer(page)
    table.keep(save_when(tiles_on_table(10, 1)), NAMES[:2])
    expect(table.show).to_be_enabled()
    find_newer(page)
    shoot("update-curtain")
    choose_placeable(table)
    shoot("update")
    page.goto("licences.html")
    page.goto("./#start")
    button(page, "House rules")
    expect(page.get_by_label("Target", exact=True)).to_be_visible()
    find_newer(page)
    shoot("update-house")


def shoot_in(page: Page, language: str, path: str) -> None:
    """Take a picture in every size; `path` has a `WIDTH` in it."""
    page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=path.replace("WIDTH", str(width)), animations="disabled")


def take(
    browser: Browser,
    site: str,
    out: Path,
    theme: Literal["light", "dark"],
    only: str,
    languages: Sequence[str] = ("en",),
) -> None:
    context = browser.new_context(
        base_url=site,
        color_scheme=theme,
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    table = Table(page)

    def shoot(name: str) -> None:
        if not re.search(only, name):
            return
        for language in languages:
            suffix = "" if language == "en" else f"-{language}"
            shoot_in(page, language, str(out / f"{name}-WIDTH-{theme}{suffix}.png"))
        page.evaluate(SPEAK, "en")
        expect(page.locator("html")).to_have_attribute("lang", "en")

    way_to_a_match(table, shoot)
    links(page, shoot)
    lessons(page, shoot)
    lots(table, shoot)
    for name, save, players, act in moments():
        if re.search(only, name):
            table.keep(save, NAMES[:players])
            act(table)
            shoot(name)
    updates(table, shoot)
    if any(re.search(only, name) for name in ("start-expert", "start-computers", *TABLES)):
        # The match of the last picture is not to be gone on with.
        page.goto(QUIET_PAGE)
        page.evaluate(FORGET)
        computers(table, shoot)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "test-results" / "pictures")
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument("--only", default="", metavar="PATTERN", help="of the scenes, those with such a name")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="English if not said")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with serve_site(ROOT / "dist") as site, sync_playwright() as playwright:
        browser = launch("chromium", playwright)
        for theme in [options.theme] if options.theme else THEMES:
            take(browser, site, options.out, theme, options.only, options.language or ("en",))
        browser.close()


if __name__ == "__main__":
    main()
