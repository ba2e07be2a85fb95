"""A round in the form that is quick to play on: sets of tiles as ints, the line as a node of its graph.

It knows every hand: one is made of a state, or of what a seat imagines (`worlds`), never of a view. Counts
are taken for announced, and nobody calls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from muggins_core.opponents.lines import Graph, Node, Step
from muggins_core.rules import DrawRule, ExtraTurn, LeadTile, Rules, Scoring, Settlement, WinBy, WinWhen
from muggins_core.scoring import block_winner, settle
from muggins_core.state import MatchState
from muggins_core.tiles import full_set

Policy = Callable[[Node, int, "Position"], Step]
"""Chooses among the steps of a node one whose tile is in a hand; it is only asked where there is one."""
_UNITS = {Scoring.QUOTIENTS: 0.3, Scoring.HEADERS: 0.3, Scoring.NONE: 1.0}
CHUNK = 10
CHUNK_MASK = (1 << CHUNK) - 1


class Table:
    """What the rules say of a round, in a form that is quick to ask."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.graph = Graph(rules)
        self.seats = rules.players
        self.sides = tuple(rules.side_of(seat) for seat in range(rules.players))
        self.leads = _leads(rules, self.graph)
        """The tiles that may be led, where it does not depend on the deal."""
        self.keeps = rules.reserve
        """How many tiles of the boneyard are never drawn."""
        self.draws = rules.draw is not DrawRule.NONE
        self.draws_one = rules.draw is DrawRule.ONE
        self.moves_again = rules.extra_turn is ExtraTurn.DOUBLE_OR_SCORE
        self.bonus = rules.domino_bonus if rules.settlement is Settlement.NONE else 0
        by_points = rules.win_by is WinBy.POINTS
        self.goal = rules.target if by_points and rules.win_when is WinWhen.AT_ONCE else None
        """The score that ends the match at once (R9.2)."""
        self.limit = rules.target if by_points and rules.target_mode == "exact" else None
        """The score that none may overshoot."""
        self.unit = _UNITS[rules.scoring] if rules.scoring is not Scoring.MULTIPLES else 1 / rules.divisor
        """What a pip is about worth in points of these rules."""
        self.settled = lru_cache(maxsize=20_000)(self._settled)
        self._pips = _pip_tables(rules)

    def pips_of(self, hand: int) -> int:
        """Return the pips of a hand."""
        pips = 0
        for table in self._pips:
            pips += table[hand & CHUNK_MASK]
            hand >>= CHUNK
        return pips

    def _settled(self, finisher: int | None, pips: tuple[int, ...]) -> tuple[int, ...]:
        """Return what the settlement changes each side's score by, after a domino or a block (R8, H6)."""
        rules = self.rules
        if finisher is not None:
            accounts = settle(rules.settlement, pips, finisher, rules)
        else:
            accounts = settle(rules.blocked, pips, block_winner(pips, rules), rules)
        return tuple([account.change for account in accounts])


def _leads(rules: Rules, graph: Graph) -> int:
    if rules.lead_tile is LeadTile.ANY:
        return graph.node((), had_double=False).fit
    leads = graph.node((), had_double=False).steps
    return sum([step.bit for step in leads if step.is_double or step.points])


def _pip_tables(rules: Rules) -> list[list[int]]:
    """Return the pips of every set of ten tiles that follow one another."""
    weights = [tile.pips for tile in full_set(rules.tile_set)]
    tables = []
    for start in range(0, len(weights), CHUNK):
        sums = [0]
        for weight in weights[start : start + CHUNK]:
            sums += [sum_ + weight for sum_ in sums]
        tables.append(sums)
    return tables


@lru_cache(maxsize=4)
def table_of(rules: Rules) -> Table:
    """Return the table of these rules, with what is known of it already."""
    return Table(rules)


