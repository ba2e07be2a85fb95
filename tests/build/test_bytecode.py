from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
import zipfile
from importlib.machinery import FrozenImporter, ModuleSpec
from pathlib import Path
from types import ModuleType

import bytecode
import pytest
import wheels


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the rules package in the bytecode of this Python."""
    directory = tmp_path_factory.mktemp("wheels")
    wheels.build_rules_wheel(directory)
    (wheel,) = directory.iterdir()
    wheel.write_bytes(bytecode.wheel(wheel.read_bytes()))
    return wheel


def test_a_wheel_holds_bytecode_for_every_source(made: Path) -> None:
    with zipfile.ZipFile(made) as archive:
        names = archive.namelist()
    assert "muggins_core/session.pyc" in names
    assert "muggins_core/py.typed" in names
    assert not [name for name in names if name.endswith(".py")]


def test_a_wheel_is_imported_without_a_source(made: Path) -> None:
    script = "import muggins_core; print(muggins_core.__file__)"
    run = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(made)!r}); {script}"]
    printed = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    assert printed.strip() == str(made / "muggins_core" / "__init__.pyc")


def test_the_record_of_a_wheel_is_of_what_is_in_it(made: Path) -> None:
    with zipfile.ZipFile(made) as archive:
        (record,) = (name for name in archive.namelist() if name.endswith("/RECORD"))
        lines = archive.read(record).decode().splitlines()
        told = {name: (digest, size) for name, digest, size in (line.split(",") for line in lines)}
        assert set(told) == set(archive.namelist())
        for name in set(told) - {record}:
            content = archive.read(name)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            assert told[name] == (f"sha256={digest}", str(len(content)))


def test_the_same_wheel_gives_the_same_bytes(tmp_path: Path) -> None:
    wheels.build_rules_wheel(tmp_path)
    (wheel,) = tmp_path.iterdir()
    assert bytecode.wheel(wheel.read_bytes()) == bytecode.wheel(wheel.read_bytes())


def test_of_a_library_only_the_modules_that_are_named_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "library.zip"
    with zipfile.ZipFile(source, "w") as archive:
        archive.writestr("used/__init__.py", "")
        archive.writestr("used/part.py", "VALUE = 5\n")
        archive.writestr("unused.py", "")
    monkeypatch.syspath_prepend(str(source))
    __import__("used.part")
    trimmed = tmp_path / "trimmed.zip"
    frozen = ModuleType("frozen")
    frozen.__spec__ = ModuleSpec("frozen", FrozenImporter)
    frozen.__file__ = f"{source}/unused.py"
    monkeypatch.setitem(sys.modules, "frozen", frozen)
    trimmed.write_bytes(bytecode.library(["used", "used.part", "frozen", "json", "sys"]))
    with zipfile.ZipFile(trimmed) as archive:
        assert archive.namelist() == ["used/__init__.pyc", "used/part.pyc"]
    script = f"import sys; sys.path.insert(0, {str(trimmed)!r}); import used.part; print(used.part.VALUE)"
    run = subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "5\n"
