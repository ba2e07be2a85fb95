"""`python -m muggins_core replay`, as another program runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from select import select
from subprocess import PIPE
from typing import Any

from tests.core.positions import PLAIN, saved

COMMAND = [sys.executable, "-m", "muggins_core", "replay"]
HERE = Path(__file__).parents[2]

PATIENCE = 60
"""Seconds after which an answer is not coming."""

GOOD = saved(PLAIN, "6-6").encode()
BROKEN = saved(PLAIN, "6-4").encode()


def replay(lines: bytes) -> tuple[int, list[Any], str]:
    """Return the exit status, the answers and what was written to standard error."""
    done = subprocess.run(COMMAND, cwd=HERE, input=lines, capture_output=True, check=False)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr.decode()


def test_each_line_is_answered_by_a_line() -> None:
    status, answers, complaints = replay(GOOD + b"\n" + BROKEN + b"\n" + GOOD + b"\n")
    assert (status, complaints) == (0, "")
    assert ["error" in answer for answer in answers] == [False, True, False]
    assert answers[0] == answers[2]
    assert answers[0]["steps"][0]["total"] == 12


def test_nothing_is_answered_to_nothing() -> None:
    assert replay(b"") == (0, [], "")


def test_the_last_line_needs_no_line_break() -> None:
    status, answers, _ = replay(BROKEN + b"\r\n" + GOOD)
    assert (status, ["error" in answer for answer in answers]) == (0, [True, False])


def test_lines_that_are_no_records_never_stop_the_command() -> None:
    hostile = [b"", b"  ", b"\xff\xfe", b"\x00", b"[" * 200_000, b"9" * 100_000, b"{" * 10, b"\xed\xa0\x80"]
    status, answers, complaints = replay(b"\n".join([*hostile, GOOD]))
    assert (status, complaints) == (0, "")
    assert [answer.get("error", {"round": 0})["round"] for answer in answers] == [None] * len(hostile) + [0]


def test_a_line_is_answered_before_the_next_is_sent() -> None:
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with subprocess.Popen(COMMAND, cwd=HERE, env=buffered, stdin=PIPE, stdout=PIPE) as running:
        assert running.stdin
        assert running.stdout
        for record in (GOOD, BROKEN):
            running.stdin.write(record + b"\n")
            running.stdin.flush()
            answered, _, _ = select([running.stdout], [], [], PATIENCE)
            if not answered:
                running.kill()
            assert answered, "the answer waits for more lines"
            assert json.loads(running.stdout.readline())
        running.stdin.close()
        assert running.wait() == 0
