"""What a page gets of lessons and diagrams (`protocol`)."""

from __future__ import annotations

from muggins_core import protocol, shown
from muggins_core.diagrams import TALLY_EXAMPLE, Diagram, diagrams
from muggins_core.errors import BadRequest, Code
from muggins_core.lessons import LESSONS, Lesson, Task, after_answer, answers, position, right_answers
from muggins_core.line_view import count_view, line_view
from muggins_core.records import Record
from muggins_core.rules import Rules, Scoring
from muggins_core.scoring import count, points
from muggins_core.state import MatchState
from muggins_core.table_view import table_view, tally_view

DRAW = "draw"
HIDDEN_HANDS = ("count", "call")
"""What is asked while the hand of the seat to act is of no use, so that it stays hidden."""


def lesson_names() -> tuple[str, ...]:
    """Return the names of the lessons, in the order of learning."""
    return tuple(lesson.name for lesson in LESSONS)


def lesson_view(name: str) -> protocol.LessonView:
    """Return a lesson with all that can be answered in it; raises `BadRequest` for one that is unknown."""
    lesson = next((lesson for lesson in LESSONS if lesson.name == name), None)
    if lesson is None:
        raise BadRequest(Code.BAD_REQUEST, "there is no lesson of this name", lesson=name)
    return protocol.LessonView(name, tuple(_task_view(lesson, task) for task in lesson.tasks))


def _task_view(lesson: Lesson, task: Task) -> protocol.TaskView:
    record, match = position(lesson, task.after)
    right = right_answers(task, match)
    view = table_view(match, record, _phase(task), 1, None)
    if task.ask == "count":
        # It is asked for: neither the line nor what happened last may tell it.
        view = view._replace(
            line=view.line._replace(count_=None),
            log=(),
            standings=tuple(standing._replace(gain=0) for standing in view.standings),
        )
    return protocol.TaskView(
        ask=task.ask,
        payer=task.payer if task.ask == "pay" else None,
        view=view,
        answers=tuple(
            protocol.AnswerView(answer, answer in right, _after(task, record, match, answer))
            for answer in answers(task, match)
        ),
    )


def _phase(task: Task) -> shown.Phase:
    if task.ask == "pay":
        return "settled"
    return "curtain" if task.ask in HIDDEN_HANDS else "turn"


def _after(task: Task, record: Record, match: MatchState, answer: str) -> shown.TableView | None:
    """Return the table as an answer leaves it; of a count that was asked for, with the count told."""
    if task.ask == "count":
        return table_view(match, record, "curtain", 2, None)
    after = after_answer(task, match, answer)
    if after is None:
        return None
    if answer == DRAW:
        return table_view(after, record, "turn", 2, None)
    return table_view(after, record, "curtain" if after.round else "round_end", 2, None)


def diagrams_view(rules: Rules) -> protocol.DiagramsReply:
    """Return the diagrams of rules in force, each with its count and what that would score."""
    return protocol.DiagramsReply(
        diagrams=tuple(_diagram(diagram, rules) for diagram in diagrams(rules)),
        tally=protocol.TallyExampleView(TALLY_EXAMPLE, tally_view(TALLY_EXAMPLE)),
    )


def _diagram(diagram: Diagram, rules: Rules) -> protocol.DiagramView:
    made = count(diagram.layout, rules)
    is_counting = rules.scoring in (Scoring.MULTIPLES, Scoring.QUOTIENTS)
    return protocol.DiagramView(
        name=diagram.name,
        line=line_view(diagram.layout, rules),
        count_=count_view(made) if is_counting else None,
        points=points(diagram.layout, made.total, rules),
    )
