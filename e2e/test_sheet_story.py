"""The score: plates with the way to the target, the sheet with its chart, and both on paper."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from moments import Game, gain, save_when, scoring, tiles_on_table, won
from pictures import SPEAK
from playwright.sync_api import Locator, Page, expect
from table import Table

from muggins_core import MatchState

LONG_NAMES = (
    "Catherine-Elizabeth",
    "Maximilian Alexander",
    "Wilhelmina van Dijk",
    "Bartholomäus Otto",
    "Jo",
    "Fritz",
)
SIZES = ((320, 568), (568, 320), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
LINE = Game("muggins_line")
PARTNERS = Game("muggins_calls", {"teams": "partners"})
OUTS = Game(options={"win_by": "going_out"})

# A word is whole where all of it lies in one line, and a text where none of it lies outside its box.
UNBROKEN = """
(element) => {
  const words = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of node.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) words.push(word);
    }
  }
  const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
  return cut ? [...words, `${element.textContent.trim()} is cut`] : words;
}"""

# How many lines of names lie under what the last placement brought.
NAMES_UNDER_GAIN = """
() => {
  const gain = document.querySelector(".plate-gain").getBoundingClientRect();
  const lines = [...document.querySelectorAll(".plate-name")].flatMap((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return [...range.getClientRects()];
  });
  return lines.filter(
    ({ left, right, top, bottom }) =>
      left < gain.right && gain.left < right && top + 2 < gain.bottom && gain.top < bottom - 2,
  ).length;
}"""


def after_rounds(rounds: int, tiles: int = 5) -> Callable[[MatchState], bool]:
    """Say of a state whether so many rounds are settled and so many tiles lie on the table."""

    def is_it(match: MatchState) -> bool:
        return (
            len(match.results) == rounds
            and match.round is not None
            and len(match.round.layout.tiles) == tiles
        )

    return is_it


def can_score(match: MatchState) -> bool:
    """Say whether the seat to act can score with its placement, short of the target."""
    if not tiles_on_table(4, 1)(match):
        return False
    return 0 < gain(match, scoring(match)) < 100


def open_sheet(page: Page) -> Locator:
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    return sheet


def expect_whole(texts: Locator) -> None:
    expect(texts.first).to_be_visible()
    assert [broken for text in texts.all() for broken in text.evaluate(UNBROKEN)] == []


def test_a_plate_tells_the_way_to_the_target_and_what_the_last_placement_brought(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(can_score), ("Ann", "Bob"))
    match = table.kept_state()
    assert match.round is not None
    placement = scoring(match)
    seat, points = match.round.to_act, gain(match, placement)
    plate = page.get_by_role("list", name="Players").get_by_role("listitem").nth(seat)
    before = match.scores[seat]
    expect(plate).to_contain_text(f"{250 - before} points short of the target of 250")
    table.show_hand()
    table.place(placement)
    expect(plate).to_contain_text(f"just now +{points}")
    expect(plate).to_contain_text(f"{250 - before - points} points short of the target of 250")
    track = plate.locator(".track")
    part = track.evaluate("(track) => parseFloat(track.style.getPropertyValue('--part'))")
    assert part == pytest.approx(max(0, before + points) / 250 * 100)
    table.take_back.click()
    expect(plate).to_contain_text(f"{250 - before} points short of the target of 250")
    expect(plate).not_to_contain_text("just now")


def test_where_going_out_wins_plates_sheet_and_end_tell_the_rounds_dominoed(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(won, 3, game=OUTS), ("Ann", "Bob", "Cleo"))
    match = table.kept_state()
    finishers = [result.finisher for result in match.results if result.reason == "domino"]
    expect(page.get_by_role("listitem").filter(has_text="3 of 3 rounds")).to_have_count(1)
    chart = page.get_by_role("img", name=re.compile("in front with 3 dominoed"))
    expect(chart).to_be_visible()
    expect(chart).to_contain_text("Target 3")
    dominoed = page.get_by_role("row", name=re.compile("^Dominoed"))
    expect(dominoed).to_have_text(re.compile(r"\s+".join(str(finishers.count(seat)) for seat in range(3))))
    table.keep(save_when(after_rounds(2), 3, game=OUTS), ("Ann", "Bob", "Cleo"))
    expect(table.show).to_be_visible()
    for seat, plate in enumerate(page.get_by_role("list", name="Players").get_by_role("listitem").all()):
        done = sum(result.finisher == seat for result in table.kept_state().results)
        expect(plate).to_contain_text(f"dominoed {done} of 3 rounds")


def test_the_sheet_has_a_row_for_every_round_under_heads_that_stay(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(won, 3), ("Ann", "Bob", "Cleo"))
    match = table.kept_state()
    sheet = open_sheet(page)
    rows = sheet.locator("tbody").get_by_role("row")
    expect(rows).to_have_count(len(match.results))
    for row, result in zip(rows.all(), match.results, strict=True):
        texts = row.locator(".sheet-total").all_inner_texts()
        shown = [
            int(re.sub(r"\D*?(−?)(\d+).*", r"\1\2", text, flags=re.S).replace("−", "-")) for text in texts
        ]
        assert shown == list(result.scores)
        out = row.locator(".sheet-out")
        expect(out).to_have_count(1 if result.reason == "domino" else 0)
    best = max(match.scores)
    chart = sheet.get_by_role(
        "img", name=re.compile(f"After {len(match.results)} rounds: .* in front at {best}")
    )
    expect(chart).to_be_visible()
    head = sheet.get_by_role("columnheader", name="Bob")
    sheet.get_by_role("row", name=re.compile("^Total")).scroll_into_view_if_needed()
    sheet.get_by_role("heading", name="This round").scroll_into_view_if_needed()
    rows.last.scroll_into_view_if_needed()
    expect(head).to_be_in_viewport()
    at_head, at_row = head.bounding_box(), rows.last.bounding_box()
    assert at_head is not None
    assert at_row is not None
    assert at_head["y"] + at_head["height"] <= at_row["y"] + 1


@pytest.mark.parametrize(("players", "game"), [(4, LINE), (4, PARTNERS), (6, LINE)])
def test_long_names_stand_whole_on_the_plates_and_over_the_columns(
    page: Page, players: int, game: Game
) -> None:
    table = Table(page)
    save = save_when(tiles_on_table(8, 1), players, names=LONG_NAMES, game=game)
    table.keep(save, LONG_NAMES[:players])
    table.show_hand()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect_whole(page.locator(".plate-name"))
    sheet = open_sheet(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect_whole(sheet.locator("thead th > span"))


@pytest.mark.parametrize("language", ["en-GB", "ar"])
def test_what_a_placement_brought_lies_on_no_long_name_beside_a_low_felt(page: Page, language: str) -> None:
    table = Table(page)
    table.keep(save_when(tiles_on_table(12), 4, names=LONG_NAMES), LONG_NAMES[:4])
    table.show_hand()
    page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    for width, height in ((568, 320), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(NAMES_UNDER_GAIN) == 0, width


@pytest.mark.parametrize("colour_scheme", ["dark"])
def test_the_sheet_and_the_rules_are_printed_black_on_white_without_the_table(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(tiles_on_table(8, 1)), ("Ann", "Bob"))
    expect(table.show).to_be_visible()
    page.evaluate("window.print = () => { document.title = `${document.title} on paper`; }")
    for name, title in (("Score sheet", "Score sheet"), ("Rules", "Rules: Muggins")):
        page.get_by_role("button", name=name, exact=True).click()
        paper = page.get_by_role("dialog", name=title)
        paper.get_by_role("button", name="Print").click()
        expect(page).to_have_title(re.compile(" on paper$"))
        page.evaluate("document.title = 'Muggins'")
        page.emulate_media(media="print")
        expect(paper.get_by_role("heading", name=title)).to_be_visible()
        expect(paper.get_by_role("button")).to_have_count(0)
        expect(page.locator("main")).to_be_hidden()
        expect(paper).to_have_css("color", "rgb(0, 0, 0)")
        expect(paper).to_have_css("background-color", "rgb(255, 255, 255)")
        page.emulate_media(media="screen")
        paper.get_by_role("button", name="Close").click()
        expect(paper).to_be_hidden()


def test_a_long_sheet_is_printed_on_as_many_pages_as_it_takes(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(won, 3), ("Ann", "Bob", "Cleo"))
    open_sheet(page)
    page.emulate_media(media="print")
    sheet = page.get_by_role("dialog", name="Score sheet")
    height = sheet.evaluate("(sheet) => sheet.getBoundingClientRect().height")
    rows = sheet.locator("tbody").get_by_role("row")
    assert height > 20 * rows.count()
    assert sheet.evaluate("(sheet) => sheet.scrollHeight <= sheet.clientHeight + 1")
    pages = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert 2 <= len(pages) <= 4


def pages_of(page: Page, paper: str) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper)))


def test_a_match_of_thirteen_rounds_is_printed_on_one_page(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(won), ("Ann", "Bob"))
    sheet = open_sheet(page)
    assert sheet.locator("tbody").get_by_role("row").count() == 13
    assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [1, 1]


@pytest.mark.parametrize("colour_scheme", ["dark"])
def test_what_there_is_to_read_is_printed_without_the_felt(page: Page) -> None:
    page.goto("./#learn-rules")
    article = page.get_by_role("article")
    expect(article.get_by_role("figure").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=1)).to_have_css("color", "rgb(0, 0, 0)")
    expect(article.get_by_role("listitem").first).to_have_css("color", "rgb(0, 0, 0)")
    expect(article).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.get_by_role("button")).to_have_count(0)
    assert page.locator("main").evaluate("(main) => main.scrollHeight <= main.clientHeight + 1")
    assert 1 <= pages_of(page, "A4") <= 3