class Position:
    """A round in play, which changes as it is played on.

    `boneyard` has the bits of its tiles, the next one last; `has_drawn` says that the seat to act drew in
    this turn. `scores` are by side; `ended` is None until the end, then "domino", "block" or "target".
    """

    __slots__ = ("boneyard", "ended", "hands", "has_drawn", "node", "scores", "seat", "table")

    def __init__(
        self,
        table: Table,
        node: Node,
        hands: Sequence[int],
        boneyard: Sequence[int],
        seat: int,
        scores: Sequence[int],
        has_drawn: bool = False,
    ) -> None:
        self.table = table
        self.node = node
        self.hands = list(hands)
        self.boneyard = list(boneyard)
        self.seat = seat
        self.scores = list(scores)
        self.has_drawn = has_drawn
        self.ended: str | None = None

    def copy(self) -> Position:
        """Return the same round, to be played on apart."""
        copy = Position(
            self.table, self.node, self.hands, self.boneyard, self.seat, self.scores, self.has_drawn
        )
        copy.ended = self.ended
        return copy

    def play(self, step: Step) -> None:
        """Place a tile of the seat to act, and end the round where that does."""
        bit, self.node, points, is_double = step
        table, seat = self.table, self.seat
        hand = self.hands[seat] = self.hands[seat] & ~bit
        self.has_drawn = False
        if not hand:
            points += table.bonus
        if points:
            side = table.sides[seat]
            score = self.scores[side] + points
            if table.limit is not None and score > table.limit:
                points = 0
            else:
                self.scores[side] = score
                if table.goal is not None and score >= table.goal:
                    self.ended = "target"
                    return
        if not hand:
            self._end(seat)
            return
        if not (table.moves_again and (is_double or points)):
            self.seat = (seat + 1) % table.seats
        self._end_if_blocked()

    def draw(self) -> None:
        """Draw the next tile."""
        self.hands[self.seat] |= self.boneyard.pop()
        self.has_drawn = True
        self._end_if_blocked()

    def pass_(self) -> None:
        """Pass the turn on."""
        self.seat = (self.seat + 1) % self.table.seats
        self.has_drawn = False
        self._end_if_blocked()

    @property
    def placeable(self) -> int:
        """The tiles of the seat to act that it may place (R3.4, R4.2)."""
        hand = self.hands[self.seat]
        return hand & self.node.fit if self.node.ends else hand & self._leadable()

    @property
    def can_draw(self) -> bool:
        """Whether the seat to act may still draw in this turn, a placement apart (R5.1, R5.4)."""
        table = self.table
        if not self.node.ends or (self.has_drawn and table.draws_one):
            return False
        return table.draws and len(self.boneyard) > table.keeps

    def finish(self, policy: Policy) -> None:
        """Play the round to its end, each placement by the policy."""
        while hand := self.move_on():
            self.play(policy(self.node, hand, self))

    def move_on(self) -> int:
        """Draw and pass until somebody can place; return the tiles that may be, 0 where the round is over."""
        while self.ended is None:
            hand = self.placeable
            if hand:
                return hand
            if self.can_draw:
                self.draw()
            else:
                self.pass_()
        return 0

    def _leadable(self) -> int:
        """Return the tiles that may be led, whoever holds them."""
        table = self.table
        if table.rules.lead_tile is not LeadTile.LOWEST_DOUBLE:
            return table.leads
        dealt = 0
        for hand in self.hands:
            dealt |= hand
        doubles = dealt & table.graph.doubles
        return doubles & -doubles

    def _end_if_blocked(self) -> None:
        table = self.table
        if table.draws and len(self.boneyard) > table.keeps:
            return
        fit = self.node.fit
        for hand in self.hands:
            if hand & fit:
                return
        if self.node.ends:
            self._end(None)

    def _end(self, finisher: int | None) -> None:
        """Settle the round (R8)."""
        table = self.table
        self.ended = "block" if finisher is None else "domino"
        changes = table.settled(finisher, tuple([table.pips_of(hand) for hand in self.hands]))
        self.scores = [score + change for score, change in zip(self.scores, changes, strict=True)]


def position_of(match: MatchState) -> Position:
    """Return the position of a round in play."""
    round_ = match.round
    assert round_ is not None, "a position is one of a round in play"
    table = table_of(match.rules)
    bits = table.graph.bits
    return Position(
        table,
        table.graph.node_of(round_.layout),
        [table.graph.mask_of(hand) for hand in round_.hands],
        [bits[tile] for tile in reversed(round_.boneyard)],
        round_.to_act,
        match.scores,
        round_.drawn is not None,
    )
