"""One tab's match: `handle(text) -> text` answers the requests of `protocol`, one after the other."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from muggins_core import protocol, requests, shown
from muggins_core.actions import Call, Place, Settle
from muggins_core.codec import RequestId, decode_message, decode_request, encode
from muggins_core.deal import deal_round
from muggins_core.engine import apply, new_match
from muggins_core.errors import BadRequest, Code, MugginsError
from muggins_core.events import EndReason
from muggins_core.learn_view import diagrams_view, lesson_names, lesson_view
from muggins_core.names import checked_names, usable_names, usable_rules_name
from muggins_core.notation import format_action, parse_action
from muggins_core.presets import changed_options
from muggins_core.records import Record, RecordedRound, parse_record
from muggins_core.rules_view import games_view, rules_view, table_rules
from muggins_core.seats import Seats, parse_seats
from muggins_core.state import MatchState
from muggins_core.table import (
    Table,
    acted,
    called,
    last_two_states,
    may_be_undone,
    phase_to_act,
    reply_view,
    save_of,
    saved_seats,
    saved_table,
    taken_back,
)

if TYPE_CHECKING:
    from muggins_core.advice_view import Hinter
    from muggins_core.computers import Thinker


IN_PLAY: tuple[shown.Phase, ...] = ("curtain", "turn", "thinking", "round_end")
"""The phases in which a placement may be called, as long as the rules let it (H5)."""


class Session:
    """Answers requests about one match; a request that is refused changes nothing."""

    def __init__(self, rng: Random | None = None) -> None:
        """Take the randomness of deals and lots; by default the system's."""
        self._rng = rng or SystemRandom()
        self._table: Table | None = None
        self._reply: protocol.TableReply | None = None
        self._thinker: Thinker | None = None
        self._hinter: Hinter | None = None
        self._handlers: dict[type, Callable[[Any], Table]] = {
            requests.Call: self._call,
            requests.Listen: self._listen,
            requests.Move: self._move,
            requests.Think: self._think,
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
        if isinstance(request, requests.Hint):
            return self._hint(request)
        if isinstance(request, requests.Review):
            return self._review(request)
        return self.play(request)

    def play(self, request: requests.TableRequest) -> protocol.TableReply:
        """Carry out a request about the match; raises `MugginsError` where it is refused."""
        table = self._handlers[type(request)](request)
        self._reply = self._reply_at(table)
        self._table = table
        return self._reply

    def _reply_at(self, table: Table) -> protocol.TableReply:
        thinker = self._thinker
        share = thinker.share if thinker and thinker.match is table.match else 0.0
        old = self._reply
        if table is self._table and old and old.view.thinking:
            # A seat thinks in many small slices: all but its share is as it was.
            return old._replace(view=old.view._replace(thinking=old.view.thinking._replace(share=share)))
        return protocol.TableReply(reply_view(table, share), save_of(table))

    def _new_match(self, request: requests.NewMatch) -> Table:
        names = checked_names(request.names)
        seats = parse_seats(request.computers, len(names))
        rules = table_rules(request.preset, len(names), request.options)
        version = self._table.version + 1 if self._table else 1
        options = changed_options(request.preset, rules)
        rules_name = usable_rules_name(request.rules_name)
        record = Record(request.preset, rules, options, names, rules_name=rules_name)
        return self._dealt(new_match(rules), record, seats, version)

    def _resume(self, request: requests.Resume) -> Table:
        record = parse_record(request.save)
        record = replace(
            record,
            names=usable_names(record.names, record.rules.players),
            rules_name=usable_rules_name(record.rules_name),
        )
        before, match = last_two_states(record)
        if match.round is None and not match.results:
            return self._dealt(match, record, saved_seats(record), 1)
        return saved_table(record, before, match)

    def _show_hand(self, request: requests.ShowHand) -> Table:
        table = self._current(request.version, "curtain")
        return replace(table, phase="turn", version=table.version + 1, before=None)

    def _hide_hand(self, request: requests.HideHand) -> Table:
        table = self._current(request.version, "turn")
        phase = phase_to_act(table.match, table.seats)
        if phase == "turn":
            raise BadRequest(Code.NOT_NOW, "there is no curtain where one person plays")
        return replace(table, phase=phase, version=table.version + 1)

    def _act(self, request: requests.Act) -> Table:
        table = self._current(request.version, "turn")
        round_ = table.match.round
        assert round_ is not None, "a turn is always in a round"
        action = parse_action(request.action, round_.to_act)
        if isinstance(action, Call | Settle):
            raise BadRequest(Code.BAD_REQUEST, "a seat to act places, draws or passes")
        if isinstance(action, Place):
            # A count that no record can hold is refused now, not when the match is read again.
            action = parse_action(format_action(action._replace(announced=request.announced)), action.seat)
        after = acted(table, action, seen=round_.to_act)
        return replace(after, before=table.match if may_be_undone(action, table.record) else None)

    def _call(self, request: requests.Call) -> Table:
        table = self._current(request.version, *IN_PLAY)
        if 0 <= request.seat < len(table.seats) and table.seats[request.seat] is not None:
            raise BadRequest(Code.BAD_REQUEST, "a computer player calls by itself", seat=request.seat)
        return called(table, Call(request.seat))

    def _listen(self, request: requests.Listen) -> Table:
        from muggins_core.computers import first_call

        table = self._current(request.version, *IN_PLAY)
        if table.match.round is None or table.match.round.window is None:
            raise BadRequest(Code.NOTHING_TO_CALL, "there is nothing to call now")
        if table.has_listened:
            return table
        call = first_call(table.match, table.seats, self._new_random)
        table = replace(table, has_listened=True)
        return called(table, call) if call else table

    def _think(self, request: requests.Think) -> Table:
        table = self._current(request.version, "thinking")
        self._thinker_at(table).think()
        return table

    def _move(self, request: requests.Move) -> Table:
        table = self._current(request.version, "thinking")
        return acted(table, self._thinker_at(table).best())

    def _thinker_at(self, table: Table) -> Thinker:
        from muggins_core.computers import Thinker

        if self._thinker is None or self._thinker.match is not table.match:
            self._thinker = Thinker(table.match, table.seats, self._new_random())
        return self._thinker

    def _new_random(self) -> Random:
        """Return the randomness of one decision, so that the next deal does not depend on how long somebody
        thought."""
        return Random(self._rng.random())

    def _hint(self, request: requests.Hint) -> protocol.HintReply:
        from muggins_core.advice_view import Hinter

        table = self._current(request.version, "turn")
        if self._hinter is None or self._hinter.match is not table.match:
            # Asked again, it says the same.
            self._hinter = Hinter(table.match, Random(table.version))
        self._hinter.look()
        share = self._hinter.share
        return protocol.HintReply(table.version, share, self._hinter.placements if share == 1 else ())

    def _review(self, request: requests.Review) -> protocol.ReviewReply:
        from muggins_core.advice_view import review_view

        table = self._current(request.version, "round_end", "settled", "match_end")
        if table.match.round is not None:
            raise BadRequest(Code.NOT_NOW, "the round still waits for calls")
        is_settled = table.phase != "round_end"
        return review_view(table.match, table.seats, table.version, is_settled=is_settled)

    def _undo(self, request: requests.Undo) -> Table:
        return taken_back(self._current(request.version))

    def _proceed(self, request: requests.Proceed) -> Table:
        table = self._current(request.version, "lot", "round_end", "settled")
        version = table.version + 1
        if table.phase == "lot":
            return replace(table, phase=phase_to_act(table.match, table.seats), version=version)
        if table.phase == "round_end":
            settled = acted(table, Settle()) if table.match.round else replace(table, version=version)
            is_won = settled.match.results[-1].reason is EndReason.TARGET
            return replace(settled, phase="match_end" if is_won else "settled", before=None)
        if table.match.winners is not None:
            return replace(table, phase="match_end", version=version)
        return self._dealt(table.match, table.record, table.seats, version)

    def _rematch(self, request: requests.Rematch) -> Table:
        table = self._current(request.version, "match_end")
        old = table.record
        record = Record(old.preset, old.rules, old.options, old.names, rules_name=old.rules_name)
        return self._dealt(new_match(old.rules), record, table.seats, table.version + 1)

    def _current(self, version: int, *phases: shown.Phase) -> Table:
        """Return the table that a request is about, unless it speaks of an older or another one."""
        if self._table is None:
            raise BadRequest(Code.NO_MATCH_RUNNING, "there is no match yet")
        if version != self._table.version:
            raise BadRequest(Code.STALE_REQUEST, "the table has changed since", version=self._table.version)
        if phases and self._table.phase not in phases:
            raise BadRequest(Code.NOT_NOW, f"not possible in the phase {self._table.phase}")
        return self._table

    def _dealt(self, match: MatchState, record: Record, seats: Seats, version: int) -> Table:
        deal = deal_round(match, self._rng)
        record = replace(record, rounds=(*record.rounds, RecordedRound(deal)))
        match = apply(match, deal).state
        return Table(match, record, seats, "lot" if deal.lot else phase_to_act(match, seats), version)


handle = Session().handle
