"""The way to a match: every game, house rules of one's own, and rules that come in a link."""

from __future__ import annotations

import re

import pytest
from moments import NAMES
from playwright.sync_api import Page, expect
from table import Table
from way import button, expect_ready, go_back, pick, rules_link, seat, write

from muggins_core import preset_names, preset_players

FORGET_MATCH = """() => new Promise((done) => {
  const opening = indexedDB.open("muggins");
  opening.onsuccess = () => {
    const work = opening.result.transaction("kept", "readwrite");
    work.objectStore("kept").delete("match");
    work.oncomplete = () => { opening.result.close(); done(); };
  };
})"""
SIX = ("Ann", "Bob", "Cy", "Di", "Eve", "Fay")


def deal(page: Page) -> None:
    """Deal, and give up the match that is under way, if there is one."""
    has_match = page.get_by_role("heading", name="Start another match").is_visible()
    button(page, "Deal")
    if has_match:
        button(page, "Start the new match")
    expect(page.locator(".top-bar")).to_be_visible()


def chosen_game(page: Page) -> str:
    return page.locator(".plaque-name").inner_text()


def test_every_game_is_chosen_and_dealt(page: Page) -> None:
    table = Table(page)
    table.open()
    expect_ready(page)
    for preset in preset_names():
        button(page, "Other games")
        cards = page.get_by_role("main").get_by_role("listitem").get_by_role("button")
        expect(cards).to_have_count(len(preset_names()))
        cards.nth(preset_names().index(preset)).click()
        players = max(preset_players(preset))
        seat(page, SIX[:players])
        deal(page)
        assert table.kept_record().preset == preset
        assert table.kept_state().rules.players == players
        button(page, "Leave")


def test_six_sit_down_to_a_double_twelve_set_as_partners(page: Page) -> None:
    table = Table(page)
    table.open()
    expect_ready(page)
    button(page, "Other games")
    pick(page, "Double-twelve")
    page.get_by_role("button", name="All Fives").click()
    seat(page, SIX)
    pick(page, "Partners")
    expect(page.get_by_label("Player 1", exact=True)).to_have_accessible_description("with Di")
    expect(page.get_by_label("Player 6", exact=True)).to_have_accessible_description("with Cy")
    deal(page)
    rules = table.kept_state().rules
    assert (rules.tile_set, rules.players, rules.sides) == (12, 6, 3)


def test_a_plain_match_is_dealt_again_by_one_press(page: Page) -> None:
    table = Table(page)
    table.open()
    table.start(*NAMES[:2])
    page.goto("licences.html")
    page.evaluate(FORGET_MATCH)
    table.open()
    button(page, "Deal")
    table.expect_lot()
    assert table.kept_record().names == NAMES[:2]


@pytest.mark.parametrize("viewport", [(390, 844)])
def test_strangers_set_the_target_and_play_without_writing_names(page: Page) -> None:
    table = Table(page)
    table.open()
    expect_ready(page)
    target = page.get_by_label("Target", exact=True)
    expect(target).to_have_value("250")
    # A press and figures are enough: what was there is written over.
    target.click()
    page.keyboard.type("61")
    button(page, "Deal")
    table.expect_lot()
    expect(page.get_by_role("main")).to_contain_text("Round 1 to 61")
    record = table.kept_record()
    assert (record.names, table.kept_state().rules.target) == (("Player 1", "Player 2"), 61)


def test_a_target_is_written_in_the_digits_of_any_script(page: Page) -> None:
    page.goto("")
    target = page.get_by_label("Target", exact=True)
    expect(target).to_be_enabled()
    expect(target).not_to_have_attribute("placeholder", re.compile("."))
    target.click()
    page.keyboard.insert_text("١٢٠")
    target.blur()
    expect(target).to_have_value("120")
    expect(page.get_by_role("heading", name="Muggins, your way")).to_be_visible()


def test_a_number_of_players_that_a_game_does_not_take_says_why(page: Page) -> None:
    table = Table(page)
    table.open()
    expect_ready(page)
    page.get_by_role("radio", name=re.compile("^5")).check()
    expect(page.get_by_role("alert")).to_contain_text("unless you take a larger set")
    button(page, "Undo the change of “People”")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("viewport", [(320, 568)])
