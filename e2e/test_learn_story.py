"""The tutorial: all lessons by clicking, one by keyboard, and what there is to read beside them."""

from __future__ import annotations

import re

import pytest
from moments import save_when, tiles_on_table
from playwright.sync_api import Page, expect
from table import Table
from test_keyboard_story import focused_name, tab_to
from way import button, expect_ready, go_back
from witness import Witness

from muggins_core.lessons import LESSONS, Lesson, Task, answers, position, right_answers

TITLES = {
    "match": "Match an end",
    "doubles": "Doubles lie across",
    "count": "Count the ends",
    "twelve": "The 6-6 is twelve",
    "fives": "Score fives",
    "draw": "Draw when nothing fits",
    "block": "A blocked round",
    "debits": "Pay for what is left",
    "muggins": "Call Muggins",
    "spinner": "The spinner",
}
BUTTONS = {"draw": "Draw a tile", "call": "Muggins!", "leave": "Let it go"}


def open_lessons(page: Page) -> None:
    page.goto("")
    button(page, "Learn")
    expect(page.get_by_role("heading", name="Learn the game")).to_be_focused()


def answer(page: Page, given: str) -> None:
    """Give an answer by clicking: a tile and its place, a number, or a button with words."""
    place = page.locator(f'.place[data-action="{given}"]')
    if re.match(r"\d+-\d+", given):
        page.get_by_role("button", name=given.partition(">")[0], exact=True).click()
        place.click()
    else:
        button(page, BUTTONS.get(given, given))


def do_wrong_first(page: Page, lesson: Lesson, task: Task) -> None:
    """Give a wrong answer where there is one, see that it is told so, and try again."""
    match = position(lesson, task.after)[1]
    right = right_answers(task, match)
    wrong = [given for given in answers(task, match) if given not in right]
    if not wrong:
        return
    answer(page, wrong[0])
    expect(page.locator(".lesson-verdict")).to_contain_text("Not quite.")
    expect(page.get_by_role("status").filter(has_text="Not quite.")).to_have_count(1)
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    button(page, "Try again")
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def do_task(page: Page, lesson: Lesson, task: Task) -> None:
    do_wrong_first(page, lesson, task)
    answer(page, right_answers(task, position(lesson, task.after)[1])[0])
    expect(page.locator(".lesson-verdict")).to_contain_text("Right!")
    expect(page.get_by_role("status").filter(has_text="Right!")).to_have_count(1)


def test_all_lessons_are_learnt_by_clicking(page: Page) -> None:
    open_lessons(page)
    button(page, "Begin")
    for number, lesson in enumerate(LESSONS, 1):
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[lesson.name])
        expect(page.get_by_text(f"Lesson {number} of {len(LESSONS)}")).to_be_visible()
        for index, task in enumerate(lesson.tasks):
            do_task(page, lesson, task)
            is_last = index + 1 == len(lesson.tasks)
            end = "Finish" if lesson is LESSONS[-1] else "Next lesson"
            page.locator(".lesson-verdict").get_by_role("button", name=end if is_last else "Go on").click()
            if not is_last:
                expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("heading", name="That is the game")).to_be_focused()
    button(page, "All lessons")
    expect(page.get_by_text(f"{len(LESSONS)} of {len(LESSONS)} lessons learnt")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Learn the game")).to_be_visible()
    expect(page.get_by_text(f"{len(LESSONS)} of {len(LESSONS)} lessons learnt")).to_be_visible()
    button(page, "Back")
    expect(page.get_by_role("heading", name="Muggins", level=1)).to_be_visible()


def test_who_has_passed_lessons_over_is_led_back_to_them(page: Page) -> None:
    page.goto(f"#learn-{len(LESSONS)}")
    for task in LESSONS[-1].tasks:
        do_task(page, LESSONS[-1], task)
        page.locator(".lesson-verdict").get_by_role("button").click()
    expect(page.get_by_role("heading", name="That is the game")).to_be_focused()
    expect(page.get_by_text(f"1 of {len(LESSONS)} lessons learnt")).to_be_visible()
    button(page, "Go on")
    expect(page.get_by_text(f"Lesson 1 of {len(LESSONS)}")).to_be_visible()


def test_a_lesson_is_learnt_by_keyboard_alone(page: Page) -> None:
    page.goto("")
    expect_ready(page)
    tab_to(page, "^Learn$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    tab_to(page, "^Begin$")
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", name="Match an end")
    expect(heading).to_be_focused()
    expect(heading).to_have_accessible_description(
        re.compile("the same number of pips. Ann is to play: choose")
    )
    tab_to(page, r"^\d-\d$")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="5-4: Neither half matches")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Place 6-1 at 6-3: count 4, no points")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".place")).to_have_count(0)
    assert focused_name(page) == "6-1"
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Right! 6-1 fits")).to_have_count(1)
    expect(page.get_by_role("button", name="Next lesson").last).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Doubles lie across")).to_be_focused()


def test_keys_draw_and_lead_back_step_by_step(page: Page) -> None:
    open_lessons(page)
    expect_ready(page)
    tab_to(page, "Draw when nothing fits$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Draw when nothing fits")).to_be_focused()
    expect(page.get_by_role("button", name="Draw a tile", exact=True)).to_be_visible()
    page.keyboard.press("d")
    expect(page.get_by_role("status").filter(has_text="4-1 was drawn")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Learn the game")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Muggins", level=1)).to_be_focused()


