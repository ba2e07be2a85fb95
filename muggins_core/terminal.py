"""A match in the terminal, passing the keyboard from player to player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count
from random import Random
from typing import TextIO

from muggins_core import requests
from muggins_core.errors import MugginsError
from muggins_core.line_text import format_line
from muggins_core.names import tidied
from muggins_core.seats import PERSON, lone_person
from muggins_core.session import Session
from muggins_core.shown import EventView, HandView, TableView

LONGEST_NUMBER = 5
CURTAIN = "\n" * 60
"""Enough to push a hand off the screen, in any terminal."""


def play(
    names: Sequence[str],
    rng: Random,
    keys: TextIO,
    screen: TextIO,
    preset: str = "muggins",
    computers: Sequence[str] = (),
) -> None:
    """Play one match of a preset to its end, or until `keys` end, of people and the computer players who sit
    after them; raises `MugginsError` for names, computers or a number of players that do not do."""
    session = Session(rng)
    terminal = _Terminal(keys, screen)
    seats = (*[PERSON] * len(names), *computers)
    at_table = (*names, *_names_of(computers, names))
    view = session.play(requests.NewMatch(preset, at_table, computers=seats)).view
    while view.phase != "match_end" and not terminal.has_ended:
        request = terminal.ask(view)
        if request is None:
            continue
        version = view.version
        try:
            view = session.play(request).view
        except MugginsError as error:
            terminal.say(f"That is not possible: {error.message}.")
        if isinstance(request, requests.Move | requests.Listen) and view.version > version:
            terminal.say(_event(view, view.log[-1]))
    terminal.say(_end(view))


class _Terminal:
    """Shows a view and asks for the request that answers it."""

    def __init__(self, keys: TextIO, screen: TextIO) -> None:
        self._keys = keys
        self._screen = screen
        self.has_ended = False
        self._offered: tuple[int, int] | None = None
        self._listened: tuple[int, int] | None = None
        """The last placement that people, and computer players, were asked to call."""

    def say(self, text: str) -> None:
        print(text, file=self._screen, flush=True)

    def ask(self, view: TableView) -> requests.TableRequest | None:
        """Return the request that the player types, or None for an answer that says nothing."""
        if view.window and view.phase != "curtain" and any(player.computer for player in view.players):
            call = self._ask_for_calls(view)
            if call is not None:
                return call
        if view.thinking:
            is_done = view.thinking.share >= 1
            return requests.Move(view.version) if is_done else requests.Think(view.version)
        if view.phase == "lot":
            return self._ask_lot(view)
        if view.phase == "curtain":
            return self._ask_curtain(view)
        if view.phase == "turn":
            return self._ask_turn(view)
        return self._ask_end(view)

    def _read(self, prompt: str) -> str:
        print(prompt, end=" ", file=self._screen, flush=True)
        line = self._keys.readline()
        self.has_ended = not line
        return line.strip().lower()

    def _ask_lot(self, view: TableView) -> requests.TableRequest:
        assert view.lot is not None, "the phase `lot` shows a lot"
        for drawing in view.lot.drawings:
            self.say("Lot: " + ", ".join(f"{view.players[one.seat].name} {one.tile}" for one in drawing))
        self._read(f"{view.players[view.lot.leader].name} leads. Press Enter.")
        return requests.Proceed(view.version)

    def _ask_curtain(self, view: TableView) -> requests.TableRequest:
        assert view.to_act is not None, "a curtain hides the hand of somebody"
        self.say(CURTAIN + _table(view))
        prompt = f"Over to {view.players[view.to_act].name}: press Enter to see the hand"
        return self._read_aside(view, prompt) or requests.ShowHand(view.version)

    def _ask_for_calls(self, view: TableView) -> requests.TableRequest | None:
        """Return the call on the last placement that somebody types, or else ask the computer players; None
        when all have been asked."""
        placement = _last_placement(view)
        if self._offered != placement and view.window and view.window.callers:
            self.say(_table(view))
            call = self._read_aside(view, "Enter to go on")
            if call is not None or self.has_ended:
                return call
        if self._listened == placement:
            return None
        self._listened = placement
        return requests.Listen(view.version)

    def _read_aside(self, view: TableView, prompt: str) -> requests.TableRequest | None:
        """Return an undo or a call where one is typed, None for anything else."""
        self._offered = _last_placement(view)
        if view.undo is not None:
            prompt += f", u for {view.players[view.undo].name} to take it back"
        callers = {f"m{seat + 1}": seat for seat in view.window.callers} if view.window else {}
        prompt += "".join(f", {key} for {view.players[seat].name}: Muggins!" for key, seat in callers.items())
        answer = self._read(f"{prompt} >")
        if answer == "u":
            # Refused where there is nothing to take back: what was meant is clear, and not to show a hand.
            return requests.Undo(view.version)
        return requests.Call(view.version, callers[answer]) if answer in callers else None

    def _ask_turn(self, view: TableView) -> requests.TableRequest | None:
        hand = view.hand
        assert hand is not None, "a turn shows a hand"
        if lone_person(tuple(player.computer for player in view.players)) is not None:
            # Behind no curtain the table has not been shown yet.
            self.say(_table(view))
        self.say(f"{view.players[hand.seat].name}: {'  '.join(tile.tile for tile in hand.tiles)}")
        choices = _choices(hand)
        for number, (action, meaning) in enumerate(choices, 1):
            self.say(f"  {number}. {action}{meaning}")
        actions = {str(number): action for number, (action, _) in enumerate(choices, 1)}
        chosen = actions.get(self._read("Your number:"))
        if chosen is None:
            if not self.has_ended:
                self.say(f"Type a number from 1 to {len(choices)}.")
            return None
        if not view.rules.announces or chosen in ("draw", "pass"):
            return requests.Act(view.version, chosen)
        return self._ask_count(view, chosen)

    def _ask_count(self, view: TableView, action: str) -> requests.TableRequest | None:
        """Return the placement with the count that the player says, or in silence; None for an answer that
        is neither, since what is said with a slip would stand (H4)."""
        said = self._read("Say the count, Enter for silence, or b to choose again:")
        if not said:
            return requests.Act(view.version, action)
        is_count = said.isdecimal() and len(said) < LONGEST_NUMBER
        return requests.Act(view.version, action, int(said)) if is_count else None

    def _ask_end(self, view: TableView) -> requests.TableRequest:
        if view.phase == "round_end":
            assert view.round_end is not None, "the phase `round_end` tells how"
            self.say(_table(view) + f"\nThe round is over: {view.round_end.reason}.")
            return self._read_aside(view, "Enter to go on") or requests.Proceed(view.version)
        self.say(_settlement(view))
        self._read("Press Enter to go on.")
        return requests.Proceed(view.version)


def _end(view: TableView) -> str:
    if view.phase != "match_end":
        return "\nThe input has ended before the match."
    winners = " and ".join(_side(view, side) for side in view.winners or ())
    return f"{winners} wins the match. {_scores(view)}"


def _names_of(computers: Sequence[str], people: Sequence[str]) -> list[str]:
    """Return a name for each computer player, by its level, with a number where somebody has that name.

    >>> _names_of(["casual", "expert/blocker", "casual"], ["expert"])
    ['Casual', 'Expert 2', 'Casual 2']
    """
    names: list[str] = []
    for computer in computers:
        level = computer.partition("/")[0].capitalize()
        taken = {tidied(name).casefold() for name in (*people, *names)}
        others = (f"{level} {number}" for number in count(2))
        names.append(next(name for name in chain([level], others) if name.casefold() not in taken))
    return names


def _last_placement(view: TableView) -> tuple[int, int]:
    """Return what tells a placement from those before it: its round, and how many there were in that."""
    return view.round, sum(event.kind == "place" for event in view.log)


def _choices(hand: HandView) -> list[tuple[str, str]]:
    """Return the texts of all legal actions, each with what it makes."""
    choices = [
        (
            placement.action,
            f"   {placement.count_.text}{_points(placement.points or 0)}" if placement.count_ else "",
        )
        for tile in hand.tiles
        for placement in tile.placements
    ]
    if hand.can_draw:
        choices.append(("draw", ""))
    if hand.can_pass:
        choices.append(("pass", ""))
    return choices


def _table(view: TableView) -> str:
    lines = [f"Round {view.round}. {_scores(view)}. Boneyard {view.boneyard}.", format_line(view.line)]
    if view.log:
        lines.append(_event(view, view.log[-1]))
    return "\n".join(lines)


def _settlement(view: TableView) -> str:
    assert view.settlement is not None, "the phase `settled` shows a settlement"
    hands = [
        f"{view.players[left.seat].name}: {' '.join(left.hand) or 'no tile'} = {left.pips} pips"
        for left in view.settlement.hands
    ]
    accounts = [
        f"{_side(view, account.side)}: {account.before} becomes {account.after}"
        + (f" ({account.sum}, rounded {account.rounded})" if account.sum is not None else "")
        for account in view.settlement.accounts
    ]
    return "\n".join(hands + accounts)


def _side(view: TableView, side: int) -> str:
    return " and ".join(player.name for player in view.players if player.side == side)


def _scores(view: TableView) -> str:
    return ", ".join(f"{player.name} {player.score} ({player.tiles} tiles)" for player in view.players)


def _event(view: TableView, event: EventView) -> str:
    name = view.players[event.seat].name
    if event.kind == "place" and event.count_ is not None:
        missed = f", {event.missed} missed" if event.missed else ""
        return f"{name} plays {event.tile}: {event.count_.text}{_points(event.points)}{missed}"
    if event.kind == "place":
        said = "nothing" if event.announced is None else event.announced
        return f"{name} plays {event.tile} and says {said}"
    if event.kind == "call":
        return _call(view, event)
    return f"{name} {'draws' if event.kind == 'draw' else 'passes'}"


def _call(view: TableView, event: EventView) -> str:
    name, other = (view.players[seat or 0].name for seat in (event.seat, event.on))
    if not event.missed:
        return f"{name} calls Muggins on {other}: a false call, {name} pays {-event.points or 'nothing'}"
    void = f"{event.missed} missed, but past the exact target: {name} gains nothing"
    gained = f"{event.points} points" if event.points else void
    lost = f", {other} loses {event.deducted}" if event.deducted else ""
    return f"{name} calls Muggins on {other}! {gained}{lost}"


def _points(points: int) -> str:
    return f", {points} points" if points else ""
