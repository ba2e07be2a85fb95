"""What a computer player likes: it decides between placements that are worth about the same."""

from __future__ import annotations

from enum import StrEnum

from muggins_core.opponents.thinking import Thought

BLOCKS = 4.0
"""What it is worth to a blocker, in pips, that none of the unseen tiles fits."""
HOARDS = 3.0
"""What a double in the hand is worth to a hoarder."""
RACES = 0.3
"""What each pip is worth that a racer is rid of."""


class Temperament(StrEnum):
    """Even: likes nothing in particular. A blocker shuts ends, a hoarder keeps doubles, a racer plays heavy
    tiles out."""

    EVEN = "even"
    BLOCKER = "blocker"
    HOARDER = "hoarder"
    RACER = "racer"


def leaning(temperament: Temperament, thought: Thought, at: int) -> float:
    """Return what a placement is worth to a temperament alone, in points."""
    tile, unit = thought.placements[at].tile, thought.table.unit
    if temperament is Temperament.BLOCKER:
        unseen = thought.unseen
        fitting = sum([1 for bit in unseen if bit & thought.steps[at].node.fit])
        return BLOCKS * unit * (1 - fitting / max(1, len(unseen)))
    if temperament is Temperament.HOARDER:
        return -HOARDS * unit if tile.is_double else 0.0
    return RACES * unit * tile.pips if temperament is Temperament.RACER else 0.0
