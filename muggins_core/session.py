"""One tab's match: `handle(text) -> text` answers the requests of `protocol`, one after the other."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random, SystemRandom
from typing import Any

from muggins_core import protocol, requests, shown
from muggins_core.actions import Call, Place, SeatAction, Settle
from muggins_core.codec import RequestId, decode_message, decode_request, encode
from muggins_core.deal import deal_round
from muggins_core.engine import apply, new_match
from muggins_core.errors import BadRequest, Code, MugginsError
from muggins_core.events import EndReason
from muggins_core.learn_view import diagrams_view, lesson_names, lesson_view
from muggins_core.line_view import announces
from muggins_core.names import checked_names, usable_names, usable_rules_name
from muggins_core.notation import parse_action
from muggins_core.presets import changed_options
from muggins_core.records import (
    BadStep,
    Record,
    RecordedRound,
    format_record,
    parse_record,
    recorded,
    replay_steps,
)
from muggins_core.rules_view import games_view, rules_view, table_rules
from muggins_core.state import MatchState
from muggins_core.table_view import table_view

SAVE_KEY = "table"
"""The key of a record under which a session keeps what is not play: phase, version, undo."""


@dataclass(frozen=True, slots=True)
class Table:
    """A match as it stands at one device: play, its record, and who may look.

    `before` is the state before the last placement while that may still be taken back.
    """

    match: MatchState
    record: Record
    phase: shown.Phase
    version: int
    before: MatchState | None = None


class Session:
    """Answers requests about one match; a request that is refused changes nothing."""

    def __init__(self, rng: Random | None = None) -> None:
        """Take the randomness of deals and lots; by default the system's."""
        self._rng = rng or SystemRandom()
        self._table: Table | None = None
        self._handlers: dict[type, Callable[[Any], Table]] = {
            requests.Call: self._call,
            requests.NewMatch: self._new_match,
            requests.Resume: self._resume,
            requests.ShowHand: self._show_hand,
            requests.HideHand: self._hide_hand,
            requests.Act: self._act,
            requests.Undo: self._undo,
            requests.Proceed: self._proceed,
            requests.Rematch: self._rematch,
        }

    def handle(self, text: str) -> str:
        """Return the answer to a request, both as JSON (`protocol`)."""
        request_id: RequestId = None
        try:
            request_id, data = decode_message(text)
            answer = {"id": request_id, "ok": encode(self.answer(decode_request(data)))}
        except MugginsError as error:
            reply = protocol.ErrorReply(error.code.value, error.message, error.context)
            answer = {"id": request_id, "error": encode(reply)}
        except Exception as error:  # a page must get an answer, and the match stays as it was
            reply = protocol.ErrorReply(Code.INTERNAL.value, repr(error), {})
            answer = {"id": request_id, "error": encode(reply)}
        return json.dumps(answer, separators=(",", ":"))

    def answer(self, request: requests.Request) -> protocol.Reply:
        """Carry out a request; raises `MugginsError` where it is refused."""
        if isinstance(request, requests.ListGames):
            return protocol.GamesReply(games_view())
        if isinstance(request, requests.DescribeRules):
            rules = table_rules(request.preset, request.players, request.options)
            return protocol.RulesReply(rules_view(request.preset, rules))
        if isinstance(request, requests.ListLessons):
            return protocol.LessonsReply(lesson_names())
        if isinstance(request, requests.DescribeLesson):
            return protocol.LessonReply(lesson_view(request.lesson))
        if isinstance(request, requests.DrawDiagrams):
            return diagrams_view(table_rules(request.preset, request.players, request.options))
        return self.play(request)

    def play(self, request: requests.TableRequest) -> protocol.TableReply:
        """Carry out a request about the match; raises `MugginsError` where it is refused."""
        table = self._handlers[type(request)](request)
        reply = protocol.TableReply(_view(table), format_record(_saved(table)))
        self._table = table
        return reply

    def _new_match(self, request: requests.NewMatch) -> Table:
        names = checked_names(request.names)
        rules = table_rules(request.preset, len(names), request.options)
        version = self._table.version + 1 if self._table else 1
        options = changed_options(request.preset, rules)
        rules_name = usable_rules_name(request.rules_name)
        record = Record(request.preset, rules, options, names, rules_name=rules_name)
        return self._dealt(new_match(rules), record, version)

    def _resume(self, request: requests.Resume) -> Table:
        record = parse_record(request.save)
        record = replace(
            record,
            names=usable_names(record.names, record.rules.players),
            rules_name=usable_rules_name(record.rules_name),
        )
        before, match = _last_two_states(record)
        if match.round is None and not match.results:
            return self._dealt(match, record, 1)
        return _with_saved_table(Table(match, record, _natural_phase(match), 1), before)

    def _show_hand(self, request: requests.ShowHand) -> Table:
        table = self._current(request.version, "curtain")
        return replace(table, phase="turn", version=table.version + 1, before=None)

    def _hide_hand(self, request: requests.HideHand) -> Table:
        table = self._current(request.version, "turn")
        return replace(table, phase="curtain", version=table.version + 1)

    def _act(self, request: requests.Act) -> Table:
        table = self._current(request.version, "turn")
        round_ = table.match.round
        assert round_ is not None, "a turn is always in a round"
        action = parse_action(request.action, round_.to_act)
        if isinstance(action, Call | Settle):
            raise BadRequest(Code.BAD_REQUEST, "a seat to act places, draws or passes")
        if isinstance(action, Place):
            action = action._replace(announced=request.announced)
        after = _acted(table, action)
        before = table.match if _may_be_undone(action, table.record) else None
        return replace(after, phase=_phase_after(after.match, round_.to_act), before=before)

    def _call(self, request: requests.Call) -> Table:
        table = self._current(request.version, "curtain", "turn", "round_end")
        after = _acted(table, Call(request.seat))
        return after if after.match.round else replace(after, phase="round_end")

    def _undo(self, request: requests.Undo) -> Table:
        table = self._current(request.version)
        if announces(table.record.rules):
            raise BadRequest(Code.NO_UNDOING, "where counts are announced, a placement stands")
        if table.before is None:
            raise BadRequest(Code.NOTHING_TO_UNDO, "there is no placement that may be taken back")
        last = table.record.rounds[-1]
        shorter = RecordedRound(last.deal, last.actions[:-1])
        record = replace(table.record, rounds=(*table.record.rounds[:-1], shorter))
        phase: shown.Phase = "turn" if table.phase == "turn" else "curtain"
        return Table(table.before, record, phase, table.version + 1)

    def _proceed(self, request: requests.Proceed) -> Table:
        table = self._current(request.version, "lot", "round_end", "settled")
        version = table.version + 1
        if table.phase == "lot":
            return replace(table, phase="curtain", version=version)
        if table.phase == "round_end":
            settled = _acted(table, Settle()) if table.match.round else replace(table, version=version)
            is_won = settled.match.results[-1].reason is EndReason.TARGET
            return replace(settled, phase="match_end" if is_won else "settled", before=None)
        if table.match.winners is not None:
            return replace(table, phase="match_end", version=version)
        return self._dealt(table.match, table.record, version)

    def _rematch(self, request: requests.Rematch) -> Table:
        table = self._current(request.version, "match_end")
        old = table.record
        record = Record(old.preset, old.rules, old.options, old.names, rules_name=old.rules_name)
        return self._dealt(new_match(old.rules), record, table.version + 1)

    def _current(self, version: int, *phases: shown.Phase) -> Table:
        """Return the table that a request is about, unless it speaks of an older or another one."""
        if self._table is None:
            raise BadRequest(Code.NO_MATCH_RUNNING, "there is no match yet")
        if version != self._table.version:
            raise BadRequest(Code.STALE_REQUEST, "the table has changed since", version=self._table.version)
        if phases and self._table.phase not in phases:
            raise BadRequest(Code.NOT_NOW, f"not possible in the phase {self._table.phase}")
        return self._table

    def _dealt(self, match: MatchState, record: Record, version: int) -> Table:
        deal = deal_round(match, self._rng)
        record = replace(record, rounds=(*record.rounds, RecordedRound(deal)))
        phase: shown.Phase = "lot" if deal.lot else "curtain"
        return Table(apply(match, deal).state, record, phase, version)


