"""Counts, points, rounding, settlement and the paper tally."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from muggins_core.events import Count, Term
from muggins_core.layout import SIDES, End, Layout
from muggins_core.rules import WINNER_SETTLEMENTS, Rules, Scoring, Settlement, SpinnerCount
from muggins_core.tiles import Tile
from muggins_core.values import make

Hands = tuple[tuple[Tile, ...], ...]

_MULTIPLES = Scoring.MULTIPLES
"""Kept at hand, since until Python 3.12 a member of an enum is looked up slowly."""

STROKE, SYMBOL = 5, 50
"""What a stroke and a whole symbol of the paper tally are worth (R10)."""
HEADER, HEADER_WITH_DOUBLE = 2, 3
"""Points for matching ends (H3)."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A score on paper (R10): a minus, whole symbols of 50, and loose strokes of 5 (0 to 9)."""

    is_negative: bool
    wholes: int
    strokes: int


def count(layout: Layout, rules: Rules) -> Count:
    """Return the count of a layout (R6.1-R6.4; with spinners H2).

    A lone single counts both halves, a double both of its halves until both sides are covered.
    """
    terms: list[Term] = []
    total = 0
    for end in layout.ends:
        anchor, pips, _, _ = end
        if not anchor.is_double:
            terms.append((anchor, (pips,)))
            total += pips
        elif halves := _counted_halves_of_double(end, layout, rules):
            terms.append((anchor, (pips,) * halves))
            total += pips * halves
    return make(Count, (tuple(terms), total))


def end_value(end: End, layout: Layout, rules: Rules) -> int:
    """Return what an open end adds to the count now (R6.1-R6.4, H2): 0 where it may only be played on.

    >>> layout = Layout().lead(Tile(6, 4))
    >>> [end_value(end, layout, Rules()) for end in layout.ends]
    [6, 4]
    """
    halves = _counted_halves_of_double(end, layout, rules) if end.anchor.is_double else 1
    return end.pips * halves


def _counted_halves_of_double(end: End, layout: Layout, rules: Rules) -> int:
    """Return how many halves of a double with an open end count."""
    if end.covered < SIDES:
        return 2
    if rules.spinner_count is SpinnerCount.WHILE_EXPOSED and end.anchor is layout.first_double:
        return 2 if end.covered == SIDES else 1
    return 0


def points(layout: Layout, total: int, rules: Rules) -> int:
    """Return what a placement scores that made this layout with this count (R6.5, H3).

    >>> [points(Layout(), total, Rules()) for total in (0, 12, 15, 20)]
    [0, 0, 15, 20]
    """
    if rules.scoring is _MULTIPLES:
        for unit in rules.units:
            if total > 0 and total % unit == 0:
                return total // rules.divisor
        return 0
    if rules.scoring is Scoring.HEADERS:
        return _header(layout)
    if total <= 0 or rules.scoring is Scoring.NONE:
        return 0
    return sum(total // unit for unit in rules.units if total % unit == 0)


def _header(layout: Layout) -> int:
    """Return the points for ends that show the same pips: a lone double has two of them."""
    ends = layout.ends
    if len(layout.tiles) == 1:
        return HEADER if ends[0].anchor.is_double else 0
    if ends[0].pips != ends[-1].pips:
        return 0
    return HEADER_WITH_DOUBLE if any(end.anchor.is_double for end in ends) else HEADER


def rounded(pips: int, unit: int) -> int:
    """Return `pips` rounded to the nearest multiple of an odd `unit` (R8.2).

    >>> [rounded(pips, 5) for pips in (2, 3, 7, 8, -3)]
    [0, 5, 5, 10, -5]
    """
    return (pips + unit // 2) // unit * unit


def pips_of(hand: tuple[Tile, ...]) -> int:
    """Return the pips of a hand."""
    return sum([tile.pips for tile in hand])


def block_winner(pips: tuple[int, ...], rules: Rules) -> int | None:
    """Return the seat that wins a blocked round, with so many pips left in each hand: the lowest, where a
    winner is asked for (H6).

    Sides that tie have no winner; of partners who tie it is the lower seat.
    """
    if rules.blocked not in WINNER_SETTLEMENTS:
        return None
    lowest = [seat for seat, left in enumerate(pips) if left == min(pips)]
    return lowest[0] if len({rules.side_of(seat) for seat in lowest}) == 1 else None


class Account(NamedTuple):
    """What a settlement means for a side (R8, H6): pips `added` and `taken` off, their sum rounded once,
    and the change of the score, which is that divided. Nothing is added where pips play no part."""

    added: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    rounded: int = 0
    change: int = 0

    @property
    def pips(self) -> int:
        """What is rounded."""
        return sum(self.added) - sum(self.taken)


def settle(kind: Settlement, pips: tuple[int, ...], winner: int | None, rules: Rules) -> tuple[Account, ...]:
    """Return the account of each side at the end of a round, with so many pips left in each hand (R8, H6).

    Without a winner nobody gains by a settlement that asks for one.
    """
    if kind is Settlement.OWN_DEBIT:
        return tuple([_debit(side, pips, rules) for side in range(rules.sides)])
    accounts = [Account()] * rules.sides
    if winner is not None and kind in WINNER_SETTLEMENTS:
        accounts[rules.side_of(winner)] = _winnings(kind, pips, winner, rules)
    return tuple(accounts)


def _debit(side: int, pips: tuple[int, ...], rules: Rules) -> Account:
    added = _of_side(side, pips, rules)
    owed = rounded(sum(added), rules.round_to)
    return Account(added, (), owed, -(owed // rules.divisor))


def _winnings(kind: Settlement, pips: tuple[int, ...], winner: int, rules: Rules) -> Account:
    if kind is Settlement.WINNER_BONUS:
        return Account(change=rules.domino_bonus)
    side = rules.side_of(winner)
    opposing = tuple(left for seat, left in enumerate(pips) if rules.side_of(seat) != side)
    taken: tuple[int, ...] = ()
    if kind is Settlement.WINNER_DIFFERENCE:
        taken = _of_side(side, pips, rules)
    elif kind is Settlement.WINNER_EACH_DIFFERENCE:
        taken = (pips[winner],) * len(opposing)
    return _account(opposing, taken, rules)


def _account(added: tuple[int, ...], taken: tuple[int, ...], rules: Rules) -> Account:
    change = rounded(sum(added) - sum(taken), rules.round_to)
    return Account(added, taken, change, change // rules.divisor)


def _of_side(side: int, pips: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    return pips[side :: rules.sides]


def tally(score: int) -> Tally:
    """Return the paper tally of a score (R10); what is left under a stroke is not drawn.

    >>> tally(65)
    Tally(is_negative=False, wholes=1, strokes=3)
    """
    size = abs(score)
    return Tally(score < 0, size // SYMBOL, size % SYMBOL // STROKE)
