"""The review of a round: after a round against a computer player, among people, and from the right."""

from __future__ import annotations

import re

from moments import NAMES, late_in_round, save_when, settled_with, told
from pictures import SPEAK
from playwright.sync_api import Locator, Page, expect
from reviews import careless, ended_at_once, is_worth_a_look, open_review, with_computers
from table import Table
from test_computers_story import Lone
from visits import prefer
from way import button, go_back

from muggins_core.advice_view import review_view
from muggins_core.protocol import ReviewReply
from muggins_core.seats import parse_seats


def reviewed(table: Table, *computers: str) -> ReviewReply:
    """What the engine tells of the round that is over."""
    return review_view(table.kept_state(), parse_seats(computers, len(computers)), 1, is_settled=True)


def expect_told(part: Locator, reply: ReviewReply, seat: int) -> None:
    """All placements of a seat, and what they come to."""
    total = next(total for total in reply.totals if total.seat == seat)
    moves = [move for move in reply.placements if move.seat == seat]
    rows = part.get_by_role("listitem")
    expect(rows).to_have_count(total.placements)
    for row, move in zip(rows.all(), moves, strict=True):
        tile, _, anchor = move.action.partition(">")
        expect(row).to_contain_text(f"{tile} at {anchor}" if anchor else f"{tile} led")
        expect(row).to_contain_text(f"{move.points} point")
        if move.better is None:
            expect(row).to_contain_text("Nothing would have scored more.")
        else:
            expect(row).to_contain_text(re.compile(rf"{move.better.split('>')[0]} .* scored {move.best}\."))
        if move.answers:
            made, better = move.answers
            expect(row).to_contain_text(f"the answer could score {made} at most, instead of {better}.")
    if total.left > 0:
        expect(part).to_contain_text(re.compile(rf"\b{total.left}\u00a0points? (was|were) left lying"))
    else:
        expect(part).to_contain_text("Nothing was left lying")


def test_a_round_against_a_computer_player_is_looked_back_on(page: Page) -> None:
    prefer(page, pace="still")
    table = Lone(page)
    save = save_when(late_in_round, play=careless)
    table.keep(with_computers(save, ["", "expert"]), NAMES[:2])
    table.wait()
    table.play_round()
    expect(page.get_by_role("button", name="Review the round")).to_have_count(0)
    button(page, "Show the hands")
    expect(table.heading).to_have_text("Round 1 is settled")
    reply = reviewed(table, "", "expert")
    sheet = open_review(table)
    expect(sheet.get_by_role("heading", name="Review of round 1")).to_be_focused()
    expect(sheet.get_by_role("region", name="Bob")).to_have_count(0)
    expect_told(sheet.get_by_role("region", name="Ann"), reply, 0)
    sheet.get_by_role("switch", name="Computer players too").check()
    expect_told(sheet.get_by_role("region", name="Bob"), reply, 1)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("button", name="Review the round")).to_be_focused()
    page.keyboard.press("v")
    expect(sheet.get_by_role("region", name="Bob")).to_be_visible()
    go_back(page)
    expect(sheet).to_be_hidden()
    expect(table.heading).to_have_text("Round 1 is settled")
    table.go_on.click()
    expect(table.heading).not_to_have_text("Round 1 is settled")
    page.keyboard.press("v")
    expect(sheet).to_be_hidden()


def test_of_a_match_that_people_end_at_once_no_hand_is_told(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(ended_at_once, 3, play=careless), NAMES[:3])
    sheet = open_review(table)
    expect(sheet).to_contain_text("Tiles that stayed in the hands are left out")
    expect(sheet.get_by_role("region")).to_have_count(4)
    kept = [str(tile) for hand in table.kept_state().results[-1].final.hands for tile in hand]
    assert kept
    assert told(sheet.inner_html(), kept) == []


def test_the_review_from_the_right_and_on_paper(page: Page) -> None:
    table = Table(page)
    table.keep(with_computers(save_when(is_worth_a_look, play=careless), ["", "expert"]), NAMES[:2])
    expect(table.go_on).to_be_visible()
    reply = reviewed(table, "", "expert")
    sheet = open_review(table)
    expect_told(sheet.get_by_role("region", name="Ann"), reply, 0)
    button(page, "Close")
    page.evaluate(SPEAK, "ar")
    button(page, "راجع الجولة")
    sheet = page.get_by_role("dialog", name="مراجعة الجولة")
    expect(sheet).to_have_css("direction", "rtl")
    rows = sheet.get_by_role("region", name="Ann").get_by_role("listitem")
    expect(rows).to_have_count(reply.totals[0].placements)
    expect(rows.first).to_contain_text("الافتتاح")
    page.emulate_media(media="print")
    expect(rows.first).to_be_visible()
    expect(sheet.get_by_role("button").or_(sheet.get_by_role("switch"))).to_have_count(0)
    expect(page.locator("main")).to_be_hidden()
    page.emulate_media(media="screen")
    button(page, "إغلاق")
    expect(sheet).to_be_hidden()


def test_where_only_computer_players_are_at_the_table_there_is_nobody_to_review_it(page: Page) -> None:
    table = Table(page)
    table.keep(with_computers(save_when(settled_with(4)), ["casual", "expert"]), NAMES[:2])
    expect(table.go_on).to_be_visible()
    expect(page.locator(".left .face")).to_have_count(2)
    expect(page.get_by_role("button", name="Review the round")).to_have_count(0)
    page.keyboard.press("v")
    expect(page.get_by_role("dialog")).to_have_count(0)