def test_an_impossible_rule_is_explained_and_not_lost(page: Page) -> None:
    table = Table(page)
    table.open()
    expect_ready(page)
    button(page, "House rules")
    write(page, "Tiles in a hand", "20")
    page.keyboard.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text(
        "2 hands of 20 tiles are 40 tiles, but the set has only 28"
    )
    expect(page.get_by_role("button", name="Play with these rules")).to_have_count(0)
    write(page, "Target", "120")
    page.keyboard.press("Tab")
    table.expect_choice_kept("target", 120)
    page.reload()
    expect(page.get_by_label("Tiles in a hand")).to_have_value("20")
    button(page, "Undo the change of “Tiles in a hand”")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_label("Target", exact=True)).to_have_value("120")


@pytest.mark.core
def test_unsaved_house_rules_outlast_a_reload_and_the_way_back_and_forward(page: Page) -> None:
    table = Table(page)
    table.open()
    expect_ready(page)
    pick(page, "3")
    button(page, "House rules")
    write(page, "Target", "77")
    page.keyboard.press("Tab")
    expect(page.get_by_text("The match goes to 77 points.")).to_be_visible()
    table.expect_choice_kept("target", 77)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("House rules: Muggins, your way")
    expect(page.get_by_label("Target", exact=True)).to_have_value("77")
    expect(page.get_by_label("People", exact=True)).to_have_value("3")
    button(page, "Back")
    expect(page).to_have_url(re.compile("(/|#start)$"))
    assert chosen_game(page) == "Muggins, your way"
    page.go_forward()
    expect(page.get_by_label("Target", exact=True)).to_have_value("77")
    expect(page).to_have_url(re.compile("#house$"))
    go_back(page)
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    page.goto("./#match")
    page.reload()
    expect(page).to_have_url(re.compile("#start$"))
    assert chosen_game(page) == "Muggins, your way"