def _acted(table: Table, action: SeatAction) -> Table:
    """Return the table after an action: nothing before it can be taken back any more."""
    match = apply(table.match, action).state
    last = table.record.rounds[-1]
    record = replace(table.record, rounds=(*table.record.rounds[:-1], recorded(last, action)))
    return Table(match, record, table.phase, table.version + 1)


def _phase_after(match: MatchState, acted: int) -> shown.Phase:
    """Return the phase after an action of a seat."""
    if match.round is None or match.round.ending is not None:
        return "round_end"
    return "turn" if match.round.to_act == acted else "curtain"


def _view(table: Table) -> shown.TableView:
    undo = table.before.round.to_act if table.before and table.before.round else None
    return table_view(table.match, table.record, table.phase, table.version, undo)


def _saved(table: Table) -> Record:
    state = {"phase": table.phase, "version": table.version, "undo": table.before is not None}
    return replace(table.record, extra={**table.record.extra, SAVE_KEY: state})


def _last_two_states(record: Record) -> tuple[MatchState | None, MatchState]:
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


def _natural_phase(match: MatchState) -> shown.Phase:
    """Return the phase of a match of which only the play is known."""
    if match.winners is not None:
        return "match_end"
    if match.round is None:
        return "settled"
    return "round_end" if match.round.ending is not None else "curtain"


def _with_saved_table(table: Table, before: MatchState | None) -> Table:
    """Return the table as its save describes it, but with no hand shown; what does not fit the play is
    not believed."""
    saved = table.record.extra.get(SAVE_KEY)
    if not isinstance(saved, dict):
        return table
    phase, version = saved.get("phase"), saved.get("version")
    if type(version) is int and 0 < version < 2**53:
        table = replace(table, version=version)
    match = table.match
    is_untouched = match.round is not None and not match.round.layout.tiles
    if phase == "lot" and is_untouched and match.round and match.round.lot:
        return replace(table, phase="lot")
    if match.round is None and (phase == "round_end" or (phase == "settled" and _is_settled(match))):
        table = replace(table, phase=phase)
    may_undo = saved.get("undo") is True and table.phase in ("curtain", "round_end")
    if may_undo and _ends_undoably(table.record):
        table = replace(table, before=before)
    return table


def _is_settled(match: MatchState) -> bool:
    return match.results[-1].reason is not EndReason.TARGET


def _ends_undoably(record: Record) -> bool:
    actions = record.rounds[-1].actions
    return bool(actions) and _may_be_undone(parse_action(actions[-1], 0), record)


def _may_be_undone(action: SeatAction, record: Record) -> bool:
    """Say whether an action may be taken back: a placement, but not once a count, or nothing, was said with
    it (H4)."""
    # The answer tells whether the count was right, so that another try would always be.
    return isinstance(action, Place) and not announces(record.rules)


handle = Session().handle
