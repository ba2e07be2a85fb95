"""Records as data, right ones and wrong ones."""

from __future__ import annotations

import json
from typing import Any

from muggins_core import Record, parse_record
from tests.core.positions import PLAIN, saved

NO_RECORDS = [
    "",
    " ",
    "{",
    "nonsense",
    "null",
    "7",
    "[]",
    '"muggins"',
    "{}",
    '{"format":1}',
    '{"format":"muggins-record/2"}',
    "NaN",
    "\ufeff{}",
    "1" * 5000,
    "[" * 100_000,
    '{"a":' * 100_000,
]


def record_data(**changed: Any) -> dict[str, Any]:
    """Return a record as data, with one round of one action, changed so."""
    return json.loads(saved(PLAIN, "6-6")) | changed


def round_data(**changed: Any) -> dict[str, Any]:
    """Return a record as data in which the only round is changed so."""
    data = record_data()
    data["rounds"][0].update(changed)
    return data


def parsed(data: Any) -> Record:
    return parse_record(json.dumps(data))
