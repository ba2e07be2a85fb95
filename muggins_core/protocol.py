"""The messages between a page and `session.handle`: `requests`, the replies, and what they carry.

A request is a JSON object `{"id", "type", …fields}`; its answer is `{"id", "ok": …}` or
`{"id", "error": {"code", "message", "context"}}`.

All are named tuples: the page waits for these classes to be made, and frozen dataclasses take five times
as long. What a view of the table holds is in `shown`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from muggins_core.shown import CountView, GameView, LineView, RulesView, TableView, TallyView


class AnswerView(NamedTuple):
    """Something that can be answered to a task: the text of an action, a number, `call` or `leave`;
    whether it is right, and the table as it leaves it (null where it leaves it as it is)."""

    answer: str
    is_right: bool
    after: TableView | None


class TaskView(NamedTuple):
    """What a lesson asks for, at a table of its own. `place`: any placement; `double`: one of a double;
    `best`: one that scores most; `branch`: one at an end of a spinner; `block`: one that blocks the round.
    `draw`: to draw. `count`: the count of the line, which is not told. `pay`: what the seat `payer` pays.
    `call`: whether to call "Muggins!"."""

    ask: Literal["place", "double", "best", "branch", "block", "draw", "count", "pay", "call"]
    payer: int | None
    view: TableView
    answers: tuple[AnswerView, ...]


class LessonView(NamedTuple):
    """A lesson: its tasks follow one another."""

    name: str
    tasks: tuple[TaskView, ...]


class DiagramView(NamedTuple):
    """A line that explains a rule, its count (null where counts do not score) and what it would score."""

    name: str
    line: LineView
    count_: CountView | None
    points: int


class TallyExampleView(NamedTuple):
    """A score and its paper tally."""

    score: int
    tally: TallyView


class TableReply(NamedTuple):
    """The answer to every `TableRequest`: the view, and the record to keep (it holds hidden tiles: store
    it, never show it)."""

    view: TableView
    save: str


class AdviceView(NamedTuple):
    """A placement that the hand allows, and what speaks for it and against it: the `worth` in points that it
    brings more than the others get until the next round, its `points`, and what the next player scores at
    once with their best `answer`, all of which are null where counts are announced; how often the next player
    is `stuck` with none (0 to 1); and what stays in the hand: tiles that are `fitting` then, and `pips`.
    Worth, answer and stuck are averages of the deals that could be; the worth is null too where the match may
    end in this round, so that a win counts for more than points. `after`: the turn of the `next` player,
    or `again` one of the same; or the end, because the last tile goes `out` or the `target` is reached. What
    only a score would bring is not told there where counts are announced."""

    action: str
    worth: float | None
    points: int | None
    answer: float | None
    stuck: float
    fitting: int
    pips: int
    after: Literal["next", "again", "out", "target"]


class HintReply(NamedTuple):
    """The answer to `Hint`. While its `share` is below 1 not all deals have been looked at, and it is to be
    asked again. Then it has the best placement first, then the next best, or where counts are announced the
    others as they lie in the hand; none where no tile can be placed."""

    version: int
    share: float
    placements: tuple[AdviceView, ...]


class AnswersView(NamedTuple):
    """The most that the next player could gain at once: after what was `made`, and after what would have been
    `better`."""

    made: int
    better: int


class ReviewedView(NamedTuple):
    """A placement in the round: its place in the `log`, what it gained, what a right announcement would have
    brought besides (`missed`, whoever called it), and the most that could have been gained in its place, by
    the placement `better` (null where nothing would have gained more). The `answers` where what was made left
    less to the next player than that; null while the hands are not shown."""

    at: int
    seat: int
    action: str
    points: int
    missed: int
    best: int
    better: str | None
    answers: AnswersView | None


class ReviewTotalView(NamedTuple):
    """The placements of a seat in the round: how many, how many of them gained the most that they could, the
    points that were `left` by placing others than the best, and those `missed` by not announcing."""

    seat: int
    placements: int
    most: int
    left: int
    missed: int


class ReviewReply(NamedTuple):
    """The answer to `Review`: of every person, and once all hands have been shown of the computer seats too,
    the total and the placements, these in the order of play; of no seat where no person plays. It `is_whole`
    unless tiles that stayed in hands are left out, because they are not shown and several people play."""

    version: int
    is_whole: bool
    totals: tuple[ReviewTotalView, ...]
    placements: tuple[ReviewedView, ...]


class GamesReply(NamedTuple):
    """The answer to `ListGames`."""

    games: tuple[GameView, ...]


class RulesReply(NamedTuple):
    """The answer to `DescribeRules`."""

    rules: RulesView


class LessonsReply(NamedTuple):
    """The answer to `ListLessons`: their names, in the order of learning."""

    lessons: tuple[str, ...]


class LessonReply(NamedTuple):
    """The answer to `DescribeLesson`."""

    lesson: LessonView


class DiagramsReply(NamedTuple):
    """The answer to `DrawDiagrams`."""

    diagrams: tuple[DiagramView, ...]
    tally: TallyExampleView


AdviceReply = HintReply | ReviewReply
Reply = TableReply | AdviceReply | GamesReply | RulesReply | LessonsReply | LessonReply | DiagramsReply


class ErrorReply(NamedTuple):
    """A request that was refused: nothing has changed."""

    code: str
    message: str
    context: dict[str, str | int | None]