def test_what_there_is_to_read_tells_of_the_game_that_is_chosen(page: Page) -> None:
    page.goto("")
    button(page, "Other games")
    page.get_by_role("button", name=re.compile("^All Fives ")).click()
    button(page, "Rules")
    page.get_by_role("dialog").get_by_role("button", name="Learn").click()
    page.get_by_role("button", name=re.compile("^The rules ")).click()
    expect(page.get_by_role("heading", name="Rules: All Fives", level=1)).to_be_focused()
    spinner = page.get_by_role("figure").filter(has_text="The spinner")
    expect(spinner).to_contain_text("1 + 3 + 2 + 4 = 10, 10 points.")
    expect(spinner.locator(".laid")).to_have_count(5)
    expect(page.get_by_role("figure").filter(has_text="65 on paper").locator("svg")).to_be_visible()
    for name in ("Tips", "History"):
        button(page, "Back")
        page.get_by_role("button", name=re.compile(f"^{name} ")).click()
        expect(page.get_by_role("heading", name=name, level=1)).to_be_focused()
        expect(page.get_by_role("article").get_by_role("heading", level=2).first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Learn the game")).to_be_focused()
    go_back(page)
    expect(page.get_by_role("heading", name="Muggins", level=1)).to_be_visible()
    page.go_forward()
    page.go_forward()
    expect(page.get_by_role("heading", name="History", level=1)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="History", level=1)).to_be_visible()


def test_a_lesson_has_an_address_and_a_way_back(page: Page) -> None:
    page.goto("#learn-3")
    expect(page.get_by_role("heading", name="Count the ends")).to_be_visible()
    expect(page.get_by_role("group", name="What it counts")).to_be_visible()
    button(page, "Next lesson")
    expect(page.get_by_role("heading", name="The 6-6 is twelve")).to_be_visible()
    button(page, "Lesson before")
    expect(page.get_by_role("heading", name="Count the ends")).to_be_visible()
    button(page, "All lessons")
    page.get_by_role("button", name=re.compile("The spinner$")).click()
    expect(page.get_by_role("heading", name="The spinner")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Learn the game")).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("button", name="5-2", exact=True)).to_be_visible()


def test_a_match_is_left_for_the_lessons_and_gone_on_with(page: Page) -> None:
    table = Table(page)
    table.keep(save_when(tiles_on_table(5)), ("Ann", "Bob"))
    table.show_hand()
    button(page, "Rules")
    page.get_by_role("dialog").get_by_role("button", name="Learn").click()
    expect(page.get_by_role("heading", name="Learn the game")).to_be_visible()
    button(page, "Back")
    page.get_by_role("button", name=re.compile("^Go on with the match")).click()
    expect(table.show).to_be_visible()
    expect(table.laid).to_have_count(5)


@pytest.mark.parametrize("viewport", [(320, 568), (568, 320)])
def test_every_lesson_fits_a_small_window(page: Page) -> None:
    open_lessons(page)
    button(page, "Begin")
    for lesson in LESSONS:
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[lesson.name])
        for index, task in enumerate(lesson.tasks):
            answer(page, right_answers(task, position(lesson, task.after)[1])[0])
            on = page.locator(".lesson-verdict").get_by_role("button")
            expect(on).to_be_in_viewport(ratio=1)
            for part in (".lesson-paper", ".lesson-rail"):
                assert page.locator(part).evaluate(
                    "(it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 1"
                ), f"{part} of {lesson.name}, task {index + 1}, is cut off"
            on.click()


def test_the_texts_of_the_lessons_come_when_they_are_opened(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto("")
    expect_ready(page)
    assert not [name for name in asked if name.startswith("learn-")]
    button(page, "Learn")
    expect(page.get_by_role("heading", name="Lessons", exact=True)).to_be_visible()
    (name,) = (name for name in asked if name.startswith("learn-"))
    assert name.startswith("learn-en-")


def test_texts_of_the_lessons_that_do_not_come_are_told_of(page: Page, witness: Witness) -> None:
    page.route("**/learn-en-*.js", lambda route: route.abort())
    witness.expect("/learn-en-")
    witness.tolerate("Failed to load resource")
    page.goto("")
    button(page, "Learn")
    expect(page.get_by_role("status").filter(has_text="The lessons cannot be had just now.")).to_be_visible()
    expect(page.get_by_role("heading", name="Learn the game")).to_be_focused()
    go_back(page)
    expect(page.get_by_role("button", name="Learn", exact=True)).to_be_visible()
