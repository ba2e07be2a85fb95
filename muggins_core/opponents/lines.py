"""What can be played on, as a graph for searching: a node stands for every layout with the same open ends.

An open end is an int: its pips, and what it is the end of. Which tiles lie on the table plays no part, so
that a set of tiles makes only so many nodes, and each is worked out once: what fits, what it counts and
scores, and where each tile leads.
"""

from __future__ import annotations

from typing import NamedTuple

from muggins_core.layout import SIDES, SPINNER_PLACES, Layout
from muggins_core.rules import Rules, Scoring, SpinnerCount, SpinnerRule
from muggins_core.scoring import HEADER, HEADER_WITH_DOUBLE, points
from muggins_core.tiles import Tile, full_set

SINGLE, FIRST_DOUBLE, OTHER_DOUBLE = 0, 1, 5
"""What an end belongs to. A double is one of four in a row, by how many of its places are covered; the first
double of a round is told from the others only where the rules do."""
KINDS = 9
NO_LAYOUT = Layout()
"""What a count scores does not depend on the layout, headers apart."""
MOST_NODES = 40_000
"""More than a double-six set makes around one spinner; of a larger graph a part is forgotten."""

Ends = tuple[int, ...]


class Step(NamedTuple):
    """A tile at an end: the bit of the tile, the node that it leads to, what that scores, and whether the
    tile is a double."""

    bit: int
    node: Node
    points: int
    is_double: bool


