"""A second reading of H1 to H3, as plain as can be and sharing no code with the package: tiles are pairs
of numbers, and of each tile on the table it is kept which of its places are covered."""

from __future__ import annotations

Pair = tuple[int, int]


class NaiveTable:
    """The tiles on the table; believes every placement that it is told."""

    def __init__(self, spinner: str, spinner_count: str) -> None:
        self.spinner = spinner
        self.spinner_count = spinner_count
        self.covered: dict[Pair, list[int]] = {}
        """Of each tile, in the order of play, the pips of each place where it touches another."""
        self.first_double: Pair | None = None

    def place(self, tile: Pair, anchor: Pair | None) -> None:
        self.covered[tile] = []
        if anchor is not None:
            (pips,) = set(tile) & set(anchor)
            self.covered[tile].append(pips)
            self.covered[anchor].append(pips)
        if self.first_double is None and tile[0] == tile[1]:
            self.first_double = tile

    def places(self, tile: Pair) -> int:
        """Return how many tiles may touch this one (H1)."""
        is_spinner = {"none": False, "first": tile == self.first_double, "all": tile[0] == tile[1]}
        return 4 if is_spinner[self.spinner] else 2

    def open_places(self) -> set[tuple[Pair, int]]:
        """Return each tile that is open, with the pips that fit it there; like places are one."""
        found = set()
        for tile, covered in self.covered.items():
            if tile[0] == tile[1] and len(covered) < self.places(tile):
                found.add((tile, tile[0]))
            if tile[0] != tile[1]:
                found |= {(tile, pips) for pips in tile if pips not in covered}
        return found

    def count(self) -> int:
        return sum(self.counted(tile) for tile in self.covered)

    def counted(self, tile: Pair) -> int:
        """Return what a tile adds to the count (R6.2 to R6.4, H2)."""
        covered = self.covered[tile]
        if tile[0] != tile[1]:
            return sum(pips for pips in tile if pips not in covered)
        if tile == self.first_double and self.spinner_count == "while_exposed":
            halves = {0: 2, 1: 2, 2: 2, 3: 1, 4: 0}[len(covered)]
            # A double that is covered on all sides that it has shows nothing.
            return tile[0] * (halves if len(covered) < self.places(tile) else 0)
        return 2 * tile[0] if len(covered) < 2 else 0

    def points(self, scoring: str, units: tuple[int, ...], divisor: int) -> int:
        """Return what the last placement scores (H3)."""
        count = self.count()
        dividing = [unit for unit in units if count > 0 and count % unit == 0]
        if scoring == "multiples":
            return count // divisor if dividing else 0
        if scoring == "quotients":
            return sum(count // unit for unit in dividing)
        return self.header() if scoring == "headers" else 0

    def header(self) -> int:
        if len(self.covered) == 1:
            ((high, low),) = self.covered
            return 2 if high == low else 0
        ends = [(tile, pips) for tile, pips in self.open_places()]
        if len({pips for _, pips in ends}) > 1:
            return 0
        return 3 if any(tile[0] == tile[1] for tile, _ in ends) else 2
