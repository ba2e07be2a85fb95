"""Who sits at the table: a person, or a computer player of a level and a temperament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from muggins_core.errors import BadRequest, Code
from muggins_core.shown import ComputerView, Level, Temperament

Seats = tuple[ComputerView | None, ...]
"""By seat: a computer player, or None for a person."""

PERSON = ""


def parse_seats(texts: Sequence[str], players: int) -> Seats:
    """Return who sits at so many seats, people everywhere where nothing is said.

    Raises `BadRequest` for a text that names no computer player, or another number of texts.

    >>> parse_seats(["", "expert/blocker"], 2)
    (None, ComputerView(level='expert', temperament='blocker'))
    """
    if len(texts) not in (0, players):
        raise BadRequest(Code.BAD_REQUEST, f"there must be {players} computers, with nothing for a person")
    seats = _people_where_unclear(texts, players)
    for seat, text in enumerate(texts):
        if text != PERSON and seats[seat] is None:
            raise BadRequest(Code.BAD_REQUEST, f"there is no computer player {text!r}", seat=seat)
    return seats


def believed_seats(data: Any, players: int) -> Seats:
    """Return who sits at so many seats by what a save says of it: people where that is not understood."""
    return _people_where_unclear(data if isinstance(data, list) else (), players)


def format_seats(seats: Seats) -> list[str]:
    """Return the texts that name who sits at the seats."""
    return [PERSON if seat is None else _format(seat) for seat in seats]


def people(seats: Seats) -> list[int]:
    """Return the seats of people."""
    return [number for number, computer in enumerate(seats) if computer is None]


def lone_person(seats: Seats) -> int | None:
    """Return the seat of the only person, who needs no curtain; None where there are more or none."""
    seated = people(seats)
    return seated[0] if len(seated) == 1 else None


def _people_where_unclear(texts: Sequence[Any], players: int) -> Seats:
    known = [_BY_TEXT.get(text) if isinstance(text, str) else None for text in texts[:players]]
    return (*known, *[None] * (players - len(known)))


def _format(computer: ComputerView) -> str:
    level, temperament = computer
    return level if temperament == "even" else f"{level}/{temperament}"


_BY_TEXT = {
    _format(computer): computer
    for level in get_args(Level)
    for temperament in get_args(Temperament)
    for computer in [ComputerView(level, temperament)]
}
