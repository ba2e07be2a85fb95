"""The error codes, and one exception type for each party that can be at fault."""

from __future__ import annotations

from enum import StrEnum

ContextValue = str | int | None


class Code(StrEnum):
    """Stable names of everything that can be refused; a page translates them."""

    # of an action
    NOT_YOUR_TURN = "not_your_turn"
    TILE_NOT_HELD = "tile_not_held"
    NO_MATCH = "no_match"
    MUST_PLACE_DRAWN = "must_place_drawn"
    CAN_PLACE = "can_place"
    MUST_DRAW = "must_draw"
    BONEYARD_EMPTY = "boneyard_empty"
    DRAWN_ALREADY = "drawn_already"
    NO_DRAWING = "no_drawing"
    LEADER_MUST_LEAD = "leader_must_lead"
    ALREADY_LED = "already_led"
    ROUND_OVER = "round_over"
    ROUND_NOT_OVER = "round_not_over"
    MATCH_OVER = "match_over"
    NOT_LEADABLE = "not_leadable"
    NO_ANNOUNCING = "no_announcing"
    NO_SEAT = "no_seat"
    NOTHING_TO_CALL = "nothing_to_call"
    OWN_PLACEMENT = "own_placement"
    CALLED_ALREADY = "called_already"
    NOT_ENDED = "not_ended"
    MUST_SETTLE = "must_settle"
    # of a deal
    BAD_DEAL = "bad_deal"
    WRONG_LEADER = "wrong_leader"
    # of a text or of data
    BAD_NOTATION = "bad_notation"
    BAD_RULES = "bad_rules"
    BAD_RECORD = "bad_record"
    BAD_REQUEST = "bad_request"
    # of a session
    STALE_REQUEST = "stale_request"
    NOT_NOW = "not_now"
    NO_MATCH_RUNNING = "no_match_running"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NO_UNDOING = "no_undoing"
    BAD_NAMES = "bad_names"
    NAME_TAKEN = "name_taken"
    INTERNAL = "internal"


class MugginsError(Exception):
    """Something that this package refuses: a stable `code`, an English `message`, and the values
    that the message speaks of in `context`."""

    def __init__(self, code: Code, message: str, **context: ContextValue) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.context = context


class IllegalAction(MugginsError):
    """A seat asked for what the rules forbid (R4.6)."""


class BadNotation(MugginsError):
    """A text that names no tile or no action."""


class BadRules(MugginsError):
    """House rules that are unknown or contradict each other."""


class BadRecord(MugginsError):
    """Data that is not a record, or a record that breaks its format."""


class BadRequest(MugginsError):
    """A message to a session that it cannot follow."""
