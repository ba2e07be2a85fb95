"""What a page may ask of `session.handle`: the requests of the protocol (`protocol`)."""

from __future__ import annotations

from typing import NamedTuple

Options = dict[str, object]
"""House rules by name, with JSON values: texts, numbers, lists of numbers."""

NO_OPTIONS: Options = {}


class NewMatch(NamedTuple):
    """Start a match: names in seat order; the first lot is drawn and the first round dealt. `options` are
    the house rules that differ from the preset, by name, as in a record, and `rules_name` is what the
    players call them, or empty. `computers` tells by seat who plays: empty for a person, or the level of a
    computer player, with its temperament after a slash unless it is even (`expert/blocker`); none at all for
    people only."""

    preset: str
    names: tuple[str, ...]
    options: Options = NO_OPTIONS
    rules_name: str = ""
    computers: tuple[str, ...] = ()


class Resume(NamedTuple):
    """Go on with a saved match (a record, spec/record.md), behind the curtain where there is one."""

    save: str


class ShowHand(NamedTuple):
    """Lift the curtain: the player of the seat that is to act now holds the device."""

    version: int


class HideHand(NamedTuple):
    """Let the curtain down again, for a player who puts the device away in mid-turn; refused as `not_now`
    where one person plays, who has no curtain."""

    version: int


class Act(NamedTuple):
    """Do one of the actions that the view offered, by its text (`6-4`, `6-4>5-4`, `draw`, `pass`).
    `announced` is the count that the player says with a placement, null for silence (H4)."""

    version: int
    action: str
    announced: int | None = None


class Call(NamedTuple):
    """Call "Muggins!" on the last placement, for a seat that the view's `window` offers it to (H5)."""

    version: int
    seat: int


class Think(NamedTuple):
    """In `thinking`: have the computer seat look at some more imagined deals. The table stays as it is, and
    so does its version: only the `share` grows."""

    version: int


class Move(NamedTuple):
    """In `thinking`: have the computer seat do what is best as far as it has thought."""

    version: int


class Listen(NamedTuple):
    """While the last placement may be called: have every computer seat decide whether it calls (H5). They
    are asked once about a placement; the version stays where nobody calls."""

    version: int


class Undo(NamedTuple):
    """Take back the last placement of a person, while no other hand has been shown and no computer seat has
    acted since; refused as `no_undoing` where counts are announced, since what was said stands (H4)."""

    version: int


class Proceed(NamedTuple):
    """Go on from `lot`, `round_end` or `settled` to what comes next."""

    version: int


class Rematch(NamedTuple):
    """After `match_end`: the same people and rules again, from a new lot."""

    version: int


class Hint(NamedTuple):
    """In `turn`: ask what speaks for each placement of the hand that is shown. Some more imagined deals are
    looked at; answered with `HintReply`, which tells how many are left."""

    version: int


class Review(NamedTuple):
    """After a round, unless it still waits for calls: ask what each placement gained beside the best of its
    moment; answered with `ReviewReply`."""

    version: int


class ListGames(NamedTuple):
    """Ask for the named games; answered with `GamesReply`."""


class DescribeRules(NamedTuple):
    """Ask what is in force with these options; answered with `RulesReply`, or with the error
    `bad_rules` whose context names the `option` and the `reason`."""

    preset: str
    players: int
    options: Options = NO_OPTIONS


class ListLessons(NamedTuple):
    """Ask for the lessons of the tutorial; answered with `LessonsReply`."""


class DescribeLesson(NamedTuple):
    """Ask for a lesson; answered with `LessonReply`."""

    lesson: str


class DrawDiagrams(NamedTuple):
    """Ask for the lines that explain these rules; answered with `DiagramsReply`, or refused like
    `DescribeRules`."""

    preset: str
    players: int
    options: Options = NO_OPTIONS


TableRequest = (
    NewMatch | Resume | ShowHand | HideHand | Act | Call | Think | Move | Listen | Undo | Proceed | Rematch
)
"""The requests that are answered with a `TableReply`."""

AdviceRequest = Hint | Review
"""The requests about the match that leave it as it is."""

Request = (
    TableRequest | AdviceRequest | ListGames | DescribeRules | ListLessons | DescribeLesson | DrawDiagrams
)
