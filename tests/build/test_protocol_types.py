import ast

import protocol_types
import pytest


def test_the_committed_types_are_those_of_the_protocol() -> None:
    wanted = protocol_types.format_module(protocol_types.read_sources())
    committed = protocol_types.TARGET.read_text(encoding="utf-8")
    assert committed == wanted, "run `make fmt`"


@pytest.mark.parametrize(
    ("annotation", "expected"),
    [
        ("int | None", "number | null"),
        ("tuple[int, ...]", "readonly number[]"),
        ("tuple[tuple[LotView, ...], ...]", "readonly (readonly LotView[])[]"),
        ("tuple[str, int]", "readonly [string, number]"),
        ('Literal["a", 1, True, None]', '"a" | 1 | true | null'),
        ("dict[str, bool]", "Readonly<Record<string, boolean>>"),
    ],
)
def test_an_annotation_becomes_the_type_of_its_json(annotation: str, expected: str) -> None:
    assert protocol_types.format_type(ast.parse(annotation, mode="eval").body) == expected


def test_a_type_that_json_cannot_carry_is_refused() -> None:
    with pytest.raises(ValueError, match="no TypeScript type"):
        protocol_types.format_type(ast.parse("list[int]", mode="eval").body)


def test_a_request_is_named_by_its_class_and_a_view_is_not() -> None:
    source = '''
class NewMatch:
    """Start."""

    names: tuple[str, ...]


class TableView:
    version: int


Request = NewMatch
'''
    types = protocol_types.format_module(source)
    assert '/** Start. */\nexport interface NewMatch {\n  readonly type: "new_match";\n' in types
    assert "export interface TableView {\n  readonly version: number;\n" in types


def test_a_field_that_is_called_like_a_method_of_tuples_has_its_own_name_on_the_wire() -> None:
    types = protocol_types.format_module(
        "class Request:\n    pass\n\n\nclass LineView:\n    count_: int\n\n\nRequest = LineView\n"
    )
    assert "  readonly count: number;\n" in types
