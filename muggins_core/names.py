"""Names of players and of house rules: what is kept of a text that was typed or came with a record."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from muggins_core.errors import BadRequest, Code

LONGEST_NAME = 20
LONGEST_RULES_NAME = 40
_ZERO_WIDTH_JOINER = "\u200d"
_JOINERS = "\u200c" + _ZERO_WIDTH_JOINER
"""Format characters that belong inside words and emoji; the others could turn a line around."""
_FLAG_LETTERS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
"""Two of them are a flag."""
_SKINS = frozenset(map(chr, range(0x1F3FB, 0x1F400)))


def checked_names(texts: Sequence[str]) -> tuple[str, ...]:
    """Return the names tidied; raises `BadRequest` for an empty, too long or repeated one."""
    names = tuple(map(tidied, texts))
    for seat, name in enumerate(names):
        if not name or len(name) > LONGEST_NAME:
            raise BadRequest(Code.BAD_NAMES, f"a name must have 1 to {LONGEST_NAME} characters", seat=seat)
        if name.casefold() in {other.casefold() for other in names[:seat]}:
            raise BadRequest(Code.NAME_TAKEN, f"there are two players named {name}", seat=seat, name=name)
    return names


def usable_names(texts: Sequence[str], players: int) -> tuple[str, ...]:
    """Return names for so many seats from a record: tidied, cut short, numbers where one is missing."""
    given = [_cut(text, LONGEST_NAME) for text in texts] or [""] * players
    return tuple(name or str(seat + 1) for seat, name in enumerate(given))


def usable_rules_name(text: str) -> str:
    """Return a name for house rules, tidied and cut short; empty where nothing is left of it."""
    return _cut(text, LONGEST_RULES_NAME)


def tidied(text: str) -> str:
    r"""Return a text without control characters and with single spaces.

    >>> tidied("  Ann \t  Lee ")
    'Ann Lee'
    """
    kept = "".join(
        character if character in _JOINERS or unicodedata.category(character)[0] != "C" else " "
        for character in unicodedata.normalize("NFC", text)
    )
    words = (word.strip(_JOINERS) for word in kept.split())
    return " ".join(word for word in words if word)


def _cut(text: str, longest: int) -> str:
    """Return a text tidied and cut short, not inside of what is seen as one character."""
    kept, name = "", tidied(text)
    for cluster in _clusters(name):
        if len(kept + cluster) > longest:
            break
        kept += cluster
    # One character of so many parts is no name, but it must not be lost.
    return tidied(kept or name[:longest])


def _clusters(text: str) -> Iterator[str]:
    r"""Yield what is seen as one character: letters with their marks, joined emoji, flags.

    >>> [len(cluster) for cluster in _clusters("a\u20dd\U0001f1eb\U0001f1ee\U0001f469\u200d\U0001f467")]
    [2, 2, 3]
    """
    cluster = ""
    for character in text:
        if cluster and not _belongs(character, cluster):
            yield cluster
            cluster = ""
        cluster += character
    if cluster:
        yield cluster


def _belongs(character: str, cluster: str) -> bool:
    if character in _FLAG_LETTERS:
        return cluster[-1] == _ZERO_WIDTH_JOINER or cluster in _FLAG_LETTERS
    is_mark = character in _JOINERS or character in _SKINS or unicodedata.category(character)[0] == "M"
    return is_mark or cluster[-1] == _ZERO_WIDTH_JOINER
