"""The page in the language of the browser or in the one that is chosen, which changes in mid-match."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest
from hosting import Host, wait_until_kept
from moments import save_when, tiles_on_table, won
from playwright.sync_api import Browser, BrowserContext, Page, expect
from spoken import WATCH_TEXTS, english_in, said
from table import Table
from visits import first_visit
from way import pick
from witness import Witness

NAMES = ("Ann", "Bob")
LANGUAGE = "document.documentElement.lang"
DIRECTION = "document.documentElement.dir"
# Where each sign of a text is seen, from the left.
SIGNS = """(element, wanted) => {
  const [node] = [...element.childNodes].filter(({ data }) => data?.includes(wanted));
  const from = node.data.indexOf(wanted);
  return [...wanted].map((_, index) => {
    const range = document.createRange();
    range.setStart(node, from + index);
    range.setEnd(node, from + index + 1);
    return range.getBoundingClientRect().left;
  });
}"""

# The names of tiles and the sums that are seen turned round or on two lines.
TORN = r"""(root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const torn = [];
  let seen = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.checkVisibility()) continue;
    for (const piece of node.data.matchAll(/\d+(?: ?[-−+=] ?\d+)+/g)) {
      seen += 1;
      const parts = [...piece[0].matchAll(/\d+/g)].map((part) => {
        range.setStart(node, piece.index + part.index);
        range.setEnd(node, piece.index + part.index + part[0].length);
        return range.getBoundingClientRect();
      });
      const isWhole = parts.every(({ left, top }, at) =>
        at === 0 || (left > parts[at - 1].left && Math.abs(top - parts[at - 1].top) < 2));
      if (!isWhole) torn.push(piece[0]);
    }
  }
  return seen > 0 ? torn : ["no sum and no tile at all"];
}"""


class Speaker:
    """Presses what says a message in one language."""

    def __init__(self, page: Page, locale: str) -> None:
        self.page = page
        self.locale = locale

    def press(self, message: str, **given: object) -> None:
        name = said(self.locale, message, **given)
        self.page.get_by_role("button", name=name).filter(visible=True).first.click()

    def expect_heading(self, message: str, **given: object) -> None:
        heading = self.page.get_by_role("heading", name=said(self.locale, message, **given))
        expect(heading.filter(visible=True).first).to_be_visible()

    def expect_language(self) -> None:
        expect(self.page.locator("html")).to_have_attribute("lang", self.locale)
        direction = "rtl" if self.locale == "ar" else "ltr"
        expect(self.page.locator("html")).to_have_attribute("dir", direction)

    def deal(self) -> None:
        """Seat two and deal, up to the lot."""
        for number, name in enumerate(NAMES, 1):
            self.page.get_by_label(said(self.locale, "start-name", number=number)).fill(name)
        self.press("start-deal")
        self.expect_heading("lot-title")

    def lead(self) -> None:
        """Go on from the lot to the hand of the one who leads, and lead its last tile."""
        self.page.locator(".lot .brass").click()
        Table(self.page).expect_rested()
        self.page.locator(".hand-tile").last.click()
        expect(self.page.locator(".line > .laid")).to_have_count(1)


def look_around(page: Page, speaker: Speaker) -> None:
    """The sheets and screens on the way to a match."""
    speaker.press("setup-rules")
    expect(page.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible()
    speaker.press("sheet-close")
    speaker.press("settings-title")
    speaker.expect_heading("settings-title")
    speaker.press("sheet-close")
    speaker.press("setup-other")
    speaker.expect_heading("games-title")
    speaker.press("games-back")
    speaker.press("setup-house")
    expect(page.locator(".house-rule").first).to_be_visible()
    speaker.press("games-back")


@pytest.mark.parametrize("locale", ["de", "ar", "pt-BR"])
def test_a_browser_gets_its_language_and_no_english(page: Page, locale: str) -> None:
    page.add_init_script(WATCH_TEXTS)
    page.goto("")
    speaker = Speaker(page, locale)
    expect(page.get_by_role("button", name=said(locale, "start-deal"))).to_be_visible()
    speaker.expect_language()
    look_around(page, speaker)
    speaker.deal()
    speaker.lead()
    speaker.press("sheet-open")
    speaker.expect_heading("sheet-title")
    speaker.press("sheet-close")
    speaker.press("leave")
    expect(page.get_by_role("button", name=said(locale, "start-deal"))).to_be_visible()
    seen = page.evaluate("[...textsSeen]")
    assert len(seen) > 100
    assert english_in(seen, locale) == []


@pytest.mark.parametrize("locale", ["ar"])
def test_who_reads_from_the_right_sees_the_same_tiles(page: Page, locale: str) -> None:
    page.goto("")
    speaker = Speaker(page, locale)
    speaker.deal()
    speaker.lead()
    arithmetic = page.locator(".arithmetic")
    left = arithmetic.evaluate(SIGNS, arithmetic.inner_text())
    assert left == sorted(left), "the sum is turned round"
    tile = page.locator(".strip-line bdi")
    placed = Table(page).kept_state().round
    assert placed is not None
    name = str(placed.layout.tiles[0].tile)
    signs = tile.evaluate(SIGNS, name)
    assert signs == sorted(signs), f"{name} is turned round"
    # The page is turned round: the plates stand at the right, the way out too.
    felt = page.locator(".table-felt").bounding_box()
    plates = page.locator(".plates").bounding_box()
    assert felt is not None
    assert plates is not None
    assert plates["x"] > felt["x"]
    # The hand is not, and the keyboard goes where it is seen to go.
    page.locator(".curtain .brass").click()
    tiles = page.locator(".hand-tile")
    expect(tiles.first).to_be_visible()
    boxes = [tile.bounding_box() for tile in tiles.all()]
    assert [box["x"] for box in boxes if box] == sorted(box["x"] for box in boxes if box)
    tiles.first.focus()
    page.keyboard.press("ArrowRight")
    expect(tiles.nth(1)).to_be_focused()


def test_the_language_changes_in_mid_match_and_nothing_is_lost(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(tiles_on_table(3, 1)), NAMES)
    table.show_hand()
    hand = table.tiles_in_hand()
    chosen = table.fitting().first.get_attribute("aria-label") or ""
    table.choose(chosen)
    kept = table.kept_state()
    page.evaluate("window.isSamePage = true")
    page.get_by_role("button", name="Settings").click()
    for locale, name in (("de", "Deutsch"), ("ar", "العربية"), ("fr", "Français")):
        pick(page, name)
        Speaker(page, locale).expect_language()
        Speaker(page, locale).expect_heading("settings-title")
        expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()
        expect(page.locator("label", has_text=name).locator("[lang]")).to_have_attribute("lang", locale)
    french = Speaker(page, "fr")
    french.press("sheet-close")
    expect(page.locator(".hand-tile")).to_have_count(len(hand))
    expect(page.locator(".hand-tile[aria-pressed=true]")).to_have_attribute("aria-label", chosen)
    assert table.kept_state() == kept
    page.locator(".place").first.click()
    expect(table.laid).to_have_count(4)
    assert page.evaluate("isSamePage")
    # The next visit is in the language that was chosen.
    page.reload()
    expect(page.locator(".curtain .brass")).to_be_visible()
    french.expect_language()
    french.press("settings-title")
    page.get_by_role("radio", name=said("fr", "settings-language-auto")).check(force=True)
    Speaker(page, "en").expect_heading("settings-title")
    page.get_by_role("button", name="Close", exact=True).filter(visible=True).click()
    expect(table.show).to_be_visible()


def test_a_language_that_does_not_come_is_english(browser: Browser, site: str) -> None:
    with first_visit(browser, site, locale="de-AT") as visitor:
        visitor.context.route("**/de-*.js", lambda route: route.abort())
        visitor.witness.expect("/de-")
        visitor.witness.tolerate("Failed to load resource")
        page = visitor.context.new_page()
        page.goto("")
        expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
        assert page.evaluate(LANGUAGE) == "en"
        assert page.evaluate(DIRECTION) == "ltr"
        visitor.witness.close()


def test_the_licences_are_told_of_in_the_language_in_use(page: Page) -> None:
    page.goto("")
    Speaker(page, "en").press("settings-title")
    pick(page, "العربية")
    page.keyboard.press("Escape")
    page.get_by_role("link", name=said("ar", "licences")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("ar", "licences"))
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page).to_have_title(said("ar", "licences"))
    expect(page.get_by_text(said("ar", "licences-text"))).to_be_visible()
    expect(page.locator("pre").first).to_have_attribute("lang", "en")
    page.get_by_role("link", name=said("ar", "licences-back")).click()
    Speaker(page, "ar").expect_language()


class TestOffline:
    """After one visit, with the server gone."""

    @pytest.fixture
    def service_workers(self) -> Literal["allow"]:
        return "allow"

    @pytest.fixture
    def host(self, site_directory: Path) -> Iterator[Host]:
        with closing(Host(site_directory)) as host:
            yield host

    @pytest.fixture
    def site(self, host: Host) -> str:
        return host.address

    @pytest.mark.parametrize("locale", ["ar-EG"])
    def test_every_language_is_there_without_a_server(
        self, page: Page, context: BrowserContext, host: Host
    ) -> None:
        page.goto("")
        wait_until_kept(page)
        host.close()
        page.close()
        later = context.new_page()
        later.goto("")
        arabic = Speaker(later, "ar")
        expect(later.get_by_role("button", name=said("ar", "start-deal"))).to_be_visible()
        arabic.expect_language()
        arabic.press("learn")
        arabic.expect_heading("learn-lessons")
        arabic.press("games-back")
        arabic.press("settings-title")
        for locale, name in (("de", "Deutsch"), ("es", "Español"), ("pt-BR", "Português (Brasil)")):
            pick(later, name)
            Speaker(later, locale).expect_heading("settings-title")


def test_the_one_file_speaks_every_language(browser: Browser, lone_file: Path) -> None:
    context = browser.new_context(locale="es-MX")
    witness = Witness(context, lone_file.as_uri())
    page = context.new_page()
    page.goto(lone_file.as_uri())
    expect(page.get_by_role("button", name=said("es", "start-deal"))).to_be_visible()
    spanish = Speaker(page, "es")
    spanish.expect_language()
    spanish.press("settings-title")
    pick(page, "العربية")
    arabic = Speaker(page, "ar")
    arabic.expect_heading("settings-title")
    page.keyboard.press("Escape")
    arabic.press("licences")
    expect(page.get_by_role("dialog").get_by_text(said("ar", "licences-text"))).to_be_visible()
    context.close()
    witness.close()


@pytest.mark.parametrize("locale", ["ar", "de"])
def test_no_name_of_a_tile_and_no_sum_is_torn_or_turned_round(page: Page, locale: str) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    table = Table(page)
    table.keep(save_when(won), NAMES)
    speaker = Speaker(page, locale)
    speaker.press("sheet-open")
    speaker.expect_heading("sheet-title")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".log bdi").first).to_be_attached()
    for width in (320, 356, 390):
        page.set_viewport_size({"width": width, "height": 568})
        assert sheet.evaluate(TORN) == []
