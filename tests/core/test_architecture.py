"""What the package may import and what its values are made of."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest

import muggins_core
from muggins_core import Deal, MatchState, SeatView, Tile, Transition
from muggins_core.tiles import full_set
from tests.core.random_play import random_rounds

PACKAGE = Path(muggins_core.__file__).parent

RULES_MODULES = (
    "errors",
    "tiles",
    "values",
    "rules",
    "presets",
    "layout",
    "actions",
    "events",
    "state",
    "scoring",
    "leading",
    "legal",
    "winning",
    "deal",
    "engine",
    "views",
    "notation",
    "records",
)
"""Imports go up this list only; these know no clock, no input and no output."""

MODULES = (
    *RULES_MODULES,
    "opponents.scopes",
    "opponents.lines",
    "opponents.position",
    "opponents.policies",
    "opponents.endgame",
    "opponents.worlds",
    "opponents.thinking",
    "opponents.temperaments",
    "opponents.levels",
    "opponents.hints",
    "opponents.reviewing",
    "opponents.choosing",
    "opponents",
    "replay",
    "lessons",
    "diagrams",
    "shown",
    "requests",
    "protocol",
    "codec",
    "names",
    "seats",
    "idle",
    "rules_view",
    "line_view",
    "sheet_view",
    "standing_view",
    "table_view",
    "learn_view",
    "table",
    "computers",
    "advice_view",
    "session",
    "line_text",
    "terminal",
    "__main__",
)

OUTSIDE_OF_RULES = {
    "__future__",
    "abc",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "json",
    "math",
    "random",
    "re",
    "typing",
}
"""What rules need of the standard library: nothing that differs from one run to the next."""


def path_of(name: str) -> Path:
    """Return the file of a module, or of a package where it is one."""
    path = PACKAGE.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def imports(name: str) -> Iterator[tuple[str, str]]:
    """Yield module and imported name (empty for a whole module) of each import of a module."""
    tree = ast.parse(path_of(name).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} has a relative import"
            yield from ((str(node.module), alias.name) for alias in node.names)


def inner_imports(name: str) -> set[str]:
    """Return the modules of the package that a module imports."""
    found = set()
    for module, imported in imports(name):
        package, _, inner = module.partition(".")
        if package == PACKAGE.name:
            found.add(inner or imported)
    return found


def module(name: str) -> ModuleType:
    return importlib.import_module(f"{PACKAGE.name}.{name}")


def test_every_module_has_its_place_in_the_order() -> None:
    assert set(PACKAGE.rglob("*.py")) == {path_of(name) for name in (*MODULES, "__init__")}


@pytest.mark.parametrize("name", MODULES)
def test_imports_inside_the_package_go_up_the_order_only(name: str) -> None:
    assert inner_imports(name) <= set(MODULES[: MODULES.index(name)])


def test_the_front_door_opens_on_rules_alone() -> None:
    assert inner_imports("__init__") <= set(RULES_MODULES)


@pytest.mark.parametrize("name", [*MODULES, "__init__"])
def test_nothing_outside_the_standard_library_is_imported(name: str) -> None:
    outside = {imported.partition(".")[0] for imported, _ in imports(name)} - {PACKAGE.name}
    assert outside <= sys.stdlib_module_names


@pytest.mark.parametrize("name", RULES_MODULES)
def test_rules_import_nothing_that_differs_from_run_to_run(name: str) -> None:
    outside = {imported.partition(".")[0] for imported, _ in imports(name)} - {PACKAGE.name}
    assert outside <= OUTSIDE_OF_RULES
    assert {what for imported, what in imports(name) if imported == "random"} <= {"Random"}


def test_a_session_begins_without_waiting_for_the_opponents() -> None:
    program = "import sys, muggins_core.session; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=PACKAGE.parent, stdout=subprocess.PIPE, check=True
    )
    loaded = done.stdout.decode().split()
    assert "muggins_core.table" in loaded
    assert not [name for name in loaded if name.startswith("muggins_core.opponents")]


def test_playing_leaves_nothing_behind_in_a_module() -> None:
    def kept() -> list[str]:
        own = ((key, value) for name in RULES_MODULES for key, value in vars(module(name)).items())
        return [f"{key} {value!r}" for key, value in own if not key.startswith("__")]

    before = kept()
    *_, last = random_rounds(2, 20, "nothing left behind")
    assert last.transition.state.results
    assert kept() == before


@pytest.mark.parametrize("name", MODULES)
def test_every_dataclass_is_frozen_and_slotted(name: str) -> None:
    for value in vars(module(name)).values():
        if isinstance(value, type) and is_dataclass(value):
            assert value.__dataclass_params__.frozen, value
            assert "__slots__" in vars(value), value


@pytest.mark.parametrize("root", [MatchState, Transition, Deal, SeatView])
def test_states_are_made_of_what_cannot_change_all_the_way_down(root: type) -> None:
    seen: set[Any] = set()
    waiting: list[Any] = [root]
    while waiting:
        kind = waiting.pop()
        if kind in seen:
            continue
        seen.add(kind)
        if get_origin(kind) in (tuple, UnionType):
            waiting += [part for part in get_args(kind) if part is not Ellipsis]
        elif is_dataclass(kind):
            hints = get_type_hints(kind)
            waiting += [hints[field.name] for field in fields(kind)]
        elif isinstance(kind, type) and issubclass(kind, tuple):
            hints = get_type_hints(kind)
            waiting += [hints[name] for name in kind._fields]
        else:
            assert kind in (int, str, bool, NoneType, Tile) or issubclass(kind, Enum), kind
    assert Tile in seen


def test_tiles_are_shared_by_all_sets() -> None:
    assert set(full_set(6)) < set(full_set(9))


def test_no_module_hides_what_the_front_door_offers() -> None:
    assert set(muggins_core.__all__).isdisjoint(MODULES)
