"""JSON values beside the types of the protocol."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints


def assert_conforms(value: Any, hint: Any) -> None:
    """Assert that a JSON value is what the protocol's type says."""
    origin, parts = get_origin(hint), get_args(hint)
    if hasattr(hint, "_fields"):
        hints = {name.rstrip("_"): part for name, part in get_type_hints(hint).items()}
        assert set(value) == set(hints), hint
        for name, part in hints.items():
            assert_conforms(value[name], part)
    elif origin is tuple:
        assert isinstance(value, list), hint
        for item in value:
            assert_conforms(item, parts[0])
    elif origin is Literal:
        assert value in parts
    elif origin in (UnionType, Union):
        # Either one type or none, or one of several plain types.
        *plain, last = (part for part in parts if part is not NoneType)
        assert len(parts) > len(plain) + 1 or value is not None, hint
        if value is not None:
            assert_conforms(value, type(value) if type(value) in plain else last)
    else:
        assert type(value) is hint, (value, hint)