def test_escape_goes_back_wherever_there_is_a_way_back(page: Page) -> None:
    Table(page).open()
    expect_ready(page)
    plaque = page.locator(".plaque-name")
    button(page, "Other games")
    page.keyboard.press("Escape")
    expect(plaque).to_be_visible()
    button(page, "House rules")
    write(page, "Target", "77")
    page.keyboard.press("Escape")
    expect(plaque).to_have_text("Muggins, your way")
    button(page, "House rules")
    button(page, "Save them")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_label("Target", exact=True)).to_have_value("77")
    page.goto("./" + rules_link(preset="five_up", players=3, options={}, name=""))
    expect(page.get_by_role("button", name="Play with these rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(plaque).to_be_visible()


def test_fault_is_shown_in_place_of_rules_that_are_no_longer_chosen(page: Page) -> None:
    Table(page).open()
    expect_ready(page)
    pick(page, "4")
    button(page, "House rules")
    write(page, "Tiles in a hand", "6")
    page.keyboard.press("Tab")
    expect(page.get_by_text("Everybody gets 6 tiles")).to_be_visible()
    page.get_by_label("People", exact=True).select_option("6")
    expect(page.get_by_role("alert")).to_contain_text("6 hands of 6 tiles are 36 tiles")
    expect(page.get_by_text("Everybody gets 6 tiles")).to_be_hidden()
    button(page, "Back")
    button(page, "Rules")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("alert")).to_contain_text("36 tiles")
    expect(sheet.get_by_text("Everybody gets")).to_have_count(0)
    sheet.get_by_role("button", name="Undo the change of “People”").click()
    expect(sheet.get_by_text("4 people play.")).to_be_visible()
    expect(sheet.get_by_text("Everybody gets 6 tiles")).to_be_visible()


def test_idle_rule_says_what_makes_it_so_and_can_be_changed(page: Page) -> None:
    Table(page).open()
    expect_ready(page)
    button(page, "House rules")
    wrong = page.get_by_label("A wrong call costs")
    expect(wrong).to_have_accessible_description(
        "No effect now, with “Scores are”: written down by themselves."
    )
    wrong.select_option("10 points")
    page.get_by_label("Calling “Muggins!”").select_option("allowed")
    expect(wrong).to_have_accessible_description(re.compile("changed No effect now"))
    page.get_by_label("Scores are").select_option("announced by the player")
    expect(wrong).to_have_accessible_description("changed A wrong call costs 10 points.")


def test_rules_saved_in_another_tab_are_there_when_one_comes_back(page: Page) -> None:
    Table(page).open()
    expect_ready(page)
    button(page, "Other games")
    other = page.context.new_page()
    other.goto("./" + rules_link(preset="five_up", players=3, options={"target": 90}, name="Trees"))
    button(other, "Save")
    other.get_by_role("dialog").get_by_role("button", name="Save", exact=True).click()
    expect(other.get_by_role("dialog")).to_have_count(0)
    other.close()
    page.bring_to_front()
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(page.get_by_role("button", name="Rename Trees")).to_be_visible()


def test_what_is_being_written_outlasts_the_answer_to_another_change(page: Page) -> None:
    Table(page).open()
    expect_ready(page)
    button(page, "House rules")
    write(page, "Target", "120")
    page.keyboard.press("Tab")
    write(page, "Tiles in a hand", "9")
    expect(page.get_by_text("The match goes to 120 points.")).to_be_visible()
    expect(page.get_by_label("Tiles in a hand")).to_have_value("9")


@pytest.mark.parametrize("viewport", [(320, 568)])
def test_house_rules_are_saved_played_and_offered_again(page: Page) -> None:
    table = Table(page)
    table.open()
    expect_ready(page)
    button(page, "House rules")
    write(page, "Target", "120")
    page.keyboard.press("Tab")
    page.get_by_label("Doubles that branch").select_option("the first double")
    expect(page.get_by_text("The first double of a round is the spinner")).to_be_visible()
    button(page, "Save them")
    page.get_by_role("dialog").get_by_label("Name").fill("<b>Sunday</b>")
    button(page, "Save")
    expect(page.get_by_role("heading", level=1)).to_have_text("House rules: <b>Sunday</b>")
    button(page, "Play with these rules")
    seat(page, NAMES[:2])
    deal(page)
    assert table.kept_record().options == {"spinner": "first", "target": 120}

    button(page, "Rules")
    sheet = page.get_by_role("dialog", name="Rules: <b>Sunday</b>")
    expect(sheet.get_by_text("not as in Muggins: The match goes to 120 points.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.reload()
    button(page, "Rules")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("./#start")
    page.reload()
    expect(page.get_by_role("button", name="Go on with the match")).to_be_visible()
    assert chosen_game(page) == "<b>Sunday</b>"


@pytest.mark.core
def test_rules_in_a_link_are_shown_saved_and_played(page: Page) -> None:
    table = Table(page)
    page.goto("./" + rules_link(preset="five_up", players=3, options={"target": 90}, name="Trees"))
    expect(page.get_by_text("not as in Muggins: The match goes to 90 points.")).to_be_visible()
    button(page, "Save")
    page.get_by_role("dialog").get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    button(page, "Play with these rules")
    seat(page, NAMES[:3])
    deal(page)
    record = table.kept_record()
    assert (record.preset, record.options) == ("five_up", {"target": 90})
    button(page, "Leave")
    button(page, "Other games")
    expect(page.get_by_role("button", name="Rename Trees")).to_be_visible()


@pytest.mark.parametrize(
    ("hash_", "told"),
    [
        ("#rules=%3Cscript%3E", "It is damaged or incomplete."),
        (rules_link(preset="muggins", players=2, options={"hand_size": 15}, name=""), "2 hands of 15 tiles"),
        (rules_link(preset="muggins", players=99, options={}, name=""), "must be a whole number from 2 to 6"),
        (rules_link(preset="muggins", players=2, options={"tile_set": 18}, name=""), "no double-18 set"),
        (rules_link(preset="<b>whist", players=2, options={}, name=""), "no game called “<b>whist”"),
    ],
)
def test_a_link_that_is_no_good_is_told_and_touches_nothing(page: Page, hash_: str, told: str) -> None:
    table = Table(page)
    table.open()
    table.start(*NAMES[:2])
    before = table.kept_record()
    page.goto("licences.html")
    table.page.goto(f"./{hash_}")
    expect(page.get_by_role("main")).to_contain_text(told)
    expect(page.get_by_role("main")).to_contain_text("Nothing of yours has changed.")
    button(page, "Go to the start")
    assert chosen_game(page) == "Muggins"
    expect(page.get_by_role("button", name="Go on with the match")).to_be_visible()
    assert table.kept_record() == before
