"""Muggins and its family of dominoes games: the rules, as a library without dependencies."""

from muggins_core.actions import Action, Call, Deal, Draw, Lot, Pass, Place, SeatAction, Settle
from muggins_core.deal import deal_round, draw_lot, shuffled
from muggins_core.engine import Transition, apply, new_match
from muggins_core.errors import (
    BadNotation,
    BadRecord,
    BadRequest,
    BadRules,
    Code,
    IllegalAction,
    MugginsError,
)
from muggins_core.events import Count
from muggins_core.layout import End, Layout, PlacedTile
from muggins_core.legal import legal_actions, legal_calls, refusal
from muggins_core.notation import format_action, format_count, format_tile, parse_action, parse_tile
from muggins_core.presets import preset_names, preset_players, preset_rules
from muggins_core.records import Record, format_record, parse_record, replay_steps
from muggins_core.rules import Rules
from muggins_core.scoring import Tally, count, points, tally
from muggins_core.state import MatchState, RoundResult, RoundState
from muggins_core.tiles import Tile, full_set
from muggins_core.views import SeatView, seat_view

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadNotation",
    "BadRecord",
    "BadRequest",
    "BadRules",
    "Call",
    "Code",
    "Count",
    "Deal",
    "Draw",
    "End",
    "IllegalAction",
    "Layout",
    "Lot",
    "MatchState",
    "MugginsError",
    "Pass",
    "Place",
    "PlacedTile",
    "Record",
    "RoundResult",
    "RoundState",
    "Rules",
    "SeatAction",
    "SeatView",
    "Settle",
    "Tally",
    "Tile",
    "Transition",
    "apply",
    "count",
    "deal_round",
    "draw_lot",
    "format_action",
    "format_count",
    "format_record",
    "format_tile",
    "full_set",
    "legal_actions",
    "legal_calls",
    "new_match",
    "parse_action",
    "parse_record",
    "parse_tile",
    "points",
    "preset_names",
    "preset_players",
    "preset_rules",
    "refusal",
    "replay_steps",
    "seat_view",
    "shuffled",
    "tally",
]
