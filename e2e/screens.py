"""Every kind of screen, each with the way to it from nothing, for stories that look at all of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from computers import start_computers, thinking_at
from moments import NAMES, Game, blank_left, must_draw, save_when, tiles_on_table, won
from pictures import (
    ask_count,
    ask_hint,
    ask_who_calls,
    call,
    choose_placeable,
    open_keys,
    open_rules,
    open_settings,
    open_sheet,
)
from playwright.sync_api import expect
from reviews import careless, is_worth_a_look, open_whole_review, with_computers
from table import Table
from test_hasty_story import can_end
from visits import prefer
from way import button, expect_ready, rules_link, seat
from witness import Witness

from muggins_core import MatchState

LINE = Game("muggins_line")
LARGE = Game("five_up", {"tile_set": 12, "hand_size": 5})

FULL = """() => {
  const full = () => { throw new DOMException("full", "QuotaExceededError"); };
  IDBObjectStore.prototype.put = full;
  Storage.prototype.setItem = full;
}"""
"""No more can be kept in the browser."""

Way = Callable[[Table, Witness], object]


def at(
    is_it: Callable[[MatchState], bool],
    act: Callable[[Table], object],
    players: int = 2,
    game: str = "muggins",
) -> Way:
    """The way to a moment of a match, and what is done there."""

    def go(table: Table, _: Witness) -> None:
        table.keep(_record(is_it, players, game), NAMES[:players])
        expect(
            table.show.or_(table.go_on).or_(table.page.get_by_role("button", name="Rematch"))
        ).to_be_enabled()
        act(table)

    return go


@cache
def _record(is_it: Callable[[MatchState], bool], players: int, game: str) -> str:
    return save_when(is_it, players, game={"line": LINE, "large": LARGE}.get(game, Game(game)))


ten = tiles_on_table(10, 1)
six = tiles_on_table(6, 1)
sixty = tiles_on_table(60, 1)


def stay(_: Table) -> None:
    """There is nothing to do there."""


def start(table: Table, _: Witness) -> None:
    table.open()
    expect_ready(table.page)


def start_with_faults(table: Table, witness: Witness) -> None:
    start(table, witness)
    seat(table.page, ["Ann", "Ann"])
    button(table.page, "Deal")
    expect(table.page.get_by_label("Player 2", exact=True)).to_have_accessible_description(re.compile("name"))


def games(table: Table, witness: Witness) -> None:
    start(table, witness)
    button(table.page, "Other games")


def house(table: Table, witness: Witness) -> None:
    start(table, witness)
    button(table.page, "House rules")
    expect(table.page.get_by_label("Target", exact=True)).to_be_visible()


def house_with_fault(table: Table, witness: Witness) -> None:
    house(table, witness)
    hand = table.page.get_by_label("Tiles in a hand", exact=True)
    hand.fill("20")
    hand.press("Tab")
    expect(table.page.get_by_role("alert")).to_be_visible()


def question(table: Table, witness: Witness) -> None:
    house(table, witness)
    button(table.page, "Save them")
    expect(table.page.get_by_role("dialog")).to_be_visible()


def link(table: Table, _: Witness) -> None:
    table.page.goto("./" + rules_link(preset="five_up", players=3, options={"target": 90}, name="Trees"))
    expect(table.page.get_by_role("button", name="Play with these rules")).to_be_visible()


def lot(table: Table, _: Witness) -> None:
    table.open()
    table.start(*NAMES[:4])


def replace(table: Table, witness: Witness) -> None:
    lot(table, witness)
    button(table.page, "Leave")
    seat(table.page, NAMES[:2])
    button(table.page, "Deal")
    expect(table.page.get_by_role("dialog")).to_be_visible()


def show(table: Table) -> None:
    table.show_hand()


def refuse(table: Table) -> None:
    table.show_hand()
    table.page.locator(".hand-tile.is-quiet").first.click()
    expect(table.page.locator(".is-refusal")).to_be_visible()


def mean(table: Table, _: Witness) -> None:
    prefer(table.page, confirm=True)
    table.keep(_record(ten, 2, "muggins"), NAMES[:2])
    choose_placeable(table)
    table.places.first.click()
    expect(table.page.get_by_role("button", name="Place it")).to_be_visible()


def look_closer(table: Table) -> None:
    table.page.set_viewport_size({"width": 568, "height": 320})
    table.show_hand()
    table.page.get_by_role("button", name="Look closer").click()
    expect(table.page.get_by_role("dialog", name="The line")).to_be_visible()


def end_round(table: Table) -> None:
    table.turn()
    expect(table.page.get_by_role("button", name="Show the hands")).to_be_visible()


def review(table: Table, _: Witness) -> None:
    save = save_when(is_worth_a_look, play=careless)
    table.keep(with_computers(save, ["", "expert"]), NAMES[:2])
    open_whole_review(table)


def settle(table: Table) -> None:
    expect(table.heading).to_have_text(re.compile("is settled$"))


def failure(table: Table, witness: Witness) -> None:
    witness.tolerate("worker|Worker")
    table.page.route("**/worker-*.js", lambda route: route.abort())
    table.open()
    expect(table.page.get_by_role("heading", name="The game could not be loaded")).to_be_visible()
    table.page.unroute("**/worker-*.js")


def broken(table: Table, _: Witness) -> None:
    table.keep('{"format":"muggins-record/1","rounds":[{"leader":7}]}', NAMES[:2])
    expect(table.page.get_by_role("heading", name="The saved match cannot be read")).to_be_visible()


def elsewhere(table: Table, witness: Witness) -> None:
    lot(table, witness)
    other = table.page.context.new_page()
    other.goto(table.page.url)
    other.get_by_role("button", name="Play here").click()
    expect(table.page.get_by_role("heading", name="This match is open in another tab")).to_be_visible()
    other.close()


def loading(table: Table, _: Witness) -> None:
    hold_python_back(table)
    table.open()
    expect(table.page.get_by_role("progressbar")).to_be_visible()


def waiting(table: Table, _: Witness) -> None:
    hold_python_back(table)
    table.keep(_record(ten, 2, "muggins"), NAMES[:2])
    expect(table.page.get_by_role("progressbar")).to_be_visible()
    expect(table.page.get_by_role("button", name="Leave")).to_be_visible()


def hold_python_back(table: Table) -> None:
    """It never comes."""
    table.page.route("**/pyodide.asm.wasm", lambda _: None)


def notice(table: Table) -> None:
    table.page.evaluate(FULL)
    table.turn()
    expect(table.page.locator(".notice")).to_be_visible()


def notice_at_start(table: Table) -> None:
    notice(table)
    button(table.page, "Leave")
    expect(table.page.get_by_label("Player 1", exact=True)).to_be_visible()


def unfit(table: Table, _: Witness) -> None:
    table.page.add_init_script("WebAssembly.validate = () => false")
    table.page.goto("", wait_until="networkidle")
    expect(table.heading).to_have_text("This browser cannot run the game")


def cut_off(table: Table, witness: Witness) -> None:
    """The game itself does not come, as where the connection breaks off."""
    witness.tolerate(r"Failed to load resource|app-\w+\.js")
    table.page.route(re.compile(r"/app-\w+\.js$"), lambda route: route.abort())
    table.open()
    expect(table.page.get_by_role("button", name="Try again")).to_be_visible()


def learn(leaf: str) -> Way:
    """The way to a part of where the game is learnt."""

    def go(table: Table, _: Witness) -> None:
        table.page.goto("licences.html")
        table.page.goto(f"./#learn{leaf}")
        expect_ready(table.page)
        expect(table.heading).to_be_visible()

    return go


def lesson(number: int, answer: str) -> Way:
    """The way to what is said of an answer, which is given by a key."""

    def go(table: Table, witness: Witness) -> None:
        learn(f"-{number}")(table, witness)
        given = table.page.get_by_role("button", name=answer, exact=True).first
        expect(given).to_be_visible()
        given.press("Enter")
        expect(table.page.locator(".lesson-verdict")).to_be_visible()

    return go


def licences(table: Table, _: Witness) -> None:
    table.page.goto("licences.html")


SCREENS: dict[str, Way] = {
    "start": start,
    "start with faults": start_with_faults,
    "games": games,
    "house": house,
    "house with a fault": house_with_fault,
    "question": question,
    "link": link,
    "lot": lot,
    "replace": replace,
    "curtain": at(ten, stay, 3),
    "turn": at(ten, choose_placeable),
    "turn of six": at(tiles_on_table(20, 1), choose_placeable, 6, "large"),
    "start with computers": lambda table, _: start_computers(table),
    "thinking": lambda table, _: thinking_at(table, ["", "expert", "skilled/racer"]),
    "watched": lambda table, _: thinking_at(table, ["casual", "expert", "beginner"]),
    "refusal": at(ten, refuse),
    "draw": at(must_draw, show),
    "asked once more": mean,
    "hint": at(six, ask_hint),
    "saying a count": at(six, ask_count, game="line"),
    "who calls": at(six, ask_who_calls, 4, "line"),
    "call": at(six, call, game="line"),
    "closer look": at(sixty, look_closer, 6, "large"),
    "sheet": at(ten, open_sheet, 4),
    "rules": at(ten, open_rules),
    "settings": at(ten, open_settings),
    "keys": at(ten, open_keys),
    "round end": at(can_end, end_round),
    "settlement": at(blank_left, settle, 4),
    "review": review,
    "match end": at(won, stay),
    "notice": at(ten, notice),
    "notice at the start": at(ten, notice_at_start),
    "loading": loading,
    "waiting": waiting,
    "failure": failure,
    "unfit": unfit,
    "cut off": cut_off,
    "broken": broken,
    "elsewhere": elsewhere,
    "learn": learn(""),
    "rules to read": learn("-rules"),
    "tips": learn("-tips"),
    "history": learn("-history"),
    "lesson": learn("-4"),
    "lesson learnt": lesson(4, "15"),
    "lesson failed": lesson(8, "8"),
    "licences": licences,
}
"""By name: the way there, in a page that is watched."""
