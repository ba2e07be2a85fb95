import zipfile
from pathlib import Path

import wheels


def test_the_same_sources_give_the_same_wheel(tmp_path: Path) -> None:
    built = []
    for name in ("one", "two"):
        directory = tmp_path / name
        directory.mkdir()
        wheels.build_rules_wheel(directory)
        (wheel,) = directory.iterdir()
        built.append((wheel.name, wheel.read_bytes()))
    assert built[0] == built[1]


def test_a_new_wheel_takes_the_place_of_the_old(tmp_path: Path) -> None:
    (tmp_path / "muggins_core-0.0.1-py3-none-any.whl").touch()
    wheels.build_rules_wheel(tmp_path)
    assert len(list(tmp_path.glob("muggins_core-*.whl"))) == 1


def test_the_wheel_holds_the_typed_package_and_nothing_else(tmp_path: Path) -> None:
    wheels.build_rules_wheel(tmp_path)
    (wheel,) = tmp_path.iterdir()
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "muggins_core/session.py" in names
    assert "muggins_core/py.typed" in names
    assert all(name.startswith(("muggins_core/", "muggins_core-")) for name in names)
    assert not any("__pycache__" in name for name in names)


def test_a_directory_without_a_history_has_the_time_of_the_earliest_zip(tmp_path: Path) -> None:
    assert wheels.commit_time(tmp_path) == wheels.EARLIEST_ZIP_TIME
