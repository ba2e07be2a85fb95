"""The record of a match (spec/record.md): what it is saved, shared, replayed and checked as."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any

from muggins_core.actions import Deal, Lot, SeatAction
from muggins_core.deal import is_lot
from muggins_core.engine import Transition, apply, new_match
from muggins_core.errors import BadNotation, BadRecord, Code, IllegalAction, MugginsError
from muggins_core.notation import format_action, parse_action, parse_tile
from muggins_core.presets import DEFAULT_PRESET, preset_rules
from muggins_core.rules import Rules
from muggins_core.state import MatchState
from muggins_core.tiles import Tile

FORMAT = "muggins-record/1"
KNOWN_KEYS = {"format", "rules", "rules_name", "names", "scores", "rounds"}
LARGEST_SCORE = 10**6


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """A round as it is written down: the deal and the texts of the actions."""

    deal: Deal
    actions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match as it is written down.

    `options` are the house rules by name where they differ from the preset, `rules_name` is what somebody
    calls them, or empty; `extra` keeps what other programs wrote beside the known keys.
    """

    preset: str
    rules: Rules
    options: Mapping[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    scores: tuple[int, ...] | None = None
    rounds: tuple[RecordedRound, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)
    broken: BadStep | None = None
    """Where `rounds` stop because what follows cannot be read."""
    rules_name: str = ""


class BadStep(MugginsError):
    """A record whose step breaks a rule: round and step from 0, and the action's text, which is None
    for a bad deal or leader."""

    def __init__(self, round_: int, step: int, action: str | None, cause: MugginsError) -> None:
        super().__init__(cause.code, cause.message, **cause.context)
        self.round = round_
        self.step = step
        self.action = action


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a replay: the state before, the action (a `Deal` or a seat's), and where it led."""

    before: MatchState
    action: Deal | SeatAction
    transition: Transition


def parse_record(text: str) -> Record:
    """Return the record in a JSON text.

    Raises `BadRecord` or `BadRules` for a text that is not a record at all. A deal or an action that
    cannot be read is kept as `broken`, so that `replay_steps` finds the first fault of all; it alone checks
    the rules of play.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(Code.BAD_RECORD, "this is not JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(Code.BAD_RECORD, f"this is not a {FORMAT}")
    preset, options, rules = _parse_rules(data.get("rules", DEFAULT_PRESET))
    rounds, broken = _parse_rounds(data.get("rounds", []))
    return Record(
        preset,
        rules,
        options,
        _parse_names(data.get("names", []), rules),
        _parse_scores(data.get("scores"), rules),
        rounds,
        {key: value for key, value in data.items() if key not in KNOWN_KEYS},
        broken,
        _parse_rules_name(data.get("rules_name")),
    )


def format_record(record: Record) -> str:
    """Return a record as one line of JSON text."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "rules": {"preset": record.preset, "players": record.rules.players, **record.options},
    }
    if record.rules_name:
        data["rules_name"] = record.rules_name
    if record.names:
        data["names"] = list(record.names)
    if record.scores is not None:
        data["scores"] = list(record.scores)
    data["rounds"] = [_round_data(round_) for round_ in record.rounds]
    data.update(record.extra)
    return json.dumps(data, separators=(",", ":"))


def replay_steps(record: Record) -> Iterator[Step]:
    """Yield every step of a record; raises `BadStep` at the first that breaks a rule."""
    match = new_match(record.rules, record.scores)
    for number, round_ in enumerate(record.rounds):
        try:
            transition = apply(match, round_.deal)
        except IllegalAction as cause:
            raise BadStep(number, 0, None, cause) from None
        yield Step(match, round_.deal, transition)
        match = transition.state
        for step, text in enumerate(round_.actions):
            try:
                action = parse_action(text, match.round.to_act if match.round else 0)
                transition = apply(match, action)
            except (IllegalAction, BadNotation) as cause:
                raise BadStep(number, step, text, cause) from None
            yield Step(match, action, transition)
            match = transition.state
    if record.broken is not None:
        raise record.broken


def final_state(record: Record) -> MatchState:
    """Return where a record ends; raises `BadStep` if it breaks a rule on the way."""
    match = new_match(record.rules, record.scores)
    for step in replay_steps(record):
        match = step.transition.state
    return match


def recorded(round_: RecordedRound, action: SeatAction) -> RecordedRound:
    """Return the round with one more action."""
    return RecordedRound(round_.deal, (*round_.actions, format_action(action)))


def _parse_rules(data: Any) -> tuple[str, dict[str, Any], Rules]:
    options = {"preset": data} if isinstance(data, str) else data
    if not isinstance(options, dict):
        raise BadRecord(Code.BAD_RECORD, "rules must be a preset's name or an object")
    options = dict(options)
    preset: Any = options.pop("preset", DEFAULT_PRESET)
    if not isinstance(preset, str):
        raise BadRecord(Code.BAD_RECORD, "a preset must be named by a text")
    players: Any = options.pop("players", None)
    return preset, options, preset_rules(preset, players, options)


def _parse_rules_name(data: Any) -> str:
    """Read our own key beside the format's: what is no text is no name, and no fault either."""
    return data if isinstance(data, str) else ""


def _parse_names(data: Any, rules: Rules) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(name, str) for name in data):
        raise BadRecord(Code.BAD_RECORD, "names must be a list of texts")
    if data and len(data) != rules.players:
        raise BadRecord(Code.BAD_RECORD, f"there must be {rules.players} names")
    return tuple(data)


