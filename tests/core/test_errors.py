"""Errors: stable codes, a message, and what it speaks of."""

from __future__ import annotations

import pytest

from muggins_core import (
    BadNotation,
    BadRecord,
    BadRequest,
    BadRules,
    Code,
    IllegalAction,
    MugginsError,
)


def test_codes_are_their_names_in_small_letters() -> None:
    assert [code.value for code in Code] == [code.name.lower() for code in Code]


@pytest.mark.parametrize("kind", [BadNotation, BadRecord, BadRequest, BadRules, IllegalAction])
def test_every_error_has_a_code_a_message_and_a_context(kind: type[MugginsError]) -> None:
    error = kind(Code.NO_MATCH, "6-4 fits nowhere", tile="6-4", seat=None)
    assert isinstance(error, MugginsError)
    assert (error.code, error.message, str(error)) == (Code.NO_MATCH, "6-4 fits nowhere", "6-4 fits nowhere")
    assert error.context == {"tile": "6-4", "seat": None}
