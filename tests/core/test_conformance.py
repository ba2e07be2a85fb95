"""The published vectors: records with the right answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from muggins_core import preset_names
from muggins_core.replay import replay_line

VECTORS = Path(__file__).parents[1] / "conformance" / "vectors.jsonl"


def vectors() -> list[Any]:
    lines = VECTORS.read_text(encoding="utf-8").splitlines()
    return [pytest.param(vector, id=vector["id"]) for vector in map(json.loads, lines)]


def assert_holds(expected: Any, got: Any, where: str) -> None:
    """Assert that every key expected has its value, at every depth, and lists have the same length."""
    if isinstance(expected, dict):
        assert isinstance(got, dict), where
        for key, value in expected.items():
            assert key in got, f"{where}.{key} is missing"
            assert_holds(value, got[key], f"{where}.{key}")
    elif isinstance(expected, list):
        assert isinstance(got, list), where
        assert len(got) == len(expected), where
        for index, (one, other) in enumerate(zip(expected, got, strict=True)):
            assert_holds(one, other, f"{where}[{index}]")
    else:
        assert (type(got), got) == (type(expected), expected), where


@pytest.mark.parametrize("vector", vectors())
def test_vector_is_answered_as_published(vector: dict[str, Any]) -> None:
    assert_holds(vector["expect"], json.loads(replay_line(json.dumps(vector["record"]))), "answer")


def test_every_clause_with_play_in_it_has_vectors() -> None:
    clauses = {vector.id.partition("-")[0] for vector in vectors()}
    assert clauses >= {f"r{clause}" for clause in range(1, 10)}
    assert clauses >= {f"h{clause}" for clause in (1, 2, 3, 4, 5, 7)}


def test_every_preset_has_vectors() -> None:
    rules = [vector.values[0]["record"]["rules"] for vector in vectors()]
    played = {one if isinstance(one, str) else one.get("preset", "muggins") for one in rules}
    assert played == set(preset_names())


@pytest.mark.parametrize(
    ("expected", "got"),
    [({"a": 1}, {}), ({"a": 1}, {"a": 2}), ([1], [1, 2]), ([[]], [[0]]), (1, True), ({}, []), (0, None)],
)
def test_a_wrong_answer_does_not_hold(expected: Any, got: Any) -> None:
    with pytest.raises(AssertionError):
        assert_holds(expected, got, "answer")