def _parse_scores(data: Any, rules: Rules) -> tuple[int, ...] | None:
    if data is None:
        return None
    if not isinstance(data, list) or len(data) != rules.sides:
        raise BadRecord(Code.BAD_RECORD, f"scores must be a list of {rules.sides} numbers")
    if not all(type(score) is int and abs(score) <= LARGEST_SCORE for score in data):
        raise BadRecord(Code.BAD_RECORD, "scores must be whole numbers of a sensible size")
    return tuple(data)


def _parse_rounds(data: Any) -> tuple[tuple[RecordedRound, ...], BadStep | None]:
    if not isinstance(data, list):
        raise BadRecord(Code.BAD_RECORD, "rounds must be a list")
    rounds: list[RecordedRound] = []
    for number, round_ in enumerate(data):
        try:
            deal, actions = _parse_round(round_)
        except MugginsError as cause:
            return tuple(rounds), BadStep(number, 0, None, cause)
        readable = tuple(takewhile(lambda action: isinstance(action, str), actions))
        rounds.append(RecordedRound(deal, readable))
        if len(readable) < len(actions):
            unreadable = BadNotation(Code.BAD_NOTATION, "an action must be a text")
            return tuple(rounds), BadStep(number, len(readable), None, unreadable)
    return tuple(rounds), None


def _parse_round(data: Any) -> tuple[Deal, list[Any]]:
    if not isinstance(data, dict):
        raise BadRecord(Code.BAD_RECORD, "a round must be an object")
    actions = data.get("actions", [])
    if not isinstance(actions, list):
        raise BadRecord(Code.BAD_RECORD, "actions must be a list")
    return _parse_deal(data), actions


def _parse_deal(data: dict[str, Any]) -> Deal:
    leader, hands = data.get("leader"), data.get("hands")
    if type(leader) is not int:
        raise BadRecord(Code.WRONG_LEADER, "leader must be the number of a seat")
    if not isinstance(hands, list):
        raise BadRecord(Code.BAD_DEAL, "hands must be a list of lists of tiles")
    deal = Deal(leader, tuple(map(_parse_tiles, hands)), _parse_tiles(data.get("boneyard", [])))
    return replace(deal, lot=_parse_lot(data.get("lot"), deal))


def _parse_tiles(data: Any) -> tuple[Tile, ...]:
    if not isinstance(data, list) or not all(isinstance(text, str) for text in data):
        raise BadRecord(Code.BAD_DEAL, "tiles must be a list of texts")
    return tuple(map(parse_tile, data))


def _parse_lot(data: Any, deal: Deal) -> Lot | None:
    """Read our own key beside the format's: a lot that did not go by the rules to the leader is not
    believed, since nothing in play depends on it."""
    try:
        lot = Lot(tuple(map(_parse_drawing, data)), deal.leader)
    except (BadNotation, TypeError, ValueError):
        return None
    dealt = {tile for hand in (*deal.hands, deal.boneyard) for tile in hand}
    return lot if is_lot(lot, len(deal.hands), dealt) else None


def _parse_drawing(data: Any) -> tuple[tuple[int, Tile], ...]:
    drawing = tuple((seat, parse_tile(text)) for seat, text in data)
    if not all(type(seat) is int for seat, _ in drawing):
        raise ValueError("a seat is a whole number")
    return drawing


def _round_data(round_: RecordedRound) -> dict[str, Any]:
    deal = round_.deal
    data: dict[str, Any] = {"leader": deal.leader}
    if deal.lot is not None:
        data["lot"] = [[[seat, str(tile)] for seat, tile in drawing] for drawing in deal.lot.drawings]
    data["hands"] = [list(map(str, hand)) for hand in deal.hands]
    data["boneyard"] = list(map(str, deal.boneyard))
    data["actions"] = list(round_.actions)
    return data
