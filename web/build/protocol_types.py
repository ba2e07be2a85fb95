"""Write the TypeScript types of the boundary from the named tuples of the protocol in `muggins_core`.

The modules are read as text, so the docstrings and their order come along and nothing is imported.
Run it without arguments to rewrite the types, with `--check` to learn whether they are stale.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [ROOT / "muggins_core" / f"{name}.py" for name in ("protocol", "requests", "shown")]
TARGET = ROOT / "web" / "src" / "engine" / "protocol.d.ts"

HEADER = """\
// Generated from muggins_core/protocol.py and what it is made of by web/build/protocol_types.py: do not edit.
"""

FOOTER = """\
/** The names by which requests go over the wire. */
export type RequestType = Request["type"];

/** What a request of a type carries besides its type. */
export type RequestFields<T extends RequestType> = Omit<Extract<Request, { type: T }>, "type">;
"""

LINE_LENGTH = 100
SCALARS = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "object": "unknown"}


def wire_name(class_name: str) -> str:
    """The `type` of a request on the wire.

    >>> wire_name("NewMatch")
    'new_match'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", class_name).lower()


def format_comment(text: str | None, indent: str = "") -> str:
    """A docstring as a TSDoc comment, or nothing where there is none."""
    if not text:
        return ""
    lines = textwrap.dedent(text).strip().splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def format_type(node: ast.expr) -> str:
    """A Python annotation as a TypeScript type; raises ValueError for one that JSON cannot carry.

    >>> format_type(ast.parse("tuple[str | None, ...]", mode="eval").body)
    'readonly (string | null)[]'
    """
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return SCALARS.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{format_type(left)} | {format_type(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            return " | ".join(_format_literal(item) for item in _items(inner))
        case ast.Subscript(value=ast.Name(id="tuple"), slice=inner):
            return _format_tuple(_items(inner))
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Readonly<Record<{format_type(key)}, {format_type(value)}>>"
    raise ValueError(f"no TypeScript type for {ast.unparse(node)}")


def _items(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def _format_literal(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=bool() as value):
            return str(value).lower()
        case ast.Constant(value=str() as value):
            return f'"{value}"'
        case ast.Constant(value=int() as value):
            return str(value)
    raise ValueError(f"no TypeScript literal for {ast.unparse(node)}")


def _format_tuple(items: list[ast.expr]) -> str:
    if isinstance(items[-1], ast.Constant) and items[-1].value is Ellipsis:
        inner = format_type(items[0])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    return "readonly [" + ", ".join(format_type(item) for item in items) + "]"


def _format_interface(node: ast.ClassDef, is_request: bool) -> str:
    lines = [f'  readonly type: "{wire_name(node.name)}";\n'] if is_request else []
    for index, statement in enumerate(node.body):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            comment = format_comment(_docstring_after(node.body, index), "  ")
            may_lack = "?" if is_request and statement.value is not None else ""
            # The `_` that tells a field from what every tuple has does not go over the wire.
            name = statement.target.id.rstrip("_")
            field = f"  readonly {name}{may_lack}: {format_type(statement.annotation)};\n"
            lines.append(comment + field)
    comment = format_comment(ast.get_docstring(node))
    return f"{comment}export interface {node.name} {{\n{''.join(lines)}}}\n"


def _format_alias(name: str, value: ast.expr, comment: str) -> str:
    line = f"export type {name} = {format_type(value)};\n"
    if len(line) > LINE_LENGTH:
        parts = format_type(value).split(" | ")
        line = f"export type {name} =\n" + "\n".join(f"  | {part}" for part in parts) + ";\n"
    return comment + line


def _docstring_after(body: list[ast.stmt], index: int) -> str | None:
    match body[index + 1 : index + 2]:
        case [ast.Expr(value=ast.Constant(value=str() as text))]:
            return text
    return None


def _request_names(module: ast.Module) -> set[str]:
    """The classes in the union called Request, those of unions within it included."""
    unions = {
        statement.targets[0].id: {item.id for item in ast.walk(statement.value) if isinstance(item, ast.Name)}
        for statement in module.body
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
    }
    if "Request" not in unions:
        raise ValueError("the protocol has no union called Request")
    names = unions["Request"]
    while within := names & unions.keys():
        names = (names - within).union(*(unions[name] for name in within))
    return names


def read_sources() -> str:
    """The modules of the protocol as one; no docstring of a module is taken for that of what is before it."""
    return "\n\npass\n\n".join(source.read_text(encoding="utf-8") for source in SOURCES)


def format_module(source: str) -> str:
    """All of a protocol module as the text of a declaration file."""
    module = ast.parse(source)
    requests = _request_names(module)
    parts = [HEADER + format_comment(ast.get_docstring(module)).replace("/**", "/*", 1)]
    for index, statement in enumerate(module.body):
        match statement:
            case ast.ClassDef(name=name):
                parts.append(_format_interface(statement, name in requests))
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                comment = format_comment(_docstring_after(module.body, index))
                parts.append(_format_alias(name, value, comment))
    return "\n".join([*parts, FOOTER])


def main() -> int:
    """Rewrite the types, or with `--check` only tell whether they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="change nothing, fail if stale")
    wanted = format_module(read_sources())
    if not parser.parse_args().check:
        TARGET.write_text(wanted, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{TARGET.relative_to(ROOT)} is stale: run {Path(__file__).name}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
