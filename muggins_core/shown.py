"""What a view of the table holds, which the replies of the protocol carry (`protocol`).

Tiles are texts (`6-4`), seats are numbers from 0, points and counts are raw numbers. Nothing in a view is
hidden from the person who is looking at it. A field that is `count` on the wire is `count_` here, since every
tuple has a `count` of its own.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

OptionValue = str | int
NextReason = Literal["finisher", "round_winner", "rotate", "lot", "lowest_double"]
Phase = Literal["lot", "curtain", "turn", "thinking", "round_end", "settled", "match_end"]
"""What the table waits for.

`lot`: the lot is shown; Proceed. `curtain`: nobody's hand is shown; ShowHand. `turn`: the hand of
the seat to act is shown; Act. `thinking`: a computer seat is to act; Think, then Move. `round_end`:
the last placement, draw or pass ended the round, hands are still hidden (an Undo may still be possible);
Proceed. `settled`: all hands and the settlement are shown; Proceed. `match_end`: the winner is known;
Rematch or NewMatch. Where only one person plays there is no curtain: their hand is shown in `turn` and in
`thinking`.
"""
Level = Literal["beginner", "casual", "skilled", "expert"]
"""How well a computer player plays."""
Temperament = Literal["even", "blocker", "hoarder", "racer"]
"""What a computer player likes: nothing in particular, to shut ends, to keep doubles, to be rid of pips."""


class OptionView(NamedTuple):
    """A house rule in force: its value, what the preset and what `muggins` has for so many players, and
    what it may be: one of `choices`, or a number from `lowest` to `highest`. Lists of units are texts
    (`5+3`), `max_rounds` without a limit is `none`. `idle_by` is the rule beside which this one makes no
    difference, null where it makes one; `in_muggins` is null where it makes none in Muggins."""

    name: str
    value: OptionValue
    idle_by: str | None
    in_preset: OptionValue
    in_muggins: OptionValue | None
    choices: tuple[OptionValue, ...]
    lowest: int | None
    highest: int | None


class RulesView(NamedTuple):
    """The rules in force. `announces`: points are scored by announcing the count, so that no view shows
    a count before its time (H4), and that `sayable` are the counts to offer for it. `target` is null where
    going out wins; `goal` is the target then too, in rounds that a side has dominoed. `options` are all
    house rules, in the order of rules.md."""

    preset: str
    players: int
    sides: int
    highest: int
    target: int | None
    goal: int
    round_to: int
    divisor: int
    announces: bool
    calls: bool
    sayable: tuple[int, ...]
    options: tuple[OptionView, ...]


class GameView(NamedTuple):
    """A named game, and the numbers of players that it is for with a double-six set."""

    preset: str
    players: tuple[int, ...]


class TallyView(NamedTuple):
    """The paper tally of a score (R10): whole symbols of 50, then loose strokes of 5, drawn in the
    order: two for the big X, then two for the small x of each corner. `text` is the number."""

    negative: bool
    wholes: int
    strokes: int


class ComputerView(NamedTuple):
    """What a computer player is like."""

    level: Level
    temperament: Temperament = "even"


class PlayerView(NamedTuple):
    """A seat as everybody sees it: the side it plays for, with that side's score, how many `tiles`
    it holds, and the computer player that sits there (null for a person)."""

    seat: int
    side: int
    name: str
    score: int
    tiles: int
    tally: TallyView
    computer: ComputerView | None


class TermView(NamedTuple):
    """A tile that counts, and the halves of it that do (`[6, 6]` for a double at an end)."""

    tile: str
    halves: tuple[int, ...]


class CountView(NamedTuple):
    """The count of the open ends (R6): its terms in line order, its sum and its arithmetic
    (`6+6 + 3 = 15`)."""

    terms: tuple[TermView, ...]
    total: int
    text: str


class PlacedView(NamedTuple):
    """A tile on the table. `anchor` is the tile it was attached to (null for the lead), `place` the
    place of the anchor that it covers: of a single 0 is its higher half and 1 its lower half, of a
    double 0 and 1 are its two sides and 2 and 3 the two ends of a spinner. `pips` is the number
    that touches the anchor. Tiles come in the order in which they were played."""

    tile: str
    anchor: str | None
    place: int | None
    pips: int | None


class EndView(NamedTuple):
    """An open end: the tile to attach to, the place of it that the next tile would cover (as in
    `PlacedView`), the pips that it asks for and its `value`, what it adds to the count now (null where
    counts are announced). A lone double, and the two ends of a spinner, are one end."""

    anchor: str
    place: int
    pips: int
    value: int | None


class LineView(NamedTuple):
    """What is on the table; `count` is null while nothing is, and where counts are announced. `scoring`
    are the ends that count now, by anchor; other ends may only be played on."""

    tiles: tuple[PlacedView, ...]
    ends: tuple[EndView, ...]
    scoring: tuple[str, ...]
    count_: CountView | None


class PlacementView(NamedTuple):
    """A legal placement of a tile: the action's text, where it goes (`anchor` and `place` are null
    for a lead), the count that it would make and the points that it would score (both null where counts
    are announced)."""

    action: str
    anchor: str | None
    place: int | None
    pips: int | None
    count_: CountView | None
    points: int | None


class HandTileView(NamedTuple):
    """A tile of the hand that is shown; `why_not` is the error code where no placement is legal."""

    tile: str
    placements: tuple[PlacementView, ...]
    why_not: str | None


class HandView(NamedTuple):
    """The hand that may be seen now, which has nothing to do while another seat thinks. `drawn` is the tile
    drawn last in this turn; `must_place` says that it fits, so that it is the only tile that may be placed
    (R5.2)."""

    seat: int
    tiles: tuple[HandTileView, ...]
    drawn: str | None
    must_place: bool
    can_draw: bool
    can_pass: bool


class EventView(NamedTuple):
    """One thing that happened, as everybody may know it; a draw and a pass tell only the seat.

    A placement tells tile, anchor (null for the lead), what was `announced` (null for silence), count and
    points; the count is null while a call may still come. `missed` are the points that nobody took with
    it, once that is over. A call tells whose placement it was `on`, the points that were `missed` with that
    (0: the call was false), those that the caller gained (none where they would overshoot an exact target,
    minus for a false call) and what was `deducted` from the other side.
    """

    kind: Literal["place", "draw", "pass", "call"]
    seat: int
    tile: str | None = None
    anchor: str | None = None
    announced: int | None = None
    count_: CountView | None = None
    points: int = 0
    missed: int = 0
    on: int | None = None
    deducted: int = 0


class WindowView(NamedTuple):
    """The time in which the last placement, by `seat`, may be called: the `callers` are those to offer it
    to, people alone, since computer seats call by themselves (`Listen`). After a first call there are none:
    it has told the count and taken what was missed, so that another, which the rules allow, could only be
    false (H5)."""

    seat: int
    callers: tuple[int, ...]


class ThinkingView(NamedTuple):
    """A computer seat that is to act, and the `share` of its thinking that is done, from 0 to 1: then it has
    chosen."""

    seat: int
    share: float


class LotDrawView(NamedTuple):
    """A tile that a seat drew in the lot."""

    seat: int
    tile: str
    pips: int


class LotView(NamedTuple):
    """A lot for the lead (R3.1): a list of drawings, the later ones among those who tied."""

    drawings: tuple[tuple[LotDrawView, ...], ...]
    leader: int


class HandLeftView(NamedTuple):
    """What a seat has left at the end of a round."""

    seat: int
    hand: tuple[str, ...]
    pips: int


class AccountView(NamedTuple):
    """What the settlement means for a side: the arithmetic of its pips (`13`, `6 + 9 - 4 = 11`, null where
    pips play no part), those rounded, and the score before, its change (rounded, and divided) and after."""

    side: int
    sum: str | None
    rounded: int | None
    before: int
    change: int
    after: int


class RoundEndView(NamedTuple):
    """How the round ended. `reason`: `domino`, `block`, or `target` (a placement won the match, so
    that nothing is settled, R9.2). `finisher` is the seat that played its last tile."""

    reason: Literal["domino", "block", "target"]
    finisher: int | None


class SettlementView(NamedTuple):
    """The settlement of a round, of the `kind` that the rules name (`own_debit`, …), who won the round,
    and who leads the next: `next_leader` is null where a lot or the next deal decides (`next_reason`
    `lot`, `lowest_double`) or the match is over (`next_reason` null)."""

    kind: str
    winner: int | None
    hands: tuple[HandLeftView, ...]
    accounts: tuple[AccountView, ...]
    next_leader: int | None
    next_reason: NextReason | None


class SheetCellView(NamedTuple):
    """A side's line in a round of the score sheet: points from placements, what calls brought or cost,
    the change by the settlement (null before it) and the score after it; whether the side dominoed the
    round, and what it had `done` of the goal after it, in points or in rounds dominoed."""

    points: int
    calls: int
    settlement: int | None
    total: int
    is_out: bool
    done: int


class SheetRoundView(NamedTuple):
    """A round on the score sheet, the one in play included (`reason` is null there)."""

    number: int
    leader: int
    reason: Literal["domino", "block", "target"] | None
    finisher: int | None
    cells: tuple[SheetCellView, ...]


class StandingView(NamedTuple):
    """Where a side stands: what it has `done` of the goal, in points or in rounds dominoed, what is `left`
    (0 beyond the goal) and the share of the way, from 0 to 1; its rank from 1, with winners first, which
    those who are level share; and the `gain` by the last placement and the calls on it, minus for a loss."""

    side: int
    done: int
    left: int
    share: float
    rank: int
    gain: int


class LeadView(NamedTuple):
    """Who is in front: the sides with the most `done`, how much that is, by how much more than the next
    (0 where all are level), and how often another side came to be alone in front than the one before it,
    round by round."""

    ahead: tuple[int, ...]
    done: int
    margin: int
    changes: int


class TableView(NamedTuple):
    """Everything that may be seen at the table now, by whoever looks at the screen. `rules_name` is what
    the players call the rules, a text of theirs, or empty."""

    version: int
    phase: Phase
    rules: RulesView
    rules_name: str
    round: int
    players: tuple[PlayerView, ...]
    to_act: int | None
    boneyard: int
    line: LineView
    hand: HandView | None
    thinking: ThinkingView | None
    undo: int | None
    log: tuple[EventView, ...]
    window: WindowView | None
    lot: LotView | None
    round_end: RoundEndView | None
    settlement: SettlementView | None
    sheet: tuple[SheetRoundView, ...]
    standings: tuple[StandingView, ...]
    lead: LeadView
    winners: tuple[int, ...] | None
