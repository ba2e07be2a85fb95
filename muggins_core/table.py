"""A match as it stands at one device: play, its record, who sits there, and who may look. Saved and read
again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from muggins_core import shown
from muggins_core.actions import Call, Place, SeatAction
from muggins_core.engine import apply, new_match
from muggins_core.errors import BadRequest, Code
from muggins_core.events import EndReason
from muggins_core.line_view import announces
from muggins_core.notation import parse_action
from muggins_core.records import BadStep, Record, RecordedRound, format_record, recorded, replay_steps
from muggins_core.seats import Seats, believed_seats, format_seats, lone_person
from muggins_core.state import MatchState
from muggins_core.table_view import table_view

SAVE_KEY = "table"
"""The key of a record under which a session keeps what is not play: phase, version, undo, who sits where."""


@dataclass(frozen=True, slots=True)
class Table:
    """A match at one device.

    `before` is the state before the last placement while that may still be taken back; `has_listened` says
    that the computer seats have been asked whether they call the last placement.
    """

    match: MatchState
    record: Record
    seats: Seats
    phase: shown.Phase
    version: int
    before: MatchState | None = None
    has_listened: bool = False


def phase_to_act(match: MatchState, seats: Seats, seen: int | None = None) -> shown.Phase:
    """Return the phase in which the seat to act is waited for; `seen` is the seat whose hand is in view."""
    assert match.round is not None, "somebody acts while a round is in play"
    to_act = match.round.to_act
    if seats[to_act] is not None:
        return "thinking"
    return "turn" if to_act in (seen, lone_person(seats)) else "curtain"


def acted(table: Table, action: SeatAction, seen: int | None = None) -> Table:
    """Return the table after an action of the seat to act, or after the settlement: nothing before it can be
    taken back any more. `seen` is the seat whose hand is in view."""
    after = _written(table, action)
    if after.match.round is None or after.match.round.ending is not None:
        return replace(after, phase="round_end")
    return replace(after, phase=phase_to_act(after.match, table.seats, seen))


def called(table: Table, call: Call) -> Table:
    """Return the table after a call, which changes whose turn it is for nobody but may end the match."""
    after = replace(_written(table, call), has_listened=table.has_listened)
    return after if after.match.round else replace(after, phase="round_end")


def _written(table: Table, action: SeatAction) -> Table:
    last = table.record.rounds[-1]
    record = replace(table.record, rounds=(*table.record.rounds[:-1], recorded(last, action)))
    return Table(apply(table.match, action).state, record, table.seats, table.phase, table.version + 1)


def taken_back(table: Table) -> Table:
    """Return the table before the last placement; raises `BadRequest` where that stands."""
    if announces(table.record.rules):
        raise BadRequest(Code.NO_UNDOING, "where counts are announced, a placement stands")
    if table.before is None or table.before.round is None:
        raise BadRequest(Code.NOTHING_TO_UNDO, "there is no placement that may be taken back")
    last = table.record.rounds[-1]
    shorter = RecordedRound(last.deal, last.actions[:-1])
    record = replace(table.record, rounds=(*table.record.rounds[:-1], shorter))
    seen = table.before.round.to_act if table.phase == "turn" else None
    phase = phase_to_act(table.before, table.seats, seen)
    return Table(table.before, record, table.seats, phase, table.version + 1)


def may_be_undone(action: SeatAction, record: Record) -> bool:
    """Say whether an action of a person may be taken back: a placement, but not once a count, or nothing, was
    said with it (H4)."""
    # The answer tells whether the count was right, so that another try would always be.
    return isinstance(action, Place) and not announces(record.rules)


def reply_view(table: Table, share: float) -> shown.TableView:
    """Return what may be seen of a table where a computer seat has done a share of its thinking."""
    undo = table.before.round.to_act if table.before and table.before.round else None
    return table_view(table.match, table.record, table.phase, table.version, undo, table.seats, share)


def save_of(table: Table) -> str:
    """Return the record that a table is saved as."""
    state: dict[str, Any] = {
        "phase": table.phase,
        "version": table.version,
        "undo": table.before is not None,
    }
    if any(table.seats):
        state |= {"computers": format_seats(table.seats), "listened": table.has_listened}
    return format_record(replace(table.record, extra={**table.record.extra, SAVE_KEY: state}))


def last_two_states(record: Record) -> tuple[MatchState | None, MatchState]:
    """Return where a record ends and the state before that; raises `BadRequest` if it breaks a rule."""
    before, match = None, new_match(record.rules, record.scores)
    try:
        for step in replay_steps(record):
            before, match = step.before, step.transition.state
    except BadStep as fault:
        raise BadRequest(
            Code.BAD_RECORD,
            f"the record breaks a rule in round {fault.round}, step {fault.step}: {fault.message}",
            round=fault.round,
            step=fault.step,
            action=fault.action,
        ) from None
    return before, match


def saved_seats(record: Record) -> Seats:
    """Return who sits at the table of a save, as far as it can be understood."""
    return believed_seats(_saved(record).get("computers"), record.rules.players)


def saved_table(record: Record, before: MatchState | None, match: MatchState) -> Table:
    """Return the table as its save describes it, but behind the curtain where there is one; what does not fit
    the play is not believed."""
    saved, seats = _saved(record), saved_seats(record)
    table = Table(match, record, seats, _natural_phase(match, seats), 1)
    phase, version = saved.get("phase"), saved.get("version")
    if type(version) is int and 0 < version < 2**53:
        table = replace(table, version=version)
    is_untouched = match.round is not None and not match.round.layout.tiles
    if phase == "lot" and is_untouched and match.round and match.round.lot:
        return replace(table, phase="lot")
    if match.round is None and (phase == "round_end" or (phase == "settled" and _is_settled(match))):
        table = replace(table, phase=phase)
    if saved.get("undo") is True and _may_be_taken_back(table, before):
        table = replace(table, before=before)
    return replace(table, has_listened=saved.get("listened") is True)


def _saved(record: Record) -> dict[str, Any]:
    saved = record.extra.get(SAVE_KEY)
    return saved if isinstance(saved, dict) else {}


def _natural_phase(match: MatchState, seats: Seats) -> shown.Phase:
    """Return the phase of a match of which only the play is known."""
    if match.winners is not None:
        return "match_end"
    if match.round is None:
        return "settled"
    return "round_end" if match.round.ending is not None else phase_to_act(match, seats)


def _is_settled(match: MatchState) -> bool:
    return match.results[-1].reason is not EndReason.TARGET


def _may_be_taken_back(table: Table, before: MatchState | None) -> bool:
    if table.phase in ("settled", "match_end") or before is None or before.round is None:
        return False
    if table.seats[before.round.to_act] is not None:
        return False
    actions = table.record.rounds[-1].actions
    return bool(actions) and may_be_undone(parse_action(actions[-1], 0), table.record)
