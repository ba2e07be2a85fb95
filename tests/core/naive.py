"""A second reading of rules.md, Part 1, as plain as can be and sharing no code with the package: tiles
are texts, the line is a list of halves from left to right."""

from __future__ import annotations

from collections.abc import Sequence

ROUND_BY = {0: 0, 1: -1, 2: -2, 3: 2, 4: 1}
"""What brings a total to the nearest multiple of five, by its remainder (R8.2)."""


def halves(tile: str) -> tuple[int, int]:
    high, low = tile.split("-")
    return int(high), int(low)


def name(tile: tuple[int, int]) -> str:
    return f"{max(tile)}-{min(tile)}"


class NaiveMatch:
    """A match that believes every action it is told."""

    def __init__(self, players: int, scores: Sequence[int]) -> None:
        self.seats = range(players)
        self.scores = list(scores)
        self.target = 250 if players == 2 else 200
        self.end: str | None = None
        self.next_leader: int | None = None
        self.winner: int | None = None

    def deal(self, leader: int, hands: Sequence[Sequence[str]], boneyard: Sequence[str]) -> None:
        self.hands = [list(hand) for hand in hands]
        self.boneyard = list(boneyard)
        self.line: list[tuple[int, int]] = []
        self.turn = leader
        self.end = None

    def legal(self) -> list[str]:
        if self.end:
            return []
        if placements := self.placements(self.turn):
            return sorted(placements)
        return ["draw"] if self.boneyard else ["pass"]

    def placements(self, seat: int) -> dict[str, list[tuple[int, int]]]:
        """Return the line that each placement of a seat would make, by the text of the placement."""
        found = {}
        for tile in self.hands[seat]:
            high, low = halves(tile)
            if not self.line:
                found[tile] = [(high, low)]
                continue
            first, last = self.line[0], self.line[-1]
            for left, right in ((high, low), (low, high)):
                if left == last[1]:
                    found[f"{tile}>{name(last)}"] = [*self.line, (left, right)]
                if right == first[0]:
                    found[f"{tile}>{name(first)}"] = [(left, right), *self.line]
        return found

    def count(self) -> int:
        if len(self.line) == 1:
            return sum(self.line[0])
        first, last = self.line[0], self.line[-1]
        left = sum(first) if first[0] == first[1] else first[0]
        right = sum(last) if last[0] == last[1] else last[1]
        return left + right

    def play(self, text: str) -> int:
        """Do an action of the seat to act; return the points that it scores."""
        seat = self.turn
        gained = 0
        if text == "draw":
            self.hands[seat].append(self.boneyard.pop(0))
        elif text == "pass":
            self.turn = (seat + 1) % len(self.seats)
        else:
            self.line = self.placements(seat)[text]
            self.hands[seat].remove(text.partition(">")[0])
            self.turn = (seat + 1) % len(self.seats)
            count = self.count()
            gained = count if count > 0 and count % 5 == 0 else 0
            self.scores[seat] += gained
        self.look_for_the_end(seat, gained)
        return gained

    def look_for_the_end(self, seat: int, gained: int) -> None:
        if gained and self.scores[seat] >= self.target:
            self.end, self.winner, self.next_leader = "target", seat, None
        elif not self.hands[seat]:
            self.settle("domino", seat)
        elif not self.boneyard and not any(self.placements(other) for other in self.seats):
            self.settle("block", None)

    def settle(self, end: str, finisher: int | None) -> None:
        for seat in self.seats:
            pips = sum(sum(halves(tile)) for tile in self.hands[seat])
            self.scores[seat] -= pips + ROUND_BY[pips % 5]
        self.end, self.next_leader = end, finisher
