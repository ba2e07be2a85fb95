"""The lines that explain rules: each is laid as the rules in force have it, where they give it a meaning."""

from __future__ import annotations

from typing import NamedTuple

from muggins_core.layout import Layout
from muggins_core.notation import parse_tile
from muggins_core.rules import Rules, Scoring, SpinnerCount, SpinnerRule

TALLY_EXAMPLE = 65
"""A score that shows both a whole symbol of the paper tally and loose strokes (R10)."""


class Diagram(NamedTuple):
    """A line that explains something."""

    name: str
    layout: Layout


_ENDS = "5-2 5-4>5-2 2-1>5-2"
_DOUBLE = "6-3 6-6>6-3"
_COVERED = "6-3 6-6>6-3 6-2>6-6"
_LONE = "5-5"
_SIDE = "5-5 5-0>5-5"
_SPINNER = "5-5 5-1>5-5 5-3>5-5 5-2>5-5 5-4>5-5"
_TREE = "5-5 5-3>5-5 5-1>5-5 5-2>5-5 3-3>5-3 3-2>3-3 4-3>3-3 6-3>3-3"
_HEADERS = "4-1 4-3>4-1 3-1>4-3"
_HEADER_DOUBLE = "4-1 4-3>4-1 3-1>4-3 1-1>4-1"


def diagrams(rules: Rules) -> tuple[Diagram, ...]:
    """Return the diagrams of the rules in force, in the order of explaining.

    >>> [diagram.name for diagram in diagrams(Rules())]
    ['ends', 'double', 'covered', 'lone', 'side']
    """
    texts = {"ends": _ENDS, "double": _DOUBLE}
    if rules.scoring in (Scoring.MULTIPLES, Scoring.QUOTIENTS):
        texts |= {_covered_name(rules): _COVERED, "lone": _LONE, "side": _SIDE}
    elif rules.scoring is Scoring.HEADERS:
        texts |= {"headers": _HEADERS, "header_double": _HEADER_DOUBLE}
    if rules.spinner is SpinnerRule.FIRST:
        texts |= {"spinner": _SPINNER}
    elif rules.spinner is SpinnerRule.ALL:
        texts |= {"spinner": _SPINNER, "tree": _TREE}
    return tuple(Diagram(name, laid(text, rules)) for name, text in texts.items())


def _covered_name(rules: Rules) -> str:
    """Return what a double that is covered on both sides explains: where the first double counts while it is
    exposed, that it still does (H2)."""
    is_exposed = rules.spinner_count is SpinnerCount.WHILE_EXPOSED and rules.spinner is not SpinnerRule.NONE
    return "exposed" if is_exposed else "covered"


def laid(text: str, rules: Rules) -> Layout:
    """Return the layout after the placements of a text such as `6-4 6-6>6-4`."""
    layout = Layout(rules.spinner)
    for placement in text.split():
        tile, _, anchor = placement.partition(">")
        layout = layout.place(parse_tile(tile), parse_tile(anchor) if anchor else None)
    return layout