class Node:
    """Layouts with the same open ends: `fit` has the bit of each tile that can be placed."""

    __slots__ = ("_best", "_graph", "_steps", "ends", "fit", "had_double", "points", "total")

    ends: Ends
    had_double: bool
    total: int
    points: int

    def __init__(self, graph: Graph, ends: Ends, had_double: bool) -> None:
        self._graph = graph
        self.ends = ends
        self.had_double = had_double
        self.total = sum([graph.values[end] for end in ends])
        self.points = graph.points_of(ends, self.total)
        self.fit = graph.fit_of(ends)
        self._steps: tuple[Step, ...] | None = None
        self._best: tuple[Step, ...] | None = None

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every placement, by tile; those that come to the same are one."""
        if self._steps is None:
            self._steps = self._graph.steps_from(self)
        return self._steps

    @property
    def best(self) -> tuple[Step, ...]:
        """Every placement, most points first, then the heaviest tile."""
        if self._best is None:
            pips = self._graph.pips
            self._best = tuple(sorted(self.steps, key=lambda step: (-step.points, -pips[step.bit])))
        return self._best

    def step(self, bit: int, after: Node) -> Step:
        """Return the placement of a tile that leaves the line like `after`, which need not be the same node:
        of a large graph a part is forgotten, and made again when it is come to."""
        left = (after.ends, after.had_double)
        return next(
            step for step in self.steps if step.bit == bit and (step.node.ends, step.node.had_double) == left
        )


class Graph:
    """The nodes of a set of rules, made when they are come to."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tiles = full_set(rules.tile_set)
        self.bits = {tile: 1 << at for at, tile in enumerate(self.tiles)}
        self.pips = {bit: tile.pips for tile, bit in self.bits.items()}
        self.doubles = sum([bit for tile, bit in self.bits.items() if tile.is_double])
        self._width = rules.tile_set + 1
        self._suits = [
            sum([bit for tile, bit in self.bits.items() if tile.has(pips)]) for pips in range(self._width)
        ]
        self._tells_first = rules.spinner is SpinnerRule.FIRST or (
            rules.spinner is SpinnerRule.ALL and rules.spinner_count is SpinnerCount.WHILE_EXPOSED
        )
        ends = range(KINDS * self._width)
        self.values = [self._value(*divmod(end, self._width)) for end in ends]
        self._covered = [self._when_covered(end, end // self._width) for end in ends]
        self._nodes: dict[tuple[Ends, bool], Node] = {}

    def node(self, ends: Ends, had_double: bool) -> Node:
        """Return the node with these ends, in rising order."""
        key = (ends, had_double)
        node = self._nodes.get(key)
        if node is None:
            if len(self._nodes) >= MOST_NODES:
                self._nodes.clear()
            node = self._nodes[key] = Node(self, ends, had_double)
        return node

    def node_of(self, layout: Layout) -> Node:
        """Return the node of a layout."""
        ends = [
            self._end(anchor, pips, covered, layout.first_double) for anchor, pips, _, covered in layout.ends
        ]
        return self.node(tuple(sorted(ends)), self._tells_first and layout.first_double is not None)

    def mask_of(self, tiles: tuple[Tile, ...]) -> int:
        """Return the bits of tiles."""
        return sum([self.bits[tile] for tile in tiles])

    def fit_of(self, ends: Ends) -> int:
        """Return the bits of the tiles that fit at one of these ends; all may be led where there are none."""
        fit = 0
        for end in ends:
            fit |= self._suits[end % self._width]
        return fit if ends else (1 << len(self.tiles)) - 1

    def points_of(self, ends: Ends, total: int) -> int:
        """Return what a placement scores that leaves these ends (R6.5, H3)."""
        if self.rules.scoring is Scoring.HEADERS:
            return self._header(ends) if ends else 0
        return points(NO_LAYOUT, total, self.rules)

    def steps_from(self, node: Node) -> tuple[Step, ...]:
        """Return every placement from a node."""
        steps: dict[Step, None] = {}
        for tile in self.tiles:
            for ends in self._after(tile, node):
                had_double = node.had_double or (tile.is_double and self._tells_first)
                to = self.node(tuple(sorted(ends)), had_double)
                steps[Step(self.bits[tile], to, to.points, tile.is_double)] = None
        return tuple(steps)

    def _after(self, tile: Tile, node: Node) -> list[list[int]]:
        """Return the ends that a tile can leave, for each end where it may be placed."""
        if not node.ends:
            if tile.is_double:
                return [[self._double(tile.high, 0, node.had_double)]]
            return [[tile.high, tile.low]]
        return [
            self._attached(tile, end, node) for end in dict.fromkeys(node.ends) if tile.has(end % self._width)
        ]

    def _attached(self, tile: Tile, end: int, node: Node) -> list[int]:
        ends = list(node.ends)
        ends.remove(end)
        stays = self._covered[end]
        if stays is not None:
            ends.append(stays)
        if tile.is_double:
            ends.append(self._double(tile.high, 1, node.had_double))
        else:
            ends.append(tile.other_half(end % self._width))
        return ends

    def _end(self, anchor: Tile, pips: int, covered: int, first_double: Tile | None) -> int:
        if not anchor.is_double:
            return pips
        return self._double(pips, covered, anchor is not first_double)

    def _double(self, pips: int, covered: int, is_later: bool) -> int:
        kind = OTHER_DOUBLE if is_later or not self._tells_first else FIRST_DOUBLE
        return (kind + covered) * self._width + pips

    def _value(self, kind: int, pips: int) -> int:
        """Return what an end adds to the count (R6.1-R6.4, H2)."""
        if kind == SINGLE:
            return pips
        covered = (kind - FIRST_DOUBLE) % SPINNER_PLACES
        if covered < SIDES:
            return 2 * pips
        is_counted = kind < OTHER_DOUBLE and self.rules.spinner_count is SpinnerCount.WHILE_EXPOSED
        return (2 * pips if covered == SIDES else pips) if is_counted else 0

    def _when_covered(self, end: int, kind: int) -> int | None:
        """Return what is left of an end when a tile is attached there (H1)."""
        if kind == SINGLE:
            return None
        opens = self.rules.spinner is SpinnerRule.ALL or (
            self.rules.spinner is SpinnerRule.FIRST and kind < OTHER_DOUBLE
        )
        covered = (kind - FIRST_DOUBLE) % SPINNER_PLACES
        return end + self._width if covered + 1 < (SPINNER_PLACES if opens else SIDES) else None

    def _header(self, ends: Ends) -> int:
        """Return the points for ends that show the same pips (H3)."""
        kinds = [end // self._width for end in ends]
        if len(ends) == 1:
            return HEADER
        if ends[0] % self._width != ends[-1] % self._width:
            return 0
        return HEADER_WITH_DOUBLE if any(kinds) else HEADER
