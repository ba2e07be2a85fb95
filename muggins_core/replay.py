"""The answer of `python -m muggins_core replay` to one record (spec/record.md)."""

from __future__ import annotations

import json
from typing import Any

from muggins_core.actions import Deal, Settle
from muggins_core.errors import MugginsError
from muggins_core.events import Called, Drew, Placed
from muggins_core.legal import legal_actions
from muggins_core.notation import format_action
from muggins_core.records import BadStep, Record, Step, parse_record, replay_steps
from muggins_core.state import MatchState, RoundResult


def replay_line(line: str) -> str:
    """Return the answer to a line as a line of JSON; a wrong record or none at all gives an error object."""
    try:
        answer = replay_answer(parse_record(line))
    except MugginsError as error:
        answer = {"error": _error(error)}
    return json.dumps(answer, separators=(",", ":"))


def replay_answer(record: Record) -> dict[str, Any]:
    """Return steps, finished rounds and where the match stands; raises `BadStep` on a broken rule."""
    steps: list[dict[str, Any]] = []
    rounds: list[dict[str, Any]] = []
    match: MatchState | None = None
    at = -1
    in_round = 0
    for step in replay_steps(record):
        match = step.transition.state
        if isinstance(step.action, Deal):
            at, in_round = at + 1, 0
            continue
        steps.append({"round": at, "step": in_round, **_step(step)})
        in_round += 1
        if len(match.results) > len(step.before.results):
            rounds.append({"round": at, **_round(match.results[-1])})
    return {"steps": steps, "rounds": rounds, **_standing(record, match)}


def _step(step: Step) -> dict[str, Any]:
    assert not isinstance(step.action, Deal), "deals are no steps of the answer"
    event = step.transition.events[0]
    seat = None if isinstance(step.action, Settle) else step.action.seat
    entry: dict[str, Any] = {"seat": seat, "action": format_action(step.action), "points": 0}
    if isinstance(event, Placed):
        entry |= {"total": event.made.total, "points": event.points}
    elif isinstance(event, Called):
        entry["points"] = event.points
    elif isinstance(event, Drew):
        entry["tile"] = str(event.tile)
    return entry | {"scores": _scores_before_settlement(step)}


def _scores_before_settlement(step: Step) -> list[int]:
    match = step.transition.state
    if len(match.results) == len(step.before.results):
        return list(match.scores)
    result = match.results[-1]
    return [score - change for score, change in zip(result.scores, result.settlement, strict=True)]


def _round(result: RoundResult) -> dict[str, Any]:
    return {
        "end": result.reason.value,
        "finisher": result.finisher,
        "winner": result.winner,
        "pips": list(result.pips),
        "settlement": list(result.settlement),
        "scores": list(result.scores),
        "next_leader": result.next_leader,
    }


def _standing(record: Record, match: MatchState | None) -> dict[str, Any]:
    if match is None:
        scores = record.scores or (0,) * record.rules.sides
        return {"winner": None, "to_act": None, "legal": [], "scores": list(scores)}
    return {
        "winner": list(match.winners) if match.winners else None,
        "to_act": match.round.to_act if match.round and not match.round.ending else None,
        "legal": sorted(map(format_action, legal_actions(match))),
        "scores": list(match.scores),
    }


def _error(error: MugginsError) -> dict[str, Any]:
    where: dict[str, Any] = {"round": None, "step": 0, "action": None}
    if isinstance(error, BadStep):
        where = {"round": error.round, "step": error.step, "action": error.action}
    return {**where, "code": error.code.value, "message": error.message}
