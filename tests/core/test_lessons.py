"""The lessons are legal positions, and what is right in them is what the engine says."""

from __future__ import annotations

from typing import Any

import pytest

from muggins_core import Place, apply, parse_action
from muggins_core.actions import Draw
from muggins_core.events import EndReason
from muggins_core.layout import SIDES
from muggins_core.lessons import LESSONS, Lesson, Task, after_answer, answers, position, right_answers
from muggins_core.records import format_record, parse_record, replay_steps
from muggins_core.scoring import count, points
from tests.core.desk import Desk
from tests.core.positions import legal_texts, playing

RIGHT = {
    "match": [{"6-1>6-3", "3-2>6-3"}],
    "doubles": [{"4-4>4-1"}],
    "count": [{"7"}],
    "twelve": [{"15"}, {"5"}],
    "fives": [{"6-4"}, {"6-6>6-4"}],
    "draw": [{"draw"}, {"draw"}, {"6-0>6-3"}],
    "block": [{"6-5>5-2"}],
    "debits": [{"10"}, {"5"}],
    "muggins": [{"call"}, {"leave"}],
    "spinner": [{"5-2>5-5"}, {"6"}],
}
"""What the lessons teach, worked out by hand."""

TASKS = [
    pytest.param(lesson, task, id=f"{lesson.name}-{number}")
    for lesson in LESSONS
    for number, task in enumerate(lesson.tasks)
]


def test_the_lessons_teach_what_was_worked_out_by_hand() -> None:
    told = {
        lesson.name: [set(right_answers(task, position(lesson, task.after)[1])) for task in lesson.tasks]
        for lesson in LESSONS
    }
    assert told == RIGHT


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_is_a_round_that_the_engine_plays_to_its_end(lesson: Lesson) -> None:
    record, match = position(lesson, len(lesson.actions))
    assert list(replay_steps(parse_record(format_record(record))))[-1].transition.state == match
    assert all(0 < task.after + 1 <= len(lesson.actions) + 1 for task in lesson.tasks)


@pytest.mark.parametrize(("lesson", "task"), TASKS)
def test_every_task_has_a_right_answer_among_those_that_can_be_given(lesson: Lesson, task: Task) -> None:
    match = position(lesson, task.after)[1]
    possible = answers(task, match)
    assert set(right_answers(task, match)) <= set(possible)
    assert right_answers(task, match)
    assert len(set(possible)) == len(possible)


@pytest.mark.parametrize(("lesson", "task"), TASKS)
def test_what_is_done_in_a_lesson_can_be_done_in_a_match(lesson: Lesson, task: Task) -> None:
    match = position(lesson, task.after)[1]
    if task.offered or task.ask == "call":
        return
    assert sorted(answers(task, match)) == legal_texts(match)
    for answer in answers(task, match):
        assert (
            after_answer(task, match, answer)
            == apply(match, parse_action(answer, playing(match).to_act)).state
        )


@pytest.mark.parametrize(("lesson", "task"), TASKS)
def test_the_learner_is_ann_wherever_a_hand_is_asked_for(lesson: Lesson, task: Task) -> None:
    match = position(lesson, task.after)[1]
    if task.ask not in ("count", "pay", "call"):
        assert playing(match).to_act == 0


def task_of(name: str, number: int) -> tuple[Task, Lesson]:
    lesson = next(lesson for lesson in LESSONS if lesson.name == name)
    return lesson.tasks[number], lesson


def test_r6_5_the_best_placement_scores_and_another_scores_less() -> None:
    task, lesson = task_of("fives", 1)
    match = position(lesson, task.after)[1]
    worth = []
    for answer in answers(task, match):
        placed = parse_action(answer, 0)
        assert isinstance(placed, Place)
        layout = playing(match).layout.place(placed.tile, placed.anchor)
        worth.append((points(layout, count(layout, match.rules).total, match.rules), answer))
    assert sorted(gain for gain, _ in worth) == [0, 5, 15]
    assert max(worth)[1] in right_answers(task, match)


def test_r5_1_nothing_fits_while_a_tile_is_to_be_drawn_and_the_last_one_must_be_placed() -> None:
    for number in (0, 1):
        task, lesson = task_of("draw", number)
        assert isinstance(parse_action(answers(task, position(lesson, task.after)[1])[0], 0), Draw)
    task, lesson = task_of("draw", 2)
    match = position(lesson, task.after)[1]
    assert str(playing(match).drawn) == "6-0"


def test_r7_2_the_right_placement_blocks_and_no_other_does() -> None:
    task, lesson = task_of("block", 0)
    match = position(lesson, task.after)[1]
    ends = {answer: after_answer(task, match, answer) for answer in answers(task, match)}
    blocked = [answer for answer, state in ends.items() if state and state.results]
    assert blocked == list(right_answers(task, match))
    state = ends[blocked[0]]
    assert state is not None
    assert state.results[0].reason is EndReason.BLOCK


def test_h1_the_right_placement_lies_at_an_end_of_the_spinner() -> None:
    task, lesson = task_of("spinner", 0)
    match = position(lesson, task.after)[1]
    (answer,) = right_answers(task, match)
    state = after_answer(task, match, answer)
    assert state is not None
    placed = playing(state).layout.tiles[-1]
    assert placed.place is not None
    assert placed.place >= SIDES
    assert len(answers(task, match)) > 1


def ask(kind: str, **fields: object) -> dict[str, object]:
    answer = Desk().send(kind, version=1, **fields)
    assert "ok" in answer, answer
    told: dict[str, object] = answer["ok"]
    return told


def tasks_of(name: str) -> list[dict[str, Any]]:
    lesson = ask("describe_lesson", lesson=name)["lesson"]
    assert isinstance(lesson, dict)
    tasks: list[dict[str, Any]] = lesson["tasks"]
    return tasks


def test_a_page_gets_the_lessons_by_name() -> None:
    names = ask("list_lessons")["lessons"]
    assert names == [lesson.name for lesson in LESSONS]
    for lesson in LESSONS:
        told = tasks_of(lesson.name)
        right = [{one["answer"] for one in task["answers"] if one["is_right"]} for task in told]
        assert right == RIGHT[lesson.name]


def test_an_unknown_lesson_is_refused() -> None:
    assert Desk().refusal("describe_lesson", lesson="cheating") == "bad_request"


@pytest.mark.parametrize(("name", "number"), [("count", 0), ("twelve", 0), ("twelve", 1), ("spinner", 1)])
def test_a_count_that_is_asked_for_is_not_told(name: str, number: int) -> None:
    task = tasks_of(name)[number]
    view = task["view"]
    assert isinstance(view, dict)
    assert (view["line"]["count"], view["log"], view["hand"]) == (None, [], None)
    (right,) = RIGHT[name][number]
    for answer in task["answers"]:
        assert answer["after"]["line"]["count"]["total"] == int(right)


def test_a_call_is_asked_for_before_the_count_is_told() -> None:
    for task in tasks_of("muggins"):
        view = task["view"]
        assert isinstance(view, dict)
        assert view["line"]["count"] is None
        assert view["log"][-1]["count"] is None
        assert view["window"]["callers"] == [0]


def test_lessons_leave_the_match_alone() -> None:
    desk = Desk()
    view = desk.new_match()
    for name in ("match", "debits"):
        assert "ok" in desk.send("describe_lesson", lesson=name)
    assert desk.ask("proceed")["round"] == view["round"]
