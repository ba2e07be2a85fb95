"""How well a computer player plays: four levels, each a step above the one before."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """Beginners are sensible but careless, casual players take points and seldom see more; skilled players
    and experts think of what the others may hold."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    SKILLED = "skilled"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Skill:
    """What makes a level; shares are from 0 to 1."""

    deals: int
    """In how many imagined deals each placement is played on; without any, most points now are best."""
    is_wary: bool = False
    """Whether others are thought to look ahead, and remembered for what they did."""
    haste: float = 0.0
    """The share of placements for which no deal is looked at."""
    slips: float = 0.0
    """The share of placements that are made without a thought."""
    misses: float = 0.0
    """The share of scores that are not announced, and of those of others that are not called (H4, H5)."""
    false_calls: float = 0.0
    """The share of placements without a score that are called all the same."""


SKILLS = {
    Level.BEGINNER: Skill(deals=0, slips=0.2, misses=0.25, false_calls=0.02),
    Level.CASUAL: Skill(deals=10, haste=0.6, misses=0.1),
    Level.SKILLED: Skill(deals=50, is_wary=True, haste=0.16, misses=0.03),
    Level.EXPERT: Skill(deals=250, is_wary=True),
}
"""Meant to be felt, each of them, and none a wall: `make bench-strength` shows whether they are."""
