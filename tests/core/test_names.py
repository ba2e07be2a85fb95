"""Names of players and of house rules, typed or from a record."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muggins_core import BadRequest, Code
from muggins_core.names import (
    LONGEST_NAME,
    LONGEST_RULES_NAME,
    checked_names,
    tidied,
    usable_names,
    usable_rules_name,
)

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
"""An emoji of three that zero-width joiners hold together."""

texts = st.text() | st.text(alphabet="\u200c\u200d \u202e\u0308Ab\t", max_size=30)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t  Lee \n", "Ann Lee"),
        ("Ann\u00a0Lee", "Ann Lee"),
        ("Ann\x00\x1b[31m", "Ann [31m"),
        ("\u202eAnn\u2066", "Ann"),
        ("\ufeffAnn\u200b", "Ann"),
        ("A\u0308nn", "\u00c4nn"),
        ("\ud800Ann", "Ann"),
        (FAMILY, FAMILY),
        ("\u0646\u0627\u0645\u0647\u200c\u0627", "\u0646\u0627\u0645\u0647\u200c\u0627"),
        ("\u200dAnn\u200c", "Ann"),
        ("Ann \u200d", "Ann"),
        ("\u200d Ann", "Ann"),
        ("Ann \u200d Lee", "Ann Lee"),
        ("\u200d", ""),
        ("", ""),
    ],
)
def test_name_is_tidied(text: str, name: str) -> None:
    assert tidied(text) == name


@given(texts)
def test_tidied_name_is_tidy_and_printable(text: str) -> None:
    name = tidied(text)
    assert tidied(name) == name
    assert name == name.strip()
    assert all(unicodedata.category(character) != "Cc" for character in name)


def test_names_are_checked_in_their_order() -> None:
    assert checked_names([" Ann ", "Bob", "x" * LONGEST_NAME]) == ("Ann", "Bob", "x" * LONGEST_NAME)


@pytest.mark.parametrize("wrong", ["", " ", "\u200d", "x" * (LONGEST_NAME + 1)])
def test_empty_or_too_long_name_is_refused(wrong: str) -> None:
    with pytest.raises(BadRequest) as refused:
        checked_names(["Ann", wrong])
    assert (refused.value.code, refused.value.context) == (Code.BAD_NAMES, {"seat": 1})


@pytest.mark.parametrize("again", ["Ann", "ANN", " ann "])
def test_repeated_name_is_refused(again: str) -> None:
    with pytest.raises(BadRequest) as refused:
        checked_names(["Ann", "Bob", again])
    assert refused.value.code is Code.NAME_TAKEN
    assert refused.value.context == {"seat": 2, "name": again.strip()}


def test_names_of_a_record_are_cut_short_and_numbered_where_one_is_missing() -> None:
    assert usable_names([], 3) == ("1", "2", "3")
    assert usable_names(["Ann", " "], 2) == ("Ann", "2")
    assert usable_names(["x" * 19 + " yz", "Bob"], 2) == ("x" * 19, "Bob")


@given(
    st.lists(
        st.text(alphabet=st.characters(codec=None) | st.sampled_from("\u200c\u200d ")), min_size=2, max_size=4
    )
)
def test_names_of_a_record_are_usable_again(texts: list[str]) -> None:
    names = usable_names(texts, len(texts))
    assert usable_names(names, len(texts)) == names
    assert all(0 < len(name) <= LONGEST_NAME for name in names)


WOMAN_OF_COLOUR = "\U0001f469\U0001f3fd"
FINLAND = "\U0001f1eb\U0001f1ee"


@pytest.mark.parametrize(
    "whole",
    [FAMILY, WOMAN_OF_COLOUR, f"{WOMAN_OF_COLOUR}\u200d\U0001f680", FINLAND, "\u2764\ufe0f", "q\u0323\u0307"],
)
def test_name_is_not_cut_inside_of_what_is_seen_as_one_character(whole: str) -> None:
    for room in range(1, len(whole)):
        start = "x" * (LONGEST_NAME - room)
        assert usable_names([start + whole, "Bob"], 2) == (start, "Bob")
    fitting = "x" * (LONGEST_NAME - len(whole)) + whole
    assert usable_names([fitting + whole, "Bob"], 2) == (fitting, "Bob")
    assert usable_rules_name(fitting + whole) == fitting + whole


def test_flags_are_cut_from_one_another() -> None:
    (name, _) = usable_names(["x" + FINLAND * 10, "Bob"], 2)
    assert name == "x" + FINLAND * 9


def test_character_of_endless_marks_is_a_name() -> None:
    (name, _) = usable_names(["a" + "\u0323" * 90, "Bob"], 2)
    assert len(name) == LONGEST_NAME


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Our \t Sunday\n", "Our Sunday"),
        ("\u202e<b>Sunday</b>", "<b>Sunday</b>"),
        ("x" * LONGEST_RULES_NAME + "y", "x" * LONGEST_RULES_NAME),
        ("x" * (LONGEST_RULES_NAME - 1) + " y", "x" * (LONGEST_RULES_NAME - 1)),
        ("\ud800 ", ""),
        ("", ""),
    ],
)
def test_name_of_house_rules_is_tidied_and_cut_short(text: str, name: str) -> None:
    assert usable_rules_name(text) == name
    assert usable_rules_name(name) == name
