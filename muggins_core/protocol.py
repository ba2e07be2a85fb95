"""The messages between a page and `session.handle`: requests, replies and what a view holds.

A request is a JSON object `{"id", "type", …fields}`; its answer is `{"id", "ok": …}` or
`{"id", "error": {"code", "message", "context"}}`. Tiles are texts (`6-4`), seats are numbers from 0,
points and counts are raw numbers. Nothing in a view is hidden from the person who is looking at it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

# --- requests -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Start a match: names in seat order; the first lot is drawn and the first round dealt."""

    preset: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with a saved match (a record, spec/record.md), behind the curtain."""

    save: str


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Lift the curtain: the player of the seat that is to act now holds the device."""

    version: int


@dataclass(frozen=True, slots=True)
class HideHand:
    """Let the curtain down again, for a player who puts the device away in mid-turn."""

    version: int


@dataclass(frozen=True, slots=True)
class Act:
    """Do one of the actions that the view offered, by its text (`6-4`, `6-4>5-4`, `draw`, `pass`)."""

    version: int
    action: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last placement, while no other hand has been shown since."""

    version: int


@dataclass(frozen=True, slots=True)
class Proceed:
    """Go on from `lot`, `round_end` or `settled` to what comes next."""

    version: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """After `match_end`: the same people and rules again, from a new lot."""

    version: int


Request = NewMatch | Resume | ShowHand | HideHand | Act | Undo | Proceed | Rematch

# --- what a view holds --------------------------------------------------------------------------

Phase = Literal["lot", "curtain", "turn", "round_end", "settled", "match_end"]
"""What the table waits for.

`lot`: the lot is shown; Proceed. `curtain`: nobody's hand is shown; ShowHand. `turn`: the hand of
the seat to act is shown; Act. `round_end`: the last placement, draw or pass ended the round, hands
are still hidden (an Undo is still possible); Proceed. `settled`: all hands and the settlement are
shown; Proceed. `match_end`: the winner is known; Rematch or NewMatch.
"""


@dataclass(frozen=True, slots=True)
class RulesView:
    """The rules in force, as far as a page shows them."""

    preset: str
    players: int
    highest: int
    target: int
    round_to: int


@dataclass(frozen=True, slots=True)
class TallyView:
    """The paper tally of a score (R10): whole symbols of 50, then loose strokes of 5, drawn in the
    order: two for the big X, then two for the small x of each corner. `text` is the number."""

    negative: bool
    wholes: int
    strokes: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat as everybody sees it; `tiles` is how many tiles it holds."""

    seat: int
    name: str
    score: int
    tiles: int
    tally: TallyView


@dataclass(frozen=True, slots=True)
class TermView:
    """A tile that counts, and the halves of it that do (`[6, 6]` for a double at an end)."""

    tile: str
    halves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CountView:
    """The count of the open ends (R6): its terms in line order, its sum and its arithmetic
    (`6+6 + 3 = 15`)."""

    terms: tuple[TermView, ...]
    total: int
    text: str


@dataclass(frozen=True, slots=True)
class PlacedView:
    """A tile on the table. `anchor` is the tile it was attached to (null for the lead), `place` the
    place of the anchor that it covers: of a single 0 is its higher half and 1 its lower half, of a
    double 0 and 1 are its two sides and 2 and 3 the two ends of a spinner. `pips` is the number
    that touches the anchor. Tiles come in the order in which they were played."""

    tile: str
    anchor: str | None
    place: int | None
    pips: int | None


@dataclass(frozen=True, slots=True)
class EndView:
    """An open end: the tile to attach to, the place of it that the next tile would cover (as in
    `PlacedView`) and the pips that it asks for. A lone double is one end."""

    anchor: str
    place: int
    pips: int


@dataclass(frozen=True, slots=True)
class LineView:
    """What is on the table; `count` is null while nothing is."""

    tiles: tuple[PlacedView, ...]
    ends: tuple[EndView, ...]
    count: CountView | None


