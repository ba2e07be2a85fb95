"""Dataclasses of the protocol to JSON and back."""

from __future__ import annotations

import json
from typing import Any, NamedTuple, get_args

import pytest

from muggins_core import BadRequest, Code
from muggins_core.codec import decode_message, decode_request, encode, wire_name
from muggins_core.protocol import ErrorReply
from muggins_core.requests import (
    Act,
    Call,
    DescribeLesson,
    DescribeRules,
    DrawDiagrams,
    HideHand,
    Hint,
    Listen,
    ListGames,
    ListLessons,
    Move,
    NewMatch,
    Proceed,
    Rematch,
    Request,
    Resume,
    Review,
    ShowHand,
    Think,
    Undo,
)
from muggins_core.shown import CountView, EventView, TermView

REQUESTS = {
    "new_match": ({"preset": "muggins", "names": ["Ann", "Bob"]}, NewMatch("muggins", ("Ann", "Bob"))),
    "resume": ({"save": "{}"}, Resume("{}")),
    "show_hand": ({"version": 1}, ShowHand(1)),
    "hide_hand": ({"version": 0}, HideHand(0)),
    "act": ({"version": 2, "action": ""}, Act(2, "")),
    "call": ({"version": 2, "seat": 1}, Call(2, 1)),
    "list_games": ({}, ListGames()),
    "describe_rules": ({"preset": "draw", "players": 3}, DescribeRules("draw", 3)),
    "list_lessons": ({}, ListLessons()),
    "describe_lesson": ({"lesson": "match"}, DescribeLesson("match")),
    "draw_diagrams": ({"preset": "draw", "players": 3}, DrawDiagrams("draw", 3)),
    "think": ({"version": 1}, Think(1)),
    "move": ({"version": 2}, Move(2)),
    "listen": ({"version": 3}, Listen(3)),
    "hint": ({"version": 4}, Hint(4)),
    "review": ({"version": 5}, Review(5)),
    "undo": ({"version": -1}, Undo(-1)),
    "proceed": ({"version": 10**20}, Proceed(10**20)),
    "rematch": ({"version": 3}, Rematch(3)),
}


class Nothing(NamedTuple):
    """A reply without a field."""


def test_every_request_has_a_name_on_the_wire() -> None:
    assert {wire_name(request) for request in get_args(Request)} == set(REQUESTS)


@pytest.mark.parametrize("kind", REQUESTS)
def test_request_is_read_from_its_fields(kind: str) -> None:
    fields, request = REQUESTS[kind]
    read = decode_request({"type": kind, "unknown": [], **fields})
    assert (type(read), read) == (type(request), request)


@pytest.mark.parametrize(
    ("kind", "added", "request_"),
    [
        ("act", {"announced": 15}, Act(2, "", 15)),
        ("act", {"announced": 0}, Act(2, "", 0)),
        ("act", {"announced": None}, Act(2, "", None)),
        ("new_match", {"options": {"reserve": 2}}, NewMatch("muggins", ("Ann", "Bob"), {"reserve": 2})),
        ("new_match", {"rules_name": "Ours"}, NewMatch("muggins", ("Ann", "Bob"), {}, "Ours")),
        (
            "new_match",
            {"computers": ["", "expert"]},
            NewMatch("muggins", ("Ann", "Bob"), {}, "", ("", "expert")),
        ),
        ("describe_rules", {"options": {"target": 5}}, DescribeRules("draw", 3, {"target": 5})),
    ],
)
def test_field_that_may_be_left_out_is_read_where_it_is_given(
    kind: str, added: dict[str, Any], request_: Request
) -> None:
    fields, _ = REQUESTS[kind]
    request = decode_request({"type": kind, **fields, **added})
    assert (type(request), request) == (type(request_), request_)


@pytest.mark.parametrize(
    ("kind", "field", "wrong"),
    [
        ("act", "announced", "15"),
        ("act", "announced", True),
        ("act", "announced", 1.0),
        ("new_match", "options", None),
        ("new_match", "options", []),
        ("new_match", "rules_name", None),
        ("new_match", "rules_name", 7),
        ("describe_rules", "options", "spinner"),
    ],
)
def test_field_that_may_be_left_out_has_a_type_all_the_same(kind: str, field: str, wrong: Any) -> None:
    fields, _ = REQUESTS[kind]
    with pytest.raises(BadRequest) as refused:
        decode_request({"type": kind, **fields, field: wrong})
    assert refused.value.context == {"field": field}


@pytest.mark.parametrize("kind", REQUESTS)
def test_no_field_may_be_missing(kind: str) -> None:
    fields, _ = REQUESTS[kind]
    for missing in fields:
        some = {name: value for name, value in fields.items() if name != missing}
        with pytest.raises(BadRequest) as refused:
            decode_request({"type": kind, **some})
        assert refused.value.context == {"field": missing}


def test_views_become_objects_lists_and_plain_values() -> None:
    count = CountView((TermView("6-6", (6, 6)), TermView("6-3", (3,))), 15, "6+6 + 3 = 15")
    assert encode((count, None, True, 0)) == [
        {
            "terms": [{"tile": "6-6", "halves": [6, 6]}, {"tile": "6-3", "halves": [3]}],
            "total": 15,
            "text": "6+6 + 3 = 15",
        },
        None,
        True,
        0,
    ]
    assert encode(Nothing()) == {}


def test_field_that_is_called_like_a_method_of_tuples_has_its_own_name_on_the_wire() -> None:
    assert encode(EventView("draw", 0))["count"] is None
    assert not [name for name in encode(EventView("draw", 0)) if name.endswith("_")]


def test_error_keeps_its_context() -> None:
    reply = ErrorReply(Code.NO_MATCH.value, "no", {"tile": "6-4", "seat": 0, "action": None})
    assert json.loads(json.dumps(encode(reply))) == {
        "code": "no_match",
        "message": "no",
        "context": {"tile": "6-4", "seat": 0, "action": None},
    }


def test_message_gives_its_id_and_itself() -> None:
    assert decode_message('{"id":3,"type":"undo"}') == (3, {"id": 3, "type": "undo"})
    assert decode_message("{}") == (None, {})
