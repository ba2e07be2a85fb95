"""Named tuples of `protocol` to JSON values, and JSON texts to requests, with every field checked."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

from muggins_core.errors import BadRequest, Code
from muggins_core.requests import Options, Request

RequestId = int | str | None


def wire_name(request_type: type) -> str:
    """Return the `type` that a request has on the wire.

    >>> from muggins_core.requests import NewMatch
    >>> wire_name(NewMatch)
    'new_match'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", request_type.__name__).lower()


_REQUEST_TYPES = {wire_name(request_type): request_type for request_type in get_args(Request)}


def encode(value: Any) -> Any:
    """Return named tuples, tuples and plain values as what `json.dumps` takes. The `_` at the end of a
    field's name, which tells it from what every tuple has, stays here."""
    if hasattr(value, "_fields"):
        return {name.rstrip("_"): encode(item) for name, item in zip(value._fields, value, strict=True)}
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    return value


def decode_message(text: str) -> tuple[RequestId, Mapping[str, Any]]:
    """Return the id of a message (None if it has none) and the message, still unchecked."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRequest(Code.BAD_REQUEST, "this is not JSON") from None
    if not isinstance(data, dict):
        raise BadRequest(Code.BAD_REQUEST, "a request must be an object")
    request_id = data.get("id")
    return (request_id if isinstance(request_id, int | str) else None), data


def decode_request(data: Mapping[str, Any]) -> Request:
    """Return the request that a message makes; raises `BadRequest` for an unknown type or a field
    that is missing or of the wrong type. Unknown fields are ignored."""
    kind = data.get("type")
    request_type = _REQUEST_TYPES.get(kind) if isinstance(kind, str) else None
    if request_type is None:
        raise BadRequest(Code.BAD_REQUEST, "there is no request of this type")
    hints = get_type_hints(request_type)
    values = {
        name: _checked(name, hint, data.get(name))
        for name, hint in hints.items()
        if name in data or name not in request_type._field_defaults
    }
    request: Request = request_type(**values)
    return request


def _checked(name: str, hint: Any, value: Any) -> Any:
    if hint == tuple[str, ...]:
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple(value)
    elif hint == Options:
        if isinstance(value, dict):
            return value
    elif type(value) in (get_args(hint) or (hint,)):
        return value
    raise BadRequest(Code.BAD_REQUEST, f"the field {name!r} is missing or of a wrong type", field=name)