@dataclass(frozen=True, slots=True)
class PlacementView:
    """A legal placement of a tile: the action's text, where it goes (`anchor` and `place` are null
    for a lead), the count that it would make and the points that it would score."""

    action: str
    anchor: str | None
    place: int | None
    pips: int | None
    count: CountView
    points: int


@dataclass(frozen=True, slots=True)
class HandTileView:
    """A tile of the hand that is shown; `why_not` is the error code where no placement is legal."""

    tile: str
    placements: tuple[PlacementView, ...]
    why_not: str | None


@dataclass(frozen=True, slots=True)
class HandView:
    """The hand that may be seen now. `drawn` is the tile drawn last in this turn; `must_place` says
    that it fits, so that it is the only tile that may be placed (R5.2)."""

    seat: int
    tiles: tuple[HandTileView, ...]
    drawn: str | None
    must_place: bool
    can_draw: bool
    can_pass: bool


@dataclass(frozen=True, slots=True)
class EventView:
    """One thing that happened, as everybody may know it: a placement tells tile, anchor (null for
    the lead), count and points; a draw and a pass only the seat."""

    kind: Literal["place", "draw", "pass"]
    seat: int
    tile: str | None
    anchor: str | None
    count: CountView | None
    points: int


@dataclass(frozen=True, slots=True)
class LotDrawView:
    """A tile that a seat drew in the lot."""

    seat: int
    tile: str
    pips: int


@dataclass(frozen=True, slots=True)
class LotView:
    """A lot for the lead (R3.1): a list of drawings, the later ones among those who tied."""

    drawings: tuple[tuple[LotDrawView, ...], ...]
    leader: int


@dataclass(frozen=True, slots=True)
class SettlementRowView:
    """What the end of a round means for a seat: the tiles left, their pips, the total rounded, what
    the score was, its change and what it is now (R8)."""

    seat: int
    hand: tuple[str, ...]
    pips: int
    rounded: int
    before: int
    change: int
    after: int


@dataclass(frozen=True, slots=True)
class RoundEndView:
    """How the round ended. `reason`: `domino`, `block`, or `target` (a placement won the match, so
    that nothing is settled, R9.2). `finisher` is the seat that played its last tile."""

    reason: Literal["domino", "block", "target"]
    finisher: int | None


@dataclass(frozen=True, slots=True)
class SettlementView:
    """The settlement of a round and who leads the next: `next_leader` is null where a lot decides
    (`next_reason` `lot`) or the match is over (`next_reason` null)."""

    rows: tuple[SettlementRowView, ...]
    next_leader: int | None
    next_reason: Literal["finisher", "lot"] | None


@dataclass(frozen=True, slots=True)
class SheetCellView:
    """A seat's line in a round of the score sheet: points from placements, the change by the
    settlement (null before it) and the score after it."""

    points: int
    settlement: int | None
    total: int


@dataclass(frozen=True, slots=True)
class SheetRoundView:
    """A round on the score sheet, the one in play included (`reason` is null there)."""

    number: int
    leader: int
    reason: Literal["domino", "block", "target"] | None
    finisher: int | None
    cells: tuple[SheetCellView, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that may be seen at the table now, by whoever looks at the screen."""

    version: int
    phase: Phase
    rules: RulesView
    round: int
    players: tuple[PlayerView, ...]
    to_act: int | None
    boneyard: int
    line: LineView
    hand: HandView | None
    undo: int | None
    log: tuple[EventView, ...]
    lot: LotView | None
    round_end: RoundEndView | None
    settlement: SettlementView | None
    sheet: tuple[SheetRoundView, ...]
    winners: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class TableReply:
    """The answer to every request: the view, and the record to keep (it holds hidden tiles: store
    it, never show it)."""

    view: TableView
    save: str


@dataclass(frozen=True, slots=True)
class ErrorReply:
    """A request that was refused: nothing has changed."""

    code: str
    message: str
    context: dict[str, str | int | None]
