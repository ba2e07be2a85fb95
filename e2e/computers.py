"""The ways to tables with computer players, for pictures of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from moments import Game, save_when, tiles_on_table
from playwright.sync_api import expect
from table import Table
from way import button, expect_ready, pick

from muggins_core import MatchState

UNSEEN = 'Object.defineProperty(document, "hidden", { get: () => true });'
"""For `add_init_script`: what nobody sees is not played."""


def computers(table: Table, shoot: Callable[[str], None]) -> None:
    """Computer players: on the start, at their turn beside a person's hand, and among themselves."""
    table.open()
    expect_ready(table.page)
    pick(table.page, "Expert")
    shoot("start-expert")
    start_computers(table)
    shoot("start-computers")
    for name, seats in TABLES.items():
        thinking_at(table, seats)
        shoot(name)


TABLES = {
    "thinking-2-players": ["", "expert"],
    "thinking-4-players": ["", "skilled", "casual", "beginner/racer"],
    "watched-3-players": ["expert", "casual/blocker", "beginner"],
    "watched-6-players": [
        "beginner",
        "casual/racer",
        "skilled",
        "expert/hoarder",
        "expert/blocker",
        "casual",
    ],
}


def start_computers(table: Table) -> None:
    """Six seats on the start screen, with a computer player of every kind."""
    page = table.page
    table.open()
    expect_ready(page)
    pick(page, "Expert")
    button(page, "Other games")
    page.get_by_role("button", name="Muggins on the Line").click()
    pick(page, "6")
    page.get_by_label("Player 1", exact=True).fill("Ann")
    for number, level in enumerate(("beginner/racer", "casual", "skilled/hoarder", "expert/blocker"), 3):
        of_level, _, temperament = level.partition("/")
        page.get_by_label(f"Seat {number}: person or computer").select_option(of_level)
        page.get_by_label(f"Seat {number}: temperament").select_option(temperament)


def thinking_at(table: Table, seats: Sequence[str]) -> None:
    """A table in mid-round at which the second is to act, a computer player whom nobody sees."""
    table.page.add_init_script(UNSEEN)
    game = Game("muggins_line" if len(seats) > MOST_IN_MUGGINS else "muggins")
    record = json.loads(save_when(before_seat(1, 9), len(seats), game=game))
    keep_with(table, record, seats)
    expect(table.page.get_by_role("button", name="Play now")).to_be_visible()


MOST_IN_MUGGINS = 4


def before_seat(seat: int, tiles: int) -> Callable[[MatchState], bool]:
    """Say of a state whether so many tiles are on the table, and a seat is to act."""

    def is_it(match: MatchState) -> bool:
        return match.round is not None and match.round.to_act == seat and tiles_on_table(tiles)(match)

    return is_it


def keep_with(table: Table, record: dict[str, object], computers: Sequence[str]) -> None:
    names = ["Ann", "Bones", "Brass", "Maple", "Ivory", "Onyx"][: len(computers)]
    saved = {**record, "names": names, "table": {"computers": list(computers)}}
    table.keep(json.dumps(saved), names)
    expect(table.page.locator(".rail .face")).to_be_visible()
