"""The lessons of the tutorial: positions that the engine plays, and what is asked in them.

What is right in a task is not written down here: it is what the engine says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from muggins_core.actions import Call, Deal, Draw, Place, SeatAction
from muggins_core.engine import apply
from muggins_core.events import EndReason
from muggins_core.layout import SIDES
from muggins_core.legal import legal_actions
from muggins_core.notation import format_action, parse_action, parse_tile
from muggins_core.presets import DEFAULT_PRESET, preset_rules
from muggins_core.records import Record, RecordedRound, replay_steps
from muggins_core.scoring import count, points
from muggins_core.state import MatchState, RoundState
from muggins_core.tiles import Tile, full_set

Ask = Literal["place", "double", "best", "branch", "block", "draw", "count", "pay", "call"]
"""What a task asks for.

`place`: any legal placement; `double`: one of a double; `best`: one that scores most; `branch`: one at an
end of a spinner; `block`: one that blocks the round. `draw`: draw a tile. `count`: the count of the line.
`pay`: what the seat `payer` pays at the settlement. `call`: whether to call "Muggins!" (H5).
"""

CALL, LEAVE = "call", "leave"
NAMES = ("Ann", "Bob", "Cid", "Dot")
NO_OPTIONS: Mapping[str, Any] = {}


class Game(NamedTuple):
    """The rules of a lesson: a preset with house rules."""

    preset: str = DEFAULT_PRESET
    options: Mapping[str, Any] = NO_OPTIONS


class Task(NamedTuple):
    """One thing to do in a lesson, after the first `after` actions of its round. `offered` are the numbers
    to choose from."""

    ask: Ask
    after: int
    offered: tuple[int, ...] = ()
    payer: int = 0


class Lesson(NamedTuple):
    """A round as far as the lesson needs it: the hands by seat, the tiles on top of the boneyard, who leads,
    and the actions; and what is asked on the way."""

    name: str
    hands: tuple[str, ...]
    actions: tuple[str, ...]
    tasks: tuple[Task, ...]
    boneyard: str = ""
    leader: int = 1
    game: Game = Game()
    scores: tuple[int, ...] | None = None


SHORT = Game(options={"hand_size": 4})
"""Muggins with hands that are soon looked through."""

LESSONS = (
    Lesson(
        "match",
        ("5-4 6-1 2-0 3-2", "6-3 5-5 4-4 1-0"),
        ("6-3",),
        (Task("place", 1),),
        game=SHORT,
    ),
    Lesson(
        "doubles",
        ("6-0 4-3 4-4 2-1", "4-1 5-5 6-3 3-0"),
        ("4-1",),
        (Task("double", 1),),
        game=SHORT,
    ),
    Lesson(
        "count",
        ("6-1 5-2 6-5 2-0", "3-1 6-4 5-5 4-0"),
        ("3-1", "6-1>3-1", "6-4>6-1"),
        (Task("count", 3, offered=(7, 13, 21)),),
        game=SHORT,
    ),
    Lesson(
        "twelve",
        ("6-6 5-1 4-0 3-2", "6-3 6-2 5-5 1-0"),
        ("6-3", "6-6>6-3", "6-2>6-6"),
        (Task("count", 2, offered=(9, 12, 15)), Task("count", 3, offered=(5, 11, 17))),
        game=SHORT,
    ),
    Lesson(
        "fives",
        ("5-3 6-4 6-2 6-6", "4-3 5-1 1-0 4-0"),
        ("6-4", "4-3>6-4"),
        (Task("best", 0), Task("best", 2)),
        leader=0,
        game=SHORT,
    ),
    Lesson(
        "draw",
        ("5-4 2-1 4-0 5-2", "6-3 5-5 4-4 1-0"),
        ("6-3", "draw", "draw"),
        (Task("draw", 1), Task("draw", 2), Task("place", 3)),
        boneyard="4-1 6-0",
        game=SHORT,
    ),
    Lesson(
        "block",
        (
            "4-1 5-3 6-5 2-1 4-3 5-4 6-2",
            "1-0 6-0 3-1 1-1 6-4 2-0 3-3",
            "6-1 5-0 5-1 5-5 5-2 4-4 0-0",
            "3-2 2-2 6-6 4-2 3-0 4-0 6-3",
        ),
        (
            *("6-1", "6-3>6-1", "4-1>6-1", "6-4>4-1", "pass"),
            *("3-0>6-3", "6-2>6-4", "6-0>3-0", "5-2>6-2", "6-6>6-0"),
        ),
        (Task("block", 10),),
        leader=2,
        game=Game(options={"hand_size": 7}),
    ),
    Lesson(
        "debits",
        ("5-3 4-1 2-0", "5-4 2-1 6-2", "3-1 6-1 4-3"),
        ("5-3", "5-4>5-3", "3-1>5-3", "4-1>5-4", "2-1>4-1", "6-1>3-1", "2-0>2-1"),
        (Task("pay", 7, offered=(5, 8, 10), payer=1), Task("pay", 7, offered=(5, 7, 10), payer=2)),
        leader=0,
        game=Game(options={"hand_size": 3}),
        scores=(35, 20, 15),
    ),
    Lesson(
        "muggins",
        ("6-3 6-2 5-4 1-0", "6-6 2-2 5-1 4-0"),
        ("6-3", "6-6>6-3", "muggins 0", "6-2>6-6 =5", "2-2>6-2"),
        (Task("call", 2), Task("call", 5)),
        leader=0,
        game=Game(options={"hand_size": 4, "claim": "announce", "muggins": "on", "false_call": 10}),
        scores=(20, 35),
    ),
    Lesson(
        "spinner",
        ("5-1 5-2 6-1 4-0", "5-5 5-3 6-4 2-0"),
        ("5-5", "5-1>5-5", "5-3>5-5", "5-2>5-5"),
        (Task("branch", 3), Task("count", 4, offered=(6, 11, 16))),
        game=Game("all_fives", {"hand_size": 4}),
    ),
)


def position(lesson: Lesson, after: int) -> tuple[Record, MatchState]:
    """Return the record of a lesson up to its action `after`, and where the match stands then; raises
    `BadStep` if it breaks a rule."""
    game = lesson.game
    rules = preset_rules(game.preset, len(lesson.hands), game.options)
    rounds = (RecordedRound(_deal(lesson, rules.tile_set), lesson.actions[:after]),)
    names = NAMES[: len(lesson.hands)]
    record = Record(game.preset, rules, game.options, names, lesson.scores, rounds)
    *_, last = replay_steps(record)
    return record, last.transition.state


def _deal(lesson: Lesson, highest: int) -> Deal:
    """Return the deal of a lesson: what it does not name lies under what it does, in the boneyard."""
    hands, first = tuple(map(_tiles, lesson.hands)), _tiles(lesson.boneyard)
    taken = {*first, *sum(hands, ())}
    rest = (tile for tile in full_set(highest) if tile not in taken)
    return Deal(lesson.leader, hands, (*first, *rest))


def _tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(parse_tile, text.split()))


def answers(task: Task, match: MatchState) -> tuple[str, ...]:
    """Return what can be answered to a task: numbers, to call or not, or else every legal action."""
    if task.ask == "call":
        return (CALL, LEAVE)
    if task.offered:
        return tuple(map(str, task.offered))
    return tuple(map(format_action, legal_actions(match)))


def right_answers(task: Task, match: MatchState) -> tuple[str, ...]:
    """Return those of the answers to a task that are right, as the engine says."""
    if task.ask == "call":
        return (CALL if _missed(match) else LEAVE,)
    if task.ask == "count":
        return (str(count(_round(match).layout, match.rules).total),)
    if task.ask == "pay":
        return (str(-match.results[-1].settlement[match.rules.side_of(task.payer)]),)
    return tuple(
        format_action(action) for action in legal_actions(match) if _is_right(task.ask, match, action)
    )


def _is_right(ask: Ask, match: MatchState, action: SeatAction) -> bool:
    if ask == "draw" or not isinstance(action, Place):
        return isinstance(action, Draw) and ask == "draw"
    if ask == "double":
        return action.tile.is_double
    if ask == "best":
        return 0 < _gain(match, action) == max(_gain(match, other) for other in _placements(match))
    if ask == "branch":
        layout = _round(match).layout
        end = layout.end_for(action.tile, action.anchor) if action.anchor else None
        return end is not None and end.anchor.is_double and end.place >= SIDES
    if ask == "block":
        results = apply(match, action).state.results
        return len(results) > len(match.results) and results[-1].reason is EndReason.BLOCK
    return True


def after_answer(task: Task, match: MatchState, answer: str) -> MatchState | None:
    """Return the match after an answer that changes the table; None for any other."""
    if answer == CALL:
        return apply(match, Call(0)).state
    if task.offered or answer == LEAVE:
        return None
    return apply(match, parse_action(answer, _round(match).to_act)).state


def _round(match: MatchState) -> RoundState:
    assert match.round is not None, "this is asked in the middle of a round"
    return match.round


def _missed(match: MatchState) -> int:
    window = _round(match).window
    return window.missed if window else 0


def _placements(match: MatchState) -> list[Place]:
    return [action for action in legal_actions(match) if isinstance(action, Place)]


def _gain(match: MatchState, action: Place) -> int:
    """Return the points that a placement is worth."""
    layout = _round(match).layout.place(action.tile, action.anchor)
    return points(layout, count(layout, match.rules).total, match.rules)
